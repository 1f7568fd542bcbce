### Venecia, con nuestras palabras: la sala, la ronda en la mesa, las caras de las cartas, el final.

venice-title = Venecia
venice-line = Un número, cuatro agentes
venice-place = Carnaval
venice-ambassador = Embajador

## The round on the table

venice-round = Serie { $series } · Ronda { $round }
venice-help = Ayuda: { $level }
venice-card-none = { $name }: todavía sin lugar
venice-card-down = { $name }: un lugar boca abajo
venice-card-at = { $name }: { $place }
venice-name-places = Poner nombre a los lugares
venice-name-places-note = Como están impresos en vuestras cartas. Después los leen todos los móviles.
venice-nobody-met = Nadie se encuentra en esta ronda.
venice-meeting-at = { $place } · encuentro { $number }
venice-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
venice-points = Puntos
venice-called = { $name } marca { $number }.

venice-now-choose = { $names }: eligiendo cartas. { $me ->
    [0] Se espera a { $late }.
    [1] Te esperan a ti.
   *[2] Te esperan a ti y a { $late }.
}
venice-now-passing = { $names }: los móviles pasan las cartas.
venice-now-demand = { $names } puede exigir a alguien una carta negra.
venice-now-asked = { $names } quiere una carta negra de { $of }.
venice-now-look = { $names } puede mirar una carta del agente ausente.
venice-now-done = { $names }: hecho. Lo que vieron está en sus propias cartas.
venice-now-cards = { $names }: hecho con cartas de verdad.
venice-now-skipped = { $names }: omitido.

## Faces

venice-face-segment = Tu parte del número
venice-face-know = Sabes
venice-face-want = Quieres
venice-face-partner = Tu pareja es { $name }. Averigua quién es.
venice-face-alone = { $name } sería tu pareja, pero aquí cada cual va por su cuenta.
venice-face-want-text = Marcar el número entero.
venice-face-ambassador = Embajador
venice-face-ambassador-know = No tienes cartas negras. Ves lo que otros te deben mostrar.
venice-face-ambassador-want = Marcar el número entero.
venice-face-real = Cartas de verdad
venice-face-real-know = Tus cartas negras son las de la caja. Anótalas en tus pistas.
venice-face-real-want = Marcar el número entero.
venice-face-shown = Te lo enseña
venice-face-means = Eso significa
venice-face-where = Dónde
venice-face-pair = Exactamente una de las dos es verdad.
venice-face-black = Una carta negra: es verdad.
venice-face-one = La primera es una carta negra y es verdad.
venice-face-false = Esto no es lo que se puso. Preguntad en la mesa.

## On coloured cards

venice-printed-0 = Lord F.
venice-printed-1 = Bubble
venice-printed-2 = Agente X
venice-printed-3 = Zsa Zsa

## The end

venice-over = La partida ha terminado
venice-result-right = { $name } ha acertado
venice-result-wrong = { $name } se ha equivocado
venice-result-void = La llamada no ha valido
venice-right-number = El número era { $number }.
venice-dummy-was = El agente ausente: { $cards }.
venice-winners = Un punto para { $names }.
venice-match = Torneo: { $points }
venice-match-won = El torneo es de { $names }.
