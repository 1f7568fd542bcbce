### One's own turn: the wheel, the steps, what one may do; attacks, captures, escapes.

## The page

secret_night-turn = The turn
secret_night-turn-yours = Your turn
secret_night-turn-over = The night is decided.
secret_night-turn-round-over = Everybody has had a turn. The clock moves on.
secret_night-turn-nobody = It is nobody’s turn.
secret_night-turn-take = Whose turn is it?
secret_night-turn-may = You may also
secret_night-turn-tied = You are tied up: no steps this turn. At its end you are free.
secret_night-turn-will-spin = { $name } has not spun yet.
secret_night-end-turn-saving = End turn, save { $steps }
secret_night-end-turn = End turn
secret_night-save = Steps to save

## The wheel

secret_night-spin = Spin
secret_night-spin-again = Spin again (Kontar)
secret_night-wheel = The wheel
secret_night-wheel-turns = The wheel turns …
secret_night-wheel-shows = The wheel shows { $number }
secret_night-wheel-invented = An invented wheel, not the one in your box.
secret_night-wheel-real = Or tap what the real wheel shows
secret_night-wheel-real-only = Tap what the real wheel shows
secret_night-wheel-water = In the water
secret_night-in-water = in the water

## Steps and cards

secret_night-steps-left = { $left ->
    [one] step left
   *[other] steps left
}
secret_night-cards = { $cards ->
    [one] draw one card
    [2] draw two cards
    [3] draw three cards
   *[other] draw { $cards } cards
}
secret_night-walk = How many steps do you walk?
secret_night-use-saved = { $saved ->
    [one] Use 1 saved
   *[other] Use { $saved } saved
}
secret_night-coffee = Coffee
secret_night-coffee-how-many = Steps on the Coffee card

## What one may do

secret_night-may-square = Action square
secret_night-may-square-note = Once a turn, beside somebody. The disc lies on { $disc }.
secret_night-may-attack = Use a weapon
secret_night-may-attack-note = Gun, Knife or Poison.
secret_night-may-heal = Heal
secret_night-may-heal-note = First Aid Kit: one point, and poison ends.
secret_night-may-explode = Dynamite found
secret_night-may-explode-note = Two points for the finder, one for everybody beside.
secret_night-may-cuff = Handcuffs
secret_night-may-cuff-note = Arrest somebody. Police only.
secret_night-may-tie = Rope
secret_night-may-tie-note = Tie somebody up for a turn.
secret_night-may-escape = Escape
secret_night-may-escape-note = Boat, motorcycle or car. Thieves only.
secret_night-may-dog = The dog
secret_night-may-dog-note = Three hexes and one bite a turn.
secret_night-may-beef = Beef for the dog
secret_night-may-beef-note = Beside the dog. It is out of play then.
secret_night-may-house = Door or window
secret_night-may-house-note = Door Key or Hammer.
secret_night-may-otto = Otto heals
secret_night-may-otto-note = Once a night, without a card.
secret_night-may-zachary = Zachary looks at a role
secret_night-may-zachary-note = Once a night, on your phone alone.
secret_night-may-wilma-on = Wilma: an hour on
secret_night-may-wilma-on-note = Once a night she moves the clock.
secret_night-may-wilma-back = Wilma: an hour back
secret_night-may-wilma-back-note = Once a night she moves the clock.
secret_night-may-chitra = Chitra moves somebody
secret_night-may-chitra-note = Once a night, up to five hexes. Tap when it is done.
secret_night-may-niall = Niall pushes somebody
secret_night-may-niall-note = Once a turn, up to six hexes in a straight line. Tap when it is done.
secret_night-may-alexandr = Alexandr: a second turn
secret_night-may-alexandr-note = Once a night. It follows this one.

## What the table waits for

secret_night-waits-gun = { $by } shoots: { $name } answers.
secret_night-waits-knife = { $by } stabs: { $name } answers.
secret_night-waits-poison = { $name } answers the Poison.
secret_night-waits-dog = The dog bites: { $name } answers.
secret_night-waits-dynamite = Dynamite: { $name } answers.
secret_night-waits-blast = The blast: { $name } answers.
secret_night-waits-handcuffs = { $name } is in { $by }’s Handcuffs and spins to get free.
secret_night-waits-rope = { $name } is in { $by }’s Rope and spins to get free.
secret_night-waits-held = { $name } is caught: { $by } counts the Money.
secret_night-waits-reveal = { $name } must show the role.
secret_night-came-out-free = Green: { $name } is free.
secret_night-came-out-rope = Not green: { $name } stays tied.
secret_night-came-out-handcuffs = Not green: the arrest of { $name } stands.
secret_night-came-out-again = Not green. One more spin is left.

## Weapons and the victim

secret_night-attack-title = With what, and whom?
secret_night-cause-gun = Gun
secret_night-cause-knife = Knife
secret_night-cause-poison = Poison
secret_night-reach-neighbour = Whoever stands beside you.
secret_night-reach-anywhere = Your house rule: from any distance.
secret_night-draw-first = { $cards ->
    [one] Before the first turn everybody draws one Object Card.
   *[other] Before the first turn everybody draws { $cards } Object Cards.
}
secret_night-harmed-gun = { $by } shoots at you
secret_night-harmed-knife = { $by } attacks you with a Knife
secret_night-harmed-poison = { $by } poisons you
secret_night-harmed-dog = { $by }’s dog bites you
secret_night-harmed-dynamite = You found Dynamite
secret_night-harmed-blast = Dynamite goes off beside you
secret_night-answer-suffer = Take it
secret_night-answer-suffer-note = { $hurt ->
    [one] You lose one point.
   *[other] You lose { $hurt } points.
}
secret_night-answer-suffer-dies = { $hurt ->
    [one] You lose one point, your last: you die.
   *[other] You lose { $hurt } points: you die.
} Your role is shown, and you come back with your next turn.
secret_night-answer-vest = Bulletproof Vest
secret_night-answer-vest-note = Nothing happens. You keep the Vest.
secret_night-answer-bible = Bible
secret_night-answer-bible-note = Nothing happens. The Bible is discarded.
secret_night-answer-avoid-knife = Avoid Knife
secret_night-answer-avoid-knife-note = Nothing happens. The card is discarded.
secret_night-answer-skill = { $name } is not hurt
secret_night-answer-skill-note = The first one does nothing. Once a night.
secret_night-answer-first-aid = First Aid Kit
secret_night-answer-first-aid-note = You are hurt and get one point back{ $aid_before_death ->
   *[on] .
    [off] , if one is left.
} It may be { $any_distance ->
    [on] anybody’s
   *[off] a neighbour’s
} Kit.
secret_night-answer-otto = { $name } heals himself
secret_night-answer-otto-note = You are hurt and get one point back{ $aid_before_death ->
   *[on] .
    [off] , if one is left.
} Once a night.
secret_night-answer-otto-other = Otto heals you
secret_night-answer-otto-other-note = Ask { $name }. You are hurt and get one point back{ $aid_before_death ->
   *[on] {""}
    [off] , if one is left
}, without a card. Once a night.
secret_night-answer-beef = Beef
secret_night-answer-beef-note = Nothing happens. The dog is out of play.
secret_night-answer-disarm = { $name } disarms it
secret_night-answer-disarm-note = Nobody is hurt. You keep the Dynamite.
secret_night-heal-title = Heal whom?
secret_night-heal-kit = First Aid Kit
secret_night-heal-otto = Otto’s skill
secret_night-explode-title = Dynamite
secret_night-explode-finder = Who found it?
secret_night-explode-near = Who stands beside, no wall between?
secret_night-explode-do = It goes off
secret_night-dog-title = The dog
secret_night-dog-steps = { $left ->
    [0] The dog has walked enough this turn
    [one] The dog walks: one hex left
   *[other] The dog walks: { $left } hexes left
}
secret_night-dog-bite = The dog bites, once a turn
secret_night-dog-beef = Give it Beef
secret_night-dog-beef-note = Beside the dog. It is out of play then.

## Handcuffs and Rope

secret_night-catch-handcuffs = Handcuffs on whom?
secret_night-catch-handcuffs-note = Whoever is no thief is arrested by mistake: { $ignored ->
    [on] now that counts nothing
   *[off] two points for the thieves
}.
secret_night-catch-rope = Rope round whom?
secret_night-catch-rope-note = No steps till the end of the next turn.
secret_night-caught-handcuffs = { $by } puts Handcuffs on you
secret_night-caught-rope = { $by } ties you up
secret_night-caught-over = The spin to get free
secret_night-spin-free = { $left ->
    [one] Spin to get free
   *[other] Spin to get free: { $left } spins
}
secret_night-green = Green
secret_night-not-green = Not green
secret_night-smoke = Smoke Bomb
secret_night-smoke-note = You get away. The card is discarded.
secret_night-give-in = Give in
secret_night-give-in-handcuffs = No spin: the arrest stands.
secret_night-give-in-rope = No spin: you stay tied.
secret_night-money-title = How many Money cards does { $name } hold?
secret_night-money-note = Look through the cards of { $name }. With a thief { $money_each ->
   *[on] each Money card counts three points
    [off] Money counts three points, however much
} more for the police; the arrest itself three, of the Master Thief four. With anybody else it counts nothing.
secret_night-reveal-death = You are dead: show your role
secret_night-reveal-arrest = { $by } arrests you: show your role
secret_night-reveal-escape = You get away: show your role
secret_night-reveal-note = Everybody sees it, and it stays open for the rest of the night. It cannot be taken back.
secret_night-reveal-yes = Show my role
secret_night-reveal-later = First the log
secret_night-reveal-wrong = A mistake: take it back

## Escape, action square, house

secret_night-escape-title = Escape
secret_night-escape-note = Whoever is aboard shows the role. Who is no thief stays behind. Who gets away comes back with the next turn, as after a death.
secret_night-escape-worth = { $points ->
    [0] Worth nothing to the thieves
    [one] Worth 1 point to the thieves
   *[other] Worth { $points } points to the thieves
}{ $aboard ->
    [1] .
   *[other] , if all aboard are thieves.
}
secret_night-escape-money = Money aboard
secret_night-escape-aboard = Who else is aboard?
secret_night-escape-do = Leave
secret_night-square-title = Where does the disc go?
secret_night-square-disc = It lies on { $disc } and must move.
secret_night-square-steal = Steal
secret_night-square-steal-note = One card by luck.
secret_night-square-steal-whom = Steal from whom?
secret_night-square-push = Push
secret_night-square-push-note = Up to two hexes away from you.
secret_night-square-push-whom = Push whom?
secret_night-square-trade = Trade
secret_night-square-trade-note = One for one, two for two, three for three. A no uses it up.
secret_night-square-trade-whom = Trade with whom?
secret_night-square-whisper = Whisper
secret_night-square-whisper-note = A word in private.
secret_night-square-whisper-whom = Whisper with whom?
secret_night-steal-how-many = How many cards does { $name } hold?
secret_night-steal-note = { $name } shuffles them. The phone draws one; you find it under your card.
secret_night-house-title = Doors and windows
secret_night-door = Door
secret_night-door-lock = Lock it
secret_night-door-unlock = Open door { $number }
secret_night-door-by = Locked till { $name }’s next turn.
secret_night-window = Break a window
secret_night-windows-broken = { $windows ->
    [0] None is broken yet.
    [one] One is broken: open for all.
   *[other] { $windows } are broken: open for all.
}

## The table's own wheel

secret_night-segments = Your wheel
secret_night-segments-count = { $count ->
    [0] no segment yet
    [one] one segment
   *[other] { $count } segments
}
secret_night-segments-kept = { $count ->
    [0] none kept yet
    [one] one segment kept
   *[other] { $count } segments kept
}
secret_night-segments-note = Copy the wheel from your box once, clockwise. The app then spins it, and keeps it for later deals at this table.
secret_night-segments-next = The next segment
secret_night-segments-change = Change this segment
secret_night-segments-water = Number in the middle, for water
secret_night-segments-steps = Steps: tap to put it in
secret_night-segments-drop = Take this segment out
secret_night-segments-keep = { $count ->
    [0] Keep no wheel
    [one] Keep this one segment
   *[other] Keep these { $count } segments
}
secret_night-segment = { $steps } · water { $water }
secret_night-segment-green = { $steps } · water { $water } · green

## More

secret_night-more-whisper = Whisper to somebody
secret_night-more-score = Score: what has happened
secret_night-more-wheel = Enter your own wheel
secret_night-square-dog = The dog
