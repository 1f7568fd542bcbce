"""Catalogues: every language says the same things, with the same arguments, and all of it reads."""

import csv
import re
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import companion
from companion.ui.words import FALLBACK, LANGUAGES, OWN, Words, best_language

ROOT = Path(companion.__file__).parent
FOLDERS = sorted(folder for folder in ROOT.rglob("words") if folder.is_dir())
CATALOGUES = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f"{f.parent.name}")


class Arguments(Visitor):
    """Which `$arguments` a message has."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """key -> the names of its arguments."""
    out: dict[str, set[str]] = {}
    for entry in FluentResource(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            assert entry.id.name not in out, f"{entry.id.name} is in {file} twice"
            out[entry.id.name] = visitor.found
    return out


def catalogue(folder: Path, language: str) -> dict[str, set[str]]:
    """All messages of a language in a folder, whichever file they stand in."""
    out: dict[str, set[str]] = {}
    for file in sorted(folder.glob(f"{language}*.ftl")):
        out |= messages(file)
    return out


@CATALOGUES
def test_every_language_has_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english = catalogue(folder, FALLBACK)
    for language in LANGUAGES:
        other = catalogue(folder, language)
        assert other.keys() == english.keys()
        differing = [key for key in english if english[key] != other[key]]
        assert not differing, f"{language}: other arguments in {differing}"


@CATALOGUES
def test_every_message_reads_in_every_language(folder: Path) -> None:
    for language in LANGUAGES:
        w = Words(language, [folder], strict=True)
        for key, arguments in catalogue(folder, language).items():
            for number in (0, 1, 2, 5):
                said = w(key, **dict.fromkeys(arguments, number))
                assert said.strip(), key
                assert not any(sign in said for sign in "{}\u2068\u2069"), said
            if arguments:
                assert w(key, **dict.fromkeys(arguments, "Zoë")).strip()


def test_all_catalogues_together_have_no_key_twice() -> None:
    for language in LANGUAGES:
        assert Words(language, FOLDERS, strict=True)("back")


def test_spanish_is_spanish() -> None:
    english, spanish = Words("en", strict=True), Words("es", strict=True)
    assert english("take-back") == "Take back"
    assert spanish("take-back") == "Deshacer"
    assert spanish("pass-here", name="Ana") == "Soy Ana"


def test_a_missing_message_is_a_bug_in_tests_and_a_key_in_the_evening(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-english = Only English\nhello = Hello { $name }\n")
    (tmp_path / "es.ftl").write_text("hello = Hola { $name }\n")
    with pytest.raises(KeyError, match="only-english"):
        Words("es", [tmp_path], strict=True)("only-english")
    with pytest.raises(ValueError, match="hello"):
        Words("es", [tmp_path], strict=True)("hello")
    lenient = Words("es", [tmp_path])
    assert lenient("only-english") == "Only English"
    assert lenient("nowhere") == "nowhere"
    assert lenient("hello", name="Ana") == "Hola Ana"
    assert lenient.has("only-english")
    assert not lenient.has("nowhere")


def test_a_game_may_not_redefine_a_word_of_the_house(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("back = Retreat\n")
    with pytest.raises(ValueError, match="back"):
        Words("en", [OWN, tmp_path])


def test_a_broken_catalogue_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("fine = Fine\nnot fluent at all\n")
    with pytest.raises(ValueError, match="not fluent"):
        Words("en", [tmp_path])


@dataclass(frozen=True)
class NameTakenHere:
    key: ClassVar[str] = "name-taken-here"
    name: str
    secret: bytes = b"x"


def test_a_refusal_says_its_own_sentence(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("name-taken-here = { $name } sits here already.\n")
    w = Words("en", [tmp_path], strict=True)
    assert w.say(NameTakenHere("Anna")) == "Anna sits here already."


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de-DE,de;q=0.9,en;q=0.8,es;q=0.7", "en"),
        ("de, es;q=0.3", "es"),
        ("en;q=0.2, es;q=0.9", "es"),
        ("ES_es", "es"),
        ("es;q=0, en;q=0.1", "en"),
        ("fr", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        ("es;q=many, en", "en"),
        (";;;,,,", "en"),
    ],
)
def test_the_phones_language_is_guessed(accept: str | None, language: str) -> None:
    assert best_language(accept) == language


@pytest.mark.parametrize(
    ("things", "english", "spanish"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Inés"], "Ana and Inés", "Ana e Inés"),
        (["Ana", "Leo", "Yvonne"], "Ana, Leo and Yvonne", "Ana, Leo e Yvonne"),
        (["Ana", "Yolanda"], "Ana and Yolanda", "Ana y Yolanda"),
        (["Ana", "Hilda"], "Ana and Hilda", "Ana e Hilda"),
        (["Ana", "Iago"], "Ana and Iago", "Ana y Iago"),
    ],
)
def test_lists_end_with_and(things: list[str], english: str, spanish: str) -> None:
    assert Words("en", strict=True).listed(things) == english
    assert Words("es", strict=True).listed(things) == spanish


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").language == "en"


TEXTS = """
before sound
aboard address attacker back belief by caller card cell character chief claim dealer disc defender
file film first folder game gave given got group holder host identity item items kind last late lost
line link mark master means mixer name named names nations near new north of one other out path
place reason role second side sign signs skill to token trap used what where why wish witness
words
"""
"""Arguments that are text. Every other one counts as a number."""
NO_NOUN = {
    "en": "and at beats begins for fr in is left more of on or out seen to too",
    "es": "a con de desde en empieza es fr gana más o para y",
}
"""Words that stand behind a number and are no noun, or short for one and many."""
CHOSEN_BY_NOUGHT = """{ $value ->
    [0] no wins
   *[other] { $value } wins
}"""
"""A selector that does not count: one is still many."""
ORDINAL = "step round number index meeting room"
"""Numbers that say which one, not how many."""


def uncounted(pattern: ast.Pattern, no_noun: list[str], chosen: frozenset[str]) -> list[str]:
    """Numbers with a noun behind them that no selector has counted. chosen: selected by, above."""
    found: list[str] = []
    for at, part in enumerate(pattern.elements):
        if not isinstance(part, ast.Placeable):
            continue
        inside = part.expression
        if isinstance(inside, ast.SelectExpression):
            by = inside.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else ""
            name = name if any(_key(variant) in ("one", "1") for variant in inside.variants) else ""
            for variant in inside.variants:
                found += uncounted(variant.value, no_noun, chosen | {name})
        elif isinstance(inside, ast.VariableReference):
            name, rest = inside.id.name, pattern.elements[at + 1 : at + 2]
            behind = str(rest[0].value) if rest and isinstance(rest[0], ast.TextElement) else ""
            noun = re.match(r"\s+([^\W\d_]+)", behind)
            if (
                noun
                and name not in {*TEXTS.split(), *ORDINAL.split(), *chosen}
                and noun[1] not in no_noun
            ):
                found.append(f"{name} {noun[1]}")
    return found


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beside_a_noun_is_counted_by_a_selector(language: str) -> None:
    """Fluent's plural rules, in every catalogue of every language: never "1 wins"."""
    wrong: list[str] = []
    for file in sorted(ROOT.rglob(f"words/{language}*.ftl")):
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                said = uncounted(entry.value, NO_NOUN[language].split(), frozenset())
                wrong += [f"{file.name}: {entry.id.name}: {one}" for one in said]
    assert not wrong


def test_the_search_for_uncounted_numbers_finds_one() -> None:
    for said in ("{ $name } has { $value } wins", CHOSEN_BY_NOUGHT):
        (entry,) = FluentResource(f"hand = {said}").body
        assert isinstance(entry, ast.Message)
        assert entry.value is not None
        assert uncounted(entry.value, NO_NOUN["en"].split(), frozenset()) == ["value wins"]


# --- the glossary: one word a thing


def glossary() -> list[dict[str, str]]:
    """The rows of the glossary beside the catalogues. where: a game, or "" for all."""
    with (OWN / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def spoken(where: str, language: str) -> dict[str, str]:
    """What the catalogues of a game, or of all, say, by key: numbers and names left out."""
    files = ROOT.rglob(f"words/{language}*.ftl")
    here = [file for file in files if not where or file.parent.parent.name == where]
    entries = (entry for file in here for entry in FluentResource(file.read_text("utf-8")).body)
    said: dict[str, str] = {}
    for entry in entries:
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = Texts()
            texts.visit(entry.value)
            said[entry.id.name] = " ".join(texts.found)
    return said


class Texts(Visitor):
    """The words of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(str(node.value))


@pytest.mark.parametrize("row", glossary(), ids=lambda row: f"{row['where']} {row['English']}")
def test_one_thing_has_one_word_in_spanish(row: dict[str, str]) -> None:
    """A game says a thing by the glossary's word, and by no other."""
    where, english, spanish = row["where"], spoken(row["where"], "en"), spoken(row["where"], "es")
    assert any(row["English"].casefold() in said.casefold() for said in english.values())
    assert any(row["Spanish"].casefold() in said.casefold() for said in spanish.values())
    for other in filter(None, row["not in Spanish"].split("|")):
        wrong = re.compile(rf"\b{re.escape(other)}", re.IGNORECASE)
        found = [key for key, said in spanish.items() if wrong.search(said)]
        assert not found, f"{where}: {other!r} for {row['Spanish']!r} in {found}"
