"""The site for which passkeys are made: the host by which this server is reached."""

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import Request

from ..people.passkeys import RelyingParty, no_passkeys_here


def relying_party(request: Request) -> RelyingParty | None:
    """The site as the request names it, or as the option `--public` does.

    None where browsers have no passkeys: without TLS, except on localhost, and at a bare address.
    """
    origin = request.app.state.config.public
    return party_of(origin or f"{request.url.scheme}://{request.headers.get('host', '')}")


def party_of(origin: str) -> RelyingParty | None:
    """The site of an origin; None if it can have no passkeys."""
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:
        return None
    here = host == "localhost" or host.endswith(".localhost")
    if not host or is_address(host) or not (parts.scheme == "https" or here):
        return None
    return RelyingParty(host, f"{parts.scheme}://{parts.netloc}")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def required_party(request: Request) -> RelyingParty:
    """The site, or Refusal where there are no passkeys."""
    party = relying_party(request)
    if party is None:
        raise no_passkeys_here()
    return party
