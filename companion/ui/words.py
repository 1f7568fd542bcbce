"""The words, from message catalogues: one language a phone, several at one table.

A catalogue is a Fluent file `<language>.ftl` in a folder and any `<language>-….ftl` beside it: the
app's own in `companion/ui/words`, a game's in its own `words/`; the caller says which belong
together. What must not live here: sentences, screens, Flet (the terminal speaks through this too).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

OWN: Final = Path(__file__).resolve().parent / "words"
FALLBACK: Final = "en"
LANGUAGES: Final = {"en": "English", "es": "Español"}  # in their own words

MOST_KEPT: Final = 4000
"""Sentences of a language that are kept as they were said."""

_I_SOUND: Final = re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)
"""How a word begins before which Spanish says *e* for *and*: Inés, Hilda, not Iago, Yolanda."""

Argument = str | int | float


def told(options: Any) -> dict[str, Argument]:
    """House rules as arguments, so that a sentence says what holds: `{ $quick -> [on] … }`.

    options: a frozen dataclass. A switch is "on" or "off", a choice the name of its member in small
    letters, a number itself. What the table has taught the app otherwise is not given.
    """
    given: dict[str, Argument] = {}
    for part in fields(options):
        chosen = getattr(options, part.name)
        if isinstance(chosen, bool):
            given[part.name] = "on" if chosen else "off"
        elif isinstance(chosen, Enum):
            given[part.name] = chosen.name.lower()
        elif isinstance(chosen, int):
            given[part.name] = chosen
    return given


class Said(Protocol):
    """A value that knows its sentence: a refusal, say. Its dataclass fields are the arguments."""

    @property
    def key(self) -> str: ...


class Words:
    """The words of one language. Call it with a key: `w("seat-taken", name="Anna")`.

    `strict` (for tests): a missing key raises KeyError, a missing argument ValueError. Otherwise a
    missing message falls back to English, and at last to its key.
    """

    def __init__(
        self, language: str, folders: Sequence[Path] = (OWN,), *, strict: bool = False
    ) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.strict = strict
        order = [self.language] if strict else [*dict.fromkeys((self.language, FALLBACK))]
        self._bundles = [bundle(name, tuple(folders)) for name in order]
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        # A screen says the same again and again; spelling a sentence out costs as much as drawing.
        asked = (key, *((name, type(given), given) for name, given in arguments.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[asked] = self._spell(key, arguments)
        return said

    def _spell(self, key: str, arguments: dict[str, Argument]) -> str:
        for catalogue in self._bundles:
            if not catalogue.has_message(key):
                continue
            message = catalogue.get_message(key)
            if message.value is None:
                continue
            sentence, errors = catalogue.format_pattern(message.value, arguments)
            if errors and self.strict:
                raise ValueError(f"message {key!r} ({self.language}): {errors[0]}")
            return str(sentence)
        if self.strict:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        return key

    def say(self, value: Said) -> str:
        """The sentence of a value that names it, such as a refusal: `w.say(NameTaken("Anna"))`.

        Fields that are no text and no number are not given to the sentence.
        """
        given: dict[str, Argument] = {}
        # a Protocol cannot ask for "a dataclass"; refusals are dataclasses
        for part in fields(value):  # type: ignore[arg-type]
            argument = getattr(value, part.name)
            if isinstance(argument, (str, int, float)):
                given[part.name] = argument
        return self(value.key, **given)

    def listed(self, things: Iterable[str]) -> str:
        """Several beside each other, with *and* before the last; "" where there are none."""
        *before, last = [*things] or [""]
        if not before:
            return last
        sound = "i" if _I_SOUND.match(last) else "other"
        return self("list-and", before=", ".join(before), last=last, sound=sound)

    def has(self, key: str) -> bool:
        """Whether there is a sentence for `key`."""
        return any(catalogue.has_message(key) for catalogue in self._bundles)


@cache
def words(language: str, folders: tuple[Path, ...] = (OWN,)) -> Words:
    """The shared `Words` of a language: parsed once a process, the same object each time."""
    return Words(language, folders)


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All of `language` in `folders`. Folders without that language are passed over.

    Raises ValueError for a line that is no Fluent and for a key that is there twice.
    """
    made = FluentBundle([language], use_isolating=False)
    known: dict[str, Path] = {}
    files = [f for folder in folders for f in sorted(folder.glob(f"{language}*.ftl"))]
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for name in names(resource, file):
            if name in known:
                raise ValueError(f"message {name!r} is in {known[name]} and in {file}")
            known[name] = file
        made.add_resource(resource)
    return made


def names(resource: ast.Resource, file: Path) -> Iterator[str]:
    """The keys of a catalogue (terms with their dash). Raises ValueError for broken lines."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file} is not understood here: {(entry.content or '')[:80]!r}")
        if isinstance(entry, ast.Message):
            yield entry.id.name
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}"


def best_language(accept: str | None) -> str:
    """The best of our languages for an `Accept-Language` header ("es-MX,es;q=0.9,en;q=0.8").

    Anything unreadable counts as no wish; without a wish we have, English.
    """
    wishes: list[tuple[float, str]] = []
    for part in (accept or "").split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if quality > 0:
            wishes.append((quality, tag.strip().replace("_", "-").split("-")[0].casefold()))
    wishes.sort(key=lambda wish: -wish[0])  # stable: of equal wishes the first
    return next((tag for _, tag in wishes if tag in LANGUAGES), FALLBACK)
