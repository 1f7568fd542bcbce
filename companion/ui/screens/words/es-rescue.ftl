## Un asiento sobrevive a su móvil

home-rescue = Rescatar un asiento
more-rescue = Código de rescate
more-rescue-short = Rescate
more-gone = Falta un móvil
rescue-making = Se está creando el código …
rescue-picture = La imagen
rescue-letters = La contraseña
rescue-note = Si este móvil se pierde, otro ocupa su lugar con esta imagen y su contraseña. Fotografía la imagen con el móvil de un amigo. Entonces este queda fuera.
rescue-note-offline = Otro móvil ocupa el lugar de este con esta imagen y su contraseña. Sin servidor no hay modo de avisar a este: entonces nadie debe seguir con él.
rescue-covered = La contraseña está tapada. Mantén pulsado para mirar.
rescue-hold = Mantén pulsado para ver la contraseña
rescue-apart = Apúntala en papel, lejos de la imagen: quien tenga ambas tiene tu asiento. Cada código vale hasta que se use uno.
rescue-scan = Tu código de rescate
rescue-letters-title = La contraseña
rescue-letters-label = Ocho letras y cifras
rescue-letters-note = Se mostró junto a la imagen. Da igual mayúsculas o espacios; la O cuenta como 0, la I y la L como 1.
rescue-open = Seguir con este móvil
rescue-done = Ahora el asiento es de este móvil.
moved-away = Tu asiento ha pasado a otro móvil.

## Falta un móvil y no hay código de rescate

gone-title = ¿De quién es el móvil que falta?
gone-note = Di que este es el nuevo móvil de esa persona. Quien abrió la mesa y otros dos deben estar de acuerdo; después el móvil viejo tiene un minuto para volver. Lo que solo el móvil viejo había anotado se pierde.
gone-too-few = Otros dos jugadores deben estar de acuerdo, y aquí son demasiado pocos. El código de rescate devuelve el asiento; sin él se puede abandonar el reparto.
gone-note-lobby = Di que este es el nuevo móvil de esa persona. Otros dos jugadores deben estar de acuerdo, y quien abrió la mesa si su móvil está aquí; después el móvil viejo tiene un minuto para volver.
gone-too-few-lobby = Otros dos jugadores deben estar de acuerdo, y aquí son demasiado pocos. El código de rescate devuelve el asiento, o lo libera quien abrió la mesa.
gone-code = Tengo un código de rescate
move-asked = ¿Es { $name }?
move-asked-note = Un móvil dice que es el nuevo de { $name }. Sus palabras son «{ $words }»: que { $name } las diga en voz alta. Si aceptas, recibe el asiento y la carta.
move-asked-note-lobby = Un móvil dice que es el nuevo de { $name }. Sus palabras son «{ $words }»: que { $name } las diga en voz alta. Si aceptas, recibe el asiento.
move-mine = Pides el asiento de { $name }
move-mine-note = Di en voz alta tus dos palabras: «{ $words }». Los demás las ven y deciden.
move-agree = De acuerdo
move-refuse = Rechazar
move-take-back = No pedirlo
move-so-far = { $done } de { $of } de acuerdo
move-waits = Bastantes están de acuerdo. El asiento de { $name } cambia de móvil en un minuto, si el suyo no vuelve.
give-up = Abandonar este reparto
give-up-title = ¿Abandonar este reparto?
give-up-yes = Abandonarlo
give-up-note = Todo vuelve a antes del reparto; cada cual conserva su asiento. Nadie sabrá qué se repartió, y todos leerán quién lo abandonó.

## Antes de un reparto falta el móvil de quien abrió la mesa

takeover-gone = Falta el móvil de quien abrió la mesa
takeover-title = ¿Hacerte cargo de la mesa?
takeover-note = Entonces la organizas tú: quién juega, quién se sienta dónde, las reglas de la casa. { $needed ->
    [0] Nadie más tiene que estar de acuerdo
    [one] Otra persona debe estar de acuerdo
   *[other] Otras dos personas deben estar de acuerdo
}; después el móvil que falta tiene un minuto para volver. Todos lo leerán en el registro.
takeover-yes = Hacerme cargo
takeover-asked = ¿Se hace cargo { $name } de la mesa?
takeover-asked-note = Falta el móvil de quien la abrió. Si aceptas, desde ahora la organiza { $name }: quién juega, quién se sienta dónde, las reglas de la casa.
takeover-mine = Pides hacerte cargo de la mesa
takeover-mine-note = Los demás lo ven en sus móviles y deciden.
takeover-waits = { $name } se hace cargo de la mesa en un minuto, si no vuelve el móvil de quien la abrió.
takeover-back = Ha vuelto el móvil de quien abrió la mesa: la mesa sigue en sus manos.
takeover-done = Ahora organizas tú la mesa.
taken-over = { $name } se ha hecho cargo de la mesa.
taken-over-here = Este móvil faltaba: { $name } se ha hecho cargo de la mesa y ahora la organiza.

## El registro

log-rescued = { $name } sigue con otro móvil.
log-move-asked = Un móvil pide el asiento de { $name }.
log-move-agreed = { $name } está de acuerdo.
log-move-ended = { $name } lo dejó sin efecto; el asiento queda donde está.
log-move-back = El móvil de { $name } ha vuelto: el asiento queda donde está.
log-given-up = { $name } abandonó el reparto. Lo repartido sigue en secreto.
log-deal-failed = No se pudieron repartir las cartas. Cada cual conserva su asiento: repartid de nuevo.
log-moved = El asiento de { $name } tiene ahora otro móvil; su carta se selló de nuevo para él.
log-moved-lobby = El asiento de { $name } tiene ahora otro móvil.
log-the-maker = Quien abrió la mesa
log-takeover-asked = { $name } pide hacerse cargo de la mesa: falta el móvil de quien la abrió.
log-takeover-ended = { $name } lo dejó sin efecto; la mesa sigue con quien la abrió.

## Lo que se rechaza

refusal-not-eight-letters = { $given ->
    [0] Escribe la contraseña del código de rescate: ocho letras y cifras.
    [one] Eso es una letra o cifra; una contraseña tiene ocho.
   *[other] Son { $given } letras y cifras; una contraseña tiene ocho.
}
refusal-wrong-letters = Esta contraseña no abre este código. Léela otra vez.
refusal-unknown-kdf = Este código de rescate es de un programa más nuevo. Actualiza el tuyo.
refusal-rescue-spent = Este código de rescate ya se usó, o el asiento ya es de otro.
refusal-rescue-too-long = Tus notas son demasiado largas para un código de rescate. Tacha algunas primero.
refusal-not-rescued = Lee primero el código de rescate.
refusal-seated-elsewhere = Este móvil ya tiene un asiento sin servidor. Déjalo primero.
refusal-phone-here = El móvil de { $name } está en la mesa.
refusal-move-underway = Ya se está pidiendo algo. Espera a que se decida.
refusal-move-over = Eso ya está decidido.
refusal-nobody-to-agree = Otros dos jugadores con móvil propio deben estar de acuerdo, y aquí son demasiado pocos.
refusal-maker-here = El móvil de quien abrió la mesa está aquí: la mesa sigue en sus manos.
refusal-no-seat-here = Solo quien juega se hace cargo de una mesa. Primero toma asiento.
