"""`python -m tests.mutation`."""

from vistoria.cli import interruptible

if __name__ == "__main__":
    with interruptible():
        from .program import main

        main()
