"""What a question is about: the ideas and words in it, in either language, so that it meets a clause that is put otherwise."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.records import read

FILE = "search.toml"
LATIN = re.compile(r"[a-z]+|[0-9]+")
DIGITS = re.compile(r"[0-9]+")
HANGUL = re.compile(r"[가-힣0-9]+")
POSSESSIVE = re.compile(r"['’]s\b")
POLITE_END = re.compile(r"(인가요|하나요|되나요|돼요|되요|나요|가요|까요|해요|예요|이에요|에요|어요|아요|세요|은요|는요|죠|지요|요)$")
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
Said = TypeVar("Said", str, tuple[str, ...])
WORD, INSIDE_IDEA = 1.0, 0.2  # how much an idea or another word weighs, and the word behind an idea
PAIR = 0.4  # two ideas or words that follow each other
SYLLABLES = 0.3  # two Korean syllables that follow each other


@dataclass(frozen=True, slots=True)
class Idea:
    """One idea in everyday words: English words and phrases, the beginnings of Korean words, each parted by commas."""

    en: str
    ko: str


@dataclass(frozen=True, slots=True)
class Beyond:
    """Questions that no rule answers."""

    asked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The ideas of search.toml by their first word or syllable, the longest phrases first."""

    english: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]
    korean: dict[str, list[tuple[str, tuple[str, ...]]]]
    beyond: tuple[str, ...]

    def features(self, text: str) -> dict[str, float]:
        """The ideas, words, pairs of them and runs of syllables in a text, with their weights."""
        found: Features = defaultdict(float)
        plain = unicodedata.normalize("NFC", text).casefold()
        self._english(plain, found)
        if any("가" <= c <= "힣" for c in plain):
            self._korean("".join(HANGUL.findall(plain)), found)
        return dict(found)

    def _english(self, text: str, found: Features) -> None:
        words = [NUMBERS.get(w, w) for w in LATIN.findall(POSSESSIVE.sub("", text))]
        stems, at, said = [stem(w) for w in words], 0, list[str]()
        while at < len(stems):
            phrase, ideas = next((p for p in self.english.get(stems[at], ()) if p[0] == tuple(stems[at : at + len(p[0])])), ((), ()))
            for idea in ideas:
                found[f"idea {idea}"] += WORD
            if words[at] not in EMPTY and len(phrase) < 2:
                found[stems[at]] += INSIDE_IDEA if ideas else WORD
            if ideas or words[at] not in EMPTY:
                said.append(ideas[0] if ideas else stems[at])
            at += len(phrase) or 1
        _pairs(said, found)

    def _korean(self, run: str, found: Features) -> None:
        for counted in COUNTED.finditer(run):
            found[KOREAN_NUMBERS[counted[1]]] += WORD
        for digits in DIGITS.findall(run):
            found[digits] += WORD
        at, said = 0, list[str]()
        while at < len(run):
            start, ideas = next((p for p in self.korean.get(run[at], ()) if run.startswith(p[0], at)), ("", ()))
            for idea in ideas:
                found[f"idea {idea}"] += WORD
            said += ideas[:1]
            at += len(start) or 1
        _pairs(said, found)
        bare = POLITE_END.sub("", run)
        for n in range(len(bare) - 1):
            found[bare[n : n + 2]] += SYLLABLES


def _pairs(said: list[str], found: Features) -> None:
    for one, other in pairwise(said):
        found[f"pair {one} {other}" if one < other else f"pair {other} {one}"] += PAIR


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


@once
def load_lexicon(db: Database) -> Lexicon:
    """The lexicon; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    same = tables.get("same")
    ideas = {name: read(Idea, table, FILE, name, faults) for name, table in (same.items() if isinstance(same, dict) else ())}
    beyond = read(Beyond, tables.get("beyond"), FILE, "beyond", faults)
    if faults or beyond is None:
        raise DataError(faults)
    return _lexicon({name: idea for name, idea in ideas.items() if idea}, beyond.asked)


def _lexicon(ideas: dict[str, Idea], beyond: tuple[str, ...]) -> Lexicon:
    english: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    korean: defaultdict[str, list[str]] = defaultdict(list)
    for name, idea in ideas.items():
        for stems in dict.fromkeys(tuple(stem(NUMBERS.get(w, w)) for w in LATIN.findall(phrase.casefold())) for phrase in idea.en.split(",")):
            english[stems].append(name)
        for start in dict.fromkeys(start.replace(" ", "") for start in idea.ko.split(",")):
            korean[start].append(name)
    return Lexicon(_by_first(english), _by_first(korean), beyond)


def _by_first(phrases: Mapping[Said, list[str]]) -> dict[str, list[tuple[Said, tuple[str, ...]]]]:
    """The phrases by their first word or syllable, the longest first, each with all its ideas."""
    by_first: defaultdict[str, list[tuple[Said, tuple[str, ...]]]] = defaultdict(list)
    for phrase in sorted((p for p in phrases if p), key=len, reverse=True):
        by_first[phrase[0]].append((phrase, tuple(phrases[phrase])))
    return dict(by_first)
