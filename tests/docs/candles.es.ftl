candles-title = Nueve velas
candles-how =
    Cada cual tiene dos velas y enciende una. Un fantasma apaga la más brillante,
    y gana la más brillante de las demás.

candles-phase-starting = se elige quién empieza
candles-phase-dealing = se reparte
candles-phase-lighting = se encienden velas
candles-phase-over = terminada

candles-event-began = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
candles-event-dealt = { $who ->
    [you] Recibes la vela { $candle }.
   *[other] { $name } recibe { $candle ->
        [hidden] una vela
       *[shown] la vela { $candle }
    }.
}
candles-event-lit = { $who ->
    [you] Enciendes
   *[other] { $name } enciende
} la vela { $candle }.
candles-event-ended = Un fantasma apaga la vela más brillante. { $winners_who ->
    [you] ¡Has ganado!
   *[one] Gana { $winners }.
}

candles-action-light = Encender la vela { $candle }
candles-action-deal = { $name }: vela { $candle }
candles-action-start = Empieza { $name }

candles-refused-not-in-hand = Esa vela no está en tu mano.
candles-refused-not-in-deck = El azar no tiene nada así que dar.

candles-outcome-all-lit = { $winners_who ->
    [you] Has ganado: tu vela es la más brillante de las que siguen encendidas.
   *[one] Gana { $winners } con la vela más brillante de las que siguen encendidas.
}
candles-score = brillo

rule-NC-01 = Hay nueve velas, numeradas del 1 al 9 según su brillo.
rule-NC-02 = El azar o la persona anfitriona elige quién empieza, y se juega en sentido horario.
rule-NC-10 = Cada cual recibe dos velas que nadie más ve.
rule-NC-20 = En tu turno enciendes una de tus velas.
rule-NC-30 = Un fantasma apaga la vela más brillante; gana la más brillante de las demás.
