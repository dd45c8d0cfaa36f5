"""Remake the font subsets of this folder from the npm packages that carry Noto Sans KR, and Noto Sans with its widths.

A maintainer's script: it needs fontTools with brotli and the unpacked packages, and nothing in the project imports it.

    npm pack @expo-google-fonts/noto-sans-kr@0.4.3 && mkdir kr && tar xzf expo-google-fonts-noto-sans-kr-0.4.3.tgz -C kr
    npm pack @fontsource-variable/noto-sans@5.3.0 && mkdir sans && tar xzf fontsource-variable-noto-sans-5.3.0.tgz -C sans
    python asrus_pnp/fonts/remake.py kr/package sans/package
"""

import hashlib
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCES = {
    "Regular": ("400Regular", "8cbc9b353bb9ce848fd69bb6a507319dfacc659cf5fd643db5d88f3c4970e1dd"),
    "Bold": ("700Bold", "4ffa20c272ae6d689f7c8d34ff9c8039a326e9c334d9fc8852b2a7396227d077"),
    "Black": ("900Black", "97f222aa1479267310da91e63adc8c8b69e24b93ff5791490cd4f8b70842895f"),
}
WIDTHS = ("files/noto-sans-latin-wdth-normal.woff2", "df8c8215937ab2a4270c0cd997101b3fb8cdd444c9903d342200d6179ebcc097")
NUMERALS = {"wght": 740, "wdth": 62.5}  # as heavy as the black digits look beside it, as narrow as the family goes
BEARING = 16  # beside each numeral, in thousandths of the em: two of them fill the index column of a card
LICENCE = ("LICENSE_FONT", "1c05c68c34f9708415aada51f17e1b0092d2cea709bf4a94cd38114f9e73d7d9")
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x391, 0x3C9), (0x2010, 0x203E), (0x20A9, 0x20AC), (0x2190, 0x21FF), (0x2200, 0x226B),
    (0x2460, 0x2473), (0x25A0, 0x266F), (0x3000, 0x3015), (0x3131, 0x318E), (0xFF01, 0xFF5E),
)  # fmt: skip
DIGIT_HEIGHT = 733  # of Noto Sans KR, in thousandths of the em
ALL_SYLLABLES = range(0xAC00, 0xD7A4)


def ks_x_1001_syllables() -> list[int]:
    """The 2,350 syllables of KS X 1001, rows 16 to 40 of the standard."""
    cells = (bytes((0xA0 + row, 0xA0 + cell)) for row in range(16, 41) for cell in range(1, 95))
    return [ord(cell.decode("euc_kr")) for cell in cells]


def checked(path: Path, sha256: str) -> Path:
    """The path itself; raises SystemExit where the file is not the one that the subsets were made from."""
    if hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
        raise SystemExit(f"{path} is not the file that this script knows: the version named above is needed")
    return path


def make(package: Path, weight: str) -> None:
    """Write one subset; its PostScript name differs from the whole font's, so that both can be registered."""
    folder, sha256 = SOURCES[weight]
    font = TTFont(checked(package / folder / f"NotoSansKR_{folder}.ttf", sha256))
    options = subset.Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 5, 6, 13, 14])
    cutter = subset.Subsetter(options)
    syllables = ks_x_1001_syllables() if weight == "Black" else ALL_SYLLABLES
    cutter.populate(unicodes=[c for first, last in RANGES for c in range(first, last + 1)] + list(syllables))
    cutter.subset(font)
    for table in ("GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "STAT", "DSIG"):
        if table in font:
            del font[table]
    _save(font, f"NotoSansKR-{weight}")


def make_numerals(package: Path) -> None:
    """Write the ten narrow numerals, as high as those of Noto Sans KR, each with the same little room beside it."""
    font = instancer.instantiateVariableFont(TTFont(checked(package / WIDTHS[0], WIDTHS[1])), NUMERALS)
    font.flavor = None
    cutter = subset.Subsetter(subset.Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 5, 6, 13, 14]))
    cutter.populate(unicodes=range(0x30, 0x3A))
    cutter.subset(font)
    for table in ("GSUB", "GPOS", "STAT", "gasp"):
        if table in font:
            del font[table]
    glyphs = font["glyf"]
    scale = DIGIT_HEIGHT / glyphs["one"].yMax
    for name in set(font.getGlyphOrder()) - {".notdef"}:
        glyph = glyphs[name]
        glyph.coordinates.scale((scale, scale))
        glyph.recalcBounds(glyphs)
        glyph.coordinates.translate((BEARING - glyph.xMin, 0))
        glyph.coordinates.toInt()
        glyph.recalcBounds(glyphs)
        font["hmtx"][name] = (glyph.xMax + BEARING, BEARING)
    _save(font, "NotoSans-Numerals")


def _save(font: TTFont, name: str) -> None:
    font["name"].setName(f"Asrus{name}", 6, 3, 1, 0x409)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / f"{name}.ttf")


if __name__ == "__main__":
    source = Path(sys.argv[1])
    for name in SOURCES:
        make(source, name)
    make_numerals(Path(sys.argv[2]))
    (HERE / "NotoSansKR-OFL.txt").write_bytes(checked(source / LICENCE[0], LICENCE[1]).read_bytes())
