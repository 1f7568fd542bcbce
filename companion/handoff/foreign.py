"""What is a code that is not ours? A camera sees many; each gets its name, none is opened.

Only naming lives here: nothing of the foreign text is kept, followed or shown.
"""

from companion.handoff.refusals import Foreign

# By how a text begins, in lower case; the first that fits counts.
_BEGINNINGS: tuple[tuple[tuple[str, ...], Foreign], ...] = (
    (("http://", "https://", "www.", "urlto:"), Foreign.WEB_ADDRESS),
    (("wifi:", "dpp:"), Foreign.WIFI),
    (("begin:vcard", "mecard:", "bizcard:"), Foreign.CONTACT),
    (("mailto:", "matmsg:", "smtp:"), Foreign.MAIL),
    (("tel:", "sms:", "smsto:", "mms:", "mmsto:"), Foreign.PHONE),
    (("geo:",), Foreign.PLACE),
    (("begin:vevent", "begin:vcalendar"), Foreign.CALENDAR),
    (("bitcoin:", "ethereum:", "lightning:", "upi:", "bcd\n", "spc\n"), Foreign.PAYMENT),
)


def name(text: str) -> Foreign:
    """What this text is, as far as its beginning tells."""
    tidy = text.strip()
    if not tidy:
        return Foreign.NOTHING
    start = tidy[:16].replace("\r", "").lower()
    for beginnings, kind in _BEGINNINGS:
        if start.startswith(beginnings):
            return kind
    if tidy.isascii() and tidy.isdigit():
        return Foreign.NUMBER
    return Foreign.TEXT
