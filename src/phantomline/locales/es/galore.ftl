# Ghosts Galore: todo lo que lee quien juega.

galore-title = Ghosts Galore
galore-how =
    Cada participante construye un tren fantasma en un tablero de tres por tres espacios. En cada una
    de las ocho rondas te quedas con una pieza de vía: robas una y la tomas o la dejas, o tomas una que
    esté boca arriba. Después todo el mundo coloca su pieza a la vez, girada como quiera. Al final va la
    pieza secreta que cada cual guarda desde el principio. Los monstruos, los diamantes y las rutas de
    puerta a puerta puntúan de trece maneras; gana quien sume más puntos.

## Piezas. El nombre de un monstruo va con su número.

galore-monster-dragon = { $count ->
    [one] dragón
   *[other] { $count } dragones
}
galore-monster-ghost = { $count ->
    [one] fantasma
   *[other] { $count } fantasmas
}
galore-monster-golem = { $count ->
    [one] gólem
   *[other] { $count } gólems
}
galore-monster-satyr = { $count ->
    [one] sátiro
   *[other] { $count } sátiros
}
galore-monster-skeleton = { $count ->
    [one] esqueleto
   *[other] { $count } esqueletos
}
galore-monster-slime = { $count ->
    [one] limo
   *[other] { $count } limos
}
galore-monster-bat = { $count ->
    [one] murciélago
   *[other] { $count } murciélagos
}
galore-monster-werewolf = { $count ->
    [one] hombre lobo
   *[other] { $count } hombres lobo
}
galore-monster-wisp = { $count ->
    [one] fuego fatuo
   *[other] { $count } fuegos fatuos
}
galore-diamonds = { $count ->
    [one] diamante de { $values }
   *[other] diamantes de { $values }
}
galore-track-straight = recta
galore-track-curve = curva
galore-track-bridge = puente
galore-track-double-curve = curva doble
galore-door-wall = muro
galore-door-plain = puerta normal
galore-door-bone = puerta de hueso
galore-door-tooth = puerta de dientes
galore-place = { $cell ->
    [1] el espacio de arriba a la izquierda
    [2] el espacio de arriba en medio
    [3] el espacio de arriba a la derecha
    [4] el espacio central izquierdo
    [5] el centro
    [6] el espacio central derecho
    [7] el espacio de abajo a la izquierda
    [8] el espacio de abajo en medio
   *[9] el espacio de abajo a la derecha
}
galore-turned = { $rotation ->
    [0] sin girar
   *[other] girada { $rotation }°
}
galore-category-dragons = Dragones
galore-category-ghosts = Fantasmas
galore-category-golems = Gólems
galore-category-satyrs = Sátiros
galore-category-skeletons = Esqueletos
galore-category-slimes = Limos
galore-category-bats = Murciélagos
galore-category-werewolves = Hombres lobo
galore-category-wisps = Fuegos fatuos
galore-category-diamonds = Diamantes
galore-category-bone_doors = Puertas de hueso
galore-category-tooth_doors = Puertas de dientes
galore-category-other_paths = Otras rutas
galore-total = Total
galore-dead-ends = Rutas cortadas
galore-phase-boards = se reparten los tableros
galore-phase-sides = se eligen las caras
galore-phase-hidden = se reparten las piezas secretas
galore-phase-keeping = se eligen las piezas secretas
galore-phase-starting = se elige quién empieza
galore-phase-claiming = elegir pieza
galore-phase-drawing = robar
galore-phase-deciding = tomar o dejar
galore-phase-uncovering = se descubre la pila
galore-phase-placing = colocar
galore-phase-unveiling = colocar las piezas secretas
galore-phase-over = terminada

## Opciones

galore-option-choose_sides = Cada participante elige la cara de su tablero en vez de recibir una al azar.
galore-option-experts = Variante experta: cada cual recibe dos piezas secretas y se queda con una.

## Lo que pasó

galore-event-board-dealt = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} el tablero { $board }.
galore-event-side-shown = { $who ->
    [you] Tu tablero queda
   *[other] El tablero de { $name } queda
} con la cara { $board } hacia arriba.
galore-event-hidden-dealt = { $who ->
    [you] Tomas
   *[other] { $name } toma
} { $tile ->
    [hidden] una pieza secreta
   *[shown] la pieza { $tile } como pieza secreta ({ $face })
}.
galore-event-returned = { $who ->
    [you] Te quedas con
   *[other] { $name } se queda con
} { $tile ->
    [hidden] una pieza secreta y devuelve la otra
   *[shown] la pieza secreta { $tile } y devuelves la { $returned }
}.
galore-event-began = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} el farol.
galore-event-round-began = Comienza la ronda { $round } con una pila de { $tiles } piezas; { $who ->
    [you] tienes el farol y empiezas
   *[other] { $name } tiene el farol y empieza
}.
galore-event-drew = { $who ->
    [you] Robas
   *[other] { $name } roba
} la pieza { $tile } ({ $face }).
galore-event-claimed = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} con la pieza { $tile }.
galore-event-left = { $who ->
    [you] Dejas
   *[other] { $name } deja
} boca arriba la pieza { $tile }.
galore-event-chose = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} con la pieza { $tile }, que estaba boca arriba.
galore-event-last-to-claim = Solo { $who ->
    [you] faltas tú
   *[other] falta { $name }
} por elegir, así que se { $tiles ->
    [one] descubre la última pieza
   *[other] descubren las { $tiles } últimas piezas
} de la pila.
galore-event-turned-up = Aparece la pieza { $tile } ({ $face }).
galore-event-decided = { $who ->
    [you] Has elegido { $cell ->
        [hidden] { $tile ->
            [hidden] la cara { $board }
           *[shown] quedarte con la pieza { $tile }
        }
       *[shown] { $place } para la pieza { $tile }, { $turned }
    }.
   *[other] { $name } ya ha elegido.
}
galore-event-placed = { $who ->
    [you] Colocas
   *[other] { $name } coloca
} la pieza { $tile } en { $place }, { $turned }.
galore-event-unveiled = { $who ->
    [you] Tu pieza secreta
   *[other] La pieza secreta de { $name }
} es la { $tile } ({ $face }); va en { $place }, { $turned }.
galore-event-path-finished = { $who ->
    [you] Completas
   *[other] { $name } completa
} una ruta { $path ->
    [bone_doors] entre las puertas de hueso
    [tooth_doors] entre las puertas de dientes
   *[other_paths] de puerta a puerta
}: { $points ->
    [one] un punto
   *[other] { $points } puntos
} por { $sections ->
    [one] una sección
   *[other] { $sections } secciones
}.
galore-event-cleared = Termina la ronda { $round }; { $count ->
    [0] no sale del juego ninguna pieza
    [one] sale del juego la pieza { $tiles }
   *[other] salen del juego las piezas { $tiles }
}.
galore-event-scored = { $who ->
    [you] Sumas
   *[other] { $name } suma
} { $total ->
    [one] un punto
   *[other] { $total } puntos
}, con { $dead_ends ->
    [0] ninguna ruta cortada
    [one] una ruta cortada
   *[other] { $dead_ends } rutas cortadas
}.
galore-event-ended = { $winners_who ->
    [you] Los tableros están llenos y ganas tú.
    [one] Los tableros están llenos y gana { $winners }.
   *[many] Los tableros están llenos. Victoria compartida: { $winners }.
} Puntos: { $scores }.

## Lo que se puede hacer

galore-action-draw = Robar una pieza de la pila
galore-action-claim = Quedarme con ella
galore-action-leave = Dejarla boca arriba
galore-action-choose = Quedarme con la pieza { $tile } ({ $face })
galore-action-place = Colocarla en { $place }, { $turned }
galore-action-keep = Guardar la pieza { $tile } ({ $face })
galore-action-side = Jugar en la cara { $side }
galore-action-reveal = Aparece la pieza { $tile }
galore-action-hidden = { $name }: pieza { $tile }
galore-action-board = { $name }: tablero { $board }
galore-action-start = El farol es para { $name }

## Lo que no se puede, y por qué

galore-refused-not-now = No es el momento de hacer eso.
galore-refused-already-chosen = Ese asiento ya ha elegido; ahora eligen los demás.
galore-refused-only-the-drawn-tile = Después de robar solo puedes quedarte con la pieza robada, la { $tile }.
galore-refused-stack-empty = La pila está vacía: elige una pieza boca arriba.
galore-refused-not-face-up = La pieza { $tile } no está boca arriba.
galore-refused-tile-not-in-stack = La pieza { $tile } no puede estar en la pila.
galore-refused-no-such-space = Un tablero tiene nueve espacios, y ese no es ninguno de ellos.
galore-refused-no-such-rotation = Una pieza se puede girar 0, 90, 180 o 270 grados, no { $rotation }.
galore-refused-space-taken = Ya hay una pieza en { $place }.
galore-refused-board-not-free = El tablero { $board } no está libre.
galore-refused-no-such-side = Un tablero tiene las caras a y b, no «{ $side }».
galore-refused-not-your-tile = La pieza { $tile } no es una de las que puedes guardar.

## Cómo acabó

galore-outcome-boards-full = { $winners_who ->
    [you] Los tableros están llenos y ganas tú.
    [one] Los tableros están llenos y gana { $winners }.
   *[many] Los tableros están llenos. Victoria compartida, con los mismos puntos y rutas cortadas: { $winners }.
}
galore-score = puntos

## Las reglas en breve

rule-GG-01 = Hay 78 piezas de vía, numeradas del 1 al 78: cada una tiene una vía, hasta tres monstruos y a veces diamantes con un valor.
rule-GG-02 = Una recta une bordes opuestos y una curva, bordes vecinos. El puente tiene dos secciones que se cruzan; la curva doble, dos que se reparten los cuatro bordes.
rule-GG-03 = Cada monstruo está en una sola sección de su pieza.
rule-GG-04 = Los monstruos son dragón, fantasma, gólem, sátiro, esqueleto, limo, murciélago, hombre lobo y fuego fatuo.
rule-GG-05 = Un tablero tiene tres por tres espacios y doce puertas o muros alrededor: dos puertas de hueso, dos de dientes y las demás normales. Los cinco tableros tienen dos caras.
rule-GG-06 = Cada tipo de monstruo y los diamantes aparecen entre 12 y 33 veces; la edición dice cuántas.
rule-GG-10 = Cada cual recibe un tablero al azar. La cara también es al azar, salvo que la mesa permita elegirla.
rule-GG-11 = Cada cual toma una pieza secreta que solo puede mirar su dueño.
rule-GG-12 = Variante experta: se toman dos piezas secretas, se guarda una y se devuelve la otra. Todo el mundo elige a la vez.
rule-GG-13 = Se forman ocho pilas con cuatro piezas más que participantes; las sobrantes quedan fuera sin verse.
rule-GG-14 = Quien empieza recibe el farol.
rule-GG-20 = Cada ronda tiene su pila. Empieza quien tiene el farol, se sigue en el sentido de las agujas del reloj y se salta a quien ya tiene pieza.
rule-GG-21 = En tu turno robas la pieza de arriba y la tomas o la dejas, o tomas una que esté boca arriba.
rule-GG-22 = Después de robar solo puedes quedarte con la pieza robada.
rule-GG-23 = Para tomar una pieza boca arriba tiene que haber alguna, y no se roba nada. Puede ser una que dejaste antes.
rule-GG-24 = Solo se puede robar mientras queden piezas en la pila; después hay que tomar piezas boca arriba.
rule-GG-25 = Cuando solo queda alguien sin pieza, toda la pila se pone boca arriba y esa persona elige una de cinco.
rule-GG-26 = Las piezas elegidas están a la vista. Las que nadie eligió salen del juego al acabar la ronda.
rule-GG-30 = Cuando todo el mundo tiene pieza, se colocan a la vez: en cualquier espacio vacío, con cualquier giro y sin moverlas nunca más. No hace falta que toque ni encaje con nada.
rule-GG-31 = Después de colocar, el farol pasa a la izquierda y empieza la ronda siguiente.
rule-GG-32 = Tras la octava ronda cada cual coloca su pieza secreta en el último espacio; se descubren todas juntas.
rule-GG-40 = Dos secciones están unidas si sus vías coinciden en un borde, y todas las unidas forman una ruta. Las dos secciones de una pieza pueden estar en una misma ruta o en dos.
rule-GG-41 = Una ruta toca una puerta donde sale del tablero. Tiene como mucho dos extremos; un circuito cerrado no tiene ninguno.
rule-GG-42 = Un extremo que no da a una puerta es una ruta cortada: da a una pieza sin vía en ese borde, a un espacio vacío o a un muro.
rule-GG-50 = Dragones: el número de dragones multiplicado por sí mismo; menos 5 si no hay ninguno.
rule-GG-51 = Fantasmas: 3 puntos cada uno, o 6 si en su ruta hay tres o más.
rule-GG-52 = Gólems: solo cuentan los que no tienen otro en una pieza vecina; 4, 10, 18, 28 o 40 puntos, de uno a cinco.
rule-GG-53 = Sátiros: cada uno puntúa los tipos distintos de monstruo de su ruta, incluido él.
rule-GG-54 = Esqueletos: cada uno puntúa el número de diamantes de tu tablero, sea cual sea su valor.
rule-GG-55 = Limos: cada uno puntúa el número de curvas de tu tablero; una curva doble cuenta por dos.
rule-GG-56 = Murciélagos: 5 puntos cada uno si hay otro en una pieza vecina.
rule-GG-57 = Hombres lobo: 4 puntos cada uno y 10 más para quien tenga más, también en caso de empate; 5 más entre dos.
rule-GG-58 = Fuegos fatuos: 3 puntos cada uno, 4 a partir de cuatro y 5 a partir de siete.
rule-GG-59 = Diamantes: la suma de sus valores.
rule-GG-60 = Puertas de hueso: si una ruta une las dos, 2 puntos por cada una de sus secciones.
rule-GG-61 = Puertas de dientes: si una ruta une las dos, 2 puntos por cada una de sus secciones.
rule-GG-62 = Otras rutas: cualquier otra ruta con puerta en los dos extremos da 1 punto por sección.
rule-GG-63 = Una pieza cuenta como dos secciones si las dos están en la misma ruta.
rule-GG-64 = Gana quien sume más puntos; si hay empate, quien tenga menos rutas cortadas; si persiste, se comparte la victoria.

## Qué falla en una hoja de puntuación: dónde y por qué

galore-sheet-at-player = jugador { $player }
galore-sheet-at-name = jugador { $player } ({ $name })
galore-sheet-at-space = jugador { $player } ({ $name }), espacio { $space } ({ $place })
galore-sheet-part-the-sheet = la hoja
galore-sheet-part-players = jugadores («players»)
galore-sheet-part-name = nombre
galore-sheet-part-board = tablero
galore-sheet-part-doors = puertas
galore-sheet-part-doors-north = puertas de arriba{ $number ->
    [0] {""}
   *[other] , número { $number }
}
galore-sheet-part-doors-east = puertas de la derecha{ $number ->
    [0] {""}
   *[other] , número { $number }
}
galore-sheet-part-doors-south = puertas de abajo{ $number ->
    [0] {""}
   *[other] , número { $number }
}
galore-sheet-part-doors-west = puertas de la izquierda{ $number ->
    [0] {""}
   *[other] , número { $number }
}
galore-sheet-part-tiles = piezas
galore-sheet-part-tile = pieza
galore-sheet-part-rotation = giro
galore-sheet-part-track = vía
galore-sheet-part-monsters = monstruos
galore-sheet-part-monster = monstruo { $number }
galore-sheet-part-monster-kind = tipo del monstruo { $number }
galore-sheet-part-monster-section = tramo del monstruo { $number }
galore-sheet-part-diamonds = diamantes
galore-sheet-part-diamond = diamante { $number }
galore-sheet-huge = un número enorme
galore-sheet-too-large = ocupa más de { $most } KiB, que es lo máximo
galore-sheet-not-utf8 = no es texto UTF-8 (byte { $byte })
galore-sheet-not-json = no es JSON válido en la línea { $line }, columna { $column }
galore-sheet-too-deep = tiene demasiados niveles
galore-sheet-long-number = contiene un número demasiado largo
galore-sheet-twice = tiene dos veces la clave { $key } en un mismo objeto
galore-sheet-no-number = contiene { $got }, que en JSON no es un número
galore-sheet-unknown-key = tiene la clave desconocida { $key }; las claves son { $known }
galore-sheet-no-key = le falta «{ $key }»
galore-sheet-not-table = debe ser un objeto, y no { $got }
galore-sheet-not-list = debe ser una lista, y no { $got }
galore-sheet-not-whole = debe ser un número entero de { $least } a { $most }, y no { $got }
galore-sheet-not-text = debe ser un texto, y no { $got }
galore-sheet-bad-text = debe tener de 1 a { $most } caracteres que se puedan imprimir
galore-sheet-one-of = debe ser uno de { $known }, y no { $got }
galore-sheet-players = hay { $count }; en una mesa hay de 1 a { $most } tableros (GG-05)
galore-sheet-same-name = es { $key }, como el de otra persona; pon un nombre distinto a cada una
galore-sheet-doors-or-board = necesita «doors» o «board», y no las dos (GG-05)
galore-sheet-nine = hay { $count }; un tablero tiene nueve espacios, con null en los vacíos (GG-05)
galore-sheet-board-taken = es el tablero { $board }, que ya tiene { $other } (GG-05)
galore-sheet-tile-taken = es la número { $number }, que ya está en { $other } (GG-01)
galore-sheet-rotation = debe ser 0, 90, 180 o 270 grados en el sentido del reloj, y no { $got } (GG-30)
galore-sheet-many-monsters = hay { $count }; en una pieza caben como mucho { $most } (GG-01)
galore-sheet-not-pair = debe ser una pareja de monstruo y tramo, como ["ghost", 0] (GG-03)
galore-sheet-no-section = debe ser { $sections ->
    [1] 0, su único tramo,
   *[2] 0 o 1
} en una vía «{ $track }», y no { $got } (GG-02)
galore-sheet-many-diamonds = hay { $count }; en este formato caben como mucho { $most }
galore-sheet-three-edges = hay { $count }; un lado del tablero tiene tres bordes (GG-05)
galore-sheet-two-doors = { $kind ->
    [bone] puertas de hueso: { $count }
   *[tooth] puertas de dientes: { $count }
}; cada cara del tablero tiene exactamente dos (GG-05)
