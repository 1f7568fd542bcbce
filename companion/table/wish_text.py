"""A wish as text, to be signed and to travel: canonical JSON, with the game's own acts in it.

What such a text may be at most stands here as well: it comes from a phone that nobody knows. Who
may wish it, and whether a record follows from it, is said in `wishing` and `follows`.
"""

import dataclasses
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from companion.table import codec, wish
from companion.table.game import Game
from companion.table.names import MOST
from companion.table.wish import Wish

LONGEST = 32_768
"""Characters of a wish: the longest is an ask with what is sealed to the asked phone."""
BYTES: Final = {
    "key": (32,),
    "token": (32,),
    "born": (0, 8),
    "share": (32,),
    "proof": (32,),
    "statement": (0, 256),
    "envelope": (0, 8192),
    "sealed": (0, 8192),
    "rights": (16, 32),
    "game_id": (8,),
    "commitment": (32,),
    "dealer": (32,),
    "drawer": (0, 8192),
    "message": (0, 4096),
    "seed": (32,),
    "keys": (0, 4096),
    "signature": (64,),
}
"""Lengths of what is bytes in a wish: the only one, or the least and the most."""
LONGEST_NAME = MOST * 40
LONGEST_TAP = 64
MOST_NUMBERS = 64
"""Numbers in an order, or rights in a rescue."""
_HIGHEST = 2**62
"""Of any number: more fits in no store. See `play.ANYHOW`."""


def text(game: Game, wished: Wish) -> str:
    """The one text of a wish at a table of that game."""
    return codec.text(_through(codec.plain, game, wished), Wish)


def read(game: Game, words: str) -> Wish:
    """The wish of a text. Raises ValueError for what no phone of this version writes."""
    try:
        found: Wish = codec.parse(words[: LONGEST + 1], Wish)
        for part in dataclasses.fields(found):
            _refuse(part.name, getattr(found, part.name))
        typed = _through(codec.value, game, found)
        if text(game, typed) == words:
            return typed
    except Exception as problem:  # whatever fields of a wrong type do
        raise ValueError("not a wish") from problem
    raise ValueError("not a wish: another text stands for it")


def _through(convert: Callable[[Any, Any], Any], game: Game, wished: Wish) -> Wish:
    """The wish, with what is the game's own in it as JSON values, or back again."""
    match wished:
        case wish.Rule(options):
            return replace(wished, options=convert(options, game.options))
        case wish.Act(act=act):
            return replace(wished, act=convert(act, game.acts))
        case wish.Ask(ask=ask):
            return replace(wished, ask=convert(ask, game.asks))
        case _:
            return wished


def _refuse(name: str, value: Any) -> None:
    match value:
        case bytes():
            allowed = BYTES[name]
            fits = allowed[0] <= len(value) <= allowed[-1]
        case str():
            fits = len(value) <= (LONGEST_NAME if name == "name" else LONGEST_TAP)
        case int():
            fits = -_HIGHEST <= value <= _HIGHEST
        case tuple():
            fits = len(value) <= MOST_NUMBERS
            for part in value:
                _refuse("rights", part)
        case _:
            fits = True
    if not fits:
        raise ValueError(f"{name} does not fit")
