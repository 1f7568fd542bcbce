### Dead & Breakfast, en nuestras palabras: la sala, las ventanas, la mesa, la hoja, el final.

dead_breakfast-title = Dead & Breakfast
dead_breakfast-line = Huéspedes, fantasmas, puntos
dead_breakfast-place = El hotel

## Ventanas

dead_breakfast-cell-empty = Ventana vacía
dead_breakfast-cell-yellow = Huésped amarillo
dead_breakfast-cell-green = Huésped verde
dead_breakfast-cell-blue = Huésped azul
dead_breakfast-cell-grey = Huésped gris
dead_breakfast-cell-hand = Mano cortada
dead_breakfast-cell-spider = Araña
dead_breakfast-cell-bat = Murciélago
dead_breakfast-cell-crow = Cuervo
dead_breakfast-short-yellow = Am
dead_breakfast-short-green = Ve
dead_breakfast-short-blue = Az
dead_breakfast-short-grey = Gr
dead_breakfast-short-hand = Am
dead_breakfast-short-spider = Ve
dead_breakfast-short-bat = Az
dead_breakfast-short-crow = Gr
dead_breakfast-frightens-yellow = asusta a los huéspedes amarillos
dead_breakfast-frightens-green = asusta a los huéspedes verdes
dead_breakfast-frightens-blue = asusta a los huéspedes azules
dead_breakfast-frightens-grey = asusta a los huéspedes grises
dead_breakfast-scared-by = { $count ->
    [0] duerme tranquilo
    [one] asustado por una criatura
   *[other] asustado por { $count } criaturas
}
dead_breakfast-window-is = Columna { $column }, piso { $floor }: { $cell }{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
dead_breakfast-house-of = La casa de { $name }
dead_breakfast-house-kicker = Apariciones
dead_breakfast-house-note = Elige abajo y toca ventanas
dead_breakfast-centre-clear = Vuestra regla: ninguna criatura en la ventana doble
dead_breakfast-to-the-pad = { $points } a la hoja

## Flores y adornos

dead_breakfast-flower-1 = Amarilla
dead_breakfast-flower-2 = Azul
dead_breakfast-flower-3 = Color 3
dead_breakfast-flower-4 = Color 4
dead_breakfast-flower-letter-1 = A
dead_breakfast-flower-letter-2 = Z
dead_breakfast-flower-letter-3 = 3
dead_breakfast-flower-letter-4 = 4
dead_breakfast-feature-1 = Balcón
dead_breakfast-feature-2 = Gárgola
dead_breakfast-feature-3 = Adorno 3
dead_breakfast-feature-4 = Adorno 4
dead_breakfast-feature-letter-1 = B
dead_breakfast-feature-letter-2 = G
dead_breakfast-feature-letter-3 = 3
dead_breakfast-feature-letter-4 = 4

## La hoja

dead_breakfast-pad = El libro de huéspedes
dead_breakfast-pad-kicker = Puntos
dead_breakfast-gardens = Jardines
dead_breakfast-roofs = Tejados
dead_breakfast-scared = Huéspedes asustados
dead_breakfast-eyeballs = Ojos
dead_breakfast-total = Total
dead_breakfast-short-gardens = Jardines
dead_breakfast-short-roofs = Tejados
dead_breakfast-short-scared = Sustos
dead_breakfast-short-eyeballs = Ojos
dead_breakfast-flowers-note = Flores unidas a la puerta × losetas de jardín
dead_breakfast-flowers-note-garden = Flores unidas a la puerta, también las de jardín × losetas de jardín
dead_breakfast-flowers-note-ivy = La hiedra se corta en ventanas embrujadas.
dead_breakfast-roofs-note = En los tejados × en las ventanas
dead_breakfast-scared-note = Contados en la casa pintada
dead_breakfast-scared-note-hand = Huéspedes que asusta cada criatura × 2
dead_breakfast-scared-by-hand = Contarlos a mano
dead_breakfast-scared-painted = Tomarlos de la casa pintada
dead_breakfast-eyeballs-note = Guardados, × 2. En el centro: { $pool }
dead_breakfast-another-flower = otra flor
dead_breakfast-another-feature = otro adorno
dead_breakfast-count-flowers = { $name }: flores unidas a la puerta
dead_breakfast-count-gardens = { $name }: losetas de jardín
dead_breakfast-count-features = { $name }: en las ventanas
dead_breakfast-count-roofs = { $name }: en los tejados
dead_breakfast-count-scared = Huéspedes asustados por { $name }
dead_breakfast-points-of = { $what }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dead_breakfast-total-of = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dead_breakfast-compare = Comparar
dead_breakfast-paint = Pintar la casa

## Lado a lado

dead_breakfast-compare-title = Lado a lado
dead_breakfast-because-points = { $name } aventaja a { $other } en { $points }: { $by }.
dead_breakfast-because-eyeballs = Empate a puntos: { $name } tiene más ojos.
dead_breakfast-because-shared = { $name } empatan a puntos y a ojos: comparten la victoria.
dead_breakfast-not-complete = Aún no han jugado todos sus dieciséis turnos.
dead_breakfast-standing = Lado a lado
dead_breakfast-standing-none = Todavía no hay nada contado.

## El final

dead_breakfast-over = Las casas están completas
dead_breakfast-result = Gana { $name }
dead_breakfast-result-shared = Ganan juntos { $name }

## Nombres

dead_breakfast-names = Flores y adornos
dead_breakfast-names-note = Llamadlos como queráis; queda guardado.
dead_breakfast-kinds-flower = Flores
dead_breakfast-kinds-feature = Adornos
dead_breakfast-new-name = Nombre nuevo
dead_breakfast-rename = Llamarlo así
