# Hints on the page: the best few things to do, from what one's own seat knows.

web-hints-ask = Hint
web-hints-more = Shows what you might do best, and why (H)
web-hints-title = What you might do
web-hints-thinking = Thinking it over …
web-hints-close = Put the hints away
web-hints-mark = Hint { $rank }
web-hints-do = Do it
web-hints-do-what = Do it: { $what }
web-hints-know = Guessed from what you can see, and nothing else.
web-hints-rated = No hints in rated games.
