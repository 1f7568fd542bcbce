### Notas privadas: quién puede ser qué, cartas vistas, un apunte.

microfilms-notes = Mis notas
microfilms-notes-whose = Solo para { $name }
microfilms-notes-eyes = Solo para tus ojos. Ningún otro móvil conoce tus notas.
microfilms-notes-open = Abrir mis notas
microfilms-notes-cover = Tapar
microfilms-notes-undo = Deshacer la última nota
microfilms-notes-view-who = Quién
microfilms-notes-view-seen = Cartas
microfilms-notes-view-remark = Apunte
microfilms-notes-cell = { $name }, { $identity }: { $belief }
microfilms-notes-belief-perhaps = sin decidir
microfilms-notes-belief-is = sí
microfilms-notes-belief-not = no
microfilms-notes-key = Toca: una raya es no, una marca es sí; otra vez, sin decidir.
microfilms-notes-none = Aún no has visto ninguna carta. Aquí puedes anotar lo que te enseñe un interrogatorio.
microfilms-notes-with = La tenía
microfilms-notes-card = Qué carta
microfilms-notes-add = Anotar esta carta
microfilms-notes-line = { $card } · { $name } · turno { $turn }
microfilms-notes-keep = Guardar
