# The score pad: boards of Ghosts Galore from a real table, written down and counted.

web-pad-title = Score pad
web-pad-lead = For a game of Ghosts Galore on your own table: write the finished boards down, and every line is counted and explained.
web-pad-private = The boards stay in this browser.
web-pad-private-counting = The boards stay in this browser. To be counted they go to this server, without names, and it keeps nothing.
web-pad-stop = Count no more
web-pad-file = The sheet
web-pad-example = See an example
web-pad-example-open = The example of the printed rules: 97 and 102.
web-pad-open = Open a file
web-pad-save = Save as a file
web-pad-print = Print
web-pad-clear = Clear all
web-pad-clear-title = Clear the whole sheet?
web-pad-clear-text = All boards and names are wiped off. You can still undo it as long as this page is open.
web-pad-clear-no = Keep it
web-pad-clear-yes = Clear all
web-pad-saved = Saved as { $file }.
web-pad-opened = { $file } is open.
web-pad-too-large = { $file } is too large for a score sheet.
web-pad-no-sheet = { $file } is no score sheet.
web-pad-unread = { $file } cannot be read. What is wrong with it, the server can say, once you let it count.
web-pad-refused = { $file } cannot be read: { $why }
web-pad-drop = Let go to open the sheet
web-pad-undo = Undo
web-pad-undone = The last change is undone.

## Players

web-pad-players = Players
web-pad-player = Player { $player }
web-pad-add-player = Another player
web-pad-remove-player = Remove this player
web-pad-remove-title = Remove { $name }?
web-pad-remove-text = Their board goes with them. You can undo it.
web-pad-remove-yes = Remove
web-pad-name = Name
web-pad-side = Board
web-pad-side-own = As printed
web-pad-side-taken = { $side } ({ $name } has this board)
web-pad-side-how = Tap the doors around the board until they are like yours: plain, bone, teeth, wall.
web-pad-side-set = A board of our own set. Choose “As printed” if yours has other doors.
web-pad-doors = The twelve doors
web-pad-door = { $where }: { $kind }. Press to change it

## Filling a space

web-pad-hint = Tap a space, then choose what is printed on its tile. Tap it again to turn it.
web-pad-hint-keys = Keys: arrows choose a space, Enter fills it, R turns it, digits type a tile's number, Delete empties it.
web-pad-no-tile = No tile yet
web-pad-tile-label = { $face }, { $turned }. Press to turn it
web-pad-how = How to enter the tile
web-pad-how-printed = Printed
web-pad-how-number = Number
web-pad-how-faces = Faces
web-pad-empty-space = Empty it
web-pad-next = Next space
web-pad-track = Track
web-pad-track-first = First the track, then who stands on it.
web-pad-who = Who stands there
web-pad-who-next = Who stands on it? Up to three, and diamonds.
web-pad-add = Add: { $what }
web-pad-remove = Take away: { $what }
web-pad-section = { $what } stands on track { $section }. Press for the other one
web-pad-section-short = The other track
web-pad-section-hint = The small track beside each shows where it stands; tap it to change that.
web-pad-taken = Tile { $tile } already lies on { $name }'s board, in { $place }. Every tile exists once.
web-pad-take = Move it here
web-pad-twin = One just like it lies on { $name }'s board, in { $place }. Was it entered twice?
web-pad-our-set = Numbers and faces are those of our own set. If your box shows something else, enter it as printed.
web-pad-number = Number of the tile, 1 to { $most }
web-pad-no-number = There are tiles 1 to { $most }.
web-pad-lay = Lay it
web-pad-keys = Digits
web-pad-number-keys = R turns it, Enter goes on.
web-pad-back = Delete the last digit
web-pad-filter = Only tiles that show
web-pad-found = { $count ->
    [0] No tile of ours shows all that.
    [one] One tile shows that.
   *[other] { $count } tiles show that.
}

## Scores

web-pad-ask = Counting is done by this server. The boards are sent there without names, and nothing is kept.
web-pad-agree = Count
web-pad-no-score = The sheet fills itself in as soon as a tile lies on the board.
web-pad-so-far = so far
web-pad-uncounted = not counted yet
web-pad-so-far-missing = { $total ->
    [one] { $written } point so far.
   *[other] { $written } points so far.
} { $missing }
web-pad-complete = { $name }'s board is complete: { $total ->
    [one] { $written } point.
   *[other] { $written } points.
}
web-pad-missing-spaces = { $spaces ->
    [one] One space is still empty.
   *[other] { $spaces } spaces are still empty.
}
web-pad-missing-doors = A board has two bone doors and two tooth doors: { $bone ->
    [0] bone is right
    [1] one bone door is missing
    [2] two bone doors are missing
   *[other] there are too many bone doors
}, { $tooth ->
    [0] tooth is right
    [1] one tooth door is missing
    [2] two tooth doors are missing
   *[other] there are too many tooth doors
}.
web-pad-source = { $count ->
    [0] { $points ->
        [one] { $signed } point.
       *[other] { $signed } points.
    }
   *[other] { $points ->
        [one] { $signed } point: { $places }.
       *[other] { $signed } points: { $places }.
    }
}
web-pad-still = { $name }: { $missing }
web-pad-offline = The server cannot be reached, so nothing can be counted now. Your boards are safe here; we keep trying.
web-pad-tally = All boards
web-pad-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-pad-rank = Place
web-pad-winner = { $many ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-pad-paper = Score sheet
