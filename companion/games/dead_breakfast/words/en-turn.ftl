### The turn, dibs, what is corrected by hand.

dead_breakfast-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dead_breakfast-seat-turns = { $turns }/16 · { $eyeballs ->
    [one] 1 eye
   *[other] { $eyeballs } eyes
}
dead_breakfast-turn-of = { $name }’s turn
dead_breakfast-turn-number = { $number }/16
dead_breakfast-turn-note = Take a window and one tile below it, or an eyeball.
dead_breakfast-refill-note = Has the row been refilled?
dead_breakfast-all-complete = All houses are complete
dead_breakfast-all-complete-note = Now count: everybody opens the guest book.
dead_breakfast-pool = { $count ->
    [one] 1 eyeball in the middle
   *[other] { $count } eyeballs in the middle
}
dead_breakfast-eyeballs-held = { $count ->
    [one] Holds 1 eyeball
   *[other] Holds { $count } eyeballs
}

dead_breakfast-do-move = My move
dead_breakfast-do-wait = { $name }’s turn
dead_breakfast-do-take = First! Take a tile
dead_breakfast-do-tie = A tie: settle it
dead_breakfast-do-queue = Dibs come first
dead_breakfast-do-count = Count my house
dead_breakfast-do-finish = The points stand
dead_breakfast-do-end = End the evening
dead_breakfast-move-tile = Window and tile
dead_breakfast-move-tile-note = Also a window alone, or a tile thrown out
dead_breakfast-move-eyeball = Window and eyeball
dead_breakfast-move-note = Tap as you take them: from then on the old row is safe from snatching.

dead_breakfast-dibs = Dibs!
dead_breakfast-call = Dibs
dead_breakfast-call-note = For one eyeball take a tile before the next move. The first press wins.
dead_breakfast-dibs-for = Dibs for { $name }!
dead_breakfast-news-dibs = Dibs: { $name } was first.
dead_breakfast-news-queue = Dibs: { $name } was first, then { $names }.
dead_breakfast-news-tie = A tie between { $names }. Settle it among you.
dead_breakfast-take-title = { $name }: first!
dead_breakfast-take-note = Pay one eyeball, take one tile, refill it.
dead_breakfast-take-none = Nobody is to take a tile now, or somebody else is first.
dead_breakfast-target-garden = Garden tile
dead_breakfast-target-haunted = Haunted tile
dead_breakfast-target-roof-left = Left roof
dead_breakfast-target-roof-right = Right roof
dead_breakfast-target-window = Window
dead_breakfast-discard = Throw it out
dead_breakfast-discard-note = It goes out of the game instead of into your house.
dead_breakfast-let-go = Take nothing
dead_breakfast-lets-go = { $name } takes nothing
dead_breakfast-tie-title = A tie!
dead_breakfast-tie-note = Too close to tell. Settle it as you like, then tap who goes first.
dead_breakfast-was-first = goes first
dead_breakfast-takes-nothing = takes nothing
dead_breakfast-queue-title = Who called dibs
dead_breakfast-queue-none = Nobody has called dibs.
dead_breakfast-queue-place = Number { $place }

dead_breakfast-hand = Correct by hand
dead_breakfast-hand-turn = Whose turn
dead_breakfast-hand-moved = Who moved last
dead_breakfast-hand-snatched = Has snatched since the last move
dead_breakfast-middle = In the middle
dead_breakfast-field-turns = Turns played
dead_breakfast-field-eyeballs = Eyeballs held
dead_breakfast-field-gone = Eyeballs out of the game
