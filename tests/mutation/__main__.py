"""`python -m tests.mutation`."""

from vistoria.cli import run_to_end


def _program() -> object:
    from .program import program

    return program()


if __name__ == "__main__":
    run_to_end(_program)
