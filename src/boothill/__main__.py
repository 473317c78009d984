"""The command line: python -m boothill, where the script `boothill` is not at hand."""

from __future__ import annotations

import sys

from boothill.cli import main

if __name__ == "__main__":
    sys.exit(main())
