# Lo que dice el tablero dibujado de Tren Fantasma, además de las palabras del propio juego.

## El mapa

board-train-map = Mapa de la villa
board-train-keys = Las flechas van de ruta en ruta e Intro elige una. Más y menos acercan y alejan, 0 muestra toda la villa y Escape la suelta.
board-train-keys-shown = Flechas: rutas · Intro: elegir · + − 0: zoom
board-train-places = Lugares de la villa
board-train-closer = Acercar
board-train-farther = Alejar
board-train-whole = Ver toda la villa

## Una ruta

board-train-colour = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[black] negro
}
board-train-status = { $spaces ->
    [one] Un espacio
   *[other] { $spaces } espacios
} de color { board-train-colour }, { $who ->
    [you] ruta tuya
    [other] ruta de { $name }
   *[none] { $open ->
        [yes] puedes reclamarla
       *[no] libre
    }
}.
board-train-twin = La otra vía ({ board-train-colour })
board-train-claim = Reclamar con { $price }
board-train-pay-with = Cómo pagar
board-train-why = ¿Por qué no puedo?
board-train-let-go = Soltar esta ruta

## Qué hacer

board-train-swap = Cambiar billetes
board-train-swap-sure = ¿Cambiar tus billetes?
board-train-swap-more = Descartas { $tickets }, robas dos billetes nuevos y tu turno acaba.
board-train-keep = Quedármelos
board-train-routes = Todas las rutas
board-train-routes-open = { $count ->
    [0] Todas las rutas
   *[other] Reclamar ruta ({ $count })
}
board-train-list-open = Puedes reclamar ({ $count })
board-train-list-free = Libres ({ $count })
board-train-list-taken = Reclamadas ({ $count })
board-train-pick = Elige una ruta del mapa para reclamarla.
board-train-look = Elige una ruta para ver cómo está.

## La mano y los objetivos propios

board-train-hand = Tu mano: { $count ->
    [one] una carta de carroza
   *[other] { $count } cartas de carroza
}
board-train-stack = { $colour ->
    [locomotive] { $count ->
        [one] Una locomotora
       *[other] { $count } locomotoras
    }
   *[other] { $count ->
        [one] Una carta de color { board-train-colour }
       *[other] { $count } cartas de color { board-train-colour }
    }
}
board-train-show-colour = Mostrar las rutas libres de color { board-train-colour }
board-train-no-cards = Ninguna carta de carroza. ¡Roba dos!
board-train-tickets = Tus billetes
board-train-no-tickets = No te quedan billetes.
board-train-bonuses = Premios, uno de cada
board-train-bonus-ticket = vale un billete
board-train-bonus-cards = dos cartas extra
board-train-have-it = Este ya lo tienes.
board-train-way = Mostrar el camino más corto
board-train-way-of = Mostrar el camino más corto para { $goal }
board-train-way-text = { $count ->
    [0] Ya está unido.
   *[other] { $carriages ->
        [one] Falta un vagón
       *[other] Faltan { $carriages } vagones
    }: { $routes }.{ $enough ->
        [no] {" "}No te quedan tantos.
       *[yes] {""}
    }
}
board-train-way-none = Ya no queda ningún camino.
board-train-way-unknown = Ahora mismo nadie sabe el camino.

## Todo el mundo

board-train-you = Tú
board-train-players = Las compañías
board-train-column-carriages = Vagones por colocar
board-train-column-cards = Cartas de carroza en mano
board-train-column-tickets = Billetes en mano
board-train-column-done = Billetes completados, de seis
# De seis billetes, que ganan.
board-train-of = { $count }/{ $goal }
board-train-more = Más sobre { $name }
board-train-company = La compañía de { $name }
board-train-done = { $count ->
    [one] un billete
   *[other] { $count } billetes
}
board-train-left = { $carriages ->
    [one] Queda un vagón
   *[other] Quedan { $carriages } vagones
}, { $cards ->
    [one] una carta de carroza
   *[other] { $cards } cartas de carroza
} y { $tickets ->
    [one] un billete
   *[other] { $tickets } billetes
} en mano, { $routes ->
    [one] una ruta reclamada
   *[other] { $routes } rutas reclamadas
}.
board-train-deck = Carrozas
board-train-ticket-deck = Billetes
board-train-discards = Descartes
board-train-skip = Seguir
board-train-standing = Clasificación final
