"""What the box of Hotel Perfidious holds, for every kind of piece; marks set by hand."""

from companion.games.hotel_perfidious import sheet
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.items import Furnishing, Item
from companion.games.hotel_perfidious.rules.refusals import NoneLeft, NoPhone, NoSuchNumber
from companion.games.hotel_perfidious.rules.turns import NotYourself
from tests.support.hotel_story import ANNA, BRUNO, CARLA, mission

MARK = b"m" * 32
PLANT, ARMOIRE = Furnishing.PLANT, Furnishing.ARMOIRE


def test_the_box_holds_three_of_a_trap_and_two_phones() -> None:
    story = mission(literal_traps=True)
    for _ in range(3):
        story.does(ANNA, a.SpringTrap(Item.HONEY_TRAP), a.FaceTrap(Item.BIBLE, take=True))
    story.refuses(ANNA, a.SpringTrap(Item.HONEY_TRAP), NoneLeft())
    story.refuses(ANNA, a.SpringTrap(Item.HONEY_TRAP, in_hand=True), NoneLeft())
    story.does(ANNA, a.DropPhone(BRUNO), a.PickUp(1), a.PickUp())
    story.refuses(ANNA, a.DropPhone(BRUNO), NoPhone()).refuses(ANNA, a.PickUp(), NoPhone())
    assert story.hotel.souvenirs_of(ANNA) == 5
    story.does(ANNA, a.TakenByHand(Item.PHONE, 1), a.DropPhone(BRUNO))
    story.refuses(ANNA, a.TakenByHand(Item.PHONE, 2), NoSuchNumber())
    story.refuses(ANNA, a.TakenByHand(Item.HELMET, 1), NoSuchNumber())


def test_what_a_phone_shows_beyond_the_box_is_seen_but_no_souvenir() -> None:
    """Somebody has set what the book says, and was wrong: the tile is shown all the same."""
    story = mission(keep_decks=True).does(ANNA, a.TakenByHand(Item.CONTACT_POISON, 3))
    story.sets(ANNA, 3, PLANT, Item.CONTACT_POISON).does(ANNA, a.TurnUp(1))
    assert story.hotel.seen_of(Item.CONTACT_POISON) == 3
    story.refuses(ANNA, a.FaceTrap(Item.GLOVES, take=True), NoneLeft())
    story.does(ANNA, a.FaceTrap(Item.GLOVES))
    story.does(ANNA, a.SetTile(4, PLANT, MARK), a.TurnUp(2))
    story.refuses(BRUNO, a.SayTile(2, Item.CONTACT_POISON), NoneLeft())


def test_fourteen_souvenirs_are_all_there_are() -> None:
    story = (
        mission().has(BRUNO, 10).refuses(ANNA, a.ByHand(Field.SOUVENIRS, ANNA, 5), NoSuchNumber())
    )
    story.has(ANNA, 4).does(ANNA, a.SpringTrap(Item.NUTCRACKER))
    story.refuses(ANNA, a.FaceTrap(Item.HELMET, take=True), NoneLeft())
    story.does(ANNA, a.FaceTrap(Item.HELMET)).refuses(ANNA, a.PickUp(), NoneLeft())


def test_nine_tiles_have_one_back_and_no_two_hold_the_same_one() -> None:
    story = mission().does(ANNA, *[a.SetTile(1, ARMOIRE, MARK)] * 9)
    story.refuses(ANNA, a.SetTile(2, ARMOIRE, MARK), NoneLeft())
    story = mission().does(ANNA, a.TakenByHand(Item.NUTCRACKER, 3))
    story.does(ANNA, a.FindSign(Item.WE_ARROW, 1, 1), *[a.SetTile(1, ARMOIRE, MARK)] * 5)
    story.refuses(ANNA, a.SetTile(2, ARMOIRE, MARK), NoneLeft())
    story = mission().does(ANNA, a.Whack(BRUNO))
    story.does(ANNA, a.SayItems(ANNA, (Item.BLACKJACK, Item.BLACKJACK)))
    story.refuses(ANNA, a.SayItems(BRUNO, (Item.BLACKJACK, Item.BLACKJACK)), NoneLeft())
    story.does(ANNA, a.SayItems(BRUNO, (Item.BLACKJACK,)))
    book = sheet.added((), story.hotel, ANNA, Item.GLOVES, up=False)
    book = sheet.added(book, story.hotel, ANNA, Item.GLOVES, up=False)
    assert sheet.added(book, story.hotel, ANNA, Item.GLOVES, up=False) == book


def test_calls_and_falls_are_set_by_hand_too() -> None:
    story = mission().does(CARLA, a.ByHand(Field.RINGS, BRUNO, ANNA))
    assert [(call.caller, call.target) for call in story.hotel.calls] == [(ANNA, BRUNO)]
    story.refuses(CARLA, a.ByHand(Field.RINGS, BRUNO, BRUNO), NotYourself())
    story.does(CARLA, a.ByHand(Field.RINGS, CARLA, ANNA))
    story.refuses(CARLA, a.ByHand(Field.RINGS, ANNA, BRUNO), NoPhone())
    book = sheet.added((), story.hotel, ANNA, Item.KEY, up=False)
    assert sheet.now(book, story.does(BRUNO, a.ByHand(Field.KNOCKS, ANNA, 1)).hotel, ANNA) == ()
    assert sheet.now(book, story.does(BRUNO, a.ByHand(Field.KNOCKS, ANNA, 0)).hotel, ANNA) == book
