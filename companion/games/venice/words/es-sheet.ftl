### La hoja de pistas y la ayuda para deducir.

venice-sheet = Mis pistas
venice-sheet-whose = { $name } · solo aquí
venice-sheet-eyes = Tu hoja de pistas. Comprueba que nadie mira por encima de tu hombro.
venice-sheet-open = Abrir mi hoja
venice-sheet-cover = Tapar
venice-sheet-undo = Deshacer en mi hoja
venice-sheet-new = Nuevo encuentro
venice-sheet-keep = Guardar
venice-sheet-take-out = Quitar este encuentro
venice-sheet-empty = Ningún encuentro todavía. Lo que los móviles intercambian aparece aquí solo.
venice-sheet-dummy = Ausente

venice-sheet-view-meetings = Encuentros
venice-sheet-view-who = Quién es
venice-sheet-view-notes = Notas

## Cartas

venice-sheet-card-0 = Fiddlebottom
venice-sheet-card-1 = Bubble
venice-sheet-card-2 = Agente X
venice-sheet-card-3 = Zsa Zsa
venice-sheet-own = Eres { $card }, tu número es { $segment }.
venice-sheet-own-none = Sin cartas negras
venice-sheet-own-enter = Toca: mis cartas negras
venice-sheet-own-form = Tus dos cartas negras
venice-sheet-own-note = Se quedan en este móvil, y la ayuda cuenta con ellas.

## Lugares a los que la mesa no ha dado nombre

venice-sheet-place-0 = Rialto
venice-sheet-place-1 = San Marco
venice-sheet-place-2 = Tercer lugar
venice-sheet-place-3 = Cuarto lugar
venice-sheet-place-4 = Quinto lugar

## Una columna

venice-sheet-column = Encuentro { $number }, serie { $series }, ronda { $round }, con { $name }. Lugar: { $place }. Me enseñó: { $got }. Enseñé: { $gave }.
venice-sheet-key-got = me enseñó
venice-sheet-key-gave = enseñé yo
venice-sheet-key-black = carta negra
venice-sheet-form = Un encuentro
venice-sheet-with = Con quién
venice-sheet-where = Dónde
venice-sheet-shown = Qué se enseñó
venice-sheet-kind-pair = Dos cartas
venice-sheet-kind-black = Una carta negra
venice-sheet-got-card = Me enseñó { $card }
venice-sheet-gave-card = Enseñé { $card }
venice-sheet-series = Serie
venice-sheet-series-less = Una serie anterior
venice-sheet-series-more = Una serie posterior
venice-sheet-round = Ronda
venice-sheet-round-less = Una ronda anterior
venice-sheet-round-more = Una ronda posterior

## Lo que piensa su dueño

venice-sheet-cell = { $name }, { $card }: { $mark }.
venice-sheet-mark-blank = sin anotar
venice-sheet-mark-is = sí
venice-sheet-mark-not = no
venice-sheet-mark-perhaps = quizás

## Lo que dice la ayuda

venice-sheet-level-contradictions = Ayuda: solo contradicciones
venice-sheet-level-crossouts = Ayuda: un encuentro cada vez
venice-sheet-level-full = Ayuda: todo lo que se sigue
venice-sheet-deals = { $deals ->
    [one] Un solo reparto encaja con tu hoja.
   *[other] { $deals } repartos de 576 encajan con tu hoja.
}
venice-sheet-is = { $name } es { $card }
venice-sheet-is-not = { $name } no es { $card }
venice-sheet-has = { $name } tiene { $card }
venice-sheet-has-not = { $name } no tiene { $card }
venice-sheet-because = { $claim }, porque { $why }.
venice-sheet-why-yours = es tu propia carta negra
venice-sheet-why-seen = viste la carta negra (encuentro { $number })
venice-sheet-why-taken = esa carta es de { $holder }
venice-sheet-why-other = { $other } es la verdadera
venice-sheet-why-last-card = a { $name } no le queda otra
venice-sheet-why-last-agent = nadie más puede tener esa carta
venice-sheet-why-half-true = de las dos cartas, { $other } es la verdadera (encuentro { $number })
venice-sheet-why-half-not = { $other } no es de { $name } (encuentro { $number })
venice-sheet-why-half-yours = { $other } es tuyo (encuentro { $number })
venice-sheet-why-half-theirs = { $other } es de { $holder } (encuentro { $number })
venice-sheet-why-one-of = o { $one } o { $other } es verdad (encuentro { $number })
venice-sheet-why-together = nada más encaja con { $notes }
venice-sheet-notes = { $count ->
    [one] el encuentro { $numbers }
   *[other] los encuentros { $numbers }
}
venice-sheet-notes-and-own = { $count ->
    [0] tus cartas
    [one] tus cartas y el encuentro { $numbers }
   *[other] tus cartas y los encuentros { $numbers }
}
venice-sheet-contradiction = Esto no puede ser todo verdad: { $notes }. Alguien enseñó mal una carta, o algo está mal anotado.
