"""A table in a given position, in this process, whose people sit at the page: nothing at it is left to chance.

The page loads everything from a real server; only the socket of its table ends here, at a real table on a virtual
clock. So a test says what lies before whom, and sees exactly what the page sends.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import yaml
from playwright.sync_api import WebSocketRoute

from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.journal import Moved
from boothill.table.seating import Viewer
from boothill.text.notation import print_move
from tests.browser.house import Guest
from tests.scenes import Scene, silent

BOBS_TURN = """
players:
  Ann: {role: sheriff, character: Rose Doolan, hand: [Missed!, Beer]}
  Bob: {role: outlaw, character: Paul Regret, hand: ["BANG!"]}
  Cid: {role: outlaw, character: Willy the Kid}
  Dan: {role: renegade, character: Bart Cassidy}
turn: Bob
"""
"""Ann's turn is to come, and Bob has something to shoot her with before."""


class Stage(Scene):
    """A table with the first player at the page, and bots at all other seats."""

    def __init__(self, guest: Guest, still: bool = False, **settings: Any) -> None:
        self.guest = guest
        self.sent: list[wire.ToTable] = []
        """What the page has sent, pings aside."""
        self.sockets: list[WebSocketRoute] = []
        """By which it has come, one after the other."""
        self.still = still
        """Do the bots wait?"""
        super().__init__(wire.Settings(**{"clock": "off", "bots": "greedy", **settings}), 1, silent)

    @classmethod
    def set(
        cls,
        guest: Guest,
        position: str,
        watch: bool = False,
        still: bool = False,
        screen: bool = False,
        **settings: Any,
    ) -> Stage:
        """A position, and the steps that follow it."""
        data: dict[str, Any] = yaml.safe_load(position)
        game = data.get("game", "classic")
        stage = cls(guest, still, **{"game": game, "players": len(data["players"]), **settings})
        stage.start()
        for chair, name in zip(stage.table.seating.chairs, data["players"], strict=True):
            chair.name = name
        steps = data.pop("steps", [])
        stage.set_up(data)
        for step in steps:
            ((name, move),) = step.items()
            seat = stage.game.s.names.index(name)
            stage.game.replay(Moved(stage.game.id, stage.game.number + 1, Seat(seat), move, 0.0, stage.now))
            stage.game.start(stage.now)
        stage.open(watch, screen)
        return stage

    @classmethod
    def played(cls, guest: Guest, until: Callable[[Game, wire.Ask], bool], moves: int = 60, **settings: Any) -> Stage:
        """The first game, of deals that are always the same, that comes after so many moves to what is looked for."""
        for deal in range(200):
            stage = cls(guest, **settings)
            stage.table.server_seed = sha256(f"stage {deal}".encode()).hexdigest()
            stage.table.seating.chairs[0].name = "Ann"
            stage.start()
            stage.bots_play()
            game, me = stage.game, stage.people[0]
            while not game.over and me.ask is not None:
                pending = game.asked(Seat(0))
                assert pending is not None
                if game.number >= moves and until(game, me.ask):
                    stage.open()
                    return stage
                board = game.board_for(pending)
                move = game.players[0].bot.choose(board.view(Seat(0)), game.minds.memory(Seat(0)), game.minds.luck)
                stage.do(0, wire.Answer(pending.number, [print_move(board, move)]))
                stage.bots_play()
        raise AssertionError("no game came to that")

    def open(self, watch: bool = False, screen: bool = False) -> None:
        """The page comes to the table, as a player, to watch, or as the big screen."""
        guest = self.guest
        guest.context.route_web_socket("**/ws/tables/scene", self.connect)
        if screen:  # there is no table of this name at the server, and so no code that leads to it
            code = '<svg xmlns="http://www.w3.org/2000/svg"/>'
            guest.context.route(
                "**/t/scene/qr.svg", lambda route: route.fulfill(body=code, content_type="image/svg+xml")
            )
        keys = json.dumps({} if watch or screen else {"scene": self.people[0].key})
        guest.context.add_init_script(f"localStorage.setItem('boothill.keys', {json.dumps(keys)})")
        guest.go(f"{'screen' if screen else 'table'}/scene")
        guest.page.wait_for_selector(".screen.playing" if screen else ".game")

    def connect(self, socket: WebSocketRoute) -> None:
        """A page has come by this socket."""
        self.sockets.append(socket)
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
            self.settle()

    @property
    def answers(self) -> list[list[str]]:
        """The moves that the page has answered with."""
        return [command.moves for command in self.sent if isinstance(command, wire.Answer)]
