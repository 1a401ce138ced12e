# A table of Ghosts in words, beside what its board says already.

describe-ghosts-pile = The pile
describe-ghosts-level = The fright level is { $level } of 7. { $left ->
    [0] Only the colour on top or mist fits.
    [one] Of another colour, one ghost more fits.
   *[other] Of another colour, { $left } ghosts more fit.
}
describe-ghosts-level-start = The fright level is { $level } of 7. Any card fits.
describe-ghosts-top = On top lies the { $card }.
describe-ghosts-cards = { $count ->
    [0] There is no card in the pile.
    [one] There is one card in the pile: { $cards }.
   *[other] There are { $count } cards in the pile, from the bottom: { $cards }.
}
describe-ghosts-order = In the order of turns: { $order }.
describe-ghosts-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}: { $effect ->
    [reverse] the colour on top; the level stays { $level } and the direction turns.
    [same] the colour on top; the level stays { $level }.
    [mist] goes under the pile; the level stays { $level }.
    [past] does not fit; it would make the level { $level }, and seven is the most.
   *[raise] makes the level { $level }.
}
describe-ghosts-unseen = { $colour }: { $one } with one ghost, { $two } with two, { $three } with three.
describe-ghosts-unseen-mist = Mist: { $count }.
