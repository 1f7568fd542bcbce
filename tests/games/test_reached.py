"""Nothing in a game's folder is there for tests alone: the app comes to all of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from companion import games

APP = Path(games.__file__).parents[1]
FOLDER_OF_GAMES = "games"
BY_NAME = {"SCREENS", "THEME", "game"}
"""What the app finds in a game's folder by its name."""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Place = tuple[str, str]
"""A module and what it defines."""


class Module:
    """What a file defines, and what each of its parts refers to."""

    def __init__(self, file: Path, app: Path) -> None:
        parts = file.relative_to(app.parent).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.tree = ast.parse(file.read_text())
        self.game = self.name.startswith("companion.games.")
        self.parts: dict[str, ast.stmt] = {}
        for line in self.tree.body:
            for name in _names(line):
                self.parts[name] = line
        self.imported = {
            alias.asname or alias.name: (line.module, alias.name)
            for line in ast.walk(self.tree)
            if isinstance(line, ast.ImportFrom) and line.module
            for alias in line.names
        }

    def refers(self, part: ast.AST) -> Iterator[Place]:
        """Whatever a part of the file names: here, in another module, or as its attribute."""
        for node in ast.walk(part):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                yield self.imported.get(node.id, (self.name, node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module = ".".join(self.imported.get(node.value.id, ("", "")))
                yield module, node.attr

    @property
    def at_once(self) -> Iterator[ast.stmt]:
        """What runs when the file is read: all but imports and what it defines under a name."""
        named = [id(part) for part in self.parts.values()]
        return (line for line in self.tree.body if id(line) not in named)


def _names(line: ast.stmt) -> Iterator[str]:
    if isinstance(line, Definition):
        yield line.name
    elif isinstance(line, ast.Assign | ast.AnnAssign):
        targets = line.targets if isinstance(line, ast.Assign) else [line.target]
        for target in targets:
            yield from (n.id for n in ast.walk(target) if isinstance(n, ast.Name))


def reached(modules: dict[str, Module]) -> set[Place]:
    """Everything the app comes to, from outside the games and from what their files run."""
    todo: list[Place] = []
    for module in modules.values():
        for line in module.at_once if module.game else module.tree.body:
            todo += module.refers(line)
        todo += [(module.name, name) for name in BY_NAME & set(module.parts)]
    found: set[Place] = set()
    while todo:
        place = todo.pop()
        if place in found:
            continue
        found.add(place)
        there = modules.get(place[0])
        if there and place[1] in there.parts:
            todo += there.refers(there.parts[place[1]])
        elif there and place[1] in there.imported:  # a package that passes a name on
            todo.append(there.imported[place[1]])
    return found


def idle(app: Path) -> list[str]:
    """What the games of a program define and nothing in it comes to; methods by their names.

    app: the program's folder, named `companion`.
    """
    read = [Module(file, app) for file in sorted(app.rglob("*.py"))]
    modules = {module.name: module for module in read}
    found = reached(modules)
    attributes = {
        node.attr for m in read for node in ast.walk(m.tree) if isinstance(node, ast.Attribute)
    }
    missed = []
    for module in read:
        for name, part in module.parts.items() if module.game else ():
            if (module.name, name) not in found and not name.startswith("__"):
                missed.append(f"{module.name} {name}")
            for one in part.body if isinstance(part, ast.ClassDef) else ():
                if (
                    isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
                    and one.name not in attributes
                    and not one.name.startswith("__")
                ):
                    missed.append(f"{module.name} {name}.{one.name}")
    return missed


def test_what_a_game_defines_the_app_comes_to() -> None:
    assert idle(APP) == []


def test_what_nothing_comes_to_is_found(tmp_path: Path) -> None:
    game = tmp_path / "companion/games/chess"
    game.mkdir(parents=True)
    (game / "board.py").write_text(
        "LEFT = 1\nSIDE = 8\ndef squares(): return SIDE ** 2\n"
        "def lost(): return lost() + left()\ndef left(): return LEFT\n"
        "class King:\n def moves(self): return 1\n def castles(self): return 2\n"
    )
    (game / "play.py").write_text(
        "from companion.games.chess import board\nfrom companion.games.chess.board import left\n"
        "def game(): return board.squares(), board.King().moves()\n"
    )
    there = "companion.games.chess.board"
    missed = ["LEFT", "lost", "left", "King.castles"]
    assert idle(tmp_path / "companion") == [f"{there} {name}" for name in missed]
