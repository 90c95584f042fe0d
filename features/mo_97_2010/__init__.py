"""Omaha Poker, Macau: Despacho 97/2010, article by article."""
