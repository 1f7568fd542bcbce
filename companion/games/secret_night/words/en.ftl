### Secret Night at Davis Mansion, in our own words.

secret_night-title = Secret Night
secret_night-line = England 1928
secret_night-place = Davis Mansion

## House rules

secret_night-rule-zachary = Zachary’s look by phone
secret_night-rule-zachary-note = Once a night whoever plays Zachary Davis sees one role on the own phone, without any card being shown.

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
secret_night-want-deceiver = One, nought or minus one.

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
secret_night-no-weapons = no weapons before midnight
secret_night-next-hour = Next hour
secret_night-end = All cards up
secret_night-set-clock = Set the clock
secret_night-set-clock-title = What time is it?

## Zachary Davis looks at a role

secret_night-look = Zachary looks at a role
secret_night-look-title = Whose role?
secret_night-look-note = Only you will see it. Everybody sees at whom you looked. It cannot be taken back.

## The log and the end

secret_night-log-advance = { $name } moved the clock on.
secret_night-log-set = { $name } set the clock by hand: { $hour }.
secret_night-log-look = { $name } looked at the role of { $other }.
secret_night-over = The night is over

## Refusals

secret_night-refusal-dawn = It is six already: the night is over.
secret_night-refusal-hour = The clock shows that hour already, or has no such hour.
secret_night-refusal-look-used = Zachary has looked at a role tonight already.
secret_night-refusal-role-known = That role lies open: there is nothing to look at.
secret_night-refusal-look-off = This table plays without Zachary’s look.

## Rules

secret_night-rules-goal = What it is about
secret_night-rules-goal-text = Thieves want to carry money out of the mansion before six in the morning. The police want to put handcuffs on them. Only two people show who they are.
secret_night-rules-roles = Who is who
secret_night-rules-roles-text =
    Four players: Chief Inspector, one Detective, Master Thief, one Thief.
    Five: the same and the Deceiver.
    Six: Chief Inspector, two Detectives, Master Thief, two Thieves.
    Seven: the same and the Deceiver.
    Eight: Chief Inspector, three Detectives, Master Thief, three Thieves.
    Chief Inspector and Master Thief show themselves at once. Nobody else knows anybody: the thieves do not know each other, and the Chief does not know the Detectives.
secret_night-rules-open = When a role is shown
secret_night-rules-open-text = Whoever dies, escapes or is arrested shows the role to all. It stays open for the rest of the night. Under More you find: Show my card to all.
secret_night-rules-night = The night
secret_night-rules-night-text = The clock starts at nine in the evening. When everybody has had a turn, the Master Thief moves it on one hour. From midnight on there are gun, knife, poison and the dog. After nine rounds it is six, and the night is over.
secret_night-rules-end = The end
secret_night-rules-end-text = At six the side that is ahead wins. Where the Deceiver plays and the two sides are at most one point apart, the Deceiver wins alone.
secret_night-rules-companion = What the phones do
secret_night-rules-companion-text = The app draws from a seed nobody could choose and seals each card to one phone. At the end the seed is published, and every phone checks the deal for itself.
