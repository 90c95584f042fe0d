"""From evidence to outcomes and conclusions: the decision table, and nothing else."""
