"""Draws web/public/invitation.png, the picture of a link that is posted somewhere, from our own art.

python scripts/invitation_picture.py        # needs playwright, Chromium and Pillow
"""

from __future__ import annotations

import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
SIZE = (1200, 630)
"""What messengers show without cutting anything off."""
COLOURS = 64
PEOPLE = ("calamity-janet", "willy-the-kid", "rose-doolan", "el-gringo", "jesse-jones")
STYLE = """
  body { margin: 0; height: 630px; display: grid; place-items: center; background: #ead9b6; }
  main { width: 1120px; height: 550px; border: 10px double #2b1d14; display: grid; place-content: center; gap: 34px; }
  .logo svg { height: 330px; width: auto; display: block; margin: auto; }
  .people { display: flex; gap: 22px; justify-content: center; }
  .people span { width: 118px; height: 118px; background: #fffaf0; border: 3px solid #2b1d14; border-radius: 8px; overflow: hidden; }
  .people svg { width: 100%; height: 100%; display: block; }
"""  # noqa: E501


def main() -> None:
    art = WEB / "art"
    faces = [art / "characters" / f"{name}.svg" for name in PEOPLE]
    people = "".join(f"<span>{face.read_text(encoding='utf-8')}</span>" for face in faces if face.exists())
    logo = (art / "logo.svg").read_text(encoding="utf-8")
    html = f"<style>{STYLE}</style><main><div class='logo'>{logo}</div><div class='people'>{people}</div></main>"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.set_content(html)
        drawn = page.screenshot()
        browser.close()
    picture = Image.open(io.BytesIO(drawn)).convert("RGB").quantize(COLOURS)
    picture.save(WEB / "public" / "invitation.png", optimize=True)


if __name__ == "__main__":
    main()
