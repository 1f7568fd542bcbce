# Lo que los agentes se pasan solo por código.

venice-code-exchange = Intercambiar cartas
venice-code-exchange-note = Cada uno enseña dos cartas, una verdadera
venice-code-demand = Exigir una carta negra
venice-code-demand-note = El otro agente elige cuál ves
venice-code-ask = Enseñar mi código
venice-code-show = Que me enseñen cartas
venice-code-show-note = El Embajador ve lo que enseña un agente
venice-code-look_left = Mirar al agente ausente
venice-code-look_left-note = Una de las dos cartas que no tiene nadie
venice-code-kind-look_left = Izquierda: identidad
venice-code-kind-look_right = Derecha: número
venice-code-kind-demand_identity = La identidad
venice-code-kind-demand_segment = El número
venice-code-exchange-with = Intercambio con { $name }
venice-code-pair-own = { $name } te enseña cartas
venice-code-pair-other = Cartas para { $name }
venice-code-demand-own = Una carta negra de { $name }
venice-code-demand-other = { $name } exige una carta negra
venice-code-look-own = La carta del agente ausente
venice-code-look-other = { $name } mira al agente ausente
venice-code-choose = Elegir mis cartas
venice-code-nobody = Aquí no hay nadie a quien pasárselo por código.
venice-sheet-when = Serie { $series }, ronda { $round }
venice-apart = Jugad lugares y cartas en la mesa. Lo que os enseñáis va por código, y tus pistas lo apuntan.
