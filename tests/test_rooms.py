"""The rooms of the house: who may import whom. A forbidden import fails here."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "companion"
EXTRA = Path(__file__).parent / "games" / "extra"
GAMES = {
    file.parent.name: file.parent
    for file in (*sorted(ROOT.glob("games/*/__init__.py")), *EXTRA.glob("*/__init__.py"))
}
"""Every game's folder by its name, that of the throwaway one too."""
STANDARD_ONLY = {"table": {"cattrs"}, "handoff": {"cryptography", "qrcode", "png"}}
MAY = {
    "table": {"table"},
    "handoff": {"handoff"},
    "store": {"store", "table", "handoff"},
    "session": {"session", "table", "handoff"},
    "drawing": {"drawing"},
    "live": {"live", "session", "store", "table", "handoff"},
    "browser": {
        "browser",
        "live",
        "session",
        "drawing",
        "store",
        "table",
        "handoff",
        "ui",
        "games",
    },
    "server": {"server", "live", "session", "drawing", "store", "table", "handoff"},
    "ui": {"ui", "session", "drawing", "table", "handoff", "store", "games"},
}
BUILT_FOR_COMPUTERS: dict[str, str | tuple[str, ...]] = {
    "cryptography": "handoff/primitives/_openssl.py",
    "zxingcpp": "server/decoder.py",
    "PIL": "server/decoder.py",
    "sqlite3": "store/",
    "psycopg": "store/postgresql/",
    "psycopg_pool": "store/postgresql/",
    "uvicorn": ("server/server.py", "server/running.py", "server/connections.py"),
    "starlette": "server/",
    "prometheus_client": "server/metrics.py",
    "brotli": "server/packing.py",
    "zstandard": "server/packing.py",
}
FILES = sorted(ROOT.rglob("*.py"))
SECRET = {"secrets", "seed", "token"}
"""Names under which keys and what the dealer knows are kept: no screen says one of them."""
GAMES_MAY_USE = (
    "kit",
    "contexts",
    "pieces",
    "stage",
    "game_reading",
    "game_screens",
    "routes",
    "sending",
    "theme",
    "words",
    "drawings",
)
"""The modules of `ui` that a game's screens may import."""
FLETS_OWN = {"_i", "_values", "_contexts", "_render_stack", "_parent_component", "_b"}
"""What Flet keeps to itself: `drawing` alone reaches it, a module for each need."""


def imports(file: Path) -> list[str]:
    """Full names of what a file imports, wherever in the file."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def room(file: Path) -> str:
    return file.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(ROOT)))
def test_a_room_imports_only_what_it_may(file: Path) -> None:
    here = room(file)
    for name in imports(file):
        top, *rest = name.split(".")
        if top != "companion":
            continue
        other = rest[0] if rest else ""
        if here in MAY and other in {*MAY, "games"}:
            assert other in MAY[here], f"{file} imports {name}"
        if here == "ui" and other == "games":
            assert not any(f"games.{game}" in name for game in GAMES), f"{file} names a game"


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(ROOT)))
def test_what_has_no_build_for_phones_stands_behind_one_door(file: Path) -> None:
    path = str(file.relative_to(ROOT))
    for name in imports(file):
        door = BUILT_FOR_COMPUTERS.get(name.split(".")[0])
        assert door is None or path.startswith(door), f"{path} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_games_rules_import_the_table_only_and_its_screens_the_kit(game: str) -> None:
    for file in GAMES[game].rglob("*.py"):
        parts = file.relative_to(GAMES[game]).with_suffix("").parts
        screens = parts[0] in ("screens", "theme")
        for name in imports(file):
            top, *rest = name.split(".")
            if top == "companion":
                other = ".".join(rest[:2])
                own = other == f"games.{game}"
                may = {"table", "refusal", *(["ui"] if screens else [])}
                assert own or rest[0] in may, f"{file}: {name}"
                rules = file.parent.name != "rules" or rest[2:3] == ["rules"]
                assert rules or not own, f"{file}: {name} is no rule"
            elif not screens:
                assert top not in ("flet", "random", "time", "asyncio", "sqlite3"), (
                    f"{file}: {name}"
                )


def reached(file: Path) -> list[tuple[str, str, bool]]:
    """Each attribute that a file reaches: the whole chain, its last name, whether it is its own."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Attribute):
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            found.append((ast.unparse(node), node.attr, own))
    return found


SCREENS = [*ROOT.glob("ui/**/*.py"), *ROOT.glob("games/*/screens/**/*.py")]


@pytest.mark.parametrize("file", SCREENS, ids=lambda f: str(f.relative_to(ROOT)))
def test_no_screen_can_name_a_secret(file: Path) -> None:
    path = str(file.relative_to(ROOT))
    for chain, name, own in reached(file):
        assert name not in SECRET, f"{path} reaches {chain}"
        private = name.startswith("_") and not name.startswith("__")
        assert own or not private, f"{path} reaches {chain}"


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(ROOT)))
def test_what_flet_keeps_to_itself_is_reached_in_one_room(file: Path) -> None:
    if room(file) == "drawing":
        return
    for name in imports(file):
        assert not (name.startswith("flet") and "._" in name), f"{file} imports {name}"
    for chain, name, own in reached(file):
        assert own or name not in FLETS_OWN, f"{file} reaches {chain}"
    assert "_Session__" not in file.read_text(), file


@pytest.mark.parametrize("game", GAMES)
def test_a_games_screens_see_the_narrow_stage_alone(game: str) -> None:
    for file in (*GAMES[game].glob("screens/**/*.py"), *GAMES[game].glob("screens.py")):
        for chain, name, _ in reached(file):
            assert name != "phone", f"{file} reaches {chain}, through which the app itself works"
        for name in imports(file):
            if name.startswith("companion.ui"):
                assert name.split(".")[2] in GAMES_MAY_USE, f"{file} imports {name}"


@pytest.mark.parametrize("pure", ["table", "handoff"])
def test_the_pure_rooms_know_no_clock_disk_or_screen(pure: str) -> None:
    forbidden = {
        "flet",
        "asyncio",
        "random",
        "time",
        "datetime",
        "sqlite3",
        "pathlib",
        "os",
        "socket",
    }
    for file in (ROOT / pure).rglob("*.py"):
        found = {name.split(".")[0] for name in imports(file)} & forbidden
        assert not found, f"{file} imports {found}"


def test_randomness_comes_from_the_operating_system_only() -> None:
    for file in FILES:
        assert "random" not in {name.split(".")[0] for name in imports(file)}, file


def test_every_module_says_what_it_is_for() -> None:
    for file in FILES:
        assert ast.get_docstring(ast.parse(file.read_text())), file


CALLED_FROM_OUTSIDE = {
    "dispose": "Flet ends a connection by it",
    "invoke_method": "Flet asks a session by it",
    "capture_signals": "uvicorn takes signals by it",
    "format": "logging spells a record by it",
}


def test_nothing_is_there_for_tests_alone() -> None:
    """What a module defines is used somewhere in the program; a name counts wherever it stands."""
    used, defined = set[str](), dict[str, str]()
    for file in FILES:
        tree = ast.parse(file.read_text())
        for node in ast.walk(tree):
            match node:
                case ast.Name(name, ast.Load()) | ast.Attribute(_, name):
                    used.add(name)
                case ast.Constant(str(name)):
                    used.add(name)  # by getattr, or in __all__
                case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                    defined[name] = f"{file.relative_to(ROOT)}:{node.lineno}"
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                defined[node.targets[0].id] = f"{file.relative_to(ROOT)}:{node.lineno}"
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                defined[node.target.id] = f"{file.relative_to(ROOT)}:{node.lineno}"
    idle = {n: at for n, at in defined.items() if n not in used | CALLED_FROM_OUTSIDE.keys()}
    assert not {n: at for n, at in idle.items() if not n.startswith("__")}


MOST_PARAMETERS = 7


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(ROOT)))
def test_no_function_has_more_than_seven_parameters(file: Path) -> None:
    """Besides the object itself. Who needs more groups what belongs together."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            of = node.args
            named = [*of.posonlyargs, *of.args, *of.kwonlyargs, of.vararg, of.kwarg]
            asked = [one.arg for one in named if one and one.arg not in ("self", "cls")]
            assert len(asked) <= MOST_PARAMETERS, f"{node.name} asks for {asked}"
