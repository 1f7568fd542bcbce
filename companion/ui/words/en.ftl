### The house's own words. A game's words lie in its own folder.
### Keys are sentences' names in kebab-case; the same keys and arguments stand in every language.

## Names and short words on buttons

app-name = Companion
back = Back
rules = Rules
table = Table
mine = Mine
log = Log
take-back = Take back
cancel = Cancel
yes = Yes
no = No
done = Done
close = Close
again = Again
next = Next
settings = Settings
language = Language
copy = Copy
copied = Copied.
paste = Paste
share = Share
less = Less
more = More
move-up = Move up
move-down = Move down
erase = Erase
understood = Got it

## Counting

steps = { $done } of { $of }
list-and = { $before }{ $sound ->
   *[other] {" "}and
} { $last }
count-less = { $what }: one less
count-more = { $what }: one more

## Seats

seat-free = Free seat
seat-you = { $name } · you
seat-away = { $name } is away
seat-turn = { $name }’s turn

## The covered card

card-covered = Your card is covered. Press and hold to look.
card-hold = Hold to look
card-release = Let go: it is gone
card-eyes-only = your eyes only

## One phone for all

pass-to = Pass the phone to
pass-look-away = Everybody else looks away.
pass-here = I am { $name }
pass-done = Done, pass on

## Codes and the camera

code-join = The code to join this table
code-table = The code of this deal
scan = Scan
scan-type = Type it instead
scan-light = Light
scan-searching = Hold the code inside the corners.
scan-seen = Something is there. Hold still.
scan-done = Read.

## The page itself, when the app cannot speak

page-lost = Looking for the table …
page-stopped = The table was stopped. Everything is kept, and goes on when it is started again.
page-again = Try again
page-failed = The app did not start in this browser. What this phone keeps is still here.
page-lacking = This browser is too old for the app. A newer one on this phone will do.
page-drawn = Let the table’s server draw it
page-name = Companion
page-about = Keeps the secrets of your boxed games, phone to phone.
tables-erased = { $count ->
    [one] One table was erased.
   *[other] { $count } tables were erased.
}
tables-exported = The table is in { $file }.
tables-imported = { $count ->
    [one] One table was taken in.
   *[other] { $count } tables were taken in.
}
tables-copied = All tables are in { $file }.
web-done = The site is in { $folder }. Put it on any https host, in any folder.
