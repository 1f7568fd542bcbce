# What players pass each other by code alone.

microfilms-code-lay = I am interrogated
microfilms-code-lay-note = Lay your hand; the other lifts one card, you do not learn which
microfilms-code-own = Interrogating { $name }
microfilms-code-other = { $name } interrogates you
microfilms-code-by = By whom
microfilms-code-hold = The real cards you hold
microfilms-apart = Turns, francs and cards lie on the table. An interrogation goes by code, and your notes keep what you saw.
