"""The evidence bundle: written from one raw record, verified by judging every stored history again."""
