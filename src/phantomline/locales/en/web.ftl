# The web application: what people read beside the words of the games.

web-skip = Skip to what matters
web-close = Close
web-messages = Messages
web-messages-none = There is no message.
web-dismiss = Dismiss
web-looking = Looking for the table …
web-to-home = Back to the games
web-nowhere = Nobody haunts this place
web-nowhere-more = There is nothing at this address. Perhaps it has faded.
web-no-table = This table cannot be reached
web-refused-offline = The server cannot be reached. We keep trying.
web-reload = Try again
web-refused-lost = The connection broke before an answer came. Look again.
web-refused-no-pieces = The pieces of this table cannot be loaded.
web-why-rule = Why? Read rule { $rule }

## The first page

web-hero = Three ghostly games under one moon
web-hero-more = Play at once against bots, or send friends a link. No account, no install.
web-pitch-galore = Lay tracks, herd monsters, join the doors: every tile counts in thirteen ways.
web-pitch-ghosts = Raise the fright to seven, and not a ghost further. Fast, mean and over too soon.
web-pitch-train = Claim routes through a haunted town and be the first to six tickets.
web-players = { $least }–{ $most } players
web-minutes = { $minutes } minutes
web-minutes-range = { $least }–{ $most } minutes
web-play-now = Play now
web-play-now-label = Play now: { $game } against bots
web-friends = Play with friends
web-friends-label = Play with friends: { $game }
web-my-tables = Your games
web-my-tables-all = All ({ $count })
web-my-tables-fewer = Fewer
web-games-silent = The games do not answer just now. We keep asking.
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players. Set one and list it here, or play with bots meanwhile.
web-watch-tables = Watch now
web-join-title = Got a code?
web-join-label = Six letters that somebody gave you
web-join-example = for example { $code }
web-join = Join
web-table-free = { $people ->
    [0] { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
   *[other] { $free ->
        [one] One seat is free beside { $names }
       *[other] { $free } seats are free beside { $names }
    }
}
web-table-with = With { $names }
web-table-around = Around one screen: { $names }
web-footer = Free software. Nothing on this page comes from anywhere else.
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-pieces = The pieces
web-rules-cards = The cards
web-rules-setup = Setting up
web-rules-turn = A turn
web-rules-end = The end
web-rules-claiming = Claiming a tile
web-rules-placing = Placing it
web-rules-paths = Paths
web-rules-scoring = What scores
web-rules-tickets = Completing tickets
web-find-rule = Find a rule
web-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
}

## Name, language, light

web-preferences = Name and looks
web-my-name = What others call you
web-name-hint = A spooky name
web-name-asked = What shall we call you?
web-save = Save
web-renamed = You are { $name } now.
web-language = Language
web-theme = Light
web-theme-night = Midnight
web-theme-day = Daybreak
web-motion = Hold still
web-motion-hint = Nothing moves by itself.

## Setting a table

web-friends-title = { $game } with friends
web-where = Where you play
web-where-apart = Each on their own screen
web-where-here = Around this screen
web-how-many = Players
web-bots-here = Bots among the players
web-bot-change = Choose another bot than { $name }
web-names = Names, if you like
web-name-of = Name of player { $n }
web-player-n = Player { $n }
web-option-choose_sides = Choose the sides
web-option-experts = For old hands
web-starter = Who starts
web-starter-hint = Chance may decide, or you say who.
web-starter-chance = Chance decides
web-starter-me = You
web-seat-n = Seat { $n }
web-clock = Time to think
web-clock-none = As long as you like
web-clock-listed = Nobody should wait for strangers for ever. At a listed table: { $clock }.
web-clock-quick = 30 seconds a move
web-clock-relaxed = 2 minutes a move
web-clock-days = A day a move
web-clock-move = { $seconds ->
    [one] One second for each move
   *[other] { $seconds } seconds for each move
}
web-clock-move-minutes = { $minutes ->
    [one] One minute a move
   *[other] { $minutes } minutes a move
}
web-clock-game = { $minutes ->
    [one] One minute for the whole game
   *[other] { $minutes } minutes for the whole game
}
web-listed = List it among the open tables
web-listed-hint = Anyone may sit down then, or watch. Otherwise only those with the link or the code.
web-rated = Play for rating
web-rated-hint = Only people play, everyone has one seat, and there are no hints. The result counts on everyone's page.
web-set-table = Set the table

## Before the start

web-lobby-lead = The table is set. Send the link, or fill the seats with bots.
web-lobby-rated = The table is set. Send the link: at a rated table only people play.
web-lobby-guest = The table is set. Take a free seat; the host will start the game.
web-lobby-seated = The table is set. The host will start the game.
web-seats = Seats
web-you = you
web-host = host
web-won = won
web-away = away
web-on-turn = { $who ->
    [you] your turn
   *[other] on turn
}
web-free-seat = Free seat
web-ready = Ready to play
web-not-ready = Sits here, but is away just now
web-all-ready = Everyone is here and ready.
web-wait-away = You can wait for { $names }, or start: the game waits for everyone.
web-free-hint = Whoever opens the link can sit here.
web-sit = Sit here
web-stand = Get up
web-remove = Ask { $name } to leave
web-add-bot = Add a bot
web-pick-bot = Who shall sit here?
web-strength = Strength { $strength } of 5
web-start = Start the game
web-fill = { $free ->
    [one] Fill the seat with a bot and start
   *[other] Fill { $free } seats with bots and start
}
web-wait-friends = Or wait for friends, and start once everyone sits.
web-wait-rated = { $free ->
    [one] One seat is still free. The game can start once somebody sits there.
   *[other] { $free } seats are still free. The game can start once somebody sits in each.
}
web-wait-seats = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-wait-host = Everyone sits. The host will start in a moment.
web-invite = Invite
web-share-code = Code to type
web-share-link = Or this link
web-share-alone = Only this computer can join by this link. To let others in your network in, stop the server and start it with: { $command }
web-share-no-network = Only this computer can join by this link, for it is in no network now.
web-copy = Copy the link
web-copied = The link is copied.
web-copy-by-hand = Select the link and copy it by hand.
web-share = Share
web-qr = QR code of the link
web-played-how = How it is played
web-rearrange = Change how it is played
web-rearrange-save = Play like this
web-cancel = Leave it as it is
web-is-listed = Listed among the open tables.
web-is-private = Only for those with the link or the code.
web-is-rated = Rated: it counts on everyone's page, and there are no hints.
web-starts = { $who ->
    [chance] Chance decides who starts.
    [free] Whoever takes seat { $n } starts.
    [you] You start.
   *[other] { $name } starts.
}
web-close-table = Close this table
web-closed = This table is closed
web-closed-more = Its host has closed it, or nobody came for too long.

## Bots at tables

web-bot-random = Flutter
web-bot-easy = Boo
web-bot-greedy = Boulder
web-bot-mcts = Professor Owl
web-bot-program = Contraption
web-character-mcts = Imagines thousands of games before it moves. Take your time; it does.

## During the game

web-your-turn = Your turn
web-turn-at = It is your turn at { $game }.
web-turn-go = To the table
web-waiting-for = Waiting for { $names }
web-goal = How to win
web-goal-more = Tell me more
web-goal-galore = Most points. Thirteen things score; the sheet beside your board counts them.
web-goal-ghosts = Have the fewest fright points after three rounds.
web-goal-train = Be the first to complete six tickets.
web-decision = What to do
web-actions = Your choices
web-board = The table
web-story = Story so far
web-log = Log
web-chat = Talk
web-chat-none = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute-somebody = Mute somebody
web-mute = Mute { $name }
web-muted = You no longer hear { $name }. Only you know.
web-muted-now = Muted: { $names }
web-heard-again = You hear { $name } again.
web-new = new
web-menu = Menu
web-undo = Take my move back
web-undo-asked = { $who ->
    [you] You ask to take your move back. { $count ->
        [one] { $others } is thinking about it.
       *[other] { $others } are thinking about it.
    }
   *[other] { $name } asks to take a move back.
}
web-undo-yes = Let them
web-undo-no = No
web-reconnecting = Reconnecting …
web-watching = You are watching
web-time-left = { $time } left
web-time-short = { $seconds ->
    [one] You have one second left.
   *[other] You have { $seconds } seconds left.
}
web-bot-plays-on = a bot plays on
web-bot-plays-you = A bot plays for you. Your seat is yours whenever you want it.
web-bot-of = { $name }’s bot
web-left-last = A bot finished this game for you, so it counts as last place for you.
web-come-back = Take my seat back
web-hand-over = Let a bot play on for me
web-gone-from = { $name } is not here. A bot may play on until they are back.
web-bot-for = Let a bot play for { $name }
web-invite-watch = Invite somebody to watch
web-invite-watch-more = Whoever opens the link sees the table and everyone’s moves, and nobody’s secrets.
web-resign = Give up
web-resign-sure = Give up this game?
web-resign-more = It counts as lost. A bot plays on, so that the others can finish.
web-resigned = gave up
web-play-on = Play on
web-rematch = Play again
web-watch-again = Watch again
web-to-rematch = To the rematch
web-record = Download the record
web-pass-to = Pass the screen to { $name }
web-pass-title = This screen is for { $name } now
web-pass-more = The last hand is hidden. Nobody else looks, promise?
web-pass-hidden = Every hand is hidden until you say who you are.
web-pass-who = Who has this screen now?
web-i-am = I am { $name }
web-pass-back = Not yet, go back
web-all-choices = All choices in words
web-outcome-resigned = { $winners_who ->
    [you] You win: { $others ->
        [one] the other has given up.
       *[other] the others have given up.
    }
    [one] { $winners } wins: { $others ->
        [one] the other has given up.
       *[other] the others have given up.
    }
   *[many] { $winners } win: { $others ->
        [one] the other has given up.
       *[other] the others have given up.
    }
}
web-emote-boo = Boo!
web-emote-wow = Wow!
web-emote-laugh = Hahaha!
web-emote-thanks = Thank you!
web-emote-hurry = Tick tock …
web-emote-well-played = Well played!
web-looking-back = You are looking back
web-looking-at = Moment { $n } of { $all }
web-looking-keys = Keys: comma earlier, full stop later, Esc back to now.
web-earlier = One step earlier
web-later = One step later
web-to-now = Back to now
web-to-your-turn = Your turn: back to now
web-log-hint = Choose a line to see the table as it was then.
web-log-newest = To the newest line

## What is asked

web-ask = Choose what to do.
web-ask-ghosts-play-take = Play a card onto the pile, or take it.
web-ask-ghosts-play = Start the pile with any card of yours.
web-ask-ghosts-take = No card of yours fits. Take the pile.
web-ask-galore-choose-draw = Draw a tile from the stack, or claim one that lies face up.
web-ask-galore-draw = Draw a tile from the stack.
web-ask-galore-choose = Claim one of the tiles that lie face up.
web-ask-galore-claim-leave = Claim the tile you drew, or leave it for { $others ->
    [one] the other player.
   *[other] the others.
}
web-ask-galore-place = Place your tile on an empty space, turned as you like.
web-ask-galore-unveil = Place your hidden tile on the last space.
web-ask-galore-keep = Keep one of your two hidden tiles.
web-ask-galore-side = Choose the side of your board.
web-ask-train-claim-discard-draw = Draw cards, claim a route, or swap your tickets.
web-ask-train-claim-draw = Draw cards, or claim a route.
web-ask-train-discard-draw = Draw cards, or swap your tickets.
web-ask-train-claim-discard = Claim a route, or swap your tickets.
web-ask-train-draw = Draw cards.
web-ask-train-claim = Claim a route.
web-ask-train-discard = Swap your tickets.
web-ask-train-pass = There is nothing to draw, to claim or to swap: pass.

## Facts about a table

web-your-hand = Your hand
web-seat-ghosts = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $taken ->
    [0] unafraid
   *[other] { $taken } taken
}
web-seat-train = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $carriages ->
    [one] one carriage
   *[other] { $carriages } carriages
}
web-seat-galore = Board { $board }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}

## The log, beside what the games tell

web-log-started = The game begins.
web-log-asked = { $who ->
    [you] You ask to take your move back.
   *[other] { $name } asks to take a move back.
}
web-log-answered-yes = { $who ->
    [you] You allow it.
   *[other] { $name } allows it.
}
web-log-answered-no = { $who ->
    [you] You do not allow it.
   *[other] { $name } does not allow it.
}
web-log-tookback = { $who ->
    [you] You take your move back.
   *[other] { $name } takes a move back.
}
web-log-handed = { $why ->
    [time] { $who ->
        [you] Your time is up; { $bot } plays on for you.
       *[other] The time of { $name } is up; { $bot } plays on.
    }
   *[other] { $who ->
        [you] { $bot } plays on for you.
       *[other] { $bot } plays on for { $name }.
    }
}
web-log-returned = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
web-log-resigned = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
web-log-hosted = { $who ->
    [you] You are the host of this table now.
   *[other] { $name } is the host of this table now.
}
web-log-rematched = There is a rematch at another table.
web-log-closed = The table is closed.

## The gallery

web-gallery = Every piece, in every state
web-figures = Figures and signs
