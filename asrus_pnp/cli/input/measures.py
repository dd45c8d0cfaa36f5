"""Lengths and angles on the command line, one or several, within limits that are told in the language of the run."""

import math
from typing import Any

import click

from asrus_pnp.cli.input.click_classes import lang_of
from asrus_pnp.core.plain_text import plain
from asrus_pnp.core.text import Text


class Measure(click.types.StringParamType):
    """A number within limits, perhaps a `whole` one, its unit behind it or not; with a `count` so many of them, with commas between, as a tuple.
    A comma in a single number is a decimal point: half the world writes 0,8."""

    name = "measure"

    def __init__(self, least: float, most: float, unit: str = "mm", count: int = 1, whole: bool = False) -> None:
        self.least, self.most, self.unit, self.count, self.whole = least, most, unit, count, whole

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value
        text = plain(value)
        numbers = [self._number(part) for part in (text.split(",") if self.count > 1 else [text.replace(",", ".")])]
        if len(numbers) == self.count and all(self.least <= n <= self.most for n in numbers):
            return numbers[0] if self.count == 1 else tuple(numbers)
        self.fail(self._wrong(value).say(lang_of(ctx) if ctx else "en"), param, ctx)

    def _wrong(self, typed: str) -> Text:
        span = f"{self.least:g}–{self.most:g} {self.unit}".rstrip()
        many = Text(f" {self.count}개, 쉼표로 이어서", f", {self.count} of them with commas between") if self.count > 1 else Text("", "")
        return Text(f"“{typed[:40]}” → {span}{many.ko}", f"“{typed[:40]}” → {span}{many.en}")

    def _number(self, text: str) -> float:
        """The number; one that fits no limits where it is none."""
        text = text.strip().removesuffix(self.unit)
        try:
            return int(text) if self.whole else float(text)
        except ValueError:
            return math.nan
