"""Remake the font subsets of this folder from the npm package that carries Noto Sans KR.

A maintainer's script: it needs fontTools and the unpacked package, and nothing in the project imports it.

    npm pack @expo-google-fonts/noto-sans-kr@0.4.3 && tar xzf expo-google-fonts-noto-sans-kr-0.4.3.tgz
    python asrus_pnp/fonts/remake.py package
"""

import hashlib
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
SOURCES = {
    "Regular": ("400Regular", "8cbc9b353bb9ce848fd69bb6a507319dfacc659cf5fd643db5d88f3c4970e1dd"),
    "Bold": ("700Bold", "4ffa20c272ae6d689f7c8d34ff9c8039a326e9c334d9fc8852b2a7396227d077"),
    "Black": ("900Black", "97f222aa1479267310da91e63adc8c8b69e24b93ff5791490cd4f8b70842895f"),
}
LICENCE = ("LICENSE_FONT", "1c05c68c34f9708415aada51f17e1b0092d2cea709bf4a94cd38114f9e73d7d9")
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x203E), (0x20A9, 0x20AC), (0x2190, 0x21FF), (0x2200, 0x226B),
    (0x2460, 0x2473), (0x25A0, 0x266F), (0x3000, 0x3015), (0x3131, 0x318E), (0xFF01, 0xFF5E),
)  # fmt: skip
ALL_SYLLABLES = range(0xAC00, 0xD7A4)


def ks_x_1001_syllables() -> list[int]:
    """The 2,350 syllables of KS X 1001, rows 16 to 40 of the standard."""
    cells = (bytes((0xA0 + row, 0xA0 + cell)) for row in range(16, 41) for cell in range(1, 95))
    return [ord(cell.decode("euc_kr")) for cell in cells]


def checked(path: Path, sha256: str) -> Path:
    """The path itself; raises SystemExit where the file is not the one that the subsets were made from."""
    if hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
        raise SystemExit(f"{path} is not the file that this script knows: version 0.4.3 of the package is needed")
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
    font["name"].setName(f"AsrusNotoSansKR-{weight}", 6, 3, 1, 0x409)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / f"NotoSansKR-{weight}.ttf")


if __name__ == "__main__":
    source = Path(sys.argv[1])
    for name in SOURCES:
        make(source, name)
    (HERE / "NotoSansKR-OFL.txt").write_bytes(checked(source / LICENCE[0], LICENCE[1]).read_bytes())
