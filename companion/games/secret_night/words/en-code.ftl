# What players pass each other by code alone.

secret_night-code-listen = Hear a whisper
secret_night-code-listen-note = Your code goes to the one who whispers to you
secret_night-code-listen-rule = Who whispers to you? That phone reads your code, and what is written there opens on yours alone.
secret_night-code-listen-own = { $name } whispers to you
secret_night-code-listen-other = { $name } listens to you
secret_night-code-look = Look at a role
secret_night-code-look-note = Zachary Davis, once a night
secret_night-code-look-rule = Only Zachary Davis may, and only once. Whether you are Zachary is seen on the table: without a server no phone knows it. Say aloud at whom you look.
secret_night-code-look-own = The role of { $name }
secret_night-code-look-other = { $name } looks at your role
secret_night-code-steal = Steal a card
secret_night-code-steal-note = The other phone draws one of the shuffled cards
secret_night-code-steal-rule = Only in your turn, with the disc on Steal, from a neighbour. The real cards are on the table; the phones draw which one it is.
secret_night-code-steal-own = A card of { $name }
secret_night-code-steal-other = { $name } steals a card from you
secret_night-code-whisper = Whisper it by code
secret_night-code-whisper-note = Only the phone of { $name } can open it, whoever photographs the code. How long it is does not show either.
secret_night-code-nobody = There is nobody here to pass this to by code.
secret_night-code-nobody-hidden = There is nobody here whose role is still hidden.
secret_night-apart = Hours, turns, hearts and characters are on the table: without a server no phone keeps them. Whispers, stolen cards and Zachary’s look go by code.

## A stolen card, by code or through the table: which one it is

secret_night-steal-place = { $place ->
    [1] The first card
    [2] The second card
    [3] The third card
   *[other] Card number { $place }
}
secret_night-steal-from = Whose cards
secret_night-steal-how = Take it
secret_night-steal-text = { $cards ->
    [one] There is one card: that is it.
   *[other] The { $cards } cards lie shuffled, face down in a row. Count from the left, as you see them.
}
secret_night-steal-keep = It is yours; nobody has to see it.
