"""What `python -m asrus_pnp` and the command `asrus-pnp` run."""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while the program is still loading, Ctrl-C just ends it; main takes it back

from asrus_pnp.cli.main import main

__all__ = ["main"]

if __name__ == "__main__":
    main()
