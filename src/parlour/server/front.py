"""The front of the door: who takes too long to ask, or says too much before, is let go."""

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = 16 * 1024  # bytes that may stand before a request's body
SLOW: Final = 10.0  # seconds within which they must have come


class Front(HttpToolsProtocol):
    """As uvicorn's, with a bound for what stands before a body, and for how long that takes."""

    head, lines, waiting = 0, 0, True
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.awaited()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.waiting:
            self.head += len(data)
            if self.late is None:
                self.await_head()
        super().data_received(data)
        if self.waiting and self.head > HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.lines += len(name) + len(value) + 4
        if self.lines > HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self.awaited()
        self.head, self.lines, self.waiting = 0, 0, False
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.waiting = True  # for the next one on this line; uvicorn counts how long that may be
        if self.cycle is not None:
            super().on_message_complete()

    def await_head(self) -> None:
        self.late = self.loop.call_later(SLOW, self.refuse, HTTPStatus.REQUEST_TIMEOUT)

    def awaited(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def refuse(self, status: HTTPStatus) -> None:
        if self.transport.is_closing():
            return
        said = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\n"
        self.transport.write(f"{said}connection: close\r\n\r\n".encode())
        self.transport.close()
