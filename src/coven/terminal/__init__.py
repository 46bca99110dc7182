"""The same game in a terminal: a board, numbered or typed answers, and reasons for everything refused."""
