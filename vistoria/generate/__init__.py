"""Tables, deals and play: laid out by hand for a scenario, or drawn by hypothesis for a property."""
