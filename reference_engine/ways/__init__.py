"""Ways to play that the law leaves free; the referee takes up those that a table shows."""
