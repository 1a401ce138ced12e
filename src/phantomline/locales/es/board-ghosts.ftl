# Lo que dice el tablero dibujado de Fantasmas, junto a las palabras del propio juego.

board-ghosts-table = La mesa de Fantasmas

## El susto

board-ghosts-level = Nivel de susto
board-ghosts-level-of = { $level } de { $most }
board-ghosts-level-next = de { $level } a { $then }
board-ghosts-mood = { $level ->
    [0] Todo está en calma.
    [1] Cruje una tabla.
    [2] Algo se mueve.
    [3] Pasa una corriente helada.
    [4] Hay ojos en la oscuridad.
    [5] Está detrás de la colina.
    [6] Late fuerte el corazón.
   *[7] ¡Ni un fantasma más!
}
board-ghosts-candles = { $left ->
    [0] No queda vela encendida: solo el color de arriba o niebla.
    [one] Aún arde una vela.
   *[other] Aún arden { $left } velas.
}

## La mesa

board-ghosts-round = Ronda { $round } de { $rounds }
board-ghosts-direction = { $way ->
    [alternate] Los turnos se alternan
    [clockwise] Sentido horario
   *[other] Sentido antihorario
}
board-ghosts-around = Alrededor de la mesa
board-ghosts-seat = { $who ->
    [you] Tú
   *[other] { $name }
}{ $turn ->
    [now] , { $who ->
        [you] en tu turno
       *[other] en su turno
    }
   *[later] { "" }
}: { $fright ->
    [one] un punto de susto
   *[other] { $fright } puntos de susto
}, { $cards ->
    [0] sin cartas en la mano
    [one] una carta en la mano
   *[other] { $cards } cartas en la mano
}, { $taken ->
    [0] nada boca abajo, sin susto
    [one] una carta boca abajo
   *[other] { $taken } cartas boca abajo
}
board-ghosts-turn = { $who ->
    [you] te toca
   *[other] le toca
}
board-ghosts-you = Tú
board-ghosts-unafraid = sin susto
board-ghosts-fright-word = { $count ->
    [one] punto de susto
   *[other] puntos de susto
}
board-ghosts-pile-empty = Aún no hay montón: cualquier carta lo empieza
board-ghosts-pile-told = { $count ->
    [one] Hay una carta en el montón.
   *[other] Hay { $count } cartas en el montón.
} { $top ->
    [none] Aún no hay ningún fantasma.
   *[card] Encima: { $top }.
} { $mists ->
    [0] Sin niebla debajo.
    [one] Debajo hay una carta de niebla.
   *[other] Debajo hay { $mists } cartas de niebla.
}
board-ghosts-deck = { $count ->
    [0] El mazo está vacío: ya no se roba
    [one] Queda una carta por robar
   *[other] Quedan { $count } cartas por robar
}

## La mano

board-ghosts-hand = Tu mano
board-ghosts-hand-empty = No te quedan cartas. Si ahora te toca, se acaba la ronda.
board-ghosts-play = Jugar la { $card }: { $effect ->
    [plain] vale ahora
    [reverse] cambia el sentido, el nivel sigue en { $level }
    [same] el nivel sigue en { $level }
    [mist] va bajo el montón, el nivel sigue en { $level }
   *[raise] nivel { $level }
}
board-ghosts-unfit = { $card }: ahora no vale. ¿Por qué?
board-ghosts-wait = { $card }: espera tu turno
board-ghosts-tag = { $effect ->
    [reverse] cambia
    [same] sigue en { $level }
    [mist] sigue en { $level }
   *[raise] nivel { $level }
}
board-ghosts-tag-unfit = ¿por qué?
board-ghosts-keys = Las flechas eligen carta, Intro la juega, T toma el montón
board-ghosts-drop = Suéltala aquí

## Llevarse el montón

board-ghosts-take = Tomar el montón
board-ghosts-take-how = Mantén pulsado: { $count ->
    [one] una carta
   *[other] { $count } cartas
}, un punto de susto
board-ghosts-take-holding = Sigue pulsando …
board-ghosts-take-none = Ahora no hay nada que llevarse
board-ghosts-take-wait = Todavía no te toca
board-ghosts-take-label = o pulsa y confirma
board-ghosts-take-sure = ¿Tomas { $count ->
    [one] una carta
   *[other] { $count } cartas
} y un punto de susto?
board-ghosts-take-yes = Sí, lo tomo
board-ghosts-take-no = Todavía no

## El final de la ronda y de la partida

board-ghosts-round-over = Se acabó la ronda { $round }
board-ghosts-round-why = { $who ->
    [you] Te tocaba y no tenías cartas. Empiezas la ronda siguiente.
   *[other] Le tocaba a { $name } y no tenía cartas. { $name } empieza la ronda siguiente.
}
board-ghosts-round-last = { $who ->
    [you] Te tocaba y no tenías cartas.
   *[other] Le tocaba a { $name } y no tenía cartas.
}
board-ghosts-round-none = Todo el mundo se llevó algún montón, así que nadie devuelve nada.
board-ghosts-round-unafraid = Quien no se llevó ningún montón se libró del susto y devuelve hasta tres puntos.
board-ghosts-col-player = Participante
board-ghosts-col-fright = Puntos de susto
board-ghosts-gave = { $points ->
    [0] no tenía nada que devolver
    [one] devuelve uno
   *[other] devuelve { $points }
}
board-ghosts-gave-some = devuelve hasta tres
board-ghosts-no-change = se llevó un montón
board-ghosts-go-on = Seguir jugando
board-ghosts-look-again = Cómo acabó la ronda { $round }
board-ghosts-ended = La partida terminó antes de tiempo
board-ghosts-over = Amanece y los fantasmas saludan
board-ghosts-over-more = Gana quien menos puntos de susto tenga.
board-ghosts-place = { $place }.º
board-ghosts-winner = gana
board-ghosts-close = Cerrar

## Cartas sin ver

board-ghosts-unseen = Cartas sin ver
board-ghosts-unseen-more = Están en el mazo y en otras manos. Las demás ya se jugaron en esta ronda, o son tuyas.
board-ghosts-unseen-watch = Están en el mazo y en las manos. Las demás ya se jugaron en esta ronda.
board-ghosts-unseen-ghosts = { $count ->
    [1] Un fantasma
    [2] Dos fantasmas
   *[3] Tres fantasmas
}
board-ghosts-unseen-colour = { $colour ->
    [red] Rojos: los furiosos
    [yellow] Amarillos: los sonámbulos
    [blue] Azules: los buzos
    [black] Negros: los gatos
    [white] Blancos: los presos
    [green] Verdes: los ciervos
   *[mist] Niebla
}
board-ghosts-unseen-left = { $count ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $count }
}
board-ghosts-col-family = Familia

## La galería

board-ghosts-gallery-families = Las seis familias
board-ghosts-gallery-cards = Cartas
board-ghosts-gallery-stage = De la calma al espanto
board-ghosts-gallery-seats = Alrededor de la mesa, según cuántos juegan
board-ghosts-gallery-signs = Señales y velas
