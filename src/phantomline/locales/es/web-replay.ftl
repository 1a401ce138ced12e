### La pantalla de repetición: cualquier partida terminada, o un archivo, vista otra vez.

web-replay-title = Repetición
web-replay-of = { $game }, otra vez
web-replay-loading = Se abre el telón…
web-replay-none = Aquí no hay nada que ver

web-replay-bring = Vuelve a ver una partida
web-replay-bring-more = Suelta aquí el archivo de una partida o elígelo. Se lee para mostrarla y no se guarda en ningún sitio.
web-replay-drop = Suéltalo y se abre el telón
web-replay-choose = Elegir un archivo
web-replay-too-large = Este archivo es demasiado grande para ser el de una partida.
web-replay-unreadable = No se puede leer este archivo.
web-replay-yours = Tus partidas terminadas
web-replay-yours-none = Las partidas que termines te esperarán aquí.
web-replay-another = Otro archivo
web-replay-which = Partida
web-replay-which-of = Partida { $n } de { $all }

web-replay-bar = Reproducir y moverse
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-earlier = Una jugada atrás
web-replay-later = Una jugada adelante
web-replay-round-back = Al principio de esta ronda o de la anterior
web-replay-round-on = A la ronda siguiente
web-replay-where = Lugar en la partida
web-replay-at = Jugada { $n } de { $all }
web-replay-at-deal = Tras el reparto
web-replay-round = Ronda { $n }
web-replay-rounds = Ir a una ronda
web-replay-before-rounds = Antes de la ronda 1
web-replay-speed = Velocidad
web-replay-times = { $speed }×
web-replay-keys = Las flechas avanzan por jugadas, Re Pág y Av Pág por rondas, y el espacio reproduce.
web-replay-nothing-asked = En una repetición no hay nada que elegir.
web-replay-over = El final
web-replay-unfinished = El archivo acaba aquí; la partida, no.

web-replay-seen-by = Vista por
web-replay-player = Asiento { $n }
web-replay-public = Todos (público)

web-replay-chances = Probabilidad de ganar
web-replay-chances-more = Según los bots, a partir de lo que todos podían ver. El «±» y la banda de cada línea dicen cuánto puede haberla movido la suerte en las partidas que imaginaron, diecinueve de cada veinte veces.
web-replay-chart = La probabilidad de ganar de cada jugador, desde el reparto, a la izquierda, hasta el final, a la derecha
web-replay-chance = { $chance } % ± { $within }
web-replay-working = Estudiando la partida: { $part } %
web-replay-waiting = { $ahead ->
    [one] Antes se estudia otra partida.
   *[other] Antes se estudian otras { $ahead } partidas.
}
web-replay-failed = No se ha podido estudiar la partida.
web-replay-try-again = Intentar de nuevo
web-replay-turns = Momentos decisivos
web-replay-no-turns = Ninguna jugada cambió por sí sola esta partida, que se sepa.
web-replay-turn = { $way ->
    [up] Jugada { $n }: { $name } sube del { $before } % al { $after } %
   *[down] Jugada { $n }: { $name } baja del { $before } % al { $after } %
}
web-replay-table = Las probabilidades en una tabla
web-replay-move = Jugada

web-replay-tools = Con esta partida
web-replay-link = Copiar un enlace a este momento
web-replay-linked = El enlace a este momento está copiado.
web-replay-check = Comprobar que fue justa
web-replay-kept = Justa: cada robo es el que se fijó antes del reparto. { $draws ->
    [one] { $draws } paso comprobado
   *[other] { $draws } pasos comprobados
}.
web-replay-bent = No fue justa: algún robo no es el que se fijó antes del reparto.
web-replay-rules-only = Jugada según las reglas, { $draws ->
    [one] en su único paso
   *[other] en sus { $draws } pasos
}. El archivo no dice cómo se fijó la suerte, así que eso no se puede comprobar.
web-replay-promise = Fijado antes del reparto: { $commitment }
web-replay-promise-same = Es lo que anotó este navegador antes del reparto.
web-replay-promise-other = No es lo que anotó este navegador antes del reparto: la mesa ha prometido otra cosa desde entonces.
web-replay-promise-lost = Falta el número que añadió este navegador: quien se sentó aquí no tuvo parte en la suerte.
web-replay-promise-unknown = Este navegador no lo anotó antes del reparto, así que solo se ha comprobado que cada robo sale de ahí.
web-replay-download = Descargar el archivo
web-replay-to-table = A la mesa
