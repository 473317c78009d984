"""uvicorn's protocols, supervised by the porter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from boothill.server.porter import GUEST, Guest

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Http(HttpToolsProtocol):
    """Requests on a connection, until it becomes a WebSocket."""

    def __init__(self, guest: Guest, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(app_state={**app_state, GUEST: guest}, **more)
        self.guest = guest
        self._answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.guest.meets(self, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.guest.gone()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered = None
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        # When the connection is lost, uvicorn knows only the last of several pipelined requests.
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.guest.heard()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.guest.moved = True

    def waits_for_us(self) -> bool:
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def says_too_late(self) -> None:
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_LATE)
        self.transport.close()

    def write(self, frame: bytes) -> bool:
        return False  # there is no WebSocket yet

    async def drained(self) -> None:
        pass

    def listen(self, ear: Callable[[bytes], None]) -> None:
        pass


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Pings notice clients that are gone; `sockets` waits for the hello."""

    def __init__(self, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(app_state=app_state, **more)
        self.guest: Guest = app_state[GUEST]
        self._ear: Callable[[bytes], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guest.meets(self, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._ear = None  # breaks a reference cycle
        self.guest.gone()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.guest.moved = True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused; otherwise uvicorn would log an error of the application

    def listen(self, ear: Callable[[bytes], None]) -> None:
        last = []
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                ear(message.get("bytes") or (message.get("text") or "").encode())
            else:
                last.append(message)  # such as that the client has gone
        for message in last:
            self.queue.put_nowait(message)
        if self.disconnected:
            return
        self._ear = ear
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        # Also bypasses the ASGI interface, which pauses and resumes reading and wakes a task for every message.
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        wrong = self.curr_msg_data_type == "text" and not _is_text(data)
        if self._ear is None or self.close_sent or wrong:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._ear(data)

    def write(self, frame: bytes) -> bool:
        # Bypasses the ASGI interface, which would encode every message again for every connection.
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    async def drained(self) -> None:
        await self.writable.wait()

    def waits_for_us(self) -> bool:
        return self.guest.at_table and not self.close_sent

    def says_too_late(self) -> None:
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        str(data, "utf-8")
    except UnicodeDecodeError:
        return False
    return True
