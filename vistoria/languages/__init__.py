"""Sentences in the reader's language: catalogues of translations, which a translator edits as PO files."""
