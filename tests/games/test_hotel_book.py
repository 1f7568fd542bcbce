"""Stories of Hotel Perfidious from the rulebook: traps, duels, phones, the Dead Drop, victory."""

import dataclasses

import pytest

from companion.games import words as folders_of_games
from companion.games.hotel_perfidious import sheet
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.dead_drop import Direction
from companion.games.hotel_perfidious.rules.decks import DeckEmpty, NoDecks, NotToTheBottom
from companion.games.hotel_perfidious.rules.duel import (
    LaidAlready,
    NoDuel,
    NoInventory,
    NoSuchFace,
    NotReady,
    NotRolled,
    RolledAlready,
)
from companion.games.hotel_perfidious.rules.items import (
    ITEMS,
    NOBODY,
    Furnishing,
    Item,
    fits,
    packed,
    unpacked,
)
from companion.games.hotel_perfidious.rules.mission import (
    NoBlueprint,
    NoSuchSquare,
    NotASign,
    TapTheSquare,
)
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.games.hotel_perfidious.rules.phones import NotYourCall
from companion.games.hotel_perfidious.rules.refusals import (
    FalseMark,
    GameOver,
    NoPhone,
    NoSuchNumber,
    NoSuchRoom,
)
from companion.games.hotel_perfidious.rules.tiles import NoSuchTile, TileUp, WrongBack
from companion.games.hotel_perfidious.rules.traps import NoCounter, OnlyOnTheBoard
from companion.games.hotel_perfidious.rules.turns import (
    BedTaken,
    DuelOpen,
    NothingToCallOff,
    NotYourself,
    NotYourTurn,
    OnThePhone,
    TileOpen,
    TrapOpen,
)
from companion.refusal import Refusal
from companion.table import lobby
from companion.table.refusal import NoSuchSeat
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.hotel_story import ANNA, BRUNO, CARLA, mission

MARK = b"m" * 32
PLANT, RUG, ARMOIRE = Furnishing.PLANT, Furnishing.RUG, Furnishing.ARMOIRE


# --- the set-up and the turn


def test_nine_tiles_go_to_nine_rooms_and_no_bed_among_them() -> None:
    """HP-S1."""
    hotel = mission().hotel
    assert len(hotel.rooms) == 9
    assert [hotel.rooms.count(back) for back in Furnishing] == [3, 0, 3, 3]
    assert [hotel.left_in(back) for back in Furnishing] == [6, 9, 6, 6]


def test_who_begins_is_drawn_or_chosen() -> None:
    """HP-def8."""
    story = mission(choose_first=True)
    begun = story.evening.game.deal(story.hotel, story.evening.chance).events[0]
    assert begun.first == NOBODY
    story = mission()
    assert story.evening.game.deal(story.hotel, story.evening.chance).events[0].first == ANNA


@pytest.mark.parametrize("shared", [True, False])
def test_a_bed_belongs_to_one_agent(shared: bool) -> None:
    """HP-def15."""
    story = mission(same_bed=shared).does(ANNA, a.Register(4))
    story.refuses(BRUNO, a.Register(0), NoSuchRoom()).refuses(BRUNO, a.Register(10), NoSuchRoom())
    if shared:
        story.does(BRUNO, a.Register(4))
    else:
        story.refuses(BRUNO, a.Register(4), BedTaken())


def test_only_whose_turn_it_is_acts_and_anybody_may_end_it() -> None:
    story = mission().refuses(BRUNO, a.SetTile(1, PLANT, MARK), NotYourTurn())
    story.refuses(BRUNO, a.Whack(ANNA), NotYourTurn())
    assert story.does(CARLA, a.EndTurn()).hotel.turn == BRUNO


def test_who_is_knocked_senseless_is_passed_by_once() -> None:
    story = mission().does(ANNA, a.ByHand(Field.FORFEITS, BRUNO, 1)).does(ANNA, a.EndTurn())
    assert story.hotel.turn == CARLA
    assert story.hotel.forfeits_of(BRUNO) == 0
    assert story.does(CARLA, a.EndTurn(), a.EndTurn()).hotel.turn == BRUNO


# --- tiles and traps


def test_a_trap_that_was_set_is_proven_when_it_springs() -> None:
    story = mission().sets(ANNA, 3, PLANT, Item.CONTACT_POISON).does(ANNA, a.EndTurn())
    assert story.hotel.tiles[0].item is Item.NOTHING
    story.does(BRUNO, a.TurnUp(1))
    trap = story.hotel.trap
    assert trap is not None
    assert (trap.seat, trap.trap) == (BRUNO, Item.CONTACT_POISON)
    story.refuses(BRUNO, a.EndTurn(), TrapOpen())
    story.refuses(BRUNO, a.FaceTrap(Item.HELMET), NoCounter())
    story.does(BRUNO, a.FaceTrap(Item.GLOVES, take=True))
    assert story.hotel.souvenirs_of(BRUNO) == 1
    assert story.hotel.lying == ()
    assert story.hotel.turn == BRUNO


def test_the_books_agent_with_a_key_only_goes_to_bed() -> None:
    """HP-T11: the tile stays face up, the turn is over, the next one forfeited."""
    story = mission().sets(ANNA, 6, RUG, Item.KNOCKOUT_GAS).does(ANNA, a.EndTurn())
    story.does(BRUNO, a.TurnUp(1), a.FaceTrap(Item.NOTHING))
    (tile,) = story.hotel.lying
    assert tile.up
    assert story.hotel.turn == CARLA
    assert story.hotel.forfeits_of(BRUNO) == story.hotel.knocks_of(BRUNO) == 1
    story.refuses(CARLA, a.TurnUp(1), TileUp())
    assert story.does(CARLA, a.ClearTile(1)).hotel.lying == ()


def test_what_is_only_hidden_springs_nothing() -> None:
    story = mission().sets(ANNA, 1, RUG, Item.BIBLE).does(ANNA, a.TurnUp(1))
    assert story.hotel.trap is None
    assert story.hotel.lying[0].item is Item.BIBLE


def test_nobody_shows_another_tile_than_was_laid() -> None:
    story = mission()
    frog = story.keep(bytes((ITEMS.index(Item.CONTACT_POISON),)))
    nonce, secret = story.laid.pop(frog)
    story.does(ANNA, a.SetTile(1, PLANT, frog), a.TurnUp(1))
    helmet = bytes((ITEMS.index(Item.HELMET),))
    story.refuses(ANNA, a.ShowTile(nonce, helmet), FalseMark())
    story.refuses(ANNA, a.ShowTile(b"", secret), FalseMark())
    story.refuses(BRUNO, a.ShowTile(nonce, secret), NoSuchTile())
    story.refuses(ANNA, a.EndTurn(), TileOpen())
    assert story.does(ANNA, a.ShowTile(nonce, secret)).hotel.trap is not None


@pytest.mark.parametrize("secret", [bytes((ITEMS.index(Item.BIBLE),)), b"\xff", b"\1\2"])
def test_a_tile_of_another_back_is_none(secret: bytes) -> None:
    story = mission()
    laid = story.keep(secret)
    nonce, _ = story.laid.pop(laid)
    story.does(ANNA, a.SetTile(1, PLANT, laid), a.TurnUp(1))
    wrong = WrongBack() if len(secret) == 1 else FalseMark()
    story.refuses(ANNA, a.ShowTile(nonce, secret), wrong)
    story.refuses(BRUNO, a.SayTile(1, Item.BIBLE), WrongBack())
    assert story.does(BRUNO, a.SayTile(1, Item.HELMET)).hotel.tiles[0].item is Item.HELMET


def test_a_dead_phones_tile_is_read_off_the_board_or_left_alone() -> None:
    story = mission().does(ANNA, a.SetTile(2, ARMOIRE, MARK), a.TurnUp(1))
    assert story.hotel.turning is not None
    story.does(BRUNO, a.CallOff()).refuses(BRUNO, a.CallOff(), NothingToCallOff())
    story.does(ANNA, a.TurnUp(1), a.SayTile(1, Item.NUTCRACKER))
    assert story.hotel.trap is not None


@pytest.mark.parametrize("down", [True, False])
def test_a_beaten_trap_that_is_left_is_harmless_or_armed_again(down: bool) -> None:
    """HP-def21."""
    story = mission(beaten_face_down=down).sets(ANNA, 3, PLANT, Item.CONTACT_POISON)
    story.does(ANNA, a.TurnUp(1), a.FaceTrap(Item.SYRINGE))
    assert story.hotel.souvenirs == ()
    if down:
        assert story.does(ANNA, a.TurnUp(1)).hotel.trap is not None
    else:
        story.refuses(ANNA, a.TurnUp(1), TileUp())


@pytest.mark.parametrize("literal", [True, False])
def test_a_trap_in_the_hand_goes_off_by_the_letter_only(literal: bool) -> None:
    """HP-def7."""
    story, act = mission(literal_traps=literal), a.SpringTrap(Item.HONEY_TRAP, in_hand=True)
    if not literal:
        story.refuses(BRUNO, act, OnlyOnTheBoard())
        return
    story.does(BRUNO, act, a.FaceTrap(Item.NOTHING))
    assert story.hotel.turn == ANNA
    assert story.hotel.forfeits_of(BRUNO) == 1


@pytest.mark.parametrize("used", [True, False])
def test_a_counter_wears_out_where_the_house_wants_it(used: bool) -> None:
    """HP-def2."""
    story = mission(counter_used_up=used).does(ANNA, a.SpringTrap(Item.NUTCRACKER))
    before = len(story.evening.log)
    story.does(ANNA, a.FaceTrap(Item.HELMET))
    assert f'"used":{str(used).lower()}' in story.evening.log[before].body


def test_who_does_not_get_out_of_the_cellar_is_knocked_senseless_with_all_that_means() -> None:
    """Turn over, next one forfeited, what was held lies in the corridor: the book is empty."""
    story = mission()
    book = sheet.added((), story.hotel, ANNA, Item.KEY, up=False)
    story.refuses(BRUNO, a.StayInCellar(), NotYourTurn())
    story.does(ANNA, a.StayInCellar())
    assert story.hotel.turn == BRUNO
    assert story.hotel.forfeits_of(ANNA) == story.hotel.knocks_of(ANNA) == 1
    assert sheet.now(book, story.hotel, ANNA) == ()


def test_who_is_called_may_still_move_and_so_get_lost_in_the_cellar() -> None:
    story = mission().does(ANNA, a.DropPhone(BRUNO), a.EndTurn())
    assert story.does(BRUNO, a.StayInCellar()).hotel.turn == CARLA
    story = mission().does(ANNA, a.Whack(BRUNO)).refuses(ANNA, a.StayInCellar(), DuelOpen())


# --- the duel


def test_both_lay_what_they_hold_and_nobody_sees_it_before_both_have() -> None:
    story = mission().has(BRUNO, 3).does(ANNA, a.Whack(BRUNO))
    story.refuses(ANNA, a.Roll(), NotReady()).readies(ANNA, Item.BLACKJACK, Item.BIBLE)
    assert story.duel.attacker.items is None
    story.refuses(ANNA, a.LayInventory(MARK), LaidAlready())
    story.refuses(ANNA, a.ShowInventory(b"n" * 16, b"\0\0"), NotReady())
    story.refuses(CARLA, a.LayInventory(MARK), NoDuel())
    story.readies(BRUNO, Item.GLOVES)
    assert story.duel.attacker.items == (Item.BLACKJACK, Item.BIBLE)
    assert story.duel.defender.items == (Item.GLOVES,)
    story.lucky(1, 5).does(BRUNO, a.Roll()).refuses(BRUNO, a.Roll(), RolledAlready())
    story.refuses(ANNA, a.Settle(), NotRolled()).does(ANNA, a.Roll())
    assert [side.roll for side in story.duel.both] == [6, 2]
    story.does(CARLA, a.Settle())
    assert story.hotel.souvenirs == ((ANNA, 3),)
    assert story.hotel.turn == ANNA
    assert story.hotel.forfeits == ((BRUNO, 1),)


def test_a_tie_goes_to_the_defender_and_the_attackers_turn_is_over() -> None:
    story = mission().has(ANNA, 2).fights(ANNA, BRUNO, 4, 4)
    assert story.hotel.souvenirs == ((BRUNO, 2),)
    assert story.hotel.turn == BRUNO
    assert story.hotel.forfeits == ((ANNA, 1),)


@pytest.mark.parametrize("ends", [True, False])
def test_a_won_whack_ends_the_turn_where_the_house_wants_it(ends: bool) -> None:
    """HP-def10: the loser forfeits the next turn in any case."""
    story = mission(attackers_turn_ends=ends).fights(ANNA, BRUNO, 5, 4)
    assert story.hotel.turn == (CARLA if ends else ANNA)


@pytest.mark.parametrize("stack", [True, False])
def test_two_blackjacks_count_once_or_twice(stack: bool) -> None:
    """HP-def6."""
    story = mission(bonuses_stack=stack).does(ANNA, a.Whack(BRUNO))
    two = (Item.BLACKJACK, Item.BLACKJACK)
    story.does(ANNA, a.SayItems(ANNA, two), a.SayItems(BRUNO, ()))
    assert story.duel.attacker.plus(stack) == (6 if stack else 3)
    story.does(ANNA, a.SayRoll(ANNA, 1), a.SayRoll(BRUNO, 5), a.Settle())
    assert story.hotel.forfeits == (((BRUNO, 1),) if stack else ((ANNA, 1),))


def test_dice_and_items_are_corrected_before_it_is_settled() -> None:
    story = mission().does(ANNA, a.Whack(BRUNO))
    three = (Item.HELMET, Item.BIBLE, Item.BLACKJACK)
    for items in (three, (Item.COMPASS,), (Item.PHONE,) * 2 + (Item.KEY,), (Item.NOTHING,)):
        story.refuses(CARLA, a.SayItems(ANNA, items), NoInventory())
    story.does(CARLA, a.SayItems(ANNA, (Item.HELMET,)), a.SayItems(BRUNO, ()))
    story.refuses(CARLA, a.SayRoll(ANNA, 7), NoSuchFace())
    story.refuses(CARLA, a.SayRoll(CARLA, 3), NoDuel())
    story.does(CARLA, a.SayRoll(ANNA, 2), a.SayRoll(ANNA, 3), a.RollAgain())
    assert not story.duel.attacker.roll
    story.does(BRUNO, a.CallOff())
    assert story.hotel.duel is None
    assert story.hotel.turn == ANNA


def test_nobody_fights_himself_or_while_something_waits() -> None:
    story = mission().refuses(ANNA, a.Whack(ANNA), NotYourself())
    story.refuses(ANNA, a.Whack(7), NoSuchSeat()).does(ANNA, a.Whack(BRUNO))
    for act in (a.EndTurn(), a.SetTile(1, PLANT, MARK), a.DropBlueprints(1), a.Whack(CARLA)):
        story.refuses(ANNA, act, DuelOpen())


def test_an_inventory_is_two_bytes_whatever_it_is() -> None:
    for items in ((), (Item.KEY,), (Item.BLACKJACK, Item.BLACKJACK)):
        assert len(packed(items)) == 2
        assert unpacked(packed(items)) == items
    for broken in (b"", b"\0", b"\xff\0", bytes((ITEMS.index(Item.COMPASS), 0))):
        with pytest.raises(ValueError, match="no"):
            unpacked(broken)


# --- phones


def test_who_is_called_may_only_move_until_somebody_picks_up() -> None:
    story = mission().does(ANNA, a.DropPhone(BRUNO), a.EndTurn())
    for act in (a.SetTile(1, PLANT, MARK), a.Whack(ANNA), a.DropBlueprints(1), a.DropPhone(ANNA)):
        story.refuses(BRUNO, act, OnThePhone())
    story.refuses(BRUNO, a.PickUp(9), NoPhone()).refuses(CARLA, a.PickUp(1), NotYourTurn())
    story.does(BRUNO, a.PickUp(1))
    assert story.hotel.calls == ()
    assert story.hotel.souvenirs_of(BRUNO) == 1


def test_two_phones_ring_at_most_and_one_may_lie_silent() -> None:
    story = mission().refuses(ANNA, a.DropPhone(ANNA), NotYourself())
    story.does(ANNA, a.DropPhone(BRUNO))
    story.does(ANNA, a.DropPhone(CARLA)).refuses(ANNA, a.DropPhone(BRUNO), NoPhone())
    story.refuses(ANNA, a.PickUp(), NoPhone())
    story.does(ANNA, a.ByHand(Field.CALL, BRUNO, 1))
    assert [call.target for call in story.hotel.calls] == [CARLA]


def test_the_called_agent_may_be_forbidden_to_answer() -> None:
    """HP-def12."""
    story = mission(answers_own_call=False).does(ANNA, a.DropPhone(BRUNO), a.EndTurn())
    story.refuses(BRUNO, a.PickUp(1), NotYourCall())


@pytest.mark.parametrize("rings", [True, False])
def test_a_phone_lost_in_a_fall_rings_where_the_house_wants_it(rings: bool) -> None:
    """HP-def11."""
    story = mission(knocked_phone_calls=rings).fights(ANNA, BRUNO, 6, 1)
    if rings:
        story.does(BRUNO, a.DropPhone(CARLA))
        story.refuses(CARLA, a.DropPhone(BRUNO), NotYourTurn())
    else:
        story.refuses(BRUNO, a.DropPhone(CARLA), NotYourTurn())


def test_one_fall_rings_once_even_of_who_is_called_and_not_after_the_own_next_turn() -> None:
    """HP-def11 is about that drop alone: afterwards a phone is dropped as ever."""
    story = mission(knocked_phone_calls=True).does(ANNA, a.DropPhone(BRUNO))
    story.fights(ANNA, BRUNO, 6, 1).does(BRUNO, a.DropPhone(CARLA))
    assert [call.target for call in story.hotel.calls] == [BRUNO, CARLA]
    story.does(ANNA, a.PickUp(2)).refuses(BRUNO, a.DropPhone(CARLA), NotYourTurn())
    story = mission(knocked_phone_calls=True).fights(ANNA, BRUNO, 6, 1)
    story.does(ANNA, *[a.EndTurn()] * 3)
    assert story.hotel.turn == BRUNO
    story.does(BRUNO, a.EndTurn()).refuses(BRUNO, a.DropPhone(ANNA), NotYourTurn())


# --- the Dead Drop and victory


def test_the_books_dead_drop_is_column_five_and_row_six() -> None:
    """HP-DD1; HP-def4: the app turns the compass when it is found."""
    story = mission().does(ANNA, a.FindSign(Item.NS_ARROW, 5, 2))
    story.does(ANNA, a.FindSign(Item.WE_ARROW, 1, 6)).lucky(0)
    assert story.hotel.dead_drop is None
    story.does(BRUNO, a.FindSign(Item.COMPASS, 3, 3))
    assert story.hotel.north is Direction.UP
    assert story.hotel.dead_drop == (5, 6)
    assert story.does(ANNA, a.TurnCompass(Direction.LEFT)).hotel.dead_drop == (1, 2)
    assert story.does(ANNA, a.MarkDrop(2, 2)).hotel.dead_drop == (2, 2)
    assert story.does(ANNA, a.MarkDrop(0, 0)).hotel.dead_drop == (1, 2)
    story.refuses(ANNA, a.FindSign(Item.HELMET, 1, 1), NotASign())
    story.refuses(ANNA, a.FindSign(Item.COMPASS, 9, 1), NoSuchSquare())
    story.refuses(ANNA, a.MarkDrop(0, 3), NoSuchSquare())


def test_the_finder_may_turn_the_compass_or_the_table_mark_the_square() -> None:
    """HP-def3, HP-def4."""
    story = mission(compass_by_hand=True).does(ANNA, a.FindSign(Item.COMPASS, 1, 1))
    assert story.hotel.north is None
    story = mission(tap_the_square=True)
    story.refuses(ANNA, a.FindSign(Item.COMPASS, 1, 1), TapTheSquare())
    assert story.does(ANNA, a.MarkDrop(5, 6)).hotel.dead_drop == (5, 6)


def test_blueprints_times_souvenirs_win_and_wins_go_on() -> None:
    """HP-V4."""
    story = mission().has(ANNA, 4).does(ANNA, a.DropBlueprints(2))
    assert story.hotel.gained == ((ANNA, 8),)
    assert story.hotel.over
    story.refuses(BRUNO, a.EndTurn(), GameOver())
    story.refuses(BRUNO, a.ByHand(Field.TURN, BRUNO), GameOver())
    story.does(BRUNO, a.ByHand(Field.WINS, BRUNO, 3))
    assert story.evening.end() is None
    assert story.evening.do(lobby.again(story.evening.table, 0)) is None
    again = story.evening.dealt().table.state
    assert again.wins == ((ANNA, 8), (BRUNO, 3))
    assert not again.over


@pytest.mark.parametrize("one", [True, False])
def test_no_souvenirs_make_nothing_of_it_or_one(one: bool) -> None:
    """HP-def1."""
    story = mission(zero_counts_one=one).does(ANNA, a.DropBlueprints(2))
    assert dict(story.hotel.gained or ()).get(ANNA, 0) == (2 if one else 0)
    assert story.hotel.over


def test_the_table_may_play_on_for_both_blueprints() -> None:
    """HP-def5: each counts with the souvenirs of the end."""
    story = mission(both_blueprints=True).has(ANNA, 1).does(ANNA, a.DropBlueprints(1))
    assert not story.hotel.over
    story.refuses(ANNA, a.DropBlueprints(2), NoBlueprint()).refuses(
        ANNA, a.DropBlueprints(0), NoBlueprint()
    )
    story.has(ANNA, 3).has(BRUNO, 2).does(ANNA, a.EndTurn()).does(BRUNO, a.DropBlueprints(1))
    assert story.hotel.gained == ((ANNA, 3), (BRUNO, 2))


# --- decks, corrections, the private book


def test_decks_are_counted_where_the_table_wants_it() -> None:
    """HP-def14, HP-def20."""
    mission().refuses(ANNA, a.Draw(PLANT), NoDecks()).refuses(
        ANNA, a.NoteSeen(Item.HELMET, 1), NoDecks()
    )
    story = mission(keep_decks=True).does(ANNA, *[a.Draw(PLANT)] * 6)
    story.refuses(ANNA, a.Draw(PLANT), DeckEmpty())
    story.refuses(ANNA, a.PutBack(PLANT), NotToTheBottom())
    story.does(ANNA, a.DeckByHand(PLANT, 4), a.NoteSeen(Item.HELMET, 2))
    story.refuses(ANNA, a.NoteSeen(Item.HELMET, 3), NoSuchNumber())
    story.refuses(ANNA, a.DeckByHand(PLANT, 10), NoSuchNumber())
    assert story.hotel.left_in(PLANT) == 4
    story = mission(keep_decks=True, to_bottom=True).does(ANNA, a.PutBack(RUG))
    assert story.hotel.left_in(RUG) == 7


def test_who_is_called_draws_nothing_nor_does_who_is_not_on_turn() -> None:
    """A search is an action; while the phone rings there is none but Move."""
    story = mission(keep_decks=True, to_bottom=True).does(ANNA, a.DropPhone(BRUNO))
    for act in (a.Draw(PLANT), a.PutBack(PLANT)):
        story.refuses(BRUNO, act, NotYourTurn())
    story.does(ANNA, a.EndTurn())
    for act in (a.Draw(PLANT), a.PutBack(PLANT)):
        story.refuses(BRUNO, act, OnThePhone())
    story.does(CARLA, a.DeckByHand(PLANT, 5)).does(BRUNO, a.PickUp(1), a.Draw(PLANT))
    assert story.hotel.left_in(PLANT) == 4


def test_what_lies_open_has_been_seen() -> None:
    story = mission(keep_decks=True).does(ANNA, a.SpringTrap(Item.NUTCRACKER))
    story.does(ANNA, a.FaceTrap(Item.HELMET, take=True), a.SpringTrap(Item.NUTCRACKER))
    assert story.hotel.seen_of(Item.NUTCRACKER) == 2


WRONG: list[tuple[a.ByHand, Refusal]] = [
    (a.ByHand(Field.SOUVENIRS, ANNA, 15), NoSuchNumber()),
    (a.ByHand(Field.FORFEITS, ANNA, -1), NoSuchNumber()),
    (a.ByHand(Field.BLUEPRINTS, ANNA, 3), NoSuchNumber()),
    (a.ByHand(Field.WINS, 9, 3), NoSuchSeat()),
    (a.ByHand(Field.CALL, ANNA, 1), NoPhone()),
]


@pytest.mark.parametrize(("act", "why"), WRONG)
def test_numbers_by_hand_stay_possible(act: a.ByHand, why: Refusal) -> None:
    mission().refuses(ANNA, act, why)


def test_two_blueprints_are_all_there_are() -> None:
    story = mission().does(ANNA, a.ByHand(Field.BLUEPRINTS, ANNA, 1))
    story.refuses(ANNA, a.ByHand(Field.BLUEPRINTS, BRUNO, 2), NoSuchNumber())


def test_the_private_book_follows_the_table() -> None:
    """A tile that was set is out of the hand, and in it again when that is taken back."""
    story = mission()
    book = sheet.added((), story.hotel, ANNA, Item.CONTACT_POISON, up=False)
    book = sheet.added(book, story.hotel, ANNA, Item.OVERSHOES, up=False)
    assert sheet.squares(sheet.now(book, story.hotel, ANNA), must_be_ready=False) == 9
    assert sheet.squares(sheet.now(book, story.hotel, ANNA), must_be_ready=True) == 6
    (frog,) = [one for one in book if fits(one.item, PLANT)]
    story.sets(ANNA, 3, PLANT, Item.CONTACT_POISON)
    book = sheet.laid_as(book, frog, story.hotel.tiles[0].mark)
    assert sheet.items(sheet.now(book, story.hotel, ANNA)) == (Item.OVERSHOES,)
    assert story.evening.take_back() is None
    assert set(sheet.items(sheet.now(book, story.hotel, ANNA))) == {
        Item.CONTACT_POISON,
        Item.OVERSHOES,
    }
    book = sheet.added(book, story.hotel, ANNA, Item.KEY, up=True)
    assert sheet.added(book, story.hotel, ANNA, Item.KEY, up=True) == book
    assert sheet.read({sheet.LINE: sheet.text(book, 4)}, 4) == book
    assert sheet.read({sheet.LINE: sheet.text(book, 4)}, 5) == ()
    for broken in ("", "[]", "{}", '{"deal":4,"held":[["no",1,1,""]]}', '{"deal":4,"held":[1]}'):
        assert sheet.read({sheet.LINE: broken}, 4) == ()
    story.fights(ANNA, BRUNO, 1, 6)
    assert sheet.now(book, story.hotel, ANNA) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_is_explained(language: str) -> None:
    words, rules = Words(language, (OWN, WORDS, *folders_of_games()), strict=True), HouseRules()
    for rule in dataclasses.fields(rules):
        if isinstance(getattr(rules, rule.name), bool | int):
            assert words(f"hotel_perfidious-rule-{rule.name}")
            assert "ormal" in words(f"hotel_perfidious-rule-{rule.name}-note")
