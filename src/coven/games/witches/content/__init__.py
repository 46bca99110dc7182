"""The printed cards, tiles and map."""
