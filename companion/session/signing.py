"""A phone signs what it wishes: with which of its keys, and when it needs to at all.

Over the wire always. In the server's own process only where a seat goes on from a phone that runs
its own program: nobody but its key's holder may say so.
"""

import secrets
from collections.abc import Iterable

from companion.session.credentials import Credential
from companion.session.port import TablePort
from companion.session.proof import Proof
from companion.table import signers, wish, wish_text
from companion.table.state import Table
from companion.table.wish import Caller, Wish

_ID = 16


def proof(
    live: TablePort, wished: Wish, by: Caller, held: Iterable[Credential | None]
) -> Proof | None:
    """What is signed for this wish at that table; None where nothing needs to be.

    Raises ValueError for a wish of which there is no text.
    """
    if not live.origin and not _leaves_its_own_program(live.table, wished):
        return None
    try:
        said = wish_text.text(live.game, wished)
    except Exception as problem:  # whatever fields of a wrong type do
        raise ValueError("there is no text of this wish") from problem
    table, keys = live.table, {one.key.public: one.key for one in held if one is not None}
    signing = [keys[key] for key in signers.wanted(table, wished, by) if key in keys]
    name = secrets.token_hex(_ID)
    unsigned = Proof(name, live.origin, table.number, table.digest, said)
    return unsigned.signed(live.name, signing)


def _leaves_its_own_program(table: Table, wished: Wish) -> bool:
    if not isinstance(wished, wish.Rescue):
        return False
    own = {seat.number for seat in table.seats if seat.own}
    return any(n in own or (n is None and table.maker_own) for n, _, _ in wished.rights)
