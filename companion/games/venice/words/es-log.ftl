### Cada acción en palabras, para el registro.

venice-log-place = { $name } va aquí: { $place }.
venice-log-lay-place = { $name } pone un lugar boca abajo.
venice-log-show-place = { $name } descubre { $place }.
venice-log-next = { $name } pasa a la ronda siguiente.
venice-log-lay = { $name } ha elegido para el encuentro { $meeting }.
venice-log-demand = { $name } exige una carta negra de { $of } (encuentro { $meeting }).
venice-log-skip = { $name } omite el encuentro { $meeting }.
venice-log-by-cards = { $name }: el encuentro { $meeting } se hizo con cartas de verdad.
venice-log-call = { $name } marca { $number }.
venice-log-right = { $name } dice: el número era correcto.
venice-log-wrong = { $name } dice: el número era falso.
venice-log-names = { $name } pone los nombres de los lugares.
venice-log-labels = { $name } pone las partes del número.
venice-log-by-hand = { $name }, a mano: { $what }.
venice-log-give = { $name } muestra a { $to } lo elegido (encuentro { $meeting }).
venice-log-look = { $name } mira una carta del agente ausente (encuentro { $meeting }).
venice-log-wish-left = { $name } quiere mirar la carta izquierda del agente ausente.
venice-log-wish-right = { $name } quiere mirar la carta derecha del agente ausente.
venice-log-hand-round = ronda { $value } ({ $other })
venice-log-hand-series = serie { $value } ({ $other })
venice-log-hand-start = { $value } empieza ({ $other })
venice-log-hand-points = { $other } tiene { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
venice-log-hand-location = { $other } está en { $value }
venice-log-hand-played = { $other } ha usado { $value }
venice-log-hand-free = { $other } no ha usado { $value }
