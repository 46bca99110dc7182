### What is said in every game: errors, rulings and everyday words.

## Languages and games, by their own names

language-en = English
language-cs = čeština
language-pl = polski
game-madness = The Big Book of Madness
game-witches = The Witches: A Discworld Game
game-djinn = Djinn

## Everyday words

word-yes = yes
word-no = no
word-you = you
word-seat = seat
word-turn = turn
word-round = round
word-player = player
asked = { $player }: { $question }
waiting = { $player } is deciding.
list-two = { $first } and { $second }
list-more = { $first }, { $rest }

## Rulings

ruling-legal = This answer is legal now.
ruling-refused = { $reason } [{ $rule }]
reason-not-now = “{ $answer }” does not answer the question that is open now: choose one of the answers listed.
reason-not-asked = { $player } decides now: wait until you are asked.
reason-no-part = Nothing that is asked now has to do with this: choose something that glows, or one of the answers listed.
reason-game-is-over = The game is over and no more answers are taken: start a new game to play on.

## Errors: answers

error-game-is-over = The game is over, so “{ $answer }” cannot be answered any more: start a new game to play on.
error-no-such-answer = “{ $answer }” is not an answer to the open question. Try: { $nearest }.
error-no-such-number = There is no answer number { $given }: type one of the numbers { $numbers }.
error-no-such-aside = “{ $given }” cannot be said now: say “talk” and the name of a player.

## Errors: options of a new game

error-no-such-game = There is no game “{ $given }”. Try: { $nearest }.
error-no-such-option = { $game } has no option “{ $given }”. Try: { $nearest }.
error-no-such-value = The option “{ $option }” cannot be “{ $given }”. Possible: { $nearest }.
error-bad-seat-names = “{ $given }” does not name the seats: give each a different name, without spaces, and none that is a word of the game.
error-option-not-a-pair = “{ $given }” is not an option: write its name, an equals sign and its value.
error-no-such-bot = There is no bot “{ $given }”. Try: { $nearest }.
error-too-many-seats = This game has { $most } seats, not { $given }: name no more than there are.
error-too-few-games = { $given } games cannot be played: ask for at least one.
error-nothing-to-learn = Computer players of { $given } learn nothing from games this way. Those of these games do: { $games }.
error-no-such-player = No player is called “{ $given }”. Try: { $nearest }.
error-no-such-wizard = There is no wizard “{ $given }”. Try: { $nearest }.
error-wrong-players = { $game } is played by { $least } to { $most } players, not by { $given }.
error-wizards-do-not-fit = “{ $given }” does not fit: name { $players } different wizards, in the order of the seats.
error-double-turn-needs-five = The Double turn variant is for exactly five players, not for { $given }: add players or turn it off.
error-no-such-witch = There is no witch “{ $given }”. Try: { $nearest }.
error-witches-do-not-fit = “{ $given }” does not fit: name { $players } different witches, in the order of the seats.
error-mode-does-not-fit = { $players ->
        [one] One player cannot play the mode “{ $given }”: choose solo, or add players.
       *[other] { $players } players cannot play the mode “{ $given }”: choose competitive or cooperative.
    }
error-eight-crises-competitive = The option Eight Crises is for the competitive game only, not for the mode “{ $given }”: turn it off or change the mode.

## Errors: positions

error-position-unreadable = { $file } cannot be read: { $detail }. Check the name of the file.
error-position-not-data = { $file } is not a position: { $detail }. Write it in TOML, or in JSON with the ending .json.
error-position-malformed = The position cannot be read: { $detail }. Write every field as the description of positions says.
error-position-other-game = The position belongs to the game “{ $given }”: open it there, this is { $game }.
error-position-players = A position needs two to five seats, not { $given }.
error-position-same-name = Two seats have the same name ({ $given }): give each a name of its own.
error-position-same-wizard = Two seats have the same wizard: give each a different one.
error-position-unknown = { $kind ->
        [player] Position, { $where }: no player is called “{ $given }”. Try: { $nearest }.
        [wizard] Position, { $where }: there is no wizard “{ $given }”. Try: { $nearest }.
        [spell] Position, { $where }: there is no spell “{ $given }”. Try: { $nearest }.
        [curse] Position, { $where }: there is no curse “{ $given }”. Try: { $nearest }.
        [page] Position, { $where }: there is no page “{ $given }”. Try: { $nearest }.
        [slot] Position, { $where }: there is no space “{ $given }”. Try: { $nearest }.
        [phase] Position, { $where }: there is no phase “{ $given }”. Try: { $nearest }.
        [witch] Position, { $where }: there is no witch “{ $given }”. Try: { $nearest }.
        [tile] Position, { $where }: there is no Problem “{ $given }”. Try: { $nearest }.
        [card] Position, { $where }: there is no card “{ $given }”. Try: { $nearest }.
        [space] Position, { $where }: there is no space “{ $given }”. Try: { $nearest }.
        [location] Position, { $where }: there is no location “{ $given }”. Try: { $nearest }.
        [djinn] Position, { $where }: there is no djinn “{ $given }”. Try: { $nearest }.
        [mage] Position, { $where }: there is no mage card “{ $given }”. Try: { $nearest }.
        [equipment] Position, { $where }: there is no equipment “{ $given }”. Try: { $nearest }.
        [chest] Position, { $where }: there is no chest “{ $given }”. Try: { $nearest }.
        [award] Position, { $where }: there is no award “{ $given }”. Try: { $nearest }.
        [trait] Position, { $where }: there is no trait “{ $given }”. Try: { $nearest }.
       *[other] Position, { $where }: “{ $given }” is not known. Try: { $nearest }.
    }
error-position-no-card = Position, { $where }: there is no card “{ $given }”. Try: { $nearest }.
error-position-bad-number = Position, { $where }: “{ $given }” is not a number that fits. Write a number that the game allows.
error-position-bad-elements = Position, { $where }: “{ $given }” does not fit. Write water, earth, fire or air and a number from 0 to 99.
error-position-bad-spell = Position, { $where }: “{ $given }” does not fit. Write a spell and, if need be, exhausted or neutralised.
error-position-out-of-range = Position, { $where }: { $given } is too much or too little. Possible: { $least } to { $most }.
error-position-too-many = { $most ->
        [0] Position, { $where }: “{ $card }” is there { $given } times, more often than the box has it. Take some away.
       *[other] Position, { $where }: “{ $card }” is there { $given } times, but at most { $most } can be in play. Take some away.
    }
error-position-too-few = Position, { $where }: “{ $card }” is there { $given } times, but { $least } are always in play. Say where the others lie, or leave the supply out.
error-position-incomplete = Position, { $where }: “{ $card }”: { $given } here, { $least } in the game. Say where the rest lies, leave this out so that it is filled in, or write puzzle = true.
error-position-no-cards = Position, { $where }: this player has no card at all. Name some, or leave hand, deck, discard and support out: then the wizard’s own deck is dealt. In a puzzle, write puzzle = true.
error-position-frame-order = Position, { $where }: tiles leave the leftmost frame first, the Easy ones before the Hard ones. Fill this frame, empty those before it, or write puzzle = true.
error-position-support = Position, { $where }: this support holds at most { $most } cards that are not madness. Take some away.
error-position-spells = Position, { $where }: this player holds at most { $most } spells, and none twice. Take some away.
error-position-library = Position, { $where }: this stack holds library spells of its own element, one of each level, the lowest level on top. Write them in that order.
error-position-curse-stack = Position, { $where }: this stack holds only curses of its own kind. Take the others away.
error-position-slot-twice = Position, { $where }: space { $given } is taken twice. Put one of the two on another space.
error-position-final-page = Position, { $where }: the final page must lie at the bottom. Write it last.
error-position-first-page = Position, { $where }: the book cannot have begun with “{ $given }”. Begin it with a first page, or take it away.
error-position-round = Position, { $where }: “{ $given }” does not fit round { $round }. Change one of the two.
error-position-option-off = Position, { $where }: “{ $given }” is in the game only with the option “{ $option }”. Turn the option on or take it away.
error-position-active-out = Position, { $where }: { $given } is out of the game and cannot be the active player. Choose another one.
error-position-out-has = Position, { $where }: whoever is out of the game has neither cards nor spells. Take them away or let this player go on.
error-position-no-question = Position, { $where }: nobody has anything to decide here. Leave the frames out and name a phase.
error-position-card-twice = Position, { $where }: the card “{ $given }” is there twice, but the box has it once. Take one away.
error-position-same-witch = Position, { $where }: two seats have the same witch. Give each a different one.
error-position-wrong-board = Position, { $where }: “{ $given }” lies on the wrong side of the board. Write Easy Problems under easy and Hard ones under hard.
error-position-hard-below = Position, { $where }: “{ $given }” lies above an Easy Problem. Write the Hard Problems of a frame last, at the bottom.
error-position-no-slot = Position, { $where }: no Problem can lie on “{ $given }”. Name a slot on the map.
error-position-easy-face-down = Position, { $where }: “{ $given }” is an Easy Problem, which always lies face up. Leave “up” out.
error-position-crisis-nowhere = Position, { $where }: there is a Crisis on “{ $given }” but no Problem. Add one or take the Crisis away.
error-position-moment = Position, { $where }: this does not fit the moment of the game. Leave it out, or write it as a running game does.
error-position-bad-frames = Position, { $where }: there are six frames of waiting tiles, not { $given }. Write all six, empty ones too.
error-position-no-djinn-there = Position, { $where }: no djinn can stand at “{ $given }”. Name round spaces only.
error-position-boss-alone = Position, { $where }: a boss stands here without a regular djinn and would have left. Add a djinn or take the boss away.
error-position-tom-empty = Position, { $where }: Tom’s deck is empty, so the game would be over. Leave at least one card in it.
error-position-wrong-pile = Position, { $where }: “{ $given }” does not belong in this pile. Put it where its kind lies.
error-position-passages = Position, { $where }: these secret passages do not fit: { $given }. Write the same symbols for everybody (at most { $most }), each once, one at a space, at square spaces that show another symbol.
error-position-layout = Position, { $where }: “{ $given }” does not fit. Each location is shown by exactly one square and one round space.
error-position-no-wizard = Position, { $where }: this player is to act but stands nowhere. Name the space of the wizard.
error-position-not-placed = Position, { $where }: from the second round on every wizard stands on the map. Name the space, or write puzzle = true.
error-position-turned-early = Position, { $where }: the capacity marker is turned only on its last field. Write capacity { $most } or leave “turned” out.
error-position-bad-circles = Position, { $where }: “{ $given }” does not fit. Write one word for each circle, the active ones first; only the second one can be covered.
error-position-trait-kind = Position, { $where }: the trait “{ $given }” is of the other kind. Write positive traits under positive, negative ones under negative.
error-position-not-used = Position, { $where }: this game is played without them. Leave them out.
error-position-no-path = Position, { $where }: no path leads here from “{ $given }”. Name a space that is joined to this one.
error-position-two-active = Position, { $where }: “{ $given }” and another card of its kind both lie face up. Turn one of them face down.

## Errors: content files and packs

error-no-such-lesson = There is no lesson { $given }: there are { $most }.
error-content-unreadable = { $file } cannot be read: { $detail }. Check the name of the file.
error-content-not-toml = { $file } is not written in TOML: { $detail }. Correct that place.
error-content-no-section = { $file }: there is no section “{ $given }”. Try: { $nearest }.
error-content-bad-section = { $file }: the section “{ $given }” has the wrong shape. Write it like those in the content that comes with the game.
error-content-no-id = { $file }: an entry in “{ $given }” has no id. Give it one.
error-content-bad-id = { $file }: the id “{ $given }” does not fit. Write small letters, digits and underscores, and use each id once.
error-content-bad-entry = { $file }, { $card }: { $detail }. Correct that entry.
error-content-bad-limit = { $file }: “{ $given }” is not a number. Write a whole number from 0 up.
error-content-bad-dice = { $file }, dice: the values of a die do not fit, { $given ->
        [one] there is { $given }
       *[other] there are { $given }
    }. Write 2 to 20, and 0 first for the Cackle.
error-content-fixed-number = { $file }: the rules fix { $given } at { $number }; a pack cannot change it.
error-content-bad-track = { $file }: column { $given } of the round track does not fit. Write six numbers from 0 to 2.
error-content-bad-level = { $file }, { $card }: there is no level { $given }. Write 1, 2 or 3.
error-content-bad-number = { $file }, { $card }: “{ $given }” in “{ $step }” is not a number that fits. Write for example 2.
error-content-no-number = { $file }, { $card }: “{ $given }” in “{ $step }” is not a number of the game. Try: { $nearest }.
error-content-out-of-range = { $file }, { $card }: “{ $given }” in “{ $step }” does not fit. Write a whole number from { $least } to { $most }.
error-content-bad-element = { $file }, { $card }: “{ $given }” in “{ $step }” is not an element. Try: { $nearest }.
error-content-bad-zone = { $file }, { $card }: “{ $given }” in “{ $step }” is not a place. Try: { $nearest }.
error-content-bad-filter = { $file }, { $card }: “{ $given }” in “{ $step }” is not a kind of card. Try: { $nearest }.
error-content-bad-target = { $file }, { $card }: nobody is affected by “{ $given }”. Try: { $nearest }.
error-content-bad-ability = { $file }, { $card }: there is no ability “{ $given }”. Try: { $nearest }.
error-content-no-verb = { $file }, { $card }: there is no verb “{ $given }”. Try: { $nearest }.
error-content-no-word = { $file }, { $card }: “{ $given }” is not known here. Try: { $nearest }.
error-content-three-curses = { $file }, { $card }: a monster has three curses, not { $given }.
error-content-too-many = { $file }: there are too many cards of “{ $given }”. At most { $most } are possible.
error-content-no-spell = { $file }: the library needs a spell of level { $level } for “{ $element }”. Add one.
error-content-no-end = { $file }, { $card }: the game ends with “{ $step }”. Give it the target board and one of the verbs win and lose.
error-content-bad-kind = { $file }, { $card }: there is no kind “{ $given }”. Try: { $nearest }.
error-content-bad-location = { $file }, { $card }: there is no location “{ $given }”. Try: { $nearest }.
error-content-bad-square = { $file }, { $card }: there is no start square “{ $given }”. Try: { $nearest }.
error-content-bad-symbol = { $file }, { $card }: there is no symbol “{ $given }”. Try: { $nearest }.
error-content-bad-variant = { $file }, { $card }: there is no variant “{ $given }”. Try: { $nearest }.
error-content-bad-slots = { $file }, { $card }: the number of slots, { $given }, does not fit. Give at least one, and a start square for each.
error-content-one-way-path = { $file }, { $card }: the path to “{ $given }” leads one way only. Name this location there too.
error-content-path-to-itself = { $file }, { $card }: a path leads from this location back to itself. Take it away.
error-content-one-copy = { $file }, { $card }: a card exists once, not { $given } times. Give each copy an entry of its own.
error-content-bad-row = { $file }: the set-up row for { $given } players does not fit. Write six numbers for Hard and six for Easy Problems.
error-content-too-few-tiles = { $file }: there are only { $given } tiles of one kind, but the set-up needs { $least }. Add some.
error-content-bad-side = { $file }, { $card }: there is no side of the market “{ $given }”. Try: { $nearest }.
error-content-bad-shape = { $file }, { $card }: there is no shape “{ $given }”. Try: { $nearest }.
error-content-bad-path = { $file }, { $card }: the path to “{ $given }” does not fit. Paths join round spaces with square ones or with the Source, and both ends name each other.
error-content-bad-stall = { $file }, { $card }: “{ $given }” does not fit. Each stall belongs to exactly one group: { $nearest }.
error-content-bad-trigger = { $file }, { $card }: there is no occasion “{ $given }”. Try: { $nearest }.
error-content-bad-mage = { $file }, { $card }: this mage card does not fit. Write a green bonus from 1 to 3, a fee in coins, and bonuses for red, blue, brown or white.
error-content-bad-mode = { $file }, { $card }: there is no mode “{ $given }”. Try: { $nearest }.
error-content-bad-column = { $file }, { $card }: there is no column { $given }. Write 1, 2 or 3.
error-content-bad-metric = { $file }, { $card }: “{ $given }” cannot be counted. Try: { $nearest }.
error-content-no-piece = { $file }, { $card }: “{ $given }” in “{ $step }” is not a piece of the game. Try: { $nearest }.
error-content-no-pile = { $file }, { $card }: “{ $given }” in “{ $step }” is not a pile. Try: { $nearest }.
error-content-no-passive = { $file }, { $card }: there is no lasting ability “{ $given }”. Try: { $nearest }.

## Errors: records and files

error-record-unreadable = { $file } cannot be read: { $detail }. Check the name of the file.
error-record-not-json = { $file } is not written in JSON: { $detail }. Correct that place or choose another file.
error-record-malformed = { $file } is not a record: { $detail }. Choose a file that Coven has saved.
error-record-only-seen = { $file } is what a seat came to know of a game that was still going on: it can be read, not played on. Fork the table, or take the record once the game is over.
error-record-seal-broken = The secret in this record is not the one it was sealed with ({ $sealed }): somebody has changed the file. Ask the table for the record again.
error-record-diverged = { $file }: at move { $move } the answer “{ $answer }” is not legal, so the record was changed or belongs to other rules. Play on from an earlier move.
error-record-other-revision = The record follows revision { $given } of the rules, but this is revision { $revision }. Play on from its snapshot.
error-record-no-snapshot = { $file } has no snapshot to play on from. Replay it with the rules it was recorded with.
error-file-not-written = { $file } cannot be written: { $detail }. Choose another name or folder.
error-file-not-named = Name the file you want to go on with: load FILE
error-file-exists = { $file } already exists. Choose another name.

## Errors: commands and undo

error-bad-argument = This command does not fit: { $detail } – “coven --help” shows what does.
error-no-such-rule = There is no rule “{ $given }”. Try: { $nearest }.
error-no-tests-there = There are no tests in { $given }: name the folder that holds them.
error-no-such-language = “{ $given }” is not spoken here. Try: { $nearest }.
error-not-your-turn = It is not your turn to decide: { $player } is.
error-no-redo = There is nothing to redo: no answer has been taken back.
error-bad-display-name = “{ $given }” cannot be the name of a seat: write 1 to { $most } letters that can be read.
error-no-undo = There is nothing to take back: no answer has been given yet.
error-undo-over = The game is over and its secret is shown: nothing can be taken back any more. Play on from any moment at a new table.
error-undo-blocked = { $what ->
        [information] Information was revealed. Taking it back needs the agreement of the others at the table.
        [doubt] Somebody may have seen something in secret. Taking it back needs the agreement of the others at the table.
        [chance] Chance has decided something. Taking it back needs the agreement of the others at the table.
       *[other] { $what } Taking it back needs the agreement of the others at the table.
    }
undo-of-others = Answers of { $players } would be taken back too. That needs the agreement of the others at the table.

## Errors: the protocol

error-protocol-not-json = The line is not written in JSON: { $detail }. Send one JSON object on each line.
error-protocol-bad-request = The request cannot be carried out: { $detail }. Send the fields the protocol describes.
error-protocol-no-request = There is no request “{ $given }”. Try: { $nearest }.
error-protocol-no-handle = There is no table “{ $given }”. Use a handle that was given to you and is still open.
error-protocol-version = Your request speaks of version { $given } of the game, which now stands at version { $version }: look at the open question and send your answer again.
error-protocol-failed = Something went wrong inside Coven, and the request changed nothing: { $detail }. Please report it.
error-book-unreadable = The record book { $file } cannot be read and was left as it is: { $detail }
error-no-such-link = This link opens no table (any more). Ask whoever invited you for a new one.
error-no-such-code = The code “{ $given }” leads to no table (any more). It has eight letters and digits, such as K7QP-M4XT: look again, or ask whoever invited you.
error-table-full = Somebody sits on every seat of this table. Ask whoever invited you for the link for watchers, or open a table of your own.
error-seat-taken = Somebody was faster: the seat { $given } is taken. Choose another.
error-table-closed = This table was closed: it can be read, but nothing can be done at it. Open a new one, or fork this one.
error-too-many-tables = This server has { $most } running tables, which is all it may have. Finish or close one first.
error-too-often = Too many requests at once. Wait a moment and try again.
error-message-too-large = The message is too large: at most { $most } bytes.
error-not-kept = The table could not write down what you did, so it did not happen. Try again in a moment.
error-wrong-passphrase = This server asks for a passphrase, and this is not it.
error-foreign-page = This page belongs to another site and may not speak to this server.
error-sit-first = Show the link of your seat first: the message `sit`.
error-only-watching = You are watching: only seats can do that.
error-not-your-seat = The seat { $given } is not yours. Yours: { $nearest }.
error-links-of-two-tables = These links belong to different tables: sit down at one table at a time.
error-only-the-host = Only whoever opened the table can do that, with the host's link.
error-handover-of-whom = A computer player can go on for another person at the table ({ $nearest }), not for { $given }.
error-handover-present = { $player } is at the table, or was until a moment ago, and is not late: a computer player can only stand in for somebody who is away or late.
error-seat-is-yours = Nobody plays for you: the seat is yours.
error-no-such-ask = Nothing like that is asked of you now.
error-redo-of-others = That was somebody else's answer: only they can give it again.
error-ask-open = Something is already asked of the table: answer that first.
error-fork-would-tell = The same hidden cards would tell you what you may not know: fork with cards dealt anew, or wait until the game is over.
error-no-such-version = The game has no version { $given }: it stands at { $most }.
error-http-refused = The request cannot be answered: { $detail }
error-no-such-address = The server cannot listen at { $host }, port { $port }: { $detail }. Choose another one with --host and --port.
error-not-started = The server did not start: look whether the database { $database } can be reached.
error-workers-need-postgresql = { $given } workers need PostgreSQL: --database postgresql://…; with SQLite there is one.
error-bad-database = There is no database “{ $given }”: it is sqlite:///PATH or postgresql://USER@HOST/NAME.
error-bad-link = “{ $given }” is no link to a table: it looks like http://host:8000/table#… – copy it whole, with what stands behind the #.
error-table-unreachable = The table cannot be reached: { $detail }. Look whether the server is running and the link is right.
error-record-still-secret = The game of this record was still going on: its secret is shown when it is over, and only then can chance be checked.
error-unreadable-text = This text holds nothing that can be read or kept.
error-backup-by-pg-dump = A database of PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE ADDRESS
error-no-database-there = There is no database { $file }.
error-cannot-write = { $file } cannot be written: { $detail }.
error-no-such-table = There is no table “{ $given }”: “coven admin list” shows all.
error-contact-refused = This server does not call there: a webhook or a push service must be at a place its host allows, mails need a mail server, and Web Push a key.
error-bad-vapid-key = The setting vapid_key is no key for Web Push: “coven admin vapid” prints one.
call-subject = { $game }: you are needed
call = { $title ->
        [none] { $game }: you are needed.
       *[other] { $game }, “{ $title }”: you are needed.
    } Your table: { $address }

## What the readers of files complain of

complaint-entry = the entry
complaint-range = “{ $place }” must be { $sign ->
        [most] at most
        [least] at least
        [below] less than
       *[above] more than
    } { $n }
complaint-length = “{ $place }” must have a length of { $sign ->
        [most] at most
        [least] at least
        [below] less than
       *[above] more than
    } { $n }
complaint-kind = “{ $place }” must be { $wanted }, not { $given }
complaint-form = “{ $place }” is not written in the form that is needed
complaint-missing = “{ $field }” is missing
complaint-unknown = “{ $field }” is not known there
complaint-value = “{ $place }” cannot be { $given }
complaint-track = field { $n } is missing
complaint-line = line { $line }, column { $column } is not written correctly
complaint-byte = byte { $byte } is not written correctly
complaint-short = it ends too early
complaint-players = there must be an entry for 1, 2, 3 and 4 players
complaint-spaces = there must be 1 Source, 6 round and 6 square spaces
complaint-layout = each location must be shown by exactly one square and one round space
complaint-circles = there must be circles 1 to 4, the first two active
complaint-enoent = there is no such file or folder
complaint-eacces = you are not permitted to use it
complaint-eperm = you are not permitted to use it
complaint-eisdir = it is a folder
complaint-enotdir = a part of the path is no folder
complaint-eexist = it exists already
complaint-enospc = there is no space left
complaint-erofs = nothing can be written there
complaint-enametoolong = the name is too long
type-int = a whole number
type-float = a number
type-str = a text
type-bool = true or false
type-array = a list
type-object = a table
type-null = nothing
error-hint-not-asked = Nobody asks you anything now: a hint is for whoever decides.
error-hints-off = This table was opened without hints.
error-mind-busy = Too much is being thought about at once: ask again in a moment.
error-thought-forced = There was nothing to choose: only one answer was possible.
error-thought-hidden = These reasons would tell what is hidden from you: ask again when the game is over.
error-thought-set-up = Nobody decided that: it belongs to the set-up.
