# A table of Ghost Train in words, beside what its board says already.

describe-train-goal = { $goal }: { $way }
describe-train-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[black] black
}
describe-train-route = { $route } ({ $spaces ->
    [one] one { describe-train-colour } space
   *[other] { $spaces } { describe-train-colour } spaces
})
describe-train-claims = What you can claim now
describe-train-claim = { $route }: { $prices }.{ $helps ->
    [0] {""}
   *[other] {" "}On the way for { $goals }.
}
describe-train-company = { $who ->
    [you] You
   *[other] { $name }
}
describe-train-completed = Tickets completed: { $count } of 6.
describe-train-done = Tickets and bonuses: { $done }.
describe-train-joined = Joined: { $places }.
describe-train-routes = Routes: { $routes }.
describe-train-town = The town, place by place
describe-train-in-region = { $place } ({ $region })
describe-train-to = To { $place }: { $status }
describe-train-decks = Decks
describe-train-deck = { $count ->
    [0] The float deck is empty.
    [one] One float card left to draw.
   *[other] { $count } float cards left to draw.
}
describe-train-discards = { $count ->
    [0] No float card is discarded.
   *[other] Discarded: { $items }.
}
describe-train-unseen = { $count ->
    [0] You know where every float card is.
   *[other] In the deck and in other hands: { $items }.
}
describe-train-ticket-deck = { $count ->
    [0] The ticket deck is empty.
    [one] One ticket left to draw.
   *[other] { $count } tickets left to draw.
}
describe-train-ticket-discards = { $count ->
    [0] No ticket is discarded.
   *[other] Discarded tickets: { $items }.
}
