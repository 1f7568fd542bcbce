"""Off from a table or a seat: back to the shelf, or to another place of the program."""

from companion.ui.now import Over, Place, Side
from companion.ui.phone import Phone


async def recall(phone: Phone) -> None:
    """The tables this phone has been at. StoreFailed if its browser does not say."""
    phone.put(known=await phone.memory.tables())


def leave(phone: Phone) -> None:
    """Off from the table; the seat stays, and what the table had to say goes with it."""
    if phone.visit is not None:
        phone.visit.leave()
        phone.tell("")
    phone.visit, phone.solo = None, None
    phone.hear_moved()


async def go_home(phone: Phone) -> None:
    """Back to the shelf."""
    leave(phone)
    await phone.attempt(lambda: recall(phone))
    await off(phone, Place.HOME, Over.NOTHING)


async def off(phone: Phone, place: Place, over: Over) -> None:
    """Away from any table, to another place of the program."""
    leave(phone)
    phone.put(
        place=place,
        over=over,
        scene=None,
        mine=(),
        maker=False,
        code="",
        solo=False,
        side=Side.TABLE,
        cover=phone.now.cover + 1,
    )
    await phone.stay_awake(False)
    await phone.page.push_route("/")
