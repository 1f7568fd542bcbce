### El turno, el pulsador, lo que se corrige a mano.

dead_breakfast-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dead_breakfast-seat-turns = { $turns }/16 · { $eyeballs ->
    [one] 1 ojo
   *[other] { $eyeballs } ojos
}
dead_breakfast-turn-of = Turno de { $name }
dead_breakfast-turn-number = { $number }/16
dead_breakfast-turn-note = Toma una ventana y una loseta de debajo, o un ojo.
dead_breakfast-refill-note = ¿Se ha repuesto la fila?
dead_breakfast-all-complete = Todas las casas están completas
dead_breakfast-all-complete-note = Ahora a contar: cada cual abre el libro de huéspedes.
dead_breakfast-pool = { $count ->
    [one] 1 ojo en el centro
   *[other] { $count } ojos en el centro
}
dead_breakfast-eyeballs-held = { $count ->
    [one] Tiene 1 ojo
   *[other] Tiene { $count } ojos
}

dead_breakfast-do-move = Mi jugada
dead_breakfast-do-wait = Turno de { $name }
dead_breakfast-do-take = ¡Primero! Toma una loseta
dead_breakfast-do-tie = Empate: decididlo
dead_breakfast-do-queue = Alguien va antes
dead_breakfast-do-count = Contar mi casa
dead_breakfast-do-finish = Los puntos valen
dead_breakfast-do-end = Terminar la velada
dead_breakfast-move-tile = Ventana y loseta
dead_breakfast-move-tile-note = También ventana sola, o loseta descartada
dead_breakfast-move-eyeball = Ventana y ojo
dead_breakfast-move-note = Toca al tomarlas: desde ese momento ya no se puede birlar lo de antes.

dead_breakfast-dibs = ¡Mía!
dead_breakfast-call = ¡Mía!
dead_breakfast-call-note = Por un ojo tomas una loseta antes de la próxima jugada. Gana quien pulsa primero.
dead_breakfast-dibs-for = ¡Mía! para { $name }
dead_breakfast-news-dibs = ¡Mía! { $name } pulsó primero.
dead_breakfast-news-queue = ¡Mía! { $name } pulsó primero, luego { $names }.
dead_breakfast-news-tie = Empate entre { $names }. Decididlo en la mesa.
dead_breakfast-take-title = ¡{ $name } va primero!
dead_breakfast-take-note = Paga un ojo, toma una loseta y reponla.
dead_breakfast-take-none = Ahora nadie toma una loseta, u otro va antes.
dead_breakfast-target-garden = Loseta de jardín
dead_breakfast-target-haunted = Loseta embrujada
dead_breakfast-target-roof-left = Tejado izquierdo
dead_breakfast-target-roof-right = Tejado derecho
dead_breakfast-target-window = Ventana
dead_breakfast-discard = Descartarla
dead_breakfast-discard-note = Sale de la partida en lugar de ir a tu casa.
dead_breakfast-let-go = No tomar nada
dead_breakfast-lets-go = { $name } no toma nada
dead_breakfast-tie-title = ¡Empate!
dead_breakfast-tie-note = Demasiado igualado. Decididlo como queráis y tocad quién va primero.
dead_breakfast-was-first = va primero
dead_breakfast-takes-nothing = no toma nada
dead_breakfast-queue-title = Quién ha dicho «¡Mía!»
dead_breakfast-queue-none = Nadie ha dicho «¡Mía!».
dead_breakfast-queue-place = Número { $place }

dead_breakfast-hand = Corregir a mano
dead_breakfast-hand-turn = De quién es el turno
dead_breakfast-hand-moved = Quién ha jugado último
dead_breakfast-hand-snatched = Ha birlado desde la última jugada
dead_breakfast-middle = En el centro
dead_breakfast-field-turns = Turnos jugados
dead_breakfast-field-eyeballs = Ojos en mano
dead_breakfast-field-gone = Ojos fuera de la partida
