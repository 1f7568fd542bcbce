### Cada acción en palabras, para el registro, y lo que resultó.

dead_breakfast-part-flowers = flores
dead_breakfast-part-gardens = losetas de jardín
dead_breakfast-part-features = adornos en ventanas
dead_breakfast-part-roofs = adornos en tejados
dead_breakfast-part-scared = huéspedes asustados
dead_breakfast-log-count = { $name } cuenta en la casa de { $other }: { $what } { $numbers }.
dead_breakfast-log-count-painted = { $name }: en la casa de { $other } cuentan las ventanas pintadas.
dead_breakfast-log-paint = { $name } pinta la casa de { $other }: { $guests ->
    [one] 1 huésped
   *[other] { $guests } huéspedes
}, { $creatures ->
    [one] 1 criatura
   *[other] { $creatures } criaturas
}.
dead_breakfast-log-centre = { $name }: la ventana doble de { $other } está en { $where }.
dead_breakfast-log-rename = { $name } llama «{ $new }» a { $what }.
dead_breakfast-log-rename-back = { $name } devuelve su nombre a { $what }.
dead_breakfast-log-move = { $name } toma una ventana y una loseta.
dead_breakfast-log-move-eyeball = { $name } toma una ventana y un ojo.
dead_breakfast-log-finish = { $name } dice: los puntos valen.
dead_breakfast-log-dibs = { $name } dice «¡Mía!».
dead_breakfast-log-let-first = { $name }: { $other } va primero.
dead_breakfast-log-snatch = { $name } birla por un ojo: { $what }.
dead_breakfast-log-snatch-discard = { $name } birla por un ojo y descarta: { $what }.
dead_breakfast-log-let-go = { $name }: { $other } no toma nada.
dead_breakfast-log-by-hand = { $name }, a mano: { $what }.
dead_breakfast-log-hand-turn = es el turno de { $other }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
dead_breakfast-log-hand-turns = { $other } ha jugado { $value ->
    [one] 1 turno
   *[other] { $value } turnos
}
dead_breakfast-log-hand-eyeballs = { $other } tiene { $value ->
    [one] 1 ojo
   *[other] { $value } ojos
}
dead_breakfast-log-hand-moved = { $other } ha jugado último{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
dead_breakfast-log-hand-snatched = { $value ->
    [0] { $other } no ha birlado desde la última jugada
   *[other] { $other } ha birlado desde la última jugada
}
dead_breakfast-log-hand-gone = { $value ->
    [one] 1 ojo está
   *[other] { $value } ojos están
} fuera de la partida
dead_breakfast-came-begun = Empieza { $name }.
dead_breakfast-came-turn = Turno de { $name }.
dead_breakfast-came-complete = Todas las casas están completas.
dead_breakfast-came-snatched = El ojo vuelve al centro.
dead_breakfast-came-snatched-gone = El ojo sale de la partida.
dead_breakfast-came-winners = En cabeza: { $name }.
