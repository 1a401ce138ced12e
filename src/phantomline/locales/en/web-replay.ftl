### The replay screen: any finished game, or a record file, looked at again.

web-replay-title = Replay
web-replay-of = { $game }, again
web-replay-loading = The curtain opens …
web-replay-none = There is nothing to watch here

# Bringing a record along.
web-replay-bring = Watch a game again
web-replay-bring-more = Drop a record here, or choose the file. It is read to show it and kept nowhere.
web-replay-drop = Let go, and the curtain opens
web-replay-choose = Choose a file
web-replay-too-large = This file is too large to be the record of a game.
web-replay-unreadable = This file cannot be read.
web-replay-yours = Your finished games
web-replay-yours-none = Games that you finish will wait for you here.
web-replay-another = Another record
web-replay-which = Game
web-replay-which-of = Game { $n } of { $all }

# The bar below the board.
web-replay-bar = Play and look around
web-replay-play = Play
web-replay-pause = Pause
web-replay-earlier = One move back
web-replay-later = One move on
web-replay-round-back = To the start of this round or the one before
web-replay-round-on = To the next round
web-replay-where = Place in the game
web-replay-at = Move { $n } of { $all }
web-replay-at-deal = After the deal
web-replay-round = Round { $n }
web-replay-rounds = Jump to a round
web-replay-before-rounds = Before round 1
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-keys = Arrow keys step, Page Up and Page Down jump by rounds, Space plays.
web-replay-nothing-asked = In a replay there is nothing to choose.
web-replay-over = The end
web-replay-unfinished = The record ends here; the game does not.

# Who looks.
web-replay-seen-by = Seen by
web-replay-player = Player { $n }
web-replay-public = Everyone (public)

# The chances.
web-replay-chances = Chance of winning
web-replay-chances-more = As the bots judge it from what everyone could see. “±” and the band around a line say how far luck in the games that they imagined may have moved it, nineteen times in twenty.
web-replay-chart = Each player’s chance of winning, from the deal on the left to the end on the right
web-replay-chance = { $chance }% ± { $within }
web-replay-working = Studying the game: { $part }%
web-replay-waiting = { $ahead ->
    [one] Another game is studied first.
   *[other] { $ahead } other games are studied first.
}
web-replay-failed = The game could not be studied.
web-replay-try-again = Try again
web-replay-turns = Turning points
web-replay-no-turns = No single move turned this game, as far as one can tell.
web-replay-turn = { $way ->
    [up] Move { $n }: { $name } rises from { $before }% to { $after }%
   *[down] Move { $n }: { $name } falls from { $before }% to { $after }%
}
web-replay-table = The chances as a table
web-replay-move = Move

# What can be done with it.
web-replay-tools = With this game
web-replay-link = Copy a link to this moment
web-replay-linked = The link to this moment is copied.
web-replay-check = Check that it was fair
web-replay-kept = Fair: every draw is the one that was fixed before the deal. { $draws ->
    [one] { $draws } step
   *[other] { $draws } steps
} checked.
web-replay-bent = Not fair: a draw is not the one that was fixed before the deal.
web-replay-rules-only = Played by the rules, all { $draws ->
    [one] { $draws } step
   *[other] { $draws } steps
}. The record says nothing of how its luck was fixed, so that cannot be checked.
web-replay-promise = Fixed before the deal: { $commitment }
web-replay-promise-same = It is what this browser noted before the deal.
web-replay-promise-other = Not what this browser noted before the deal: this table has promised something else since.
web-replay-promise-lost = The number that this browser mixed in itself is missing: who sat down here had no part in the luck.
web-replay-promise-unknown = This browser did not note it before the deal, so all that was checked is that every draw follows from it.
web-replay-download = Download the record
web-replay-to-table = To the table
