# Bots: quiénes son, por qué mueven, consejos y programas que juegan.

## Clases. El carácter es una línea para quien elige rival.

bot-random-character = Juega cualquier cosa permitida y no sabe por qué. Ganarás.
bot-easy-character = Principiante amable: sabe qué es bueno, a menudo no lo ve y no fastidia a nadie.
bot-greedy-character = Juega con reglas escritas a mano, al momento y sin piedad, pero solo ve una jugada.
bot-mcts-character = Imagina miles de partidas antes de mover. mcts:500 fija las vueltas y mcts:2s los segundos.
bot-program-character = Un programa tuyo.
bot-intro = { $name } ({ $bot }): { $character }

## Razones. Cada una sigue a la jugada que justifica; por eso empieza por «para».

bot-reason-galore-dragons = para puntuar por dragones
bot-reason-galore-ghosts = para puntuar por fantasmas
bot-reason-galore-golems = para puntuar por gólems
bot-reason-galore-satyrs = para puntuar por sátiros
bot-reason-galore-skeletons = para puntuar por esqueletos
bot-reason-galore-slimes = para puntuar por limos
bot-reason-galore-bats = para puntuar por murciélagos
bot-reason-galore-werewolves = para puntuar por hombres lobo
bot-reason-galore-wisps = para puntuar por fuegos fatuos
bot-reason-galore-diamonds = para puntuar por diamantes
bot-reason-galore-bone_doors = para puntuar en una puerta de hueso
bot-reason-galore-tooth_doors = para puntuar en una puerta de dientes
bot-reason-galore-other_paths = para puntuar por una ruta de puerta a puerta
bot-reason-galore-open-path = para dejar una ruta que aún puede unir puertas
bot-reason-galore-hidden-tile = para preparar la pieza secreta
bot-reason-galore-growth = para tener piezas que aún pueden dar más
bot-reason-galore-next-tile = para estar a punto para las piezas que vengan
bot-reason-galore-doors = para tener puertas en buenos sitios
bot-reason-galore-draws-on = para esperar una pieza mejor
bot-reason-ghosts-avoids-fright = para no llevarse un punto de susto
bot-reason-ghosts-stays-unafraid = para acabar la ronda sin miedo
bot-reason-ghosts-passes-trouble = para dejar en apuros a quien sigue
bot-reason-ghosts-safe-level = para mantener cómodo el nivel
bot-reason-ghosts-turns-play = para invertir el sentido del juego
bot-reason-ghosts-keeps-mist = para guardar niebla para peores momentos
bot-reason-ghosts-keeps-ones = para guardar un solo fantasma para un nivel alto
bot-reason-ghosts-sheds-crowds = para librarse de cartas con muchos fantasmas
bot-reason-ghosts-keeps-colours = para conservar muchos colores en la mano
bot-reason-ghosts-safe-return = para tener salida si el juego vuelve
bot-reason-ghosts-safe-next-turn = para tener algo que jugar el turno siguiente
bot-reason-train-hopeless-tickets = para librarse de billetes sin futuro
bot-reason-train-better-tickets = para conseguir billetes con mejor futuro
bot-reason-train-contested = para llegar antes que los demás
bot-reason-train-town-hall = para unir el Ayuntamiento y robar cartas por ello
bot-reason-train-saves-locomotives = para pagar con colores y ahorrar locomotoras
bot-reason-train-trick-or-treat = para acercarse a Truco o trato
bot-reason-train-completes-ticket = para completar un billete
bot-reason-train-towards-ticket = para acercarse a un billete
bot-reason-train-last-carriage = para acabar la partida con el último vagón
bot-reason-train-grows-network = para tener una red mayor
bot-reason-train-needs-cards = para reunir las cartas que aún pide un plan

# Comunes a todos los juegos, para una jugada sin ninguna virtud que nombrar.
bot-reason-no-better = para salir del paso: a primera vista ninguna otra jugada promete más
bot-reason-tried = para fiarse de las partidas imaginadas, pues poco más habla a su favor
bot-reason-asked = para hacer lo que haría el bot consultado

bot-comment = { $said } Quizá { $why }.

## La lista de clases

bot-list-help = Enumera los bots que hay, su fuerza y su carácter.
bot-name = Nombre
bot-strength = Fuerza
bot-character = Carácter

## Consejos

bot-hint-help = Dice qué podría hacer mejor un asiento donde acaba un registro, y por qué, según lo que ese asiento sabe.
bot-arg-record = El registro; - para la entrada estándar. De varias partidas cuenta la última, o aquella donde está --line.
bot-opt-seat = De quién es la jugada, contando desde 0. Si no se indica, del asiento que tiene el turno.
bot-opt-line = Mira la partida tras esta línea del archivo en vez del final.
bot-opt-ranks = Quién ordena las jugadas: una clase de bot, mcts:500 o un programa como ./mybot.py.
bot-opt-seconds = Segundos para pensar.
bot-opt-seed = El mismo número da el mismo consejo si el bot cuenta vueltas, como mcts:500. Si no, las probabilidades salen de una búsqueda por reloj y varían un poco.
bot-hint-thinking = Pensando
bot-hint-heading = { $title }: qué podría hacer { $name }
bot-hint-expected = probabilidad de ganar { $win } %, se esperan { $score } { $unit }
bot-hint-over = Aquí la partida ya ha terminado; --line mira un momento anterior.
bot-hint-chance = Aquí decide el azar y nadie tiene jugada; --line mira otro momento.
bot-hint-not-on-turn = El asiento { $seat } no tiene nada que decidir aquí; tiene el turno: { $turn }.
bot-hint-no-line = La partida no tiene la línea { $line }; sus líneas van de la { $first } a la { $last }.
bot-hint-forced = Solo hay una jugada.

## En juego

bot-opt-opponents = Quién juega en los demás asientos, separado por comas: random, easy, greedy, mcts:500 o un programa como ./mybot.py. Si faltan, se repiten. Si no se indica, una mezcla amable.
bot-opt-no-comments = No adivina por qué los demás mueven así.
bot-play-hint = a aconseja
bot-play-keys = a aconseja: las mejores jugadas, qué esperar de ellas y por qué.
bot-play-who = Quién juega:
bot-play-thinking = { $name } está pensando…
bot-play-failed = { $name } ha fallado ({ $reason }) y desde ahora mueve al azar.
bot-too-many = { $bots } bots no caben; hay { $seats } asientos más.

## Qué le pasa a un programa, como frase tras dos puntos o entre paréntesis

bot-fault-unnamed = no se nombra ningún programa
bot-fault-unclear = tiene unas comillas o una barra invertida sin nada detrás
bot-fault-missing = no existe el programa { $program }
bot-fault-not-executable = { $program } no es ejecutable (chmod +x)
bot-fault-not-here = los programas solo pueden jugar en sistemas Unix
bot-fault-refused = el sistema no quiere arrancarlo: { $why }
bot-fault-closed = cerró su salida
bot-fault-ended = terminó con el estado { $status }
bot-fault-killed = lo terminó la señal { $signal }
bot-fault-late = no contestó en { $seconds } s
bot-fault-overlong = escribió una línea de más de { $most } bytes
bot-fault-unasked = dijo { $said } sin que nadie le preguntara
bot-fault-illegal = { $action } no está entre las acciones permitidas
bot-fault-version = habla la versión { $theirs } del protocolo, y esta es la { $ours }
bot-fault-no-json = «{ $line }» no es JSON: { $why }
bot-fault-no-message = «{ $line }» no es un mensaje "{ $wanted }": { $why }
bot-fault-no-action = «{ $line }» no tiene ninguna acción del juego: { $why }

## Comprobación de programas

bot-help = Programas que juegan: en cualquier lenguaje, con líneas JSON.
bot-check-help = Hace pasar a un programa por partidas de todo tipo y dice si cumple el protocolo de bots.
bot-arg-command = El programa, como ./mybot.py o "node ./mybot.js".
bot-opt-check-game = Solo este juego; se puede repetir.
bot-opt-check-limit = Segundos que puede tardar una jugada.
bot-checking = Comprobando
bot-check-game = Juego
bot-check-players = Mesa de
bot-check-seat = Asiento
bot-check-options = Opciones
bot-check-moves = Jugadas
bot-check-slowest = La más lenta
bot-check-result = Resultado
bot-check-fine = bien
bot-check-broken-off = interrumpida
bot-check-ok = { $name } cumple el protocolo: { $games } partidas, { $moves } jugadas, la más lenta en { $slowest } ms.
bot-check-failed = { $command } no cumple el protocolo.
bot-check-stopped = Demasiadas partidas fallidas; el resto no se jugó.
bot-check-where-start = { $title }, { $players } participantes, saludo:
bot-check-where-move = { $title }, { $players } participantes, jugada { $move }:
bot-check-where-end = { $title }, { $players } participantes, tras la partida:
bot-check-log = Su salida de errores acaba así:
bot-problem-unstartable = No se puede arrancar: { $detail }.
bot-problem-crashed = Terminó o cerró su salida antes de contestar: { $detail }.
bot-problem-stalled = Tardó demasiado: { $detail }.
bot-problem-garbage = Contestó algo que el protocolo no conoce: { $detail }.
bot-problem-overlong = Escribió una línea que nadie leería hasta el final: { $detail }.
bot-problem-chatty = Dijo algo que nadie le había preguntado: { $detail }. Una línea por pregunta y ninguna más.
bot-problem-illegal = Eligió una acción no permitida: { $detail }. Contesta con una de view.legal, tal como está allí.
bot-problem-unclean = No terminó en { $detail } cuando se le pidió.
bot-problem-status = Terminó con el estado { $detail }; un final limpio es 0.
bot-problem-lingering = Ha terminado, pero dejó procesos en marcha.
