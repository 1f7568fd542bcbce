"""The house kit: one noun a file, no control with a Material default look.

Kit functions take the theme, the screen's `Size` where it matters, and finished words; they read
no page, no catalogue and no table. Screens are put together in `companion.ui.screens`.
"""

from companion.ui.kit.ask import ask_first, sheet
from companion.ui.kit.back import card_back
from companion.ui.kit.bar import Tab, tabs, top_bar
from companion.ui.kit.big_row import big_row
from companion.ui.kit.button import Action, button, flat, icon_button
from companion.ui.kit.card import Box, CoveredCard
from companion.ui.kit.choice import chips, switch_row
from companion.ui.kit.code import code
from companion.ui.kit.dice import die
from companion.ui.kit.face import Face, Fact, card_face
from companion.ui.kit.fan import fan
from companion.ui.kit.field import Typed, text_field, use_typed
from companion.ui.kit.flow import col, grid, middle, pad, row
from companion.ui.kit.icon import icon, picture
from companion.ui.kit.inside import inside
from companion.ui.kit.journal import log_row
from companion.ui.kit.notice import Notice
from companion.ui.kit.passing import pass_screen
from companion.ui.kit.press import Press, nothing
from companion.ui.kit.ring import ring
from companion.ui.kit.room import frame, room
from companion.ui.kit.rule import pips, rule, steps
from companion.ui.kit.scan import corners, scan_frame
from companion.ui.kit.seat import free_seat, seat_mark, seat_row
from companion.ui.kit.stepper import NumberPad, stepper
from companion.ui.kit.surface import outline, plate
from companion.ui.kit.text import heading, style, text
from companion.ui.kit.verdict import verdict
from companion.ui.kit.work import while_there

__all__ = [
    "Action",
    "Box",
    "CoveredCard",
    "Face",
    "Fact",
    "Notice",
    "NumberPad",
    "Press",
    "Tab",
    "Typed",
    "ask_first",
    "big_row",
    "button",
    "card_back",
    "card_face",
    "chips",
    "code",
    "col",
    "corners",
    "die",
    "fan",
    "flat",
    "frame",
    "free_seat",
    "grid",
    "heading",
    "icon",
    "icon_button",
    "inside",
    "log_row",
    "middle",
    "nothing",
    "outline",
    "pad",
    "pass_screen",
    "picture",
    "pips",
    "plate",
    "ring",
    "room",
    "row",
    "rule",
    "scan_frame",
    "seat_mark",
    "seat_row",
    "sheet",
    "stepper",
    "steps",
    "style",
    "switch_row",
    "tabs",
    "text",
    "text_field",
    "top_bar",
    "use_typed",
    "verdict",
    "while_there",
]
