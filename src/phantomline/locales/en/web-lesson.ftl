# Guided first games. Each step has a title, why it is a good move, the move itself, and a kind word for another one.

web-lesson-heading = Learn { $game }
web-lesson-you = You
web-lesson-label = The lesson
web-lesson-step = Step { $step } of { $count }
web-lesson-mark = The move we ask for
web-lesson-do = Your move
web-lesson-more = Tell me more
web-lesson-show = Show me
web-lesson-leave = Leave the lesson
web-lesson-again = Start again
web-lesson-before = One step back
web-lesson-skip = Skip this step
web-lesson-watch = { $name } plays …
web-lesson-on = Go on
web-lesson-curtain = Well done! Time flies …
web-lesson-back = Welcome back. We go on where you left off.
web-lesson-illegal = The rules do not allow that here.
web-lesson-lost = The lesson could not be loaded. Is the connection there?
web-lesson-retry = Try again

web-lesson-done = You know how it goes!
web-lesson-know = Good to know
web-lesson-play = Play now
web-lesson-play-label = Play now: { $game } at a real table with bots
web-lesson-rules = All the rules
web-lesson-other = Learn another game
web-lesson-repeat = Take the lesson again

## Ghosts Galore

web-lesson-galore-draw-title = One tile a round
web-lesson-galore-draw-text =
    You and Luna each build a ghost train on nine spaces. Each round everyone takes one tile, and you
    hold the lamp, so you begin.
web-lesson-galore-draw-do = Draw a tile from the stack.
web-lesson-galore-draw-else = Only the stack has tiles so far: draw the first one.

web-lesson-galore-claim-title = Keep it or leave it
web-lesson-galore-claim-text =
    Two ghosts! Ghosts are worth twice as much when at least three ride on one path, so they are a fine
    start.
web-lesson-galore-claim-do = Claim this tile.
web-lesson-galore-claim-else =
    You could leave it and hope for something better, but then Luna may take it. Two ghosts are worth
    keeping.

web-lesson-galore-luna-last = I am the last one without a tile, so the rest is turned up and I pick from five.

web-lesson-galore-place-title = Lay it at a door
web-lesson-galore-place-text =
    A tile may lie on any space, and a tap or the R key turns it. Here its track leads from the bone door
    on the left down towards the other one.
web-lesson-galore-place-do =
    Choose the left space of the middle row, see that the track joins left and bottom, and place it.
web-lesson-galore-place-else =
    It may lie like that, but then it does not lead from one bone door towards the other. Try the left space
    of the middle row, with the track joining left and bottom.

web-lesson-galore-luna-leaves = A dragon? Not today. It stays here for whoever wants it.

web-lesson-galore-choose-title = Take what lies open
web-lesson-galore-choose-text =
    Instead of drawing you may take a tile that lies face up. This one brings two more ghosts, and its
    dragon saves you the 5 points that everyone without a dragon loses.
web-lesson-galore-choose-do = Take the tile that Luna left.
web-lesson-galore-choose-else =
    If you draw, you can take only what you have drawn, and Luna may change her mind. This tile is just
    what your path needs.

web-lesson-galore-path-title = Finish the path
web-lesson-galore-path-text =
    A straight track below your curve joins both bone doors: 2 points for each of its pieces. All four
    ghosts then ride on one path, at 6 points each.
web-lesson-galore-path-do = Lay it in the bottom left corner, with the track running up and down.
web-lesson-galore-path-else =
    There it would not join your curve. In the corner below it, running up and down, it finishes the path.

web-lesson-galore-last-draw-curtain =
    Five rounds go by, and we play them for you. Your board has filled up, and the eighth and last round
    begins.
web-lesson-galore-luna-leaves-again = I leave this one, at least for now.
web-lesson-galore-last-draw-title = The last round
web-lesson-galore-last-draw-text =
    Each dragon is worth as much as you have dragons: five score 5 times 5, and a sixth would bring 11 points
    more. Luna's tile has none.
web-lesson-galore-last-draw-do = Draw another tile.
web-lesson-galore-last-draw-else = It would do. But five more tiles wait in the stack, and we are after a dragon.

web-lesson-galore-leave-title = Patience pays
web-lesson-galore-leave-text =
    No dragon here. If you leave it and Luna takes a tile first, you are the last one: then the rest of
    the stack is turned up and you choose from five.
web-lesson-galore-leave-do = Leave this tile.
web-lesson-galore-leave-else = It is not bad, but whoever claims last chooses from five tiles. Let us wait.

web-lesson-galore-luna-takes = I take the one I left before. That is allowed!

web-lesson-galore-pick-title = Five to choose from
web-lesson-galore-pick-text =
    Now everything lies open. The curve with the dragon fits your bottom right corner, and its werewolf
    joins your pack.
web-lesson-galore-pick-do = Take the curve with dragon, skeleton and werewolf.
web-lesson-galore-pick-else =
    A nice one too! But nothing here brings more than the curve with dragon and werewolf, and it fits your
    corner.

web-lesson-galore-finish-title = Now the tooth doors
web-lesson-galore-finish-text =
    Tooth doors score like bone doors. With this curve a path runs down your right side from one to the
    other: three pieces, 6 points.
web-lesson-galore-finish-do = Lay it in the bottom right corner, with the track joining top and right.
web-lesson-galore-finish-else =
    Then the tooth path stays open. In the bottom right corner, joining top and right, the tile finishes it.

web-lesson-galore-hidden-title = Your secret tile
web-lesson-galore-hidden-text =
    After the eighth round your hidden tile fills the last space. Its two ghosts can join the one next
    door: three on one path, at 6 points each.
web-lesson-galore-hidden-do = Lay it with the track joining top and right.
web-lesson-galore-hidden-else =
    That scores a little less. With the track joining top and right its ghosts ride with the one next door.

web-lesson-galore-done =
    You joined both pairs of doors, tamed six dragons and gave seven ghosts good company. Luna's board was
    good; yours was better.
web-lesson-galore-know-1 = Each kind of monster likes something else: bats want a bat next door, golems want no golem there.
web-lesson-galore-know-2 = In a game, choose a line of the score sheet and your board shows what earns it.
web-lesson-galore-know-3 = Eight rounds and one hidden tile, then the most points win.

## Ghosts

web-lesson-ghosts-first-title = A quiet start
web-lesson-ghosts-first-text =
    Everyone plays onto one pile, and the ghosts on the cards add up to the fright level. It may never
    pass seven.
web-lesson-ghosts-first-do = Begin gently: play the yellow card with one ghost.
web-lesson-ghosts-first-else =
    Any card may begin, and a heavy one is a good idea later. For a slow look at the level we start with
    one ghost.

web-lesson-ghosts-luna-adds = Another colour and one more ghost: the level is 2.
web-lesson-ghosts-otto-adds = A red one from me: 3.

web-lesson-ghosts-add-title = Another colour adds up
web-lesson-ghosts-add-text =
    A card whose colour differs from the top card adds its ghosts. Red lies on top and the level is 3, so
    two blue ghosts make 5.
web-lesson-ghosts-add-do = Play the blue card with two ghosts.
web-lesson-ghosts-add-else = That one is allowed as well. Let us see how ghosts add up with the blue card: 3 and 2 make 5.

web-lesson-ghosts-luna-turns = Blue on blue! Nothing is added, and it is your turn again.

web-lesson-ghosts-turn-title = The same colour turns round
web-lesson-ghosts-turn-text =
    Blue on blue adds nothing: the level stays at 5 and the direction of play turns. You have a blue card
    too, so the turn can go back to Luna.
web-lesson-ghosts-turn-do = Play the blue card with one ghost.
web-lesson-ghosts-turn-else =
    You may, but keep that for harder times. Blue on blue costs nothing and sends the turn back to Luna.

web-lesson-ghosts-luna-seven = Two black ghosts make seven. Now nobody can add any more!
web-lesson-ghosts-otto-mist = Mist slips under the pile and changes nothing. Phew.

web-lesson-ghosts-mist-title = Mist to the rescue
web-lesson-ghosts-mist-text =
    At seven only the top colour or mist can be played, and you have no black card. Mist goes under the
    pile: level, top card and direction stay.
web-lesson-ghosts-mist-do = Play your mist.
web-lesson-ghosts-mist-else =
    You may take the pile whenever you like, but it costs a fright point. Mist costs nothing, so play it.

web-lesson-ghosts-luna-takes = Nothing fits! I take the pile with all nine cards, and one fright point.
web-lesson-ghosts-otto-raises = Three yellow ghosts on Luna's two green ones: 5.

web-lesson-ghosts-take-title = When nothing fits
web-lesson-ghosts-take-text =
    You hold nothing but threes, and 5 and 3 is more than seven. Then you have to take the pile: one
    fright point, and you are afraid until the round ends.
web-lesson-ghosts-take-do = Take the pile.
web-lesson-ghosts-take-else = None of your cards fits: each would push the level past seven. Take the pile.

web-lesson-ghosts-again-title = A new pile
web-lesson-ghosts-again-text =
    Whoever takes the pile begins the next one, with any card. It starts at zero: the best moment to get
    rid of a heavy card.
web-lesson-ghosts-again-do = Play the red card with three ghosts.
web-lesson-ghosts-again-else = Just as good! But in this lesson we go on with the red one.

web-lesson-ghosts-brave-curtain =
    Two rounds go by, and we play them for you. The third one is nearly over: the deck is empty, and this
    time you have not taken a single pile.
web-lesson-ghosts-brave-title = Stay unafraid
web-lesson-ghosts-brave-text =
    Otto has 5 fright points and you have 6. But whoever takes no pile in a round gives back up to 3 at
    its end, so let us find room for both of your cards.
web-lesson-ghosts-brave-do = Play blue on blue: the level stays at 4.
web-lesson-ghosts-brave-else =
    Then your other card might find no room, or you would be afraid after all. Blue on blue keeps the
    level at 4.

web-lesson-ghosts-luna-back = Blue again, and back to you!

web-lesson-ghosts-last-title = Exactly seven is fine
web-lesson-ghosts-last-text =
    4 and three white ghosts make exactly seven. The round ends as soon as somebody is on turn and has no
    cards left.
web-lesson-ghosts-last-do = Play your last card.
web-lesson-ghosts-last-else = That would frighten you just before the end. White fits: 4 and 3 is exactly seven.

web-lesson-ghosts-otto-takes = Oh no. Nothing fits, so one more fright point for me.
web-lesson-ghosts-luna-ends = And now it is your turn without a card: the round is over!

web-lesson-ghosts-done =
    You stayed unafraid, gave back three fright points and overtook Otto at the very end. The fewest
    fright points win.
web-lesson-ghosts-know-1 = A game has three rounds, and everyone begins with 3 fright points.
web-lesson-ghosts-know-2 = You may take a pile early: a small one does less harm, but you are afraid all the same.
web-lesson-ghosts-know-3 = Six mists and 54 ghosts: at the top of the board you can see which cards are still to come.

## Ghost Train

web-lesson-train-draw-title = Two tickets to fill
web-lesson-train-draw-text =
    A ticket names two places that your carriages shall join. We begin with Train Station and Crypt: the
    way leads over the Town Hall and Raven Bridge.
web-lesson-train-draw-do = Draw two float cards.
web-lesson-train-draw-else = You could, but four cards do not go far. With two more you can pay for our first route.

web-lesson-train-luna-draws = Two cards for me as well, unseen from the deck.

web-lesson-train-claim-title = Claim a route
web-lesson-train-claim-text =
    A route costs one card of its colour for each of its spaces. You have two orange cards: just enough
    from the Town Hall to Raven Bridge.
web-lesson-train-claim-do = Choose the orange route between Town Hall and Raven Bridge, and claim it.
web-lesson-train-claim-else =
    You may, but that does not bring the Train Station and the Crypt together. Take the orange route from
    the Town Hall to Raven Bridge.

web-lesson-train-luna-thinks = Well done! One route a turn. I collect a little longer.

web-lesson-train-short-title = A double route
web-lesson-train-short-text =
    Two tracks run from the Train Station to the Town Hall, and you may claim only one of them. Pay with
    black: you will need your blue card at the Crypt.
web-lesson-train-short-do = Claim the black route between Train Station and Town Hall.
web-lesson-train-short-else =
    Not just now. The black track to the Train Station takes you one step on, and you keep your blue card.

web-lesson-train-luna-double = I take the blue track beside yours. There is room for two!

web-lesson-train-wild-title = Wild locomotives
web-lesson-train-wild-text =
    Only Raven Bridge to the Crypt is missing: two blue cards, and you have one. A locomotive stands in
    for any colour.
web-lesson-train-wild-do = Draw two cards and hope.
web-lesson-train-wild-else = You could, but keep your cards together now: one blue card or locomotive, and the ticket is done.

web-lesson-train-ticket-title = Your first ticket
web-lesson-train-ticket-text =
    The locomotive stands in for the missing blue card. This route completes your ticket, and joining the
    Town Hall with the Crypt brings two cards on top.
web-lesson-train-ticket-do = Claim the route from Raven Bridge to the Crypt with blue and the locomotive.
web-lesson-train-ticket-else = Save your cards for the Crypt: with blue and the locomotive you complete the ticket now.

web-lesson-train-luna-cheers = Splendid! Completed tickets lie open, and you have drawn a new one.

web-lesson-train-change-title = Other tickets
web-lesson-train-change-text =
    Both of your tickets now lead through the far north-east. You may give both back and draw two others,
    but it takes your whole turn.
web-lesson-train-change-do = Swap your tickets.
web-lesson-train-change-else = You could go on like this, but both tickets lie far from your carriages. Two others may be closer.

web-lesson-train-treat-curtain =
    Some turns go by, and we play them for you. Your carriages reach from the Gingerbread House to the
    Circus of Dread, and four of your tickets are complete.
web-lesson-train-treat-title = Trick or Treat!
web-lesson-train-treat-text =
    Once in a game, joining any place of the Dark Forest with any of the Seashore counts as a ticket. Only
    the Fishing Wharf is missing, and you have two green cards.
web-lesson-train-treat-do = Claim the green route from the Circus of Dread to the Fishing Wharf.
web-lesson-train-treat-else =
    That can wait: two green cards to the Fishing Wharf join forest and sea, and that is worth a whole
    ticket.

web-lesson-train-luna-hurries = Five already? I have to hurry!

web-lesson-train-jackpot-title = The sixth ticket
web-lesson-train-jackpot-text =
    Your ticket to the Swamp needs one more space beyond the Fishing Wharf. It is your sixth, and whoever
    has six wins at once.
web-lesson-train-jackpot-do = Claim the orange route from the Fishing Wharf to the Swamp.
web-lesson-train-jackpot-else = So close! One orange card to the Swamp completes your sixth ticket.

web-lesson-train-done =
    Five tickets and Trick or Treat make six: the jackpot is yours. Your carriages run from the Dark Forest
    to the sea.
web-lesson-train-know-1 = Joining the Town Hall with the Haunted Mansion brings two cards as well.
web-lesson-train-know-2 = The game also ends when somebody places their last carriage; then the most tickets win.
web-lesson-train-know-3 = Choose a ticket in a game, and the map shows its places and the shortest way that is missing.
