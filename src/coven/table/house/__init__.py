"""The house: tables that people, bots and watchers sit at, kept in a store and told to whoever listens."""
