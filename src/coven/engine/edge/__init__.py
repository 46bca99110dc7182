"""Not compiled: what stands between a game and whoever asks it: front doors, matches, records, files, content."""
