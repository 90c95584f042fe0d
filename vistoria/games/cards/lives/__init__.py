"""Whole lives of tables, drawn by chance: people, stakes, hands, faults, looks, and acts that the law forbids."""
