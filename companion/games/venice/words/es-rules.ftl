### Las reglas con nuestras palabras.

venice-rules-goal = De qué va
venice-rules-goal-text = Cuatro agentes, cada uno con una identidad y una parte de un número de teléfono. Averigua quién tiene cada parte y marca el número entero. Con cuatro jugadores Fiddlebottom y Bubble van juntos, y también el Agente X y Zsa Zsa, pero nadie sabe quién es quién. Con tres o cinco, cada cual va por su cuenta.
venice-rules-cards = Las cartas
venice-rules-cards-text = Dos cartas negras dicen la verdad sobre ti: identidad y número. { $real_cards ->
    [on] Repartís las de la caja, y cada cual apunta las dos suyas en su móvil.
   *[off] La app las reparte.
} Ocho cartas de color son para mostrar: cuatro identidades, cuatro números. Cinco cartas de lugar dicen adónde vas.
venice-rules-round = Una ronda
venice-rules-round-text = { $all_at_once ->
    [on] Todos ponen un lugar boca abajo, y se descubren juntos.
   *[off] Por turnos cada agente pone un lugar, el Embajador al final.
} Un lugar se usa una vez en cinco rondas; después todos los recogen y empieza otra serie. Cada ronda empieza un asiento más a la izquierda.
venice-rules-meeting = Quién se encuentra
venice-rules-meeting-text = Exactamente dos cartas del mismo lugar son un encuentro. Con tres o más no pasa nada allí, salvo con cinco jugadores (véase allí).
venice-rules-exchange = Agente y agente
venice-rules-exchange-text = Cada uno muestra al otro dos cartas de color, y exactamente una debe ser verdad. La misma pareja no se muestra otra vez al mismo agente. Si no dudas de tu pareja, { $black_as_one ->
    [on] una de las dos cartas puede ser negra
   *[off] puedes mostrar una carta negra en lugar de las dos
}. Tu móvil lo comprueba antes de que salga nada.
venice-rules-ambassador = Agente y Embajador
venice-rules-ambassador-text = El agente exige una carta negra a otro agente{ $asker_chooses ->
    [on] , y dice si identidad o número
   *[off] , que elige cuál mostrar
}. { $black_again ->
   *[on] La misma carta puede mostrarse otra vez al mismo agente.
    [off] Si el mismo agente ya ha visto una, es la otra, mientras sea nueva.
} Con cinco jugadores también la ve el Embajador.
venice-rules-dummy = Tres jugadores: el agente ausente
venice-rules-dummy-text = Un cuarto agente tiene cartas negras que nadie conoce: { $sides_unknown ->
    [on] una identidad y un número, y nadie sabe cuál está a la izquierda
   *[off] a la izquierda la identidad, a la derecha el número
}. { $all_at_once ->
    [on] Sus lugares se sacan al azar.
   *[off] { $dummy_by_hand ->
        [on] Sus lugares los elige el jugador anterior.
       *[off] Sus lugares se sacan al azar.
    }
} Quien se encuentra a solas con él mira una de sus cartas. Quien se encuentra con el Embajador { $demand_on_dummy ->
   *[on] también puede mirar una, en lugar de exigir
    [off] no puede mirar ninguna
}.
venice-rules-five = Cinco jugadores: un Embajador vivo
venice-rules-five-text = El quinto jugador es el Embajador, no tiene cartas negras, pone primero un lugar boca abajo y lo descubre al final. Si el Embajador coincide con exactamente dos agentes, ambos le muestran dos cartas, y nada entre ellos.
venice-rules-call = La llamada
venice-rules-call-text = Con cuatro jugadores se llama al encontrar a solas a la pareja, en lugar de intercambiar. Con tres, al encontrar a solas a un agente{ $call_with_dummy ->
   *[on] , también al ausente,
    [off] , no al ausente,
} o al Embajador. Con cinco igual; el Embajador puede llamar junto a uno o dos agentes. { $wrong_company_loses ->
    [on] Una llamada con otra compañía vale como equivocada.
   *[off] Una llamada con otra compañía no cuenta.
} Di el número en este orden: { $dialling ->
   *[fbzx] Fiddlebottom, Bubble, Zsa Zsa, Agente X
    [fbxz] Fiddlebottom, Bubble, Agente X, Zsa Zsa
    [bfxz] Bubble, Fiddlebottom, Agente X, Zsa Zsa
}. { $full_names ->
    [on] Di también quién es quién.
   *[off] Decide solo el número.
} Después se vuelven todas las cartas negras.
venice-rules-points = Puntos
venice-rules-points-text = Número correcto: un punto para quien llama, con cuatro jugadores para ambos de la pareja. Falso: un punto para todos los del otro lado. Con tres puntos se gana. { $further_game ->
    [on] Si varios llegan juntos, se sigue hasta que uno va por delante.
   *[off] Si varios llegan juntos, comparten la victoria.
}
venice-rules-sheet = Mis pistas
venice-rules-sheet-text = Cada móvil lleva una hoja de pistas: una cruz por lo que te han mostrado, un punto por lo que mostraste. Se rellena sola con lo que pasan los móviles, y puedes escribir en ella. Nadie más la lee. { $help ->
   *[off] No deduce nada por ti.
    [contradictions] Avisa cuando las pistas se contradicen.
    [crossouts] Avisa de contradicciones y tacha lo que tus pistas excluyen.
    [full] Deduce todo lo que se sigue de tus pistas.
}
venice-rules-companion = Qué hace la app
venice-rules-companion-text = { $real_cards ->
    [on] Saca
   *[off] Reparte las cartas negras, saca
} los lugares del Embajador y del ausente, encuentra los encuentros y pasa cartas de móvil a móvil. { $real_cards ->
    [on] La llamada la juzgáis vosotros.
   *[off] Juzga la llamada.
} Deshacer anula el último paso, mientras nadie haya visto una carta con él.
