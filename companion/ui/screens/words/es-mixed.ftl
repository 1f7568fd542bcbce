mixed-title = Un reparto que nadie conoce
mixed-note = Un móvil reparte y otro mezcla. El que reparte sabe qué cartas salen, pero no a quién; el que mezcla, a quién, pero no cuáles. Solo los dos juntos podrían saberlo.
mixed-scans = { $codes ->
    [one] Se lee 1 código
   *[other] Se leen { $codes } códigos
} hasta que todos tienen carta.
mixed-instead = El reparto corriente necesita los mismos con testigo, uno menos sin él. Pero ahí el programa de quien reparte podría conocer las cartas de todos. Para eso, abre una mesa y añade a los demás con sus códigos.
mixed-deal = Este móvil reparte
mixed-mix = Este móvil mezcla
mixed-not = Ni repartir ni mezclar
mixed-step = Paso { $step } de { $of }
mixed-dealer = Repartes para { $places }
mixed-mixer = Mezclas tú
mixed-pledge = El código de quien reparte
mixed-pledge-note = Lo lee el móvil que mezcla. El reparto queda prometido en él: ya no se puede cambiar.
mixed-read-mix = Leer el código del que mezcla
mixed-read-seat = Leer el código de alguien
mixed-gather = Da la vuelta a la mesa, en el sentido del reloj desde tu izquierda: lee el código de quien reparte y el asiento de cada uno.
mixed-free = aún sin leer
mixed-seat-read = { $name }: leído. { $done } de { $of }
mixed-mixed = Las claves de todos, sin nombres
mixed-mixed-note = Lo lee el móvil que reparte. De quién es cada una solo lo sabe tu móvil.
mixed-deal-note = { $phones ->
    [one] Lo lee el otro móvil.
   *[other] Lo leen los otros { $phones } móviles, a la vez o uno tras otro.
}
mixed-all-read = Ya lo han leído todos
mixed-unmix = Mostrar lo que mezclé
mixed-unmix-first = Solo cuando la partida haya terminado: con este código, el móvil que reparte puede saber la carta de todos.
mixed-unmix-show = La partida ha terminado: mostrarlo
mixed-unmix-note = Lo lee el móvil que reparte y hace la prueba para todos.
mixed-end = Terminar la partida
mixed-end-first = El móvil que mezcló muestra lo que mezcló (Más). Léelo, y este móvil muestra la prueba para todos.
mixed-read-unmix = Leer lo que se mezcló
mixed-end-without = Sin él: el móvil que mezcló no está
mixed-proof-note = Lo leen todos: cada móvil rehace el reparto por su cuenta.
mixed-proof-bare = Lo leen todos. Prueba las cartas, pero no a quién fueron.
astray-title = Aquí no se abre ninguna carta de este reparto
astray-note = Tu nombre está en el reparto, pero donde debería estar tu clave hay otra. No lo juguéis. Que quien reparte termine la partida; lee la prueba y luego el código del propio móvil que mezcló: muestra si fue él. Después, repartid de nuevo.
astray-read = Leer la prueba
end-silent = Las cartas salen de la semilla prometida. Que cada una fuera al asiento debido aún no está probado: lo que mezcló el móvil de { $name } no está en esta prueba. Todavía se puede leer allí.
refusal-bad-mix = Esta mezcla no está hecha como debe: una clave está dos veces, o es para otro número de jugadores.
refusal-slot-missing = Ninguna carta de este reparto se abre en este móvil.
refusal-seed-changed = { $name } repartió con otra semilla que la prometida antes de mezclar.
refusal-deal-stacked = { $name } repartió otras cartas que las que da la semilla prometida.
refusal-mix-changed = { $name } muestra otra mezcla que la que se hizo.
refusal-keys-swapped = { $name } mezcló otras claves que las de la gente de la mesa.
refusal-falsely-shown = { $name } ha mostrado una carta que se repartió a otra persona.
refusal-not-nameless = Este juego no se puede repartir así para { $places }.
refusal-two-dealers = { $name } ya reparte. Uno de los dos tiene que dejarlo.
code-parts = Se muestra en { $parts ->
    [one] 1 parte
   *[other] { $parts } partes
}, por turno: mantén quieta la cámara.
scan-parts = { $done } de { $of } partes leídas
leave-title = ¿Dejar este asiento?
leave-note = Su carta y sus notas se pierden, y nadie puede recuperarlas.
scan-there = { $kind ->
    [seat] El asiento de { $name }
    [pledge] { $name } reparte: su código
    [mix] La mezcla de { $name }
    [deal] El reparto, de { $name }
    [unmix] Lo que { $name } mezcló
    [end] La prueba, de { $name }
    [open] Lo que { $name } ha enseñado
   *[other] El código que muestra { $name }
}
board-table = la mesa
end-missing = Aún sin noticias de: { $names }.
unproven-server = Sin probar: que quien lleva este servidor no haya mirado.
unproven-mixed = Sin probar: que el móvil que repartió y el de { $mixer }, que mezcló, no miraran juntos.
unproven-phone = Sin probar: que el móvil de { $dealer } no mirara, ni que este servidor, que dio el programa a todos los móviles, diera el auténtico.
unproven-two = Sin probar: que los móviles de { $dealer } y de { $mixer } no miraran juntos, ni que este servidor, que dio el programa a todos los móviles, diera el auténtico.
offline-drawn = Un servidor dibuja este móvil. Si dibuja también el que reparte y el que mezcla, son un solo programa que conoce todas las cartas: entonces un reparto que nadie conoce no lo es.
