"""What we put in the place of Flet's own slow parts does what they do.

Flet is mended for a whole process, so what it does by itself is seen in another one.
"""

import subprocess
import sys
from pathlib import Path

import flet as ft
import pytest
from flet.utils import validation

from companion.drawing import flet_init, flet_numbers, flet_walk

ROOT = Path(__file__).parents[2]

EVENING = """
import asyncio, itertools, json, random, secrets, sys
secrets.choice = random.choice
import flet as ft
from companion import games
from companion.drawing import flet_init
from companion.drawing import flet_walk
from tests.support.line import unpacked
from tests.support.phone import Phone

games.discover()
if sys.argv[1] == "quick":
    flet_walk.mend()
    flet_init.mend()

KEPT = {n: ft.Container(ft.Text(f"kept {n}"), key=f"kept {n}") for n in range(3)}

@ft.component
def Row(n: int, words: str) -> ft.Control:
    here, turn = ft.use_state(0)
    signs = [ft.Icon(ft.Icons.FAVORITE, size=10 + k) for k in range((n + len(words)) % 4)]
    press = ft.Button(f"press {n}", on_click=lambda: turn(here + 1), key=f"press {n}")
    padding = ft.Padding.only(left=n) if here % 2 else None
    return ft.Container(ft.Column([*signs, ft.Text(words), press]), padding=padding)

@ft.component
def App(numbers: tuple[int, ...], words: str) -> ft.Control:
    lines = [ft.Container(Row(n, words), key=n, data=n) for n in numbers]
    shown = KEPT[len(words) % 3]
    border = ft.Border.all(1, "red") if len(numbers) % 2 else None
    frame = ft.Container(shown, border=border, tooltip=words or None)
    style = ft.TextStyle(size=len(words), shadow=ft.BoxShadow(blur_radius=2))
    return ft.Column([frame, *lines, ft.Stack([ft.Text(spans=[ft.TextSpan(words, style)])])])

@ft.component
def Root(box: list) -> ft.View:
    what, put = ft.use_state(((), ""))
    box[:] = [put]
    return ft.View(controls=[App(*what)])

async def main() -> None:
    random.seed(1)  # names that Flet gives
    chance, box, phone = random.Random(576), [], Phone()
    async def begin(page: ft.Page) -> None:
        page.render_views(Root, box)
    await phone.open(begin)
    await phone.settle()
    for turn in range(60):
        if turn % 3 == 2 and (there := [n for n in range(9) if phone.shows(f"press {n}")]):
            await phone.tap(f"press {chance.choice(there)}")
        else:
            numbers = tuple(chance.sample(range(9), chance.randrange(6)))
            phone.session.page.run_task(put_later, box, (numbers, "x" * chance.randrange(4)))
        await phone.settle()
    for frame in phone.wire:
        action, body = unpacked(frame)
        if "patch" in body:
            body["patch"] = in_order(body["patch"])
        print(json.dumps([action, body], sort_keys=True, default=str))

def in_order(patch):
    # The properties of one control come in the order in which they were given; any order will do.
    alike = lambda one: (one[:2], False) if isinstance(one[2], str) else (one, True)
    found = [patch[0]]
    for _, run in itertools.groupby(patch[1:], alike):
        found += sorted(run, key=str)
    return found

async def put_later(box, what) -> None:
    box[0](what)

asyncio.run(main())
"""

MADE = """
import random, re, secrets
secrets.choice = random.choice
import flet as ft
from flet.controls.base_control import BaseControl
from companion import games
from companion.drawing import flet_init
import companion.__main__

games.discover()

def made(cls):
    out = []
    fields = cls.__dataclass_fields__.values()
    random.seed(1)  # names that Flet gives
    for given in ({}, {"key": "k"}, {"data": 1}, {"ref": ft.Ref()}, {"nothing": 1}, *(
        {f.name: value} for f in fields if f.init for value in (None, "5", 3)
    )):
        try:
            one = cls(**given)
        except Exception as error:
            out.append(type(error).__name__)
        else:
            own = {**vars(one), "_i": 0, "_dirty": 0}
            out.append(sorted((n, re.sub(r"_i=\\d+|0x\\w+", "", repr(v))) for n, v in own.items()))
    return out

kinds = sorted({*flet_init._below(BaseControl), *flet_init._values()}, key=lambda k: k.__qualname__)
kinds = [kind for kind in kinds if not kind.__module__.startswith("companion")]
before = [made(kind) for kind in kinds]
flet_init.mend()
after = [made(kind) for kind in kinds]
for kind, one, other in zip(kinds, before, after, strict=True):
    for was, now in zip(one, other, strict=True):
        assert was == now, (kind, was, now)
print(len(kinds))
"""


def printed(script: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_quick_walks_send_the_same_as_flets_own() -> None:
    assert printed(EVENING, "quick") == printed(EVENING, "plain")


def test_a_control_made_from_what_is_given_is_the_same_control() -> None:
    assert int(printed(MADE)) > 100


def test_a_fault_is_reported_once_until_the_control_was_sound() -> None:
    flet_init.mend()
    bar = ft.ProgressBar(value=-1)

    def validate() -> None:
        validation.validate(bar, suppress_repeated_errors=True)

    for _ in range(2):
        with pytest.raises(ValueError, match="value"):
            validate()
        validate()
        bar.value = 0.5
        validate()
        bar.value = -1


@pytest.mark.parametrize("module", [flet_walk, flet_init, flet_numbers])
def test_another_flet_is_refused(monkeypatch: pytest.MonkeyPatch, module: object) -> None:
    monkeypatch.setattr(flet_walk, "flet_version", "1.0.6")
    with pytest.raises(RuntimeError, match=r"for flet 1\.0\.5, not 1\.0\.6"):
        module.mend.__wrapped__()  # type: ignore[attr-defined]
