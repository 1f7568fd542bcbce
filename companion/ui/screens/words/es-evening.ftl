## Deshacer

taken-back = Deshecho: { $what }
taken-back-drawn = Deshecho: { $what } Lo que dio el azar queda: si se repite, sale lo mismo.
log-withdrawn = { $name } deshizo: { $what }
take-back-title = ¿Deshacer lo que hizo { $name }?
take-back-note = Se dice a todos.
take-back-yes = Deshacerlo

## Nada pasa en silencio

call-turn = Te toca
call-turn-of = Le toca a { $name }
call-asked = Te preguntan
call-asked-of = Le preguntan a { $name }
call-close = Ocultar
mark-new = hay algo nuevo
settings-text = Tamaño del texto
settings-percent = { $percent } %
settings-buzz = Vibrar cuando me llaman
settings-sound = Una campana suave cuando me llaman
settings-called-note = Cuando te toca, cuando te preguntan y cuando ha llegado algo para alguien.
call-decides = Se pregunta a la mesa

## Lo que decide más de un pulgar

again-title = ¿Volver a la sala?
again-note = Todos los móviles dejan este final. Cartas, prueba y marcador quedan solo en el registro.
again-yes = Jugar otra vez
again-with = { $name } quiere jugar otra vez. Yo también
again-waits = Falta un móvil más
wants-together = Tiene que aceptar quien abrió la mesa u otro móvil.
wants-ask = Preguntar a los demás
wants-asked = Se ha preguntado a los demás.
wants-not-yet = Todavía no
wants-end = { $name } quiere acabar: cartas arriba.
wants-give-up = { $name } quiere abandonar este reparto.
log-wants-end = { $name } quiere acabar.
log-wants-again = { $name } quiere jugar otra vez.
log-wants-give-up = { $name } quiere abandonar este reparto.
log-wants-not = { $name }: todavía no.
free-title = ¿Liberar el asiento de { $name }?
free-note = Ese móvil pierde su asiento y tendrá que sentarse de nuevo.
free-yes = Liberarlo
refusal-nothing-wanted = Eso ya se ha decidido, o ya no se quiere.

## Una historia para guardar

story-save = Guardar la noche
story-title = Esta noche
story-note = Quién jugó, quién ganó y por qué, y el registro. Lo que nadie descubrió no está.
story-file = Guardar como archivo
story-saved = El archivo está en las descargas de este móvil.
story-by-hand = Este navegador no guarda archivos. El texto está marcado: cópialo.
end-show-all = Mostrar todas
log-before = antes de las { $time }
story-undone = { $what } (deshecho)
played-title = Noches jugadas
played-note = Solo se guardan en este móvil.
played-none = Ninguna todavía: aquí está cada noche que acaba.
played-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
played-erase = Borrar la lista
played-erase-title = ¿Borrar la lista de noches?
played-erase-note = Está solo en este móvil y no vuelve.
