"""The pseudo-locale: the texts of a message are changed, its values and selectors are not."""

from fluent.runtime import FluentBundle, FluentResource

from longsuit.messages.catalogue import FILES, source
from longsuit.messages.languages import ENGLISH
from longsuit.tools.pseudo_locale import accented, pseudo_locale
from tests.messages.entries import Parts, parse

TEXT = """\
cards_left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
play_button = Play
    .hint = Play it.
factor = ×{ $factor }
rank_letter = { $rank ->
    [J] J
   *[other] { $rank }
}
"""


def test_texts_are_accented_longer_and_in_brackets() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo_locale(TEXT)))

    def shown(id_: str, **values: object) -> str:
        text, errors = bundle.format_pattern(bundle.get_message(id_).value, values)
        assert errors == []
        return str(text)

    assert shown("cards_left", count=1) == "[1 çååŕð ļééƒţ]"
    assert shown("cards_left", count=2) == "[2 çååŕðš ļééƒţ]"
    assert shown("play_button") == "[Þļååý]"
    assert shown("factor", factor=2) == "×2"
    assert shown("rank_letter", rank="J") == "J"
    hint = bundle.get_message("play_button").attributes["hint"]
    assert bundle.format_pattern(hint, {})[0] == "[Þļååý îîţ.]"


def test_a_text_grows_by_about_two_fifths() -> None:
    text = "Bid for trump, then call your tricks exactly, and take as many as you said."
    assert 1.2 < len(accented(text)) / len(text) < 1.5


def test_every_file_stays_fluent_with_the_same_values() -> None:
    for file in FILES:
        before, after = (
            parse(text) for text in (source(ENGLISH, file), pseudo_locale(source(ENGLISH, file)))
        )
        for old, new in zip(before, after, strict=True):
            assert old.id.name == new.id.name
            assert Parts(old).arguments == Parts(new).arguments
            assert Parts(old).selectors == Parts(new).selectors
