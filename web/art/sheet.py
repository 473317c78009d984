"""A contact sheet of the drawings, to look at them: python web/art/sheet.py sheet.html [cards characters logo …]"""

from __future__ import annotations

import argparse
from pathlib import Path

HERE = Path(__file__).parent
ROOMS = (
    "cards",
    "events",
    "characters",
    "roles",
    "backs",
    "icons",
    "logo",
    "wordmark",
    "favicon",
    "icon-maskable",
    "street",
)
THEMES = {  # ink, paper, accent, accent2, steel, leaf, and what lies under the paper
    "light": ("#2b1d14", "#f3e6cc", "#b23a1e", "#d8a13a", "#6f858c", "#6b7a45", "#e4d2ae"),
    "dark": ("#1c120b", "#dccba6", "#a5361b", "#c9932f", "#627a82", "#5f6e3b", "#231811"),
    "night": ("#f0e2c4", "#231811", "#d2593a", "#d8a13a", "#8fa5ac", "#93a566", "#17100b"),
}
"""Light; dark, where the table is dark and the cards are dimmed paper; night, where ink and paper change places."""
STYLE = """
body { margin: 0; font: 11px sans-serif }
section { background: var(--ground); padding: 8px; display: flex; flex-wrap: wrap; gap: 8px }
figure { margin: 0; background: var(--paper); color: var(--ink); text-align: center; border-radius: 4px }
svg { display: block; width: 100% }
"""


def page(rooms: list[str], sizes: list[int], themes: list[str], labels: bool) -> str:
    body = ""
    for theme in themes:
        names = ("ink", "paper", "accent", "accent2", "steel", "leaf", "ground")
        colours = ";".join(f"--{name}:{colour}" for name, colour in zip(names, THEMES[theme], strict=True))
        for size in sizes:
            cells = ""
            for room in rooms:
                files = sorted((HERE / room).glob("*.svg")) or [HERE / f"{room}.svg"]
                for file in files:
                    label = file.stem if labels else ""
                    cells += f'<figure style="width:{size}px">{file.read_text(encoding="utf-8")}{label}</figure>'
            body += f'<section style="{colours}">{cells}</section>'
    return f"<!doctype html><meta charset=utf-8><title>Boot Hill: contact sheet</title><style>{STYLE}</style>{body}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "rooms", nargs="*", default=list(ROOMS), help="folders (cards, icons …) or single drawings (logo)"
    )
    parser.add_argument("--size", type=int, action="append", help="width in pixels; may be given more than once")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--no-labels", dest="labels", action="store_false")
    args = parser.parse_args()
    text = page(args.rooms, args.size or [56, 200], args.theme or list(THEMES), args.labels)
    args.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
