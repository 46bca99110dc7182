"""What cards and procedures do: one topic a file, one phrase a class."""
