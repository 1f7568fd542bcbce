"""For every house rule an evening that another choice of it changes: the shortest there is.

Seats by the scripted deal. Night of five: 0 Master Thief (Otto), 1 Detective (Yijun), 2 Thief,
3 Deceiver (Wilma), 4 Chief; of four: 3 Chief. [microfilms] of four: 0 USA, 1 USSR, 2 Broker, 3 UK;
of two: 0 USA, 1 USSR, the Croupier UK. In Venice seat 0 begins, and packs turn location 0.
"""

from typing import Any

from companion.games import words as folders_of_games
from companion.games.dead_breakfast.rules import byhand as dead
from companion.games.dead_breakfast.rules import pad
from companion.games.dead_breakfast.rules.snatches import CallDibs, Snatch, Target
from companion.games.dead_breakfast.rules.turns import Move
from companion.games.dead_breakfast.rules.windows import NOBODY as EMPTY
from companion.games.dead_breakfast.rules.windows import Cell, Centre
from companion.games.dead_breakfast.screens.pad_page import flowers_note
from companion.games.hotel_perfidious import sheet
from companion.games.hotel_perfidious.rules import acts as hotel
from companion.games.hotel_perfidious.rules.items import Furnishing, Item
from companion.games.microfilms.rules import byhand as films
from companion.games.microfilms.rules import checks, moves, questions
from companion.games.microfilms.rules.attempts import Attempt
from companion.games.microfilms.rules.cards import CROUPIER, DECK, DISCARD, Film, Nation
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.films import Kind
from companion.games.microfilms.rules.game import game as microfilms
from companion.games.secret_night.rules import acts as night
from companion.games.secret_night.rules import box
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import DAWN, MIDNIGHT
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.night import Vehicle
from companion.games.venice import game as venice
from companion.games.venice.deduction import Own, Pair
from companion.games.venice.help import advice
from companion.games.venice.rules import byhand as places
from companion.games.venice.rules import exchange, phoning, talks
from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.dial import number
from companion.games.venice.rules.passing import black
from companion.games.venice.rules.visits import PlayLocation
from companion.ui.words import Words
from tests.support.chance import Script
from tests.support.switched import Evening, Opens, Step

ENGLISH = Words("en", folders_of_games(), strict=True)

# --- Dead & Breakfast


def _dead(field: dead.Field, value: int = 0, seat: int = 1) -> Step:
    return 0, dead.ByHand(field, seat, value)


DIBS: tuple[Step, ...] = (
    _dead(dead.Field.TURN, seat=0),
    _dead(dead.Field.EYEBALLS, 2),
    (1, CallDibs(0, 1000)),
)
_HAND, _GUEST, _NONE = Cell.HAND, Cell.YELLOW, Cell.EMPTY
HAUNTED = (
    *(_NONE,) * 4,
    *(_HAND, _NONE, _NONE, _NONE),
    *(_HAND, _HAND, _HAND, _NONE),
    *(_HAND, _HAND, _NONE, _NONE),
    *(_GUEST, _GUEST),
)
"""Windows from the top left, the double one last: wherever it is, its guests are scared anew."""
PAINTED: tuple[Step, ...] = ((0, pad.Paint(0, HAUNTED)), lambda street: street.score(0))
DEAD = {
    "garden_flowers": Evening(2, (lambda street: flowers_note(ENGLISH, street.options),)),
    "ivy_stops": Evening(2, (lambda street: flowers_note(ENGLISH, street.options),)),
    "keep_turns": Evening(2, (_dead(dead.Field.TURN, seat=0), (0, Move()))),
    "centre": Evening(2, (*PAINTED, (0, pad.PutCentre(0, Centre.SIDE_2)))),
    "centre_counts": Evening(2, PAINTED),
    "haunt_centre": Evening(2, ((0, pad.Paint(0, (*EMPTY[1:], Cell.BAT))),)),
    "spent_gone": Evening(2, (*DIBS, (1, Snatch(Target.GARDEN)))),
    "one_snatch": Evening(2, (*DIBS, (1, Snatch(Target.GARDEN)), DIBS[-1])),
    "after_own_turn": Evening(2, (_dead(dead.Field.MOVED), *DIBS)),
    "discard_snatched": Evening(2, (*DIBS, (1, Snatch(Target.GARDEN, discard=True)))),
}

# --- Hotel Perfidious


def _duel(items: tuple[Item, ...], attacker: int, defender: int) -> tuple[Step, ...]:
    """Seat 0 whacks seat 1, who holds nothing."""
    return (
        (0, hotel.Whack(1)),
        (0, hotel.SayItems(0, items)),
        (0, hotel.SayItems(1, ())),
        (0, hotel.SayRoll(0, attacker)),
        (0, hotel.SayRoll(1, defender)),
        (0, hotel.Settle()),
    )


READY = sheet.Held(Item.BIBLE, up=True)
SHOES: sheet.Inventory = (sheet.Held(Item.OVERSHOES, up=False),)
BALL: tuple[Step, ...] = ((0, hotel.SpringTrap(Item.NUTCRACKER)), (0, hotel.FaceTrap(Item.HELMET)))
SET_BALL: tuple[Step, ...] = (
    (0, hotel.SetTile(1, Furnishing.ARMOIRE, b"m" * 32)),
    (0, hotel.TurnUp(1)),
    (0, hotel.SayTile(1, Item.NUTCRACKER)),
    (0, hotel.FaceTrap(Item.HELMET)),
    (0, hotel.TurnUp(1)),
)
HOTEL = {
    "keep_decks": Evening(3, ((0, hotel.Draw(Furnishing.RUG)),)),
    "columns": Evening(3, ((0, hotel.MarkDrop(9, 1)),)),
    "rows": Evening(3, ((0, hotel.MarkDrop(1, 9)),)),
    "zero_counts_one": Evening(3, ((0, hotel.DropBlueprints(1)),)),
    "counter_used_up": Evening(3, BALL),
    "tap_the_square": Evening(3, ((0, hotel.FindSign(Item.COMPASS, 1, 1)),)),
    "compass_by_hand": Evening(3, ((0, hotel.FindSign(Item.COMPASS, 1, 1)),)),
    "both_blueprints": Evening(3, ((0, hotel.DropBlueprints(1)),)),
    "bonuses_stack": Evening(3, _duel((Item.BLACKJACK, Item.BLACKJACK), 1, 4)),
    "literal_traps": Evening(3, ((0, hotel.SpringTrap(Item.NUTCRACKER, in_hand=True)),)),
    "choose_first": Evening(3),
    "attackers_turn_ends": Evening(3, _duel((), 6, 1)),
    "knocked_phone_calls": Evening(3, (*_duel((), 6, 1), (1, hotel.DropPhone(2)))),
    "answers_own_call": Evening(
        3, ((0, hotel.DropPhone(1)), (0, hotel.EndTurn()), (1, hotel.PickUp(1)))
    ),
    "quick": Evening(3, (lambda hotel: sheet.stays_up(READY, hotel.options.quick),)),
    "must_be_ready": Evening(3, (lambda hotel: sheet.squares(SHOES, hotel.options.must_be_ready),)),
    "same_bed": Evening(3, ((0, hotel.Register(1)), (1, hotel.Register(1)))),
    "to_bottom": Evening(3, ((0, hotel.PutBack(Furnishing.RUG)),), {"keep_decks": True}),
    "beaten_face_down": Evening(3, SET_BALL),
}

# --- microfilms


def _film(field: Field, value: int, place: int) -> Step:
    return 0, films.ByHand(field, value, place)


CROUPIER_CLEARED = _film(Field.CLEARED, 1, CROUPIER)
BROKER: tuple[Step, ...] = (
    _film(Field.EVENING, 2, -1),
    _film(Field.CLEARED, 1, 2),
    _film(Field.TURN, 2, 2),
)
UK_LETTER: tuple[Step, ...] = (Opens(0), Opens(1), (0, checks.SayLetter(Nation.UK)))
"""Both players show who they are, and are allied."""
CLAIM_UK = (0, Attempt(Kind.CLAIM, Film.UK))
AGENT_USA = (0, Attempt(Kind.AGENT, Film.USA))
FILMS = {
    "real_identities": Evening(4),
    "action_dealt": Evening(4),
    "letter_in_drawer": Evening(4),
    "left_out": Evening(4, (lambda at: [microfilms.deal(at, Script([n])) for n in range(4)],)),
    "stained_cash_out": Evening(4, (lambda at: at.options.stained,)),
    "letters_differ": Evening(4, (*BROKER, (2, Attempt(Kind.BROKER, places=(DECK, DECK))))),
    "pay_what_you_have": Evening(
        4,
        (
            _film(Field.FRANCS, 1, 1),
            (0, questions.Blackmail(1, questions.Means.STEAL)),
            (1, questions.Answer(questions.Reply.PAY)),
        ),
    ),
    "franc_for_second": Evening(2),
    "croupier_pays": Evening(
        2,
        (
            _film(Field.FRANCS, 2, CROUPIER),
            (0, questions.Blackmail(CROUPIER, questions.Means.STEAL)),
        ),
    ),
    "claim_needs_both": Evening(2, (CROUPIER_CLEARED, CLAIM_UK)),
    "croupier_card_blind": Evening(2, (CROUPIER_CLEARED, CLAIM_UK)),
    "francs_out": Evening(
        4,
        (
            *BROKER,
            (2, Attempt(Kind.BROKER, places=(DECK, DISCARD))),
            Opens(2),
            (2, checks.SayChecked(False)),
        ),
    ),
    "forbidden_fails": Evening(4, (AGENT_USA,)),
    "claim_allied_wins": Evening(2, (CROUPIER_CLEARED, CLAIM_UK, *UK_LETTER)),
    "allied_opponent_wins": Evening(2, (_film(Field.CLEARED, 1, 0), AGENT_USA, *UK_LETTER)),
    "spare_croupier": Evening(2, (_film(Field.FRANCS, 2, CROUPIER), (0, moves.Steal(CROUPIER)))),
    "freelancers_open": Evening(2),
}

# --- Secret Night


def _night(field: night.Field, value: int, seat: int = 0) -> Step:
    return 0, night.ByHand(field, value, seat)


LATE: Step = (0, night.SetClock(MIDNIGHT))
CHIEF: Step = _night(night.Field.TURN, 1, 4)


def _arrest(victim: int, by: int = 4, money: int = 0) -> tuple[Step, ...]:
    """Somebody is cuffed, gives in and shows the role."""
    return (
        _night(night.Field.TURN, 1, by),
        (by, night.Cuff(victim)),
        (victim, night.GiveIn()),
        (by, night.Confiscate(money)),
        Opens(victim),
    )


ROUND: tuple[Step, ...] = (*((s, night.EndTurn()) for s in range(5)), (0, night.AdvanceClock()))
BOAT: Step = (0, night.Escape(Vehicle.BOAT, (0,), 1))
EXTRA = tuple(Character).index(Character.EXTRA_1)
NIGHT = {
    "keep_clock": Evening(5, ((0, night.AdvanceClock()),)),
    "keep_wheel": Evening(5, ((0, night.EnterSpin(5)),)),
    "keep_score": Evening(5, ((0, night.SayDeath(2, 0)), Opens(2))),
    "keep_players": Evening(5, (LATE, (0, night.Harm(Cause.GUN, 1)))),
    "waiting": Evening(5, (CHIEF, (4, night.GiveBeef()), (4, night.Cuff(2)))),
    "placeholder_wheel": Evening(5, ((0, night.SpinWheel()),)),
    "wilma_at_round_end": Evening(
        5, ((0, night.SetClock(DAWN - 1)), _night(night.Field.TURN, 1, 3), (3, night.MoveClock(1)))
    ),
    "deceiver_shares": Evening(5, (_night(night.Field.SCORE, 1), (0, night.SetClock(DAWN)))),
    "sudden_ignores": Evening(4, ((0, night.SetClock(DAWN)), *_arrest(1, by=3))),
    "leaders_score": Evening(5, ((0, night.SayDeath(0, 1)),)),
    "money_each": Evening(5, (LATE, *_arrest(2, money=2))),
    "escape_without_money": Evening(5, (LATE, (0, night.Escape(Vehicle.BOAT, (0,), 0)))),
    "mistaken_respawn": Evening(5, (LATE, *_arrest(1))),
    "keep_character": Evening(5, (LATE, BOAT, *ROUND)),
    "aid_before_death": Evening(
        5,
        (
            LATE,
            _night(night.Field.HEALTH, 1, 1),
            (0, night.Harm(Cause.KNIFE, 1)),
            (1, night.AnswerHarm(1, Answer.FIRST_AID)),
        ),
    ),
    "saver_cap": Evening(5, ((0, night.EnterSpin(5)), (0, night.EndTurn(3)))),
    "starting_card": Evening(5, (lambda at: box.cards_at_start(at.options),)),
    "skill_of_player": Evening(
        5,
        (
            _night(night.Field.HEALTH, 1, 1),
            (0, night.Heal(1, skill=True)),
            (0, night.SayDeath(0, 1)),
            *ROUND,
        ),
    ),
    "extra_characters": Evening(5, (_night(night.Field.CHARACTER, EXTRA),)),
    "mistakes_to_ten": Evening(5, (LATE, _night(night.Field.SCORE, -9), *_arrest(1))),
    "any_distance": Evening(5, (lambda at: box.reach_of_hands(at.options),)),
    "dynamite_waits": Evening(5, ((0, night.Explode(1)),)),
    "dynamite_discards_all": Evening(
        5, (lambda at: box.fate_of_cards(Cause.DYNAMITE, at.options),)
    ),
}

# --- Venice


def _round(*locations: int) -> tuple[Step, ...]:
    return tuple((seat, PlayLocation(location)) for seat, location in enumerate(locations))


def _dummy_at(location: int) -> Step:
    return 0, places.ByHand(places.Field.LOCATION, location, DUMMY)


CALL: Step = (0, phoning.Call((0, 1, 2, 3)))
OWN = (1, 5)
CLUES = (Own(0, 1), Own(0, 5), Pair(1, (1, 6), 0), Pair(1, (1, 7), 1))
"""Bubble and 11 are mine; Anna has shown Bubble twice, with two numbers: a contradiction."""
HONEST = (Own(0, 1), Own(0, 5), Pair(1, (0, 6), 0), Pair(1, (0, 7), 1))
VENICE = {
    "real_cards": Evening(4, ((0, phoning.SayCall(True)),)),
    "all_at_once": Evening(4, ((0, PlayLocation(1)),)),
    "help": Evening(4, (lambda at: [advice(at.options.help, clues) for clues in (CLUES, HONEST)],)),
    "dialling": Evening(4, (lambda at: number((0, 1, 2, 3), at.options.dialling, at.labels),)),
    "wrong_company_loses": Evening(4, (*_round(1, 2, 3, 4), CALL)),
    "full_names": Evening(4, (*_round(1, 1, 2, 3), CALL)),
    "asker_chooses": Evening(4, (*_round(0, 1, 2, 3), (0, talks.Demand(1, 1)))),
    "black_again": Evening(4, (lambda at: exchange.black_refused(OWN, 1, at.options, seen=(1,)),)),
    "demand_on_dummy": Evening(3, (*_round(0, 1, 2), _dummy_at(3), (0, talks.Demand(1, DUMMY)))),
    "dummy_by_hand": Evening(3, (*_round(1, 2, 3), (2, PlayLocation(4)))),
    "sides_unknown": Evening(3, (lambda at: venice.deal(at, Script([0] * 6 + [1])),)),
    "black_as_one": Evening(
        4, (lambda at: exchange.passed_refused(OWN, black(1), (), at.options),)
    ),
    "further_game": Evening(
        4,
        (
            (0, places.ByHand(places.Field.POINTS, 3, 0)),
            (0, places.ByHand(places.Field.POINTS, 3, 1)),
            lambda at: venice.keep(at, at.options).points,
        ),
    ),
    "call_with_dummy": Evening(3, (*_round(1, 2, 3), _dummy_at(1), CALL)),
}

EVENINGS: dict[str, dict[str, Any]] = {
    "dead_breakfast": DEAD,
    "hotel_perfidious": HOTEL,
    "microfilms": FILMS,
    "secret_night": NIGHT,
    "venice": VENICE,
}
