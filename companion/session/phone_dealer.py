"""What a phone with its own program does by itself where phones deal: deal, mix, publish, hand on.

What it knows as dealer or mixer lies in its private sheet, written before anybody is told, and is
read from there each time: a phone that was killed goes on. The sheet is sealed to the seat. What
stands in the log is judged in `table.by_phone`; how a mix is made must not live here (`mixed`).
"""

from collections.abc import Callable, Iterator
from functools import partial

from companion.handoff.chance import commitment
from companion.handoff.header import GameId
from companion.refusal import Refusal
from companion.session import dealing, lost_phone, mixed, phone_secrets
from companion.session.at_table import AtTable
from companion.session.dealer_secrets import DealerSecrets, entrusted
from companion.session.exchange_by_log import Duty
from companion.session.port import Scene
from companion.session.waiting import PATIENCE, Later, Timer
from companion.table import by_phone, play, wish
from companion.table.record import Part
from companion.table.refusal import DealerAway, WrongPart
from companion.table.state import ByPhone, Phase, Table


class PhoneDealer:
    """The dealing, the mixing and the helping phone, as far as one phone is any of them."""

    def __init__(self, session: AtTable, later: Later, wake: Callable[[], None]) -> None:
        """later: what waits. wake: asks the session to look again what is due."""
        self._session, self._later, self._wake = session, later, wake
        self._waits: Timer | None = None
        self._waited = b""
        self._tidied: bytes | None = None
        self._stays = set[tuple[bytes, int]]()

    def due(self, scene: Scene) -> list[Duty]:
        """What this phone owes the table now."""
        table = scene.table
        if table.phase is not Phase.DEALING and self._waits is not None:
            self._waits.cancel()
            self._waits = None
        return list(self._due(scene, table, table.by_phone))

    def _due(self, scene: Scene, table: Table, deal: ByPhone | None) -> Iterator[Duty]:
        mine = self._session.mine
        if table.phase is Phase.LOBBY and table.deal_asked is not None:
            dealer = by_phone.dealer(table)
            if dealer is not None and dealer.number in mine:
                yield self._commit
        elif self._tidied != phone_secrets.game(table):
            yield self._tidy
        if deal is None or table.phase not in by_phone.RUNNING:
            return
        if deal.relief is not None:
            yield from lost_phone.due(self._session, table, deal.relief)
        elif deal.dealer in mine:
            yield from self._deals(scene, table, deal)
        lost = deal.relief is not None and deal.relief.part is Part.MIXER
        if deal.mixer in mine and not lost:
            yield from self._mixes(table, deal)
        if deal.mixer is not None:
            yield from self._names_pass_keys(table)
        if table.phase is Phase.PLAYING and deal.mix:
            yield from self._shows(table)

    # --- the dealing phone

    def _deals(self, scene: Scene, table: Table, deal: ByPhone) -> Iterator[Duty]:
        if table.phase is Phase.DEALING:
            if (deal.mixer is None or deal.mix) and self._shares_are_in(scene, table):
                yield self._deal_out
            return
        if Part.DEALER in deal.unshared:
            yield partial(self._entrust, Part.DEALER)
        if table.move is not None and table.move.due and table.move.handing is None:
            yield self._hand_over
        if by_phone.may_reveal(table) is None:
            yield self._reveal

    def _shares_are_in(self, scene: Scene, table: Table) -> bool:
        """Of all who are here; after some seconds it goes on without those who say nothing."""
        game, here = phone_secrets.game(table), scene.present & set(table.players)
        if self._waited == game or here <= {seat for seat, _ in table.shares}:
            return True
        if self._waits is None:
            self._waits = self._later(PATIENCE, partial(self._waited_for, game))
        return False

    def _waited_for(self, game: bytes) -> None:
        self._waits, self._waited = None, game
        self._wake()

    async def _commit(self) -> Refusal | None:
        session, table = self._session, self._session.table
        dealer = by_phone.dealer(table)
        if dealer is None:
            return DealerAway("?")
        inside, game_id = DealerSecrets.fresh(), GameId.fresh(session.now()).raw
        if refused := await phone_secrets.keep(session, dealer.number, game_id, inside):
            return refused
        mixer = by_phone.mixer(session.game, table, session.scene.present)
        return await session.submit(
            wish.Commit(
                game_id,
                commitment(inside.seed),
                inside.dealer.public,
                mixer.number if mixer is not None else None,
                entrusted(inside, by_phone.others(table, dealer.number)),
            )
        )

    async def _deal_out(self) -> Refusal | None:
        session, table = self._session, self._session.table
        inside = await phone_secrets.known(session, table, Part.DEALER)
        if inside is None:
            return WrongPart()
        if dealing.is_mixed(table) and not self._all_there(table):
            return await session.submit(wish.GiveUp())  # its own card would be somebody else's
        dealt = dealing.drawn(session.game, table, inside.seed)
        if dealing.is_mixed(table):
            message, public = (
                mixed.message(table, inside, dealt),
                session.game.unplaced(dealt.events),
            )
        else:
            message, public = dealing.message(session.game, table, inside, dealt), dealt.events
        events = play.plain_events(session.game, public)
        return await session.submit(wish.DealOut(message, events, len(table.shares)))

    def _all_there(self, table: Table) -> bool:
        """Whether each seat of this phone has a place in the mix."""
        held = (self._session.held(seat) for seat in self._session.mine)
        return all(mixed.has_place(table, one.key) for one in held if one is not None)

    async def _reveal(self) -> Refusal | None:
        inside = await phone_secrets.known(self._session, self._session.table, Part.DEALER)
        return await self._session.submit(wish.Reveal(inside.seed)) if inside else WrongPart()

    async def _hand_over(self) -> Refusal | None:
        session, table = self._session, self._session.table
        inside, move = await phone_secrets.known(session, table, Part.DEALER), table.move
        if inside is None or move is None:
            return WrongPart()
        if not dealing.is_mixed(table):
            sealed = dealing.hand_over(session.game, table, inside, move)
            return await session.submit(wish.HandOver(move.number, sealed))
        sealed, keys = mixed.hand_over(session.game, table, inside, move)
        return await session.submit(wish.HandOver(move.number, sealed, keys))

    # --- the mixing phone

    def _mixes(self, table: Table, deal: ByPhone) -> Iterator[Duty]:
        if table.phase is Phase.DEALING:
            if not deal.mix:
                yield self._mix
            return
        if Part.MIXER in deal.unshared:
            yield partial(self._entrust, Part.MIXER)
        if table.move is not None and table.move.handing is not None:
            yield self._pick_out
        if deal.ends is not None and not deal.unmix:
            yield self._unmix

    async def _mix(self) -> Refusal | None:
        session, table = self._session, self._session.table
        seat = table.by_phone.mixer if table.by_phone else None
        if seat is None:
            return WrongPart()
        inside = DealerSecrets.fresh()
        if refused := await phone_secrets.keep(session, seat, phone_secrets.game(table), inside):
            return refused
        drawer = entrusted(inside, by_phone.others(table, seat))
        return await session.submit(wish.Mix(mixed.code(table, inside), drawer))

    async def _unmix(self) -> Refusal | None:
        session, table = self._session, self._session.table
        inside = await phone_secrets.known(session, table, Part.MIXER)
        if inside is None:
            return WrongPart()
        return await session.submit(wish.Unmix(mixed.unmix(table, inside)))

    async def _pick_out(self) -> Refusal | None:
        session, table = self._session, self._session.table
        inside, move = await phone_secrets.known(session, table, Part.MIXER), table.move
        if inside is None or move is None or move.handing is None:
            return WrongPart()
        sealed = mixed.pick_out(table, inside, move)
        if isinstance(sealed, Refusal):
            return sealed
        return await session.submit(wish.PickOut(move.number, sealed))

    # --- every phone

    def _shows(self, table: Table) -> Iterator[Duty]:
        """After a mixed deal: the hands that lie open by the rules."""
        session, shown = self._session, {seat for seat, _ in table.opened}
        for seat in session.mine:
            at = (table.message, seat)
            if seat in shown or at in self._stays or seat not in table.players:
                continue
            hand = session.hand(seat)
            known = isinstance(hand, bytes)
            if known and session.game.open_at_once(table.state, seat, hand):
                yield partial(session.open, seat)
            else:
                self._stays.add(at)

    def _names_pass_keys(self, table: Table) -> Iterator[Duty]:
        """In a mixed deal nothing is passed to a key that was mixed."""
        session, deal = self._session, table.by_phone
        named = {made.key for _, made in deal.passing} if deal is not None else set()
        for seat in session.mine:
            held = session.held(seat)
            if held is None or seat not in table.players:
                continue
            if held.key.other.public not in named:
                made = dealing.pass_key(table, seat, held.key)
                wished = wish.NamePassKey(made.seat, made.key, made.signature)
                yield partial(session.submit, wished)

    async def _entrust(self, part: Part) -> Refusal | None:
        """What this phone knows in new shares: a seat has another key now."""
        inside = await phone_secrets.known(self._session, self._session.table, part)
        return await lost_phone.entrust(self._session, part, inside) if inside else WrongPart()

    async def _tidy(self) -> Refusal | None:
        """What was known of deals that are over is struck out."""
        table = self._session.table
        if refused := await phone_secrets.tidy(self._session, table):
            return refused
        self._tidied = phone_secrets.game(table)
        return None
