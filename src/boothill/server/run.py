"""Starts and ends a server."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from types import FrameType

import uvicorn

from boothill.server import garbage, logs
from boothill.server.address import address_for_others
from boothill.server.app import make_app
from boothill.server.config import Config
from boothill.server.listening import address_of, bound, room_for_connections
from boothill.server.lobby import Lobby
from boothill.server.porter import Entrance, Guest, Porter
from boothill.server.protocols import Http, Socket
from boothill.server.sockets import MESSAGE_LIMIT
from boothill.table import wire
from boothill.words.catalogue import wished_language
from boothill.words.messages import Messages

log = logging.getLogger("boothill.run")

PARTY = wire.Settings(clock="relaxed")
"""The settings a party begins with: people in one room talk, so nobody is hurried."""

GOODBYE_SECONDS = 3
"""Seconds that a closing server waits for its clients; then it waits for the database (`lobby.WRITE_SECONDS`)."""
END_SECONDS = 9.0
"""Seconds after the signal to stop after which it ends, even if something hangs."""


class House(uvicorn.Server):
    """uvicorn's server, with a porter, and with a shutdown that cannot hang."""

    def __init__(self, config: uvicorn.Config, settings: Config, lobby: Lobby) -> None:
        super().__init__(config)
        self.settings = settings
        self.lobby = lobby
        self.messages = Messages(wished_language(os.environ))
        """Messages for the terminal that it was started from."""
        self.address = ""
        """Its URL, once it is open."""
        self.party = False
        """Is it started for a party?"""
        self.screen = ""
        """The URL of the big screen, once there is a party."""

    @property
    def status(self) -> int:
        """The exit status: 1 if something could not be written."""
        return 1 if self.lobby.storage.owed else 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Raises BadAddress or BadDatabase."""
        doors = sockets or bound(self.settings.host, self.settings.port)
        try:
            await super().startup(sockets=[])
            if self.lobby.problem is not None:
                await self.lifespan.shutdown()
                raise self.lobby.problem
        except BaseException:
            for door in doors:
                door.close()
            raise
        porter = Porter(self.settings, room_for_connections(self.settings))
        self.servers = [Entrance(doors, porter, self._meet)]  # type: ignore[list-item]
        self.address = address_of(self.settings.host, doors)
        self.lobby.port = doors[0].getsockname()[1]
        others = address_for_others(self.settings.host, self.lobby.port)
        if self.party:
            await self._begin_party(others)
        log.info("serving", extra={"address": self.address})
        _tell_systemd("READY=1")
        if sys.stdout.isatty():
            say = self.messages.text
            print(say("serve-at", address=self.address))
            print(say("serve-at.others", address=others) if others else say("serve-at.alone"))

    async def _begin_party(self, others: str) -> None:
        """Set up a party, or continue the last one, and print how people join it."""
        table = self.lobby.last_party() or await self.lobby.party(PARTY)
        base = others or self.address.rstrip("/")
        self.screen = f"{self.address.replace('//0.0.0.0', '//localhost')}#/screen/{table.id}"
        log.info("party", extra={"screen": self.screen, "code": table.code})
        if sys.stdout.isatty():
            say = self.messages.text
            print(say("serve-party", address=self.screen))
            print(say("serve-party.elsewhere", address=f"{base}/#/screen/{table.id}"))
            print(say("serve-party.phones", address=base, code=table.code))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for entrance in self.servers:
            entrance.close()  # new clients go to another server, if there is one
        await self.lobby.drain()
        await super().shutdown(sockets)

    def _meet(self, guest: Guest) -> asyncio.Protocol:
        return Http(guest, self.lifespan.state, config=self.config, server_state=self.server_state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            _tell_systemd("STOPPING=1")
            threading.Thread(target=self._end, name="end", daemon=True).start()
        super().handle_exit(sig, frame)

    def _end(self) -> None:
        """End the program if it has not ended by itself."""
        time.sleep(END_SECONDS)
        # Even the log may block, if nobody reads it.
        last = threading.Thread(target=self._last_words, daemon=True)
        last.start()
        last.join(0.5)
        os._exit(self.status)

    def _last_words(self) -> None:
        if owed := self.lobby.storage.owed:
            log.error("ended before everything was written", extra={"writes": owed})
        else:
            log.warning("ended before everybody had gone; everything was written")
        logging.shutdown()


def server(config: Config) -> House:
    """Make the server without starting it. It is a single process, since a table runs in only one place."""
    app = make_app(config)
    return House(
        uvicorn.Config(
            app,
            ws=Socket,
            ws_max_size=MESSAGE_LIMIT,
            ws_per_message_deflate=False,
            ws_ping_interval=config.request_seconds,
            ws_ping_timeout=config.request_seconds * 1.5,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.proxies,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
        ),
        config,
        app.state.lobby,
    )


def serve(config: Config, open_page: bool = False, party: bool = False) -> int:
    """Serve until told to stop, with a party if wanted. Raises BadAddress or BadDatabase."""
    running = server(config)
    running.party = party
    garbage.look_rarely()
    logs.set_up(config.log_level)
    # After a clean shutdown, uvicorn sends itself the signal again that told it to stop.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(running.status))
    if open_page:
        threading.Thread(target=_open, args=(running,), daemon=True).start()
    running.run()
    return running.status


def _tell_systemd(news: str) -> None:
    """Send systemd a notification, if it started the server and expects them (`Type=notify`)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        line.sendall(news.encode())


def _open(running: House) -> None:
    """Open the page in a browser as soon as it is served."""
    while not running.address or (running.party and not running.screen):
        time.sleep(0.1)
    webbrowser.open(running.screen or running.address)
