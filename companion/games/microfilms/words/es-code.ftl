# Lo que los jugadores se pasan solo por código.

microfilms-code-lay = Me interrogan
microfilms-code-lay-note = Deja tu mano; el otro levanta una carta y no sabrás cuál
microfilms-code-own = Interrogatorio a { $name }
microfilms-code-other = { $name } te interroga
microfilms-code-by = Quién
microfilms-code-hold = Las cartas de verdad que tienes
microfilms-apart = Turnos, francos y cartas están en la mesa. Un interrogatorio va por código, y tus notas guardan lo que viste.
