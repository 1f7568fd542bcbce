### What one does: search, set, whack, phone, find, drop; the duel, the trap, the book.

## At the thumb

hotel_perfidious-do-act = Your turn
hotel_perfidious-do-wait = { $name }’s turn
hotel_perfidious-do-duel = To the duel
hotel_perfidious-do-trap = A trap!
hotel_perfidious-do-tile = A tile is turned
hotel_perfidious-do-bed = Choose your bed
hotel_perfidious-do-first = Who begins?
hotel_perfidious-do-finish = End the mission
hotel_perfidious-my-turn = Your turn
hotel_perfidious-turn-of = { $name }’s turn
hotel_perfidious-end-turn = End my turn
hotel_perfidious-end-turn-of = End { $name }’s turn
hotel_perfidious-search-short = A tile of somebody’s, or a trap
hotel_perfidious-set-short = A trap, or a hiding place
hotel_perfidious-whack-short = An enemy on your square
hotel_perfidious-cellar = Key and cellar
hotel_perfidious-cellar-short = Down one armoire, up another
hotel_perfidious-cellar-lost = I did not get out
hotel_perfidious-phone-short = Call somebody away, or pick up
hotel_perfidious-finder-short = Arrows and compass
hotel_perfidious-drop-short = On the Dead Drop
hotel_perfidious-pass = Hand the phone to { $name }
hotel_perfidious-pass-here = I am { $name }
hotel_perfidious-first = Who begins?
hotel_perfidious-bed = Choose my bed
hotel_perfidious-bed-of = { $name }’s bed
hotel_perfidious-bed-note = Your registered room: you wake up there when you are knocked senseless.
hotel_perfidious-bed-is = { $name } sleeps in room { $room }.

## Tiles and traps

hotel_perfidious-set = Set a tile
hotel_perfidious-set-note = All learn where and from which deck. What it is, only you know.
hotel_perfidious-set-where = Choose the room and the furnishing you stand on.
hotel_perfidious-set-held = In your hand
hotel_perfidious-set-not-noted = Not noted in your book
hotel_perfidious-search = Search
hotel_perfidious-search-note = What have you turned up?
hotel_perfidious-search-set = Set by somebody
hotel_perfidious-search-other = A trap from the start
hotel_perfidious-search-hand = A trap in my hand
hotel_perfidious-tile = A tile
hotel_perfidious-tile-none = No tile is being turned up.
hotel_perfidious-tile-set-by = Set by { $name }
hotel_perfidious-tile-silent = { $name }’s phone tells by itself. If it is silent, read the tile.
hotel_perfidious-tile-off = It stays face down
hotel_perfidious-lying = Tiles on the board
hotel_perfidious-lying-note = Tap a tile that lies there no more.
hotel_perfidious-lying-none = Nobody has set a tile yet.
hotel_perfidious-trap = A trap
hotel_perfidious-trap-title = { $trap }!
hotel_perfidious-trap-none = No trap has gone off.
hotel_perfidious-trap-whose = { $name } has turned it up.
hotel_perfidious-trap-stopped = Stopped by: { $first }
hotel_perfidious-trap-stopped-either = Stopped by: { $first } or { $second }
hotel_perfidious-trap-held = You hold it: { $item }. Nothing happens to you.
hotel_perfidious-trap-held-used = You hold it: { $item }. It stops the trap and is gone.
hotel_perfidious-trap-nothing = Nothing in your book stops it: you are knocked senseless, unless you hold more.
hotel_perfidious-trap-ask = { $name } decides what stops it.
hotel_perfidious-trap-take = Take it as a souvenir
hotel_perfidious-trap-leave = Leave it
hotel_perfidious-trap-flat = Knocked senseless
hotel_perfidious-trap-off = No trap

## The duel

hotel_perfidious-whack = Whack!
hotel_perfidious-whack-note = Who stands on your square?
hotel_perfidious-duel = Duel
hotel_perfidious-duel-shout = Whack!
hotel_perfidious-duel-none = There is no duel.
hotel_perfidious-duel-attacks = attacks
hotel_perfidious-duel-defends = defends, wins ties
hotel_perfidious-duel-chip = { $name }: { $item }, { $bonus } more
hotel_perfidious-duel-readying = Both turn up what they hold …
hotel_perfidious-duel-waits-items = Still to be ready: { $name }
hotel_perfidious-duel-waits-roll = Still to roll: { $name }
hotel_perfidious-duel-attacker-wins = { $attacker } { $attack } beats { $defence }. { $defender } drops flat.
hotel_perfidious-duel-defender-wins = { $defender } { $defence } beats { $attack }. { $attacker } drops flat.
hotel_perfidious-duel-tie = { $attack } to { $defence }: a tie is { $defender }’s. { $attacker } drops flat.
hotel_perfidious-duel-roll = Roll!
hotel_perfidious-duel-roll-of = Roll for { $name }
hotel_perfidious-duel-rolls = { $name } rolls
hotel_perfidious-duel-again = Roll again
hotel_perfidious-duel-again-note = Both dice count no more then, and both of you roll once more.
hotel_perfidious-duel-again-no = Keep the dice
hotel_perfidious-duel-take = { $count ->
    [one] Take 1 souvenir
   *[other] Take { $count } souvenirs
}
hotel_perfidious-duel-down = { $name } is down
hotel_perfidious-duel-call-off = No duel
hotel_perfidious-die-shows = A die shows { $number }
hotel_perfidious-die-waits = A die is still to be rolled
hotel_perfidious-die-tap = Tap the face of { $name }’s die
hotel_perfidious-die-of = { $name }: { $number }
hotel_perfidious-ready = Ready!
hotel_perfidious-ready-attack = You whack { $name }
hotel_perfidious-ready-defend = { $name } whacks you
hotel_perfidious-ready-note = All you hold is turned up, both at once. Does your book say it right?
hotel_perfidious-ready-holds = Turned up: { $items }
hotel_perfidious-ready-literal = Your house rule: a trap that is turned up goes off. Tell it under “Search” afterwards.

## Phones and the Dead Drop

hotel_perfidious-phone = Courtesy Phones
hotel_perfidious-phone-note = Who is called may only move until somebody picks up.
hotel_perfidious-phone-to = Call { $name }
hotel_perfidious-phone-take = Pick up { $name }’s call
hotel_perfidious-phone-by = Dropped by { $name }. The phone is your souvenir.
hotel_perfidious-phone-take-any = Take a phone that rings for nobody
hotel_perfidious-phone-take-any-note = A souvenir
hotel_perfidious-drop = Drop blueprints
hotel_perfidious-drop-note = Each blueprint times your souvenirs.
hotel_perfidious-drop-nothing = You have no souvenirs: as things stand, this is worth nothing.
hotel_perfidious-drop-worth = { $count } × { $souvenirs ->
    [one] 1 souvenir
   *[other] { $souvenirs } souvenirs
} = { $wins }
hotel_perfidious-finder = Find the Dead Drop
hotel_perfidious-finder-ns-arrow = N–S
hotel_perfidious-finder-we-arrow = W–E
hotel_perfidious-finder-compass = Compass
hotel_perfidious-finder-nothing = Drop
hotel_perfidious-finder-is = Column { $column }, row { $row }
hotel_perfidious-finder-tap = Tap the square.
hotel_perfidious-finder-missing = Still to find: { $signs }
hotel_perfidious-finder-turn = Where is north?
hotel_perfidious-finder-by-signs = By the signs again
hotel_perfidious-north = North on the board
hotel_perfidious-north-up = up
hotel_perfidious-north-right = right
hotel_perfidious-north-down = down
hotel_perfidious-north-left = left
hotel_perfidious-square = Column { $column }, row { $row }

## The trap book

hotel_perfidious-book = My trap book
hotel_perfidious-book-title = Trap book
hotel_perfidious-book-short = Book
hotel_perfidious-book-eyes = What you hold and where you set what. Only on this phone, only for you.
hotel_perfidious-book-open = Open it
hotel_perfidious-book-cover = Cover
hotel_perfidious-book-new = Note a tile
hotel_perfidious-book-back = Back to the book
hotel_perfidious-book-add = What do you hold?
hotel_perfidious-book-hold = I hold
hotel_perfidious-book-set = I have set
hotel_perfidious-book-set-none = Nothing yet. What you set by phone stands here.
hotel_perfidious-book-elsewhere = Known to another phone
hotel_perfidious-book-up = face up
hotel_perfidious-book-full = Three are too many: drop or set one before you do anything else.
hotel_perfidious-book-moves = You move up to { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}.
hotel_perfidious-book-cellar = The key opens the cellar.
hotel_perfidious-book-unkept = A drawn tile you do not keep goes face down on its square.
hotel_perfidious-book-bottom = A drawn tile you do not keep goes under its deck.
hotel_perfidious-held-up = readied: all see it
hotel_perfidious-held-down = concealed
hotel_perfidious-held-ready = Ready it
hotel_perfidious-held-conceal = Conceal it
hotel_perfidious-held-gone = I hold it no more

## Decks and corrections

hotel_perfidious-decks = The decks
hotel_perfidious-decks-off = Your house rule: the decks are not counted.
hotel_perfidious-decks-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
hotel_perfidious-decks-seen = What all have seen
hotel_perfidious-decks-of = { $count } of { $of } seen
hotel_perfidious-hand = Correct by hand
hotel_perfidious-hand-turn = Whose turn
hotel_perfidious-hand-calls = Phones
hotel_perfidious-hand-call-ends = The call for { $name } ends
hotel_perfidious-hand-call-begins = A phone rings for { $name }
hotel_perfidious-hand-taken = Which tiles are souvenirs
hotel_perfidious-field-souvenirs = Souvenirs
hotel_perfidious-field-forfeits = Turns to miss
hotel_perfidious-field-room = Bed in room
hotel_perfidious-field-knocks = Times knocked senseless
hotel_perfidious-field-blueprints = Blueprints dropped
hotel_perfidious-field-wins = Wins
