"""The referee: follows the history of a table through a model of the law, and tells where they disagree."""
