"""The games of the package, each found by the entry-point group `vistoria.games`, as a game of any other package is."""
