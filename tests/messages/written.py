"""The languages that have a message: new ones are there in English first."""

from longsuit.messages.catalogue import catalogue
from longsuit.messages.languages import LANGUAGES


def written_languages(message: str) -> list[str]:
    return [language for language in LANGUAGES if message in catalogue(language)]
