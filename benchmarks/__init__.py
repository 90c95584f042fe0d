"""Benchmarks: ratios to a baseline measured in the same run, with budgets; start with `python -m benchmarks`."""
