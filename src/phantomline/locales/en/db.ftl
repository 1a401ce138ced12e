# Looking after the database: `phantomline db`.

db-help = The database of the table server: upgrade, back up and check it.
db-upgrade-help = Make the database, or bring it up to date with this version.
db-backup-help = Copy an SQLite database into a file while the server goes on.
db-check-help = Say whether the database is sound and every log whole and readable.
db-opt-database = Which database: sqlite:///FILE, a path or postgresql://… Without it, the file among your data.
db-arg-backup = The file to copy it into.
db-opt-force = Replace the file if there is one.
db-upgraded = { $where } is up to date now.
db-current = { $where } was up to date already.
db-backup-exists = { $path } is there already; --force replaces it.
db-backed-up = { $where } was copied into { $path } ({ $size } kB).
db-sound = { $where } is sound: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
db-unsound = { $where } is not sound: { $count ->
    [one] one fault
   *[other] { $count } faults
}.
db-fault-damaged = The database is damaged: { $detail }
db-fault-gap = The log of table { $table } has gaps ({ $detail }).
db-fault-orphan = The log of { $table } belongs to no table.
db-fault-empty = Table { $table } has no log.
db-fault-unreadable = Entry { $seq } of table { $table } cannot be read: { $detail }
