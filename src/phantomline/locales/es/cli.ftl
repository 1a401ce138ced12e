# La línea de órdenes: ayuda, preguntas, encabezados y errores.

cli-error = phantomline: { $text }

## Ayuda

cli-help = Ghosts Galore, Fantasmas y Tren Fantasma: juega en la terminal, simula, puntúa y repasa partidas.
cli-play-help = Juega en la terminal contra bots, tan fuertes como quieras.
cli-simulate-help = Juega muchas partidas al azar y cuenta cómo fueron.
cli-score-help = Puntúa los tableros de una partida de Ghosts Galore a partir de una hoja en JSON.
cli-replay-help = Muestra una partida registrada como la vio alguien. Una partida que incumple una regla se rechaza y no se muestra nada de ella.
cli-editions-help = Archivos de edición: transcripciones de una caja real.
cli-editions-check-help = Dice si se puede jugar con un archivo de edición.
cli-panel-options = Opciones
cli-panel-arguments = Argumentos
cli-panel-commands = Órdenes
cli-metavar-game = JUEGO
cli-metavar-file = ARCHIVO
cli-metavar-seat = ASIENTO
cli-metavar-n = N
cli-metavar-bot = BOT
cli-metavar-lang = IDIOMA
cli-metavar-name = NOMBRE
cli-metavar-names = NOMBRES
cli-metavar-dir = CARPETA
cli-metavar-address = DIRECCIÓN
cli-metavar-seconds = SEGUNDOS
cli-metavar-bots = BOTS
cli-metavar-url = URL
cli-metavar-how = CÓMO
cli-metavar-command = PROGRAMA
cli-metavar-record = REGISTRO
cli-metavar-hash = HASH
cli-arg-game = galore, ghosts o train.
cli-arg-record = El registro que se repasa; - para la entrada estándar.
cli-arg-sheet = La hoja de puntuación; - para la entrada estándar.
cli-arg-edition = El archivo de edición que se comprueba.
cli-opt-lang = El idioma: en o es. Si no se indica, el del sistema.
cli-opt-help = Muestra esta ayuda.
cli-opt-version = Dice qué versión es y cómo se ejecutan sus reglas.
cli-opt-players = Cuántos participantes.
cli-opt-seat = Tu asiento, contando desde 0.
cli-opt-name = Tu nombre.
cli-opt-seed = El mismo número da las mismas partidas.
cli-opt-play-seed = El mismo número y las mismas jugadas dan la misma partida.
cli-opt-record = Escribe la partida en este archivo, terminada o no.
cli-opt-records = Escribe todas las partidas en este archivo, una tras otra.
cli-opt-edition = Juega con este archivo de edición en vez del que trae el programa.
cli-opt-start = El asiento que empieza, contando desde 0. Si no se indica, decide el azar.
cli-opt-choose-sides = Ghosts Galore: cada participante elige la cara de su tablero (GG-10).
cli-opt-experts = Ghosts Galore: la variante experta (GG-12).
cli-opt-json = Escribe JSON para que lo lean programas.
cli-opt-bots = Quién juega: random.
cli-opt-games = Cuántas partidas.
cli-opt-view = Con qué ojos se ve: un asiento, contando desde 0, o spectator (público).
cli-opt-names = Cómo llamar a los asientos, separados por comas.

## Uso incorrecto

cli-usage-no-option = No existe la opción { $option }. Consulta --help.
cli-usage-no-option-but = No existe la opción { $option }. ¿Querías decir { $near }?
cli-usage-missing = Falta { $what }. Consulta --help.
cli-usage-bad = El valor de { $what } no es válido: { $reason }
cli-usage-no-command = No existe la orden «{ $name }». Hay { $known }.
cli-bad-seconds = { $option } son segundos: más de 0 y, como mucho, un día (86400).
cli-no-game-option = { $title } no tiene la opción { $option }.
cli-usage-other = La orden está mal escrita: { $reason }. Consulta --help.
cli-no-language = No hay textos en «{ $language }». Hay { $known }.
cli-no-bot = No hay ningún bot llamado «{ $bot }». Hay { $known }.
cli-no-seat = En esta mesa no hay asiento { $seat }; van del 0 al { $most }.
cli-no-view = Nadie ve esta partida desde «{ $view }»; usa spectator o un asiento del 0 al { $most }.

## Archivos

cli-file-missing = No existe el archivo { $path }.
cli-file-directory = { $path } es un directorio; hace falta un archivo.
cli-file-denied = No se puede leer { $path }; comprueba sus permisos.
cli-file-unreadable = No se puede leer { $path }: { $reason }.
cli-file-unwritable = No se puede escribir { $path }: { $reason }.

## Simular, puntuar, repasar, comprobar

cli-simulating = Jugando
cli-simulated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $title } con { $players } participantes: { $decisions } decisiones en { $seconds } s, { $rate } por segundo.
cli-seat = Asiento
cli-wins = Victorias
cli-win-share = Parte
cli-mean-score = Media
cli-score-winner = Gana { $names }.
cli-score-winners = Victoria compartida: { $names }.
cli-replaying = { $title }, { $players } participantes
cli-unfinished = El registro acaba aquí; la partida no se terminó.
cli-broken-rule = esto no es posible aquí ({ $rule })
cli-edition-galore = { $path }: correcto. «{ $name }» ({ $id }) es una edición de Ghosts Galore con { $tiles } piezas, { $monsters } monstruos, { $diamonds } diamantes y { $boards } caras de tablero.
cli-edition-train = { $path }: correcto. «{ $name }» ({ $id }) es una edición de Tren Fantasma con { $locations } lugares, { $routes } rutas, { $tickets } billetes y { $cards } cartas de carroza.

## Jugar

cli-player = Quién
cli-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cli-play-you = Tú
cli-play-which = ¿A qué jugamos?
cli-play-which-number = Un número del 1 al { $most }, o q:
cli-play-your-move = Tu jugada:
cli-play-hint = s puntos · ? ayuda · l historial
cli-play-hint-quit = q salir
cli-play-keys = Escribe el número de una jugada. s muestra la puntuación, l el historial, r dibuja otra vez la mesa, ? REGLA explica una regla y q sale.
cli-play-quit = ¿Dejas esta partida? (s/n)
cli-play-again = ¿Otra partida? (s/n)
cli-play-bye = Hasta la próxima.
cli-play-recorded = El registro está en { $path }.
cli-play-no-number = No existe esa jugada; los números van del 1 al { $most }.
cli-play-not-understood = «{ $typed }» no nombra ninguna jugada. Escribe el número de una, o ? para ver la ayuda.
cli-ghosts-entry = Una carta también se puede escribir por su nombre, como «roja 2» o «niebla»; «tomar» se lleva el montón.
cli-ghosts-take-word = tomar
cli-ghosts-hand = Tu mano:
cli-ghosts-round = Ronda
cli-ghosts-level = Nivel
cli-ghosts-top = Arriba
cli-ghosts-no-top = nada todavía
cli-ghosts-pile = Montón
cli-ghosts-deck = Mazo
cli-ghosts-direction = Sentido
cli-ghosts-clockwise = horario
cli-ghosts-counter = antihorario
cli-ghosts-in-hand = Mano
cli-ghosts-fright = Susto
cli-ghosts-face-down = Boca abajo
cli-galore-entry = Una colocación también se puede escribir como espacio y giro, por ejemplo «5 r90», y una pieza como «pieza 17»; también valen «robar», «tomar» y «dejar». Los espacios van del 1, arriba a la izquierda, al 9. En una pieza con dos secciones, ═ señala los monstruos de la línea doble y ─ los de la sencilla. En el marco, ○ es una puerta, H una de hueso, D una de dientes y █ un muro. b muestra los demás tableros.
cli-galore-draw-word = robar
cli-galore-claim-word = tomar
cli-galore-leave-word = dejar
cli-galore-code-dragon = Dr
cli-galore-code-ghost = Fa
cli-galore-code-golem = Gó
cli-galore-code-satyr = Sá
cli-galore-code-skeleton = Es
cli-galore-code-slime = Li
cli-galore-code-bat = Mu
cli-galore-code-werewolf = Lo
cli-galore-code-wisp = Fu
cli-galore-mark-wall = █
cli-galore-mark-plain = ○
cli-galore-mark-bone = H
cli-galore-mark-tooth = D
cli-galore-status = Ronda { $round }/8 · farol: { $lamp } · pila: { $stack }
cli-galore-hidden = Pieza secreta:
cli-galore-drawn = Has robado
cli-galore-claim = Tomar
cli-galore-keep = Guardar
cli-galore-place = Coloca la pieza
cli-galore-where = Número, o espacio y giro (5 r90):
cli-galore-boards = tableros
cli-galore-no-boards = Todavía no se han repartido los tableros.
cli-train-entry = Una ruta también se puede escribir con partes de los nombres de sus lugares, como «molino estacion»; también valen «robar» y «descartar». ✉ señala las rutas que le faltan a un billete tuyo. m muestra todas las jugadas y n las redes de todo el mundo.
cli-train-draw-word = robar
cli-train-discard-word = descartar
cli-train-hand = Cartas:
cli-train-done = Hechos
cli-train-carriages = Vagones
cli-train-cards = Cartas
cli-train-tickets = Billetes
cli-train-bonuses = Premios
cli-train-bonus-trick-or-treat = ¡Truco o trato!
cli-train-bonus-crypt = Cripta
cli-train-bonus-mansion = Mansión
cli-train-completed = Completados
cli-train-cut-off = ya no queda camino
cli-train-more = … { $count ->
    [one] una ruta más
   *[other] { $count } rutas más
}: m las muestra todas
cli-train-moves = jugadas
cli-train-networks = redes
