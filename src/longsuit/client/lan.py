"""Servers on the local network: announcing one, and finding others (needs the extra `lan`)."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

KIND = "_longsuit._tcp.local."


class Found(Struct, frozen=True, order=True):
    """A server that has announced itself."""

    name: str
    url: str


@contextmanager
def announced(name: str, address: str, port: int) -> Iterator[bool]:
    """Tells the neighbours of a server as long as it runs; False where that is not possible."""
    try:
        from zeroconf import ServiceInfo, Zeroconf
    except ImportError:
        yield False
        return
    label = "".join(letter for letter in name if letter.isalnum() or letter in " -")[:40] or "Table"
    service = ServiceInfo(
        KIND,
        f"{label} {address}-{port}".replace(".", "-") + f".{KIND}",
        addresses=[socket.inet_aton(address)],
        port=port,
        properties={"name": name},
        server=f"longsuit-{address.replace('.', '-')}.local.",
    )
    try:
        post = Zeroconf(interfaces=[address])
    except OSError:
        yield False
        return
    try:
        post.register_service(service)
        yield True
        post.unregister_service(service)
    finally:
        post.close()


def found(seconds: float, interfaces: list[str] | None = None) -> list[Found]:
    """The servers that answer within so many seconds; ImportError without the extra."""
    from zeroconf import InterfaceChoice, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

    names: set[str] = set()

    def noted(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is not ServiceStateChange.Removed:
            names.add(name)

    post = Zeroconf(interfaces=interfaces or InterfaceChoice.All)
    try:
        browser = ServiceBrowser(post, KIND, handlers=[noted])
        time.sleep(seconds)
        browser.cancel()
        return sorted({each for name in names for each in asked(post, ServiceInfo(KIND, name))})
    finally:
        post.close()


def asked(post: "object", service: "object") -> list[Found]:
    """Where a server that has announced itself is."""
    from zeroconf import ServiceInfo, Zeroconf

    assert isinstance(post, Zeroconf)
    assert isinstance(service, ServiceInfo)
    if not service.request(post, 2000):
        return []
    name = (service.properties.get(b"name") or b"Longsuit").decode(errors="replace")
    name = "".join(letter if letter.isprintable() else " " for letter in name)[:60]
    return [Found(name, f"http://{at}:{service.port}/") for at in service.parsed_addresses()]
