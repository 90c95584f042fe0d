"""One module a regulation: a table of policies, found by listing this folder.

A module has `ID`, `RULES` (default readings), `READINGS` (the ledger of options), `with_readings(options)`,
`OFFERS` (product options made) and `EQUIPMENT`.
"""
