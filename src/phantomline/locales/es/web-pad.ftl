# La hoja de puntos: tableros de Ghosts Galore de una mesa de verdad, apuntados y contados.

web-pad-title = Hoja de puntos
web-pad-lead = Para una partida de Ghosts Galore en tu propia mesa: apunta los tableros terminados y cada línea se cuenta y se explica.
web-pad-private = Los tableros se quedan en este navegador.
web-pad-private-counting = Los tableros se quedan en este navegador. Para contarlos van a este servidor, sin nombres, y no guarda nada.
web-pad-stop = No contar más
web-pad-file = La hoja
web-pad-example = Ver un ejemplo
web-pad-example-open = El ejemplo de las reglas impresas: 97 y 102.
web-pad-open = Abrir un archivo
web-pad-save = Guardar en un archivo
web-pad-print = Imprimir
web-pad-clear = Borrar todo
web-pad-clear-title = ¿Borrar toda la hoja?
web-pad-clear-text = Se borran todos los tableros y nombres. Mientras esta página siga abierta, podrás deshacerlo.
web-pad-clear-no = Conservar
web-pad-clear-yes = Borrar todo
web-pad-saved = Guardado en { $file }.
web-pad-opened = { $file } está abierto.
web-pad-too-large = { $file } es demasiado grande para ser una hoja de puntos.
web-pad-no-sheet = { $file } no es una hoja de puntos.
web-pad-unread = No se puede leer { $file }. Qué le pasa, lo sabe decir el servidor en cuanto le dejes contar.
web-pad-refused = No se puede leer { $file }: { $why }
web-pad-drop = Suelta para abrir la hoja
web-pad-undo = Deshacer
web-pad-undone = El último cambio está deshecho.

## Jugadores

web-pad-players = Jugadores
web-pad-player = Jugador { $player }
web-pad-add-player = Otro jugador
web-pad-remove-player = Quitar a este jugador
web-pad-remove-title = ¿Quitar a { $name }?
web-pad-remove-text = Su tablero se va también. Puedes deshacerlo.
web-pad-remove-yes = Quitar
web-pad-name = Nombre
web-pad-side = Tablero
web-pad-side-own = Como impreso
web-pad-side-taken = { $side } (lo tiene { $name })
web-pad-side-how = Toca las puertas del tablero hasta que sean como las tuyas: normal, de hueso, de dientes, muro.
web-pad-side-set = Un tablero de nuestro propio juego. Elige «Como impreso» si el tuyo tiene otras puertas.
web-pad-doors = Las doce puertas
web-pad-door = { $where }: { $kind }. Pulsa para cambiarla

## Llenar un espacio

web-pad-hint = Toca un espacio y elige lo que hay impreso en su pieza. Tócala otra vez para girarla.
web-pad-hint-keys = Teclas: las flechas eligen un espacio, Intro lo llena, R lo gira, las cifras escriben el número de una pieza, Supr lo vacía.
web-pad-no-tile = Todavía sin pieza
web-pad-tile-label = { $face }, { $turned }. Pulsa para girarla
web-pad-how = Cómo apuntar la pieza
web-pad-how-printed = Impresa
web-pad-how-number = Número
web-pad-how-faces = Caras
web-pad-empty-space = Vaciar
web-pad-next = Siguiente
web-pad-track = Vía
web-pad-track-first = Primero la vía; después, quién está en ella.
web-pad-who = Quién está ahí
web-pad-who-next = ¿Quién está en ella? Hasta tres, y diamantes.
web-pad-add = Añadir: { $what }
web-pad-remove = Quitar: { $what }
web-pad-section = { $what } está en la vía { $section }. Pulsa para pasarlo a la otra
web-pad-section-short = La otra vía
web-pad-section-hint = La vía pequeña enseña dónde está cada uno; tócala para cambiarlo.
web-pad-taken = La pieza { $tile } ya está en el tablero de { $name }, en { $place }. Cada pieza existe una sola vez.
web-pad-take = Traerla aquí
web-pad-twin = Hay una igual en el tablero de { $name }, en { $place }. ¿Está apuntada dos veces?
web-pad-our-set = Los números y las caras son de nuestro propio juego. Si tu caja enseña otra cosa, apúntala como está impresa.
web-pad-number = Número de la pieza, de 1 a { $most }
web-pad-no-number = Hay piezas de la 1 a la { $most }.
web-pad-lay = Colocarla
web-pad-keys = Cifras
web-pad-number-keys = R la gira, Intro sigue.
web-pad-back = Borrar la última cifra
web-pad-filter = Solo piezas que enseñen
web-pad-found = { $count ->
    [0] Ninguna de nuestras piezas enseña todo eso.
    [one] Una pieza enseña eso.
   *[other] { $count } piezas enseñan eso.
}

## Puntos

web-pad-ask = De contar se encarga este servidor. Los tableros se le envían sin nombres y no se guarda nada.
web-pad-agree = Contar
web-pad-no-score = La hoja se rellena sola en cuanto hay una pieza en el tablero.
web-pad-so-far = por ahora
web-pad-uncounted = aún sin contar
web-pad-so-far-missing = { $total ->
    [one] { $written } punto por ahora.
   *[other] { $written } puntos por ahora.
} { $missing }
web-pad-complete = El tablero de { $name } está completo: { $total ->
    [one] { $written } punto.
   *[other] { $written } puntos.
}
web-pad-missing-spaces = { $spaces ->
    [one] Queda un espacio vacío.
   *[other] Quedan { $spaces } espacios vacíos.
}
web-pad-missing-doors = Un tablero tiene dos puertas de hueso y dos de dientes: { $bone ->
    [0] las de hueso están bien
    [1] falta una de hueso
    [2] faltan dos de hueso
   *[other] sobran puertas de hueso
}, { $tooth ->
    [0] las de dientes están bien
    [1] falta una de dientes
    [2] faltan dos de dientes
   *[other] sobran puertas de dientes
}.
web-pad-source = { $count ->
    [0] { $points ->
        [one] { $signed } punto.
       *[other] { $signed } puntos.
    }
   *[other] { $points ->
        [one] { $signed } punto: { $places }.
       *[other] { $signed } puntos: { $places }.
    }
}
web-pad-still = { $name }: { $missing }
web-pad-offline = No se llega al servidor, así que ahora no se puede contar nada. Tus tableros están a salvo aquí; lo seguimos intentando.
web-pad-tally = Todos los tableros
web-pad-place = { $place }.º
web-pad-rank = Puesto
web-pad-winner = { $many ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
web-pad-paper = Hoja de puntos
