"""Stud poker against the croupier, Macau: Despacho Regulamentar Externo 61/2004, article by article."""
