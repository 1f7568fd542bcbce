### The sixteen characters, the line under a name, the sheet behind a seat, whispers and notes.

## Characters

secret_night-character-zachary = Zachary Davis
secret_night-character-otto = Otto Oppenheim
secret_night-character-yijun = Yijun Ding
secret_night-character-salvatore = Salvatore Fontana
secret_night-character-wilma = Wilma Sanders
secret_night-character-kontar = Kontar Saleh
secret_night-character-chitra = Chitra Daswani
secret_night-character-eleanor = Eleanor Gibbs
secret_night-character-trevor = Trevor Williams
secret_night-character-victoria = Victoria Walker
secret_night-character-catalina = Catalina Fernández
secret_night-character-panchito = Panchito Falcón
secret_night-character-rita = Rita Cardoso
secret_night-character-niall = Niall O’Sullivan
secret_night-character-margot = Margot Boucher
secret_night-character-alexandr = Alexandr Korovin
secret_night-character-extra1 = Your own character 1
secret_night-character-extra2 = Your own character 2
secret_night-character-extra3 = Your own character 3
secret_night-character-extra4 = Your own character 4
secret_night-first-zachary = Zachary
secret_night-first-otto = Otto
secret_night-first-yijun = Yijun
secret_night-first-salvatore = Salvatore
secret_night-first-wilma = Wilma
secret_night-first-kontar = Kontar
secret_night-first-chitra = Chitra
secret_night-first-eleanor = Eleanor
secret_night-first-trevor = Trevor
secret_night-first-victoria = Victoria
secret_night-first-catalina = Catalina
secret_night-first-panchito = Panchito
secret_night-first-rita = Rita
secret_night-first-niall = Niall
secret_night-first-margot = Margot
secret_night-first-alexandr = Alexandr
secret_night-first-extra1 = Own 1
secret_night-first-extra2 = Own 2
secret_night-first-extra3 = Own 3
secret_night-first-extra4 = Own 4

secret_night-skill-zachary = Once a night he looks at one secret role. Everybody sees whose.
secret_night-skill-otto = Once a night he heals himself or another without a card: one point, and poison ends. Also in answer to an attack.
secret_night-skill-yijun = The first Knife against her does nothing.
secret_night-skill-salvatore = The first Gun against him does nothing.
secret_night-skill-wilma = Once a night, on her turn, she moves the clock one hour on or back.
secret_night-skill-kontar = Once a turn he may spin again; the second spin counts.
secret_night-skill-chitra = Once a night she moves another player up to five hexes.
secret_night-skill-eleanor = She walks through closed doors and cannot be tied.
secret_night-skill-trevor = He disarms Dynamite and keeps it.
secret_night-skill-victoria = Nobody can steal from her.
secret_night-skill-catalina = In her first two turns she draws one card more.
secret_night-skill-panchito = He need not show any of his cards.
secret_night-skill-rita = She always walks two steps more.
secret_night-skill-niall = Once a turn he pushes somebody up to six hexes in a straight, free line.
secret_night-skill-margot = Her Knife takes two points.
secret_night-skill-alexandr = Once a night he takes two turns in a row.
secret_night-skill-extra1 = What your table has agreed on.
secret_night-skill-extra2 = What your table has agreed on.
secret_night-skill-extra3 = What your table has agreed on.
secret_night-skill-extra4 = What your table has agreed on.
secret_night-skill-chief = The Chief Inspector leads the dog: three hexes and one bite a turn.
secret_night-skill-master = The Master Thief spins twice to get out of Handcuffs.

## The line under a name

secret_night-hearts = { $hearts ->
    [0] no heart left
    [one] one heart of three
   *[other] { $hearts } hearts of three
}
secret_night-saved-printed = +{ $saved } { $saved ->
    [one] step
   *[other] steps
}
secret_night-saved-narrow = +{ $saved }
secret_night-saved-spoken = { $saved ->
    [one] 1 saved step
   *[other] { $saved } saved steps
}
secret_night-poisoned = poisoned
secret_night-tied = tied up
secret_night-out = out till the next turn
secret_night-played = has played
secret_night-on-turn = on turn

## The sheet of a player

secret_night-player-skill = Skill
secret_night-player-skill-left = still to be had
secret_night-player-skill-used = used up
secret_night-player-role = Role
secret_night-player-hidden = hidden
secret_night-player-by-hand = Put right by hand
secret_night-player-health = Health
secret_night-player-saved = Saved steps
secret_night-player-steps = Steps left this turn
secret_night-player-cards = Cards to draw
secret_night-player-respun = Has spun again this turn
secret_night-player-square-used = Action square used this turn
secret_night-player-pushed = Has pushed this turn
secret_night-player-again = A second turn follows
secret_night-player-character-turns = Turns as Catalina
secret_night-player-dog-steps = The dog’s steps left
secret_night-player-dog-bitten = The dog has bitten this turn
secret_night-player-who = Who is { $name } tonight?
secret_night-player-who-open = Another character
secret_night-player-bans-open = Handcuffs, Rope: not again yet
secret_night-hand-bans = Not on { $name } again yet
secret_night-hand-bans-handcuffs = Handcuffs of
secret_night-hand-bans-rope = Rope of
secret_night-player-poison = Poisoned
secret_night-player-tied = Tied up
secret_night-player-out = Out till the next turn
secret_night-player-played = Has played this round
secret_night-player-skill-mark = Skill used up
secret_night-player-turn = It is { $name }’s turn
secret_night-player-dog = The dog is in play
secret_night-player-door = Locked till { $name }’s next turn: door { $number }
secret_night-player-whisper = Whisper to { $name }
secret_night-player-banned-handcuffs = { $by } must not use Handcuffs here yet.
secret_night-player-banned-rope = { $by } must not use a Rope here yet.

## Private notes

secret_night-note-open = My private note
secret_night-note-title = What do you think of { $name }?
secret_night-note-only-here = Only this phone shows it, sealed to your seat.
secret_night-note-police = Police
secret_night-note-thief = Thief
secret_night-note-deceiver = Deceiver
secret_night-note-unsure = Unsure
secret_night-note-why = Why
secret_night-note-keep = Keep the note
secret_night-note-wipe = Wipe the note
secret_night-note-hide = Hide the note

## Whispers

secret_night-whisper = Whisper
secret_night-whisper-title = To whom?
secret_night-whisper-note = The table sees that you two whispered, not what.
secret_night-whisper-text = What you whisper
secret_night-whisper-left = { $left } left
secret_night-whisper-long = That is { $over } too many.
secret_night-whisper-send = Whisper it
secret_night-whisper-nobody = There is nobody to whisper to.
secret_night-player-dies = { $name } has died
