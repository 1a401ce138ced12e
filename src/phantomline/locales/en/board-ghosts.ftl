# What the drawn board of Ghosts says, beside the words of the game itself.

board-ghosts-table = The table of Ghosts

## The fright

board-ghosts-level = Fright level
board-ghosts-level-of = { $level } of { $most }
board-ghosts-level-next = { $level } to { $then }
# How the stage feels at each level.
board-ghosts-mood = { $level ->
    [0] All is quiet.
    [1] A board creaks.
    [2] Something stirs.
    [3] A cold draught.
    [4] Eyes in the dark.
    [5] It is behind the hill.
    [6] Hearts are pounding.
   *[7] Not one ghost more!
}
board-ghosts-candles = { $left ->
    [0] No candle is left: only the colour on top or mist.
    [one] One candle still burns.
   *[other] { $left } candles still burn.
}

## The table

board-ghosts-round = Round { $round } of { $rounds }
board-ghosts-direction = { $way ->
    [alternate] You take turns
    [clockwise] Play goes clockwise
   *[other] Play goes counter-clockwise
}
board-ghosts-around = Around the table
board-ghosts-seat = { $who ->
    [you] You
   *[other] { $name }
}{ $turn ->
    [now] , on turn
   *[later] { "" }
}: { $fright ->
    [one] one fright point
   *[other] { $fright } fright points
}, { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}, { $taken ->
    [0] nothing face down, so unafraid
    [one] one card face down
   *[other] { $taken } cards face down
}
board-ghosts-turn = { $who ->
    [you] your turn
   *[other] on turn
}
board-ghosts-you = You
board-ghosts-unafraid = unafraid
board-ghosts-fright-word = { $count ->
    [one] fright point
   *[other] fright points
}
board-ghosts-pile-empty = No pile yet: any card starts it
board-ghosts-pile-told = { $count ->
    [one] One card in the pile.
   *[other] { $count } cards in the pile.
} { $top ->
    [none] No ghost on it yet.
   *[card] On top: { $top }.
} { $mists ->
    [0] No mist beneath.
    [one] One mist card beneath.
   *[other] { $mists } mist cards beneath.
}
board-ghosts-deck = { $count ->
    [0] The deck is empty: nobody draws any more
    [one] One card left to draw
   *[other] { $count } cards left to draw
}

## The hand

board-ghosts-hand = Your hand
board-ghosts-hand-empty = Your hand is empty. Should your turn come now, the round is over.
# Says what the tag on the card says, in the same words.
board-ghosts-play = Play the { $card }: { $effect ->
    [plain] it fits
    [reverse] turns the direction, level stays { $level }
    [same] level stays { $level }
    [mist] slips under the pile, level stays { $level }
   *[raise] level { $level }
}
board-ghosts-unfit = { $card }: does not fit now: why not?
board-ghosts-wait = { $card }: wait for your turn
board-ghosts-tag = { $effect ->
    [reverse] turns
    [same] stays { $level }
    [mist] stays { $level }
   *[raise] level { $level }
}
board-ghosts-tag-unfit = why not?
board-ghosts-keys = Arrows choose a card, Enter plays it, T takes the pile
board-ghosts-drop = Drop it here

## Taking the pile

board-ghosts-take = Take the pile
board-ghosts-take-how = Hold: { $count ->
    [one] one card
   *[other] { $count } cards
}, one fright point
board-ghosts-take-holding = Keep holding …
board-ghosts-take-none = Nothing to take now
board-ghosts-take-wait = Not your turn yet
board-ghosts-take-label = or press and confirm
board-ghosts-take-sure = Take { $count ->
    [one] one card
   *[other] { $count } cards
} and a fright point?
board-ghosts-take-yes = Yes, take it
board-ghosts-take-no = Not yet

## The end of a round and of the game

board-ghosts-round-over = Round { $round } is over
board-ghosts-round-why = { $who ->
    [you] The turn came to you, and your hand was empty. You start the next round.
   *[other] The turn came to { $name }, whose hand was empty. { $name } starts the next round.
}
board-ghosts-round-last = { $who ->
    [you] The turn came to you, and your hand was empty.
   *[other] The turn came to { $name }, whose hand was empty.
}
board-ghosts-round-none = Everybody took a pile, so nobody gives anything back.
board-ghosts-round-unafraid = Whoever took no pile was unafraid and gives back up to three points.
board-ghosts-col-player = Player
board-ghosts-col-fright = Fright points
board-ghosts-gave = { $points ->
    [0] had nothing to give back
    [one] gives back one
   *[other] gives back { $points }
}
board-ghosts-gave-some = gives back up to three
board-ghosts-no-change = took a pile
board-ghosts-go-on = On with the game
board-ghosts-look-again = How round { $round } ended
board-ghosts-ended = The game ended early
board-ghosts-over = Day breaks, and the ghosts take a bow
board-ghosts-over-more = The fewest fright points win.
board-ghosts-place = { $place }.
board-ghosts-winner = wins
board-ghosts-close = Close

## Cards not seen yet

board-ghosts-unseen = Unseen cards
board-ghosts-unseen-more = In the deck and in other hands. Every other card has been played this round, or is yours.
board-ghosts-unseen-watch = In the deck and in all hands. Every other card has been played this round.
board-ghosts-unseen-ghosts = { $count ->
    [1] One ghost
    [2] Two ghosts
   *[3] Three ghosts
}
board-ghosts-unseen-colour = { $colour ->
    [red] Red: the fiery
    [yellow] Yellow: the sleepwalkers
    [blue] Blue: the divers
    [black] Black: the cats
    [white] White: the prisoners
    [green] Green: the stags
   *[mist] Mist
}
board-ghosts-unseen-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
board-ghosts-col-family = Family

## The gallery

board-ghosts-gallery-families = The six families
board-ghosts-gallery-cards = Cards
board-ghosts-gallery-stage = From quiet to dread
board-ghosts-gallery-seats = Around the table, by number of players
board-ghosts-gallery-signs = Signs and candles
