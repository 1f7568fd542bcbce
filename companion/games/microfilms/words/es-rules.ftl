### Las reglas con palabras propias.

microfilms-rules-goal = De qué va
microfilms-rules-goal-text = Cada cual tiene una identidad secreta. Tres son agentes de tres naciones: dos son aliados sin saberlo, el tercero está solo. Con más jugadores hay también quienes van por su cuenta, cada uno con su objetivo. Gana quien antes logra el suyo; entre los agentes, los dos aliados ganan juntos.
microfilms-rules-setup = Preparación
microfilms-rules-setup-text = Juegan tres de las cuatro naciones; la cuarta vuelve a la caja con su microfilm y su carta de alianza. De las tres cartas de alianza se aparta una sin mirarla: las dos que quedan dicen quiénes son aliados. Todos empiezan como sospechosos con una carta de acción; los últimos asientos reciben además un franco.
microfilms-rules-turn = Tu turno
microfilms-rules-turn-text = Haz exactamente una cosa: robar una carta del mazo o de lo alto del descarte, pasar por un franco, ofrecer un soborno, usar una acción o intentar ganar. Al final un sospechoso se queda con una carta; quien está sin sospecha, con dos. Lo demás va boca arriba al descarte; el as solo puede irse por dos francos.
microfilms-rules-bribe = Sobornos
microfilms-rules-bribe-text = Ofrece a alguien una carta boca abajo. Si acepta, se la queda y tú quedas sin sospecha. Si no, te da un franco, si lo tiene, y nadie ve la carta.
microfilms-rules-interrogate = Interrogatorio
microfilms-rules-interrogate-text = Cuesta la carta o un franco. Ves al azar una carta de alguien, entre su mano y su identidad juntas. La persona interrogada no sabe cuál. Quien no tiene cartas en la mano enseña con seguridad su identidad.
microfilms-rules-blackmail = Chantaje y robo
microfilms-rules-blackmail-text = El chantaje cuesta una carta de chantaje o dos francos. La otra persona te paga dos francos, responde con Cobro / Réplica o se niega: entonces tú quedas sin sospecha, ella pasa a sospechosa y te llevas al azar una carta de su mano. El robo quita dos francos a alguien. El cobro toma tres de la banca.
microfilms-rules-evening = Noches
microfilms-rules-evening-text = Si el mazo está vacío al final de un turno, se baraja el descarte como mazo nuevo y empieza la noche siguiente. Desde la segunda noche pueden intentar ganar el tratante e Interpol.
microfilms-rules-agents = Un agente intenta ganar
microfilms-rules-agents-text = Solo sin sospecha: muestra un microfilm de tu mano. Todo depende de qué nación es. El microfilm del agente solitario hace ganar a los dos aliados. El de un aliado hace ganar al solitario. La partida acaba en cualquier caso.
microfilms-rules-freelancers = Quien va por su cuenta intenta ganar
microfilms-rules-freelancers-text = Solo sin sospecha. Periodista: muestra un microfilm y di de qué jugador es esa nación. Sicario: di quién más tiene el as. Tratante: di dónde están las dos cartas de alianza. Interpol: nombra a un sospechoso con una carta manchada de sangre. Lo compruebas a solas; solo si aciertas lo ven todos. Si fallas, quedas fuera y tus cartas van boca arriba al descarte.
microfilms-rules-two = Dos jugadores
microfilms-rules-two-text = El tercer agente es el crupier, que juega solo tras cada turno: con menos de dos cartas roba una; con más toma un franco, queda sin sospecha y descarta una si tiene tres. Siempre acepta sobornos y nunca se defiende de un chantaje. Quien lo interroga ve una carta de su mano, nunca su identidad; sin cartas en la mano no se le puede interrogar. Si llega a diez francos, perdéis los dos. El sicario y el as se quedan en la caja. Cada cual tiene además una identidad por su cuenta y puede ganar con cualquiera de las dos; como periodista, no con el microfilm de su propia nación. Un intento fallido hace ganar a la otra persona; pero si sois aliados y falla el microfilm de un agente, perdéis los dos. Y está la alianza con el crupier: mientras él esté sin sospecha, también si tú eres sospechoso, puedes decir que sois aliados y mostrar un microfilm de su mano. Ganas si lo sois y el microfilm es de la otra persona. Si los aliados erais vosotros dos y el microfilm es de uno de los dos, perdéis ambos. Si no, gana la otra persona.
microfilms-rules-companion = Qué hace la aplicación
microfilms-rules-companion-text = Reparte las identidades, lleva los francos y las sospechas, y deja que un solo par de ojos vea una carta de una mano. Las cartas de la mano son reales: la aplicación solo conoce una si su dueño la toca. Lo que haya contado mal se corrige a mano.
