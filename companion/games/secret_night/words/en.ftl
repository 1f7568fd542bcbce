### Secret Night at Davis Mansion, in our own words.

secret_night-title = Secret Night
secret_night-line = England 1928
secret_night-place = Davis Mansion

## Roles

secret_night-role-chief = Chief Inspector
secret_night-role-master = Master Thief
secret_night-role-detective = Detective
secret_night-role-thief = Thief
secret_night-role-deceiver = Deceiver
secret_night-short-chief = Chief
secret_night-short-master = Master
secret_night-short-detective = Detective
secret_night-short-thief = Thief
secret_night-short-deceiver = Deceiver
secret_night-shows-first = Nobody knows who they are until they show it: { $roles }. Whoever that is, show your card to all now.

secret_night-face-play = You play
secret_night-face-know = You know
secret_night-face-want = You want
secret_night-play-chief = With the police.
secret_night-play-master = With the thieves.
secret_night-play-detective = With the police.
secret_night-play-thief = With the thieves.
secret_night-play-deceiver = With nobody.
secret_night-know-chief =
    Master Thief: { $master }
    Your detectives are hidden.
secret_night-know-master =
    Chief Inspector: { $chief }
    Your thieves are hidden.
secret_night-know-detective =
    Chief Inspector: { $chief }
    The other police are hidden.
secret_night-know-thief =
    Master Thief: { $master }
    The other thieves are hidden.
secret_night-know-deceiver =
    Chief Inspector: { $chief }
    Nobody knows who you are.
secret_night-want-chief = Thieves behind bars by six.
secret_night-want-master = Money out before six.
secret_night-want-detective = Thieves behind bars by six.
secret_night-want-thief = Money out before six.
secret_night-want-deceiver = No side ahead by more than one.

secret_night-peek-who = Whose card
secret_night-peek-side = Plays
secret_night-peek-say = And now
secret_night-peek-say-what = Tell the truth, or do not.
secret_night-peek-chief =
    With the police,
    as everybody knows.
secret_night-peek-master =
    With the thieves,
    as everybody knows.
secret_night-peek-detective =
    With the police,
    and you alone know it.
secret_night-peek-thief =
    With the thieves,
    and you alone know it.
secret_night-peek-deceiver =
    With nobody,
    and you alone know it.

## The clock

secret_night-hour-21 = Nine in the evening
secret_night-hour-22 = Ten in the evening
secret_night-hour-23 = Eleven at night
secret_night-hour-0 = Midnight
secret_night-hour-1 = One in the morning
secret_night-hour-2 = Two in the morning
secret_night-hour-3 = Three in the morning
secret_night-hour-4 = Four in the morning
secret_night-hour-5 = Five in the morning
secret_night-hour-6 = Six in the morning
secret_night-hour-short = { $hour }:00
secret_night-round = Round { $round } of 9
secret_night-dawn = The night is over
secret_night-weapons = weapons are out
secret_night-no-weapons = weapons are locked
secret_night-next-hour = Next hour
secret_night-end = All cards up
secret_night-set-clock = Set the clock
secret_night-set-clock-title = What time is it?

## Zachary Davis looks at a role

secret_night-look = Zachary looks at a role
secret_night-look-title = Whose role?
secret_night-look-note = Only you will see it. Everybody sees at whom you looked. It cannot be taken back.

## The table side

secret_night-police = Police
secret_night-thieves = Thieves
secret_night-net = { $net ->
    [0] The score: nobody leads.
   *[other] The score: { $side ->
        [police] the police lead by { $net }.
       *[thieves] the thieves lead by { $net }.
    }
}
secret_night-midnight-band = It is midnight
secret_night-midnight-all = Out now: gun, knife, poison, the dog’s bite, and the valuable cards: Money, Handcuffs, Keys, Beef, Smoke Bomb.
secret_night-midnight-not-smoke-or-beef = Out now: gun, knife, poison, the dog’s bite, and Money, Handcuffs and Keys.
secret_night-midnight-weapons = Out now: gun, knife, poison and the dog’s bite.
secret_night-last-band = The last hour
secret_night-last-note = When all have played it is six, and the night is over.
secret_night-sudden-band = Nobody leads
secret_night-sudden-note = Play on at six o’clock: the next side to score wins.
secret_night-won-note = All cards up shows every role and checks the deal.
secret_night-locked = Waiting for midnight
secret_night-locked-all = Gun, Knife, Poison, the dog’s bite; Money, Handcuffs, Keys, Beef, Smoke Bomb: no arrest, no escape before.
secret_night-locked-not-smoke-or-beef = Gun, Knife, Poison, the dog’s bite; Money, Handcuffs, Keys: no arrest, no escape before.
secret_night-locked-weapons = Gun, Knife, Poison, the dog’s bite.
secret_night-still = Still to play
secret_night-all-played = All have played.
secret_night-masters-task = All have played: { $name }, the Master Thief, moves the clock.
secret_night-anybodys-task = All have played: the Master Thief moves the clock.
secret_night-my-turn = My turn
secret_night-turn-of = { $name }’s turn
secret_night-turn-begins = { $name } begins
secret_night-table-spun = { $name } spun
secret_night-table-left = { $left ->
    [one] one step left
   *[other] { $left } steps left
}
secret_night-table-cards = { $cards ->
    [one] draws one card
   *[other] draws { $cards } cards
}
secret_night-whose = Whose turn is it?
secret_night-last-reason = Last: { $reason }

## The score

secret_night-score = Score
secret_night-score-nothing = Nothing has scored yet.
secret_night-score-by-hand = Set by hand
secret_night-score-marker = Marker
secret_night-score-disc = The disc of the action square
secret_night-score-windows = Windows broken
secret_night-score-left = Still there
secret_night-vehicle-boat = Boat
secret_night-vehicle-motorcycle = Motorcycle
secret_night-vehicle-car = Car
secret_night-reason-death = { $role } dies
secret_night-reason-arrest = { $role } arrested
secret_night-reason-arrest-money = { $role } arrested, Money { $money }
secret_night-reason-mistake = { $role } arrested by mistake
secret_night-reason-escape-boat = Away by boat, Money { $money }
secret_night-reason-escape-motorcycle = Away by motorcycle, Money { $money }
secret_night-reason-escape-car = Away by car, Money { $money }
secret_night-reason-hand = Set by hand
secret_night-reason = { $what }: { $by }

## The end

secret_night-over = The night is over
secret_night-wins-police = The police win
secret_night-wins-thieves = The thieves win
secret_night-wins-deceiver = The Deceiver wins
secret_night-wins-shared-police = Police and Deceiver win
secret_night-wins-shared-thieves = Thieves and Deceiver win
