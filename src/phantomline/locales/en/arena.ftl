# The arena: its command, its table and its report.

arena-help = Let bots play each other, and say who is better and how sure that is.

## Options

arena-opt-bots = Who plays, separated by commas: a league over all tables of these bots.
arena-opt-table = Who sits down, separated by commas: this one table, with the seats rotated.
arena-opt-players = How many sit at a table; with --table, as many as it names.
arena-opt-games = How many games in all.
arena-opt-seed = The same number gives the same games, however many processes or machines play them.
arena-opt-budget = Seconds a bot may think about a move. What is played then depends on the machine.
arena-opt-limit = Seconds after which a bot that has not moved has lost. Without it, 1.5 times the budget and half a second more, or 60; longer for a bot that names its own seconds, such as mcts:90s.
arena-opt-out = Keep the results, the records and a report in this folder.
arena-opt-resume = Go on with what the folder of --out holds already.
arena-opt-workers = How many processes play. Without it, one for every core.
arena-opt-ray = Play on the Ray cluster at this address instead: auto, HOST:PORT or ray://HOST:PORT.

## Wrong use

arena-one-of = Say who plays: either --bots or --table, and not both.
arena-named-twice = “{ $bot }” is named twice. To have several of one kind at a table, use --table.
arena-other-size = The table seats { $seats }, not { $players }. Leave out --players.
arena-resume-what = --resume needs --out: the folder to go on with.
arena-workers-or-ray = A cluster has its own workers; leave out --workers or --ray.
arena-no-bot = { $spec } cannot play: { $reason }.
arena-no-bot-unknown = { $spec } cannot play: there is no such bot. There are { $kinds }, and programs by their path, such as ./mybot.py.
arena-no-bot-budget = { $spec } cannot play: behind the colon goes a number of rounds (500) or seconds (1.5s), at most a day.
arena-no-bot-untaught = { $spec } cannot play: nobody has taught it this game.
arena-no-bot-argument = { $spec } cannot play: this bot takes nothing behind a colon.
arena-folder-exists = { $folder } holds a tournament already. Go on with it by --resume, or name another folder.
arena-folder-differs = { $folder } holds a tournament with another setting: { $what }. Only the number of games may change.
arena-folder-build = { $folder } was played by another build of Phantomline or of a bot ({ $what }), and games of two builds do not mix: go on with that one, or name another folder.
arena-folder-longer = { $folder } holds { $what } games already, more than were asked for.
arena-folder-unreadable = The plan.json in { $folder } cannot be read; name another folder.
arena-folder-unwritable = { $folder } cannot be written: { $reason }.
arena-cluster-not-installed = Playing on a cluster needs Ray: install phantomline[cluster].
arena-cluster-build = A machine of the cluster at { $address } has another build of Phantomline or of a bot ({ $reason }), and games of two builds do not mix: all need this version, and a bot's program under the same absolute path.
arena-cluster-edition = A machine of the cluster at { $address } does not have the same edition file ({ $reason }): all need it under the same path.
arena-cluster-unreachable = There is no Ray cluster at { $address }: { $reason }

## The table

arena-playing = Playing
arena-under-way = { $games ->
    [one] One game under way
   *[other] { $games } games under way
}
arena-under-way-moves = { $games ->
    [one] One game under way
   *[other] { $games } games under way
}, { $moves ->
    [one] one move so far
   *[other] { $moves } moves so far
}
arena-heading = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title }, { $players } at a table, seed { $seed }
arena-bot = Bot
arena-seats = Seats
arena-wins = Wins
arena-win-rate = Win rate
arena-interval = 95% interval
arena-rating = Rating
arena-mean-score = Score
arena-mean-ms = ms a move
arena-p95-ms = 95% within
arena-failed = Failed
arena-why = { $bot } failed, first in game { $game }: it { $how }: { $detail }
arena-fair = A bot as good as its company wins { $share }.
arena-uneven = Seats and company are even after every { $round } games; { $games } are not a multiple of that.
arena-kept = Report, results and records are in { $folder }.

## The report

arena-report-title = Arena: { $title }
arena-report-who = Who wins
arena-report-who-note = The share of seats that won, with its 95% interval (Wilson). A shared win counts as a fraction. The dashed line is a fair share.
arena-report-ratings = Ratings
arena-report-ratings-note = Plackett–Luce strengths from the wins at all tables: 400 points more is ten times as strong. The mean is { $mean }.
arena-report-categories = Where the points come from
arena-report-categories-note = Mean points by category, without the games a bot failed in.
arena-report-category = Category
arena-report-seats = Does the seat matter?
arena-report-seats-note = Everyone plays every deal from every seat, so a seat's wins say what the seat is worth.
arena-report-seat = Seat
arena-report-place = Turn order
arena-report-starter = starts
arena-report-after = { $place } after the start
arena-report-games = Games
arena-report-times = Time to decide
arena-report-times-note = By the clock of the machine that played; the bar ends at the mean, the mark is what 95% stay within.
arena-report-decisions = Decisions
arena-report-failures = Bots that failed
arena-report-failures-note = A bot that fails has lost that game, and a random player finishes for it.
arena-report-no-failures = None.
arena-report-game = Game
arena-report-why = Why
arena-report-how = How it was played
arena-report-setting = Setting
arena-report-value = Value
arena-report-budget = Budget
arena-report-no-budget = none
arena-report-seconds = { $seconds } s a move
arena-report-limit = Limit
arena-report-seed = Seed
arena-report-edition = Edition
arena-report-rules = Rules
arena-report-options = Options
arena-report-tables = Tables
arena-report-none = none
arena-failure-crashed = raised an error
arena-failure-died = ended its process
arena-failure-failed = could not go on
arena-failure-illegal = made an illegal move
arena-failure-slow = took too long
