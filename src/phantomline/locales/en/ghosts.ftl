# Ghosts: everything a player reads about it.

ghosts-title = Ghosts
ghosts-how =
    Everyone plays cards onto one pile. A ghost of a new colour raises the fright level by its ghosts,
    and the level may never pass seven. A ghost of the colour on top leaves the level alone and turns
    the direction of play; mist slips under the pile and changes nothing. Whoever cannot or will not
    play takes the pile and a fright point. A round ends when somebody on turn has no cards left, and
    after three rounds the fewest fright points win.

## Pieces

ghosts-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [black] black
    [white] white
   *[green] green
}
# A card without an article: "red card with two ghosts", "mist card".
ghosts-card = { $colour ->
    [mist] mist card
   *[ghosts] { ghosts-colour } card with { $ghosts ->
        [1] one ghost
        [2] two ghosts
       *[3] three ghosts
    }
}
# The shortest name of a card, for tables and for typing.
ghosts-card-short = { $colour ->
    [mist] mist
   *[ghosts] { ghosts-colour } { $ghosts }
}
ghosts-phase-starting = choosing who begins
ghosts-phase-dealing = dealing
ghosts-phase-playing = playing
ghosts-phase-drawing = drawing
ghosts-phase-over = over

## What happened

ghosts-event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
ghosts-event-dealt = { $who ->
    [you] You are dealt { $card ->
        [hidden] a card
       *[shown] a { $card }
    }.
   *[other] { $name } is dealt { $card ->
        [hidden] a card
       *[shown] a { $card }
    }.
}
ghosts-event-round-began = { $who ->
    [you] Round { $round } begins; you play first.
   *[other] Round { $round } begins; { $name } plays first.
}
ghosts-event-raised = { $who ->
    [you] You play
   *[other] { $name } plays
} the { $card }: the fright level is now { $level }.
ghosts-event-reversed = { $who ->
    [you] You play
   *[other] { $name } plays
} the { $card }: the level stays at { $level } and the direction turns.
ghosts-event-hidden = { $who ->
    [you] You slip
   *[other] { $name } slips
} a mist card under the pile: the level stays at { $level }.
ghosts-event-took = { $who ->
    [you] You take
   *[other] { $name } takes
} the pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
} and a fright point, { $fright } in all.
ghosts-event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $card ->
    [hidden] a card
   *[shown] a { $card }
}.
ghosts-event-round-ended = { $who ->
    [you] You are on turn without a card: round { $round } ends.
   *[other] { $name } is on turn without a card: round { $round } ends.
} { $seats_who ->
    [none] Nobody was unafraid.
    [you] You were unafraid and give back up to three fright points.
    [one] { $seats } was unafraid and gives back up to three fright points.
   *[many] { $seats } were unafraid and give back up to three fright points.
} Fright points: { $fright }.
ghosts-event-ended = { $winners_who ->
    [you] Three rounds are over, and you win!
    [one] Three rounds are over, and { $winners } wins.
   *[many] Three rounds are over, and { $winners } win together.
} Fright points: { $scores }.

## What a player may do

ghosts-action-play = { $effect ->
    [plain] Play the { $card }
    [mist] Play the mist card (under the pile, level stays { $level })
    [reverse] Play the { $card } (level stays { $level }, the direction turns)
    [same] Play the { $card } (level stays { $level })
   *[raise] Play the { $card } (level { $level })
}
ghosts-action-take = Take the pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
} and a fright point, then start a new pile
ghosts-action-draw = { $name }: { $card }
ghosts-action-start = { $name } begins

## What is refused, and why

ghosts-refused-past-seven = The { $card } would raise the level from { $level } to { $would }, and seven is the most.
ghosts-refused-not-in-hand = There is no { $card } in that hand.
ghosts-refused-no-such-card = Ghosts has no card called “{ $card }”; cards are written like “red-2” or “mist”.
ghosts-refused-pile-empty = The pile is empty, so there is nothing to take.
ghosts-refused-not-in-deck = The deck has no { $card } left.

## How it ended

ghosts-outcome-three-rounds = { $winners_who ->
    [you] You win: after three rounds nobody has fewer fright points.
    [one] { $winners } wins: after three rounds nobody has fewer fright points.
   *[many] { $winners } win together: after three rounds nobody has fewer fright points.
}
ghosts-score = fright points

## The rules in short

rule-GH-01 = There are 60 cards: one, two or three ghosts in six colours, three of each, and six mist cards.
rule-GH-02 = Fright is counted in tokens of 1 and 3, and they never run out.
rule-GH-10 = Everyone starts the game with three fright points.
rule-GH-11 = For every round all cards are shuffled and each player gets five; the others are the draw deck.
rule-GH-12 = Chance or the host picks who starts the first round. Every round begins clockwise.
rule-GH-20 = On your turn you play a card and draw one, and the next player in the direction of play is on turn. Once the deck is empty nobody draws.
rule-GH-21 = On an empty pile a ghost card sets the fright level to its number of ghosts.
rule-GH-22 = A colour different from the top card's adds its ghosts to the level. It may not be played if that passes seven.
rule-GH-23 = The top card's own colour leaves the level as it is and turns the direction, so whoever played before you is next.
rule-GH-24 = Mist goes under the pile: level, top card and direction stay as they are.
rule-GH-25 = Mist on an empty pile leaves the level at 0, and the next ghost card starts the pile as usual.
rule-GH-26 = You may take the pile instead of playing onto it, and must if no card of yours fits: lay it face down before you, take a fright point, then start a new pile with any card and draw.
rule-GH-27 = An empty pile cannot be taken; one of mist alone can.
rule-GH-28 = With two players turning the direction changes nothing.
rule-GH-30 = The round ends at once when the player on turn has no cards in hand.
rule-GH-31 = Players without face-down cards were unafraid and give back up to three fright points.
rule-GH-32 = Whoever was on turn without cards starts the next round.
rule-GH-33 = After three rounds the fewest fright points win; equal players share the victory.
