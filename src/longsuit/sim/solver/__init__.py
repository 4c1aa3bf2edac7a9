"""Perfect-information search: double-dummy and max-n solutions of endings, and decided deals."""
