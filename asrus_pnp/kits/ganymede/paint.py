"""The colours of Ganymede: settlers and symbols stay apart in grey, and each kind of card has a sky of its own."""

from asrus_pnp.pdf.theme import mix

PAINT = {"any": "#f4efe2", "white": "#f4efe2", "yellow": "#f2b530", "blue": "#3f93e3", "red": "#d63f30", "purple": "#7a3db4"}
BRIGHT = ("white", "yellow", "any")
EDGE = 1.3
