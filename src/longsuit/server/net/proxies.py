"""What proxies say about a request: the client's address, the scheme and the host.

It is believed of trusted proxies only: those on this computer, and those in the networks of
`--trusted-proxy`.  The address is found from the right of `X-Forwarded-For`, or of `Forwarded`
(RFC 7239) where there is no `X-Forwarded-For`: each trusted proxy is asked who came to it, and the
first address that is not trusted is the client.  Whatever stands to the left of it is the client's
own word.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

THIS_COMPUTER = ("127.0.0.0/8", "::1/128")
# A request with any of these has come through a proxy.
FORWARDING_HEADERS = (
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    *("forwarded", "x-real-ip", "via"),
)
HOST = re.compile(r"[A-Za-z0-9.:_\[\]-]{1,255}")
FORWARDED_PAIR = re.compile(r"(for|host|proto)\s*=\s*\"?([^\";]*)", re.IGNORECASE)
log = structlog.get_logger("server")


def parse_address(text: str) -> Address | None:
    """The address in 192.0.2.1, 192.0.2.1:4711, 2001:db8::1 or [2001:db8::1]:4711, or None.

    An IPv4 address that is written as one of IPv6 becomes one of IPv4.
    """
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


class ProxyMiddleware:
    """Puts the client's address, scheme and host into the scope of every request and WebSocket.

    `scope["longsuit.local"]` is True for a program on this computer that no proxy speaks for.
    """

    def __init__(self, app: ASGIApp, networks: Iterable[str] = ()) -> None:
        self.app = app
        self.trusted: list[Network] = [
            ipaddress.ip_network(network) for network in (*THIS_COMPUTER, *networks)
        ]
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self.read(scope)
        await self.app(scope, receive, send)

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def read(self, scope: Scope) -> None:
        """Replaces what the proxy next to the server has written by what it says."""
        headers = Headers(scope=scope)
        peer = parse_address(scope["client"][0]) if scope.get("client") else None
        forwarded = any(name in headers for name in FORWARDING_HEADERS)
        own_name = names_this_computer(headers.get("host", ""))
        here = peer is not None and peer.is_loopback
        scope["longsuit.local"] = here and not forwarded and own_name
        if peer is None or not self.trusts(peer):
            return
        said = forwarded_elements(headers)
        if not any(said["for"]) and (forwarded or (here and not own_name)):
            self.warn(peer, headers.get("host", ""))
        scope["client"] = (str(self.client(peer, said["for"])), 0)
        if (scheme := last(said["proto"]).lower()) in ("http", "https"):
            secure = scheme == "https"
            socket_scheme = "wss" if secure else "ws"
            scope["scheme"] = scheme if scope["type"] == "http" else socket_scheme
        if HOST.fullmatch(host := last(said["host"])):
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host.encode()), *others]

    def client(self, peer: Address, hops: list[str]) -> Address:
        """The first address from the right that is no trusted proxy; with none, the leftmost."""
        for hop in reversed(hops):
            address = parse_address(hop) if self.trusts(peer) else None
            if address is None:
                break
            peer = address
        return peer

    def warn(self, proxy: Address, host: str) -> None:
        """Says once that everybody who comes through a proxy is counted as one address."""
        if not self.warned:
            self.warned = True
            log.warning(
                "a proxy does not pass on X-Forwarded-For: all who come through it share one limit",
                proxy=str(proxy),
                host=host[:80],
            )


def forwarded_elements(headers: Headers) -> dict[str, list[str]]:
    """What each proxy has added, the one next to the server last: `for`, `proto` and `host`."""
    if "x-forwarded-for" in headers or "forwarded" not in headers:
        return {
            name: ",".join(headers.getlist(f"x-forwarded-{name}")).split(",")
            for name in ("for", "proto", "host")
        }
    elements = [
        {name.lower(): value for name, value in FORWARDED_PAIR.findall(element)}
        for element in ",".join(headers.getlist("forwarded")).split(",")
    ]
    return {
        name: [element.get(name, "") for element in elements] for name in ("for", "proto", "host")
    }


def last(texts: list[str]) -> str:
    return texts[-1].strip()


@cache
def own_names() -> frozenset[str]:
    return frozenset({"localhost", socket.gethostname().lower()})


def names_this_computer(host: str) -> bool:
    """True for the header `Host` of somebody who asked for this computer by a name of its own."""
    name = host.lower() if host.startswith("[") else host.lower().partition(":")[0]
    address = parse_address(name)
    if address is not None:
        return address.is_loopback
    return not name or name in own_names() or name.endswith(".localhost")
