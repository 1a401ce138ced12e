# Fantasmas: todo lo que lee quien juega.

ghosts-title = Fantasmas
ghosts-how =
    Todo el mundo juega cartas sobre un mismo montón. Un fantasma de otro color sube el nivel de susto
    tanto como fantasmas muestra, y el nivel nunca puede pasar de siete. Un fantasma del color de arriba
    no cambia el nivel, pero invierte el sentido del juego; la niebla se cuela bajo el montón y no cambia
    nada. Quien no puede o no quiere jugar se lleva el montón y un punto de susto. La ronda acaba cuando a
    alguien le toca sin cartas en la mano; tras tres rondas gana quien menos puntos de susto tenga.

## Piezas

ghosts-colour = { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
    [black] negra
    [white] blanca
   *[green] verde
}
ghosts-card = { $colour ->
    [mist] carta de niebla
   *[ghosts] carta { ghosts-colour } con { $ghosts ->
        [1] un fantasma
        [2] dos fantasmas
       *[3] tres fantasmas
    }
}
ghosts-card-short = { $colour ->
    [mist] niebla
   *[ghosts] { ghosts-colour } { $ghosts }
}
ghosts-phase-starting = se elige quién empieza
ghosts-phase-dealing = se reparte
ghosts-phase-playing = en juego
ghosts-phase-drawing = se roba
ghosts-phase-over = terminada

## Lo que pasó

ghosts-event-began = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
ghosts-event-dealt = { $who ->
    [you] Recibes { $card ->
        [hidden] una carta
       *[shown] una { $card }
    }.
   *[other] { $name } recibe { $card ->
        [hidden] una carta
       *[shown] una { $card }
    }.
}
ghosts-event-round-began = { $who ->
    [you] Comienza la ronda { $round } y juegas primero.
   *[other] Comienza la ronda { $round } y { $name } juega primero.
}
ghosts-event-raised = { $who ->
    [you] Juegas
   *[other] { $name } juega
} la { $card }: el nivel de susto llega a { $level }.
ghosts-event-reversed = { $who ->
    [you] Juegas
   *[other] { $name } juega
} la { $card }: el nivel sigue en { $level } y cambia el sentido.
ghosts-event-hidden = { $who ->
    [you] Cuelas
   *[other] { $name } cuela
} una carta de niebla bajo el montón: el nivel sigue en { $level }.
ghosts-event-took = { $who ->
    [you] Te llevas
   *[other] { $name } se lleva
} el montón ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
}) y un punto de susto: { $fright } en total.
ghosts-event-drew = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $card ->
    [hidden] una carta
   *[shown] una { $card }
}.
ghosts-event-round-ended = { $who ->
    [you] Te toca sin cartas en la mano: acaba la ronda { $round }.
   *[other] A { $name } le toca sin cartas en la mano: acaba la ronda { $round }.
} { $seats_who ->
    [none] Nadie se libró del susto.
    [you] Te libraste del susto y devuelves hasta tres puntos.
    [one] { $seats } se libró del susto y devuelve hasta tres puntos.
   *[many] Sin susto y con hasta tres puntos menos: { $seats }.
} Puntos de susto: { $fright }.
ghosts-event-ended = { $winners_who ->
    [you] Se acabaron las tres rondas y ganas tú.
    [one] Se acabaron las tres rondas y gana { $winners }.
   *[many] Se acabaron las tres rondas con victoria compartida: { $winners }.
} Puntos de susto: { $scores }.

## Lo que se puede hacer

ghosts-action-play = { $effect ->
    [plain] Jugar la { $card }
    [mist] Jugar la carta de niebla (bajo el montón, el nivel sigue en { $level })
    [reverse] Jugar la { $card } (el nivel sigue en { $level }, cambia el sentido)
    [same] Jugar la { $card } (el nivel sigue en { $level })
   *[raise] Jugar la { $card } (nivel { $level })
}
ghosts-action-take = Llevarme el montón ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
}) y un punto de susto, y empezar otro montón
ghosts-action-draw = { $name }: { $card }
ghosts-action-start = Empieza { $name }

## Lo que no se puede, y por qué

ghosts-refused-past-seven = La { $card } subiría el nivel de { $level } a { $would }, y el máximo es siete.
ghosts-refused-not-in-hand = En esa mano no hay ninguna { $card }.
ghosts-refused-no-such-card = En Fantasmas no hay ninguna carta llamada «{ $card }»; se escriben como «red-2» o «mist».
ghosts-refused-pile-empty = El montón está vacío: no hay nada que llevarse.
ghosts-refused-not-in-deck = En el mazo ya no queda ninguna { $card }.

## Cómo acabó

ghosts-outcome-three-rounds = { $winners_who ->
    [you] Ganas: tras tres rondas nadie tiene menos puntos de susto.
    [one] Gana { $winners }: tras tres rondas nadie tiene menos puntos de susto.
   *[many] Victoria compartida: { $winners }. Tras tres rondas nadie tiene menos puntos de susto.
}
ghosts-score = puntos de susto

## Las reglas en breve

rule-GH-01 = Hay 60 cartas: uno, dos o tres fantasmas en seis colores, tres de cada una, y seis cartas de niebla.
rule-GH-02 = El susto se cuenta con fichas de 1 y de 3, que nunca se agotan.
rule-GH-10 = Cada cual empieza la partida con tres puntos de susto.
rule-GH-11 = En cada ronda se barajan todas las cartas y se reparten cinco a cada participante; el resto forma el mazo.
rule-GH-12 = El azar o quien organiza la mesa elige quién empieza la primera ronda. Todas las rondas empiezan en el sentido de las agujas del reloj.
rule-GH-20 = En tu turno juegas una carta y robas otra, y pasa el turno según el sentido del juego. Si el mazo se agota, ya no se roba.
rule-GH-21 = Sobre un montón vacío, una carta de fantasmas fija el nivel de susto en su número de fantasmas.
rule-GH-22 = Un color distinto del de la carta de arriba suma sus fantasmas al nivel. No se puede jugar si así pasa de siete.
rule-GH-23 = El mismo color que la carta de arriba deja el nivel igual e invierte el sentido: el turno vuelve a quien jugó justo antes.
rule-GH-24 = La niebla va bajo el montón: no cambian el nivel, la carta de arriba ni el sentido.
rule-GH-25 = La niebla sobre un montón vacío deja el nivel en 0, y la siguiente carta de fantasmas inicia el montón como siempre.
rule-GH-26 = En vez de jugar sobre el montón puedes llevártelo, y debes hacerlo si ninguna carta te vale: lo dejas boca abajo ante ti, tomas un punto de susto, empiezas otro montón con cualquier carta y robas.
rule-GH-27 = Un montón vacío no se puede tomar; uno solo de niebla, sí.
rule-GH-28 = Entre dos, invertir el sentido no cambia nada.
rule-GH-30 = La ronda acaba en el acto cuando a alguien le toca jugar sin cartas en la mano.
rule-GH-31 = Quien no tiene cartas boca abajo se ha librado del susto y devuelve hasta tres puntos.
rule-GH-32 = Quien se quedó en su turno sin cartas empieza la ronda siguiente.
rule-GH-33 = Tras tres rondas gana quien menos puntos de susto tenga; si hay empate, se comparte la victoria.
