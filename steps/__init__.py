"""The shared Gherkin vocabulary, one module a noun; a Then step is one call of a named check."""
