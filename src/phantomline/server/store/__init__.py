"""What is kept: the logs of all tables, people, and what they played."""
