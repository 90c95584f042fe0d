"""Holds casino-poker software against the regulation that licenses it."""

__version__ = "0.2.8.dev0"
