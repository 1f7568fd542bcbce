"""All rooms there are: the house's own and those of the games."""

from companion.games import discover
from companion.games.secret_night.theme import THEME as SECRET
from companion.ui.game_reading import theme_of
from companion.ui.theme import HOUSE, Theme

__all__ = ["SECRET", "THEMES"]

THEMES: dict[str, Theme] = {t.key: t for t in (HOUSE, *(theme_of(game) for game in discover()))}
