# El servidor de mesas: personas, lo que se rechaza, la base de datos y lo que dice `phantomline serve`.

## Personas

server-ghost = un fantasma
# Quien llega se llama con un tipo y un modo, como «Bruja Pálida». Las palabras van separadas por
# espacios; un modo puede tener varias formas («Pálido|Pálida»), y «:1» tras un tipo toma la segunda.
server-spooky-kinds = Fantasma Espectro Duende Cuervo Búho Murciélago Esqueleto Vampiro Farol Gato Espíritu Trasgo Sombra:1 Bruja:1 Momia:1 Lechuza:1 Polilla:1 Gárgola:1 Araña:1 Niebla:1
server-spooky-ways = Errante Insomne Silente Sonriente Ambulante Temblón|Temblona Pálido|Pálida Inquieto|Inquieta Olvidado|Olvidada Brumoso|Brumosa Plateado|Plateada Lunático|Lunática Polvoriento|Polvorienta Nocturno|Nocturna Risueño|Risueña Crujiente
server-spooky-name = { $kind } { $way }

## Lo que se rechaza antes de llegar a una mesa

server-refused-malformed = La petición está mal formada.
server-refused-no-guest = Aún no tienes nombre aquí, o este navegador lo ha olvidado.
server-refused-foreign-origin = Esto viene de otro sitio web y no está permitido.
server-refused-not-found = Aquí no hay nada.
server-refused-wrong-method = Eso no se puede hacer aquí.
server-refused-too-slow = La petición tardó demasiado en llegar.
server-refused-too-large = La petición es demasiado grande: como mucho { $most } bytes.
server-refused-head-too-large = La cabecera de la petición es demasiado grande: como mucho { $most } bytes.
server-refused-wrong-type = El cuerpo debe ser JSON (Content-Type: application/json).
server-refused-too-many = Demasiadas peticiones; inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-refused-forbidden = Eso no te corresponde.
server-refused-failed = Algo ha fallado por nuestra parte. Ha quedado anotado.
server-refused-store-away = Ahora no se puede guardar ni consultar nada. Inténtalo dentro de poco.
server-refused-name-empty = Un nombre necesita al menos una letra, una cifra o un signo.
server-refused-name-too-long = Un nombre tiene como mucho { $most } caracteres.
server-refused-no-such-language = No hay palabras en ese idioma. Hay { $known }.
server-refused-no-such-analysis = Ese análisis ya no está. Empiézalo de nuevo.
server-refused-analysts-busy = Ahora mismo se están estudiando muchas partidas. Inténtalo dentro de un minuto.
server-refused-no-such-person = No hay nadie con ese identificador.
server-refused-no-such-recovery = Este código de recuperación no es válido. Cada uno sirve una vez, y solo el último.

## Lo que se rechaza en una mesa

table-refused-no-such-table = No existe esa mesa.
table-refused-no-such-code = No hay ninguna mesa abierta con ese código.
table-refused-no-such-edition = Aquí no hay ninguna edición con ese resumen; súbela antes.
table-refused-no-such-seat = No existe ese asiento; la mesa tiene { $seats }.
table-refused-no-such-moment = La partida aún no ha llegado hasta ahí.
table-refused-before-start = En ese momento la partida no había empezado.
table-refused-no-such-bot = No existe ese bot. Hay { $bots }.
table-refused-not-your-seat = Tú no te sientas ahí.
table-refused-not-your-turn = No es tu turno.
table-refused-host-only = Eso solo lo puede hacer quien abrió la mesa.
table-refused-bot-plays = Ahora juega un bot ahí.
table-refused-too-long = «{ $what }» es demasiado largo: como mucho { $most } caracteres.
table-refused-stale = La partida ha avanzado desde entonces (va por { $seq }); vuelve a mirar.
table-refused-started = La partida ya ha empezado.
table-refused-not-started = La partida aún no ha empezado.
table-refused-not-over = La partida aún no ha terminado.
table-refused-over = La partida ha terminado.
table-refused-closed = La mesa está cerrada.
table-refused-worn-out = Esta mesa ha visto demasiado; abre otra.
table-refused-seat-free = Ahí no se sienta nadie.
table-refused-seat-taken = Ahí ya se sienta alguien.
table-refused-others-seated = Aquí ya hay otras personas: no se sentaron para que la partida puntúe ni para que la vea cualquiera.
table-refused-seats-in-use = Los asientos que se quitan tienen que estar libres.
table-refused-seat-yours = El asiento ya es tuyo.
table-refused-seats-free = { $free ->
    [one] Aún queda un asiento libre
   *[other] Aún quedan { $free } asientos libres
}.
table-refused-rated-once = En una mesa puntuada cada cual tiene un solo asiento.
table-refused-rated-people = En una mesa puntuada solo juegan personas.
table-refused-rated-no-hints = En las partidas puntuadas no hay pistas: cada cual juega con su ingenio.
table-refused-hints-busy = Ahora mismo hay demasiada gente pidiendo pistas. Vuelve a pedirla en un momento.
table-refused-no-hint = No se nos ocurre ninguna pista. Vuelve a pedirla en un momento.
table-refused-resigned = Has abandonado esta partida.
table-refused-nothing-asked = Nadie pide deshacer una jugada.
table-refused-not-asked = No estás entre quienes deben responder.
table-refused-nothing-to-undo = No tienes ninguna jugada que deshacer.
table-refused-already-asked = Alguien ya pide deshacer una jugada.
table-refused-time-left = Aún queda tiempo en el reloj.
table-refused-rematched = La revancha ya está en otra mesa.
table-refused-still-here = Esta persona sigue aquí; solo ella puede dejar la partida a un bot.
table-refused-other-version = Esta mesa es de otra versión del juego; solo se puede mirar.
table-refused-cannot-replay = Esta mesa es de otra versión del juego, así que sus momentos no se pueden mostrar.
table-refused-spectator = Eso solo lo puede hacer quien se sienta a la mesa.
table-refused-too-busy = Pasan demasiadas cosas en esta mesa; inténtalo de nuevo.
table-refused-too-crowded = Ya no cabe nadie más alrededor de esta mesa.
table-refused-too-fast = Demasiado rápido; espera un momento.
table-refused-no-chat = En esta mesa no hay chat.
table-refused-chat-empty = Ahí no hay nada que decir.

## La base de datos

store-full = El disco de la base de datos está lleno.
store-read-only = La base de datos es de solo lectura.
store-busy = Otro programa tiene bloqueada la base de datos.
store-damaged = El archivo de la base de datos está dañado: { $detail }.
store-no-file = No se puede abrir el archivo de la base de datos: { $detail }.
store-disk = El disco de la base de datos da un error: { $detail }.
store-away = La base de datos no responde: { $detail }.
store-crowded = La base de datos no admite más conexiones.
store-failed = La base de datos rechazó un cambio: { $detail }.
store-nothing-there = Todavía no hay base de datos en { $where }; «phantomline db upgrade» crea una.
store-use-pg-dump = PostgreSQL tiene su propia herramienta: pg_dump --format=custom --file=ARCHIVO '{ $where }'
store-closed = El almacén está cerrado.
store-in-use = Otro servidor ya usa { $where }.
store-needs-upgrade = { $where } es de una versión anterior; ejecuta «phantomline db upgrade».
store-too-new = { $where } es de una versión más nueva de Phantomline.
store-foreign = { $where } no es una base de datos de Phantomline.
store-no-driver = PostgreSQL necesita un controlador: pip install 'phantomline[postgres]'.
store-bad-url = { $where } no es una base de datos; usa sqlite:///ARCHIVO o postgresql://…

## phantomline serve

server-help = Sirve los juegos a navegadores: tus amigos abren un enlace y juegan.
server-opt-host = La dirección en la que escucha; con 0.0.0.0 pueden unirse otros de tu red.
server-opt-port = El puerto en el que escucha; 0 toma cualquiera que esté libre.
server-opt-database = Dónde se guarda todo: sqlite:///ARCHIVO o postgresql://… Si falta, un archivo entre tus datos.
server-opt-open = Abre los juegos en tu navegador.
server-opt-origin = La dirección pública, como https://play.example, si no es la que piden los navegadores. Se puede repetir.
server-opt-proxies = Cuántos proxies inversos hay delante; se cree su X-Forwarded-For.
server-opt-bot-workers = En cuántos procesos piensan los bots.
server-opt-bot-pace = Cuántos segundos tarda un bot como mínimo.
server-opt-no-limits = No limita cuántas peticiones hace una dirección; para pruebas, o si ya lo hace un proxy.
server-opt-log = Cómo se registra: json o plain. Si falta, plain en un terminal.
server-ready = Los juegos se sirven en { $link }
server-lan = Otros de tu red pueden unirse en { $link }
server-lan-hint = Solo puede unirse este ordenador. Para otros de tu red: { $command }
server-no-page = Esta instalación no trae la página para jugar: ejecuta scripts/web build en sus fuentes o instala un paquete que la incluya.
server-kept = Todo se guarda en { $database }
server-stop = Ctrl-C detiene el servidor; las partidas siguen cuando vuelva.
server-stopped = El servidor se ha detenido.
server-port-taken = El puerto { $port } de { $host } está ocupado; prueba otro con --port, por ejemplo --port { $other }.
server-port-denied = El puerto { $port } requiere permisos que este programa no tiene; prueba --port 8383.
server-no-address = En este ordenador no hay ninguna dirección { $host } en la que escuchar.
server-no-folder = No se puede crear la carpeta { $folder } para la base de datos: { $reason }.
server-needs-upgrade = La base de datos no está al día. Ejecuta: phantomline db upgrade --database { $database }
server-bad-log = --log es json o plain.
server-bad-number = El valor de { $option } está fuera de rango.
server-bad-origin = «{ $origin }» no es un origen; usa algo como https://play.example.

## La página de / mientras no hay aplicación web

server-page-title = Phantomline está en marcha
server-page-text = El servidor de mesas funciona. Ghosts Galore, Fantasmas y Tren Fantasma esperan jugadores.
server-page-more = Los programas encuentran descrita su interfaz en
