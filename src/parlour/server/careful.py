"""What every answer of the house says beside itself, so that no other page can misuse it."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
NOTHING: Final = "default-src 'none'; frame-ancestors 'none'"
YEAR: Final = "max-age=31536000"


class Careful:
    """Adds what an answer does not say itself. What is asked under /api is kept by nobody."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app, self.secure = app, secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.add(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, receive, careful if scope["type"] == "http" else send)

    def add(self, headers: MutableHeaders, path: str) -> None:
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers.setdefault("content-security-policy", NOTHING)
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if self.secure:
            headers.setdefault("strict-transport-security", YEAR)
