### Private notes: who may be what, cards seen, a remark.

microfilms-notes = My notes
microfilms-notes-whose = Only for { $name }
microfilms-notes-eyes = For your eyes only. Nobody's phone but yours knows your notes.
microfilms-notes-open = Open my notes
microfilms-notes-cover = Cover
microfilms-notes-undo = Undo the last note
microfilms-notes-view-who = Who
microfilms-notes-view-seen = Cards
microfilms-notes-view-remark = Remark
microfilms-notes-cell = { $name }, { $identity }: { $belief }
microfilms-notes-belief-perhaps = open
microfilms-notes-belief-is = yes
microfilms-notes-belief-not = no
microfilms-notes-key = Tap: a dash for no, a tick for yes, then open again.
microfilms-notes-none = No card seen yet. What an interrogation shows you can be noted here.
microfilms-notes-with = Seen with
microfilms-notes-card = Which card
microfilms-notes-add = Note this card
microfilms-notes-line = { $card } · { $name } · turn { $turn }
microfilms-notes-keep = Keep
