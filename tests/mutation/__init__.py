"""The reference engine changed mechanically, rules and code: a tool for maintainers, no part of the product."""
