# Ghost Train: everything a player reads about it. Places are named by the edition file.

train-title = Ghost Train
train-how =
    Collect float cards, claim routes through a spooky town and complete tickets. On your turn you draw
    two float cards, claim a route with cards of its colour (locomotives stand in for any), or swap
    your tickets for two new ones. A ticket is complete when your carriages join its two places.
    Connecting the Town Hall with the Crypt or the Haunted Mansion brings extra cards, and joining the
    Dark Forest with the Seashore counts as a ticket. The first to six tickets wins.

## Pieces

train-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [black] black
   *[locomotive] locomotive
}
train-colours = { train-colour }
# With its article, as in "draws a red float card".
train-card = { $colour ->
    [locomotive] a locomotive
    [orange] an orange float card
   *[colour] a { train-colour } float card
}
train-cards = { $coloured ->
    [one] one { train-colour } card
   *[other] { $coloured } { train-colour } cards
}
train-locomotives = { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}
train-price = { $coloured ->
    [0] { train-locomotives }
   *[some] { $locomotives ->
        [0] { train-cards }
       *[some] { train-cards } and { train-locomotives }
    }
}
train-ends = { $from } – { $to }
train-region-dark-forest = Dark Forest
train-region-seashore = Seashore
train-bonus-trick-or-treat = Trick or Treat
train-bonus-crypt = Town Hall – Crypt
train-bonus-mansion = Town Hall – Haunted Mansion
train-phase-starting = choosing who begins
train-phase-dealing = dealing
train-phase-playing = playing
train-phase-drawing = drawing float cards
train-phase-bonus = drawing bonus cards
train-phase-tickets = drawing tickets
train-phase-over = over

## What happened

train-event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
train-event-dealt-float = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} { $card ->
    [hidden] a float card
   *[shown] { $card }
}.
train-event-dealt-ticket = { $who ->
    [you] You are dealt
   *[other] { $name } is dealt
} { $ticket ->
    [hidden] a ticket
   *[shown] the ticket { $ticket }
}.
train-event-play-began = { $who ->
    [you] All cards are dealt; you play first.
   *[other] All cards are dealt; { $name } plays first.
}
train-event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $card ->
    [hidden] a float card
   *[shown] { $card }
}.
train-event-floats-reshuffled = The discarded float cards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
train-event-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
} { $route } with { train-price }; { $carriages ->
    [one] one carriage is left
   *[other] { $carriages } carriages are left
}.
train-event-town-hall = { $who ->
    [you] You connect the Town Hall with { $location } and draw
   *[other] { $name } connects the Town Hall with { $location } and draws
} two extra float cards.
train-event-trick-or-treat = Trick or Treat! { $who ->
    [you] You join the Dark Forest with the Seashore: that counts as a ticket, your
   *[other] { $name } joins the Dark Forest with the Seashore: that counts as a ticket, their
} { $completed ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}.
train-event-completed = { $who ->
    [you] You complete the ticket { $ticket }, your
   *[other] { $name } completes the ticket { $ticket }, their
} { $completed ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}.
train-event-drew-ticket = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $ticket ->
    [hidden] a ticket
   *[shown] the ticket { $ticket }
}.
train-event-tickets-discarded = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $count ->
    [one] the ticket { $tickets }
   *[other] the tickets { $tickets }
}.
train-event-tickets-reshuffled = The discarded tickets are shuffled into a new deck of { $cards ->
    [one] one ticket
   *[other] { $cards } tickets
}.
train-event-passed = { $who ->
    [you] You have nothing to do and pass.
   *[other] { $name } has nothing to do and passes.
}
train-event-last-carriage = { $who ->
    [you] You place your last carriage.
   *[other] { $name } places the last carriage.
}
train-event-ended = { $winners_who ->
    [you] The game is over, and you win!
    [one] The game is over, and { $winners } wins.
   *[many] The game is over, and { $winners } win together.
} Tickets: { $scores }.

## What a player may do

train-action-draw = Draw two float cards
# Two tracks between the same places are told apart by what pays for them, or else by their colour.
train-action-claim = { $track ->
    [twin] Claim { $route }, the { train-colour } track, with { train-price }
   *[only] Claim { $route } with { train-price }
}
train-action-discard = Discard your tickets and draw two new ones
train-action-pass = Pass
train-action-float = { $name }: { $card }
train-action-ticket = { $name }: { $ticket }
train-action-start = { $name } begins

## What is refused, and why

train-refused-no-such-route = This town has no route called “{ $route }”.
train-refused-no-such-ticket = This town has no ticket called “{ $ticket }”.
train-refused-ticket-not-in-deck = The ticket { $ticket } is not in the deck.
train-refused-no-floats-left = There are no float cards left to draw.
train-refused-no-tickets-left = There are no tickets left to draw, so none may be discarded.
train-refused-may-not-pass = You may only pass when nothing else can be done.
train-refused-route-taken = The route { $route } is already claimed.
train-refused-double-route = You already hold the other track of the double route { $route }.
train-refused-too-few-carriages = The route { $route } has { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, but you have { $carriages ->
    [0] no carriages
    [one] one carriage
   *[other] only { $carriages } carriages
} left.
train-refused-locomotives-do-not-fit = { train-locomotives } cannot pay for { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
train-refused-too-few-locomotives = That takes { train-locomotives }, but you hold { $held }.
train-refused-too-few-cards = That takes { $needed ->
    [one] one { train-colour } card
   *[other] { $needed } { train-colour } cards
}, but you hold { $held }.

## How it ended

train-outcome-sixth-ticket = { $winners_who ->
    [you] You win the jackpot with your sixth ticket.
    [one] { $winners } wins the jackpot with a sixth ticket.
   *[many] { $winners } win the jackpot together.
}
train-outcome-last-carriage = { $winners_who ->
    [you] The last carriage is placed, and you win with the most tickets.
    [one] The last carriage is placed, and { $winners } wins with the most tickets.
   *[many] The last carriage is placed, and { $winners } win together with the most tickets.
}
train-outcome-all-passed = { $winners_who ->
    [you] Nobody can go on, and you win with the most tickets.
    [one] Nobody can go on, and { $winners } wins with the most tickets.
   *[many] Nobody can go on, and { $winners } win together with the most tickets.
}
train-outcome-stalemate = { $winners_who ->
    [you] Nobody can claim another route, and you win with the most tickets.
    [one] Nobody can claim another route, and { $winners } wins with the most tickets.
   *[many] Nobody can claim another route, and { $winners } win together with the most tickets.
}
train-score = tickets

## The rules in short

rule-GT-01 = Every player has 20 haunted carriages.
rule-GT-02 = The 72 float cards come in six colours and as locomotives, which stand for any colour.
rule-GT-03 = There are 33 tickets, each naming two places, four Trick or Treat cards and one jackpot.
rule-GT-04 = The map shows the town: its places, the coloured routes between them, the Dark Forest at the top left and the Seashore at the bottom right.
rule-GT-10 = Everyone starts with 20 carriages, four float cards and two tickets, and keeps the cards hidden.
rule-GT-11 = Chance or the host picks who starts; turns go clockwise.
rule-GT-20 = To draw, take two float cards from the top of the deck.
rule-GT-21 = To claim a free route, pay a card of its colour for every space, with locomotives as wild cards, and put a carriage on each space. One route a turn, anywhere on the map.
rule-GT-22 = You choose how many locomotives to spend on a route.
rule-GT-23 = A route can be claimed only with a carriage for each of its spaces.
rule-GT-24 = Of two parallel routes the same player may claim only one, however many are playing.
rule-GT-25 = You may spend your turn to discard both tickets and draw two others.
rule-GT-26 = When the float deck runs out, the discards become the new one, even in the middle of a draw. Without a single other move you pass.
rule-GT-27 = When the ticket deck runs out, discarded tickets become the new one, and you draw what there is. To discard tickets there must be one to draw.
rule-GT-30 = A ticket is complete once your carriages join its two places without a gap: show it and draw a new one.
rule-GT-31 = One route can complete several tickets, and a new ticket that is joined already is complete at once.
rule-GT-32 = The first time you join any place of the Dark Forest with any of the Seashore you get a Trick or Treat card, worth one ticket.
rule-GT-33 = The first time you join the Town Hall with the Crypt you draw two extra float cards; the same for the Haunted Mansion.
rule-GT-34 = After a claim come the Town Hall bonuses, then Trick or Treat, then tickets. The sixth ticket ends the game before anything more is drawn.
rule-GT-40 = Whoever completes a sixth ticket, bonus included, wins at once.
rule-GT-41 = When somebody places their last carriage the game ends after all bonuses and tickets; the most tickets win, and equal players share the victory.
rule-GT-42 = If everybody passes in a row, or nothing is left but to discard tickets that nobody can complete, the game ends and the most tickets win.
