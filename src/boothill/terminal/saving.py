"""Saves local games, and says where they are."""

from __future__ import annotations

import shlex

from boothill.terminal.client import Client
from boothill.terminal.link import LocalTable
from boothill.terminal.screen import Out, Screen


def saved(out: Out, client: Client) -> bool:
    """Write the record of a local game. If that fails, say so once, and let the game go on."""
    link = client.link
    if not isinstance(link, LocalTable):
        return False
    before = link.path
    try:
        moved = link.save()
    except OSError as error:
        if not link.warned:
            out.say(client.messages.text("not-saved", path=str(link.path), error=error.strerror or str(error)))
        link.warned = True
        return False
    if moved:
        out.say(client.messages.text("record-moved", old=str(before), path=str(link.path)))
    return True


def save_aloud(out: Out, client: Client) -> None:
    """Save a local game, and say where it is, or why it cannot be saved."""
    link = client.link
    if isinstance(link, LocalTable):
        link.warned = False
        if saved(out, client):
            out.say(client.messages.text("saved", path=str(link.path)))


def say_left(screen: Screen, client: Client) -> None:
    """Say how to continue a local game, or to replay one that is over."""
    if not isinstance(client.link, LocalTable) or not saved(screen, client):
        return
    over = client.ended is not None
    screen.say(client.messages.text("look-again" if over else "resume-with"))
    command = "replay" if over else "play --resume"
    screen.say_whole(f"  boothill {command} {shlex.quote(str(client.link.path))}")
