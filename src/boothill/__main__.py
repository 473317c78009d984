"""Entry point for `python -m boothill`, for when the `boothill` script is not on the path."""

from __future__ import annotations

import sys

from boothill.cli import main

if __name__ == "__main__":
    sys.exit(main())
