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
microfilms-card-film-china = Microfilm: China
microfilms-card-film-uk = Microfilm: R. Unido
microfilms-card-film-usa = Microfilm: EE. UU.
microfilms-card-film-ussr = Microfilm: URSS
microfilms-card-letter-china = Alianza: China
microfilms-card-letter-uk = Alianza: R. Unido
microfilms-card-letter-usa = Alianza: EE. UU.
microfilms-card-letter-ussr = Alianza: URSS
microfilms-card-ace = As de picas

## Caras: tres datos de una, dos y una líneas para toda identidad

microfilms-face-you = Eres
microfilms-face-want = Quieres
microfilms-face-mind = Ojo
microfilms-face-agent = Agente, quizá con un aliado.
microfilms-face-freelancer = Vas por tu cuenta.
microfilms-face-want-agent = Mostrar un microfilm de tu mano: el del enemigo, si sabes quién es.
microfilms-face-want-interpol = Nombrar a un sospechoso con una carta manchada de sangre.
microfilms-face-want-broker = Decir dónde están las dos cartas de alianza.
microfilms-face-want-journalist = Mostrar un microfilm y decir de quién es esa nación.
microfilms-face-want-hitman = Decir qué otro jugador tiene el as de picas.
microfilms-face-mind-cleared = Solo si estás sin sospecha.
microfilms-face-mind-late = Sin sospecha, desde la 2.ª noche.

## Consulta

microfilms-who = Quién quiere qué
microfilms-who-kicker = Las ocho identidades
microfilms-who-agent = Sin sospecha, muestra un microfilm de su mano. Si es el del agente solitario, ganan los dos aliados; si es el de un aliado, gana el solitario.
microfilms-who-interpol = Sin sospecha, desde la segunda noche: nombra a un sospechoso con una carta manchada de sangre ({ $stained }). { $players ->
    [2] Si falla, gana la otra persona.
   *[other] Si falla, queda fuera.
}
microfilms-who-broker = { $letter_in_drawer ->
    [on] Aquí nadie, porque las cartas de alianza se quedan en la caja.
   *[off] Sin sospecha, desde la segunda noche: dice dónde están las dos cartas de alianza. { $players ->
        [2] Si falla, gana la otra persona.
       *[other] Si falla, queda fuera.
    }
}
microfilms-who-journalist = Sin sospecha: muestra un microfilm y dice de qué jugador es esa nación. { $players ->
    [2] Si falla, gana la otra persona.
   *[other] Si falla, queda fuera.
}
microfilms-who-hitman = { $players ->
    [2] Con dos jugadores no juega: se queda en la caja con el as de picas.
   *[other] Sin sospecha: dice qué otro jugador tiene el as de picas. Si falla, queda fuera.
}

## Más caras

microfilms-card-unknown = Una carta desconocida
microfilms-face-real = Carta real
microfilms-face-real-you = Tu identidad es una carta de la caja.
microfilms-face-real-want = Mira tu carta de identidad real. Nadie más puede.
microfilms-face-both = Este agente, y además { $other }.
microfilms-face-want-both = Un microfilm del enemigo. O bien: { $want }
microfilms-face-short-interpol = un sospechoso con una carta manchada.
microfilms-face-short-broker = dónde están las dos cartas de alianza.
microfilms-face-short-journalist = un microfilm y de quién es la nación.
microfilms-face-short-hitman = quién tiene el as.
microfilms-face-action = Empiezas con { $card }.
microfilms-seen = Vista
microfilms-seen-with = La tenía
microfilms-seen-means = Eso significa
microfilms-seen-one = Una carta al azar entre mano e identidad.
microfilms-seen-identity = Esta es la identidad. Di en la mesa si acertaste.
microfilms-seen-alone = Solo tú la has visto.
microfilms-seen-hand = Toda la mano
microfilms-seen-say = Di si acertaste.
microfilms-seen-nothing = Aquí no hay ninguna carta que ver. Preguntad en la mesa.

## La mesa

microfilms-evening = Noche { $number }
microfilms-unlocked = El tratante e Interpol ya pueden intentar ganar.
microfilms-news-evening = Empieza la noche { $number }. { $letter_in_drawer ->
    [on] Interpol ya puede
   *[off] El tratante e Interpol ya pueden
} intentar ganar.
microfilms-deck = Mazo
microfilms-discard = Descarte
microfilms-top = En el descarte: { $card }
microfilms-pile = Descarte, desde arriba: { $card }
microfilms-house = Banca
microfilms-empty = Vacío
microfilms-suspect = Sospechoso
microfilms-cleared = Sin sospecha
microfilms-token-suspect = Sospechoso
microfilms-token-cleared = Sin sospecha
microfilms-out = Fuera de la partida
microfilms-state = { $token } · { $francs ->
    [one] 1 franco
   *[other] { $francs } francos
} · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
microfilms-line-short = { $francs } fr. · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
microfilms-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
microfilms-alarm = El crupier tiene { $francs ->
    [one] 1 franco
   *[other] { $francs } francos
}. Con { $of } perdéis los dos.
microfilms-alarm-at = Con { $of } francos perdéis los dos.
microfilms-tries = { $name } intenta ganar
microfilms-waits = Qué se espera
microfilms-waits-bribe = { $name } ofrece una carta a { $of }. Responde { $late }.
microfilms-waits-blackmail = { $name } chantajea a { $of }. Responde { $late }.
microfilms-waits-interrogation = { $name } interroga a { $of }. { $me ->
    [0] Se espera a { $late }.
   *[1] Te esperan a ti.
}
microfilms-table = La mesa
microfilms-nothing = No se espera nada.

## El final

microfilms-over = La partida ha terminado
microfilms-result = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
microfilms-result-nobody = Gana el crupier
microfilms-reason-allied = El microfilm era del agente solitario: ganan los dos aliados.
microfilms-reason-lone = El microfilm era de un aliado: gana el agente solitario.
microfilms-reason-right = El intento era acertado.
microfilms-reason-failed = El intento ha fallado: gana la otra persona.
microfilms-reason-both-lose = Erais aliados: perdéis juntos.
microfilms-reason-forbidden = Un agente intentó ganar sin que estuviera permitido: gana el otro bando.
microfilms-reason-alarm = El crupier tiene diez francos: perdéis los dos.
microfilms-allied = Aliados: { $nations }.
microfilms-removed = Fuera de la partida: { $card }.
