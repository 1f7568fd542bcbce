## A seat survives its phone

home-rescue = Rescue a seat
more-rescue = Rescue code
more-gone = A phone is gone
rescue-making = The code is being made …
rescue-picture = The picture
rescue-letters = The letters
rescue-note = If this phone is lost, another one takes its place with this picture and the eight letters. Photograph it with a friend’s phone. This phone is shut out then.
rescue-note-alone = Another phone takes this one’s place with this picture and the eight letters. Without a server this phone cannot be told: then nobody may go on with it.
rescue-covered = The eight letters are covered. Press and hold to look.
rescue-hold = Hold to see the letters
rescue-apart = Write them on paper, away from the picture: who has both has your seat. Each code is good until one is used.
rescue-scan = Your rescue code
rescue-letters-title = The eight letters
rescue-letters-label = Eight letters
rescue-letters-note = They were shown beside the picture. Capitals and spaces do not matter, and O counts as 0, I and L as 1.
rescue-open = Go on with this phone
rescue-done = This phone holds the seat now.
moved-away = Your seat has moved to another phone.

## A phone is gone, and there is no rescue code

gone-title = Whose phone is gone?
gone-note = Say that this phone is that player’s new one. The maker of the table and two others must agree; then the old phone has a minute to come back. What only the old phone had noted is lost.
gone-too-few = Two other players must agree, and here there are too few. The rescue code brings the seat back; without it the deal can be given up.
gone-code = I have a rescue code
move-asked = Is that { $name }?
move-asked-note = A phone says it is { $name }’s new one. Its words are “{ $words }”: let { $name } say them aloud. If you agree it gets the seat and the card.
move-mine = You ask for { $name }’s seat
move-mine-note = Say your two words aloud: “{ $words }”. The others see them and decide.
move-agree = Agree
move-refuse = Refuse
move-take-back = Do not ask
move-so-far = { $done } of { $of } agree
move-waits = Enough agree. The seat of { $name } moves in a minute, unless its phone comes back.
give-up = Give up this deal
give-up-title = Give up this deal?
give-up-yes = Give it up
give-up-note = Back to before the deal; everybody stays seated. Nobody learns what was dealt, and all read that you gave it up.

## The log

log-rescued = { $name } goes on with another phone.
log-move-asked = A phone asks for the seat of { $name }.
log-move-agreed = { $name } agreed.
log-move-ended = { $name } ended it; the seat stays where it is.
log-move-back = The phone of { $name } is back: the seat stays where it is.
log-given-up = { $name } gave up the deal. What was dealt stays secret.
log-deal-failed = The cards could not be dealt. Everybody is still seated: deal again.
log-moved = The seat of { $name } has another phone now; its card was sealed to it anew.
log-the-maker = The maker of the table

## What is refused

refusal-not-eight-letters = { $given ->
    [0] Type the eight letters of the rescue code.
    [one] That is one letter; a rescue code opens with eight.
   *[other] Those are { $given } letters; a rescue code opens with eight.
}
refusal-wrong-letters = These letters do not open this code. Read them once more.
refusal-unknown-kdf = This rescue code was made by a newer program. Bring yours up to date.
refusal-rescue-spent = This rescue code has been used already, or the seat is another’s by now.
refusal-rescue-too-long = Your notes are too long for a rescue code. Strike some out first.
refusal-not-rescued = First read the rescue code.
refusal-seated-elsewhere = This phone has a seat without a server already. Leave that first.
refusal-phone-here = { $name }’s phone is at the table.
refusal-move-underway = Another seat is being asked for. Wait until that is decided.
refusal-move-over = That has been decided already.
refusal-nobody-to-agree = Two other players with phones of their own must agree, and here there are too few.
