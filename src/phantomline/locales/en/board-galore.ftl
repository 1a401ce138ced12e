# What the drawn board of Ghosts Galore says, beside the words of the game itself.

board-galore-table = The table of Ghosts Galore
board-galore-round = Round { $round } of { $rounds }
board-galore-last-round = The hidden tiles
board-galore-setup = Setting up
board-galore-over = The boards are full
board-galore-ended = The game ended early
board-galore-lamp = { $who ->
    [you] You have the lamp
   *[other] { $name } has the lamp
}

## The stack, the tiles beside it, and the minecarts

board-galore-market = Stack and open tiles
board-galore-stack = { $count ->
    [0] Empty stack
    [one] One tile left
   *[other] { $count } tiles left
}
board-galore-draw = Draw a tile
board-galore-draw-label = Draw a tile from the stack, { $count ->
    [one] one is left
   *[other] { $count } are left
}
board-galore-face-up = Tiles that lie face up
board-galore-face-up-none = No tile lies face up yet.
board-galore-claim = Claim
board-galore-claim-label = Claim: tile { $tile } ({ $face })
board-galore-claim-it = Claim it
board-galore-leave-it = Leave it
board-galore-tile = Tile { $tile } ({ $face })
board-galore-drawn = { $who ->
    [you] You drew this tile. Claim it, or leave it for { $others ->
        [one] the other player?
       *[other] the others?
    }
   *[other] { $name } drew this tile and decides.
}
board-galore-cart = { $who ->
    [you] Your minecart: tile { $tile } ({ $face })
   *[other] { $name }'s minecart: tile { $tile } ({ $face })
}
board-galore-cart-empty = { $who ->
    [you] Your minecart is empty
   *[other] { $name }'s minecart is empty
}
board-galore-cart-yours = Your minecart

## Boards

board-galore-your-board = Your board
board-galore-board-of = { $name }'s board
board-galore-spaces = The nine spaces
board-galore-space-empty = Empty: { $place }
board-galore-space-tile = { $face }, { $turned }, in { $place }
board-galore-space-draft = Your tile for now in { $place }, { $turned }: { $gain }
board-galore-space-settled = Your tile in { $place }, { $turned }, until all have placed
board-galore-doors = Bone doors: { $bone }. Tooth doors: { $tooth }.
board-galore-door = { $side ->
    [north] top { $place ->
        [1] left
        [2] middle
       *[3] right
    }
    [south] bottom { $place ->
        [1] left
        [2] middle
       *[3] right
    }
    [west] left { $place ->
        [1] upper
        [2] middle
       *[3] lower
    }
   *[east] right { $place ->
        [1] upper
        [2] middle
       *[3] lower
    }
}
board-galore-others = { $count ->
    [one] The other board
   *[other] The others' boards
}
board-galore-zoom = { $name }: { $points ->
    [one] { $written } point
   *[other] { $written } points
}, { $tiles ->
    [one] one tile laid
   *[other] { $tiles } tiles laid
}. Look closer
board-galore-thinking = is thinking
board-galore-ready = is ready
board-galore-on-turn = on turn

## Placing

board-galore-hand = Your tile
board-galore-hand-hidden = Your hidden tile
board-galore-hand-label = Your tile ({ $face }), { $turned }. Press to turn it, drag it onto a space
board-galore-how = Drag the tile onto a space, or tap a space. Tap the tile to turn it.
board-galore-keys = Keys: arrows choose a space, R turns, Enter places.
board-galore-turn-left = Turn left
board-galore-turn-right = Turn right
board-galore-place = Place it here
board-galore-place-first = Choose a space first
board-galore-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
board-galore-gain-none = no points more or less
board-galore-gain-wait = working out the points …
board-galore-then = Then { $total } in all
board-galore-then-hidden = { $total } with your hidden tile
board-galore-settled = Your tile lies. The tiles are shown when all have placed theirs.
board-galore-still = Still thinking: { $names }
board-galore-others-place = Everyone places a tile now.

## Score sheet

board-galore-sheet = Score sheet
board-galore-sheet-of = { $name }: score sheet
board-galore-sheet-hint = Choose a line to see on the board what earns it.
board-galore-unit = { $points ->
    [one] point
   *[other] points
}
board-galore-extra = with your hidden tile
board-galore-column-laid = laid
board-galore-column-hidden = hidden
board-galore-dead-ends = { $count ->
    [0] No dead ends.
    [one] One dead end.
   *[other] { $count } dead ends.
}
board-galore-total = { $points ->
    [one] point.
   *[other] points.
}
board-galore-total-hidden = { $points ->
    [one] point
   *[other] points
} with your hidden tile, { $laid } without it.
board-galore-hidden = Hidden tile
board-galore-hidden-more = Only you see it. It goes on your last space.
board-galore-hidden-cover = Your hidden tile: { $face }. Press to cover it
board-galore-hidden-look = Look at your hidden tile

## Setting up

board-galore-sides-more = Paths between two doors score; between the two bone or the two tooth doors they score double.
board-galore-chosen = You have chosen.
board-galore-keep-more = The other tile goes back. The one you keep comes last, on your ninth space.
board-galore-keep = Keep this one

## The end

board-galore-scoring = The scoring
board-galore-scoring-again = See the scoring
board-galore-skip = Skip to the end
board-galore-to-boards = Back to the boards
board-galore-wins = { $winners_who ->
    [you] You win!
    [one] { $winners } wins!
   *[many] { $winners } win together!
}
