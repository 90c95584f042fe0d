"""The desk: everything that an inspector does with commands, as pages on her own machine."""
