"""`parlour serve`: the house opened for everybody in the same room, and how they find it."""

import io
import socket
import webbrowser
from argparse import Namespace
from collections.abc import Iterator

import segno

from parlour.catalogue import CATALOGUE
from parlour.cli.asked import pause, whole
from parlour.cli.speech import speaker, wrong
from parlour.cli.troubles import store_troubles
from parlour.server.running import run
from parlour.server.setup import PORT, Setup
from parlour.words import Speaker

NOWHERE = "192.0.2.1"  # an address that nobody has: asking the way there sends nothing


def serve(asked: Namespace, language: str) -> int:
    says = speaker(language)
    setup = chosen(asked)
    check_port(setup)

    def opened() -> None:
        print("\n".join(invitation(setup, says)), flush=True)
        if not asked.no_browser:
            webbrowser.open(address("localhost", setup.port))

    with store_troubles():
        return 0 if run(CATALOGUE, setup, opened) else 1


def chosen(asked: Namespace) -> Setup:
    return Setup(
        store=asked.store or "",
        host=asked.host or "0.0.0.0",
        port=whole("--port", asked.port, 1, 65_535) or PORT,
        pause=pause(asked.pace, 0.8),
        generous=whole("--generous", asked.generous, 1, 1_000) or 1,
        proxies=tuple(asked.proxy),
        public_url=asked.public_url or "",
        node_url=asked.node_url or "",
        test_mode=asked.insecure_test_mode,
    )


def check_port(setup: Setup) -> None:
    """Better a sentence now than a trace later."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((setup.host, setup.port))
        except OSError:
            raise wrong("cli-port-taken", port=setup.port, host=setup.host) from None


def invitation(setup: Setup, says: Speaker) -> Iterator[str]:
    """Where the house is, for this machine and for the others in the same network."""
    yield says.word("cli-open-here", address=address("localhost", setup.port))
    elsewhere = setup.public_url or lan(setup)
    if elsewhere:
        yield says.word("cli-open-there", address=elsewhere)
        yield qr(elsewhere)
    yield says.word("cli-stop")
    if setup.test_mode:
        yield says.word("cli-test-mode")


def lan(setup: Setup) -> str | None:
    """The address at which a phone in the same network finds this machine, if there is one."""
    if setup.host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((NOWHERE, 9))
            found = str(way.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else address(found, setup.port)


def address(host: str, port: int) -> str:
    return f"http://{host}:{port}/"


def qr(text: str) -> str:
    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
