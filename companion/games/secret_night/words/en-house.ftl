### House rules: what the app keeps, then one switch for each gap of the rulebook.

## What the app keeps

secret_night-rule-keep_clock = Clock and turns
secret_night-rule-keep_clock-note = The app knows the hour and whose turn it is, and tells what midnight unlocks. Normally on.
secret_night-rule-keep_wheel = Wheel and steps
secret_night-rule-keep_wheel-note = The app counts steps rolled, walked and saved, and can spin a wheel. Normally on.
secret_night-rule-keep_score = Score
secret_night-rule-keep_score-note = You say what happened, the app moves the thermometer and says who has won. Normally on.
secret_night-rule-keep_players = Characters and health
secret_night-rule-keep_players-note = The app deals the characters and keeps hearts, poison, rope and used skills. Normally on.

## Gaps of the rulebook

secret_night-rule-waiting = What waits for midnight
secret_night-rule-waiting-note = Normally weapons and all valuable cards wait: Money, Handcuffs, Keys, Beef and Smoke Bomb.
secret_night-rule-waiting-all = All
secret_night-rule-waiting-not-smoke-or-beef = Not Smoke, Beef
secret_night-rule-waiting-weapons = Weapons only
secret_night-rule-placeholder_wheel = An invented wheel
secret_night-rule-placeholder_wheel-note = Without your wheel’s segments the app spins one it has made up: steps 4 to 10, water 1 to 3, one in three green. Normally off: you spin the real wheel.
secret_night-rule-wilma_at_round_end = Wilma’s six o’clock waits
secret_night-rule-wilma_at_round_end-note = If Wilma Sanders makes it six, the round is still played out. Normally off: the night ends at once.
secret_night-rule-deceiver_shares = The Deceiver shares
secret_night-rule-deceiver_shares-note = At one point apart the leading side wins together with the Deceiver. Normally off: the Deceiver wins alone.
secret_night-rule-sudden_ignores = A mistake does not decide
secret_night-rule-sudden_ignores-note = When a tie at six is played on, a mistaken arrest does not end the night. Normally off: the thieves win by it.
secret_night-rule-leaders_score = Leaders’ deaths count
secret_night-rule-leaders_score-note = The death of the Chief Inspector or the Master Thief counts two, like any other of the side. Normally on.
secret_night-rule-money_each = Each Money counts
secret_night-rule-money_each-note = Every Money card taken in an arrest brings three points. Normally on; off: three points once.
secret_night-rule-escape_without_money = Escape without Money
secret_night-rule-escape_without_money-note = Thieves may leave with empty hands: nothing for the first, two points for each further thief. Normally on.
secret_night-rule-mistaken_respawn = A mistake costs everything
secret_night-rule-mistaken_respawn-note = After a mistaken arrest both begin anew: new character, no cards. Normally off: both go back to a start hex and keep all they have.
secret_night-rule-keep_character = Keep the character
secret_night-rule-keep_character-note = After an arrest or an escape one comes back as the same character. Normally off: a new one is drawn, as after death.
secret_night-rule-aid_before_death = First Aid comes first
secret_night-rule-aid_before_death-note = First Aid in answer to an attack counts before death is checked. Normally on; off: whoever falls to nothing is dead.
secret_night-rule-saver_cap = Most saved steps
secret_night-rule-saver_cap-note = More steps than this cannot be saved. Normally 0: no limit.
secret_night-rule-starting_card = A card to start with
secret_night-rule-starting_card-note = Everybody draws one Object Card at the start. Normally off: all begin with empty hands.
secret_night-rule-skill_of_player = Skills belong to the player
secret_night-rule-skill_of_player-note = What is once a night is once for the player, whoever he becomes. Normally off: a new character brings a fresh skill.
secret_night-rule-extra_characters = Characters of your own
secret_night-rule-extra_characters-note = Free places in the pile for characters you have invented. Normally 0: the sixteen of the book.
secret_night-rule-mistakes_to_ten = Mistakes can lose the night
secret_night-rule-mistakes_to_ten-note = A mistaken arrest can carry the marker to the thieves’ ten. Normally on; off: it stops at nine.
secret_night-rule-any_distance = Any distance
secret_night-rule-any_distance-note = Handcuffs, Rope and First Aid reach everybody. Normally off: only a neighbour.
secret_night-rule-dynamite_waits = Dynamite and Rope wait
secret_night-rule-dynamite_waits-note = They too wait for midnight. Normally off: they work all night.
secret_night-rule-dynamite_discards_all = Dynamite burns every card
secret_night-rule-dynamite_discards_all-note = All cards of somebody killed by Dynamite are discarded. Normally off: Money, Handcuffs, Keys, Beef and Smoke Bomb stay in the room or go to the finder.
