"""Ghosts Galore: tile laying and drafting for two to five."""
