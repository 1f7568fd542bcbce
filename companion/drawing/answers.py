"""How a page fails to answer what it was asked."""


class AnswerTooLong(RuntimeError):
    """A page answered with more than what was asked for can be."""


class Away(RuntimeError):
    """No page is there that could answer."""
