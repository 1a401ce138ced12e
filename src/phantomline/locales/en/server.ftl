# The table server: people, what is refused, the database, and what `phantomline serve` says.

## People

server-ghost = a ghost
# Newcomers are called a way and a kind, such as “Pale Wisp”. Words are parted by spaces; a way may
# have several forms (“Pálido|Pálida”), and “:1” behind a kind takes the second.
server-spooky-kinds = Ghost Wisp Spectre Phantom Banshee Shade Goblin Raven Bat Lantern Owl Poltergeist Skeleton Ghoul Moth Wraith Gargoyle Mummy Vampire Spider
server-spooky-ways = Pale Restless Hollow Gloomy Misty Drowsy Creaky Moonlit Whispering Wandering Forgotten Giggling Shivering Candlelit Rattling Velvet Midnight Sleepless Dusty Silver
server-spooky-name = { $way } { $kind }

## What is refused before it comes to a table

server-refused-malformed = The request is malformed.
server-refused-no-guest = You have no name here yet, or this browser has forgotten it.
server-refused-foreign-origin = This comes from another web site and is not allowed.
server-refused-not-found = There is nothing here.
server-refused-wrong-method = That cannot be done here.
server-refused-too-slow = The request took too long to arrive.
server-refused-too-large = The request is too large: at most { $most } bytes.
server-refused-head-too-large = The head of the request is too large: at most { $most } bytes.
server-refused-wrong-type = The body must be JSON (Content-Type: application/json).
server-refused-too-many = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-refused-forbidden = That is not for you to do.
server-refused-failed = Something went wrong on our side. It has been written down.
server-refused-store-away = Nothing can be saved or looked up now. Try again soon.
server-refused-name-empty = A name needs at least one letter, digit or sign.
server-refused-name-too-long = A name has at most { $most } characters.
server-refused-no-such-language = There are no words in this language. There are { $known }.
server-refused-no-such-analysis = There is no such analysis any more. Begin it again.
server-refused-analysts-busy = Many games are being studied just now. Try again in a minute.
server-refused-no-such-person = There is nobody with this id.
server-refused-no-such-recovery = This recovery code is not valid. Each works once, and only the latest.

## What is refused at a table

table-refused-no-such-table = There is no such table.
table-refused-no-such-code = There is no open table with this code.
table-refused-no-such-edition = There is no edition with this hash here; upload it first.
table-refused-no-such-seat = There is no such seat; the table has { $seats }.
table-refused-no-such-moment = The game has not come that far.
table-refused-before-start = The game had not begun at that moment.
table-refused-no-such-bot = There is no such bot. There are { $bots }.
table-refused-not-your-seat = You do not sit there.
table-refused-not-your-turn = It is not your turn.
table-refused-host-only = Only the host of the table can do that.
table-refused-bot-plays = A bot plays there now.
table-refused-too-long = “{ $what }” is too long: at most { $most } characters.
table-refused-stale = The game has moved on since (it is at { $seq }); look again.
table-refused-started = The game has already begun.
table-refused-not-started = The game has not begun yet.
table-refused-not-over = The game is not over yet.
table-refused-over = The game is over.
table-refused-closed = The table is closed.
table-refused-worn-out = This table has seen too much; make a new one.
table-refused-seat-free = Nobody sits there.
table-refused-seat-taken = Somebody already sits there.
table-refused-others-seated = Others sit here already: they did not sit down to be rated, or to be watched by everyone.
table-refused-seats-in-use = Seats that go must be free.
table-refused-seat-yours = The seat is already yours.
table-refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free.
table-refused-rated-once = At a rated table everyone has one seat.
table-refused-rated-people = At a rated table only people play.
table-refused-rated-no-hints = There are no hints in rated games: everyone plays by their own wits.
table-refused-hints-busy = Too many ask for hints just now. Ask again in a moment.
table-refused-no-hint = No hint came to mind. Ask again in a moment.
table-refused-resigned = You have given up this game.
table-refused-nothing-asked = Nobody asks to take a move back.
table-refused-not-asked = You are not among those who are asked.
table-refused-nothing-to-undo = You have no move to take back.
table-refused-already-asked = Somebody already asks to take a move back.
table-refused-time-left = There is still time on the clock.
table-refused-rematched = The rematch is already at another table.
table-refused-still-here = This player is still here; only they can leave the game to a bot.
table-refused-other-version = This table was made by another version of the game; it can only be looked at.
table-refused-cannot-replay = This table was made by another version of the game, so its moments cannot be shown.
table-refused-spectator = Only those who sit at the table can do that.
table-refused-too-busy = Too much is going on at this table; try again.
table-refused-too-crowded = There is no more room around this table.
table-refused-too-fast = That was too fast; wait a moment.
table-refused-no-chat = There is no chat at this table.
table-refused-chat-empty = There is nothing to say in that.

## The database

store-full = The disk with the database is full.
store-read-only = The database is read-only.
store-busy = Another program keeps the database locked.
store-damaged = The database file is damaged: { $detail }.
store-no-file = The database file cannot be opened: { $detail }.
store-disk = The disk with the database reports an error: { $detail }.
store-away = The database does not answer: { $detail }.
store-crowded = The database takes no more connections.
store-failed = The database refused a change: { $detail }.
store-nothing-there = There is no database in { $where } yet; “phantomline db upgrade” makes one.
store-use-pg-dump = PostgreSQL has its own tool: pg_dump --format=custom --file=FILE '{ $where }'
store-closed = The store is closed.
store-in-use = Another server already uses { $where }.
store-needs-upgrade = { $where } was made by an older version; run “phantomline db upgrade”.
store-too-new = { $where } was made by a newer version of Phantomline.
store-foreign = { $where } is no database of Phantomline.
store-no-driver = PostgreSQL needs a driver: pip install 'phantomline[postgres]'.
store-bad-url = { $where } is no database; use sqlite:///FILE or postgresql://…

## phantomline serve

server-help = Serve the games to browsers: friends open a link and play.
server-opt-host = The address to listen on; 0.0.0.0 lets others in your network join.
server-opt-port = The port to listen on; 0 takes any that is free.
server-opt-database = Where everything is kept: sqlite:///FILE or postgresql://… Without it, a file among your data.
server-opt-open = Open the games in your browser.
server-opt-origin = The public address, such as https://play.example, where it is not the one that browsers ask for. May be given several times.
server-opt-proxies = How many reverse proxies stand in front; their X-Forwarded-For is believed.
server-opt-bot-workers = How many processes the bots think in.
server-opt-bot-pace = How many seconds a bot takes at least.
server-opt-no-limits = Do not limit how often an address may ask; for tests, or where a proxy does it.
server-opt-log = How to log: json or plain. Without it, plain on a terminal.
server-ready = The games are served at { $link }
server-lan = Others in your network can join at { $link }
server-lan-hint = Only this computer can join. For others in your network: { $command }
server-no-page = This installation has no page to play on: run scripts/web build in its sources, or install a wheel that has one.
server-kept = Everything is kept in { $database }
server-stop = Ctrl-C stops the server; all games go on when it is back.
server-stopped = The server has stopped.
server-port-taken = Port { $port } of { $host } is taken; try another one with --port, such as --port { $other }.
server-port-denied = Port { $port } needs permissions that this program does not have; try --port 8383.
server-no-address = There is no address { $host } on this computer to listen on.
server-no-folder = The folder { $folder } for the database cannot be made: { $reason }.
server-needs-upgrade = The database is not up to date. Run: phantomline db upgrade --database { $database }
server-bad-log = --log is json or plain.
server-bad-number = The value of { $option } is out of range.
server-bad-origin = “{ $origin }” is no origin; use something like https://play.example.

## The page at / as long as there is no web application

server-page-title = Phantomline is running
server-page-text = The table server is up. Ghosts Galore, Ghosts and Ghost Train are waiting for players.
server-page-more = Programs find its interface described at
