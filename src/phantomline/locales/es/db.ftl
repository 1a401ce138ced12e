# El cuidado de la base de datos: `phantomline db`.

db-help = La base de datos del servidor de mesas: actualizarla, copiarla y revisarla.
db-upgrade-help = Crear la base de datos o ponerla al día con esta versión.
db-backup-help = Copiar una base de datos SQLite en un archivo mientras el servidor sigue.
db-check-help = Decir si la base de datos está sana y cada registro completo y legible.
db-opt-database = Qué base de datos: sqlite:///ARCHIVO, una ruta o postgresql://… Si falta, el archivo entre tus datos.
db-arg-backup = El archivo en que se copia.
db-opt-force = Sustituir el archivo si ya existe.
db-upgraded = { $where } está ahora al día.
db-current = { $where } ya estaba al día.
db-backup-exists = { $path } ya existe; --force lo sustituye.
db-backed-up = { $where } se copió en { $path } ({ $size } kB).
db-sound = { $where } está sana: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}.
db-unsound = { $where } no está sana: { $count ->
    [one] un fallo
   *[other] { $count } fallos
}.
db-fault-damaged = La base de datos está dañada: { $detail }
db-fault-gap = Al registro de la mesa { $table } le faltan entradas ({ $detail }).
db-fault-orphan = El registro de { $table } no es de ninguna mesa.
db-fault-empty = La mesa { $table } no tiene registro.
db-fault-unreadable = La entrada { $seq } de la mesa { $table } no se puede leer: { $detail }
