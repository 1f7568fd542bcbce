### Lo que se hace: opciones, respuestas, interrogatorio, intentos, la caja, números a mano.

## Al pulgar

microfilms-do-open = Abrir todas las cartas
microfilms-do-prove = Mostrar mi identidad
microfilms-do-check = Resolver el intento
microfilms-do-show = Enseñar mi mano
microfilms-do-answer = Responder
microfilms-do-lay = Poner mis cartas
microfilms-do-lift = Levantar una carta
microfilms-do-turn = Mi turno
microfilms-do-end = Acabar mi turno
microfilms-do-wait = { $name } está en ello
microfilms-do-wait-turn = Juega { $name }
microfilms-back = Volver
microfilms-call-off = Dejarlo
microfilms-call-off-note = Si un móvil no responde, dejadlo y hacedlo con las cartas reales.
microfilms-hand-to = Pásalo a { $name }
microfilms-hand-to-note = Lo que viene ahora es solo para sus ojos.
microfilms-i-am = Soy { $name }

## Las cinco opciones

microfilms-draw-deck = Robar del mazo
microfilms-draw-discard = Robar lo alto del descarte
microfilms-do-pass = Pasar
microfilms-do-pass-note = Recibes 1 franco
microfilms-house-empty = La banca está vacía: no recibes nada
microfilms-do-bribe = Soborno
microfilms-do-bribe-note = Cuesta una carta, si lo aceptan
microfilms-do-action = Acción
microfilms-do-action-note = Cuesta una carta o francos
microfilms-do-attempt = Intentar ganar
microfilms-do-attempt-note = Estás sin sospecha
microfilms-do-attempt-claim = Eres sospechoso: solo «Alianza con el crupier»
microfilms-do-attempt-suspect = Eres sospechoso: aún no
microfilms-do-attempt-fails = Eres sospechoso: contaría como fallido
microfilms-do-interrogate = Interrogar
microfilms-price-interrogate = La carta de interrogatorio o 1 franco
microfilms-do-blackmail = Chantaje
microfilms-price-blackmail = Una carta de chantaje o 2 francos
microfilms-do-steal = Robo
microfilms-price-steal = La carta de robo: quitas 2 francos
microfilms-do-cash-out = Cobro
microfilms-price-cash-out = La carta de cobro: 3 francos de la banca
microfilms-pay-card = Con la carta
microfilms-pay-franc = Por 1 franco
microfilms-means-steal = Robo / Chantaje
microfilms-means-interrogate = Interrogatorio / Chantaje
microfilms-means-francs = 2 francos
microfilms-with-steal = Robo
microfilms-with-interrogate = Interrogatorio
microfilms-with-cash-out = Cobro
microfilms-with-francs = 2 francos
microfilms-whom-bribe = Pon la carta boca abajo delante de esa persona.
microfilms-whom-steal = Pon la carta en el descarte.
microfilms-whom-interrogate = Si pagas con carta, va al descarte.
microfilms-whom-blackmail = Si pagas con carta, va al descarte.

## Respuestas

microfilms-asked-bribe = { $name } te ofrece una carta
microfilms-asked-bribe-note = No puedes mirarla antes de responder.
microfilms-reply-bribe-accept = Aceptar
microfilms-reply-bribe-accept-note = Te quedas la carta; la otra persona queda sin sospecha.
microfilms-reply-bribe-decline = Rechazar
microfilms-reply-bribe-decline-note = Pagas 1 franco, si lo tienes.
microfilms-asked-blackmail = { $name } te chantajea
microfilms-asked-blackmail-note = Elige cómo respondes.
microfilms-reply-blackmail-pay = Pagar
microfilms-reply-blackmail-pay-note = { $pay_what_you_have ->
    [on] 2 francos para la otra persona, o el único que tienes.
   *[off] 2 francos para la otra persona.
}
microfilms-reply-blackmail-defend = Defenderte
microfilms-reply-blackmail-defend-note = Descartas Cobro / Réplica.
microfilms-reply-blackmail-decline = Negarte
microfilms-reply-blackmail-decline-note = Pasas a sospechoso; la otra persona queda sin sospecha y se lleva al azar una carta de tu mano.

## Interrogatorio

microfilms-asked-interrogation = { $name } te interroga
microfilms-lay-note = Tu identidad ya está. Toca { $cards ->
    [0] el botón: no tienes cartas.
    [one] la carta de tu mano.
   *[other] las { $cards } cartas de tu mano.
}
microfilms-lay-real-note = Toca tu identidad y tu mano ({ $cards }), y nadie sabrá cuál se ve. O baraja las cartas reales bajo la mesa, sin saber tú tampoco el orden, y entrégalas.
microfilms-lay = { $cards ->
    [one] Poner 1 carta
   *[other] Poner { $cards } cartas
}
microfilms-lay-real = Barajadas sin ver, entregadas
microfilms-cards-back = Quitar la última carta
microfilms-fan = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
microfilms-fan-note = Levanta una. Solo tú la verás.
microfilms-fan-sure = Carta { $number }. Lo visto no se puede deshacer.
microfilms-fan-card = Carta { $number } de { $of }, boca abajo
microfilms-fan-look = Ver esta carta
microfilms-handed = { $name }: cartas reales
microfilms-handed-note = Toma la carta { $number } de { $of } y mírala a solas. Después barájalas todas bajo la mesa y devuélvelas. Solo tu móvil dice cuál.
microfilms-handed-seen = Vista

## Intentar ganar

microfilms-attempt-note = ¿Como quién? Todos verán tu identidad.
microfilms-attempt-on = Seguir
microfilms-kind-agent = Agente
microfilms-kind-agent-note = Muestra un microfilm de tu mano.
microfilms-kind-journalist = Periodista
microfilms-kind-journalist-note = Muestra un microfilm y di quién es de esa nación.
microfilms-kind-hitman = Sicario
microfilms-kind-hitman-note = Di quién tiene el as.
microfilms-kind-broker = Tratante
microfilms-kind-broker-note = Di dónde están las dos cartas de alianza.
microfilms-kind-interpol = Interpol
microfilms-kind-interpol-note = Nombra a un sospechoso con una carta manchada: { $stained }.
microfilms-kind-claim = Alianza con el crupier
microfilms-kind-claim-note = Da la vuelta a la mano del crupier y toma un microfilm.
microfilms-kind-claim-blind = Después roba sin ver una carta del crupier y descúbrela.
microfilms-kind-late = Desde la segunda noche.
microfilms-kind-bare = No tienes ninguna carta, así que no puedes revelar un microfilm.
microfilms-which-film = Qué microfilm
microfilms-which-player = Qué jugador
microfilms-which-place = La carta de alianza { $number } está en
microfilms-film-none = Ningún microfilm
microfilms-sure = ¿Seguro?
microfilms-sure-note = Tu identidad quedará a la vista, y un fallo se paga.
microfilms-sure-do = Intentar ganar
microfilms-try-agent = Agente, muestra el microfilm de { $film }.
microfilms-try-journalist = Periodista, muestra el microfilm de { $film } y nombra a { $named }.
microfilms-try-hitman = Sicario, dice que { $named } tiene el as.
microfilms-try-broker = Tratante, dice dónde están las cartas de alianza: { $places }.
microfilms-try-interpol = Interpol, dice que { $named } tiene una carta manchada.
microfilms-try-claim = Alianza con el crupier, con el microfilm de { $film }.
microfilms-try-claim-none = Alianza con el crupier, que no tiene microfilm.
microfilms-try-claim-blind = Con el crupier como aliado; se roba sin ver una de sus cartas.
microfilms-check-proof = Primero hay que mostrar la identidad.
microfilms-check-prove = Muestra primero tu identidad: luego se comprueba.
microfilms-check-identities = Dad la vuelta a las identidades y tocadlas aquí.
microfilms-check-letter = Dad la vuelta a la carta de alianza apartada. ¿Cuál es?
microfilms-check-others = El intento se comprueba en privado. Solo si acierta lo ven todos.
microfilms-check-broker = Mira a solas los dos sitios, también el mazo. ¿Has acertado?
microfilms-check-cards = { $name } te enseña la mano desde su móvil. Te llegará a tu carta.
microfilms-check-journalist = Mira a solas la identidad de { $name } y di qué has visto.
microfilms-check-real = Mira a solas las cartas reales de { $name }. ¿Has acertado?
microfilms-check-film = Roba sin ver una carta del crupier y descúbrela. ¿De quién es el microfilm?
microfilms-check-stained = Manchadas de sangre: { $stained }.
microfilms-check-seen = Lo tienes en tu propia carta. ¿Has acertado con { $name }?
microfilms-check-look = Ver la identidad de { $name }
microfilms-check-open = { $name } dice que es correcto. Ahora { $of } descubre su identidad, y ella decide.
microfilms-check-open-own = { $name } dice que tu identidad es la correcta. Muéstrala: decide la carta.
microfilms-check-lies-open = La identidad de { $name } está descubierta: decide la carta.
microfilms-wrong = Fallo
microfilms-right = Acierto
microfilms-show-to = { $name } comprueba tu mano
microfilms-show-note = Toca las cartas de tu mano ({ $cards }). Nadie más las ve.
microfilms-show = { $cards ->
    [0] Enseñar: sin cartas
    [one] Enseñar 1 carta
   *[other] Enseñar { $cards } cartas
}

## El final de un turno

microfilms-end = Final de tu turno
microfilms-end-fits = Tienes { $hand } y puedes quedarte con { $limit }.
microfilms-end-note = Tienes { $hand } y te quedas con { $limit }. Elige { $excess } para el descarte, la última encima. El as cuesta 2 francos.
microfilms-end-do = Acabar mi turno

## La caja

microfilms-box = Qué sacar de la caja
microfilms-box-nations = Juegan: { $nations }. { $out } vuelve a la caja con su microfilm y su carta de alianza.
microfilms-box-identities-app = Las identidades se quedan en la caja: tu móvil te dice quién eres.
microfilms-box-identities-real = Barajad los tres agentes { $freelancers ->
    [0] sin nadie más
    [one] con 1 identidad por su cuenta, sacada sin mirar
   *[other] con { $freelancers } identidades por su cuenta, sacadas sin mirar
} y repartid una a cada cual.
microfilms-box-identities-two = Un agente para cada cual y otro boca abajo para el crupier; luego una identidad por su cuenta a cada cual, sin el sicario.
microfilms-box-letter = Barajad las tres cartas de alianza y apartad una sin mirarla.
microfilms-box-letter-drawer = Las cartas de alianza se quedan en la caja: la aplicación ha sorteado cuál falta.
microfilms-box-action = Barajad las ocho acciones y repartid una a cada cual.
microfilms-box-action-app = Toma la carta de acción que dice tu móvil.
microfilms-box-croupier = Poned una ficha de sospecha junto al crupier y dejad el as en la caja.
microfilms-box-deck = Barajad lo demás como mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
microfilms-box-francs = Un franco para { $names }.
microfilms-box-start = Empieza { $name }. Todos son sospechosos.

## A mano

microfilms-hand = Poner números a mano
microfilms-hand-turn = De quién es el turno
microfilms-hand-lost = Francos fuera de la partida
microfilms-hand-done = La opción del turno está usada
microfilms-hand-out = Fuera de la partida
microfilms-hand-cards = Cartas en la mano
microfilms-francs = Francos
microfilms-evening-label = Noche
