"""One table as a value: commands in, entries out, and nothing that waits or writes."""
