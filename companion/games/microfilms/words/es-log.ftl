### Líneas del registro: quién hizo qué y qué resultó.

microfilms-log-draw = { $name } roba del mazo
microfilms-log-draw-discard = { $name } toma la carta de lo alto del descarte
microfilms-log-pass = { $name } pasa por un franco
microfilms-log-bribe = { $name } ofrece un soborno a { $of }
microfilms-log-steal = { $name } roba a { $of }
microfilms-log-cash-out = { $name } cobra
microfilms-log-interrogate-card = { $name } interroga a { $of } con la carta
microfilms-log-interrogate-franc = { $name } interroga a { $of } por un franco
microfilms-log-blackmail = { $name } chantajea a { $of }: { $means }
microfilms-log-attempt = { $name } intenta ganar. { $what }
microfilms-log-end = { $name } acaba el turno
microfilms-log-answer-accept = { $name } acepta
microfilms-log-answer-pay = { $name } paga
microfilms-log-answer-defend = { $name } se defiende con Réplica
microfilms-log-answer-decline = { $name } se niega
microfilms-log-lay = { $name } pone la mano boca abajo
microfilms-log-hand-over = { $name } entrega las cartas reales, barajadas
microfilms-log-pick = { $name } ha mirado una carta real
microfilms-log-call-off = { $name } lo deja
microfilms-log-show = { $name } enseña la mano en privado
microfilms-log-right = { $name } dice: acierto
microfilms-log-wrong = { $name } dice: fallo
microfilms-log-letter = { $name } da la vuelta a la carta de alianza apartada: { $card }
microfilms-log-film = { $name } descubre la carta del crupier: { $card }
microfilms-log-identity = { $name } anota la identidad de { $of }: { $card }
microfilms-log-by-hand = { $name }, a mano: { $what }
microfilms-log-lift = { $name } ve una carta de { $of }
microfilms-log-look = { $name } mira la identidad de { $of }
microfilms-log-wish = { $name } quiere mirar la identidad de { $of }.
microfilms-log-tell = { $name } enseña la mano a { $of }
microfilms-log-hand-francs = { $of }, francos { $value }
microfilms-log-hand-hand = { $of }, cartas { $value }
microfilms-log-hand-cleared = { $of }, { $value ->
    [0] sospechoso
   *[other] sin sospecha
}
microfilms-log-hand-out = { $of }, { $value ->
    [0] en la partida
   *[other] fuera de la partida
}
microfilms-log-hand-house = banca { $value }
microfilms-log-hand-evening = noche { $value }
microfilms-log-hand-draw = mazo { $value }
microfilms-log-hand-discard = descarte { $value }
microfilms-log-hand-lost = francos fuera de la partida { $value }
microfilms-log-hand-done = { $value ->
    [0] la opción del turno sigue libre
   *[other] la opción del turno está usada
}
microfilms-log-hand-turn = el turno es de { $value }

microfilms-deed-begun = Juegan: { $nations }. Empieza { $name }.
microfilms-deed-shown = { $name } es { $card }.
microfilms-deed-bribe-accepted = { $name } se queda la carta; { $of } queda sin sospecha.
microfilms-deed-bribe-declined = { $of } recibe un franco, si lo había.
microfilms-deed-blackmail-paid = { $of } recibe los francos.
microfilms-deed-blackmail-defended = { $name } descarta Cobro / Réplica.
microfilms-deed-blackmail-declined = { $of } queda sin sospecha; { $name } pasa a sospechoso. { $of } se lleva la carta { $index } de { $among } de esa mano.
microfilms-deed-blackmail-declined-bare = { $of } queda sin sospecha; { $name } pasa a sospechoso.
microfilms-deed-picked = { $name } ha visto una carta de { $of }.
microfilms-deed-discarded = Descartadas: { $cards }.
microfilms-deed-croupier-draws = El crupier roba: poned una carta del mazo en su mano.
microfilms-deed-croupier-earns = El crupier toma un franco y queda sin sospecha. Descartad la carta { $index } de sus { $among }.
microfilms-deed-croupier-earns-bare = El crupier toma un franco y queda sin sospecha.
microfilms-deed-evening = Barajad el descarte como mazo nuevo: empieza la noche siguiente.
microfilms-deed-turn = Ahora juega { $name }.
microfilms-deed-eliminated = { $name } queda fuera; sus cartas van boca arriba al descarte.
