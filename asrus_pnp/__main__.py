"""`python -m asrus_pnp` is the same as `asrus-pnp`."""

from asrus_pnp.cli.main import main

main()
