"""Follows the history of a table through a model of the law, and tells where they disagree.

    law = models(readings, regulations)["…"]              `.model`: one regulation under its readings
    followed = follow_freely(law.yielding(offers), exchanges)         `.freely`: with every freedom that the law leaves
    for each in followed.disagreements: each.clauses, each.demanded, each.seen, each.follows, each.goes_on

`exchanges` are requests with their answers in the order of play (`History.exchanges`), of live tables or of records.
`follow` (`.follow`) tells every disagreement along the law alone, without the ways of play and before the fewest
clauses that explain them are chosen (`.blame`); a `Watch` hears of each clause by which the law acted. `judged`
(`.judge`) is one step. What is compared stands in one table (`.aspects`), a record for each aspect (`.aspect`); the
clauses of a difference are named in `.cited`, then by the known ways to break the law in `.diagnosis`.
"""
