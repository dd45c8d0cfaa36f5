"""How wide words are in a terminal: Korean syllables are two columns wide; filling up, wrapping, and letters that a terminal would obey."""

import unicodedata


def width(words: str) -> int:
    """How many terminal columns the words take: two for each wide Korean syllable, none for a combining mark."""
    return sum(_columns(c) for c in words)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def pad(words: str, columns: int, right: bool = False) -> str:
    """The words filled up with spaces to that many columns, at the left edge or at the right one."""
    space = " " * (columns - width(words))
    return space + words if right else words + space


def cut(words: str, columns: int) -> str:
    """The words in at most that many columns, with … where they were cut."""
    if width(words) <= columns:
        return words
    end = next(n for n in range(len(words), -1, -1) if width(words[:n]) < columns or not n)
    return f"{words[:end]}…"


def printable(words: str, longest: int = 0) -> str:
    """The words with every letter that a terminal would obey or hide written as its code, and with longer words, if there is a limit, cut."""
    if not words.isprintable():
        words = "".join(c if c.isprintable() or c == "\n" else repr(c)[1:-1] for c in words)
    return " ".join(w if len(w) <= longest else f"{w[:longest]}…" for w in words.split(" ")) if longest else words


def wrap(words: str, columns: int) -> list[str]:
    """The words in lines of at most that many terminal columns, broken at spaces; a longer word has a line of its own."""
    lines, left = [""], columns
    for word in words.split():
        need = width(word) + bool(lines[-1])
        if need > left and lines[-1]:
            lines.append("")
            need, left = width(word), columns
        lines[-1] += f" {word}" if lines[-1] else word
        left -= need
    return lines
