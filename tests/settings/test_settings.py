import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import settings as run
from hypothesis import strategies as st
from msgspec.structs import replace

from longsuit import settings
from longsuit.engine.sentences import Sentence, reason, say
from longsuit.games import GAMES, estimation_whist, whist
from longsuit.messages.render import english
from longsuit.settings import (
    BadSettings,
    HighScore,
    IconTwirl,
    RandomThings,
    Settings,
    Table,
    Whist,
    Windows,
    load,
    merge,
    original_bytes,
    read_original,
    rules_of,
    save,
    write_original,
)
from longsuit.settings.estwhi_ini import KEYS
from longsuit.settings.settings_file import parse, toml
from longsuit.settings.whist_properties import FILTERS, SELECTORS

INI = """\
; as the original wrote it
[Main Window]
Window X position=12
Window Y position=-3
Number of players=5
Maximum no cards=9
Score mode=1
Hard score=1
Next card notify=0
Confirm exit=0
Save on exit=0
Probability box exists=1

[Cheat Cards]
Window exists=1
X position=101
Y position=102

[Probability Window]
X Position=601
Y Position=1
Width=99
Height=399

[Random Things]
Time interval=50
Number of=4
Multiplier=7
They exist=0

[Icon Twirl]
Time interval=1000
Is on=0

[Scores]
""" + "".join(f"Value{n}={110 - 10 * n}\nName{n}=Player {n}\n" for n in range(1, 11))

PROPERTIES = """\
Seed=7

Interactive=True
VersoUp=True
NumCards=6
WinningScore=6

NumNpc=2
NpcThinkingTime=150

Npc1Filtering=NaiveLegalFiltering
Npc2Filtering=TrumpSavingFiltering
Npc3Filtering=NoFiltering

Npc1Selecting=RandomSelecting
Npc2Selecting=HighestRankSelecting
Npc3Selecting=SmartSelecting

EnforceRule=false
"""


def ini(**changed: str) -> str:
    """INI with some values changed; underscores stand for blanks, the first such key is meant."""
    text = INI
    for key, value in changed.items():
        name = key.replace("_", " ")
        line = next(line for line in text.splitlines() if line.startswith(f"{name}="))
        text = text.replace(line, f"{name}={value}", 1)
    return text


def from_ini(text: str) -> tuple[Settings, list[Sentence]]:
    return read_original(text.encode(), "ESTWHI.INI")


def from_properties(text: str) -> tuple[Settings, list[Sentence]]:
    return read_original(text.encode(), "whist.properties")


def refusal(act: Callable[[], object]) -> Sentence:
    """The message of the BadSettings that this raises."""
    with pytest.raises(BadSettings) as refused:
        act()
    return reason(refused.value)


def in_file(file: Path | str, why: Sentence) -> Sentence:
    return say("settings_file_error", file=str(file), why=why)


def at_line(line: int, why: Sentence) -> Sentence:
    return say("log_line_error", line=line, why=why)


def at_key(where: str, why: Sentence) -> Sentence:
    return say("settings_key_error", where=where, why=why)


def refused_setting(allowed: str, **values: object) -> Sentence:
    return say("setting_refused", allowed=say(allowed, **values))


# ESTWHI.INI


def test_ini_is_read_whole() -> None:
    found, notes = from_ini(INI)
    assert notes == []
    assert found == Settings(
        rules={"estimation_whist": "players=5 max_cards=9 score=squared hard_score=yes"},
        table=Table(
            confirm_exit=False,
            save_on_exit=False,
            next_card="dialog",
            cheat_window=True,
            probability_window=True,
        ),
        windows=Windows(
            main_x=12,
            main_y=-3,
            cheat_x=101,
            cheat_y=102,
            probability_x=601,
            probability_y=1,
            probability_width=99,
            probability_height=399,
        ),
        random_things=RandomThings(exist=False, interval=50, number=4, multiplier=7),
        icon_twirl=IconTwirl(on=False),
        high_scores=tuple(
            HighScore(
                game="estimation_whist",
                preset="original",
                seats=5,
                points=110 - 10 * n,
                name=f"Player {n}",
            )
            for n in range(1, 11)
        ),
    )
    assert rules_of(found, "estimation_whist") == estimation_whist.Rules(
        players=5, max_cards=9, score="squared", hard_score=True
    )


def test_ini_comes_back() -> None:
    found, _ = from_ini(INI)
    assert write_original(found, "ini") == INI.partition("\n")[2]
    again, notes = read_original(original_bytes(found, "ini"), "estwhi.ini")
    assert (again, notes) == (found, [])


def test_ini_defaults() -> None:
    found, notes = from_ini("[Main Window]\nConfirm exit=1\n")
    assert notes == [
        say(
            "note_missing_keys",
            key_list=[
                "[Main Window] Window X position",
                "[Main Window] Window Y position",
                "[Main Window] Number of players",
                "[Main Window] Maximum no cards",
                "[Main Window] Score mode",
                "[Main Window] Hard score",
                "[Main Window] Next card notify",
                "[Main Window] Probability box exists",
                "[Cheat Cards]",
                "[Probability Window]",
                "[Random Things]",
                "[Icon Twirl]",
                "[Scores]",
            ],
        )
    ]
    assert english(notes[0]).startswith(
        "These settings are missing, so the original’s defaults are used: "
        "[Main Window] Window X position, "
    )
    assert english(notes[0]).endswith(", [Icon Twirl] and [Scores].")
    assert rules_of(found, "estimation_whist") == estimation_whist.Rules(max_cards=13)
    sections = Settings(
        table=Table(), windows=Windows(), random_things=RandomThings(), icon_twirl=IconTwirl()
    )
    assert replace(found, rules={}, high_scores=()) == sections
    assert {(best.points, best.name) for best in found.high_scores} == {(10, "Fred Flintstone")}
    assert len(found.high_scores) == 10


def test_ini_export_of_nothing() -> None:
    text = write_original(Settings(), "ini")
    assert "Number of players=4\nMaximum no cards=13\nScore mode=0\n" in text
    assert text.endswith("Value10=10\nName10=Fred Flintstone\n")
    again, notes = from_ini(text)
    assert notes == []
    assert write_original(again, "ini") == text


@pytest.mark.parametrize(
    ("section", "key", "value", "used"),
    [
        ("Random Things", "Time interval", "19", 200),
        ("Random Things", "Time interval", "1001", 200),
        ("Random Things", "Number of", "0", 3),
        ("Random Things", "Number of", "7", 3),
        ("Random Things", "Multiplier", "0", 5),
        ("Random Things", "Multiplier", "21", 5),
        ("Icon Twirl", "Time interval", "500", 1000),
        ("Main Window", "Number of players", "1", 4),
        ("Main Window", "Number of players", "7", 4),
        ("Main Window", "Maximum no cards", "0", 13),
        ("Main Window", "Score mode", "2", 0),
        ("Main Window", "Next card notify", "2", 1),
        ("Main Window", "Confirm exit", "2", 1),
        ("Main Window", "Hard score", "-1", 1),
        ("Cheat Cards", "Window exists", "7", 1),
        ("Probability Window", "Width", "0", 100),
        ("Probability Window", "Height", "-5", 400),
    ],
)
def test_ini_values_out_of_range_fall_back(section: str, key: str, value: str, used: int) -> None:
    text = f"[{section}]\n{key}={value}\n"
    found, notes = from_ini(text)
    where = f"[{section}] {key}"
    assert notes[0] == say("note_out_of_range", where=where, n=value, value=str(used))
    assert english(notes[0]).startswith(f"{where}: ")
    exported = write_original(found, "ini")
    assert f"\n{key}={used}\n" in exported.partition(f"[{section}]")[2].partition("\n[")[0]


@pytest.mark.parametrize(("value", "used"), [("20", 20), ("1000", 1000)])
def test_ini_limits_are_inside(value: str, used: int) -> None:
    found, notes = from_ini(INI.replace("Time interval=50", f"Time interval={value}"))
    assert notes == []
    assert found.random_things is not None
    assert found.random_things.interval == used


@pytest.mark.parametrize(
    ("players", "cards", "most"), [(2, 16, 15), (4, 14, 13), (5, 13, 10), (6, 13, 8)]
)
def test_more_players_have_fewer_cards_and_it_is_said(players: int, cards: int, most: int) -> None:
    found, notes = from_ini(ini(Number_of_players=str(players), Maximum_no_cards=str(cards)))
    assert notes == [
        say(
            "note_too_many_cards",
            where="[Main Window] Maximum no cards",
            player_count=players,
            n=str(cards),
            value=most,
        )
    ]
    assert english(notes[0]) == (
        f"[Main Window] Maximum no cards: {cards} cards are too many for {players} players; "
        f"using {most}."
    )
    rules = rules_of(found, "estimation_whist")
    assert isinstance(rules, estimation_whist.Rules)
    assert (rules.players, rules.max_cards) == (players, most)


def test_ini_players_alone_need_no_note_about_cards() -> None:
    found, notes = from_ini("[Main Window]\nNumber of players=6\n")
    assert len(notes) == 1
    assert "max_cards=8" in found.rules["estimation_whist"]


@pytest.mark.parametrize(
    ("changed", "where", "text"),
    [
        (ini(Number_of_players="four"), "[Main Window] Number of players", "four"),
        (ini(Multiplier="1.5"), "[Random Things] Multiplier", "1.5"),
        (ini(Value3=""), "[Scores] Value3", ""),
        (ini(Width="99999999999"), "[Probability Window] Width", "99999999999"),
        (ini(Is_on="١"), "[Icon Twirl] Is on", "١"),
    ],
)
def test_ini_what_is_no_number_names_section_and_key(changed: str, where: str, text: str) -> None:
    found = refusal(lambda: from_ini(changed))
    assert found == in_file("ESTWHI.INI", at_key(where, say("not_whole_number", text=text)))
    assert english(found).startswith(f"ESTWHI.INI: {where}: ")


def test_ini_format() -> None:
    text = (
        "; a remark\r\n\r\n[MAIN WINDOW]\r\n  number OF players = 3 \r\nNumber of players=6\r\n"
        "Colour=green\r\n[ scores ]\r\nName1='Zoë'\r\nName2=\"  Al \"\r\nName3=\r\n[Sound]\r\nOn=1"
    )
    found, notes = read_original(text.encode("cp1252"), "ESTWHI.INI")
    assert found.rules["estimation_whist"].startswith("players=3 ")
    assert [best.name for best in found.high_scores][:4] == ["Zoë", "  Al ", "", "Fred Flintstone"]
    assert notes[1:] == [
        say("note_unknown_key", key="[MAIN WINDOW] Colour"),
        say("note_unknown_key", key="[Sound] On"),
    ]
    assert english(notes[2]) == "[Sound] On: this setting isn’t known, so it’s left out."
    again, _ = read_original(original_bytes(found, "ini"), "ESTWHI.INI")
    assert again == found


@pytest.mark.parametrize("name", ["Zoë", " Al", '"Bo"', "'", '"', "a;b=c", "", "[x]", "€"])
def test_ini_names_come_back(name: str) -> None:
    best = HighScore(game="estimation_whist", preset="original", points=-5, name=name)
    again, _ = read_original(original_bytes(Settings(high_scores=(best,)), "ini"), "a.ini")
    assert again.high_scores[0] == best


def test_ini_names_that_cannot_be_written() -> None:
    best = HighScore(game="estimation_whist", preset="original", points=5, name="a\nb\x7f☃")
    other = HighScore(game="pesten", preset="van_dongen", points=99, name="Piet")
    text = original_bytes(Settings(high_scores=(other, best)), "ini")
    assert b"Value1=5\r\nName1=a b ?\r\n" in text
    assert b"Piet" not in text


@pytest.mark.parametrize(
    ("text", "why", "read"),
    [
        (
            "Number of players=4\n",
            at_line(1, say("ini_section_missing", text="Number of players=4")),
            "Line 1: Write a [section] above “Number of players=4”.",
        ),
        (
            "[Main Window]\n\nhello\n",
            at_line(3, say("ini_pair_expected", text="hello")),
            "Line 3: Write a [section] or key=value, not “hello”.",
        ),
        (
            "",
            say("original_without_keys", name="ESTWHI.INI"),
            "This file has none of the settings of ESTWHI.INI.",
        ),
        (
            "[php]\nengine=On\n",
            say("original_without_keys", name="ESTWHI.INI"),
            "This file has none of the settings of ESTWHI.INI.",
        ),
    ],
)
def test_ini_errors(text: str, why: Sentence, read: str) -> None:
    found = refusal(lambda: from_ini(text))
    assert found == in_file("ESTWHI.INI", why)
    assert english(found) == f"ESTWHI.INI: {read}"


# whist.properties


def test_properties_are_read_whole() -> None:
    found, notes = from_properties(PROPERTIES)
    assert notes == []
    assert found == Settings(
        rules={"whist": "players=3 cards=6 target=6 enforce=no"},
        players={"whist": "person npc(naive_legal,random) npc(trump_saving,highest)"},
        whist=Whist(seed=7, verso_up=True, thinking_time=150),
    )
    assert rules_of(found, "whist") == whist.Rules(players=3, cards=6, target=6, enforce=False)


def test_properties_come_back() -> None:
    found, _ = from_properties(PROPERTIES)
    text = write_original(found, "properties")
    kept = [line for line in PROPERTIES.splitlines() if line and "Npc3" not in line]
    assert sorted(map(str.lower, text.splitlines())) == sorted(map(str.lower, kept))
    assert from_properties(text) == (found, [])
    assert read_original(original_bytes(found, "properties"), "x.properties") == (found, [])


def test_properties_without_a_person() -> None:
    text = PROPERTIES.replace("Interactive=True", "Interactive=FALSE")
    found, _ = from_properties(text.replace("NumNpc=2", "NumNpc=4"))
    assert found.players["whist"].split() == [
        "npc(naive_legal,random)",
        "npc(trump_saving,highest)",
        "npc(none,smart_classic)",
        "npc(naive_legal,smart_classic)",
    ]
    assert found.rules["whist"].startswith("players=4 ")
    written = write_original(found, "properties")
    assert "Interactive=False\n" in written
    assert "NumNpc=4\n" in written
    assert "Npc4Selecting=SmartSelecting\n" in written
    assert from_properties(written) == (found, [])


def test_properties_missing_keys_fall_back() -> None:
    found, notes = from_properties("NumNpc=1\n")
    assert notes == [
        say(
            "note_missing_values",
            key_list=[
                "Seed=30006",
                "Interactive=True",
                "VersoUp=False",
                "NumCards=13",
                "WinningScore=24",
                "NpcThinkingTime=2000",
                "EnforceRule=True",
                "Npc1Filtering=NaiveLegalFiltering",
                "Npc1Selecting=SmartSelecting",
            ],
        )
    ]
    assert english(notes[0]).startswith(
        "These settings are missing, so these values are used: Seed=30006, Interactive=True, "
    )
    assert english(notes[0]).endswith(" and Npc1Selecting=SmartSelecting.")
    assert rules_of(found, "whist") == whist.Rules(players=2)
    assert found.players == {"whist": "person npc(naive_legal,smart_classic)"}
    assert found.whist == Whist(seed=30006, verso_up=False, thinking_time=2000)
    assert from_properties(write_original(found, "properties")) == (found, [])


def limits(least: int, most: int) -> dict[str, str]:
    return {"least": str(least), "most": str(most)}


NUMBER, CHOICE = "number_out_of_range", "bad_choice"
TRUTHS = {"choices": ("True", "False")}


@pytest.mark.parametrize(
    ("key", "value", "wanted", "values"),
    [
        ("Seed", "x", NUMBER, limits(-(2**63), 2**63 - 1)),
        ("Seed", "9999999999999999999", NUMBER, limits(-(2**63), 2**63 - 1)),
        ("Interactive", "yes", CHOICE, TRUTHS),
        ("VersoUp", "", CHOICE, TRUTHS),
        ("EnforceRule", "1", CHOICE, TRUTHS),
        ("NumCards", "0", NUMBER, limits(1, 17)),
        ("NumCards", "18", NUMBER, limits(1, 17)),
        ("WinningScore", "0", NUMBER, limits(1, 999)),
        ("WinningScore", "24.0", NUMBER, limits(1, 999)),
        ("NumNpc", "4", NUMBER, limits(1, 3)),
        ("NumNpc", "0", NUMBER, limits(1, 3)),
        ("NpcThinkingTime", "-1", NUMBER, limits(0, 60000)),
        (
            "Npc1Filtering",
            "Naive",
            CHOICE,
            {"choices": ("NoFiltering", "NaiveLegalFiltering", "TrumpSavingFiltering")},
        ),
        (
            "Npc3Selecting",
            "Clever",
            CHOICE,
            {"choices": ("RandomSelecting", "HighestRankSelecting", "SmartSelecting")},
        ),
    ],
)
def test_properties_unknown_values_name_the_key(
    key: str, value: str, wanted: str, values: dict[str, object]
) -> None:
    found = refusal(lambda: from_properties(f"{PROPERTIES}{key}={value}\n"))
    why = say(wanted, text=value, **values)
    assert found == in_file("whist.properties", at_key(key, why))
    assert english(found).startswith(f"whist.properties: {key}: Write ")
    assert english(found).endswith(f", not “{value}”.")


def test_properties_format() -> None:
    text = (
        "# a remark\r\n! another\r\n\r\n  Interactive : true\rNum\\\n   Npc = 3 \n"
        "NumCards 5\nNumCards\t7\nNpc1Filtering: Trump\\\r\n\tSaving\\\n  Filtering\n"
        "Npc2Select\\u0069ng=HighestRankSelecting\n\\#odd\\ key\\=x\\t=1\\\\\nSeed\\"
    )
    why = say(NUMBER, text="", **limits(-(2**63), 2**63 - 1))
    assert refusal(lambda: from_properties(text)) == in_file(
        "whist.properties", at_key("Seed", why)
    )
    found, notes = from_properties(text.replace("Seed\\", "Seed=-1\\"))
    assert found.rules["whist"].startswith("players=4 cards=7 ")
    assert found.players["whist"].split()[1:3] == [
        "npc(trump_saving,smart_classic)",
        "npc(naive_legal,highest)",
    ]
    assert found.whist is not None
    assert found.whist.seed == -1
    assert notes[-1] == say("note_unknown_key", key="#odd key=x ")


@pytest.mark.parametrize(
    ("text", "why", "read"),
    [
        (
            "NumNpc=\\u12g4\n",
            at_line(1, say("properties_bad_escape")),
            "Line 1: Write four hexadecimal digits after \\u.",
        ),
        (
            "\n\nA=1\\\n  \\u",
            at_line(3, say("properties_bad_escape")),
            "Line 3: Write four hexadecimal digits after \\u.",
        ),
        (
            "",
            say("original_without_keys", name="whist.properties"),
            "This file has none of the settings of whist.properties.",
        ),
        (
            "# nothing\nfoo=1",
            say("original_without_keys", name="whist.properties"),
            "This file has none of the settings of whist.properties.",
        ),
    ],
)
def test_properties_errors(text: str, why: Sentence, read: str) -> None:
    found = refusal(lambda: from_properties(text))
    assert found == in_file("whist.properties", why)
    assert english(found) == f"whist.properties: {read}"


def test_properties_escaped_pairs_of_halves() -> None:
    _, notes = from_properties(PROPERTIES + "\\ud83c\\udca1=1\n\\ud83c=2\n")
    assert notes == [
        say("note_unknown_key", key="🂡"),
        say("note_unknown_key", key="�"),
    ]


def test_properties_export_of_other_players() -> None:
    kept = Settings(
        rules={"whist": "players=4 follow=strict"},
        players={"whist": "random npc(none,smart) person npc(clever,highest)"},
    )
    assert write_original(kept, "properties").splitlines() == [
        "Seed=30006",
        "Interactive=True",
        "VersoUp=False",
        "NumCards=13",
        "WinningScore=24",
        "NumNpc=3",
        "NpcThinkingTime=2000",
        "EnforceRule=True",
        "# The original has no player npc(clever,highest).",
        "Npc1Filtering=NaiveLegalFiltering",
        "Npc1Selecting=SmartSelecting",
        "# The original has no player random.",
        "Npc2Filtering=NaiveLegalFiltering",
        "Npc2Selecting=SmartSelecting",
        "Npc3Filtering=NoFiltering",
        "Npc3Selecting=SmartSelecting",
    ]
    plain = write_original(Settings(), "properties")
    assert "NumNpc=3\n" in plain
    assert "#" not in plain
    found, notes = from_properties(plain)
    assert notes == []
    assert rules_of(found, "whist") == whist.Rules()


# Which file it is, and its bytes


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings(encoding: str) -> None:
    text = ini(Name1="Zoë").replace("\n", "\r\n")
    found, notes = read_original(text.encode(encoding), "ESTWHI.INI")
    assert notes == []
    assert found.high_scores[0].name == "Zoë"


def test_the_end_of_a_dos_file() -> None:
    assert read_original(INI.encode() + b"\x1a", "ESTWHI.INI")[1] == []


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00\x01\x02",
        b"\x7fELF\x02\x01\x01",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"\xff\xfe\x00",
        b"[Main Window]\nConfirm exit=1\x00\n",
        b"[Main Window]\x81",
        b"\xc2\x85",
    ],
)
@pytest.mark.parametrize("name", ["ESTWHI.INI", "whist.properties", "unnamed"])
def test_binary_files(garbage: bytes, name: str) -> None:
    found = refusal(lambda: read_original(garbage, name))
    assert found == in_file(name, say("not_text_file"))
    assert english(found) == f"{name}: This isn’t a text file."


def test_large_files() -> None:
    found = refusal(lambda: read_original(b"a" * (1 << 20 | 1), "ESTWHI.INI"))
    assert found == in_file("ESTWHI.INI", say("settings_too_large"))


@pytest.mark.parametrize("name", ["", "backup", "ESTWHI.INI.old", "a.txt"])
def test_which_original_it_is(name: str) -> None:
    assert "estimation_whist" in read_original(INI.encode(), name)[0].rules
    assert "whist" in read_original(PROPERTIES.encode(), name)[0].rules
    why = say("not_original_settings")
    found = refusal(lambda: read_original(b"hello\n", name))
    assert found == (in_file(name, why) if name else why)


def assert_system_error(wanted: str, file: Path, act: Callable[[], object]) -> None:
    """The operating system says in its own words why."""
    with pytest.raises(BadSettings, match=rf"^{wanted}\(file={re.escape(str(file))}, text=.+\)$"):
        act()


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "ESTWHI.INI"
    path.write_bytes(original_bytes(from_ini(INI)[0], "ini"))
    assert read_original(path) == read_original(str(path)) == from_ini(INI)
    nowhere = tmp_path / "nowhere.ini"
    found = refusal(lambda: read_original(nowhere))
    assert found == say("file_unreadable", file=str(nowhere), text="No such file or directory")
    assert english(found) == f"{nowhere} can’t be read: No such file or directory"
    assert_system_error("file_unreadable", tmp_path, lambda: read_original(tmp_path))


LINES = st.sampled_from([*INI.splitlines(), *PROPERTIES.splitlines(), "[", "=", "\\", "\\u00", "#"])


@run(max_examples=200, deadline=None)
@given(
    st.binary(max_size=60)
    | st.lists(LINES | st.text(max_size=9)).map(lambda x: "\n".join(x).encode()),
    st.sampled_from(["a.ini", "a.properties", ""]),
)
def test_whatever_is_read_is_understood_or_refused(source: bytes, name: str) -> None:
    try:
        found, notes = read_original(source, name)
    except BadSettings:
        return
    assert all(english(note).endswith(".") for note in notes)
    kinds: tuple[tuple[Literal["ini", "properties"], str], ...] = (
        ("ini", "estimation_whist"),
        ("properties", "whist"),
    )
    for kind, game in kinds:
        if game in found.rules:
            again, _ = read_original(original_bytes(found, kind), f"a.{kind}")
            assert (again.rules, again.players) == (found.rules, found.players)


# Merging


def test_merging_takes_what_the_file_speaks_for() -> None:
    base = Settings(
        rules={"whist": "follow=strict players=2 target=30", "estimation_whist": "hook=no"},
        players={"whist": "person random"},
        table=Table(confirm_exit=False, cheat_window=True),
        random_things=RandomThings(number=1),
        whist=Whist(seed=5),
    )
    one = merge(base, from_properties(PROPERTIES)[0])
    assert one.rules == {
        "whist": "follow=strict players=3 target=6 cards=6 enforce=no",
        "estimation_whist": "hook=no",
    }
    assert one.players == from_properties(PROPERTIES)[0].players
    assert one.whist == Whist(seed=7, verso_up=True, thinking_time=150)
    assert one.table == base.table
    both = merge(one, from_ini(INI)[0])
    assert both.table == from_ini(INI)[0].table
    assert both.random_things == RandomThings(exist=False, interval=50, number=4, multiplier=7)
    assert both.whist == one.whist
    assert both.rules["whist"] == one.rules["whist"]
    assert both.rules["estimation_whist"] == (
        "hook=no players=5 max_cards=9 score=squared hard_score=yes"
    )
    assert merge(both, from_ini(INI)[0]) == both
    assert write_original(both, "ini") == write_original(from_ini(INI)[0], "ini")
    assert parse(toml(both)) == both


def test_merging_defaults_over_other_values() -> None:
    base = Settings(table=Table(confirm_exit=False), random_things=RandomThings(number=1))
    assert merge(base, from_ini("[Main Window]\nConfirm exit=1")[0]).table == Table()
    assert merge(base, Settings(rules={"pesten": "players=2"})) == replace(
        base, rules={"pesten": "players=2"}
    )


def test_merging_keeps_the_better_high_scores() -> None:
    def list_of(
        *points: int, game: str = "estimation_whist", seats: int = 4
    ) -> tuple[HighScore, ...]:
        return tuple(
            HighScore(game=game, preset="original", seats=seats, points=p, name=f"N{p}")
            for p in points
        )

    mine = Settings(high_scores=list_of(50, 40, 40, 5) + list_of(1, game="whist"))
    theirs = Settings(high_scores=list_of(60, 40, 10, 10, 10, 10, 10, 10, 10, 9))
    both = merge(mine, theirs).high_scores
    assert [b.points for b in both if b.game == "estimation_whist"] == [
        *(60, 50, 40, 40),
        *(10, 10, 10, 10, 10, 10),
    ]
    assert [b.points for b in both if b.game == "whist"] == [1]
    apart = merge(mine, Settings(high_scores=list_of(*[70] * 10, seats=3))).high_scores
    assert [b.points for b in apart if b.seats == 4 and b.game != "whist"] == [50, 40, 40, 5]


def test_high_scores_of_the_first_edition_were_imported(tmp_path: Path) -> None:
    text = '[[high_scores]]\ngame = "whist"\npreset = "original"\npoints = 3\nname = "Ann"\n'
    (found,) = parse(text).high_scores
    assert (found.seats, found.imported) == (4, True)


def test_ini_high_scores_are_those_of_its_number_of_players() -> None:
    found, _ = from_ini(INI)
    own = HighScore(
        game="estimation_whist", preset="original", points=500, name="Me", imported=False
    )
    four = replace(
        found, rules={"estimation_whist": "players=4"}, high_scores=(*found.high_scores, own)
    )
    scores = write_original(four, "ini").partition("[Scores]\n")[2]
    assert scores.startswith("Value1=500\nName1=Me\nValue2=10\nName2=Fred Flintstone\n")


# The file


def test_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.toml"
    assert load(path) == Settings()
    both = merge(from_ini(ini(Name1='Zoë "\\'))[0], from_properties(PROPERTIES)[0])
    assert save(both, path) == path
    assert load(path) == both
    assert [p.name for p in path.parent.iterdir()] == ["settings.toml"]
    save(Settings(), path)
    assert load(path) == Settings()


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "platformdirs.user_config_path", lambda name, appauthor: tmp_path / name / str(appauthor)
    )
    assert settings.settings_path() == tmp_path / "longsuit" / "False" / "settings.toml"
    assert load() == Settings()
    kept = Settings(rules={"whist": "target=5"})
    assert save(kept) == settings.settings_path()
    assert load() == kept


@pytest.mark.parametrize("text", ["", "a\nb\t\"'\\", "\x7f\x00\x1f", "☃🂡", "=[x]#"])
def test_toml_strings(text: str) -> None:
    best = HighScore(game="whist", preset="original", points=-1, name=text)
    written = toml(Settings(high_scores=(best,)))
    assert tomllib.loads(written)["high_scores"][0]["name"] == text
    assert parse(written).high_scores == (best,)


NO_SUCH_GAME = say("no_such_game", text="chess", choices=GAMES)
NO_SUCH_OPTION = say("no_such_option", option="foo", choices=whist.Rules.__struct_fields__)


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        (
            '[table]\nconfirm_exit = "x"\n',
            "[table] confirm_exit",
            refused_setting("allowed_choices", choices=("true", "false")),
        ),
        (
            '[table]\nnext_card = "x"\n',
            "[table] next_card",
            refused_setting("allowed_choices", choices=('"dialog"', '"click"')),
        ),
        ("[table]\nsound = 1\n", "[table] sound", say("no_such_setting")),
        ("[sound]\non = 1\n", "[sound]", say("no_such_setting")),
        (
            "table = 1\n",
            "[table]",
            say("plain_text", text="Expected `object | null`, got `int`"),
        ),
        (
            "[random_things]\ninterval = 5\n",
            "[random_things] interval",
            refused_setting("allowed_number", least=20, most="1000"),
        ),
        ("[rules]\nwhist = 5\n", "[rules] whist", say("settings_need_quotes")),
        ("rules = 5\n", "[rules]", say("plain_text", text="Expected `object`, got `int`")),
        ('[rules]\nchess = ""\n', "[rules] chess", NO_SUCH_GAME),
        ('[rules]\nwhist = "foo=1"\n', "[rules] whist", NO_SUCH_OPTION),
        ('[rules]\nwhist = "foo"\n', "[rules] whist", say("bad_option_pair", text="foo")),
        (
            '[rules]\nwhist = "cards=14"\n',
            "[rules] whist",
            say("hand_too_large", player_count=4, card_count=13, n=14, rule="§2"),
        ),
        ('[players]\nchess = ""\n', "[players] chess", NO_SUCH_GAME),
        (
            '[players]\nwhist = "person"\n',
            "[players] whist",
            say("settings_player_count", seat_count=4, n=1),
        ),
        (
            '[players]\nwhist = "a b c d("\n',
            "[players] whist",
            say("bad_player_name", text="d("),
        ),
        (
            '[[high_scores]]\ngame = "whist"\npreset = "original"\npoints = "x"\nname = ""\n',
            "[[high_scores]] 1 points",
            refused_setting("allowed_whole_number"),
        ),
        (
            '[[high_scores]]\ngame = "whist"\n',
            "[[high_scores]] 1",
            say("setting_missing", key="preset"),
        ),
    ],
)
def test_errors_name_file_section_and_key(
    tmp_path: Path, text: str, where: str, why: Sentence
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    found = refusal(lambda: load(path))
    assert found == in_file(path, at_key(where, why))
    assert english(found).startswith(f"{path}: {where}: ")


def test_what_is_not_toml_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("[table\n", encoding="utf-8")
    found = refusal(lambda: load(path))
    text = found.values["why"].values["text"]
    assert "line 1" in text
    assert found == in_file(path, say("not_toml_file", text=text))
    assert english(found) == f"{path}: This isn’t a TOML file: {text}"


def test_files_that_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"\xff\xff")
    assert refusal(lambda: load(path)) == in_file(path, say("not_text_file"))
    assert_system_error("file_unreadable", tmp_path, lambda: load(tmp_path))
    below = path / "below"
    assert_system_error("file_unwritable", below, lambda: save(Settings(), below))
    bad = Settings(rules={"whist": "foo=1"})
    no_such_option = at_key("[rules] whist", NO_SUCH_OPTION)
    assert refusal(lambda: save(bad, tmp_path / "new.toml")) == no_such_option
    assert not (tmp_path / "new.toml").exists()
    assert refusal(lambda: write_original(bad, "properties")) == no_such_option


def test_bad_settings_leave_the_old_file(tmp_path: Path) -> None:
    path = save(Settings(rules={"whist": "target=5"}), tmp_path / "settings.toml")
    before = path.read_bytes()
    with pytest.raises(BadSettings):
        save(Settings(players={"whist": "person"}), path)
    assert path.read_bytes() == before


# Random files


def numbers(low: int, high: int) -> st.SearchStrategy[int]:
    """Mostly in range."""
    return st.integers(low, high) | st.integers(-3 * high, 3 * high)


NAMES = st.text(st.characters(codec="cp1252", categories=("L", "N", "P")), max_size=12)


@st.composite
def ini_files(draw: st.DrawFn) -> str:
    """The text of an ESTWHI.INI with any of its keys, many of them out of range."""
    lines = []
    for section in dict.fromkeys(key.section for key in KEYS):
        keys = [key for key in KEYS if key.section == section and draw(st.booleans())]
        lines.append(f"[{section}]")
        for key in keys:
            low, high = max(key.low, -2000), min(key.high, 2000)
            lines.append(f"{key.key}={draw(numbers(low, high))}")
    lines += ["[Scores]", "Value1=10"]
    for place in range(2, 11):
        if draw(st.booleans()):
            lines += [f"Value{place}={draw(numbers(0, 300))}", f"Name{place}={draw(NAMES)}"]
    return "\n".join(lines) + "\n"


@given(ini_files())
@run(max_examples=150, deadline=None)
def test_any_ini_comes_back(text: str) -> None:
    found, _ = from_ini(text)
    again, notes = read_original(original_bytes(found, "ini"), "estwhi.ini")
    assert notes == [], "what was out of range has fallen back, once and for all"
    best = sorted(found.high_scores, key=lambda entry: -entry.points)
    assert replace(again, high_scores=()) == replace(found, high_scores=())
    assert [entry.points for entry in again.high_scores] == [
        entry.points for entry in found.high_scores
    ]
    assert merge(Settings(), again).high_scores == tuple(best)
    assert original_bytes(again, "ini") == original_bytes(found, "ini")


@given(ini_files())
@run(max_examples=100, deadline=None)
def test_every_number_of_an_ini_is_in_range_or_falls_back(text: str) -> None:
    found, _ = from_ini(text)
    given_values = {
        line.partition("=")[0]: int(line.partition("=")[2])
        for line in text.partition("[Random Things]")[2].partition("[")[0].splitlines()
        if "=" in line
    }
    things, limits = found.random_things, {"Time interval": (20, 1000, 200, 20)}
    limits |= {"Number of": (1, 6, 3, 6), "Multiplier": (1, 20, 5, 6)}
    fields = {"Time interval": "interval", "Number of": "number", "Multiplier": "multiplier"}
    for key, (low, high, fallback, default) in limits.items():
        value = given_values.get(key, default)
        assert getattr(things, fields[key]) == (value if low <= value <= high else fallback)


@st.composite
def properties_files(draw: st.DrawFn) -> str:
    """The text of a whist.properties that its original could read, some keys left out."""
    person, npcs = draw(st.booleans()), draw(st.integers(1, 4))
    npcs = max(2 - person, min(npcs, 4 - person))
    values: dict[str, object] = {
        "Seed": draw(st.integers(-(2**63), 2**63 - 1)),
        "VersoUp": draw(st.sampled_from(("True", "False", "true", "FALSE"))),
        "WinningScore": draw(st.integers(1, 999)),
        "NpcThinkingTime": draw(st.integers(0, 60_000)),
        "EnforceRule": draw(st.booleans()),
        "NumCards": draw(st.integers(1, 52 // (npcs + person))),
    }
    for npc in range(1, npcs + 1):
        values[f"Npc{npc}Filtering"] = draw(st.sampled_from(sorted(FILTERS)))
        values[f"Npc{npc}Selecting"] = draw(st.sampled_from(sorted(SELECTORS)))
    kept = {key: value for key, value in values.items() if draw(st.integers(0, 5))}
    kept |= {"Interactive": person, "NumNpc": npcs}
    return "".join(f"{key}={value}\n" for key, value in kept.items())


@given(properties_files())
@run(max_examples=150, deadline=None)
def test_any_properties_come_back(text: str) -> None:
    found, _ = from_properties(text)
    again, notes = read_original(original_bytes(found, "properties"), "whist.properties")
    assert (again, notes) == (found, [])


def test_what_acts_in_part_is_said() -> None:
    told = {note.id for note in settings.effects(from_ini(INI)[0])}
    parts = {"note_main_window", "note_save_on_exit", "note_page_only", "note_imported_scores"}
    assert told == parts
    whole = settings.effects(from_properties(PROPERTIES)[0])
    assert [note.id for note in whole] == ["note_seed_acts"]
    up = from_properties(PROPERTIES.replace("VersoUp=True", "VersoUp=False"))[0]
    assert [note.id for note in settings.effects(up)] == ["note_seed_acts", "note_faces_up"]
    assert settings.effects(Settings()) == []
