"""Drawn tables: plays them with an engine, and has the referee follow them."""
