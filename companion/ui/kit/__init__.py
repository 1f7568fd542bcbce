"""The house kit: one noun a file, no control with a Material default look.

Kit functions take finished words; theme and size they read from what is being drawn. They read no
page, no catalogue and no table. Screens are put together in `companion.ui.screens`.
"""

from companion.ui.kit.ask import ask_first, sheet
from companion.ui.kit.back import card_back
from companion.ui.kit.bar import TabItem, buttons_room, tabs, top_bar
from companion.ui.kit.big_row import big_row
from companion.ui.kit.button import (
    SLIM,
    SMALL,
    TALL,
    Action,
    Button,
    Dress,
    flat,
    icon_button,
    primary,
    quiet,
    secondary,
)
from companion.ui.kit.card import Box, CardWords, CoveredCard
from companion.ui.kit.choice import chips, switch_row
from companion.ui.kit.code import code
from companion.ui.kit.dice import die
from companion.ui.kit.face import Face, Fact, card_face
from companion.ui.kit.fan import fan
from companion.ui.kit.field import Entry, MarkedText, Typed, text_field, use_typed
from companion.ui.kit.flow import TARGET, beside, col, columns, grid, middle, pad, row, sized, tall
from companion.ui.kit.icon import icon, picture
from companion.ui.kit.inside import Foot, asked, foot_width, inside, sheet_width, upon
from companion.ui.kit.journal import log_row
from companion.ui.kit.notice import Notice, band, is_short
from companion.ui.kit.passing import PassWords, pass_screen
from companion.ui.kit.press import Press, nothing
from companion.ui.kit.ring import ring
from companion.ui.kit.room import EDGE_TO_EDGE, frame, room
from companion.ui.kit.rule import pips, rule, steps
from companion.ui.kit.scan import corners, scan_frame
from companion.ui.kit.seat import free_seat, head_height, seat_head, seat_mark, seat_row
from companion.ui.kit.stepper import StepWords, stepper
from companion.ui.kit.surface import outline, plate
from companion.ui.kit.text import abreast, fitting, heading, in_line, in_lines, style, text
from companion.ui.kit.verdict import verdict
from companion.ui.kit.work import while_there

__all__ = [
    "EDGE_TO_EDGE",
    "SLIM",
    "SMALL",
    "TALL",
    "TARGET",
    "Action",
    "Box",
    "Button",
    "CardWords",
    "CoveredCard",
    "Dress",
    "Entry",
    "Face",
    "Fact",
    "Foot",
    "MarkedText",
    "Notice",
    "PassWords",
    "Press",
    "StepWords",
    "TabItem",
    "Typed",
    "abreast",
    "ask_first",
    "asked",
    "band",
    "beside",
    "big_row",
    "buttons_room",
    "card_back",
    "card_face",
    "chips",
    "code",
    "col",
    "columns",
    "corners",
    "die",
    "fan",
    "fitting",
    "flat",
    "foot_width",
    "frame",
    "free_seat",
    "grid",
    "head_height",
    "heading",
    "icon",
    "icon_button",
    "in_line",
    "in_lines",
    "inside",
    "is_short",
    "log_row",
    "middle",
    "nothing",
    "outline",
    "pad",
    "pass_screen",
    "picture",
    "pips",
    "plate",
    "primary",
    "quiet",
    "ring",
    "room",
    "row",
    "rule",
    "scan_frame",
    "seat_head",
    "seat_mark",
    "seat_row",
    "secondary",
    "sheet",
    "sheet_width",
    "sized",
    "stepper",
    "steps",
    "style",
    "switch_row",
    "tabs",
    "tall",
    "text",
    "text_field",
    "top_bar",
    "upon",
    "use_typed",
    "verdict",
    "while_there",
]
