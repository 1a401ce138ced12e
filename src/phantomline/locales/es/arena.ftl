# La arena: su orden, su tabla y su informe.

arena-help = Hace jugar a los bots entre sí, y dice cuál es mejor y con qué certeza.

## Opciones

arena-opt-bots = Quién juega, separado por comas: una liga con todas las mesas de estos bots.
arena-opt-table = Quién se sienta, separado por comas: solo esta mesa, rotando los asientos.
arena-opt-players = Cuántos se sientan a una mesa; con --table, tantos como nombre.
arena-opt-games = Cuántas partidas en total.
arena-opt-seed = El mismo número da las mismas partidas, sean cuantos sean los procesos o las máquinas.
arena-opt-budget = Segundos que un bot puede pensar una jugada. Lo que se juega depende entonces de la máquina.
arena-opt-limit = Segundos tras los que pierde un bot que no ha jugado. Si no se indica, 1,5 veces el presupuesto y medio segundo más, o 60; más con un bot que diga sus segundos, como mcts:90s.
arena-opt-out = Guarda los resultados, los registros y un informe en esta carpeta.
arena-opt-resume = Sigue con lo que ya hay en la carpeta de --out.
arena-opt-workers = Cuántos procesos juegan. Si no se indica, uno por núcleo.
arena-opt-ray = Juega en el clúster de Ray de esta dirección: auto, SERVIDOR:PUERTO o ray://SERVIDOR:PUERTO.

## Uso incorrecto

arena-one-of = Di quién juega: --bots o --table, y no las dos cosas.
arena-named-twice = «{ $bot }» aparece dos veces. Para sentar a varios del mismo tipo, usa --table.
arena-other-size = La mesa tiene { $seats } asientos, no { $players }. Quita --players.
arena-resume-what = --resume necesita --out: la carpeta con la que seguir.
arena-workers-or-ray = Un clúster tiene sus propios procesos; quita --workers o --ray.
arena-no-bot = { $spec } no puede jugar: { $reason }.
arena-no-bot-unknown = { $spec } no puede jugar: no hay tal bot. Hay { $kinds }, y programas por su ruta, como ./mybot.py.
arena-no-bot-budget = { $spec } no puede jugar: tras los dos puntos va un número de vueltas (500) o de segundos (1.5s), como mucho un día.
arena-no-bot-untaught = { $spec } no puede jugar: nadie le ha enseñado este juego.
arena-no-bot-argument = { $spec } no puede jugar: este bot no admite nada tras los dos puntos.
arena-folder-exists = { $folder } ya contiene un torneo. Síguelo con --resume, o nombra otra carpeta.
arena-folder-differs = { $folder } contiene un torneo con otro ajuste: { $what }. Solo puede cambiar el número de partidas.
arena-folder-build = { $folder } lo jugó otra versión de Phantomline o de un bot ({ $what }), y no se mezclan partidas de dos versiones: sigue con esa, o nombra otra carpeta.
arena-folder-longer = { $folder } ya contiene { $what } partidas, más de las pedidas.
arena-folder-unreadable = No se puede leer el plan.json de { $folder }; nombra otra carpeta.
arena-folder-unwritable = No se puede escribir en { $folder }: { $reason }.
arena-cluster-not-installed = Para jugar en un clúster hace falta Ray: instala phantomline[cluster].
arena-cluster-build = Una máquina del clúster de { $address } tiene otra versión de Phantomline o de un bot ({ $reason }), y no se mezclan partidas de dos versiones: todas necesitan esta, y el programa de un bot en la misma ruta absoluta.
arena-cluster-edition = Una máquina del clúster de { $address } no tiene el mismo archivo de edición ({ $reason }): todas lo necesitan en la misma ruta.
arena-cluster-unreachable = No hay ningún clúster de Ray en { $address }: { $reason }

## La tabla

arena-playing = Jugando
arena-under-way = { $games ->
    [one] Una partida en curso
   *[other] { $games } partidas en curso
}
arena-under-way-moves = { $games ->
    [one] Una partida en curso
   *[other] { $games } partidas en curso
}, { $moves ->
    [one] una jugada hasta ahora
   *[other] { $moves } jugadas hasta ahora
}
arena-heading = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $title }, { $players } por mesa, semilla { $seed }
arena-bot = Quién
arena-seats = Asientos
arena-wins = Victorias
arena-win-rate = Victorias (%)
arena-interval = Intervalo del 95 %
arena-rating = Nivel
arena-mean-score = Puntos
arena-mean-ms = ms por jugada
arena-p95-ms = El 95 % en
arena-failed = Fallos
arena-why = { $bot } falló, por primera vez en la partida { $game }: { $how }: { $detail }
arena-fair = Un bot tan bueno como los demás gana el { $share }.
arena-uneven = Asientos y compañía quedan igualados cada { $round } partidas; { $games } no es múltiplo de ese número.
arena-kept = El informe, los resultados y los registros están en { $folder }.

## El informe

arena-report-title = Arena: { $title } (informe)
arena-report-who = Quién gana
arena-report-who-note = La parte de los asientos que ganó, con su intervalo del 95 % (Wilson). Una victoria compartida cuenta como fracción. La línea discontinua es la parte justa.
arena-report-ratings = Niveles
arena-report-ratings-note = Fuerzas de Plackett–Luce a partir de las victorias en todas las mesas: 400 puntos más es diez veces más fuerte. La media es { $mean }.
arena-report-categories = De dónde salen los puntos
arena-report-categories-note = Puntos medios por categoría, sin las partidas en las que falló el bot.
arena-report-category = Categoría
arena-report-seats = ¿Importa el asiento?
arena-report-seats-note = Todos juegan cada reparto desde cada asiento, así que las victorias de un asiento dicen cuánto vale.
arena-report-seat = Asiento
arena-report-place = Orden de turno
arena-report-starter = empieza
arena-report-after = { $place } después del inicio
arena-report-games = Partidas
arena-report-times = Tiempo para decidir
arena-report-times-note = Según el reloj de la máquina que jugó; la barra acaba en la media y la marca es donde caben el 95 %.
arena-report-decisions = Decisiones
arena-report-failures = Bots que fallaron
arena-report-failures-note = Un bot que falla pierde esa partida, y alguien al azar la termina por él.
arena-report-no-failures = Ninguno.
arena-report-game = Partida
arena-report-why = Motivo
arena-report-how = Cómo se jugó
arena-report-setting = Ajuste
arena-report-value = Valor
arena-report-budget = Presupuesto
arena-report-no-budget = ninguno
arena-report-seconds = { $seconds } s por jugada
arena-report-limit = Límite
arena-report-seed = Semilla
arena-report-edition = Edición
arena-report-rules = Reglas
arena-report-options = Opciones
arena-report-tables = Mesas
arena-report-none = ninguna
arena-failure-crashed = dio un error
arena-failure-died = cerró su proceso
arena-failure-failed = no pudo seguir
arena-failure-illegal = hizo una jugada ilegal
arena-failure-slow = tardó demasiado
