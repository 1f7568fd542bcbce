"""Harm: what a cause does, which answers a victim has, what the action square offers. PURE."""

from enum import StrEnum

from companion.games.secret_night.rules.characters import Character

HEALTH = 3


class Cause(StrEnum):
    """What does damage."""

    GUN = "gun"
    KNIFE = "knife"
    POISON = "poison"
    DOG = "dog"
    DYNAMITE = "dynamite"
    BLAST = "blast"


class Answer(StrEnum):
    """What a victim's phone offers when attacked; `SUFFER` takes the damage."""

    SUFFER = "suffer"
    VEST = "vest"
    BIBLE = "bible"
    AVOID_KNIFE = "avoid-knife"
    SKILL = "skill"
    FIRST_AID = "first-aid"
    OTTO = "otto"
    BEEF = "beef"
    DISARM = "disarm"


class Square(StrEnum):
    """The four icons of the action square."""

    STEAL = "steal"
    PUSH = "push"
    TRADE = "trade"
    WHISPER = "whisper"


def damage(cause: Cause, by: Character | None = None) -> int:
    """Damage of a cause (SN-H1..9): Margot's knife does two (SN-H3)."""
    match cause:
        case Cause.GUN | Cause.DYNAMITE:
            return 2
        case Cause.KNIFE:
            return 2 if by is Character.MARGOT else 1
        case _:
            return 1


def answers(
    cause: Cause, victim: Character | None, skill_left: bool, otto: bool = False
) -> tuple[Answer, ...]:
    """What may be answered to a cause (SN-H10..14). skill_left: the victim's skill is unused.

    otto: Otto is there and can still heal, himself or another.
    """
    out = [Answer.SUFFER]
    aid = [Answer.FIRST_AID, Answer.OTTO] if otto else [Answer.FIRST_AID]
    match cause:
        case Cause.GUN:
            out += [Answer.VEST, Answer.BIBLE]
            out += [Answer.SKILL] if victim is Character.SALVATORE and skill_left else []
        case Cause.KNIFE:
            out += [Answer.AVOID_KNIFE]
            out += [Answer.SKILL] if victim is Character.YIJUN and skill_left else []
        case Cause.DOG:
            out += [Answer.BEEF]
        case Cause.DYNAMITE:
            out += [Answer.DISARM] if victim is Character.TREVOR else []
        case _:
            pass
    return tuple(out + aid)


def health_after(
    health: int, cause: Cause, answer: Answer, by: Character | None, first: bool
) -> int:
    """Health after a cause and its answer. first: First Aid counts before death (SN-def13)."""
    hurt = damage(cause, by)
    match answer:
        case Answer.SUFFER:
            return max(0, health - hurt)
        case Answer.FIRST_AID | Answer.OTTO:
            left = health - hurt
            if left <= 0 and not first:
                return 0
            return max(0, min(HEALTH, left + 1))
        case _:
            return health


def choices(disc: Square) -> tuple[Square, ...]:
    """Where the disc may go: not where it lies (SN-A1..4)."""
    return tuple(icon for icon in Square if icon is not disc)
