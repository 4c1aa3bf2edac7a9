"""Reads and writes the settings files of both original programs."""

import re
from pathlib import Path
from typing import Literal, TypeAlias

from ..engine.sentences import Sentence, reason, say
from .estwhi_ini import KEYS, SAVING, export_ini, import_ini
from .settings_file import BadSettings, Settings, check
from .whist_properties import DEFAULTS, export_properties, import_properties

Kind: TypeAlias = Literal["ini", "properties"]
MAX_BYTES = 1 << 20  # bytes; a real one has a thousand


def read_original(
    source: Path | str | bytes, filename: str = ""
) -> tuple[Settings, list[Sentence]]:
    """The settings in a file of an original program, and a note on each change or omission."""
    if not isinstance(source, bytes):
        filename = filename or str(source)
        try:
            source = Path(source).read_bytes()
        except OSError as error:
            text = error.strerror or str(error)
            raise BadSettings(say("file_unreadable", file=filename, text=text)) from None
    try:
        text = decode(source)
        return import_ini(text) if detect_kind(text, filename) == "ini" else import_properties(text)
    except BadSettings as error:
        if not filename:
            raise
        why = reason(error)
        raise BadSettings(say("settings_file_error", file=filename, why=why)) from None


def effects(imported: Settings) -> list[Sentence]:
    """What people should know of imported settings: where they act, if not everywhere."""
    notes = []
    if imported.windows:
        places = ("[Cheat Cards]", "[Probability Window]", "[Random Things]", "[Icon Twirl]")
        notes = [
            say("note_main_window", key_list=keys_of("main_x", "main_y")),
            say("note_save_on_exit", where=str(SAVING)),
            say("note_page_only", key_list=places),
        ]
    if imported.high_scores:
        seats = imported.high_scores[0].seats
        notes.append(say("note_imported_scores", where="[Scores]", player_count=seats))
    if imported.whist and imported.whist.seed is not None:
        notes.append(say("note_seed_acts", where="Seed"))
    if imported.whist and imported.whist.verso_up is False:
        notes.append(say("note_faces_up", where="VersoUp"))
    return notes


def keys_of(*fields: str) -> tuple[str, ...]:
    """The keys of ESTWHI.INI for these settings."""
    return tuple(str(key) for key in KEYS if key.field in fields)


def write_original(settings: Settings, kind: Kind) -> str:
    """The settings as one of the original programs would have written them."""
    check(settings)
    return export_ini(settings) if kind == "ini" else export_properties(settings)


def original_bytes(settings: Settings, kind: Kind) -> bytes:
    """The settings as the bytes of a file that the original program can read."""
    text = write_original(settings, kind)
    if kind == "ini":
        return text.replace("\n", "\r\n").encode("cp1252", "replace")
    return text.encode("ascii", "replace")


def decode(source: bytes) -> str:
    """Text in UTF-8, in UTF-16 with its mark, or in the Windows encoding of western Europe."""
    if len(source) > MAX_BYTES:
        raise BadSettings(say("settings_too_large"))
    try:
        if source.startswith((b"\xff\xfe", b"\xfe\xff")):
            text = source.decode("utf-16")
        else:
            text = source.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = source.decode("cp1252", "replace")
    text = text.rstrip("\x1a")  # the end of a file in DOS
    if re.search(r"[^\t\n\r\f\x20-\x7e\xa0-\U0010ffff]|\ufffd", text):
        raise BadSettings(say("not_text_file"))
    return text


def detect_kind(text: str, filename: str) -> Kind:
    """The kind of a file by its name, or else by its contents."""
    ending = filename.lower().rpartition(".")[2]
    if ending in ("ini", "properties"):
        return "ini" if ending == "ini" else "properties"
    if re.search(r"^\s*\[[^\]]+\]\s*$", text, re.MULTILINE):
        return "ini"
    if re.search(rf"^\s*({'|'.join(DEFAULTS)}|Npc[0-9])", text, re.MULTILINE):
        return "properties"
    raise BadSettings(say("not_original_settings"))
