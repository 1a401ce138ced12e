# The command line: help, questions, headings and errors.

cli-error = phantomline: { $text }

## Help

cli-help = Ghosts Galore, Ghosts and Ghost Train: play in the terminal, simulate, score and replay.
cli-play-help = Play in the terminal against bots, as strong as you like.
cli-simulate-help = Play many games at random and say how they went.
cli-score-help = Score the boards of a game of Ghosts Galore from a sheet in JSON.
cli-replay-help = Show a recorded game as one viewer saw it. A game that breaks a rule is refused, and nothing of it is shown.
cli-editions-help = Edition files: transcriptions of a real box.
cli-editions-check-help = Say whether an edition file can be played with.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-seat = SEAT
cli-metavar-n = N
cli-metavar-bot = BOT
cli-metavar-lang = LANG
cli-metavar-name = NAME
cli-metavar-names = NAMES
cli-metavar-dir = DIR
cli-metavar-address = ADDRESS
cli-metavar-seconds = SECONDS
cli-metavar-bots = BOTS
cli-metavar-url = URL
cli-metavar-how = HOW
cli-metavar-command = COMMAND
cli-metavar-record = RECORD
cli-metavar-hash = HASH
cli-arg-game = galore, ghosts or train.
cli-arg-record = The record to replay; - for standard input.
cli-arg-sheet = The score sheet; - for standard input.
cli-arg-edition = The edition file to check.
cli-opt-lang = The language: en or es. Without it, that of the system.
cli-opt-help = Show this help.
cli-opt-version = Say which version this is and how its rules run.
cli-opt-players = How many players.
cli-opt-seat = Your seat, counted from 0.
cli-opt-name = Your name.
cli-opt-seed = The same number gives the same games.
cli-opt-play-seed = The same number and the same moves give the same game.
cli-opt-record = Write the game to this file, finished or not.
cli-opt-records = Write all games to this file, one behind the other.
cli-opt-edition = Play with this edition file instead of the one in the package.
cli-opt-start = The seat that starts, counted from 0. Without it chance decides.
cli-opt-choose-sides = Ghosts Galore: players choose the side of their board (GG-10).
cli-opt-experts = Ghosts Galore: the variant for experienced players (GG-12).
cli-opt-json = Print JSON for programs to read.
cli-opt-bots = Who plays: random.
cli-opt-games = How many games.
cli-opt-view = Whose eyes to see it with: a seat counted from 0, or spectator.
cli-opt-names = What to call the seats, separated by commas.

## Wrong use

cli-usage-no-option = There is no option { $option }. See --help.
cli-usage-no-option-but = There is no option { $option }. Did you mean { $near }?
cli-usage-missing = { $what } is missing. See --help.
cli-usage-bad = The value of { $what } is wrong: { $reason }
cli-usage-no-command = There is no command “{ $name }”. There are { $known }.
cli-bad-seconds = { $option } takes seconds: more than 0, and a day (86400) at most.
cli-no-game-option = { $title } has no option { $option }.
cli-usage-other = The command line is wrong: { $reason }. See --help.
cli-no-language = There are no words in “{ $language }”. There are { $known }.
cli-no-bot = There is no bot called “{ $bot }”. There is { $known }.
cli-no-seat = There is no seat { $seat } at this table; seats go from 0 to { $most }.
cli-no-view = Nobody sees this game from “{ $view }”; use spectator or a seat from 0 to { $most }.

## Files

cli-file-missing = There is no file { $path }.
cli-file-directory = { $path } is a directory; a file is needed.
cli-file-denied = { $path } may not be read; check its permissions.
cli-file-unreadable = { $path } cannot be read: { $reason }.
cli-file-unwritable = { $path } cannot be written: { $reason }.

## Simulating, scoring, replaying, checking

cli-simulating = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title } with { $players } players: { $decisions } decisions in { $seconds } s, { $rate } a second.
cli-seat = Seat
cli-wins = Wins
cli-win-share = Share
cli-mean-score = Mean score
cli-score-winner = { $names } wins.
cli-score-winners = { $names } win together.
cli-replaying = { $title }, { $players } players
cli-unfinished = The record ends here; the game was not finished.
cli-broken-rule = this is not possible here ({ $rule })
cli-edition-galore = { $path }: OK. “{ $name }” ({ $id }) is an edition of Ghosts Galore with { $tiles } tiles, { $monsters } monsters, { $diamonds } diamonds and { $boards } board sides.
cli-edition-train = { $path }: OK. “{ $name }” ({ $id }) is an edition of Ghost Train with { $locations } places, { $routes } routes, { $tickets } tickets and { $cards } float cards.

## Playing

cli-player = Player
cli-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-play-you = You
cli-play-which = Which game?
cli-play-which-number = A number from 1 to { $most }, or q:
cli-play-your-move = Your move:
cli-play-hint = s score · ? help · l log
cli-play-hint-quit = q quit
cli-play-keys = Type the number of a move. s shows the score sheet, l the log, r draws the table again, ? RULE explains a rule, q leaves.
cli-play-quit = Leave this game? (y/n)
cli-play-again = Play again? (y/n)
cli-play-bye = Until next time.
cli-play-recorded = The record is in { $path }.
cli-play-no-number = There is no such move; the numbers go from 1 to { $most }.
cli-play-not-understood = “{ $typed }” names no move. Type the number of one, or ? for help.
cli-ghosts-entry = A card may also be typed by name, such as “red 2” or “mist”; “take” takes the pile.
cli-ghosts-take-word = take
cli-ghosts-hand = Your hand:
cli-ghosts-round = Round
cli-ghosts-level = Level
cli-ghosts-top = On top
cli-ghosts-no-top = nothing yet
cli-ghosts-pile = Pile
cli-ghosts-deck = Deck
cli-ghosts-direction = Direction
cli-ghosts-clockwise = clockwise
cli-ghosts-counter = counter-clockwise
cli-ghosts-in-hand = Hand
cli-ghosts-fright = Fright
cli-ghosts-face-down = Face down
cli-galore-entry = A placement may also be typed as space and turn, such as “5 r90”, and a tile as “tile 17”; “draw”, “claim” and “leave” work too. Spaces count from 1 at the top left to 9. On a tile with two sections ═ marks monsters on the double line and ─ those on the single one. On the frame ○ is a door, B a bone door, T a tooth door and █ a wall. b shows the others' boards.
cli-galore-draw-word = draw
cli-galore-claim-word = claim
cli-galore-leave-word = leave
cli-galore-code-dragon = Dr
cli-galore-code-ghost = Gh
cli-galore-code-golem = Go
cli-galore-code-satyr = Sa
cli-galore-code-skeleton = Sk
cli-galore-code-slime = Sl
cli-galore-code-bat = Ba
cli-galore-code-werewolf = We
cli-galore-code-wisp = Wi
cli-galore-mark-wall = █
cli-galore-mark-plain = ○
cli-galore-mark-bone = B
cli-galore-mark-tooth = T
cli-galore-status = Round { $round }/8 · lamp: { $lamp } · stack: { $stack }
cli-galore-hidden = Hidden tile:
cli-galore-drawn = You drew
cli-galore-claim = Claim
cli-galore-keep = Keep
cli-galore-place = Place tile
cli-galore-where = Number, or space and turn (5 r90):
cli-galore-boards = boards
cli-galore-no-boards = The boards are not dealt yet.
cli-train-entry = A route may also be typed by parts of its places' names, such as “windmill station”; “draw” and “discard” work too. ✉ marks routes that a ticket of yours lacks. m shows all moves, n everyone's networks.
cli-train-draw-word = draw
cli-train-discard-word = discard
cli-train-hand = Cards:
cli-train-done = Done
cli-train-carriages = Carriages
cli-train-cards = Cards
cli-train-tickets = Tickets
cli-train-bonuses = Bonuses
cli-train-bonus-trick-or-treat = Trick or Treat
cli-train-bonus-crypt = Crypt
cli-train-bonus-mansion = Mansion
cli-train-completed = Completed
cli-train-cut-off = no way is left
cli-train-more = … { $count ->
    [one] one more route
   *[other] { $count } more routes
}: m shows all
cli-train-moves = moves
cli-train-networks = networks
