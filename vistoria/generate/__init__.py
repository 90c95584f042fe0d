"""Tables, deals and play: laid out by hand for a scenario, or drawn from a seed for a property."""
