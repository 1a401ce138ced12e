candles-title = Nine Candles
candles-how =
    Everyone holds two candles and lights one of them. A ghost blows out the brightest,
    and the brightest of the rest wins.

candles-phase-starting = choosing who starts
candles-phase-dealing = dealing
candles-phase-lighting = lighting
candles-phase-over = over

candles-event-began = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
candles-event-dealt = { $who ->
    [you] You are dealt candle { $candle }.
   *[other] { $name } is dealt { $candle ->
        [hidden] a candle
       *[shown] candle { $candle }
    }.
}
candles-event-lit = { $who ->
    [you] You light
   *[other] { $name } lights
} candle { $candle }.
candles-event-ended = A ghost blows out the brightest candle. { $winners_who ->
    [you] You win!
   *[one] { $winners } wins.
}

candles-action-light = Light candle { $candle }
candles-action-deal = { $name }: candle { $candle }
candles-action-start = { $name } starts

candles-refused-not-in-hand = That candle is not in your hand.
candles-refused-not-in-deck = Chance has no such thing to give.

candles-outcome-all-lit = { $winners_who ->
    [you] You win: yours is the brightest candle that still burns.
   *[one] { $winners } wins with the brightest candle that still burns.
}
candles-score = brightness

rule-NC-01 = There are nine candles, numbered 1 to 9 by how bright they are.
rule-NC-02 = Chance or the host picks who starts, and turns go clockwise.
rule-NC-10 = Everyone is dealt two candles, which nobody else sees.
rule-NC-20 = On your turn you light one of your candles.
rule-NC-30 = A ghost blows out the brightest candle; the brightest of the rest wins.
