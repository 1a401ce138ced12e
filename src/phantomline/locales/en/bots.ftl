# Bots: who they are, why they move, hints, and programs that play.

## Kinds. A character is one line for whoever picks an opponent.

bot-random-character = Plays anything that is legal and has no idea why. You will win.
bot-easy-character = A friendly beginner: knows what is good, often overlooks it, spites nobody.
bot-greedy-character = Plays by hand-written rules, at once and without mercy, but one move deep.
bot-mcts-character = Imagines thousands of games before it moves. mcts:500 sets the rounds, mcts:2s the seconds.
bot-program-character = A program of your own.
bot-intro = { $name } ({ $bot }): { $character }

## Reasons. Each follows the move that it speaks for, so it begins with “to”.

bot-reason-galore-dragons = to score for dragons
bot-reason-galore-ghosts = to score for ghosts
bot-reason-galore-golems = to score for golems
bot-reason-galore-satyrs = to score for satyrs
bot-reason-galore-skeletons = to score for skeletons
bot-reason-galore-slimes = to score for slimes
bot-reason-galore-bats = to score for bats
bot-reason-galore-werewolves = to score for werewolves
bot-reason-galore-wisps = to score for wisps
bot-reason-galore-diamonds = to score for diamonds
bot-reason-galore-bone_doors = to score at a bone door
bot-reason-galore-tooth_doors = to score at a tooth door
bot-reason-galore-other_paths = to score for a path from door to door
bot-reason-galore-open-path = to leave a path that may yet join doors
bot-reason-galore-hidden-tile = to prepare for the hidden tile
bot-reason-galore-growth = to have tiles that may yet bring more
bot-reason-galore-next-tile = to be ready for the tiles to come
bot-reason-galore-doors = to have doors in good places
bot-reason-galore-draws-on = to hope for a better tile
bot-reason-ghosts-avoids-fright = to get no fright point
bot-reason-ghosts-stays-unafraid = to stay unafraid until the round ends
bot-reason-ghosts-passes-trouble = to leave the next player in trouble
bot-reason-ghosts-safe-level = to keep the level comfortable
bot-reason-ghosts-turns-play = to turn the direction of play
bot-reason-ghosts-keeps-mist = to keep mist for worse times
bot-reason-ghosts-keeps-ones = to keep a lone ghost for a high level
bot-reason-ghosts-sheds-crowds = to get rid of cards with many ghosts
bot-reason-ghosts-keeps-colours = to keep many colours in hand
bot-reason-ghosts-safe-return = to be safe if the play turns back
bot-reason-ghosts-safe-next-turn = to have something to play next turn
bot-reason-train-hopeless-tickets = to be rid of tickets that lead nowhere
bot-reason-train-better-tickets = to get tickets with better prospects
bot-reason-train-contested = to be there before somebody else takes it
bot-reason-train-town-hall = to join the Town Hall and draw cards for it
bot-reason-train-saves-locomotives = to pay with colours and spare locomotives
bot-reason-train-trick-or-treat = to come nearer to Trick or Treat
bot-reason-train-completes-ticket = to complete a ticket
bot-reason-train-towards-ticket = to come nearer to a ticket
bot-reason-train-last-carriage = to end the game with the last carriage
bot-reason-train-grows-network = to have a larger network
bot-reason-train-needs-cards = to get the cards that a plan still needs

# Shared by all games, for a move that has no good side to be named.
bot-reason-no-better = to make the best of it: at first sight no other move promises more
bot-reason-tried = to go by how imagined games went, for little else speaks for it
bot-reason-asked = to do as the bot that was asked would

bot-comment = { $said } Perhaps { $why }.

## Listing the kinds

bot-list-help = List the bots there are, how strong they are and what they are like.
bot-name = Bot
bot-strength = Strength
bot-character = Character

## Hints

bot-hint-help = Say what one seat might do best where a record ends, and why, from what that seat knows.
bot-arg-record = The record; - for standard input. Of several games the last counts, or the one that --line is in.
bot-opt-seat = Whose move, counted from 0. Without it, the seat on turn.
bot-opt-line = Look at the game after this line of the file instead of its end.
bot-opt-ranks = Who ranks the moves: a kind of bot, mcts:500, or a program such as ./mybot.py.
bot-opt-seconds = Seconds to think.
bot-opt-seed = The same number gives the same hint if the bot counts rounds, such as mcts:500. Otherwise a search by the clock tells the chances, and they vary a little.
bot-hint-thinking = Thinking
bot-hint-heading = { $title }: what { $name } might do
bot-hint-expected = chance of winning { $win }%, { $score } { $unit } expected
bot-hint-over = The game is over here; --line looks at an earlier moment.
bot-hint-chance = Fate decides here, so nobody has a move; --line looks at another moment.
bot-hint-not-on-turn = Seat { $seat } has nothing to decide here; on turn: { $turn }.
bot-hint-no-line = The game has no line { $line }; its lines go from { $first } to { $last }.
bot-hint-forced = There is only one move.

## Playing

bot-opt-opponents = Who plays the other seats, separated by commas: random, easy, greedy, mcts:500 or a program such as ./mybot.py. Fewer than seats take turns. Without it, a friendly mix.
bot-opt-no-comments = Do not guess why the others move as they do.
bot-play-hint = a advice
bot-play-keys = a gives advice: the best few moves, what to expect of them, and why.
bot-play-who = Who plays:
bot-play-thinking = { $name } is thinking …
bot-play-failed = { $name } has failed ({ $reason }) and moves at random from now on.
bot-too-many = { $bots } bots do not fit; there are { $seats } other seats.

## What is wrong with a program, as a clause behind a colon or in brackets

bot-fault-unnamed = no program is named
bot-fault-unclear = it has a quotation mark or a backslash with nothing behind it
bot-fault-missing = there is no program { $program }
bot-fault-not-executable = { $program } is not executable (chmod +x)
bot-fault-not-here = programs can only play on Unix systems
bot-fault-refused = the system will not run it: { $why }
bot-fault-closed = it closed its output
bot-fault-ended = it ended with status { $status }
bot-fault-killed = it was ended by signal { $signal }
bot-fault-late = it did not answer within { $seconds } s
bot-fault-overlong = it wrote a line of over { $most } bytes
bot-fault-unasked = it said { $said } without being asked
bot-fault-illegal = { $action } is not among the legal actions
bot-fault-version = it speaks version { $theirs } of the protocol, this is { $ours }
bot-fault-no-json = “{ $line }” is not JSON: { $why }
bot-fault-no-message = “{ $line }” is not a "{ $wanted }" message: { $why }
bot-fault-no-action = “{ $line }” has no action of the game: { $why }

## Checking programs

bot-help = Programs that play: any language, JSON lines.
bot-check-help = Put a program through games of every kind and say whether it keeps the bot protocol.
bot-arg-command = The program, such as ./mybot.py or "node ./mybot.js".
bot-opt-check-game = Only this game; may be given several times.
bot-opt-check-limit = Seconds that a move may take.
bot-checking = Checking
bot-check-game = Game
bot-check-players = Players
bot-check-seat = Seat
bot-check-options = Options
bot-check-moves = Moves
bot-check-slowest = Slowest
bot-check-result = Result
bot-check-fine = fine
bot-check-broken-off = broken off
bot-check-ok = { $name } keeps the protocol: { $games } games, { $moves } moves, the slowest in { $slowest } ms.
bot-check-failed = { $command } does not keep the protocol.
bot-check-stopped = Too many games were broken; the rest was not played.
bot-check-where-start = { $title }, { $players } players, greeting:
bot-check-where-move = { $title }, { $players } players, move { $move }:
bot-check-where-end = { $title }, { $players } players, after the game:
bot-check-log = Its standard error ends with:
bot-problem-unstartable = It cannot be started: { $detail }.
bot-problem-crashed = It ended or closed its output before it answered: { $detail }.
bot-problem-stalled = It took too long: { $detail }.
bot-problem-garbage = It answered what the protocol does not know: { $detail }.
bot-problem-overlong = It wrote a line that nobody would read to its end: { $detail }.
bot-problem-chatty = It said something that nobody asked for: { $detail }. One line for each question, and none else.
bot-problem-illegal = It chose an action that is not legal: { $detail }. Answer with one from view.legal, as it stands there.
bot-problem-unclean = It did not end within { $detail } of being told to quit.
bot-problem-status = It ended with status { $detail }; a clean end is 0.
bot-problem-lingering = It has ended, but left processes behind.
