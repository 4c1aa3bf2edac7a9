"""What people read: the catalogue of messages in every language, and its rendering."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "LANGUAGES",
    "Gender",
    "Reader",
    "english",
]

if TYPE_CHECKING:
    from .languages import LANGUAGES
    from .render import Gender, Reader, english
else:
    __getattr__ = lazily(__name__, languages="LANGUAGES", render="Gender Reader english")
