"""Adapters to products of other makers, found by entry point as a vendor's would be."""
