# A table in words: what all games tell alike. The server says these; the page never reads them.

describe-now = Now
describe-turn = { $seats_who ->
    [none] Nobody has anything to decide now ({ $phase }).
    [you] It is your turn.
    [one] It is { $seats }'s turn.
   *[many] These have yet to choose: { $seats }.
}
describe-choices = { $count ->
    [one] There is one thing that you can do.
   *[other] There are { $count } things that you can do.
}
describe-waiting = You have nothing to decide now.
describe-watching = You are watching, and see what everybody may see.
describe-over = The game is over.
