### Las reglas con palabras propias.

microfilms-rules-goal = De qué va
microfilms-rules-goal-text = Cada cual tiene una identidad secreta. Tres son agentes de tres naciones: dos son aliados sin saberlo, el tercero está solo. Con más jugadores hay también quienes van por su cuenta, cada uno con su objetivo. Gana quien antes logra el suyo; entre los agentes, los dos aliados ganan juntos.
microfilms-rules-setup = Preparación
microfilms-rules-setup-text = Juegan tres de las cuatro naciones; { $left_out ->
   *[drawn] la cuarta se sortea y
    [china] China
    [uk] el Reino Unido
    [usa] EE. UU.
    [ussr] la URSS
} vuelve a la caja con su microfilm y su carta de alianza. { $letter_in_drawer ->
    [on] La app sortea en secreto cuál de las tres cartas de alianza falta, y todas se quedan en la caja: las otras dos dicen quiénes son aliados.
   *[off] De las tres cartas de alianza se aparta una sin mirarla: las dos que quedan dicen quiénes son aliados.
} { $real_identities ->
    [on] Repartís las identidades de la caja.
   *[off] La aplicación reparte las identidades.
} Todos empiezan como sospechosos con una carta de acción{ $action_dealt ->
    [on] , que dice la aplicación
   *[off] , que repartís vosotros
}; los últimos asientos reciben además un franco.
microfilms-rules-turn = Tu turno
microfilms-rules-turn-text = Haz exactamente una cosa: robar una carta del mazo o de lo alto del descarte, pasar por un franco, ofrecer un soborno, usar una acción o intentar ganar. Al final un sospechoso se queda con una carta; quien está sin sospecha, con dos. Lo demás va boca arriba al descarte; el as solo puede irse por dos francos. Si no sobra ninguna carta, el turno acaba solo. { $discard_open ->
    [on] Todos pueden mirar el descarte entero.
   *[off] Del descarte solo se ve la carta de arriba.
}
microfilms-rules-bribe = Sobornos
microfilms-rules-bribe-text = Ofrece a alguien una carta boca abajo. Si acepta, se la queda y tú quedas sin sospecha. Si no, te da un franco, si lo tiene, y nadie ve la carta.
microfilms-rules-interrogate = Interrogatorio
microfilms-rules-interrogate-text = Cuesta la carta o un franco. Ves al azar una carta de alguien, entre su mano y su identidad juntas. La persona interrogada no sabe cuál. Quien no tiene cartas en la mano enseña con seguridad su identidad.
microfilms-rules-blackmail = Chantaje y robo
microfilms-rules-blackmail-text = El chantaje cuesta una carta de chantaje o dos francos. La otra persona te paga dos francos{ $pay_what_you_have ->
    [on] , o uno si no tiene más
   *[off] , no menos
}, responde con Cobro / Réplica o se niega: entonces tú quedas sin sospecha, ella pasa a sospechosa y te llevas al azar una carta de su mano. El robo quita dos francos a alguien. El cobro toma tres de la banca.
microfilms-rules-evening = Noches
microfilms-rules-evening-text = Si el mazo está vacío al final de un turno, se baraja el descarte como mazo nuevo y empieza la noche siguiente. Desde la segunda noche { $letter_in_drawer ->
    [on] puede intentar ganar Interpol
   *[off] pueden intentar ganar el tratante e Interpol
}.
microfilms-rules-agents = Un agente intenta ganar
microfilms-rules-agents-text = Solo sin sospecha: muestra un microfilm de tu mano. Todo depende de qué nación es. El microfilm del agente solitario hace ganar a los dos aliados. El de un aliado hace ganar al solitario. La partida acaba en cualquier caso. { $forbidden_fails ->
    [on] Un intento que no está permitido cuenta como fallido.
   *[off] Un intento que no está permitido se rechaza, y no pasa nada.
}
microfilms-rules-freelancers = Quien va por su cuenta intenta ganar
microfilms-rules-freelancers-text = Solo sin sospecha. Periodista: muestra un microfilm y di de qué jugador es esa nación. Sicario: di quién más tiene el as. Tratante: di dónde están las dos cartas de alianza{ $letters_differ ->
    [on] , que deben ser dos lugares
   *[off] , dos veces el mismo si están juntas
}. { $letter_in_drawer ->
    [on] Pero aquí nadie es el tratante, porque las cartas de alianza se quedan en la caja.
   *[off] Dos cartas de alianza están en juego.
} Interpol: nombra a un sospechoso con una carta manchada de sangre, { $stained_cash_out ->
    [on] Robo o Cobro
   *[off] Robo o Interrogatorio
}. Lo compruebas a solas; solo si aciertas lo ven todos. Si fallas, quedas fuera, tus cartas van boca arriba al descarte y tus francos { $francs_out ->
    [on] salen de la partida
   *[off] van a la banca
}.
microfilms-rules-two = Dos jugadores
microfilms-rules-two-text = El tercer agente es el crupier, que juega solo tras cada turno: con menos de dos cartas roba una; con más toma un franco, queda sin sospecha y descarta una si tiene tres. { $franc_for_second ->
    [on] El segundo de los dos empieza con un franco.
   *[off] Ninguno de los dos empieza con un franco.
} Siempre acepta sobornos y nunca se defiende de un chantaje{ $croupier_pays ->
    [on] , pero paga dos francos si los tiene
   *[off] , ni paga
}. Sus francos { $spare_croupier ->
    [on] no se pueden robar
   *[off] se pueden robar
}. Quien lo interroga ve una carta de su mano, nunca su identidad; sin cartas en la mano no se le puede interrogar. Si llega a diez francos, perdéis los dos. El sicario y el as se quedan en la caja. Cada cual tiene además una identidad por su cuenta{ $freelancers_open ->
    [on] , que veis los dos,
   *[off] , en secreto,
} y puede ganar con cualquiera de las dos; como periodista, no con el microfilm de su propia nación. Un intento fallido hace ganar a la otra persona; pero si sois aliados y falla el microfilm de un agente, { $allied_opponent_wins ->
    [on] también gana la otra persona
   *[off] perdéis los dos
}. Y está la alianza con el crupier: mientras él esté sin sospecha, { $claim_needs_both ->
    [on] y tú también lo estés
   *[off] también si tú eres sospechoso
}, puedes decir que sois aliados y mostrar { $croupier_card_blind ->
    [on] una carta de su mano, cogida a ciegas
   *[off] un microfilm de su mano, que se descubre
}. Ganas si lo sois y el microfilm es de la otra persona. Si los aliados erais vosotros dos y el microfilm es de uno de los dos, perdéis ambos; { $claim_allied_wins ->
    [on] si es del crupier, ganáis los dos
   *[off] si es del crupier, gana la otra persona
}. Si no, gana la otra persona.
microfilms-rules-companion = Qué hace la aplicación
microfilms-rules-companion-text = { $real_identities ->
    [on] Solo sabe de las identidades lo que enseñáis; lleva
   *[off] Reparte las identidades, lleva
} los francos y las sospechas, y deja que un solo par de ojos vea una carta de una mano. Las cartas de la mano son reales: la aplicación solo conoce una si su dueño la toca. Lo que haya contado mal se corrige a mano.
