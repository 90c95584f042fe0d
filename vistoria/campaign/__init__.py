"""Drawn tables without end: played with an engine by several processes, counted and kept as an audit is."""
