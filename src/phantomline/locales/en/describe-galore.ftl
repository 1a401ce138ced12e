# A table of Ghosts Galore in words, beside what its board says already.

describe-galore-market = Stack, open tiles and minecarts
describe-galore-sides = The two sides of your board
describe-galore-a-side = Side { $side }
describe-galore-board = Board { $board }.
describe-galore-unset = { $board ->
    [none] There is no board yet.
   *[some] Board { $board }; its side is not chosen yet.
}
describe-galore-doors = Doors around your board
describe-galore-side = { $side ->
    [north] Top edge, from left to right
    [east] Right edge, from top to bottom
    [south] Bottom edge, from left to right
   *[west] Left edge, from top to bottom
}: { $doors }.
describe-galore-edge = { $edge ->
    [north] top
    [east] right
    [south] bottom
   *[west] left
}
# A tile as it lies; { $tracks } are whole sentences.
describe-galore-cell = { $place }: tile { $tile } ({ $face }), { $turned }. { $tracks }
describe-galore-track = Track from { $from }, { $first }, to { $to }, { $second }{ $monsters ->
    [0] {""}
   *[other] ; with { $shown }
}.
# What a track meets at one of its ends.
describe-galore-end = { $kind ->
    [on] running on into { $place }
    [stuck] a dead end before { $place }
    [open] open towards { $place }
    [wall] a dead end at the wall
   *[door] a { $door }
}
describe-galore-empty = { $place }: empty. Around it: { $around }.
describe-galore-beside = { $edge ->
    [north] top
    [east] right
    [south] bottom
   *[west] left
}: { $kind ->
    [on] track from { $place }
    [stuck] a tile without track here in { $place }
    [open] empty in { $place }
    [wall] wall
   *[door] { $door }
}
describe-galore-joins = { $from } to { $to }{ $monsters ->
    [0] {""}
   *[other] {" "}with { $shown }
}
describe-galore-note = { $total ->
    [one] One point in all
   *[other] { $total } points in all
}, { $more ->
    [same] no more and no fewer
    [more] { $change } more
   *[fewer] { $change } fewer
}; { $dead_ends ->
    [0] no dead ends
    [one] one dead end
   *[other] { $dead_ends } dead ends
}.{ $finished ->
    [0] {""}
    [one] {" "}Finishes a path from door to door.
   *[other] {" "}Finishes { $finished } paths from door to door.
} { $tracks }
describe-galore-paths = Your paths
describe-galore-path = { $sections ->
    [one] One section
   *[other] { $sections } sections
} through { $places }, { $ends ->
    [loop] a closed loop
   *[two] from { $first } to { $last }
}.
describe-galore-dead-end = a dead end in { $place }
describe-galore-door-end = the { $door } at { $place }
describe-galore-line = { $category }: { $points }{ $spaces ->
    [0] {""}
   *[other] , from { $places }
}
describe-galore-short = { $category } { $points }
describe-galore-total = { $points ->
    [one] One point in all.
   *[other] { $points } points in all.
}
describe-galore-hidden-best = It would earn most in { $place }, { $turned }: then { $total ->
    [one] one point in all
   *[other] { $total } points in all
}.
describe-galore-returned = You gave back: { $tile }.
describe-galore-keeps = { $count ->
    [one] Keeps one hidden tile.
   *[other] Keeps { $count } hidden tiles.
}
describe-galore-away = Tiles elsewhere
describe-galore-gone = { $count ->
    [0] No tile has left the game yet.
    [one] Left the game: tile { $tiles }.
   *[other] Left the game: tiles { $tiles }.
}
describe-galore-unseen = { $count ->
    [0] Every tile has been seen.
    [one] Not seen yet, one tile: { $tiles }.
   *[other] Not seen yet, { $count } tiles, hidden ones among them: { $tiles }.
}
