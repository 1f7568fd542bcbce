"""High Card, a throwaway game that proves a new folder is enough: rules, screens, theme, words."""

from .rules.game import game

__all__ = ["game"]
