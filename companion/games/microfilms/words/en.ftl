### [microfilms], in our own words: the room, who is who, the cards, the end.

microfilms-title = [microfilms]
microfilms-line = Spies, francs, one casino
microfilms-place = Monte Carlo
microfilms-croupier = The Croupier

## Identities

microfilms-card-china = China
microfilms-card-uk = UK
microfilms-card-usa = USA
microfilms-card-ussr = USSR
microfilms-card-interpol = Interpol
microfilms-card-broker = Broker
microfilms-card-journalist = Journalist
microfilms-card-hitman = Hitman

## The other cards

microfilms-card-steal = Steal / Blackmail
microfilms-card-interrogate = Interrogate / Blackmail
microfilms-card-cash-out = Cash Out / Blowback
microfilms-card-film-china = Film: China
microfilms-card-film-uk = Film: UK
microfilms-card-film-usa = Film: USA
microfilms-card-film-ussr = Film: USSR
microfilms-card-letter-china = Letter: China
microfilms-card-letter-uk = Letter: UK
microfilms-card-letter-usa = Letter: USA
microfilms-card-letter-ussr = Letter: USSR
microfilms-card-ace = Ace of Spades

## Faces: three facts of one, two and one lines for every identity

microfilms-face-you = You are
microfilms-face-want = You want
microfilms-face-mind = Mind
microfilms-face-agent = An agent, perhaps with an ally.
microfilms-face-freelancer = A freelancer, alone.
microfilms-face-want-agent = Show a film from your hand: your enemy's, once you know who that is.
microfilms-face-want-interpol = Name a Suspect with a bloodstained card in hand.
microfilms-face-want-broker = Name where both Letters are: hands, deck or discard.
microfilms-face-want-journalist = Show a film and name the player whose nation it is.
microfilms-face-want-hitman = Name the other player who holds the Ace of Spades.
microfilms-face-mind-cleared = Only while you are Cleared.
microfilms-face-mind-late = Cleared, from evening two.

## Reference

microfilms-who = Who wants what
microfilms-who-kicker = The eight identities
microfilms-who-agent = Cleared, reveals a film from hand. A film of the lone agent makes both allies win; a film of an ally makes the lone agent win.
microfilms-who-interpol = Cleared, from the second evening: names a Suspect who holds a bloodstained card. Wrong: out.
microfilms-who-broker = Cleared, from the second evening: names the places of both Letters. Wrong: out.
microfilms-who-journalist = Cleared: reveals a film and names the player whose nation it is. Wrong: out.
microfilms-who-hitman = Cleared: names the other player who holds the Ace of Spades. Wrong: out.
