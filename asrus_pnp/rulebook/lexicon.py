"""What a question is about: the ideas and words in it, in either language, so that it meets a clause that is put otherwise."""

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

LATIN = re.compile(r"[a-z]+|[0-9]+")
HANGUL = re.compile(r"[가-힣0-9]+")
POSSESSIVE = re.compile(r"['’]s\b")
COUNTED = re.compile(r"(한|두|둘|세|셋|네|넷|다섯|여섯|일곱|여덟|아홉|열)(?:개|명|장|번|칸|대|가지|사람|벌|판|라운드|인|이서|다)")
KOREAN_NUMBERS = {w: str(n) for n, words in enumerate(("한", "두둘", "세셋", "네넷"), 1) for w in words}
KOREAN_NUMBERS |= {"다섯": "5", "여섯": "6", "일곱": "7", "여덟": "8", "아홉": "9", "열": "10"}
NUMBERS = {w: str(n) for n, w in enumerate(LATIN.findall("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"))}
EMPTY = frozenset(
    LATIN.findall(
        "a an the is are was were be been am being do does did of in on at for and or but it its this that there i we you my our your me us he she they "
        "his her their them with as by from into if while until because what how why should could would will shall have has had so than any some just "
        "now also very yet about during to want like please something anything everything thing game rules t s m d"
    )
)
FORMS = LATIN.findall(
    "took take taken take gave give given give threw throw thrown throw drew draw drawn draw won win lost lose got get went go gone go goes "
    "go flew fly flown fly kept keep made make said say told tell shot shoot sent send bought buy sold sell paid pay came come sat sit stood "
    "stand chose choose chosen choose began begin ran run held hold hid hide hidden hide stole steal stolen steal used use tied tie lied lie "
    "dies die died die laid lay fell fall dying die tying tie using use"
)
IRREGULAR = dict(zip(FORMS[::2], FORMS[1::2], strict=True))
ENDINGS = (("iness", "y"), ("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""), ("er", ""), ("ly", ""))
Features = defaultdict[str, float]
WORD = 1.0  # how much an idea weighs, or a word that stands for none
LETTERS = 0.3  # a run of letters, which a slip of the finger or an ending of Korean leaves whole
RUNS_LATIN, RUNS_HANGUL = (3, 4), (4,)  # how long the runs are; a Korean syllable is two or three letters


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The ideas of search.toml: English phrases by their first word and Korean beginnings by their first syllable, the longest first, each
    with all its ideas; and what only the making of an index needs: how the words of both are spelled, and what no game answers."""

    english: dict[str, list[tuple[list[str], list[str]]]]
    korean: dict[str, list[tuple[str, list[str]]]]
    spelled: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()

    def features(self, text: str) -> dict[str, float]:
        """The ideas, words and runs of letters in a text, with their weights."""
        found: Features = defaultdict(float)
        plain = plainly(text)
        self._english(plain, found)
        if any("가" <= c <= "힣" for c in plain):
            self._korean("".join(HANGUL.findall(plain)), found)
        return dict(found)

    def _english(self, text: str, found: Features) -> None:
        words = [NUMBERS.get(w, w) for w in LATIN.findall(POSSESSIVE.sub("", text))]
        stems, at = [stem(w) for w in words], 0
        while at < len(stems):
            phrase, ideas = next((p for p in self.english.get(stems[at], ()) if p[0] == stems[at : at + len(p[0])]), ([], []))
            for idea in ideas:
                found[f"idea {idea}"] += WORD
            if not ideas and words[at] not in EMPTY:
                found[stems[at]] += WORD
            at += len(phrase) or 1
        for word in words:
            if word not in EMPTY:
                _runs(f"<{word}>", RUNS_LATIN, found)

    def _korean(self, run: str, found: Features) -> None:
        for counted in COUNTED.finditer(run):
            found[KOREAN_NUMBERS[counted[1]]] += WORD
        at = 0
        while at < len(run):
            start, ideas = next((p for p in self.korean.get(run[at], ()) if run.startswith(p[0], at)), ("", []))
            for idea in ideas:
                found[f"idea {idea}"] += WORD
            at += len(start) or 1
        _runs(unicodedata.normalize("NFD", run), RUNS_HANGUL, found)


def plainly(text: str) -> str:
    """The text as it is compared: composed, and in small letters."""
    return unicodedata.normalize("NFC", text).casefold()


def _runs(letters: str, lengths: tuple[int, ...], found: Features) -> None:
    for n in lengths:
        for at in range(len(letters) - n + 1):
            found[f"#{letters[at : at + n]}"] += LETTERS


@lru_cache(4096)
def stem(word: str) -> str:
    """An English word without its ending: takes, taking and took agree, and so do discards and discarded."""
    word = IRREGULAR.get(word, word)
    for ending, instead in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word[: -len(ending)] + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word
