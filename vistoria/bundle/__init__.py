"""The evidence bundle: written from the raw record of a run, verified by judging every stored history again."""
