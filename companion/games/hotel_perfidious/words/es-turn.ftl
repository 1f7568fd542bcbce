### Lo que se hace: registrar, esconder, atacar, telefonear, buscar, entregar; el duelo, la trampa, el libro.

## At the thumb

hotel_perfidious-do-act = Tu turno
hotel_perfidious-do-wait = Turno de { $name }
hotel_perfidious-do-duel = Al duelo
hotel_perfidious-do-trap = ¡Una trampa!
hotel_perfidious-do-tile = Se destapa una ficha
hotel_perfidious-do-bed = Elige tu cama
hotel_perfidious-do-first = ¿Quién empieza?
hotel_perfidious-do-finish = Acabar la misión
hotel_perfidious-my-turn = Tu turno
hotel_perfidious-turn-of = Turno de { $name }
hotel_perfidious-end-turn = Acabar mi turno
hotel_perfidious-end-turn-of = Acabar el turno de { $name }
hotel_perfidious-search-short = Una ficha de alguien, o una trampa
hotel_perfidious-set-short = Una trampa o un escondite
hotel_perfidious-whack-short = Un enemigo en tu casilla
hotel_perfidious-cellar = Llave y sótano
hotel_perfidious-cellar-short = Se baja por un armario, se sube por otro
hotel_perfidious-cellar-lost = No he salido
hotel_perfidious-phone-short = Haz llamar a alguien, o descuelga
hotel_perfidious-finder-short = Flechas y brújula
hotel_perfidious-drop-short = En el buzón muerto
hotel_perfidious-pass = Pasa el móvil a { $name }
hotel_perfidious-pass-here = Soy { $name }
hotel_perfidious-first = ¿Quién empieza?
hotel_perfidious-bed = Elegir mi cama
hotel_perfidious-bed-of = La cama de { $name }
hotel_perfidious-bed-note = Tu habitación: ahí despiertas cuando pierdes el sentido.
hotel_perfidious-bed-is = { $name } duerme en la habitación { $room }.

## Tiles and traps

hotel_perfidious-set = Esconder una ficha
hotel_perfidious-set-note = Todos sabrán dónde y de qué mazo. Qué es, solo tú.
hotel_perfidious-set-where = Elige la habitación y el mueble en que estás.
hotel_perfidious-set-held = En tu mano
hotel_perfidious-set-not-noted = No está en tu libro
hotel_perfidious-search = Registrar
hotel_perfidious-search-note = ¿Qué has destapado?
hotel_perfidious-search-set = Escondidas por alguien
hotel_perfidious-search-other = Una trampa del comienzo
hotel_perfidious-search-hand = Una trampa en mi mano
hotel_perfidious-tile = Una ficha
hotel_perfidious-tile-none = No se está destapando ninguna ficha.
hotel_perfidious-tile-set-by = De { $name }
hotel_perfidious-tile-silent = El móvil de { $name } lo dice solo. Si calla, leed la ficha.
hotel_perfidious-tile-off = Se queda boca abajo
hotel_perfidious-lying = Fichas en el tablero
hotel_perfidious-lying-note = Toca una ficha que ya no esté ahí.
hotel_perfidious-lying-none = Nadie ha escondido nada todavía.
hotel_perfidious-trap = Una trampa
hotel_perfidious-trap-title = ¡{ $trap }!
hotel_perfidious-trap-none = No ha saltado ninguna trampa.
hotel_perfidious-trap-whose = La ha destapado { $name }.
hotel_perfidious-trap-stopped = La detiene: { $first }
hotel_perfidious-trap-stopped-either = La detiene: { $first } o { $second }
hotel_perfidious-trap-held = Lo tienes: { $item }. No te pasa nada.
hotel_perfidious-trap-held-used = Lo tienes: { $item }. Detiene la trampa y se pierde.
hotel_perfidious-trap-nothing = Nada de tu libro la detiene: pierdes el sentido, salvo que lleves algo más.
hotel_perfidious-trap-ask = { $name } decide qué la detiene.
hotel_perfidious-trap-take = Llevársela de recuerdo
hotel_perfidious-trap-leave = Dejarla
hotel_perfidious-trap-flat = Sin sentido
hotel_perfidious-trap-off = Sin trampa

## The duel

hotel_perfidious-whack = ¡Atacar!
hotel_perfidious-whack-note = ¿Quién está en tu casilla?
hotel_perfidious-duel = Duelo
hotel_perfidious-duel-shout = ¡Zas!
hotel_perfidious-duel-none = No hay ningún duelo.
hotel_perfidious-duel-attacks = ataca
hotel_perfidious-duel-defends = se defiende, gana empates
hotel_perfidious-duel-chip = { $name }: { $item }, { $bonus } más
hotel_perfidious-duel-readying = Los dos descubren lo que llevan…
hotel_perfidious-duel-waits-items = Por estar a punto: { $name }
hotel_perfidious-duel-waits-roll = Por tirar: { $name }
hotel_perfidious-duel-attacker-wins = { $attacker } { $attack } gana a { $defence }. { $defender } cae redondo.
hotel_perfidious-duel-defender-wins = { $defender } { $defence } gana a { $attack }. { $attacker } cae redondo.
hotel_perfidious-duel-tie = { $attack } a { $defence }: el empate es de { $defender }. { $attacker } cae redondo.
hotel_perfidious-duel-roll = ¡Tirar!
hotel_perfidious-duel-roll-of = Tirar por { $name }
hotel_perfidious-duel-rolls = { $name } tira
hotel_perfidious-duel-again = Otra vez
hotel_perfidious-duel-again-note = Entonces los dos dados ya no cuentan y volvéis a tirar los dos.
hotel_perfidious-duel-again-no = Dejar los dados
hotel_perfidious-duel-take = { $count ->
    [one] Llevarse 1 recuerdo
   *[other] Llevarse { $count } recuerdos
}
hotel_perfidious-duel-down = { $name } cae
hotel_perfidious-duel-call-off = Sin duelo
hotel_perfidious-die-shows = Un dado muestra { $number }
hotel_perfidious-die-waits = Falta tirar un dado
hotel_perfidious-die-tap = Toca la cara del dado de { $name }
hotel_perfidious-die-of = { $name }: { $number }
hotel_perfidious-ready = ¡A punto!
hotel_perfidious-ready-attack = Atacas a { $name }
hotel_perfidious-ready-defend = { $name } te ataca
hotel_perfidious-ready-note = Se descubre todo lo que llevas, los dos a la vez. ¿Está bien en tu libro?
hotel_perfidious-ready-holds = Se descubre: { $items }
hotel_perfidious-ready-literal = Vuestra regla: una trampa descubierta salta. Anótalo después en «Registrar».

## Phones and the Dead Drop

hotel_perfidious-phone = Teléfonos
hotel_perfidious-phone-note = El llamado solo puede moverse hasta que alguien descuelgue.
hotel_perfidious-phone-to = Llamar a { $name }
hotel_perfidious-phone-take = Descolgar: { $name }
hotel_perfidious-phone-by = Lo dejó { $name }. El teléfono es tu recuerdo.
hotel_perfidious-phone-take-any = Recoger uno que no suena
hotel_perfidious-phone-take-any-note = Un recuerdo
hotel_perfidious-drop = Entregar planos
hotel_perfidious-drop-note = Cada plano por tus recuerdos.
hotel_perfidious-drop-nothing = No tienes recuerdos: tal como está, no vale nada.
hotel_perfidious-drop-worth = { $count } × { $souvenirs ->
    [one] 1 recuerdo
   *[other] { $souvenirs } recuerdos
} = { $wins }
hotel_perfidious-finder = Hallar el buzón
hotel_perfidious-finder-ns-arrow = N–S
hotel_perfidious-finder-we-arrow = O–E
hotel_perfidious-finder-compass = Brújula
hotel_perfidious-finder-nothing = Buzón
hotel_perfidious-finder-is = Columna { $column }, fila { $row }
hotel_perfidious-finder-tap = Toca la casilla.
hotel_perfidious-finder-missing = Falta: { $signs }
hotel_perfidious-finder-turn = ¿Dónde está el norte?
hotel_perfidious-finder-by-signs = Otra vez por las señales
hotel_perfidious-north = El norte en el tablero
hotel_perfidious-north-up = arriba
hotel_perfidious-north-right = derecha
hotel_perfidious-north-down = abajo
hotel_perfidious-north-left = izquierda
hotel_perfidious-square = Columna { $column }, fila { $row }

## The trap book

hotel_perfidious-book = Mi libro de trampas
hotel_perfidious-book-title = Mi libro
hotel_perfidious-book-short = Libro
hotel_perfidious-book-eyes = Lo que llevas y dónde has escondido qué. Solo en este móvil, solo para ti.
hotel_perfidious-book-open = Abrirlo
hotel_perfidious-book-cover = Tapar
hotel_perfidious-book-new = Anotar una ficha
hotel_perfidious-book-back = Volver al libro
hotel_perfidious-book-add = ¿Qué llevas?
hotel_perfidious-book-hold = Llevo
hotel_perfidious-book-set = He escondido
hotel_perfidious-book-set-none = Nada aún. Lo que escondas con el móvil sale aquí.
hotel_perfidious-book-elsewhere = Lo sabe otro móvil
hotel_perfidious-book-up = boca arriba
hotel_perfidious-book-full = Tres son demasiadas: deja o esconde una antes de nada más.
hotel_perfidious-book-moves = Te mueves hasta { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
}.
hotel_perfidious-book-cellar = La llave abre el sótano.
hotel_perfidious-book-unkept = La ficha robada que no guardas queda boca abajo en su casilla.
hotel_perfidious-book-bottom = La ficha robada que no guardas va bajo su mazo.
hotel_perfidious-held-up = descubierta: todos la ven
hotel_perfidious-held-down = oculta
hotel_perfidious-held-ready = Descubrirla
hotel_perfidious-held-conceal = Ocultarla
hotel_perfidious-held-gone = Ya no la llevo

## Decks and corrections

hotel_perfidious-decks = Los mazos
hotel_perfidious-decks-off = Vuestra regla: los mazos no se cuentan.
hotel_perfidious-decks-left = { $count ->
    [one] queda 1 ficha
   *[other] quedan { $count } fichas
}
hotel_perfidious-decks-seen = Lo que todos han visto
hotel_perfidious-decks-of = { $count } de { $of }
hotel_perfidious-hand = Corregir a mano
hotel_perfidious-hand-turn = De quién es el turno
hotel_perfidious-hand-calls = Teléfonos
hotel_perfidious-hand-call-ends = Acaba la llamada a { $name }
hotel_perfidious-hand-call-begins = Suena un teléfono para { $name }
hotel_perfidious-hand-taken = Qué fichas son recuerdos
hotel_perfidious-field-souvenirs = Recuerdos
hotel_perfidious-field-forfeits = Turnos perdidos
hotel_perfidious-field-room = Habitación
hotel_perfidious-field-knocks = Veces sin sentido
hotel_perfidious-field-blueprints = Planos entregados
hotel_perfidious-field-wins = Victorias
