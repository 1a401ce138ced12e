"""``python -m phantomline`` is the command ``phantomline``."""

import sys

from phantomline.cli import main

if __name__ == "__main__":
    sys.exit(main())
