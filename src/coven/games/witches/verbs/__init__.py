"""What the rules do: one topic a file, one phrase a class."""
