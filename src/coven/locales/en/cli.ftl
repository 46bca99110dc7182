simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }
simulated-outcome = { $outcome ->
    [won]   won
    [lost]  lost
    [draw]  drawn
    [unfinished] unfinished
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } decisions, { $speed } a second ({ $compiled ->
    [True] compiled
   *[False] uncompiled
})
simulated-hash = hash { $hash }
coverage = { $game }: { $tested } of { $ids } rules are proved by tests, { $missing } missing
position-over = { $file } is a legal position; the game is over.
position-fine = { $file } is a legal position: { $player } decides, { $n ->
    [one] { $n } answer is
   *[other] { $n } answers are
} legal.
benched = { $game }, { $build ->
    [compiled] compiled
   *[pure] uncompiled
}: { $speed } decisions a second, a clone { $clone } µs, { $ratio } times Catanatron
benched-peer = { $peer }: { $speed } decisions a second

help-coven = Magical board games by the letter of their rulebooks: play them, simulate them, look rules up, replay games.
help-commands = Commands
help-parameters = Parameters
help-play = Play in the terminal; one person may hold every seat. An interrupted game goes on where it stopped.
help-simulate = Play many games between bots and count what comes of them.
help-rules = Look up the numbered rules by id, section or words, or see which of them tests prove.
help-replay = Replay a recorded game: tell it, or verify it.
help-position = Positions: situations written as files.
help-check = Check a position file (TOML or JSON) and tell whose decision it is.
help-bench = Measure speed: compiled and uncompiled build, beside Catanatron when it is installed.
help-engine = Speak the JSON-lines protocol on stdin and stdout, for bots and scripts.
help-option = An option of the game, such as difficulty=2 or horror=on.
help-pack = A content pack (TOML) that changes or adds cards.
help-json = Print JSON.
help-lang = The language: en, cs or pl.
help-players = How many seats.
help-seed = Any word; equal seeds give equal games.
help-seats = Names of the seats, joined by commas, instead of a number.
help-load = Go on with a saved game, or begin from a position file.
help-workers = Processes that share the work; the result is the same.
help-coverage = Which rules the tests prove.
help-where = Where a rule lives: content, source and tests.
help-sources = Show where each rule comes from.
help-tests = Where the tests are.
help-verify = Only tell whether the record replays to the byte.
help-records = Read the record book of a game: best scores and challenges met.
help-player = Whose record book; without a name, everybody's.
where = { $kind ->
    [content] content
    [source] source
    [tests] test
   *[near] nearby
 }  { $place }
