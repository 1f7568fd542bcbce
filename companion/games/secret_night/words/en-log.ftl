### The log: every act and ask, who did what. Never a secret.

secret_night-log-advance = { $name } moved the clock on.
secret_night-log-set = { $name } set the clock by hand: { $hour }.
secret_night-log-wilma = { $by ->
    [-1] { $name }: Wilma Sanders puts the clock back.
   *[other] { $name }: Wilma Sanders puts the clock on.
}
secret_night-log-enter = { $name } spun { $printed }.
secret_night-log-enter-water = { $name } spun { $printed }, in water.
secret_night-log-spin = { $name } spun the wheel.
secret_night-log-spin-water = { $name } spun the wheel, in water.
secret_night-log-walk = { $steps ->
    [one] { $name } walked one step.
   *[other] { $name } walked { $steps } steps.
}
secret_night-log-saved = { $steps ->
    [one] { $name } took one saved step.
   *[other] { $name } took { $steps } saved steps.
}
secret_night-log-coffee = { $name } drank Coffee: { $steps } more.
secret_night-log-square-steal = { $name } stole from { $other }.
secret_night-log-square-push = { $name } pushed { $other }.
secret_night-log-square-trade = { $name } offered { $other } a trade.
secret_night-log-square-whisper = { $name } talked apart with { $other }.
secret_night-log-skill = { $name } used the character’s skill.
secret_night-log-second-turn = { $name }: Alexandr Korovin takes a second turn.
secret_night-log-end-turn = { $save ->
    [0] { $name } ended the turn.
    [one] { $name } ended the turn and saved one step.
   *[other] { $name } ended the turn and saved { $save } steps.
}
secret_night-log-harm-gun = { $name } used the Gun on { $other }.
secret_night-log-harm-knife = { $name } used the Knife on { $other }.
secret_night-log-harm-poison = { $name } poisoned { $other }.
secret_night-log-harm-other = { $name } attacked { $other }.
secret_night-log-explode = { $name } found Dynamite. Beside: { $near }.
secret_night-log-explode-alone = { $name } found Dynamite. Nobody was beside.
secret_night-log-answer-suffer = { $name } took the harm.
secret_night-log-answer-vest = { $name } had the Bulletproof Vest.
secret_night-log-answer-bible = { $name } had the Bible.
secret_night-log-answer-avoid-knife = { $name } avoided the Knife.
secret_night-log-answer-skill = { $name }’s skill stopped it.
secret_night-log-answer-first-aid = { $name } answered with First Aid.
secret_night-log-answer-otto = { $name } answered with Otto’s healing hands.
secret_night-log-answer-beef = { $name } fed the dog: it is out of play.
secret_night-log-answer-disarm = { $name } disarmed the Dynamite.
secret_night-log-answered-by = { $line } (by hand, { $by })
secret_night-log-death = { $name }, by hand: { $other } dies.
secret_night-log-death-by = { $name }, by hand: { $other } dies, killed by { $by }.
secret_night-log-heal = { $name } gave { $other } First Aid.
secret_night-log-heal-self = { $name } took First Aid.
secret_night-log-heal-skill = { $name }: Otto Oppenheim heals { $other }.
secret_night-log-dog = { $steps ->
    [one] { $name }’s dog walked one hex.
   *[other] { $name }’s dog walked { $steps } hexes.
}
secret_night-log-bite = { $name }’s dog went for { $other }.
secret_night-log-beef = { $name } fed the dog: it is out of play.
secret_night-log-cuff = { $name } put Handcuffs on { $other }.
secret_night-log-tie = { $name } threw the Rope round { $other }.
secret_night-log-break-green = { $name } entered: green.
secret_night-log-break-not = { $name } entered: not green.
secret_night-log-break-wheel = { $name } spun to break free.
secret_night-log-smoke = { $name } vanished behind a Smoke Bomb.
secret_night-log-give-in = { $name } gave in.
secret_night-log-confiscate = { $money ->
    [0] { $name } settled the arrest: no Money.
   *[other] { $name } settled the arrest: Money { $money }.
}
secret_night-log-untie = { $name } untied { $other }.
secret_night-log-escape-boat = { $name } left by boat: { $aboard }. Money: { $money }.
secret_night-log-escape-motorcycle = { $name } left by motorcycle: { $aboard }. Money: { $money }.
secret_night-log-escape-car = { $name } left by car: { $aboard }. Money: { $money }.
secret_night-log-window = { $name } broke a window.
secret_night-log-lock = { $name } locked door { $number }.
secret_night-log-unlock = { $name } opened door { $number }.
secret_night-log-segments = { $count ->
    [0] { $name } wiped the table’s wheel.
    [one] { $name } entered the table’s wheel: one segment.
   *[other] { $name } entered the table’s wheel: { $count } segments.
}
secret_night-log-look = { $name } looked at the role of { $other }.
secret_night-log-wish = { $name } wants to look at the role of { $other }.
secret_night-log-steal = { $name } stole a card from { $other }.
secret_night-log-whisper = { $name } whispered to { $other }.
secret_night-log-by-hand = { $name }, by hand: { $what }
secret_night-hand-health = { $other }’s hearts are { $value }.
secret_night-hand-saved = { $other }’s saved steps are { $value }.
secret_night-hand-steps = { $value ->
    [one] 1 step is
   *[other] { $value } steps are
} left.
secret_night-hand-poison = { $value ->
    [0] { $other } is not poisoned.
   *[other] { $other } is poisoned.
}
secret_night-hand-tied = { $value ->
    [0] { $other } is not tied up.
   *[other] { $other } is tied up.
}
secret_night-hand-played = { $value ->
    [0] { $other } has not played this round.
   *[other] { $other } has played this round.
}
secret_night-hand-out = { $value ->
    [0] { $other } is not out.
   *[other] { $other } is out till the next turn.
}
secret_night-hand-turn = it is { $other }’s turn.
secret_night-hand-score = the marker stands at { $value }.
secret_night-hand-dog = { $value ->
    [0] the dog is out of play.
   *[other] the dog is in play.
}
secret_night-hand-cards = { $value ->
    [one] one card is to be drawn.
   *[other] { $value } cards are to be drawn.
}
secret_night-hand-dog-steps = { $value ->
    [0] the dog has no steps left.
    [one] the dog has one step left.
   *[other] the dog has { $value } steps left.
}
secret_night-hand-dog-bitten = { $value ->
    [0] the dog has not bitten this turn.
   *[other] the dog has bitten this turn.
}
secret_night-hand-square-used = { $value ->
    [0] the action square is unused this turn.
   *[other] the action square was used this turn.
}
secret_night-hand-pushed = { $value ->
    [0] Niall has not pushed this turn.
   *[other] Niall has pushed this turn.
}
secret_night-hand-again = { $value ->
    [0] no second turn follows.
   *[other] a second turn follows.
}
secret_night-hand-respun = { $value ->
    [0] Kontar has not spun again this turn.
   *[other] Kontar has spun again this turn.
}
secret_night-hand-disc = the disc lies on { $value }.
secret_night-hand-character = { $other } is { $value }.
secret_night-hand-character-turns = { $value ->
    [one] { $other } has had one turn with this character.
   *[other] { $other } has had { $value } turns with this character.
}
secret_night-hand-ban-handcuffs = { $value ->
    [0] { $by } may use Handcuffs on { $other } again.
   *[other] { $by } must not use Handcuffs on { $other } yet.
}
secret_night-hand-ban-rope = { $value ->
    [0] { $by } may use a Rope on { $other } again.
   *[other] { $by } must not use a Rope on { $other } yet.
}
secret_night-hand-windows = windows broken: { $value }.
secret_night-hand-skill = { $value ->
    [0] { $other }’s skill is used up.
   *[other] { $other }’s skill is still to be had.
}
secret_night-hand-boat = { $value ->
    [0] the boat is gone.
   *[other] the boat is there.
}
secret_night-hand-motorcycle = { $value ->
    [0] the motorcycle is gone.
   *[other] the motorcycle is there.
}
secret_night-hand-car = { $value ->
    [0] the car is gone.
   *[other] the car is there.
}

### What came of it, behind the act.

secret_night-came-spin = The wheel: { $printed }. { $steps ->
    [one] One step
   *[other] { $steps } steps
}, { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
secret_night-came-green = Green.
secret_night-came-not-green = Not green.
secret_night-came-hearts = { $hearts ->
    [0] { $name } has no hearts left.
    [one] { $name } has one heart.
   *[other] { $name } has { $hearts } hearts.
}
secret_night-came-by-gun = { $name }’s Gun: { $line }
secret_night-came-by-knife = { $name }’s Knife: { $line }
secret_night-came-by-poison = { $name }’s poison: { $line }
secret_night-came-by-other = { $name }’s attack: { $line }
secret_night-came-poisoned = { $name } is poisoned.
secret_night-came-died = { $name } is dead.
secret_night-fate-killer = The killer looks through the cards and takes what fits; the rest is discarded.
secret_night-fate-slot = The cards are discarded; what may not be thrown away stays in the room or goes to the finder.
secret_night-fate-discarded = All the cards are discarded.
secret_night-came-free = { $name } is free.
secret_night-came-held-handcuffs = The arrest of { $name } stands.
secret_night-came-held-rope = { $name } is tied up.
secret_night-came-role = { $name } shows: { $role }.
secret_night-came-character = { $name } is now { $character }.
secret_night-came-nobody-away = Nobody gets away.
secret_night-came-mistaken = It was a mistake: both go back to a start hex.
secret_night-came-marker = The marker moves by { $by }.
