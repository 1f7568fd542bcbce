"""Catalogues: every language says the same things, with the same arguments, and all of it reads."""

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


@CATALOGUES
def test_every_language_has_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english = messages(folder / f"{FALLBACK}.ftl")
    for language in LANGUAGES:
        other = messages(folder / f"{language}.ftl")
        assert other.keys() == english.keys()
        differing = [key for key in english if english[key] != other[key]]
        assert not differing, f"{language}: other arguments in {differing}"


@CATALOGUES
def test_every_message_reads_in_every_language(folder: Path) -> None:
    for language in LANGUAGES:
        w = Words(language, [folder], strict=True)
        for key, arguments in messages(folder / f"{language}.ftl").items():
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


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").language == "en"
