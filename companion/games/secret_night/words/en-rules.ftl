### The rules in our own words. Each part: a heading and a text.

secret_night-rules-goal = What it is about
secret_night-rules-goal-text = Thieves want to carry Money out of the mansion before six in the morning. The police want to put Handcuffs on them. The Deceiver, who plays with five and seven, wants neither side to be ahead by more than one. Only two people show who they are.
secret_night-rules-roles = Who is who
secret_night-rules-roles-text =
    Four players: Chief Inspector, one Detective, Master Thief, one Thief.
    Five: the same and the Deceiver.
    Six: Chief Inspector, two Detectives, Master Thief, two Thieves.
    Seven: the same and the Deceiver.
    Eight: Chief Inspector, three Detectives, Master Thief, three Thieves.
    Chief Inspector and Master Thief show themselves at once. Nobody else knows anybody: the thieves do not know each other, and the Chief does not know the Detectives.
secret_night-rules-start = The start
secret_night-rules-start-text =
    Vehicles on their places, the disc on Steal, the clock at nine, the thermometer in the middle. One Object Card lies face up in each of the sixteen rooms; the rest is the pile, with an open discard beside it.
    Everybody gets a character, three hearts and a pawn, and begins { $starting_card ->
    [on] with one Object Card
   *[off] with no cards
}. In the pile of characters are the sixteen of the book{ $extra_characters ->
    [0] {""}
   *[other] {" "}and { $extra_characters } of your own
}. The Master Thief starts on the large red hex, then it goes clockwise. The Chief starts on blue, the dog on brown; all others may choose red or blue, and bluff with it. If a hex is taken, one starts beside it.
secret_night-rules-night = The clock
secret_night-rules-night-text = The night has nine rounds, from nine in the evening to six. When everybody has had a turn, the Master Thief moves the clock on one hour, also while dead or away; the app offers it to all. A second turn by Alexandr does not end the round early. Wilma can move the clock one hour on or back, never before nine; if she makes it six, { $wilma_at_round_end ->
    [on] the round is still played out
   *[off] the night ends at once
}.
secret_night-rules-turn = A turn
secret_night-rules-turn-text =
    Spin the wheel, draw one Object Card, then walk and act in any order, split as you like: ten steps can be two, search a room, five, a weapon, two, a push, and one saved. Pawns are not jumped over, unless with a Smoke Bomb.
    Steps left over go to the step saver, { $saver_cap ->
    [0] as many as you like
   *[other] at most { $saver_cap }
}. You may spend them in any later turn. At the end you hold at most three cards.
secret_night-rules-wheel = The wheel
secret_night-rules-wheel-text = The number is your steps. With a 4 or a 5 you draw one card more; the printed number counts, before Rita’s two steps, and of Kontar’s two spins the second. Green segments matter only for breaking free. Tap what the real wheel shows, or enter its segments once and let the app spin it. { $placeholder_wheel ->
    [on] Without them it spins one it has made up: steps 4 to 10, one in three green.
   *[off] Without them it spins none.
}
secret_night-rules-square = The action square
secret_night-rules-square-text =
    Once a turn, beside another pawn, you move the disc to another icon and do what it says. It may not stay where it lies.
    Steal: the victim shuffles all cards, you take one unseen. Push: up to two hexes, till something is in the way; never pull. Only Niall’s own push, once a turn, must go in a straight line, up to six. Trade: one for one, two for two or three for three; a refusal uses it up. Whisper: you two talk apart, and may lie.
    The dog counts as a neighbour for Push only.
secret_night-rules-search = Rooms and cards
secret_night-rules-search-text =
    On a numbered hex you search the room: look at its card, take it, and put one of yours face down in its place. Not twice in a row in the same room.
    At the end of a turn you hold at most three cards, at least one of them face up, at most two face down. What is too much is discarded, but Money, Handcuffs, Vehicle Keys, Beef and Smoke Bomb may not be thrown away before they are used.
    A card that has become useless may be replaced from the pile on your turn.
secret_night-rules-ways = Water, windows, doors
secret_night-rules-ways-text = Whoever steps into water stops; from the next turn on the inner numbers of the wheel count, and leaving the water stops again. Windows are closed till somebody breaks one with the Hammer: then it is open for all, all night. A Door Key locks a door till your next turn, and opens a locked one. Eleanor walks through.
secret_night-rules-midnight = Midnight
secret_night-rules-midnight-text = Gun, Knife, Poison and the dog’s bite wait for midnight. { $waiting ->
   *[all] So do the valuable cards: Money, Handcuffs, Vehicle Keys, Beef and Smoke Bomb; nobody is arrested and nobody escapes before.
    [not_smoke_or_beef] So do Money, Handcuffs and Vehicle Keys; nobody is arrested and nobody escapes before. Beef and Smoke Bomb work all night.
    [weapons] The valuable cards do not: with Money, Handcuffs, Vehicle Keys, Beef and Smoke Bomb one may arrest and escape all night.
} { $dynamite_waits ->
    [on] Rope and Dynamite wait too.
   *[off] Rope and Dynamite work all night.
} If Wilma turns the clock back below midnight, all this is locked again.
secret_night-rules-weapons = Gun and Knife
secret_night-rules-weapons-text =
    Against a neighbour, on your turn. The Gun takes two hearts, the Knife one, Margot’s Knife two. The attacked phone is asked for its answer.
    Against the Gun: Bulletproof Vest (it is kept), Bible (it is discarded), Salvatore’s first time. Against the Knife: Avoid Knife, Yijun’s first time. Against anything: First Aid, one heart back at once{ $aid_before_death ->
   *[on] , and whoever lives by it is not dead.
    [off] , but not for whoever has none left.
}
secret_night-rules-poison = Poison and healing
secret_night-rules-poison-text = Poison lies before its victim, who loses a heart at the end of each own turn till healed or dead. First Aid gives one heart back, to yourself or { $any_distance ->
    [on] anybody
   *[off] a neighbour
}, on your turn or in answer to an attack, and ends Poison. Otto can do it once without a card. Nobody has more than three hearts.
secret_night-rules-death = Death
secret_night-rules-death-text = Without hearts one is dead: the role is shown, the other side scores two{ $leaders_score ->
   *[on] , for a leader too
    [off] , but nothing for a leader
}, whoever killed. The killer looks through the cards and takes what fits, the rest is discarded; saved steps are lost. With the next turn one is back on a start hex of one’s role: same role, a new character, three hearts. { $skill_of_player ->
    [on] What the player has used once a night stays used.
   *[off] The new character brings a fresh skill.
}
secret_night-rules-dog = The dog
secret_night-rules-dog-text = On the Chief’s turn the dog walks up to three hexes and bites once, from midnight on, somebody next to it; the Chief may be anywhere. A bite takes one heart and counts as the Chief’s. Beef, in answer or on one’s own turn beside the dog, takes it out of the night.
secret_night-rules-dynamite = Dynamite
secret_night-rules-dynamite-text = It can be hidden in a room. Whoever finds it loses two hearts, everybody beside without a wall between loses one. Trevor disarms it and keeps it. { $dynamite_discards_all ->
    [on] All cards of whoever dies by it are discarded.
   *[off] Cards of whoever dies by it are discarded; those that may not be thrown away stay in the room or go to the finder.
}
secret_night-rules-arrest = Handcuffs and arrest
secret_night-rules-arrest-text =
    Only the police arrest, { $any_distance ->
    [on] at any distance
   *[off] a neighbour
}, { $waiting ->
   *[all] from midnight on
    [not_smoke_or_beef] from midnight on
    [weapons] at any hour
}; never the known Chief. Whoever is caught spins at once: green is free. The Master Thief has two spins. A Smoke Bomb frees too.
    A thief who is held shows the role: three points for the police, four for the Master Thief, three more { $money_each ->
   *[on] for each Money
    [off] for Money, however much
}; the captor takes the cards, and the thief comes back as { $keep_character ->
    [on] the same character
   *[off] a new character
}. Was it a Detective or the Deceiver, the police lose two{ $mistakes_to_ten ->
   *[on] , down to the thieves’ ten
    [off] , but never down to the thieves’ ten
}, and both { $mistaken_respawn ->
    [on] begin anew: a new character, no cards
   *[off] go back to a start hex with all they have
}.
    After breaking free these Handcuffs may not be put on the same player till the owner’s next turn is over.
secret_night-rules-rope = Rope
secret_night-rules-rope-text = Against { $any_distance ->
    [on] anybody
   *[off] a neighbour
}, { $dynamite_waits ->
    [on] from midnight on
   *[off] at any hour
}. The victim spins once: green is free, and the Rope may not be used on the same player till the owner’s next turn is over. Otherwise the victim does not walk till the end of the next turn, unless a neighbour unties the Rope. Eleanor cannot be tied.
secret_night-rules-escape = Escape
secret_night-rules-escape-text =
    { $waiting ->
   *[all] From midnight on
    [not_smoke_or_beef] From midnight on
    [weapons] At any hour
} a thief on a vehicle’s hex leaves with the right key: the car takes four, the motorcycle two, the boat one and needs no key. { $escape_without_money ->
   *[on] Money is not needed.
    [off] Without Money nobody leaves.
} Other thieves who stand on it come along; police and Deceiver stay behind.
    All aboard show their roles, the vehicle is gone, their cards too. They come back with their next turn like after death, but as { $keep_character ->
    [on] the same character
   *[off] a new character
}.
secret_night-rules-score = Points
secret_night-rules-score-text =
    The thermometer shows police minus thieves.
    A thief dies: +2. A Detective dies: −2. The Master Thief or the Chief: { $leaders_score ->
   *[on] the same
    [off] nothing
}. The Deceiver dies: nothing.
    Arrest of a thief: +3, of the Master Thief: +4, { $money_each ->
   *[on] each Money taken: +3
    [off] Money taken, however much: +3
}. Mistaken arrest: −2.
    Escape with Money: boat −4, motorcycle or car −5; each further thief −2, each further Money −5. { $escape_without_money ->
   *[on] Without Money the first thief counts nothing.
    [off] Without Money there is no escape.
}
secret_night-rules-end = The end
secret_night-rules-end-text = With ten points a side wins at once. At six the side ahead wins; but where the Deceiver plays and the sides are at most one apart, the Deceiver wins { $deceiver_shares ->
    [on] together with the side ahead
   *[off] alone
}. Nobody ahead without a Deceiver: play on at six o’clock, the next side to score wins. { $sudden_ignores ->
    [on] A mistaken arrest does not count then.
   *[off] A mistaken arrest then makes the thieves win.
}
secret_night-rules-cards = The Object Cards
secret_night-rules-cards-text =
    Money: makes an escape count.
    Handcuffs: arrest.
    Car Key, Motorcycle Key: start that vehicle.
    Gun: two hearts. Knife: one heart. Poison: one heart a turn.
    Bulletproof Vest: stops the Gun, again and again. Bible: stops the Gun once. Avoid Knife: stops the Knife once.
    First Aid: one heart back, no more Poison.
    Smoke Bomb: out of an arrest, or past one pawn.
    Beef: feeds the dog for good.
    Coffee: as many steps more as it says.
    Hammer: breaks a window. Door Key: locks or opens a door.
    Dynamite: hidden in a room. Rope: ties somebody up.
    All but the Vest are discarded after use.
secret_night-rules-characters = Characters and skills
secret_night-rules-characters-line = { $name }: { $skill }
secret_night-rules-open = When a role is shown
secret_night-rules-open-text = Whoever dies, escapes or is arrested shows the role to all. It stays open for the rest of the night, also with a new character. The app asks for it; under More you find: Show my card to all.
secret_night-rules-secrets = Whispers, looks, notes
secret_night-rules-secrets-text = A whisper goes from phone to phone: the table sees that two whispered, not what, and you may lie. Zachary’s look and the stolen card arrive covered, on one phone alone. What you note about others stays sealed to your seat.
secret_night-rules-hand = By hand
secret_night-rules-hand-text = Every number can be put right: tap a player, the clock or the thermometer. The log says that it was by hand. The last act can be taken back by anybody. Under House rules the table has chosen what the app keeps, and how the gaps of the rulebook are filled; these pages say what holds here.
secret_night-rules-companion = What the phones do
secret_night-rules-companion-text =
    { $keep_clock ->
   *[on] The app keeps clock and turns.
    [off] You keep clock and turns yourselves.
} { $keep_wheel ->
   *[on] It counts wheel and steps.
    [off] You count wheel and steps yourselves.
} { $keep_score ->
   *[on] It keeps the score.
    [off] You keep the score yourselves.
} { $keep_players ->
   *[on] It deals the characters and keeps hearts and skills.
    [off] You deal the characters and keep hearts and skills yourselves.
}
    The app draws from a seed nobody could choose and seals each card to one phone. At the end the seed is published, and every phone checks the deal for itself.
