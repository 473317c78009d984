"""Starting a server."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import threading
import time
import webbrowser

import uvicorn

from boothill.server import garbage, logs
from boothill.server.app import make_app
from boothill.server.config import Config
from boothill.server.sockets import MESSAGE_LIMIT
from boothill.server.storage import Storage

log = logging.getLogger("boothill.run")

GOODBYE_SECONDS = 10
"""For which a closing server waits for its clients."""


def server(config: Config) -> uvicorn.Server:
    """The server, not yet started. One process: a table lives in one place only."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            host=config.host,
            port=config.port,
            ws="websockets-sansio",
            ws_max_size=MESSAGE_LIMIT,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.proxies,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
        )
    )


def serve(config: Config, open_page: bool = False) -> int:
    """Serve until told to stop. Raises BadDatabase if the database cannot be used."""
    asyncio.run(_look(config))
    garbage.look_rarely()
    logs.set_up(config.log_level)
    # Having closed in good order, uvicorn sends itself once more the signal that it was told to stop with.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    running = server(config)
    address = f"http://{config.host}:{config.port}/"
    if sys.stdout.isatty():
        print(f"Boot Hill is at {address} (Ctrl-C ends it)")
    if open_page:
        threading.Thread(target=_open, args=(running, address), daemon=True).start()
    running.run()
    return 0 if running.started else 1


def _open(running: uvicorn.Server, address: str) -> None:
    """Open the page as soon as there is something to see."""
    while not running.started:
        time.sleep(0.1)
    webbrowser.open(address)


async def _look(config: Config) -> None:
    """Open the database once before anything else, so that what is wrong with it is said in one line."""
    storage = Storage(config.database)
    await storage.open()
    await storage.close()
