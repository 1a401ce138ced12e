# What stands around the games: other places to go, the line, notices and sounds.

web-shell-app-description = Ghosts Galore, Ghosts and Ghost Train: three ghostly games, with friends or bots.

web-shell-learn = Learn by playing
web-shell-learn-label = Learn by playing: { $game }
web-shell-more = More to do here
web-shell-pad = Score pad
web-shell-pad-more = Add up a game of Ghosts Galore from the real box.
web-shell-replay = Watch a game
web-shell-replay-more = Open a record and see it again from any seat.
web-shell-me = My page
web-shell-me-more = Your games, how you play, and your data.

web-shell-offline = The line to the ghosts is dead
web-shell-offline-more = The server cannot be reached just now. Everything comes back by itself as soon as the line does.
web-shell-offline-works = This works meanwhile:
web-shell-offline-rules = Read the rules of { $game }
web-shell-offline-gallery = Look at all the pieces
web-shell-offline-pad = Lay out boards on the score pad
web-shell-offline-waits = Playing, tables of others, records and your page have to wait; games of yours wait for you too.
web-shell-offline-short = No line. Rules, gallery and score pad still work.
web-shell-try = Try now
web-shell-online = The line is back.

web-shell-alerts = Notices and sounds
web-shell-turns = Tell me when it is my turn
web-shell-turns-hint = Only while Phantomline is open in some tab that you are not looking at. No other service takes part.
web-shell-turns-denied = Your browser does not let Phantomline show notices. You can change that in its settings for this page.
web-shell-turns-cannot = This browser cannot show notices here.
web-shell-sounds = Sounds
web-shell-sounds-hint = Small ones, made on the spot: cards and tiles, a claim, your turn, rising dread, a win.
web-shell-volume = How loud

web-shell-install = Install as an app
web-shell-install-hint = It opens in a window of its own, even without a line.
