### The sentences of the app's screens, and of everything that is refused.

## Home and a new table

home-title = Which box is open?
home-players = { $least }–{ $most }
home-scan = Scan to join a table
home-offline = Sit at a table without a server
home-goes-on = The night goes on
home-resume = Resume
home-resume-of = Resume { $game }
home-install = Put Companion on the home screen
home-install-by-hand = To keep Companion at hand: Share, then “Add to Home Screen”.
newer-here = A newer version is ready. Start it
newer-waits = A newer version is ready. It waits until your game is over.
make-title = New table
make-players = Players
make-go = Open the table
waiting = Companion

## The lobby

lobby-title = Who is here?
lobby-point = Point your phone’s camera here
lobby-words = Two words belong to each seat, in this order. Say yours aloud: every phone must show the same.
lobby-sit = Take a seat
lobby-full = All seats are taken. You can watch; the next deal may have room.
lobby-waits = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-deal = { $players ->
    [2] Deal to two
    [3] Deal to three
    [4] Deal to four
    [5] Deal to five
    [6] Deal to six
    [7] Deal to seven
   *[8] Deal to eight
}
lobby-dealing = The cards are being dealt …
sit-title = Who sits here?
sit-name = Your name
sit-group = As last time: { $names }
seat-change = Change my name or leave
seat-title = Your seat
seats-change = Change names or leave
seats-title = Who sits at this phone
seats-name = Name
seat-keep = Keep
seat-leave = Leave this seat
seat-leave-title = Leave this seat?
seat-leave-note = It is free at once for somebody else. You stay at the table and may sit down again.
sit-note = The seat’s key is made now and never leaves this phone.
sit-note-drawn = The table’s server draws this phone and works with its key.
own-offer = Keep my key on this phone
own-note = With the app’s own program here, the table’s server never has a key of yours. It loads about 10 MB, once.
own-seat = { $name } keeps its own key
sit-device-title = Who has no phone?
sit-device-note = This seat and its key live on this device: pass it on, hold to look, cover.

## Arranging

arrange = Arrange the table
arrange-short = Arrange
arrange-order = In the order you sit
arrange-up = { $name }: one seat up
arrange-down = { $name }: one seat down
arrange-free = Free the seat of { $name }
arrange-add = Add a player without a phone
arrange-scan = Scan a phone without a network

## The table

table-turn = { $name }’s turn
table-looked = { $looked } of { $of } have looked at their card
seat-hidden = still hidden
seat-has-looked = has looked
seat-on-device = on this device
seat-not-here = phone is away
seat-asked-away = asked; phone is away
more-open = Show my card to all
more-open-of = Show { $name }’s card to all
more-end = End: all cards up
more-end-draw = End the game
more-code = Show the code of the deal
more-read = Read a code
more-nothing = There is nothing to do here now.
more-exchange = Pass something by code
open-title = Show your card to all?
open-note = Everybody sees it, with the proof that it is the one you were dealt. It cannot be taken back.
open-yes = Show it
end-title = All cards up?
end-title-draw = The end?
end-note-draw = Every phone checks what the app has drawn. It cannot be taken back.
end-note = Every card is shown and every phone checks the deal. It cannot be taken back.
end-yes = All cards up
end-yes-draw = End it

## Mine

mine-none = This phone has no seat in this deal. It watches.
mine-own = My card
mine-of = { $name }
card-waits = { $name }’s phone has not answered yet
card-answer = What you saw of { $name } is covered. Press and hold to look.
card-no-card = No card came with this answer. Say so only after the game: now it would tell which one you chose.
card-declined = { $name } did not show it
consent-note = The rules alone did not give { $name } this look: something was set by hand, or it was looked at before. You decide, and everybody reads what you decided.
consent-yes = Show
consent-no = Do not show
pass-whose = Whose card?

## The end

end-kicker = All cards up
end-kicker-draw = The end
end-you-won = You have won
end-you-lost = You have lost
end-won = Winner
end-fair = The deal was fair
end-fair-draw = The draw was fair
end-fair-note-draw = { $phones } of { $of } phones have drawn again from the seed: the same comes out.
end-fair-note = { $phones } of { $of } phones have made the deal again from its seed: every card comes out.
end-fair-offline = This phone has made the deal again from its seed: every card comes out.
end-unfair = The deal does not come out
end-unfair-note = { $phones ->
    [one] One phone finds
   *[other] { $phones } phones find
} other cards than were dealt. Do not trust this deal.
end-again = Again, same table

## The log

log-nothing = Nothing has happened yet.
log-the-table = The table
log-made = The table was opened for { $places }.
log-sat = { $name } sat down.
log-renamed = { $before } is called { $name } now.
log-freed = The seat of { $name } was freed.
log-ordered = The seats were put in order.
log-resized = The table is now for { $places }.
log-committed = Deal { $round }: the chance of the deal is fixed, under seal; it is opened at the end, as the proof.
log-dealt = Every seat was dealt its card.
log-looked = { $name } has looked.
log-opened = { $name } showed the card to all.
log-beyond = { $wish } The rules alone did not give this look.
log-agreed = { $name } agreed and showed it.
log-declined = { $name } did not show it.
log-ended = { $name } called the end: all cards up.
log-again = The same table plays again.

## Codes

code-copy = Copy the text
code-link = Copy the link
code-back = Show the code
copy-marked = All of it is marked: copy and send it.
code-table-title = The deal, for all
code-table-note = Every phone reads this same code, each opens only its own card.
code-end = The proof
code-end-note = Phones without a server read this and check the deal for themselves.
code-again = That code was read already. Nothing has changed.
code-again-of = { $name }’s code was read already.
code-read-seat = { $name }: read. { $done } of { $of }.
code-read-of = { $name }: read.
scan-waking = Waking the camera …
scan-insecure = The browser lends its camera only to a secure page. Use your phone’s own camera on the code’s link, or paste the text.
scan-refused = The camera was refused. Allow it for this page, or paste the text.
scan-none = There is no camera here. Paste the text, or open the link.
scan-no-light = This camera has no light.
scan-join = Point at the table’s code
scan-seats = Point at each player’s code
scan-opened = Point at a player’s code
type-title = Paste or type the code
type-label = Text or link
type-paste = Touch the field to paste what was copied, or to type.
type-read = Read it
type-nothing = There is nothing to paste.

## A seat without a server

offline-title = Without a server
offline-note = No network is needed: your phone shows a code, the dealer’s camera reads it, then you read the one code of the deal.
offline-code = Your seat’s code
offline-code-note = Show this to the dealer. It holds your name and a key, no secret.
offline-scan-deal = Scan the deal
offline-scan-more = Point at a code of this table
offline-read = Read a code
offline-show-open = Prove what I showed
offline-open-note = Whoever reads this sees your card, and that it is the one you were dealt.
offline-leave = Give up this seat
offline-again = A new seat for the next deal

## Refusals: the table

refusal-unexpected = Something went wrong here. Nothing is lost: try again, or load the page anew.
line-too-long = That text is too long and was not taken.
line-too-much = This page sends far too much, so it was cut off. Load it again: your seat is kept.
line-waits = Many phones are coming at once. It is your turn soon.
refusal-not-your-seat = This phone does not hold that seat.
refusal-not-the-maker = Only whoever opened the table may do that.
refusal-seat-taken = Somebody sits there already.
refusal-no-such-seat = Nobody sits there.
refusal-table-full = { $places ->
    [one] The only seat is
   *[other] All { $places } seats are
} taken.
refusal-name-taken = Somebody here is called { $name } already. Please take a name that can be told apart.
refusal-name-empty = Please write a name.
refusal-name-too-long = A name has at most { $most ->
    [one] 1 character
   *[other] { $most } characters
}.
refusal-name-unshowable = Not every phone can show these signs. Please use Latin letters.
refusal-places = This game is for { $least } to { $most ->
    [one] 1 player
   *[other] { $most } players
}.
refusal-places-taken = { $taken ->
    [one] 1 person sits
   *[other] { $taken } people sit
} here already.
refusal-order = The seats have changed meanwhile. Please look again.
refusal-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
refusal-dealt-otherwise = A phone without a network checks the deal by the rules of the box, and a house rule of this table changes what is dealt. Put that rule back, or seat the player on this device.
refusal-after-the-deal = The cards are dealt: that has to wait for the next deal.
refusal-not-dealt = Nothing has been dealt yet.
refusal-over = This deal has ended.
refusal-stale = Somebody was quicker: the table has changed. Please look again.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-look-stays = Something was looked at since. What came before it stays; set it by hand.
refusal-already-open = That card lies open already.
refusal-answered = That has been answered.
refusal-not-asked = Nobody asked that.
refusal-no-such-table = This link leads to no table here. Ask for the code again.
refusal-table-missing = This table is not on this server now. This phone keeps its key and will find it when it is back.
refusal-no-such-game = This table plays a game that this program does not know.
refusal-sits-already = This phone has a seat here already.
refusal-drawer-closed = After the restart this waits until two phones of the deal have come back.
refusal-drawer-foreign = Another version of Companion locked the secrets of this deal, and this one can’t open them. Start that version again, or give up this deal.
refusal-phone-unreachable = That phone plays by codes: ask it yourself.
refusal-storage = This browser keeps nothing, so the seat would be lost. Allow storage, or leave private mode.
refusal-storage-silent = This browser does not say what it keeps for you. Your seat is safe: load the page again.
refusal-storage-strange = This browser keeps something here that is not from Companion. Clear what it keeps for this page, and load it again.
refusal-not-fair = The deal does not come out of what was published. Do not trust it.
refusal-not-seated = First take a seat here, then read the code.

## Refusals: codes

refusal-not-ours = { $kind ->
    [web-address] This is a web address, not one of our codes.
    [wifi] This is the code of a Wi-Fi network, not one of ours.
    [contact] This is somebody’s business card, not one of our codes.
    [mail] This is a mail address, not one of our codes.
    [phone] This is a phone number, not one of our codes.
    [place] This is a place on a map, not one of our codes.
    [calendar] This is a date for a calendar, not one of our codes.
    [payment] This is a payment code, not one of ours.
    [number] This is a number from a package, not one of our codes.
    [nothing] There is nothing in it.
   *[text] This is some other text, not one of our codes.
}
refusal-damaged = This code is damaged or was not read whole. Please try again.
refusal-mistyped = There is a typing error in group { $group }.
refusal-too-long = That is too long to be one of our codes.
refusal-newer-version = This code comes from a newer Companion. Update this one.
refusal-unknown-kind = This code is of a kind this Companion does not know.
refusal-wrong-kind = { $found ->
    [seat] This is the code of a seat
    [deal] This is the code of a deal
    [open] This is the code of a shown card
    [end] This is the proof of a deal
    [pledge] This is the code of who deals
    [mix] This is a mix
    [unmix] This shows what was mixed
   *[other] This code is for something else
}; { $wanted ->
    [seat] the code of a seat is wanted.
    [deal] the code of the deal is wanted.
    [open] the code of a shown card is wanted.
    [mix] the mixing phone’s code is wanted.
   *[other] another is wanted.
}
refusal-forged-code = This code was changed on its way, or is forged.
refusal-old-code = This code is from an earlier evening.
refusal-future-code = This code is from the future: the clock of one of the two phones is wrong.
refusal-other-game = This code belongs to another game than the one on this table.
refusal-misdirected = This code is meant for another seat.
refusal-other-question = This code answers something else.
refusal-strange-key = Another phone than before speaks for { $name }. Trust it only if { $name } says so.
refusal-own-code = That is this phone’s own code.
refusal-not-committed = { $name } shows something else than was laid down.
refusal-underway = Something is being passed already. Finish or leave that first.
refusal-nothing-to-pass = This game passes nothing of that kind by code.
refusal-peek-point = This code asks for a card in a way that is none. Nothing was shown.
refusal-peek = There is no such card of that hand. Ask for another look at the table.
refusal-not-for-this-phone = Nothing in this code is for this phone.
refusal-two-slots-open = This deal is faulty: more than one card opens here. Please deal again.
refusal-bad-proof = This does not prove the card that was dealt.
refusal-bad-key = There is a key in this code that no honest phone makes.
refusal-same-key = Two seats have the same key. One of them must take a seat anew.
refusal-bad-name = The name in this code cannot be.
refusal-conflict = Alarm: two different codes for the same thing. One of them is false.

## Refusals: the store and the start

refusal-store-torn = { $file } is damaged. It was left as it is; { $used } is used now.
refusal-store-foreign = { $file } is not a file of Companion. It was left as it is; { $used } is used now.
refusal-store-newer = { $file } was written by a newer Companion. Update this one.
refusal-store-readonly = Nothing can be written in { $folder }.
refusal-store-full = There is no space left in { $folder }. Nothing was changed.
refusal-store-broken = The disk under { $folder } has an error. Nothing was changed.
refusal-store-damaged = { $file } is damaged. Nothing was changed.
refusal-store-busy = { $file } is busy with another program.
refusal-file-there = { $file } is there already, and is not written over.
refusal-no-store-file = { $file } is no file with tables of Companion, or is damaged.
refusal-table-there = The table { $name } is kept here already, and is not written over.
refusal-table-unknown = No table is called { $name }, or more than one begins so. See: companion tables.
refusal-copy-of-database = The tables are in a database: pg_dump makes a copy of it.
refusal-database-away = The database that keeps the tables cannot be reached now. What was confirmed is kept, and it goes on by itself.
refusal-database-readonly = The database that keeps the tables takes nothing down now. Nothing was changed.
refusal-database-full = The database that keeps the tables has no space left. Nothing was changed.
refusal-database-broken = The database that keeps the tables has an error. Nothing was changed.
refusal-database-busy = The database that keeps the tables has too much to do now. Nothing was changed. Try again in a moment.
refusal-database-unknown = That is no address of a database. Name one as postgresql://role@computer/database.
refusal-database-unreachable = The database { $name } cannot be reached, or does not let that role in. See whether it runs, and whether address, role and password are right.
refusal-database-denied = In the database { $name } that role may not make the schema companion. Let the role own the database, or make the schema for it.
refusal-database-foreign = The schema companion in the database { $name } belongs to another program. It was left as it is: name another database.
refusal-database-newer = The tables in the database { $name } were written by a newer Companion. Update this one.
refusal-database-driver-missing = For PostgreSQL something more must be installed: pip install "companion[postgres]".
refusal-log-torn = The log of this table is damaged from entry { $number } on.
refusal-log-foreign = Entry { $number } of this table’s log cannot be read here: it is damaged, or another version of Companion wrote it. The table stays as it is.
table-strange = Another version of Companion wrote a line here that this one does not know. It is passed over: see with the others whether it matters, and update this program.
log-strange = Written by another version of Companion.
refusal-log-shorter = Lines of this table are lost: its log ends with entry { $last }, and this phone had seen it up to { $seen }. See with the others where you were.
refusal-log-other = This is not the log that this phone saw: entry { $number } is another one. See with the others what is true.
refusal-log-forged = Entry { $number } of this table’s log is not proven: no player’s phone asked for what stands there. This phone stays with what came before. See with the others what is true.
refusal-log-unruly = Entry { $number } of this table’s log says something else than the rules make of what was done. Somebody has changed it at the table’s server, or another version of Companion runs there. This phone stays with what came before. See with the others what is true.
refusal-table-away = The table cannot be reached now. This phone keeps looking for it; nothing is lost.
refusal-other-edition = The table’s computer runs another version of Companion than this phone. Open the page anew.
refusal-strange-refusal = The table refused that for a reason this version of Companion does not know.
refusal-not-signed = That seat’s key is on a phone that runs Companion by itself: only that phone can do this.
refusal-log-cut = The log of this table has lost lines that were seen before: the disk or the file was damaged. Nothing is written over it.
refusal-cannot-be-written = The table cannot take that down. Nothing has changed.
refusal-no-network = This computer is on no network that phones could share. Join one, or name an address with --host.
refusal-port-taken = { $port ->
    [0] No port from 8550 on is free. Name one with --port.
   *[other] Another program uses that port already. Name another one with --port.
}
refusal-port-forbidden = The system does not let us use that port. Name one above 1023 with --port.
refusal-not-our-address = { $host } is not an address of this computer.
refusal-certificate-unreadable = { $path } can’t be read as a certificate or key in PEM form.
refusal-key-does-not-fit = The key in { $path } belongs to another certificate.
refusal-key-without-certificate = A key was named with --keyfile, but no certificate with --certfile.
refusal-folder-not-writable = Nothing can be written in { $path }. Name another folder with --data.
refusal-site-foreign = There is another site in { $folder }. Nothing was written; name an empty folder.
refusal-site-not-written = The site could not be written in { $folder }: { $reason ->
    [full] there is no space left
   *[other] nothing can be written there
 }. Name another folder.
start-link = Phones open { $link }
start-here = This computer opens { $link }
start-stop = Ctrl-C stops the table; everything is kept.
refusal-sheet-foreign = Another version of Companion wrote your notes here. This one can’t read them and leaves them as they are.
refusal-sheet-full = Your notes have no room for more. Strike something out first.
house-rules = House rules
house-rule-is = { $rule }: { $value }
house-as-box = None was changed: this table plays by the box.
house-reset = All as the box has them
house-keep = What shall the app keep?
mine-from = From { $name }
card-told = What { $name } told you is covered. Press and hold to look.
more-wipe = Wipe what { $name } told me
log-ruled = The house rules were changed.
rules-search = Search the rules
rules-now = Now
rules-none = The rules say nothing about that. Try another word.

## Passing by code

exchange-title = Pass by code
exchange-short = Pass by code
exchange-note = Your phones show each other codes; what is in them opens on one phone only.
exchange-given = Given to you
exchange-read-any = Read a code that is shown to me
exchange-step = Code { $step } of { $of }
exchange-show = { $name }’s phone reads this code. Nobody else can open it.
exchange-show-then-read = { $name }’s phone reads this code; then it shows one for you.
exchange-read = Read { $name }’s code
exchange-was-read = { $name } has read it
exchange-own-words = Your check words: { $words }
exchange-words = { $name }: { $words }
exchange-leave = Stop passing this
exchange-from = What { $name } gave you is covered. Press and hold to look.
exchange-done = Seen
exchange-nothing-to-read = There is nothing in it that this game knows.
exchange-picks = The cards lie in an order nobody knows. Their owner does not learn which one you lift.
exchange-pick = Lift this one
exchange-card = Card { $number } of { $of }, face down
