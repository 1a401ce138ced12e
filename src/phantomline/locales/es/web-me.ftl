# La página propia: partidas, estadísticas, puntuaciones y datos.

web-me-title = Mi página
web-me-nobody = Todavía nadie
web-me-nobody-more = Serás alguien con tu primera partida; no hay que registrarse. Si quieres, elige ya un nombre.
web-me-since = Aquí desde el { $date }
web-me-none = Aún no has terminado ninguna partida
web-me-none-more = Juega una hasta el final y esta página se llenará: qué ganaste, de dónde salen tus puntos y cómo mejoras.
web-me-play = A los juegos
web-me-sum = { $games ->
    [one] Una partida terminada
   *[other] { $games } partidas terminadas
  }

web-me-statistics = Cómo juegas
web-me-won = Ganadas
web-me-won-of = { $wins } de { $played }
web-me-shared = Una victoria compartida cuenta como una parte.
web-me-fewer = Cuantos menos puntos, mejor.
web-me-mean = Puntos de media
web-me-best = Mejor resultado
web-me-place = Puesto medio
web-me-rating = Nivel
web-me-rating-open = Aún provisional: { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
  } de 10
web-me-lines = De dónde salen tus puntos
web-me-lines-more = { $games ->
    [one] Una partida
   *[other] Media de tus últimas { $games } partidas
  }
web-me-line = Línea
web-me-points = Puntos
web-me-line-ghosts-start = Al empezar
web-me-line-ghosts-piles = Montones llevados
web-me-line-ghosts-unafraid = Rondas sin miedo
web-me-line-train-tickets = Billetes completados
web-me-line-train-trick-or-treat = Truco o trato
web-me-routes = Rutas favoritas
web-me-route = { $one } – { $other }
web-me-times = { $times ->
    [one] una vez
    [2] dos veces
   *[other] { $times } veces
  }

web-me-ratings = Tu nivel en el tiempo
web-me-ratings-none = El nivel sale de las mesas puntuadas con otras personas. Todo el mundo empieza en 1000.
web-me-ratings-of = { $games ->
    [one] Tu nivel en { $game } tras una partida puntuada: { $last }.
   *[other] Tu nivel en { $game } a lo largo de { $games } partidas puntuadas: de { $first } a { $last }, con un máximo de { $highest }.
  }
web-me-as-table = Como tabla
web-me-as-chart = Como gráfico
web-me-date = Fecha
web-me-game = Juego

web-me-history = Tus partidas
web-me-history-place = { $place }.º puesto
web-me-history-won = victoria
web-me-history-shared = victoria compartida
web-me-history-around = en torno a una pantalla
web-me-history-around-more = Una partida en torno a una pantalla cuenta como tuya si exactamente un asiento lleva tu nombre.
web-me-history-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }
web-me-history-fright = { $score ->
    [one] { $score } punto de susto
   *[other] { $score } puntos de susto
  }
web-me-history-rated = puntuada
web-me-watch = Volver a verla
web-me-watch-label = Volver a verla: { $game }, { $date }
web-me-older = Mostrar partidas anteriores

web-me-data = Tú y tus datos
web-me-code = Jugar en otro dispositivo
web-me-code-more = Un código de un solo uso con el que otro navegador también te reconoce. Uno nuevo sustituye al anterior.
web-me-code-make = Crear un código
web-me-code-made = Tu código
web-me-code-copy = Copiar el código
web-me-code-copied = Copiado.
web-me-code-by-hand = Selecciona el código y cópialo a mano.
web-me-code-enter = Tengo un código
web-me-code-use = Ser la persona de este código
web-me-code-sure = ¿Dejar de ser { $name }?
web-me-code-sure-more = { $games ->
    [0] Este navegador es ahora { $name } y pasará a ser otra persona. Solo un código u otro dispositivo llevan de vuelta a { $name }: crea uno antes si quieres volver.
    [one] Este navegador es ahora { $name }, con una partida jugada, y pasará a ser otra persona. Solo un código u otro dispositivo llevan de vuelta a { $name }: crea uno antes si quieres volver.
   *[other] Este navegador es ahora { $name }, con { $games } partidas jugadas, y pasará a ser otra persona. Solo un código u otro dispositivo llevan de vuelta a { $name }: crea uno antes si quieres volver.
}
web-me-code-stay = Seguir siendo { $name }
web-me-welcome = Hola de nuevo, { $name }.
web-me-export = Llévatelo todo
web-me-export-more = Todo lo que se guarda sobre ti, en un archivo.
web-me-export-do = Descargar mis datos
web-me-delete = Borrar mis datos
web-me-delete-more = Al momento, en este servidor y para siempre.
web-me-delete-do = Borrarlo todo…
web-me-delete-sure = ¿Borrar todo lo tuyo?
web-me-delete-goes = Esto desaparece al momento y no se puede recuperar:
web-me-delete-goes-name = tu nombre ({ $name }), tu idioma y la llave de este navegador y de tus demás dispositivos
web-me-delete-goes-games = { $games ->
    [0] tu lista de partidas
    [one] la partida terminada de tu lista
   *[other] las { $games } partidas terminadas de tu lista
  }, tus estadísticas y tu nivel
web-me-delete-goes-seats = tus asientos: donde la partida no ha empezado quedan libres y donde está en marcha sigue un bot; las mesas que pusiste pasan a alguien que esté sentado allí, o se cierran
web-me-delete-goes-chat = todo lo que escribiste en las mesas
web-me-delete-stays = Esto se queda:
web-me-delete-stays-games = las partidas mismas, que son de todos los que las jugaron; donde te sentabas habrá «un fantasma», con un número al azar que no lleva a ninguna parte
web-me-delete-stays-device = lo que este navegador recuerda por sí mismo: los tableros de la hoja de puntos, hasta dónde llegaste en las lecciones, idioma, luz y sonidos, a quién silenciaste, qué prometieron las mesas antes del reparto
web-me-delete-keep = Conservarlo todo
web-me-delete-yes = Borrarlo todo
web-me-deleted = Ya no queda nada. Ha sido un placer que nos rondaras.
