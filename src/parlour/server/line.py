"""The line to one client: a WebSocket that is heard and spoken to without waiting.

Theory of operation. uvicorn hands each text to a task of its own, through a queue; a table of
bots at full speed spends half its time in those. So a chair takes over its connection: what
arrives is heard at once, in the call that read it, and what is said is written at once. Whoever
reads too slowly is dropped when its buffer is full, and nobody has waited for it.
"""

import socket
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from parlour.server.chair import TOO_MUCH
from parlour.server.limits import PINGS, Credit
from parlour.server.trips import Trips

FULL = 256 * 1024  # bytes that may wait for a slow reader
CUT = 5.0  # seconds for a last word
TCP_INFO = getattr(socket, "TCP_INFO", None)
RTT_AT = 68  # where Linux puts the round trip in its tcp_info, in microseconds

Ear = Callable[[str], None]


class Line(WebSocketsSansIOProtocol):
    """Puts itself where the application finds it: `scope["state"]["line"]`."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], *rest: Any):
        super().__init__(config, server_state, {**app_state, "line": self}, *rest)
        self.ear: Ear | None = None
        self.full = False
        self.pings = Credit(PINGS, self.loop.time)
        self.trips = Trips()

    def send_receive_event_to_app(self) -> None:
        if self.ear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        try:
            text = b"".join(frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.ear(text)

    @property
    def ended(self) -> bool:
        """Whether nothing can be said any more, from either side."""
        open = self.conn.state is State.OPEN
        return not open or self.close_sent or self.disconnected or self.transport.is_closing()

    def listen(self, ear: Ear) -> None:
        """From now on every text is heard in the call that reads it; first what came before."""
        ends = []
        while not self.queue.empty():
            said = self.queue.get_nowait()
            text = said.get("text")
            if text is None:
                ends.append(said)  # it is closed, or was no text: whoever waits for its end hears
            else:
                ear(str(text))
        for said in ends:
            self.queue.put_nowait(said)
        self.ear = ear
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Pings cost us an answer: they are counted like everything else."""
        if self.close_sent or self.pings.spend():
            super().handle_ping()
        else:
            self.hang_up(TOO_MUCH)

    def tell(self, frame: bytes) -> bool:
        """Whether it could be said; a line that is full or closed says nothing more."""
        if self.full or self.ended:
            return False
        if self.transport.get_write_buffer_size() + len(frame) > FULL:
            self.full = True
            return False
        self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def hang_up(self, code: int) -> None:
        """Say why, and close; whoever does not even read that is cut off."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.ended:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CUT, self.transport.abort)

    def measure(self) -> None:
        """Ask for a round trip now; the browser itself answers, not the page."""
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        asked = self.pending_ping_payload is not None
        super().handle_pong(event)
        if asked and self.pending_ping_payload is None:
            self.trips.note(self.last_ping_rtt)

    @property
    def round_trip(self) -> float:
        """Seconds to the client and back. Behind a proxy the system knows the way to the proxy
        alone."""
        return self.trips.bounded(None if self.config.proxy_headers else self.kernel_round_trip())

    def kernel_round_trip(self) -> float | None:
        wire = self.transport.get_extra_info("socket")
        if TCP_INFO is None or wire is None:
            return None
        info = wire.getsockopt(socket.IPPROTO_TCP, TCP_INFO, RTT_AT + 4)
        if len(info) < RTT_AT + 4:
            return None
        microseconds: int = struct.unpack_from("I", info, RTT_AT)[0]
        return microseconds / 1_000_000
