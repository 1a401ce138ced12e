# What the drawn board of Ghost Train says, beside the words of the game itself.

## The map

board-train-map = Map of the town
board-train-keys = Arrow keys go from route to route, Enter picks one. Plus and minus zoom, 0 shows the whole town, Escape lets go.
board-train-keys-shown = Arrows: routes · Enter: pick · + − 0: zoom
board-train-places = Places of the town
board-train-closer = Zoom in
board-train-farther = Zoom out
board-train-whole = Show the whole town

## A route

board-train-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[black] black
}
board-train-status = { $spaces ->
    [one] One { board-train-colour } space
   *[other] { $spaces } { board-train-colour } spaces
}, { $who ->
    [you] yours
    [other] claimed by { $name }
   *[none] { $open ->
        [yes] you can claim it
       *[no] free
    }
}.
board-train-twin = Other track ({ board-train-colour })
board-train-claim = Claim with { $price }
board-train-pay-with = How to pay
board-train-why = Why can’t I claim it?
board-train-let-go = Let go of this route

## What to do

board-train-swap = Swap tickets
board-train-swap-sure = Swap your tickets?
board-train-swap-more = You discard { $tickets }, draw two new tickets, and your turn ends.
board-train-keep = Keep them
board-train-routes = All routes
board-train-routes-open = { $count ->
    [0] All routes
   *[other] Claim a route ({ $count })
}
board-train-list-open = You can claim ({ $count })
board-train-list-free = Free ({ $count })
board-train-list-taken = Claimed ({ $count })
board-train-pick = Pick a route on the map to claim it.
board-train-look = Pick a route to see how things stand with it.

## One's hand and goals

board-train-hand = Your hand: { $count ->
    [one] one float card
   *[other] { $count } float cards
}
board-train-stack = { $colour ->
    [locomotive] { $count ->
        [one] One locomotive
       *[other] { $count } locomotives
    }
   *[other] { $count ->
        [one] One { board-train-colour } card
       *[other] { $count } { board-train-colour } cards
    }
}
board-train-show-colour = Show the free { board-train-colour } routes
board-train-no-cards = No float cards. Draw two!
board-train-tickets = Your tickets
board-train-no-tickets = No tickets left.
board-train-bonuses = Bonuses, once each
board-train-bonus-ticket = counts as a ticket
board-train-bonus-cards = two extra cards
board-train-have-it = You have this one.
board-train-way = Show the shortest way
board-train-way-of = Show the shortest way for { $goal }
board-train-way-text = { $count ->
    [0] Connected already.
   *[other] { $carriages ->
        [one] One carriage
       *[other] { $carriages } carriages
    } to go: { $routes }.{ $enough ->
        [no] {" "}You do not have that many left.
       *[yes] {""}
    }
}
board-train-way-none = There is no way left.
board-train-way-unknown = Nobody knows the way just now.

## Everyone

board-train-you = You
board-train-players = The companies
board-train-column-carriages = Carriages left
board-train-column-cards = Float cards in hand
board-train-column-tickets = Tickets in hand
board-train-column-done = Tickets completed, out of six
# Out of six tickets, which win.
board-train-of = { $count }/{ $goal }
board-train-more = More about { $name }
board-train-company = The company of { $name }
board-train-done = { $count ->
    [one] one ticket
   *[other] { $count } tickets
}
board-train-left = { $carriages ->
    [one] One carriage
   *[other] { $carriages } carriages
} left, { $cards ->
    [one] one float card
   *[other] { $cards } float cards
} and { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
} in hand, { $routes ->
    [one] one route
   *[other] { $routes } routes
} claimed.
board-train-deck = Floats
board-train-ticket-deck = Tickets
board-train-discards = Discarded
board-train-skip = Go on
board-train-standing = Final standing
