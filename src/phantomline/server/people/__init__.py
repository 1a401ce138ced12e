"""Who plays: guests with a name and a secret, their ratings and what they have played."""
