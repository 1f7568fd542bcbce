## Quién reparte: el servidor de la mesa o los móviles

lobby-by-server = Reparte el servidor de la mesa, pues no todos los móviles usan su propio programa.
lobby-by-phone = Reparte el móvil de { $name }; el servidor de la mesa no puede leer ninguna carta mientras dé a todos los móviles el programa auténtico.
lobby-by-two = Reparte el móvil de { $dealer } y mezcla el de { $mixer }: nadie más que su dueño conoce una carta mientras el servidor de la mesa, que da el programa a todos los móviles, dé el auténtico.
dealing-by-phone = Reparte el móvil de { $name }.
dealing-mixes = Falta que mezcle el móvil de { $name }.

## Falta el móvil que repartió o mezcló

takeover-gone-part = El móvil de { $lost } se ha perdido
takeover-title-part = ¿Seguir en lugar del móvil de { $lost }?
takeover-note-part = Repartió o mezcló estas cartas. Entonces lo hace tu móvil en su lugar, con lo que los demás móviles guardan en partes, y puede leer lo que aquel podía. { $needed ->
    [0] Nadie más tiene que estar de acuerdo
    [one] Otra persona debe estar de acuerdo
   *[other] Otras dos personas deben estar de acuerdo
}; después el móvil de { $lost } tiene un minuto para volver. Todos lo leerán en el registro.
takeover-yes-part = Seguir en su lugar
takeover-asked-part = ¿Sigue { $name } en lugar del móvil de { $lost }?
takeover-asked-note-part = Repartió o mezcló estas cartas y falta. Si aceptas, el móvil de { $name } lo hace en su lugar: recibe las partes de los móviles y puede leer lo que podía el de { $lost }.
takeover-mine-part = Pides seguir en lugar del móvil de { $lost }
takeover-mine-note-part = Los demás lo ven en sus móviles y deciden.
takeover-waits-part = El móvil de { $name } sigue en un minuto, si no vuelve el de { $lost }.
takeover-back-part = Ha vuelto el móvil que faltaba: sigue él mismo.
log-takeover-asked-part = { $name } pide seguir en lugar del móvil que repartió o mezcló: falta.
log-taken-over-part = El móvil de { $name } sigue en lugar del que repartió o mezcló.

## El registro

log-committed-phone = Reparto { $round }: el móvil de { $name } ha fijado el azar del reparto, bajo sello; se abre al final, como prueba.
log-mixed = El móvil de { $name } ha mezclado las claves: nadie sabe qué carta va a quién.
log-end-asked = { $name } termina la partida; los móviles muestran ahora lo que guardaban en secreto.
log-ended-phone = La partida ha terminado: el móvil de { $name } muestra la semilla y todas las cartas quedan a la vista.

## Lo que se rechaza

refusal-not-the-dealer = Eso solo lo puede hacer el móvil que reparte o el que mezcla.
refusal-dealer-away = Esto espera al móvil de { $name }, que reparte: tiene que volver. Si se ha perdido, dejad que otro móvil siga en su lugar o abandonad este reparto.
refusal-mixer-away = Esto espera al móvil de { $name }, que mezcla: tiene que volver. Si se ha perdido, dejad que otro móvil siga en su lugar o abandonad este reparto.
refusal-shares-missing = Esto espera a que haya aquí bastantes móviles de este reparto: juntos recuperan lo que sabía el perdido.
refusal-wrong-mixer = Un reparto que se puede mezclar lo tiene que mezclar el móvil de otra persona.
refusal-wrong-part = Lo que envió el móvil que reparte o el que mezcla no encaja en este reparto.
refusal-knows-the-rest = Tu móvil ya reparte o mezcla. Con la otra parte conocería todas las cartas: que lo pida otra persona.
