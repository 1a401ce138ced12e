# What the drawn board of Ghosts Galore says, beside the words of the game itself.

board-galore-table = La mesa de Ghosts Galore
board-galore-round = Ronda { $round } de { $rounds }
board-galore-last-round = Las piezas secretas
board-galore-setup = Preparación
board-galore-over = Los tableros están llenos
board-galore-ended = La partida terminó antes de tiempo
board-galore-lamp = { $who ->
    [you] Tienes el farol
   *[other] { $name } tiene el farol
}

## The stack, the tiles beside it, and the minecarts

board-galore-market = La pila y las piezas a la vista
board-galore-stack = { $count ->
    [0] Pila vacía
    [one] Queda una pieza
   *[other] Quedan { $count } piezas
}
board-galore-draw = Robar una pieza
board-galore-draw-label = Robar una pieza de la pila: { $count ->
    [one] queda una
   *[other] quedan { $count }
}
board-galore-face-up = Piezas a la vista
board-galore-face-up-none = Aún no hay piezas a la vista.
board-galore-claim = Elegir
board-galore-claim-label = Elegir: pieza { $tile } ({ $face })
board-galore-claim-it = Quedármela
board-galore-leave-it = Dejarla
board-galore-tile = Pieza { $tile } ({ $face })
board-galore-drawn = { $who ->
    [you] Has robado esta pieza. ¿Te la quedas o la dejas para { $others ->
        [one] la otra persona?
       *[other] los demás?
    }
   *[other] { $name } ha robado esta pieza y decide.
}
board-galore-cart = { $who ->
    [you] Tu vagoneta: pieza { $tile } ({ $face })
   *[other] Vagoneta de { $name }: pieza { $tile } ({ $face })
}
board-galore-cart-empty = { $who ->
    [you] Tu vagoneta está vacía
   *[other] La vagoneta de { $name } está vacía
}
board-galore-cart-yours = Tu vagoneta

## Boards

board-galore-your-board = Tu tablero
board-galore-board-of = Tablero de { $name }
board-galore-spaces = Los nueve espacios
board-galore-space-empty = Vacío: { $place }
board-galore-space-tile = { $face }, { $turned }, en { $place }
board-galore-space-draft = Tu pieza, de momento en { $place }, { $turned }: { $gain }
board-galore-space-settled = Tu pieza en { $place }, { $turned }, hasta que todos coloquen
board-galore-doors = Puertas de hueso: { $bone }. Puertas de dientes: { $tooth }.
board-galore-door = { $side ->
    [north] arriba { $place ->
        [1] a la izquierda
        [2] en el centro
       *[3] a la derecha
    }
    [south] abajo { $place ->
        [1] a la izquierda
        [2] en el centro
       *[3] a la derecha
    }
    [west] izquierda { $place ->
        [1] arriba
        [2] en medio
       *[3] abajo
    }
   *[east] derecha { $place ->
        [1] arriba
        [2] en medio
       *[3] abajo
    }
}
board-galore-others = { $count ->
    [one] El otro tablero
   *[other] Los tableros de los demás
}
board-galore-zoom = { $name }: { $points ->
    [one] { $written } punto
   *[other] { $written } puntos
}, { $tiles ->
    [one] una pieza colocada
   *[other] { $tiles } piezas colocadas
}. Mirar de cerca
board-galore-thinking = está pensando
board-galore-ready = ya ha elegido
board-galore-on-turn = tiene el turno

## Placing

board-galore-hand = Tu pieza
board-galore-hand-hidden = Tu pieza secreta
board-galore-hand-label = Tu pieza ({ $face }), { $turned }. Púlsala para girarla, arrástrala a un espacio
board-galore-how = Arrastra la pieza a un espacio o toca un espacio. Toca la pieza para girarla.
board-galore-keys = Teclas: flechas para elegir espacio, R gira, Intro coloca.
board-galore-turn-left = Girar a la izquierda
board-galore-turn-right = Girar a la derecha
board-galore-place = Colocarla aquí
board-galore-place-first = Elige antes un espacio
board-galore-gain = { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
board-galore-gain-none = ni más ni menos puntos
board-galore-gain-wait = calculando los puntos…
board-galore-then = Así tendrás { $total } en total
board-galore-then-hidden = { $total } con tu pieza secreta
board-galore-settled = Tu pieza está puesta. Se verán todas cuando nadie falte por colocar.
board-galore-still = Aún piensan: { $names }
board-galore-others-place = Ahora todos colocan una pieza.

## Score sheet

board-galore-sheet = Hoja de puntos
board-galore-sheet-of = { $name }: hoja de puntos
board-galore-sheet-hint = Elige una línea para ver en el tablero de dónde salen sus puntos.
board-galore-unit = { $points ->
    [one] punto
   *[other] puntos
}
board-galore-extra = con tu pieza secreta
board-galore-column-laid = puesto
board-galore-column-hidden = secreta
board-galore-dead-ends = { $count ->
    [0] Sin rutas cortadas.
    [one] Una ruta cortada.
   *[other] { $count } rutas cortadas.
}
board-galore-total = { $points ->
    [one] punto.
   *[other] puntos.
}
board-galore-total-hidden = { $points ->
    [one] punto
   *[other] puntos
} con tu pieza secreta, { $laid } sin ella.
board-galore-hidden = Pieza secreta
board-galore-hidden-more = Solo la ves tú. Irá en tu último espacio.
board-galore-hidden-cover = Tu pieza secreta: { $face }. Pulsa para taparla
board-galore-hidden-look = Mirar tu pieza secreta

## Setting up

board-galore-sides-more = Las rutas entre dos puertas puntúan; entre las dos de hueso o las dos de dientes, el doble.
board-galore-chosen = Ya has elegido.
board-galore-keep-more = La otra pieza vuelve con las demás. La que guardes va al final, en tu noveno espacio.
board-galore-keep = Guardar esta

## The end

board-galore-scoring = El recuento
board-galore-scoring-again = Ver el recuento
board-galore-skip = Saltar al final
board-galore-to-boards = Volver a los tableros
board-galore-wins = { $winners_who ->
    [you] ¡Ganas tú!
    [one] ¡Gana { $winners }!
   *[many] ¡Ganan juntos { $winners }!
}
