"""Prints to standard output before it speaks."""

print("Felt 3.2 ready")
