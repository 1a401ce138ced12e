# Una mesa de Ghosts Galore en palabras, junto a lo que ya dice su tablero.

describe-galore-market = Pila, piezas a la vista y vagonetas
describe-galore-sides = Las dos caras de tu tablero
describe-galore-a-side = Cara { $side }
describe-galore-board = Tablero { $board }.
describe-galore-unset = { $board ->
    [none] Aún no hay tablero.
   *[some] Tablero { $board }; aún falta elegir su cara.
}
describe-galore-doors = Puertas alrededor de tu tablero
describe-galore-side = { $side ->
    [north] Borde de arriba, de izquierda a derecha
    [east] Borde derecho, de arriba abajo
    [south] Borde de abajo, de izquierda a derecha
   *[west] Borde izquierdo, de arriba abajo
}: { $doors }.
describe-galore-edge = { $edge ->
    [north] arriba
    [east] derecha
    [south] abajo
   *[west] izquierda
}
describe-galore-cell = { $place }: pieza { $tile } ({ $face }), { $turned }. { $tracks }
describe-galore-track = Vía desde { $from }, { $first }, hasta { $to }, { $second }{ $monsters ->
    [0] {""}
   *[other] ; con { $shown }
}.
describe-galore-end = { $kind ->
    [on] sigue en { $place }
    [stuck] cortada ante { $place }
    [open] abierta hacia { $place }
    [wall] cortada por el muro
   *[door] { $door }
}
describe-galore-empty = { $place }: vacío. Alrededor: { $around }.
describe-galore-beside = { $edge ->
    [north] arriba
    [east] derecha
    [south] abajo
   *[west] izquierda
}: { $kind ->
    [on] llega una vía desde { $place }
    [stuck] una pieza sin vía hacia aquí en { $place }
    [open] nada en { $place }
    [wall] muro
   *[door] { $door }
}
describe-galore-joins = de { $from } a { $to }{ $monsters ->
    [0] {""}
   *[other] {" "}con { $shown }
}
describe-galore-note = { $total ->
    [one] Un punto en total
   *[other] { $total } puntos en total
}, { $more ->
    [same] ni más ni menos
    [more] { $change } más
   *[fewer] { $change } menos
}; { $dead_ends ->
    [0] ninguna ruta cortada
    [one] una ruta cortada
   *[other] { $dead_ends } rutas cortadas
}.{ $finished ->
    [0] {""}
    [one] {" "}Completa una ruta de puerta a puerta.
   *[other] {" "}Completa { $finished } rutas de puerta a puerta.
} { $tracks }
describe-galore-paths = Tus rutas
describe-galore-path = { $sections ->
    [one] Un tramo
   *[other] { $sections } tramos
} por { $places }, { $ends ->
    [loop] un circuito cerrado
   *[two] desde { $first } hasta { $last }
}.
describe-galore-dead-end = un corte en { $place }
describe-galore-door-end = la { $door } en { $place }
describe-galore-line = { $category }: { $points }{ $spaces ->
    [0] {""}
   *[other] , por { $places }
}
describe-galore-short = { $category } { $points }
describe-galore-total = { $points ->
    [one] Un punto en total.
   *[other] { $points } puntos en total.
}
describe-galore-hidden-best = Donde más ganaría es en { $place }, { $turned }: así tendrías { $total ->
    [one] un punto en total
   *[other] { $total } puntos en total
}.
describe-galore-returned = Devolviste: { $tile }.
describe-galore-keeps = { $count ->
    [one] Guarda una pieza secreta.
   *[other] Guarda { $count } piezas secretas.
}
describe-galore-away = Las demás piezas
describe-galore-gone = { $count ->
    [0] Aún no ha salido ninguna pieza del juego.
    [one] Ha salido del juego la pieza { $tiles }.
   *[other] Han salido del juego las piezas { $tiles }.
}
describe-galore-unseen = { $count ->
    [0] Todas las piezas se han visto ya.
    [one] Aún sin ver, una pieza: { $tiles }.
   *[other] Aún sin ver, { $count } piezas, entre ellas las secretas: { $tiles }.
}
