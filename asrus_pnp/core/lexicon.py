"""What a question is about: the ideas and words in it, in either language, so that it meets a clause that is put otherwise."""

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from asrus_pnp.core.data import open_toml
from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.records import read

FILE = "search.toml"
LATIN = re.compile(r"[a-z]+|[0-9]+")
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
ENDINGS = (("iness", "y"), ("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""), ("er", ""), ("ly", ""))
Features = defaultdict[str, float]
PARTICLES = "에서|에게|한테|으로|에|은|는|이|가|을|를|도|의|로|랑|이랑|와|과|만|하|해|한|할|고|면|서"
BEFORE = re.compile(rf"^(?:{PARTICLES}|씩|들|요|인|된|되|돼|지|죠)+")
BEHIND = re.compile(rf"(?:{POLITE_END.pattern[1:-2]}|{PARTICLES}|지|데|건|거|게|야|임|음|냐|니|나)+$")
WORD, INSIDE_IDEA = 1.0, 0.2  # how much an idea or another word weighs, and the word behind an idea
PAIR, LOOSE_PAIR = 0.3, 0.2  # two ideas or words that follow each other, or have one between them
REST, SYLLABLES = 0.3, ((2, 0.2), (3, 0.15))  # Korean: what lies between ideas, and runs of that many syllables


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

    english: dict[str, list[tuple[tuple[str, ...], str]]]
    korean: dict[str, list[tuple[str, str]]]
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
            phrase, idea = next((p for p in self.english.get(stems[at], ()) if p[0] == tuple(stems[at : at + len(p[0])])), ((), ""))
            if idea:
                found[f"idea {idea}"] += WORD
            if words[at] not in EMPTY and len(phrase) < 2:
                found[stems[at]] += INSIDE_IDEA if idea else WORD
            if idea or words[at] not in EMPTY:
                said.append(idea or stems[at])
            at += len(phrase) or 1
        _pairs(said, found)

    def _korean(self, run: str, found: Features) -> None:
        for counted in COUNTED.finditer(run):
            found[KOREAN_NUMBERS[counted[1]]] += WORD
        at, between, said = 0, [""], list[str]()
        while at < len(run):
            start, idea = next((p for p in self.korean.get(run[at], ()) if run.startswith(p[0], at)), ("", ""))
            if idea:
                found[f"idea {idea}"] += WORD
                said.append(idea)
                between.append("")
            else:
                between[-1] += run[at]
            at += len(start) or 1
        _pairs(said, found)
        for rest in (BEHIND.sub("", BEFORE.sub("", r)) for r in between):
            if len(rest) > 1 and not rest.isdigit():
                found[f"rest {rest[:3]}"] += REST
        bare = POLITE_END.sub("", run)
        for size, weight in SYLLABLES:
            for n in range(len(bare) - size + 1):
                found[bare[n : n + size]] += weight


def _pairs(said: list[str], found: Features) -> None:
    for step, weight in ((1, PAIR), (2, LOOSE_PAIR)):
        for one, other in zip(said, said[step:], strict=False):
            found["pair " + " ".join(sorted((one, other)))] += weight


@lru_cache(4096)
def stem(word: str) -> str:
    """An English word without its ending: taken, takes and taking need not agree, discards and discarded do."""
    for ending, instead in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word[: -len(ending)] + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def load_lexicon(data: Path) -> Lexicon:
    """The lexicon; raises DataError with every fault of its file."""
    tables, faults = open_toml(data, FILE), list[Fault]()
    ideas = {name: read(Idea, table, FILE, name, faults) for name, table in tables.get("same", {}).items()}
    beyond = read(Beyond, tables.get("beyond"), FILE, "beyond", faults)
    if faults or beyond is None:
        raise DataError(faults)
    return _lexicon({name: idea for name, idea in ideas.items() if idea}, beyond.asked)


def _lexicon(ideas: dict[str, Idea], beyond: tuple[str, ...]) -> Lexicon:
    english: defaultdict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    korean: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for name, idea in ideas.items():
        for phrase in idea.en.split(","):
            stems = tuple(stem(w) for w in LATIN.findall(phrase.casefold()))
            english[stems[0] if stems else ""].append((stems, name))
        for start in idea.ko.split(","):
            korean[start.strip()[:1]].append((start.strip(), name))
    longest_english = {first: sorted(phrases, key=lambda p: -len(p[0])) for first, phrases in english.items()}
    longest_korean = {first: sorted(starts, key=lambda p: -len(p[0])) for first, starts in korean.items()}
    return Lexicon(longest_english, longest_korean, beyond)
