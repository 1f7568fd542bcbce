"""The two words of keys on a screen: asked for when a component comes, drawn when they are there.

What must not live here: how they are worked out (`session.check_words`).
"""

from companion.handoff.words import UNSAID, spoken
from companion.session.check_words import Key
from companion.ui.phone import Phone


def use_words(phone: Phone, *keys: Key) -> tuple[str, ...]:
    """The words of each key in this phone's language. A hook.

    Until they are worked out a quiet sign stands there; then all are drawn at once.
    """
    check = phone.context.check
    language, _ = phone.use(lambda now: (now.language, now.said))
    places = [check.known(key) for key in keys]
    missing = tuple(key for key, known in zip(keys, places, strict=True) if known is None)

    async def learn() -> None:
        for key in missing:
            await check.learn(key)
        if missing:
            phone.put(said=phone.now.said + 1)

    phone.use_task(learn, [missing])
    return tuple(spoken(known, language) if known else UNSAID for known in places)
