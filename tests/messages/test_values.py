"""Values of messages: cards, suits, bids, figures, lists and dates in each language."""

import pytest

from longsuit.engine.cards import CLUBS, HEARTS, NO_SUIT, SPADES, parse
from longsuit.engine.notation import action
from longsuit.engine.sentences import Sentence, say
from longsuit.messages import values
from longsuit.messages.catalogue import MissingMessage
from longsuit.messages.languages import LANGUAGES, known_language
from longsuit.messages.render import Reader, english

FSI, LRI, PDI, TEXT = "\u2068", "\u2066", "\u2069", "\ufe0e"
RIGHT_TO_LEFT = ("ar", "he")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("nl_NL.UTF-8", "nl"),
        ("nl", "nl"),
        ("ar-EG", "ar"),
        ("HE_il", "he"),
        ("en_GB", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("fr_FR", "en"),
        ("nld", "en"),
    ],
)
def test_language_of_a_locale(locale: str, language: str) -> None:
    assert known_language(locale) == language


def test_cards_have_the_letters_of_the_language() -> None:
    assert values.card_text("QD", "en") == f"Q♦{TEXT}"
    assert values.card_text("QD", "nl") == f"V♦{TEXT}"
    assert [values.rank_letter(rank, "nl") for rank in "TJQKA2"] == ["10", "B", "V", "H", "A", "2"]
    assert values.card_text("TS", "he") == f"10♠{TEXT}"
    assert values.card_text("??", "ar") == "??"
    assert values.card_text("JO", "en") == "Joker"


def test_cards_stay_in_one_piece() -> None:
    assert values.cards_text("7H TS", "en") == f"7♥{TEXT} 10♠{TEXT}"
    for language in RIGHT_TO_LEFT:
        assert values.cards_text("7H TS", language) == f"{FSI}7♥{TEXT} 10♠{TEXT}{PDI}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_has_a_name_of_its_own(language: str) -> None:
    for form in ("one", "other"):
        assert len({values.suit_name(suit, form, language) for suit in "CDHSN"}) == 5


def test_suits_are_one_or_many() -> None:
    assert values.suit_name("H", "one", "en") == "heart"
    assert values.suit_name("H", "other", "en") == "hearts"
    reader = Reader()
    assert reader.say("must_follow_suit", suit=HEARTS, rule="§5") == (
        "Follow suit: play a heart (§5)."
    )
    assert reader.say("action_bid", n=5, suit=NO_SUIT) == "Bid 5 no trump"
    assert reader.say("action_bid", n=5, suit=SPADES) == "Bid 5 in spades"


def test_bids() -> None:
    assert values.bid_text("5H", "en") == f"5♥{TEXT}"
    assert values.bid_text("13S", "en") == f"13♠{TEXT}"
    assert values.bid_text("6N", "en") == "6 no trump"
    assert values.bid_text("6N", "nl") == "6 zonder troef"
    assert values.bid_text("5H", "he") == f"{FSI}5♥{TEXT}{PDI}"


@pytest.mark.parametrize(
    ("value", "sign", "text"),
    [(2.4, "", "2.4"), (-2.4, "", "−2.4"), (0, "", "0"), (20, "+", "+20"), (1234, "", "1,234")],
)
def test_numbers(value: float, sign: str, text: str) -> None:
    assert values.number_text(value, "en", sign) == text
    dutch = text.replace(",", ";").replace(".", ",").replace(";", ".")
    assert values.number_text(value, "nl", sign) == dutch
    for language in RIGHT_TO_LEFT:
        signed = text[0] in "+−"
        assert values.number_text(value, language, sign) == (LRI + text + PDI if signed else text)


def test_decimals() -> None:
    assert values.decimal_text(2, 1, "en") == "2.0"
    assert values.decimal_text(-0.04, 1, "en") == "0.0"  # no minus before nothing
    assert values.decimal_text(-0.35, 2, "nl") == "−0,35"
    assert values.decimal_text(0.3, 1, "en", "± ") == "± 0.3"
    assert values.decimal_text(1234.6, 0, "en") == "1,235"
    assert values.decimal_text(-0.35, 2, "ar") == f"{LRI}−0.35{PDI}"


def test_percentages() -> None:
    assert values.percent_text(18, "en") == "18%"
    assert values.percent_text(18.5, "en") == "18.5%"
    assert values.percent_text(18.5, "nl") == "18,5%"
    assert values.percent_text(18.54, "en", 1) == "18.5%"
    assert values.percent_text(18, "en", 1) == "18.0%"
    for language in RIGHT_TO_LEFT:
        shown = values.percent_text(18, language)
        assert (shown[0], shown[-1]) == (LRI, PDI)
        assert shown[1:3] == "18"


def test_scores_show_their_sign() -> None:
    reader = Reader("en", ("Ann", "Bob"))
    shown = [reader.say("seat_score", seat=0, score=score) for score in (20, 0, -10)]
    assert shown == ["Ann +20", "Ann 0", "Ann −10"]
    assert f"{LRI}−10{PDI}" in Reader("ar", ("نور",)).say("seat_score", seat=0, score=-10)


def test_lists() -> None:
    assert values.list_text(["a", "b"], "en") == "a and b"
    assert values.list_text(["a", "b"], "en", "or") == "a or b"
    assert values.list_text(["a", "b", "c"], "nl", "or") == "a, b of c"
    assert values.list_text(["a"], "nl") == "a"
    assert values.list_text(["a", "b"], "ar") == f"{FSI}a{PDI} و{FSI}b{PDI}"
    sentence = say("no_such_suit", text="x", choices=("C", "D"))
    assert Reader("nl").text(sentence).count("C of D") == 1
    nested = say("round_scores", round=1, score_list=(say("seat_score", seat=0, score=1), "b"))
    assert english(nested) == "Round 1: seat 1 +1 and b."


def test_durations_and_dates() -> None:
    assert values.seconds_text(30, "en") == "30 seconds"
    assert values.seconds_text(1, "nl") == "1 seconde"
    assert values.date_text("2026-11-16", "nl") == "16 november 2026"
    for language in LANGUAGES:
        assert "2026" in values.date_text("2026-11-16", language)


def test_native_digits() -> None:
    assert values.native_digits("10♠ 2026", "ar") == "١٠♠ ٢٠٢٦"
    assert values.native_digits("10", "nl") == "10"
    assert "١٣" in Reader("ar", native_digits=True).say("count_cards", count=13)
    assert "13" in Reader("ar").say("count_cards", count=13)


def test_texts_keep_their_own_direction() -> None:
    assert values.isolate("Ann", "en") == "Ann"
    assert values.isolate("נור", "en") == f"{FSI}נור{PDI}"
    assert values.isolate("نور", "nl") == f"{FSI}نور{PDI}"
    for language in RIGHT_TO_LEFT:
        assert values.isolate("Ann", language) == f"{FSI}Ann{PDI}"
    assert Reader("en", ("نور",)).say("event_call", seat=0, n=2) == f"{FSI}نور{PDI} calls 2."
    assert f"{FSI}Ann{PDI}" in Reader("he").say("remove_friend_label", who="Ann")
    assert f"{FSI}7Q{PDI}" in Reader("he").say("no_such_card", text="7Q")
    assert values.left_to_right("−2", "en") == "−2"


def test_people_by_gender_and_the_reader_as_you() -> None:
    assert Reader("en", ("Ann", "Bob"), (), 0).say("event_call", seat=0, n=2) == "You call 2."
    assert Reader("en", ("Ann", "Bob"), (), 0).say("event_call", seat=1, n=2) == "Bob calls 2."
    assert english(say("event_call", seat=2, n=2)) == "seat 3 calls 2."
    for language in RIGHT_TO_LEFT:
        said = {
            Reader(language, ("ن",), (gender,)).say("event_call", seat=0, n=2)
            for gender in ("feminine", "masculine")
        }
        assert len(said) == 2


def test_counts_choose_the_form_of_the_language() -> None:
    shown = [english(say("count_cards", count=count)) for count in (0, 1, 2)]
    assert shown == ["0 cards", "1 card", "2 cards"]
    arabic = [Reader("ar").say("count_cards", count=count) for count in (0, 1, 2, 3, 11, 100)]
    assert len(set(arabic)) == 6
    assert english(say("reason_worth", point_count=2.5)) == "It’s worth 2.5 points on average."
    assert english(say("reason_worth", point_count=3.0)) == "It’s worth 3 points on average."
    assert "−2.5" in english(say("reason_worth", point_count=-2.5))


def test_actions_by_their_labels() -> None:
    reader = Reader("en", ("Ann",))
    chosen = {
        "call 3": "Call 3",
        "bid 6N": "Bid 6 no trump",
        "7H TS": f"7♥{TEXT} 10♠{TEXT}",
        "choose redeal": "Shuffle and deal again",
        "choose nonsense": "choose nonsense",
        "no action": "no action",
    }
    for notation, label in chosen.items():
        assert reader.action(notation) == label
    assert reader.say("event_choose", seat=0, action=action("choose redeal")) == (
        "Ann chooses: Shuffle and deal again."
    )


def test_values_are_written_down_in_notation() -> None:
    sentence = say("must_play_led_or_trump", led_suit=CLUBS, trump_suit=NO_SUIT)
    assert sentence == Sentence("must_play_led_or_trump", {"led_suit": "C", "trump_suit": "N"})
    assert say("card_not_held", cards=(parse("7H"), parse("TS"))).values == {"cards": "7H TS"}


def test_a_message_or_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no_such_message"):
        Reader().say("no_such_message")
    with pytest.raises(MissingMessage, match="round"):
        Reader().say("round_number")


def test_a_value_may_be_a_sentence_or_another_message() -> None:
    why = say("card_not_held", cards=(parse("TS"),))
    assert english(say("log_line_error", line=3, why=why)) == (f"Line 3: You don’t have 10♠{TEXT}.")
    said = Reader().say("card_name", rank_word="rank_Q", suit=HEARTS)
    assert said == "queen of hearts"
    assert Reader("nl").say("game_whist") in Reader("nl").say("replay_of_game", game="whist")
