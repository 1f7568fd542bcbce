"""The language a screen speaks: handed down to all components below the root.

    @ft.component
    def Root(): return SPEECH(words(language, folders), lambda: Screen())

    @ft.component
    def Screen():
        w = use_words()
        return kit.button(theme, size, w("take-back"), …)

A context, so that a change of language renders everything anew and no function hands words on.
"""

import flet as ft

from companion.ui.words import FALLBACK, Words, words

SPEECH = ft.create_context(words(FALLBACK))


def use_words() -> Words:
    """The words of this phone's language. A hook: call it in a component, not in a branch."""
    return ft.use_context(SPEECH)
