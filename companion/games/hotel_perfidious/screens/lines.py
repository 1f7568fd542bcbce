"""Every act in words, for the log, and what came of it. Never a concealed tile."""

from typing import assert_never

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.duel import DieRolled, DuelOver, ItemsShown
from companion.games.hotel_perfidious.rules.game import Act, Ask, Event
from companion.games.hotel_perfidious.rules.items import Item
from companion.games.hotel_perfidious.rules.mission import CompassTurned, MissionOver
from companion.games.hotel_perfidious.rules.tiles import TileShown
from companion.games.hotel_perfidious.rules.turns import Knocked, TurnBegan
from companion.games.hotel_perfidious.screens import names
from companion.table.state import Table
from companion.ui.game_reading import acted_by
from companion.ui.words import Argument, Words


def line(words: Words, table: Table, act: Act | Ask, seat: int | None) -> str:
    """Who did what. seat: who acted."""
    name = acted_by(words, table, seat)

    def say(key: str, **more: Argument) -> str:
        return names.say(words, f"log-{key}", name=name, **more)

    def who(number: int) -> str:
        return names.seat(table, number)

    match act:
        case a.Register(room):
            return say("register", room=room)
        case a.EndTurn():
            return say("end-turn")
        case a.SetTile(room, furnishing):
            return say("set", place=names.place(words, room, furnishing))
        case a.TurnUp(number):
            return say("turn-up", number=number)
        case a.ShowTile():
            return say("show-tile")
        case a.SayTile(_, item):
            return say("say-tile", item=names.item(words, item))
        case a.ClearTile(number):
            return say("clear", number=number)
        case a.SpringTrap(trap):
            return say("spring", trap=names.short(words, trap))
        case a.FaceTrap(counter, take):
            return _faced(words, name, counter, take)
        case a.Whack(defender):
            return say("whack", other=who(defender))
        case a.LayInventory():
            return say("ready")
        case a.ShowInventory():
            return say("show-items")
        case a.SayItems(of, items):
            return say("say-items", other=who(of), items=names.several(words, items))
        case a.Roll():
            return say("roll")
        case a.SayRoll(of, number):
            return say("say-roll", other=who(of), number=number)
        case a.RollAgain():
            return say("again")
        case a.Settle():
            return say("settle")
        case a.CallOff():
            return say("call-off")
        case a.StayInCellar():
            return say("cellar")
        case a.DropPhone(target):
            return say("phone", other=who(target))
        case a.PickUp():
            return say("pick-up")
        case a.FindSign(sign, column, row):
            return say("sign", sign=names.item(words, sign), column=column, row=row)
        case a.TurnCompass(north):
            return say("north", north=names.say(words, f"north-{north}"))
        case a.MarkDrop(column, row):
            return say("mark", column=column, row=row) if column else say("unmark")
        case a.DropBlueprints(count):
            return say("drop", count=count)
        case a.Draw(furnishing):
            return say("draw", back=names.furnishing(words, furnishing))
        case a.PutBack(furnishing):
            return say("put-back", back=names.furnishing(words, furnishing))
        case a.NoteSeen(item, count):
            return say("seen", item=names.item(words, item), count=count)
        case a.DeckByHand(furnishing, left):
            return say("deck", back=names.furnishing(words, furnishing), count=left)
        case a.ByHand(field, of, value):
            whose = {"caller": who(value)} if field is a.Field.RINGS else {"value": value}
            what = names.say(words, f"log-hand-{field}", other=who(of), **whose)
            return say("by-hand", what=what)
        case a.TakenByHand(item, count):
            return say("taken", item=names.short(words, item), count=count)
        case a.Nothing():
            return ""
        case _:
            assert_never(act)


def _faced(words: Words, name: str, counter: Item, take: bool) -> str:
    if counter is Item.NOTHING:
        return names.say(words, "log-struck", name=name)
    key = "log-beaten-taken" if take else "log-beaten"
    return names.say(words, key, name=name, item=names.short(words, counter))


def outcomes(words: Words, table: Table, events: tuple[Event, ...]) -> str:
    """What chance gave, what lay there, who is down, who wins, whose turn it is."""
    said = [sentence for event in events if (sentence := _outcome(words, table, event))]
    return " ".join(said)


def _outcome(words: Words, table: Table, event: Event) -> str:
    def say(key: str, **more: Argument) -> str:
        return names.say(words, f"came-{key}", **more)

    def who(number: int) -> str:
        return names.seat(table, number)

    match event:
        case TurnBegan(seat, skipped):
            missed = "".join(f"{say('skipped', name=who(one))} " for one in skipped)
            return f"{missed}{say('turn', name=who(seat))}"
        case TileShown(_, item, proven):
            return say("tile" if proven else "tile-said", item=names.item(words, item))
        case Knocked(seat):
            return say("knocked", name=who(seat))
        case ItemsShown(seat, items):
            return say("items", name=who(seat), items=names.several(words, items))
        case DieRolled(_, number):
            return say("rolled", number=number)
        case DuelOver(winner, loser, attack, defence, souvenirs):
            return say(
                "duel",
                name=who(winner),
                other=who(loser),
                attack=attack,
                defence=defence,
                count=souvenirs,
            )
        case CompassTurned(north):
            return say("north", north=names.say(words, f"north-{north}"))
        case MissionOver(wins):
            return " ".join(say("wins", name=who(seat), count=won) for seat, won in wins)
        case _:
            return ""
