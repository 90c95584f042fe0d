"""Judges recorded hands against a regulation, without an engine."""
