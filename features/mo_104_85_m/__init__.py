"""Five-card poker, Macau: Portaria 104/85/M, article by article."""
