### [microfilms], con palabras propias: la sala, quién es quién, las cartas, el final.

microfilms-title = [microfilms]
microfilms-line = Espías, francos y un casino
microfilms-place = Montecarlo
microfilms-croupier = El crupier

## Identidades

microfilms-card-china = China
microfilms-card-uk = R. Unido
microfilms-card-usa = EE. UU.
microfilms-card-ussr = URSS
microfilms-card-interpol = Interpol
microfilms-card-broker = Tratante
microfilms-card-journalist = Periodista
microfilms-card-hitman = Sicario

## Las demás cartas

microfilms-card-steal = Robo / Chantaje
microfilms-card-interrogate = Interrogatorio / Chantaje
microfilms-card-cash-out = Cobro / Réplica
microfilms-card-film-china = Película: China
microfilms-card-film-uk = Película: R. Unido
microfilms-card-film-usa = Película: EE. UU.
microfilms-card-film-ussr = Película: URSS
microfilms-card-letter-china = Carta: China
microfilms-card-letter-uk = Carta: R. Unido
microfilms-card-letter-usa = Carta: EE. UU.
microfilms-card-letter-ussr = Carta: URSS
microfilms-card-ace = As de picas

## Caras: tres datos de una, dos y una líneas para toda identidad

microfilms-face-you = Eres
microfilms-face-want = Quieres
microfilms-face-mind = Ojo
microfilms-face-agent = Agente, quizá con un aliado.
microfilms-face-freelancer = Vas por tu cuenta.
microfilms-face-want-agent = Mostrar una película de tu mano: la del enemigo, si sabes quién es.
microfilms-face-want-interpol = Nombrar a un sospechoso con una carta manchada de sangre.
microfilms-face-want-broker = Decir dónde están las dos cartas de alianza.
microfilms-face-want-journalist = Mostrar una película y decir de quién es esa nación.
microfilms-face-want-hitman = Decir qué otro jugador tiene el as de picas.
microfilms-face-mind-cleared = Solo si estás libre de sospecha.
microfilms-face-mind-late = Sin sospecha, desde la 2.ª noche.

## Consulta

microfilms-who = Quién quiere qué
microfilms-who-kicker = Las ocho identidades
microfilms-who-agent = Libre de sospecha, muestra una película de su mano. Si es la del agente solitario, ganan los dos aliados; si es la de un aliado, gana el solitario.
microfilms-who-interpol = Libre de sospecha, desde la segunda noche: nombra a un sospechoso con una carta manchada de sangre. Si falla, queda fuera.
microfilms-who-broker = Libre de sospecha, desde la segunda noche: dice dónde están las dos cartas de alianza. Si falla, queda fuera.
microfilms-who-journalist = Libre de sospecha: muestra una película y dice de qué jugador es esa nación. Si falla, queda fuera.
microfilms-who-hitman = Libre de sospecha: dice qué otro jugador tiene el as de picas. Si falla, queda fuera.
