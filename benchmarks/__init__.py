"""Budgets as ratios, each against a floor measured in the same run; `python -m benchmarks` starts them."""
