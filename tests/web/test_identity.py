"""Who somebody is on a device: links that sign in, the way back, devices that were signed out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, expect

from benchmarks.support.browser import AWAY, DESK, PHONE, Person, Server, text
from benchmarks.support.page_screens import visit

pytestmark = [pytest.mark.browser, pytest.mark.full]
LIMITS = False
Arriving = Callable[..., Person]


def http(
    person: Person, method: str, path: str, body: object = None, token: str = ""
) -> dict[str, Any]:
    """What the server answers to somebody with a token, by default to the person of the page."""
    token = token or stored(person)["token"]
    answer = person.page.request.fetch(
        f"/api{path}",
        method=method,
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
        data=None if body is None else json.dumps(body),
    )
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def stored(person: Person) -> dict[str, str]:
    """What the page keeps of who this device is, and of the settings; also while it loads."""
    origins = person.context.storage_state()["origins"]
    kept = {item["name"]: item["value"] for at in origins for item in at["localStorage"]}
    names = ("token", "person", "name", "former", "settings", "tables")
    return {name: kept.get(f"longsuit.{name}", "") for name in names}


def guest(arrives: Arriving, name: str, **values: Any) -> Person:
    """Somebody who has come to the page and taken a name."""
    person = arrives(**values)
    visit(person, "/me")
    person.wait_until(lambda: bool(stored(person)["token"]), "a token")
    person.page.get_by_role("button", name=say(person, "edit_profile_button")).click()
    person.page.get_by_role("textbox").fill(name)
    person.page.get_by_role("button", name=say(person, "save_button")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
    return person


def say(person: Person, message: str, **values: object) -> str:
    return text(message, person.page.evaluate("document.documentElement.lang"), **values)


def link_of(person: Person) -> str:
    return f"/#move={http(person, 'POST', '/move')['code']}"


def follow(person: Person, link: str) -> Locator:
    """Opens a link in a page anew, and returns the dialog that asks."""
    person.page.goto("/about")
    person.page.goto(link)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def press(person: Person, message: str, **values: object) -> None:
    person.page.get_by_role("button", name=say(person, message, **values), exact=True).click()


def become(person: Person, who: str) -> None:
    press(person, "become_button", who=who)
    person.wait_until(lambda: "#" not in person.page.url, "the page opened anew")
    person.wait_until(lambda: stored(person)["name"] == who, who)


def test_a_link_asks_and_no_changes_nothing(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    link, before = link_of(ann), stored(bob)
    dialog = follow(bob, link)
    expect(dialog).to_contain_text(text("become_question", who="Ann"))
    assert stored(bob) == before
    press(bob, "stay_button", who="Bob")
    expect(dialog).to_have_count(0)
    assert "#" not in bob.page.url
    assert stored(bob) == before
    follow(bob, link)  # it has not been used up
    bob.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert stored(bob) == before


def test_yes_then_back(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    before = stored(bob)
    bob.expected_errors = ("status of 400",)
    follow(bob, link_of(ann))
    become(bob, "Ann")
    visit(bob, "/me")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann")
    assert stored(bob)["person"] == stored(ann)["person"]
    assert json.loads(stored(bob)["former"])[0]["token"] == before["token"]
    press(bob, "go_back_button", who="Bob")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Bob")
    assert stored(bob) == before
    assert len(http(ann, "GET", "/me/devices")) == 1, "signed out as Ann, who is at home elsewhere"


def test_a_guest_known_only_here_can_be_left_and_found_again(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    follow(bob, link_of(ann))
    become(bob, "Ann")
    http(ann, "DELETE", f"/me/devices/{this_device(ann)}")  # Bob's device is Ann's only one now
    visit(bob, "/me")
    press(bob, "go_back_button", who="Bob")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Bob")
    press(bob, "go_back_button", who="Ann")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann")
    press(bob, "forget_former_button", who="Bob")
    bob.page.get_by_role("dialog").get_by_role("button").last.click()
    expect(bob.page.get_by_text(text("former_heading"))).to_have_count(0)
    assert stored(bob)["former"] == ""


def this_device(person: Person) -> str:
    devices: Any = http(person, "GET", "/me/devices")
    return str(next(device["id"] for device in devices if device["this"]))


@pytest.mark.parametrize("code", ["used", "expired"])
def test_a_refused_code_is_explained_and_leaves_the_address(arrives: Arriving, code: str) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    link, before = "/#move=AAAABBBBCCCC", stored(bob)
    if code == "used":
        link = link_of(ann)
        http(ann, "POST", "/move/use", {"code": link.partition("=")[2]})
    bob.expected_errors = ("status of 401",)
    dialog = follow(bob, link)
    expect(dialog).to_contain_text(text("device_code_expired"))
    expect(dialog).to_contain_text(text("still_who_you_were", who="Bob"))
    bob.wait_until(lambda: "#" not in bob.page.url, "an address without the code")
    press(bob, "ok_button")
    visit(bob, "/me")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Bob")
    assert stored(bob) == before


def test_a_code_used_up_while_the_dialog_asks(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    link, before = link_of(ann), stored(bob)
    bob.expected_errors = ("status of 401",)
    dialog = follow(bob, link)
    http(ann, "POST", "/move/use", {"code": link.partition("=")[2]})
    press(bob, "become_button", who="Ann")
    expect(dialog).to_contain_text(text("device_code_expired"))
    assert stored(bob) == before


def test_a_new_device_is_no_guest_before_it_has_answered(arrives: Arriving) -> None:
    ann, phone = guest(arrives, "Ann"), arrives(PHONE)
    phone.page.goto(link_of(ann))
    expect(phone.page.get_by_role("dialog")).to_contain_text(text("become_question", who="Ann"))
    assert stored(phone)["token"] == ""
    become(phone, "Ann")
    phone.wait_until(lambda: stored(phone)["person"] == stored(ann)["person"], "Ann")
    assert stored(phone)["former"] == ""
    again = follow(phone, link_of(ann))
    expect(again).to_contain_text(text("already_here_heading", who="Ann"))


def test_a_server_that_is_away_meanwhile_changes_nothing(
    browser: Browser, page_folder: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path, page_folder).start()
    people: list[Person] = []

    def come(screen: dict[str, Any] = DESK, **values: Any) -> Person:
        people.append(Person(browser, server.url, screen, **values))
        return people[-1]

    try:
        ann, bob = guest(come, "Ann"), guest(come, "Bob")
        before = stored(bob)
        for person in people:
            person.expected_errors = (*AWAY, "Failed to load resource")
        dialog = follow(bob, link_of(ann))
        expect(dialog).to_contain_text(text("become_warning", who="Ann"))
        server.stop(at_once=True)
        press(bob, "become_button", who="Ann")
        expect(dialog).to_contain_text(text("no_server_connection"))
        assert stored(bob) == before
        server.start()  # it has forgotten the code
        press(bob, "become_button", who="Ann")
        expect(dialog).to_contain_text(text("device_code_expired"))
        press(bob, "ok_button")
        visit(bob, "/me")
        expect(bob.page.get_by_role("heading", level=1)).to_have_text("Bob")
        assert stored(bob) == before
        for person in people:
            person.leave()
    finally:
        server.stop()


def test_other_tabs_follow(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    other = bob.watch(bob.context.new_page())
    other.goto("/me")
    expect(other.get_by_role("heading", level=1)).to_have_text("Bob")
    follow(bob, link_of(ann))
    become(bob, "Ann")
    expect(other.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(other.get_by_role("dialog")).to_have_count(0)
    bob.expected_errors = ("status of 400",)
    visit(bob, "/me")
    press(bob, "go_back_button", who="Bob")
    expect(other.get_by_role("heading", level=1)).to_have_text("Bob")
    expect(other.get_by_role("dialog")).to_have_count(0)


def test_a_device_that_was_signed_out_is_told_and_asked(arrives: Arriving) -> None:
    ann, phone = guest(arrives, "Ann"), arrives(PHONE)
    follow(phone, link_of(ann))
    become(phone, "Ann")
    visit(phone, "/me")
    token = stored(phone)["token"]
    http(phone, "DELETE", f"/me/devices/{this_device(phone)}", token=stored(ann)["token"])
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text(text("device_signed_out"))
    expect(dialog).to_contain_text(text("token_refused_about", who="Ann"))
    assert stored(phone)["token"] == token, "nothing is thrown away before the answer"
    phone.page.reload()
    expect(dialog).to_contain_text(text("error_bad_token"))
    phone.page.keyboard.press("Escape")  # no answer yet
    expect(dialog).to_have_count(0)
    assert stored(phone)["token"] == token
    press(phone, "sign_in_button")
    press(phone, "continue_as_guest_button")
    phone.wait_until(lambda: stored(phone)["token"] not in ("", token), "a new guest")
    assert stored(phone)["person"] != stored(ann)["person"]


def test_an_account_that_was_signed_out_signs_in_again(arrives: Arriving) -> None:
    ann, phone = guest(arrives, "Ann"), arrives(PHONE)
    account = {"name": "Ann Again", "password": "correct horse"}
    http(ann, "PUT", "/me/account", account)
    follow(phone, link_of(ann))
    become(phone, account["name"])
    visit(phone, "/me")
    http(phone, "DELETE", f"/me/devices/{this_device(phone)}", token=stored(ann)["token"])
    expect(phone.page.get_by_role("dialog")).to_contain_text(text("device_signed_out"))
    phone.page.get_by_role("dialog").get_by_role("button", name=text("sign_in_button")).click()
    sign_in(phone, account)
    phone.wait_until(lambda: stored(phone)["person"] == stored(ann)["person"], "the account")


def sign_in(person: Person, account: dict[str, str]) -> None:
    """Signs in on the page of the account, on which the person is a guest."""
    person.page.get_by_role("tab", name=text("sign_in_button")).click()
    panel = person.page.get_by_role("tabpanel").get_by_role("tabpanel")
    panel.get_by_label(text("name_label")).fill(account["name"])
    panel.get_by_label(text("password_label")).fill(account["password"])
    panel.get_by_role("button", name=text("sign_in_button")).click()


def test_signing_in_says_what_stays_behind(arrives: Arriving) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob")
    password = {"name": "Ann Account", "password": "correct horse"}
    http(ann, "PUT", "/me/account", password)
    http(
        bob, "POST", "/tables", {"type": "create", "game": "whist", "seats": ["me", *["open"] * 3]}
    )
    seat = text("seats_held", seat_count=1)
    dialog = follow(bob, link_of(ann))
    expect(dialog).to_contain_text(seat)
    expect(dialog).to_contain_text(text("leaving_guest", who="Bob"))
    press(bob, "stay_button", who="Bob")
    visit(bob, "/me/account")
    bob.page.get_by_role("tab", name=text("sign_in_button")).click()
    panel = bob.page.get_by_role("tabpanel").get_by_role("tabpanel")
    expect(panel).to_contain_text(seat)
    sign_in(bob, password)
    bob.wait_until(lambda: stored(bob)["name"] == password["name"], "the account")
    visit(bob, "/me")
    expect(bob.page.get_by_text(text("go_back_button", who="Bob"))).to_be_visible()


def test_a_guest_is_told_before_signing_out_everywhere(arrives: Arriving) -> None:
    bob = guest(arrives, "Bob")
    visit(bob, "/me/account")
    expect(bob.page.get_by_text(text("guest_sign_out_about"))).to_be_visible()
    everywhere = bob.page.get_by_role("button", name=text("sign_out_everywhere_button"))
    expect(everywhere).to_have_count(0)
    http(bob, "PUT", "/me/account", {"name": "Bob Account", "password": "correct horse"})
    visit(bob, "/me/account")
    token = stored(bob)["token"]
    everywhere.click()
    bob.page.get_by_role("dialog").get_by_role("button").last.click()
    bob.wait_until(lambda: stored(bob)["token"] not in ("", token), "a new guest")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "path",
    [
        "/f/AAAA-BBBB-CCCC",
        "/new/whist#rules=1bAQ",
        "/rules/pesten#rules=1a00",
        "/replay#n=9&open",
        "/settings#theme=light",
        "/daily/whist",
        "/learn/whist#move",
        "/me/account#former",
        "/#token=stolen",
        "/?move=AAAABBBBCCCC&name=Eve",
    ],
)
def test_no_other_link_changes_anything(arrives: Arriving, path: str) -> None:
    bob = guest(arrives, "Bob")
    bob.expected_errors = ("status of 4",)
    before = stored(bob), http(bob, "GET", "/me"), http(bob, "GET", "/me/belongings")
    visit(bob, "/about")
    visit(bob, path)
    assert (stored(bob), http(bob, "GET", "/me"), http(bob, "GET", "/me/belongings")) == before


def test_a_name_that_is_too_long_is_counted_and_refused(arrives: Arriving) -> None:
    bob = guest(arrives, "Bob")
    press(bob, "edit_profile_button")
    bob.page.get_by_role("textbox").fill("x" * 27)
    assert bob.page.get_by_role("textbox").input_value() == "x" * 27, "nothing is cut"
    expect(bob.page.get_by_text(text("length_of_limit", length=27, limit=24))).to_be_visible()
    press(bob, "save_button")
    expect(bob.page.get_by_role("alert")).to_have_text(text("name_too_long", length=27, limit=24))
    bob.page.get_by_role("textbox").fill("Bo\u202eb")
    press(bob, "save_button")
    wrong = text("name_bad_character", text="U+202E")
    expect(bob.page.get_by_role("alert")).to_have_text(wrong)
    assert stored(bob)["name"] == "Bob"


@pytest.mark.parametrize("language", ["en", "nl", "ar", "he"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(
    arrives: Arriving, language: str, screen: dict[str, Any]
) -> None:
    ann, bob = guest(arrives, "Ann"), guest(arrives, "Bob", screen=screen, language=language)
    http(
        bob, "POST", "/tables", {"type": "create", "game": "whist", "seats": ["me", *["open"] * 3]}
    )
    bob.expected_errors = ("status of 4",)

    def check(what: str) -> None:
        bob.wait_idle(250)
        found = Axe().run(bob.page).response["violations"]
        bad = [one for one in found if one["impact"] in ("serious", "critical")]
        assert not bad, (what, [(one["id"], one["nodes"][0]["target"]) for one in bad])

    follow(bob, link_of(ann))
    expect(bob.page.get_by_text(say(bob, "become_warning", who="Ann"))).to_be_visible()
    check("asks")
    become(bob, "Ann")
    visit(bob, "/me")
    check("way-back")
    press(bob, "forget_former_button", who="Bob")
    check("forget")
    follow(bob, "/#move=AAAABBBBCCCC")
    expect(bob.page.get_by_text(say(bob, "device_code_expired"))).to_be_visible()
    check("refused")
    press(bob, "ok_button")
    visit(bob, "/me/account")
    check("account")
    http(bob, "DELETE", f"/me/devices/{this_device(bob)}", token=stored(ann)["token"])
    expect(bob.page.get_by_role("dialog")).to_be_visible()
    check("signed-out")
