"""How colours look to eyes that see fewer of them, and how far apart two colours are."""

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB
SIGHTS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(value: float) -> float:
    """A part of a colour, 0 to 1, as light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lab(colour: str, sight: str | None = None) -> tuple[float, float, float]:
    """L*, a* and b* of #rrggbb under D65, as that eye sees it."""
    light = [linear(int(colour[k : k + 2], 16) / 255) for k in (1, 3, 5)]
    if sight:
        light = [min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in SIGHTS[sight]]
    x, y, z = (_root(sum(m * v for m, v in zip(row, light, strict=True)) / w) for row, w in zip(XYZ, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(t: float) -> float:
    return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116


def contrast(a: str, b: str) -> float:
    """As WCAG 2 has it, 1 to 21."""
    light, dark = sorted((sum(m * linear(int(c[k : k + 2], 16) / 255) for m, k in zip(XYZ[1], (1, 3, 5), strict=True)) for c in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
