"""A live table: the one way in for whatever a phone wants of it.

Who wishes, may they, is it stale, was it done already, what do the rules say (`table.wishing`);
then it is written and everybody is told (`table_log`). What needs the dealer's secrets is in
`deals`, what a dealing phone sends in `phone_deals`.
"""

from functools import cached_property

from companion.live import deals, grace, phone_deals
from companion.live.once import Once
from companion.live.table_log import TableLog
from companion.refusal import Refusal
from companion.session.proof import Proof
from companion.session.refusals import LogOther
from companion.table import by_phone, deciding, wish, wishing
from companion.table.lobby import Outcome
from companion.table.record import Decision
from companion.table.refusal import Stale
from companion.table.state import Table
from companion.table.wish import Who, Wish


class LiveTable(TableLog):
    """A table's log, its phones, and their wishes."""

    origin = ""
    """Of what is signed in this process."""

    @cached_property
    def _once(self) -> Once:
        """What was wished over the wire; made when the first such wish comes."""
        return Once(self.history.entries)

    async def submit(self, wished: Wish, who: Who, proof: Proof | None = None) -> Refusal | None:
        """Judge a wish and do it; the refusal goes back to that phone alone.

        proof: of a wish that came over the wire, whose signatures hold. One of the same id is done
        once, and is answered as it was.
        """
        if proof is None:
            return await self._submit(wished, who, None)
        if not proof.stands_on(self.history.entries):
            return LogOther(proof.number)
        return await self._once.do(proof.id, lambda: self._submit(wished, who, proof))

    async def _submit(self, wished: Wish, who: Who, proof: Proof | None) -> Refusal | None:
        if self._only_asks(self.table, wished, who):
            return await self.write(lambda table: self._asks(table, wished, who), proof=proof)
        if isinstance(wished, wishing.Prepared):
            return await self._with_secrets(wished, who, proof)
        empties = isinstance(wished, wish.GiveUp)

        def judge(table: Table) -> Outcome:
            # The drawer is emptied with it: it must be the thing itself that is written.
            lost = empties and self._only_asks(table, wished, who)
            return Stale() if lost else self._judge(table, wished, who)

        refused = await self.write(judge, empty_drawer=empties, proof=proof)
        if refused is None:
            self._then(wished)
        return refused

    def _only_asks(self, table: Table, wished: Wish, who: Who) -> bool:
        """Whether the others have still to agree to what is wished."""
        what = deciding.decision(table, wished)
        return what is not None and not deciding.may(self.game, table, what, who(table), self.here)

    def _asks(self, table: Table, wished: Wish, who: Who) -> Outcome:
        what, by = deciding.decision(table, wished), who(table)
        if bad := wishing.refused(table, wished, by):
            return bad
        if what is Decision.END and (closed := self.scene.closed):
            return closed  # nobody could end it now
        return Stale() if what is None else deciding.ask(table, what, by)

    def refuses(self, wished: Wish, who: Who) -> Refusal | None:
        """Why the wish would be refused now; for a phone that keeps something before it wishes."""
        outcome = self._judge(self.table, wished, who)
        return outcome if isinstance(outcome, Refusal) else None

    def go_on(self) -> None:
        """What waits goes on when a phone has come: a deal, a seat that was agreed on."""
        deals.go_on(self)

    def others_changed(self) -> None:
        """See `TableLog`. A process that is gone may have left something to be done."""
        super().others_changed()
        if self.occupied:
            self.go_on()

    def left(self) -> None:
        """A phone has gone: for the maker of a table nobody waits before a deal."""
        if self.occupied:
            grace.begin(self)

    def _judge(self, table: Table, wished: Wish, who: Who) -> Outcome:
        return wishing.judge(self.game, table, wished, who(table), self.chance, self.here)

    async def _with_secrets(
        self, wished: wishing.Prepared, who: Who, proof: Proof | None
    ) -> Refusal | None:
        if bad := wishing.refused(self.table, wished, who(self.table)):
            return bad  # before anything is drawn or proven; judged again when it is written
        match wished:
            case wish.Promise():
                return await deals.promise(self, wished, who, proof)
            case wish.Witness():
                return await deals.witness(self, wished, who, proof)
            case wish.Deal() if by_phone.dealer(self.table) is not None:
                return await phone_deals.ask_deal(self, wished, who, proof)
            case wish.Deal():
                return await deals.begin(self, wished, who, proof)
            case wish.Open():
                return await deals.open_hand(self, wished, who, proof)
            case wish.End() if self.table.by_phone is not None:
                return await phone_deals.ask_end(self, wished, who, proof)
            case wish.End():
                return await deals.end(self, wished, who, proof)
            case _:
                return await phone_deals.take(self, wished, who, proof)

    def _then(self, wished: Wish) -> None:
        match wished:
            case wish.GiveUp():
                self.secrets = None
            case wish.AgreeMove():
                self.go_on()
            case wish.AskTakeover() | wish.AgreeTakeover():
                grace.begin(self)
            case _:
                pass
