"""One module for every revision, in the order of their numbers."""
