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
    [pig-farmers-wife] pig farmer’s wife
    [licensed] licensed witch
    [with-distinction] with distinction
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } decisions, { $speed } a second ({ $compiled ->
    [True] compiled
   *[False] uncompiled
})
simulated-hash = hash { $hash }
arena-standing = { $bot }: { $wins } of { $games } won, { $rate } % ({ $least }–{ $most } %), { $score } points on average, { $ms } ms a decision
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
help-lesson = A short lesson with one task: 1 to 6.
help-commands = Commands
help-parameters = Parameters
help-play = Play in the terminal; one person may hold every seat. An interrupted game goes on where it stopped.
help-simulate = Play many games between bots and count what comes of them.
help-arena = Let bots play the same deals, seats rotated, and tell who is better.
help-analyse = Look at a recorded game again: what could be expected, what decisions cost, and what was luck.
help-lab = What computer players learn from games.
help-train = Learn from games what an open game is worth, and print the weights.
help-train-bot = Who plays the games that are learned from; if nobody is named, the rules of thumb.
help-rules = Look up the numbered rules by id, section or words, or see which of them tests prove.
help-replay = Replay a recorded game: tell it, or verify it.
help-position = Positions: situations written as files.
help-check = Check a position file (TOML or JSON) and tell whose decision it is.
help-bench = Measure speed: compiled and uncompiled build, beside Catanatron when it is installed.
help-join = Sit down at a hosted table by its link or invitation; --seats is what you are called.
help-passphrase = The passphrase of the server to join, if it asks for one.
help-serve = Host tables: people join with a link, in the browser or in the terminal.
help-serve-host = The address to listen at; 0.0.0.0 for everybody.
help-serve-port = The port to listen at; 0 for any that is free.
help-serve-spare = If the port is taken, take any that is free.
help-serve-database = Where tables are kept: sqlite:///PATH or postgresql://…
help-serve-workers = Processes that serve; more than one needs PostgreSQL.
help-serve-address = What links begin with, where a proxy stands before the server.
help-serve-passphrase = What everybody must know who uses the server.
help-serve-origins = Other pages that may speak to this server.
help-serve-most-tables = Tables that may be played at the same time.
help-serve-most-connections = Connections of one worker.
help-serve-most-body = Bytes of a request.
help-serve-most-message = Bytes of a message at a table.
help-serve-rate = Messages a second of one connection, over time.
help-serve-burst = Messages of one connection at once.
help-serve-opening-rate = Tables a second that one address may open, over time.
help-serve-reading-rate = Records, moments and rules a second that one address may ask for, over time.
help-serve-minds = Processes in which the computer players of a worker think.
help-serve-thought = Seconds a computer player may think; then it answers at random.
help-serve-grace = Seconds somebody may be away before they are called.
help-serve-most-calls = Calls an hour to one webhook, mail address or browser.
help-serve-webhooks = What the webhooks may begin with by which people are called.
help-serve-smtp = The mail server by which people are called: smtp://USER:SECRET@HOST:587 or smtps://…
help-serve-smtp-from = The address such mails come from.
help-serve-vapid-key = The private key by which browsers are called (Web Push); “coven admin vapid” prints a new one.
help-serve-push-services = What the addresses of push services may begin with; *. stands for any host under one.
help-serve-log = What is logged: debug, info, warning or error.
help-open = Open the browser once the server is ready.
help-admin = For whoever keeps a server: list, close, export and prune its tables, and back them up.
help-admin-list = List the tables, the oldest first.
help-admin-close = Close a table: it can be read, but not played any more.
help-admin-export = The whole record of a table, with its secret: for the owner of the database alone.
help-admin-prune = Delete tables that are over or closed and that nobody has touched for some days.
help-admin-backup = Copy the whole database into a new file, while the server runs.
help-admin-vapid = Print a new pair of keys for Web Push.
help-admin-playing = Only tables that are being played.
help-admin-prune-playing = Also tables that are still being played.
help-admin-days = How many days nobody has touched them.
help-admin-to = The file to write; without one it is printed.
admin-table = { $id }  { $game }  version { $version }  { $state ->
    [playing] playing
    [closed] closed
    [pig-farmers-wife] over (pig farmer’s wife)
    [licensed] over (licensed witch)
    [with-distinction] over (with distinction)
   *[other] over ({ $state })
}  { $days ->
    [0] touched today
    [one] idle for { $days } day
   *[other] idle for { $days } days
}  { $title }
admin-closed = The table { $table } is closed.
admin-pruned = { $n ->
    [one] { $n } table was deleted.
   *[other] { $n } tables were deleted.
}
admin-backed-up = The database was copied to { $file }.
admin-key = vapid_key = "{ $key }"
    # public: { $public }
help-engine = Speak the JSON-lines protocol on stdin and stdout, for bots and scripts.
help-option = An option of the game, such as difficulty=2 or horror=on.
help-pack = A content pack (TOML) that changes or adds cards.
help-json = Print JSON.
help-lang = The language: en, cs or pl.
help-players = How many seats.
help-seed = Any word; equal seeds give equal games.
help-seats = Names of the seats, joined by commas, instead of a number; computer players need none.
help-load = Go on with a saved game, or begin from a position file.
help-workers = Processes that share the work; the result is the same.
help-rollouts = How many games in its head a thinking bot plays for a decision.
help-limit = Seconds that a program (cmd:…) may take for a decision.
help-analyse-rollouts = How many games are played on in the head for each decision; the costliest get six times as many.
help-analyse-seat = Only the decisions of one seat.
help-analyse-json = Write it as JSON to a file.
help-analyse-html = Write it as one page with a picture to a file.
help-coverage = Which rules the tests prove.
help-where = Where a rule lives: content, source and tests.
help-sources = Show where each rule comes from.
help-tests = Where the tests are.
help-verify = Only tell whether the record replays to the byte.
help-records = Read the record book of a game: best scores and challenges met.
help-player = Whose record book; without a name, everybody's.
error-no-such-command = There is no command “{ $given }”. Try: { $nearest }.
error-no-such-flag = This command knows no “{ $given }”: “{ $command } --help” shows what there is.
error-bad-value = “{ $given }” does not fit { $name }: “{ $command } --help” shows what does.
error-missing-argument = Something is missing: { $name }. “{ $command } --help” shows how to write it.
help-game = The game:
help-bots = Who plays:
help-new = Begin a new game, even if one was left.
help-learn = Play a first game in which everything is explained when it comes up.
where = { $kind ->
    [content] content
    [source] source
    [tests] test
   *[near] nearby
 }  { $place }
serving = Coven is ready: { $address }
arena-fault = { $bot }: { $n ->
    [one] { $n } game
   *[other] { $n } games
} lost because the program { $fault ->
    [late] answered too late
    [gone] ended
    [unreadable] said something that is no JSON with a “word”
   *[illegal] gave an answer that is not allowed
}
arena-rating = { $bot }: Elo { $elo } ({ $least }–{ $most })
