# One's own page: games, statistics, ratings and data.

web-me-title = My page
web-me-nobody = Nobody yet
web-me-nobody-more = You become somebody with your first game; there is nothing to sign up for. Choose a name now if you like.
web-me-since = Here since { $date }
web-me-none = No game finished yet
web-me-none-more = Play one to its end and this page fills up: what you won, where your points come from, and how you get better.
web-me-play = To the games
web-me-sum = { $games ->
    [one] One game finished
   *[other] { $games } games finished
  }

web-me-statistics = How you play
web-me-won = Won
web-me-won-of = { $wins } of { $played }
web-me-shared = A win that is shared counts as a part of one.
web-me-fewer = The fewer points, the better.
web-me-mean = Mean score
web-me-best = Best score
web-me-place = Mean place
web-me-rating = Rating
web-me-rating-open = Not settled yet: { $games ->
    [one] one rated game
   *[other] { $games } rated games
  } of 10
web-me-lines = Where your points come from
web-me-lines-more = { $games ->
    [one] One game
   *[other] Mean of your latest { $games } games
  }
web-me-line = Line
web-me-points = Points
web-me-line-ghosts-start = At the start
web-me-line-ghosts-piles = Piles taken
web-me-line-ghosts-unafraid = Rounds without fear
web-me-line-train-tickets = Tickets completed
web-me-line-train-trick-or-treat = Trick or Treat
web-me-routes = Favourite routes
web-me-route = { $one } – { $other }
web-me-times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  }

web-me-ratings = Ratings over time
web-me-ratings-none = Ratings come from rated tables with other people. Everyone begins at 1000.
web-me-ratings-of = { $games ->
    [one] Your rating in { $game } after one rated game: { $last }.
   *[other] Your rating in { $game } over { $games } rated games: from { $first } to { $last }, at most { $highest }.
  }
web-me-as-table = As a table
web-me-as-chart = As a chart
web-me-date = Date
web-me-game = Game

web-me-history = Your games
web-me-history-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
web-me-history-won = won
web-me-history-shared = won together
web-me-history-around = around one screen
web-me-history-around-more = A game around one screen counts as yours if exactly one seat bears your name.
web-me-history-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
web-me-history-fright = { $score ->
    [one] { $score } fright point
   *[other] { $score } fright points
  }
web-me-history-rated = rated
web-me-watch = Watch again
web-me-watch-label = Watch again: { $game }, { $date }
web-me-older = Show earlier games

web-me-data = You and your data
web-me-code = Play on another device
web-me-code-more = A code, good for one time, that makes another browser you as well. A new one replaces the old.
web-me-code-make = Make a code
web-me-code-made = Your code
web-me-code-copy = Copy the code
web-me-code-copied = Copied.
web-me-code-by-hand = Select the code and copy it by hand.
web-me-code-enter = I have a code
web-me-code-use = Be who this code belongs to
web-me-code-sure = Leave { $name } behind?
web-me-code-sure-more = { $games ->
    [0] This browser is { $name } now, and will be somebody else. Only a code, or another device, leads back to { $name }: make one first if you want to come back.
    [one] This browser is { $name } now, with a game played, and will be somebody else. Only a code, or another device, leads back to { $name }: make one first if you want to come back.
   *[other] This browser is { $name } now, with { $games } games played, and will be somebody else. Only a code, or another device, leads back to { $name }: make one first if you want to come back.
}
web-me-code-stay = Stay { $name }
web-me-welcome = Welcome back, { $name }.
web-me-export = Take everything along
web-me-export-more = All that is kept about you, in one file.
web-me-export-do = Download my data
web-me-delete = Delete my data
web-me-delete-more = At once, on this server, for good.
web-me-delete-do = Delete everything…
web-me-delete-sure = Delete everything about you?
web-me-delete-goes = These go at once and cannot be brought back:
web-me-delete-goes-name = your name ({ $name }), your language, and this browser’s and every other device’s key to them
web-me-delete-goes-games = your { $games ->
    [0] list of games
    [one] one finished game in your list
   *[other] { $games } finished games in your list
  }, statistics and ratings
web-me-delete-goes-seats = your seats: where a game has not begun they become free, in a running one a bot plays on; tables that you host go to somebody who sits there, or close
web-me-delete-goes-chat = everything you wrote at tables
web-me-delete-stays = These stay:
web-me-delete-stays-games = the games themselves, which belong to everyone who played them; where you sat there is “a ghost”, with a random number that leads nowhere
web-me-delete-stays-device = what this browser remembers by itself: boards on the score pad, how far you came in lessons, language, light and sounds, whom you muted, what tables promised before their deal
web-me-delete-keep = Keep it all
web-me-delete-yes = Delete everything
web-me-deleted = All gone. It was nice to be haunted by you.
