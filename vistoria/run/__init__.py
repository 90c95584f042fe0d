"""Executes scenarios with pytest and pytest-bdd, and keeps what they leave behind."""
