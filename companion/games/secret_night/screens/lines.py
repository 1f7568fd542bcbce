"""Every act and ask of the night in words, for the log. Never a secret."""

from collections.abc import Sequence
from typing import assert_never

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules import arrests, captures, escapes, fights, house, lives
from companion.games.secret_night.rules.acts import Field
from companion.games.secret_night.rules.byhand import BANS
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import HOURS
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.screens.referee import signed
from companion.table.state import Table
from companion.ui.game_reading import acted_by
from companion.ui.words import Argument, Words


def line(words: Words, table: Table, act: Act | Ask, seat: int | None) -> str:
    """Who did what. seat: who acted."""
    return _Line(words, table, seat).of(act)


def wish(words: Words, table: Table, ask: Ask, seat: int) -> str:
    """Who wants to look at whose role; all else is never asked of a player."""
    said = _Line(words, table, seat)
    return said.say("wish", other=said.name(ask.at)) if isinstance(ask, a.LookAtRole) else ""


class _Line:
    """The words, the names, and who acted."""

    def __init__(self, words: Words, table: Table, seat: int | None) -> None:
        self._words, self._table, self._seat = words, table, seat

    def say(self, key: str, **more: Argument) -> str:
        return self._words(f"secret_night-log-{key}", name=self.by(), **more)

    def by(self) -> str:
        return acted_by(self._words, self._table, self._seat)

    def name(self, seat: int) -> str:
        taken = self._table.seat(seat)
        return taken.name if taken else "?"

    def names(self, seats: Sequence[int]) -> str:
        return self._words.listed(self.name(seat) for seat in seats)

    def of(self, act: Act | Ask) -> str:
        match act:
            case a.AdvanceClock():
                return self.say("advance")
            case a.SetClock(clock):
                hour = HOURS[clock] if 0 <= clock < len(HOURS) else HOURS[0]
                return self.say("set", hour=self._words(f"secret_night-hour-{hour}"))
            case a.MoveClock(by):
                return self.say("wilma", by=by)
            case a.EnterSpin(printed, water):
                return self.say("enter-water" if water else "enter", printed=printed)
            case a.SpinWheel(water):
                return self.say("spin-water" if water else "spin")
            case a.SpendSteps(steps):
                return self.say("walk", steps=steps)
            case a.UseSaved(steps):
                return self.say("saved", steps=steps)
            case a.DrinkCoffee(steps):
                return self.say("coffee", steps=steps)
            case a.UseSquare(icon, other):
                dog = self._words("secret_night-square-dog")
                return self.say(f"square-{icon}", other=dog if other == a.DOG else self.name(other))
            case a.UseSkill():
                return self.say("skill")
            case a.SecondTurn():
                return self.say("second-turn")
            case a.EndTurn(save):
                return self.say("end-turn", save=save)
            case (
                a.Harm()
                | a.Explode()
                | a.AnswerHarm()
                | a.SayDeath()
                | a.Heal()
                | a.MoveDog()
                | a.DogAttack()
                | a.GiveBeef()
            ):
                return self.harm(act)
            case a.LookAtRole() | a.StealCard() | a.Whisper():
                return self.ask(act)
            case a.BreakWindow() | a.LockDoor() | a.UnlockDoor() | a.EnterSegments() | a.ByHand():
                return self.house(act)
            case _:
                return self.capture(act)

    def harm(self, act: fights.Act | lives.Act) -> str:
        match act:
            case a.Harm(cause, victim):
                kind = cause if cause in ("gun", "knife", "poison") else "other"
                return self.say(f"harm-{kind}", other=self.name(victim))
            case a.Explode(finder, near):
                found = _Line(self._words, self._table, finder)
                if near:
                    return found.say("explode", near=self.names(near))
                return found.say("explode-alone")
            case a.AnswerHarm(victim, answer):
                said = _Line(self._words, self._table, victim).say(f"answer-{answer}")
                if victim == self._seat:
                    return said
                by = self.by()
                return self._words("secret_night-log-answered-by", line=said, by=by)
            case a.SayDeath(other, by):
                if by == other:
                    return self.say("death", other=self.name(other))
                return self.say("death-by", other=self.name(other), by=self.name(by))
            case a.Heal(other, skill):
                if skill:
                    return self.say("heal-skill", other=self.name(other))
                if other == self._seat:
                    return self.say("heal-self")
                return self.say("heal", other=self.name(other))
            case a.MoveDog(steps):
                return self.say("dog", steps=steps)
            case a.DogAttack(victim):
                return self.say("bite", other=self.name(victim))
            case a.GiveBeef():
                return self.say("beef")
            case _:
                assert_never(act)

    def ask(self, act: Ask) -> str:
        """At whom; what was seen, drawn or said stands nowhere."""
        match act:
            case a.LookAtRole(at):
                return self.say("look", other=self.name(at))
            case a.StealCard(victim):
                return self.say("steal", other=self.name(victim))
            case a.Whisper(to):
                return self.say("whisper", other=self.name(to))
            case _:
                assert_never(act)

    def capture(self, act: captures.Act | arrests.Act | escapes.Act) -> str:
        match act:
            case a.Cuff(victim):
                return self.say("cuff", other=self.name(victim))
            case a.Tie(victim):
                return self.say("tie", other=self.name(victim))
            case a.BreakSpin(green):
                return self.say("break-green" if green else "break-not")
            case a.BreakWheel():
                return self.say("break-wheel")
            case a.UseSmoke():
                return self.say("smoke")
            case a.GiveIn():
                return self.say("give-in")
            case a.Confiscate(money):
                return self.say("confiscate", money=money)
            case a.Untie(seat):
                return self.say("untie", other=self.name(seat))
            case a.Escape(vehicle, aboard, money):
                return self.say(f"escape-{vehicle}", aboard=self.names(aboard), money=money)
            case _:
                assert_never(act)

    def house(self, act: house.Act | a.EnterSegments | a.ByHand) -> str:
        match act:
            case a.BreakWindow():
                return self.say("window")
            case a.LockDoor(number):
                return self.say("lock", number=number)
            case a.UnlockDoor(number):
                return self.say("unlock", number=number)
            case a.EnterSegments(segments):
                return self.say("segments", count=len(segments))
            case a.ByHand(field, value, seat, by):
                shown = _value(self._words, field, value)
                key, who = f"secret_night-hand-{field}", {"other": self.name(seat)}
                if field in BANS:
                    who["by"] = self.name(by)
                return self.say("by-hand", what=self._words(key, value=shown, **who))
            case _:
                assert_never(act)


def _value(words: Words, field: Field, value: int) -> Argument:
    """A number as it is said; where it stands for something, that thing's name."""
    if field is Field.SCORE:
        return signed(value)
    if field is Field.DISC and value in range(len(Square)):
        return words(f"secret_night-square-{tuple(Square)[value]}")
    if field is Field.CHARACTER and value in range(len(Character)):
        return words(f"secret_night-character-{tuple(Character)[value]}")
    return value
