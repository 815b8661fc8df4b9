"""The client as it was built into the wheel; and a plain page where nothing was built."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

BUILT: Final = Path(__file__).parent / "static"
PLAIN: Final = Path(__file__).parent / "plain.html"
CAREFUL: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}  # no script or style but the house's own files, and no request to anybody else
TEXTS: Final = {".js": "text/javascript", ".css": "text/css"}  # what is worth pressing
FOREVER: Final = "public, max-age=31536000, immutable"  # for files whose name holds their hash


def at_hand() -> list[BaseRoute]:
    """Any path that is no page of the API belongs to the client, which finds its own way."""
    return [Route("/{path:path}", client, methods=["GET"])]


async def client(request: Request) -> Response:
    path = request.path_params["path"]
    if path.startswith("api/"):
        return Response(status_code=404)
    found = file_at(path)
    if found is None:
        whole = BUILT / "index.html"
        if not whole.is_file():
            return FileResponse(PLAIN, headers={"cache-control": "no-cache"})
        return FileResponse(whole, headers={"cache-control": "no-cache", **CAREFUL})
    if not path.startswith("assets/"):
        return FileResponse(found, headers={"cache-control": "no-cache", **CAREFUL})
    kept = {"cache-control": FOREVER, "vary": "accept-encoding", **CAREFUL}
    if found.suffix in TEXTS and "gzip" in request.headers.get("accept-encoding", ""):
        body, media = pressed(found, found.stat().st_mtime_ns), TEXTS[found.suffix]
        return Response(body, media_type=media, headers={"content-encoding": "gzip", **kept})
    return FileResponse(found, headers=kept)


@lru_cache(maxsize=512)
def pressed(path: Path, changed: int) -> bytes:
    """A file as it travels: a third of its size, made once for each change."""
    return gzip.compress(path.read_bytes(), mtime=0)


def file_at(path: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    wanted = (BUILT / path).resolve()
    inside = wanted.is_relative_to(BUILT.resolve())
    return wanted if path and inside and wanted.is_file() else None
