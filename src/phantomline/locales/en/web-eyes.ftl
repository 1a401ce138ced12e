# Playing without eyes: the table in words, all choices, keys and the voice.

web-eyes-title = The table in words
web-eyes-hint = Everything on the table, as you may know it. It changes with every move and never speaks by itself.
web-eyes-waiting = Putting the table into words …
web-eyes-lost = The table cannot be put into words now. Another move, or opening this again, tries anew.
web-eyes-then = This is how the table was then.
web-eyes-keys = Keys
web-eyes-keys-title = Keys in a game
web-eyes-keys-hint = With a screen reader that reads letters itself, hold Alt and Shift as well.
web-eyes-keys-said = Keys: W this text, C all choices, L the log, Y what is asked, B the board, M the newest message, question mark all keys.
web-eyes-key-w = The table in words
web-eyes-key-c = All choices in words
web-eyes-key-l = The log
web-eyes-key-y = Say again what happened and what is asked
web-eyes-key-b = The board
web-eyes-key-h = Hints
web-eyes-key-m = The newest message
web-eyes-key-help = These keys
web-eyes-key-past = While looking back: earlier, later, back to now
web-eyes-keys-on = Single letters are keys
web-eyes-keys-on-hint = Off, only those with Alt and Shift are.
web-eyes-nothing-asked = Nothing is asked of you now.
web-eyes-voice = Call out turns
web-eyes-voice-hint = A voice says whose turn it is, and how high the fright level is in Ghosts.
web-eyes-voice-turn = { $seats_who ->
    [none] { "" }
    [you] Your turn.
    [one] { $seats }.
   *[many] { $seats }.
}
web-eyes-voice-level = Level { $level }.
web-eyes-voice-seven = Seven!
web-eyes-voice-over = The game is over.
