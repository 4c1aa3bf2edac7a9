"""Second factors: an authenticator app, recovery codes and passkeys, over HTTP."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyotp import random_base32
from pyotp.totp import TOTP

from longsuit.protocol.errors import Refusal
from longsuit.server.http.relying_party import party_of
from longsuit.server.limits import Limits, Rate
from longsuit.server.people import second_factor, tickets
from longsuit.server.people.one_time_codes import STEP, app_code, matching_step
from longsuit.server.people.tickets import LIFETIME, Tickets
from longsuit.server.store.schema import now

from ..http.calls import call, guest, refused
from ..live_server import LiveServer, live_server
from ..test_admin import admin
from .authenticator import Authenticator
from .test_accounts import PASSWORD, account, sign_in

ME, APP, KEYS = "/api/me", "/api/me/app", "/api/me/passkeys"
WRONG, NOT_NOW = (401, "bad_login"), (409, "not_now")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("factors")


@pytest.fixture(scope="module")
def at(folder: Path) -> Iterator[LiveServer]:
    # All tests sign in from one address.
    with live_server(folder, limits=Limits(logins=Rate(10, 1_000))) as found:
        found.http = f"http://localhost:{found.port}"  # a bare address has no passkeys
        yield found


class Clock:
    """The server's time for codes, which stands still but for `tick`."""

    def __init__(self) -> None:
        self.now = now()

    def __call__(self) -> int:
        return self.now

    def code(self, secret: str, steps: int = 0) -> str:
        return TOTP(secret).at((self.now + steps * STEP) // 1000)

    def tick(self) -> None:
        self.now += STEP


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(second_factor, "now", clock)
    return clock


def post(at: LiveServer, path: str, token: str, **body: Any) -> Any:
    return call(at, "POST", path, token, json={"password": PASSWORD, **body})


def set_up_app(at: LiveServer, token: str, clock: Clock) -> tuple[str, list[str]]:
    """Sets an authenticator app up: its secret, and the recovery codes."""
    begun = post(at, APP, token).json()
    body = {"ticket": begun["ticket"], "code": clock.code(begun["secret"])}
    clock.tick()
    return begun["secret"], call(at, "PUT", APP, token, json=body).json()["recovery_codes"]


def second(at: LiveServer, ticket: str, **body: Any) -> Any:
    return call(at, "POST", "/api/sign-in/second", json={"ticket": ticket, **body})


def add_passkey(at: LiveServer, token: str, key: Authenticator, **body: Any) -> Any:
    options = post(at, f"{KEYS}/options", token, **body).json()
    body = {"passkey": key.create(options), "name": "My key"}
    return call(at, "POST", KEYS, token, json=body)


def test_an_app_is_set_up_with_one_of_its_codes(at: LiveServer, folder: Path, clock: Clock) -> None:
    token, _ = account(at, "Ann T")
    assert refused(post(at, APP, token, password="wrong horse")) == WRONG
    begun = post(at, APP, token).json()
    assert begun["link"].startswith("otpauth://totp/Longsuit:Ann%20T?secret=")
    assert "<svg" in begun["svg"]
    body = {"ticket": begun["ticket"], "code": "000000"}
    assert refused(call(at, "PUT", APP, token, json=body)) == WRONG
    assert sign_in(at, "Ann T").status_code == 201  # not in force yet
    body["code"] = clock.code(begun["secret"])
    stranger, _ = account(at, "Stranger T")
    assert refused(call(at, "PUT", APP, stranger, json=body)) == WRONG
    codes = call(at, "PUT", APP, token, json=body).json()["recovery_codes"]
    assert len(set(codes)) == 10
    assert refused(call(at, "PUT", APP, token, json=body)) == NOT_NOW
    factors = call(at, "GET", ME, token).json()["factors"]
    assert factors["app"] == clock.now
    assert factors["recovery_codes"] == 10
    assert begun["secret"] not in call(at, "GET", ME, token).text
    with sqlite3.connect(folder / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    assert not any(code in dump for code in codes)


def test_signing_in_needs_a_code_which_counts_once(at: LiveServer, clock: Clock) -> None:
    token, _ = account(at, "Bob T")
    secret, codes = set_up_app(at, token, clock)
    answer = sign_in(at, "Bob T")
    assert (answer.status_code, answer.json()["app"]) == (202, True)
    assert "token" not in answer.json()
    ticket = answer.json()["ticket"]
    assert second(at, ticket).json()["message"] == "second_factor_needed"
    assert refused(second(at, ticket, code=clock.code(secret, 3))) == WRONG
    entered = second(at, ticket, code=clock.code(secret), label="phone")
    assert entered.status_code == 201
    assert call(at, "GET", ME, entered.json()["token"]).status_code == 200
    assert refused(second(at, ticket, code=clock.code(secret, 1))) == NOT_NOW
    ticket = sign_in(at, "Bob T").json()["ticket"]
    assert second(at, ticket, code=clock.code(secret)).json()["message"] == "code_used"
    assert second(at, ticket, code=clock.code(secret, 1)).status_code == 201
    ticket = sign_in(at, "Bob T").json()["ticket"]
    written = "-".join(codes[0][n : n + 4] for n in range(0, 16, 4)).lower()
    assert second(at, ticket, code=written).status_code == 201
    ticket = sign_in(at, "Bob T").json()["ticket"]
    assert refused(second(at, ticket, code=codes[0])) == WRONG
    assert call(at, "GET", ME, token).json()["factors"]["recovery_codes"] == 9


def test_codes_are_guessed_as_slowly_as_passwords(at: LiveServer, clock: Clock) -> None:
    token, _ = account(at, "Cy T")
    set_up_app(at, token, clock)
    answers = []
    for n in range(8):  # the right password each time does not forgive the wrong codes
        answer = sign_in(at, "Cy T")
        if answer.status_code == 202:
            answer = second(at, answer.json()["ticket"], code=f"{n:06}")
        answers.append(refused(answer)[1])
    assert answers[0] == "bad_login"
    assert answers[-1] == "too_fast"


def test_what_changes_an_account_needs_the_second_factor_as_well(
    at: LiveServer, clock: Clock
) -> None:
    token, _ = account(at, "Dora T")
    secret, codes = set_up_app(at, token, clock)
    new = {"name": "Dora T", "password": "another horse", "old": PASSWORD}
    attempts = [
        ("PUT", "/api/me/account", new),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("POST", f"{APP}/remove", {"password": PASSWORD}),
        ("POST", "/api/me/recovery-codes", {"password": PASSWORD}),
    ]
    for method, path, body in attempts:
        assert refused(call(at, method, path, token, json=body)) == WRONG, path
    answer = post(at, "/api/me/recovery-codes", token, code=codes[0])
    codes = answer.json()["recovery_codes"]
    assert refused(post(at, f"{APP}/remove", token, password="x", code=codes[0])) == WRONG
    assert post(at, f"{APP}/remove", token, code=codes[0]).json() == {"removed": True}
    factors = call(at, "GET", ME, token).json()["factors"]
    assert (factors["app"], factors["recovery_codes"]) == (None, 0)
    assert sign_in(at, "Dora T").status_code == 201
    secret, _ = set_up_app(at, token, clock)
    new["code"] = clock.code(secret)
    assert call(at, "PUT", "/api/me/account", token, json=new).json()["signed_out"] == 1
    clock.tick()
    body = {"password": "another horse", "code": clock.code(secret)}
    assert call(at, "POST", "/api/me/delete", token, json=body).json() == {"deleted": True}


def test_a_changed_password_voids_a_second_step_under_way(at: LiveServer, clock: Clock) -> None:
    token, _ = account(at, "Eve T")
    secret, _ = set_up_app(at, token, clock)
    ticket = sign_in(at, "Eve T").json()["ticket"]
    new = {"name": "Eve T", "password": "another horse", "old": PASSWORD}
    new["code"] = clock.code(secret)
    assert call(at, "PUT", "/api/me/account", token, json=new).status_code == 200
    clock.tick()
    assert refused(second(at, ticket, code=clock.code(secret))) == NOT_NOW


def test_a_guest_has_no_second_factor(at: LiveServer) -> None:
    token, _ = guest(at, "Guest T")
    assert refused(call(at, "POST", APP, token, json={})) == NOT_NOW
    assert refused(call(at, "POST", f"{KEYS}/options", token, json={})) == NOT_NOW


def test_a_passkey_signs_in_alone_and_as_a_second_factor(at: LiveServer) -> None:
    token, person = account(at, "Fay T")
    key = Authenticator(at.http)
    codes = add_passkey(at, token, key).json()["recovery_codes"]
    assert len(codes) == 10
    options = call(at, "POST", "/api/sign-in/passkey/options").json()
    assert options["userVerification"] == "required"
    signed = key.get(options)
    body = {"passkey": signed, "label": "laptop"}
    entered = call(at, "POST", "/api/sign-in/passkey", json=body)
    assert (entered.status_code, entered.json()["person"]) == (201, person)
    again = call(at, "POST", "/api/sign-in/passkey", json=body)
    assert refused(again) == NOT_NOW, "a challenge is signed once"
    step = sign_in(at, "Fay T").json()
    assert [each["id"] for each in step["passkey"]["allowCredentials"]] == [signed["id"]]
    assert second(at, step["ticket"], passkey=key.get(step["passkey"])).status_code == 201
    step = sign_in(at, "Fay T").json()
    stolen = second(at, step["ticket"], passkey=key.get(options | {"rpId": "localhost"}))
    assert refused(stolen) == NOT_NOW, stolen.text


def test_a_passkey_that_does_not_fit_is_refused(at: LiveServer) -> None:
    token, _ = account(at, "Gil T")
    key = Authenticator(at.http)
    add_passkey(at, token, key)

    def answer(by: Authenticator, **changes: Any) -> Any:
        options = call(at, "POST", "/api/sign-in/passkey/options").json()
        body = {"passkey": by.get(options | changes)}
        return refused(call(at, "POST", "/api/sign-in/passkey", json=body))

    elsewhere, unverified = Authenticator("https://evil.example"), Authenticator(at.http, False)
    for other in (elsewhere, unverified):
        other.key, other.id, other.user, other.count = key.key, key.id, key.user, 50
        assert answer(other) == WRONG
    assert answer(Authenticator(at.http)) == WRONG  # unknown
    assert answer(key, rpId="evil.example") == WRONG
    forged = Authenticator(at.http)
    forged.id, forged.user, forged.count = key.id, key.user, 60
    assert answer(forged) == WRONG
    key.user = "c29tZWJvZHk"
    assert answer(key) == WRONG
    junks: list[dict[str, Any]] = [{}, {"response": []}, {"response": {"clientDataJSON": "e30"}}]
    for junk in (*junks, {"id": 3}):
        answered = call(at, "POST", "/api/sign-in/passkey", json={"passkey": junk})
        assert refused(answered) == WRONG, junk
    for name in ("Hal T", "Ida T"):
        taken, _ = account(at, name)
        options = post(at, f"{KEYS}/options", taken).json()
        body = {"passkey": key.create(options), "name": "stolen"}
        assert refused(call(at, "POST", KEYS, taken, json=body)) == NOT_NOW
        assert refused(call(at, "POST", KEYS, token, json=body))[1] in ("bad_login", "not_now")


def test_an_old_count_of_signatures_is_refused(at: LiveServer) -> None:
    token, _ = account(at, "Jan T")
    key = Authenticator(at.http)
    add_passkey(at, token, key)
    codes = []
    for count in (5, 3, 7):
        key.count = count
        options = call(at, "POST", "/api/sign-in/passkey/options").json()
        body = {"passkey": key.get(options)}
        codes.append(call(at, "POST", "/api/sign-in/passkey", json=body).status_code)
    assert codes == [201, 401, 201], "a copy of the key may be in use"


def test_passkeys_are_named_and_removed_with_a_second_factor(at: LiveServer) -> None:
    token, _ = account(at, "Kim T")
    first, other = Authenticator(at.http), Authenticator(at.http)
    assert add_passkey(at, token, first).status_code == 201
    assert refused(post(at, f"{KEYS}/options", token)) == WRONG

    def proof() -> dict[str, Any]:
        options = call(at, "POST", "/api/me/confirm/options", token).json()
        return {"passkey": first.get(options)}

    made = add_passkey(at, token, other, **proof())
    assert made.json() == {"recovery_codes": []}
    one, two = call(at, "GET", ME, token).json()["factors"]["passkeys"]
    assert (one["host"], one["used"] is not None, two["used"]) == ("localhost", True, None)
    path = f"{KEYS}/{two['id']}"
    assert call(at, "PUT", path, token, json={"name": "Blue  key"}).status_code == 200
    stranger, _ = account(at, "Stranger K")
    assert refused(call(at, "PUT", path, stranger, json={"name": "x"})) == (404, "not_found")
    assert refused(post(at, f"{path}/remove", stranger)) == (404, "not_found")
    names = [key["name"] for key in call(at, "GET", ME, token).json()["factors"]["passkeys"]]
    assert names == ["My key", "Blue key"]
    assert refused(post(at, f"{path}/remove", token)) == WRONG
    assert post(at, f"{path}/remove", token, **proof()).status_code == 200
    assert post(at, f"{KEYS}/{one['id']}/remove", token, **proof()).status_code == 200
    factors = call(at, "GET", ME, token).json()["factors"]
    assert (factors["passkeys"], factors["recovery_codes"]) == ([], 0)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://cards.example", "cards.example"),
        ("https://cards.example:8443", "cards.example"),
        ("http://localhost:7777", "localhost"),
        ("http://cards.localhost:7777", "cards.localhost"),
        ("http://cards.example", ""),
        ("http://127.0.0.1:7777", ""),
        ("https://192.0.2.1", ""),
        ("https://[2001:db8::1]", ""),
        ("https://[bad", ""),
        ("http://", ""),
    ],
)
def test_passkeys_need_a_name_and_tls(origin: str, host: str) -> None:
    party = party_of(origin)
    assert (party.host, party.origin) == (host, origin) if party else host == ""


def test_where_passkeys_cannot_work_that_is_said(at: LiveServer) -> None:
    bare = LiveServer(at.port)
    token, _ = account(bare, "Lou T")
    assert call(bare, "GET", ME, token).json()["factors"]["passkeys_work_here"] is False
    assert call(at, "GET", ME, token).json()["factors"]["passkeys_work_here"] is True
    answer = post(bare, f"{KEYS}/options", token)
    assert answer.json()["message"] == "passkeys_need_https"
    add_passkey(at, token, Authenticator(at.http))
    step = sign_in(bare, "Lou T")
    assert (step.status_code, step.json()["passkey"]) == (202, None)


def test_a_host_lets_somebody_in_who_is_locked_out(
    at: LiveServer, folder: Path, clock: Clock
) -> None:
    token, person = account(at, "Mia T")
    set_up_app(at, token, clock)
    assert sign_in(at, "Mia T").status_code == 202
    admin(folder, "clear-2fa", "nobody at all", says="There’s no person", fails=True)
    admin(folder, "clear-2fa", person, input="n\n", says="Nothing was changed.", fails=True)
    admin(folder, "clear-2fa", "mia  t", "--yes", says="only a password")
    assert sign_in(at, "Mia T").status_code == 201
    assert call(at, "GET", ME, token).json()["factors"]["recovery_codes"] == 0


def test_an_erased_person_leaves_no_second_factor(
    at: LiveServer, folder: Path, clock: Clock
) -> None:
    token, person = account(at, "Noa T")
    secret, _ = set_up_app(at, token, clock)
    add_passkey(at, token, Authenticator(at.http), code=clock.code(secret))
    clock.tick()
    assert post(at, "/api/me/delete", token, code=clock.code(secret)).status_code == 200
    with sqlite3.connect(folder / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    assert person not in dump
    assert secret not in dump


def test_codes_are_read_in_any_digits() -> None:
    assert app_code(" 123 456 ") == app_code("١٢٣٤٥٦") == "123456"
    assert (
        app_code("12345") == app_code("1234567") == app_code("12345x") == app_code("²34567") == ""
    )
    secret = random_base32()
    assert matching_step(secret, TOTP(secret).at(300), 300_000) == 10
    assert matching_step(secret, TOTP(secret).at(270), 300_000) == 9
    assert matching_step(secret, TOTP(secret).at(330), 300_000) == 11
    assert matching_step(secret, TOTP(secret).at(360), 300_000) is None


def test_a_ticket_is_for_one_purpose_one_use_and_five_minutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = [1000.0]
    office = Tickets(lambda: time[0])
    ticket = office.issue("app", "ann secret")
    assert office.subject("app", ticket) == "ann secret"
    forged = ticket[:-1] + ("A" if ticket[-1] != "A" else "B")
    for purpose, wrong in (("sign in", ticket), ("app", forged), ("app", "é"), ("app", "")):
        with pytest.raises(Refusal):
            office.subject(purpose, wrong)
    with pytest.raises(Refusal):
        Tickets(lambda: time[0]).subject("app", ticket)
    assert office.use("app", ticket) == "ann secret"
    with pytest.raises(Refusal):
        office.use("app", ticket)
    late = office.issue("app")
    time[0] += LIFETIME + 1
    with pytest.raises(Refusal):
        office.use("app", late)
    monkeypatch.setattr(tickets, "MOST_USED", 3)
    fresh = [office.issue("app") for _ in range(4)]
    for each in fresh[:3]:
        office.use("app", each)
    with pytest.raises(Refusal) as caught:
        office.use("app", fresh[3])
    assert caught.value.code == "too_many"
    assert len(office.used) == 3
    time[0] += LIFETIME + 1
    office.use("app", office.issue("app"))
    assert len(office.used) == 1
