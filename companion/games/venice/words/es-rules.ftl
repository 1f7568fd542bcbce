### Las reglas con nuestras palabras.

venice-rules-goal = De qué va
venice-rules-goal-text = Cuatro agentes, cada uno con una identidad y una parte de un número de teléfono. Averigua quién tiene cada parte y marca el número entero. Con cuatro jugadores Fiddlebottom y Bubble van juntos, y también el Agente X y Zsa Zsa, pero nadie sabe quién es quién. Con tres o cinco, cada cual va por su cuenta.
venice-rules-cards = Las cartas
venice-rules-cards-text = Dos cartas negras dicen la verdad sobre ti: identidad y número. Ocho cartas de color son para mostrar: cuatro identidades, cuatro números. Cinco cartas de lugar dicen adónde vas.
venice-rules-round = Una ronda
venice-rules-round-text = Por turnos cada agente pone un lugar, el Embajador al final. Un lugar se usa una vez en cinco rondas; después todos los recogen y empieza otra serie. Cada ronda empieza un asiento más a la izquierda.
venice-rules-meeting = Quién se encuentra
venice-rules-meeting-text = Exactamente dos cartas del mismo lugar son un encuentro. Con tres o más no pasa nada allí, salvo con cinco jugadores (véase allí).
venice-rules-exchange = Agente y agente
venice-rules-exchange-text = Cada uno muestra al otro dos cartas de color, y exactamente una debe ser verdad. La misma pareja no se muestra otra vez al mismo agente. En lugar de dos cartas puedes mostrar una negra, si no dudas de tu pareja. Tu móvil lo comprueba antes de que salga nada.
venice-rules-ambassador = Agente y Embajador
venice-rules-ambassador-text = El agente exige una carta negra a otro agente, que elige cuál mostrar. Con cinco jugadores también la ve el Embajador.
venice-rules-dummy = Tres jugadores: el agente ausente
venice-rules-dummy-text = Un cuarto agente tiene cartas negras que nadie conoce. Sus lugares se sacan al azar. Quien se encuentra a solas con él mira una de sus cartas.
venice-rules-five = Cinco jugadores: un Embajador vivo
venice-rules-five-text = El quinto jugador es el Embajador, no tiene cartas negras, pone primero un lugar boca abajo y lo descubre al final. Si el Embajador coincide con exactamente dos agentes, ambos le muestran dos cartas, y nada entre ellos.
venice-rules-call = La llamada
venice-rules-call-text = Con cuatro jugadores se llama al encontrar a solas a la pareja, en lugar de intercambiar. Con tres, al encontrar a solas a un agente o al Embajador. Con cinco igual; el Embajador puede llamar junto a uno o dos agentes. Di el número; después se vuelven todas las cartas negras.
venice-rules-points = Puntos
venice-rules-points-text = Número correcto: un punto para quien llama, con cuatro jugadores para ambos de la pareja. Falso: un punto para todos los del otro lado. Con tres puntos se gana.
venice-rules-sheet = Mis pistas
venice-rules-sheet-text = Cada móvil lleva una hoja de pistas: una cruz por lo que te han mostrado, un punto por lo que mostraste. Se rellena sola con lo que pasan los móviles, y puedes escribir en ella. Nadie más la lee.
venice-rules-companion = Qué hace la app
venice-rules-companion-text = Reparte las cartas negras, saca los lugares del Embajador y del ausente, encuentra los encuentros, pasa cartas de móvil a móvil y juzga la llamada. Deshacer anula el último paso, mientras nadie haya visto una carta con él.
