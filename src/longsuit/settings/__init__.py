"""A person's settings: kept as TOML, exchanged with the original programs' own files."""

from .estwhi_ini import export_ini, import_ini
from .originals import effects, original_bytes, read_original, write_original
from .settings_file import (
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
    rules_of,
    save,
    settings_path,
    with_score,
)
from .whist_properties import export_properties, import_properties

__all__ = [
    "BadSettings",
    "HighScore",
    "IconTwirl",
    "RandomThings",
    "Settings",
    "Table",
    "Whist",
    "Windows",
    "effects",
    "export_ini",
    "export_properties",
    "import_ini",
    "import_properties",
    "load",
    "merge",
    "original_bytes",
    "read_original",
    "rules_of",
    "save",
    "settings_path",
    "with_score",
    "write_original",
]
