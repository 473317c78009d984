"""Notes from which English text rules were translated: python scripts/stamp_rules.py LANG [ID ...]

Run it after you have brought the rules with these ids up to date in a language; without ids, after all of them. A test
names the rules whose English text has changed since.
"""

from __future__ import annotations

import sys
from pathlib import Path

from boothill.words.rulebook import all_rules, stale, stamp, stamps

RULES = Path(__file__).resolve().parent.parent / "src" / "boothill" / "data" / "rules"


def main(lang: str, ids: list[str]) -> None:
    english = all_rules()
    translated = {id for id, rule in all_rules(lang).items() if rule.lang == lang}
    if unknown := set(ids) - translated:
        raise SystemExit(f"{', '.join(sorted(unknown))}: not among the rules in {RULES / lang}")
    made = stamps(lang)
    made.update((id, stamp(english[id])) for id in ids or translated)
    lines = [f"{id},{made[id]}" for id in english if id in translated and id in made]
    (RULES / lang / "made-from.csv").write_text("\n".join(["id,english", *lines, ""]), encoding="utf-8")
    print(f"{lang}: {len(lines)} rules noted, {len(stale(lang))} stale or missing")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(sys.argv[1], sys.argv[2:])
