"""An account in the browser: two-step sign-in, passkeys with a virtual authenticator, devices."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pyotp.totp import TOTP

from benchmarks.support.browser import DESK, PHONE, Person, Server, text

pytestmark = [pytest.mark.browser, pytest.mark.full]
PASSWORD = "correct horse"
CODE = re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$")


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at `localhost`, where passkeys work, with an authenticator in the browser."""
    person = Person(browser, f"http://localhost:{server.port}", DESK)
    person.expected_errors = ("401 (Unauthorized)", "409 (Conflict)")
    with_authenticator(person)
    yield person
    person.leave()


def with_authenticator(person: Person) -> None:
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def button(page: Page, id_: str) -> None:
    page.get_by_role("button", name=text(id_), exact=True).last.click()


def fill(page: Page, id_: str, value: str) -> None:
    page.get_by_label(text(id_), exact=True).last.fill(value)


def create_account(page: Page, name: str) -> None:
    page.goto("/me/account")
    fill(page, "name_label", name)
    fill(page, "password_label", PASSWORD)
    page.locator("form button[type=submit]").first.click()
    expect(page.get_by_role("heading", name=text("second_factor_heading"))).to_be_visible()


def sign_out(page: Page) -> None:
    button(page, "sign_out_everywhere_button")
    page.get_by_role("dialog").get_by_role(
        "button", name=text("sign_out_everywhere_button")
    ).click()
    page.get_by_role("tab", name=text("sign_in_button")).click()


def enter_password(page: Page, name: str) -> None:
    fill(page, "name_label", name)
    fill(page, "password_label", PASSWORD)
    page.locator("form button[type=submit]").first.click()


def signed_in(page: Page) -> None:
    expect(page.get_by_role("heading", name=text("second_factor_heading"))).to_be_visible()


def recovery_codes(page: Page) -> list[str]:
    """The codes that are shown now; closes the dialog."""
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(10)
    codes = page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    assert all(CODE.match(code) for code in codes)
    button(page, "codes_saved_button")
    return codes


def test_a_passkey_is_added_signs_in_and_is_removed(ann: Person) -> None:
    page = ann.page
    create_account(page, "Ann Pass")
    button(page, "add_passkey_button")
    fill(page, "passkey_name_label", "My laptop")
    fill(page, "password_label", PASSWORD)
    button(page, "continue_button")
    recovery_codes(page)
    expect(page.get_by_text("My laptop")).to_be_visible()

    sign_out(page)
    button(page, "passkey_sign_in_button")
    signed_in(page)

    sign_out(page)
    enter_password(page, "Ann Pass")
    expect(page.get_by_text(text("second_step_about"))).to_be_visible()
    button(page, "use_passkey_button")
    signed_in(page)

    page.get_by_role("button", name=text("rename_passkey_label", name="My laptop")).click()
    fill(page, "passkey_name_label", "Blue")
    button(page, "continue_button")
    expect(page.get_by_text("Blue", exact=True)).to_be_visible()
    page.get_by_role("button", name=text("remove_passkey_label", name="Blue")).click()
    fill(page, "password_label", PASSWORD)
    button(page, "use_passkey_button")
    expect(page.get_by_text(text("passkey_confirmed"))).to_be_visible()
    button(page, "continue_button")
    expect(page.get_by_text("Blue", exact=True)).to_have_count(0)
    expect(page.get_by_text(text("recovery_codes_label"), exact=True)).to_have_count(0)


def test_an_app_is_set_up_and_signing_in_asks_for_its_code(ann: Person) -> None:
    page = ann.page
    create_account(page, "Ann App")
    button(page, "set_up_button")
    fill(page, "password_label", PASSWORD)
    button(page, "continue_button")
    expect(page.get_by_alt_text(text("app_qr_code_alt"))).to_be_visible()
    secret = page.locator("dialog code").inner_text().replace(" ", "")
    fill(page, "app_code_label", "000000")
    button(page, "turn_on_button")
    expect(page.get_by_text(text("code_wrong"))).to_be_visible()
    fill(page, "app_code_label", TOTP(secret).now())
    button(page, "turn_on_button")
    codes = recovery_codes(page)

    sign_out(page)
    enter_password(page, "Ann App")
    fill(page, "factor_code_label", TOTP(secret).at(int(time.time()) + 30))
    page.locator("form button[type=submit]").first.click()
    signed_in(page)
    sign_out(page)
    enter_password(page, "Ann App")
    fill(page, "factor_code_label", codes[3].lower())
    page.locator("form button[type=submit]").first.click()
    signed_in(page)
    expect(page.get_by_text(text("recovery_codes_left", code_count=9))).to_be_visible()


def test_a_changed_password_says_how_many_devices_it_signed_out(
    ann: Person, browser: Browser
) -> None:
    page = ann.page
    create_account(page, "Ann Change")
    phone = Person(browser, str(page.url).removesuffix("/me/account"), PHONE)
    phone.expected_errors = ("401 (Unauthorized)",)
    phone.page.goto("/me/account")
    phone.page.get_by_role("tab", name=text("sign_in_button")).click()
    enter_password(phone.page, "Ann Change")
    signed_in(phone.page)
    fill(page, "current_password_label", PASSWORD)
    fill(page, "new_password_label", "another horse")
    button(page, "save_changes_button")
    expect(page.get_by_text(text("devices_signed_out", device_count=1))).to_be_visible()
    expect(phone.page.get_by_text(text("device_signed_out"))).to_be_visible()
    phone.leave()


def test_without_tls_the_page_says_that_passkeys_cannot_work(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server.url, PHONE)  # a bare address
    create_account(person.page, "Ann Bare")
    expect(person.page.get_by_text(text("passkeys_need_https"))).to_be_visible()
    expect(person.page.get_by_role("button", name=text("add_passkey_button"))).to_have_count(0)
    person.leave()
