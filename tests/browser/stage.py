"""A table in a given position, in this process, whose people sit at the page: nothing at it is left to chance.

The page loads everything from a real server; only the socket of its table ends here, at a real table on a virtual
clock. So a test says what lies before whom, and sees exactly what the page sends.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import yaml
from playwright.sync_api import WebSocketRoute

from boothill.table import wire
from boothill.table.journal import Moved
from boothill.table.seating import Viewer
from tests.browser.house import Guest
from tests.scenes import Scene, silent


class Stage(Scene):
    """A position, and the steps that follow it, with the first player at the page; bots at all other seats."""

    def __init__(self, guest: Guest, position: str, watch: bool = False, still: bool = False, **settings: Any) -> None:
        self.still = still
        """Do the bots wait?"""
        self.sent: list[wire.ToTable] = []
        """What the page has sent, pings aside."""
        data: dict[str, Any] = yaml.safe_load(position)
        agreed = {"game": data.get("game", "classic"), "clock": "off", "bots": "greedy", **settings}
        super().__init__(wire.Settings(players=len(data["players"]), **agreed), 1, silent)
        self.start()
        for chair, name in zip(self.table.seating.chairs, data["players"], strict=True):
            chair.name = name
        steps = data.pop("steps", [])
        self.set_up(data)
        for step in steps:
            ((name, move),) = step.items()
            seat = self.game.s.names.index(name)
            self.game.replay(Moved(self.game.id, self.game.number + 1, seat, move, 0.0, self.now))
            self.game.start(self.now)
        guest.context.route_web_socket("**/ws/tables/scene", self._open)
        keys = json.dumps({} if watch else {"scene": self.people[0].key})
        guest.context.add_init_script(f"localStorage.setItem('boothill.keys', {json.dumps(keys)})")
        guest.go("table/scene")
        guest.page.wait_for_selector(".game")

    def _open(self, socket: WebSocketRoute) -> None:
        viewer = Viewer(lambda message: socket.send(msgspec.json.encode(message).decode()))

        def hear(text: str | bytes) -> None:
            command = msgspec.json.decode(text, type=wire.ToTable)
            if isinstance(command, wire.Hello):
                self.table.connect(viewer, command, self.now)
            else:
                self.sent += [command] if not isinstance(command, wire.Ping) else []
                self.table.handle(viewer, command, self.now)
            self.bots_play()

        socket.on_message(hear)
        socket.on_close(lambda code, reason: self.table.disconnect(viewer, self.now))

    def bots_play(self) -> None:
        """Go on until a person is asked."""
        self.settle()
        game = self.game
        while not self.still and game.pending is not None and game.pending.held is not None and not game.over:
            self.now = max(self.now, game.pending.release)
            self.table.tick(self.now)
            self.settle()

    @property
    def answers(self) -> list[list[str]]:
        """The moves that the page has answered with."""
        return [command.moves for command in self.sent if isinstance(command, wire.Answer)]
