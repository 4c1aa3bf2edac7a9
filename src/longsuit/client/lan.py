"""Servers on the local network: announcing one and discovering others by multicast DNS.

Needs the extra `lan` (zeroconf).
"""

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from msgspec import Struct

KIND = "_longsuit._tcp.local."


class LanServer(Struct, frozen=True, order=True):
    """A server that has announced itself."""

    name: str
    url: str


@contextmanager
def announce(name: str, address: str, port: int) -> Iterator[bool]:
    """Announces a server while the context lasts; False if that is not possible here."""
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
        zeroconf = Zeroconf(interfaces=[address])
    except OSError:
        yield False
        return
    with ThreadPoolExecutor(1) as threads:
        # It takes seconds, in which other computers may object to the name: nobody waits for it.
        registered = threads.submit(zeroconf.register_service, service)
        try:
            yield True
        finally:
            if registered.exception() is None:
                zeroconf.unregister_service(service)
            zeroconf.close()


def discover(seconds: float, interfaces: list[str] | None = None) -> list[LanServer]:
    """The servers that answer within so many seconds; ImportError without the extra."""
    from zeroconf import InterfaceChoice, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

    names: set[str] = set()

    def on_change(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is not ServiceStateChange.Removed:
            names.add(name)

    zeroconf = Zeroconf(interfaces=interfaces or InterfaceChoice.All)
    try:
        browser = ServiceBrowser(zeroconf, KIND, handlers=[on_change])
        time.sleep(seconds)
        browser.cancel()
        return sorted(
            {each for name in names for each in resolve(zeroconf, ServiceInfo(KIND, name))}
        )
    finally:
        zeroconf.close()


def resolve(zeroconf: "object", service: "object") -> list[LanServer]:
    """The addresses of a server that has announced itself; none if it does not answer."""
    from zeroconf import ServiceInfo, Zeroconf

    assert isinstance(zeroconf, Zeroconf)
    assert isinstance(service, ServiceInfo)
    if not service.request(zeroconf, 2000):
        return []
    name = (service.properties.get(b"name") or b"Longsuit").decode(errors="replace")
    name = "".join(letter if letter.isprintable() else " " for letter in name)[:60]
    return [LanServer(name, f"http://{at}:{service.port}/") for at in service.parsed_addresses()]
