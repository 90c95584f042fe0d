"""What a regulation decides, one policy a file: frozen data, each value with the clauses it comes from."""
