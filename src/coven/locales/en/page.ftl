### The table in lines, and the page in a browser.

## The table in lines

lines-curses = Curses
lines-space = Space { $space }
lines-shelves = Library and supply
lines-spells = Spells
lines-spell = { $name } ({ $level })
lines-face-down = hidden card
lines-free = free
lines-ability = Ability
lines-now = Now
lines-shops = Shops
lines-mages = Mages
lines-equipment = Equipment
lines-prizes = Awards and scoring
lines-djinn-space = { $location }, { $shape ->
    [round] round space
   *[square] square space
}
lines-circle = { $state ->
    [inactive] inactive
    [covered] covered
   *[empty] empty
}

## Starting the server

serve-by-hand = No browser can be opened from here: open { $address } in yours. Ctrl-C stops the server; the tables are kept.

## The page

page-title = Coven
page-tagline = Three games of magic, one table. Every rule kept.
page-language = Language
page-home = Home
page-blurb-madness = Apprentices have opened the forbidden grimoire. Together, break the curses of six monsters before madness takes the school.
page-blurb-witches = Young witches fly around Lancre, cure pigs, face the Queen of the Elves, and try not to cackle.
page-blurb-djinn = Walk the city, hire mages, collect equipment, and bottle the djinn before the others do.
page-for-players = { $least }–{ $most } players
page-new = Set up a table
page-choose-game = Which game?
page-players = Number of players
page-who-sits = Who sits where?
page-who-me = Me
page-who-friend = A friend
page-name = Name
page-name-of-seat = Name at seat { $n }
page-who-of-seat = Who sits at seat { $n }
page-options = Options
page-more-options = Variants
page-table-title = Name of the table (optional)
page-open = Open the table
page-links = Invite your friends
page-links-text = Each link opens one seat. Send every friend one of them; whoever has a link sits there.
page-links-own-text = Nobody else has a seat here: these links open your own seats on another device, and the last one is for watchers.
page-link-seat = Link for { $player }
page-link-own = Your own seat, { $player }, on another device
page-link-watch = Link for watchers
page-copy = Copy
page-copied = Copied
page-local-note = Only this computer can open these links. So that friends can, start Coven with make play ARGS="--host 0.0.0.0" (or coven serve --host 0.0.0.0) and open the page under this computer’s address.
page-tables = My tables
page-tables-none = No table yet. Set one up, or join with a link.
page-tables-note = Kept in this browser only.
page-continue = Continue
page-look = Look
page-forget = Remove from the list
page-export = Save the list
page-import = Load a list
page-import-bad = This file holds no list of tables.
page-table-over = finished
page-table-yours = you decide
page-join = Join with a link or a code
page-join-label = Link, or code such as K7QP-M4XT
page-join-go = Join
page-join-bad = This is no link to a table and no code: paste all of the link, or type the eight letters and digits.
page-invited = You are invited to a table
page-sit-here = Sit here
page-seat-held = sits here
page-invited-yours = You sit at this table already.
page-invited-full = Somebody sits on every seat. Ask whoever invited you for the link for watchers.
page-invite-text = { $n ->
    [one] Send your friend this link, or tell them the code: it leads to the free seat.
   *[other] Send all your friends this one link, or tell them the code: each of them gets one of the { $n } free seats.
}
page-invite-link = Link for all friends
page-invite-scan = The same link, to be scanned by a phone
page-code-new = New code
page-links-single = Links for single seats
page-connecting = Connecting…
page-lost = The line is lost. Nothing is lost at the table; trying again…
page-retry = Try now
page-replaced = This link was replaced by a new one and opens nothing any more.
page-you-decide = { $player }, you decide
page-watching = You are watching.
page-thinking = { $player } is thinking…
page-showing = This is what happened meanwhile.
page-your-options = Your options
page-refused = What is not possible, and why?
page-refused-none = Nothing is refused here.
page-close = Close
page-undo = Undo
page-undo-ask = Ask to take back
page-undo-since = Somebody else has decided since, so the others are asked.
page-undo-none = There is nothing of yours to take back.
page-asked = The others are asked.
page-ask-undo = { $player } asks to take back the last move.
page-ask-undo-own = You ask the others to take back the last move.
page-ask-undo-loses = Answers of { $players } would be taken back too.
page-ask-handover = { $player } asks that the computer go on for { $other }.
page-ask-waiting = Not answered yet: { $players }
page-agree = Agree
page-disagree = No, thanks
page-refused-undo = { $player } said no: the move stays as it was played.
page-refused-handover = { $player } said no: the computer does not go on for { $other }.
page-log = Log
page-log-earlier = Show earlier lines
page-log-empty = Nothing has happened yet.
page-undone = taken back
page-chat = Chat
page-chat-label = Talk to everybody
page-chat-empty = Nobody has said anything yet.
page-say = Send
page-watcher = watcher
page-door = Take your seat
page-door-text = What shall the others call you?
page-crest = Crest
page-crest-owl = owl
page-crest-cat = cat
page-crest-frog = frog
page-crest-raven = raven
page-crest-hare = hare
page-sit = Sit down
page-rename = Change name or crest
page-seats = At the table
page-here = here
page-away = away
page-gone = { $player } is away.
page-not-yet = Nobody has taken this seat yet: invite somebody.
page-open-seat = seat still free
page-computer = computer
page-you = you
page-decides = decides
page-late = over time
page-watchers = Watchers: { $n }
page-handover = Let the computer go on for { $player }
page-back = Take my seat back
page-view-as = Look as { $player }
page-curtain = { $player } decides now
page-curtain-text = Only { $player } should look now.
page-curtain-show = Show the table
page-curtain-setting = Hide the table between players
page-over = The game is over
page-proof = Every die and every shuffle was fixed before the first move and could not be changed afterwards: the seal below was shown from the start, and only this secret fits it. To check it yourself, download the record and run:
page-secret = Seal: { $sealed }. Secret: { $secret }.
page-sealed = Chance at this table is sealed: { $sealed }
page-record = Download the record
page-again = Play again
page-report = Report a problem
page-report-saved = { $file } was saved with the downloads: send it to whoever runs this server.
page-report-text = What went wrong?
page-close-table = Close the table for good
page-close-sure = Close this table for everybody? It can still be read, but not played on.
page-closed = This table is closed: it can be read, but not played on.
page-sit-too = Sit there too
page-table-menu = Settings and table
page-passphrase = Passphrase
page-passphrase-text = This server wants a passphrase.
page-passphrase-go = Go on
page-failed = The server did not answer. Try again in a moment.
page-skip = Skip to your options
page-the-table = The table
page-keys = Keys: 1–9 choose, Enter does the main thing, Esc goes back, H gives a hint, U takes back, S skips ahead, L log, C chat, V text view, arrows go from piece to piece, I tells what it is, ? why not.
page-bell = Notify me when I am needed
page-bell-blocked = This browser blocks notifications from this page: its settings can allow them.
page-needed-decide = { $game }: you are needed
page-needed-ask = { $game }: the others ask you something
page-needed-titled = Your table “{ $title }”: { $address }
page-needed-untitled = Your table: { $address }
page-option-difficulty = Difficulty
page-choice-difficulty-1 = I, easy: best for a first game
page-choice-difficulty-2 = II, medium
page-choice-difficulty-3 = III, hard
page-option-wizards = Wizards
page-choice-wizards-draw = drawn by lot
page-choice-wizards-choose = chosen by the players
page-option-horror = Horror
page-option-nightmare = Nightmare
page-option-no_reward = Detention (no reward)
page-option-creeping_madness = Creeping madness
page-option-cursed_support = Cursed support
page-option-five_player_double_turn = Double turn
page-option-promo_shh = Promo monster Shh!
page-choice-promo_shh-off = left out
page-choice-promo_shh-on = in play
page-choice-promo_shh-mild = in play, milder
page-option-mode = Mode
page-choice-mode-competitive = each for themselves
page-choice-mode-cooperative = together
page-option-witches = Witches
page-choice-witches-choose = chosen by the players
page-choice-witches-draw = drawn by lot
page-option-eight_crises = Eight Crises
page-option-stacking_crises = Stacking Crises
page-option-auto_solve_anywhere = Automatic solutions anywhere
page-option-beginner = First game
page-option-longer = Longer game
page-option-tom = Tom’s deck (alone)
page-choice-tom-15 = 15 cards
page-choice-tom-14 = 14 cards, harder
page-choice-tom-13 = 13 cards, hard
page-choice-tom-12 = 12 cards, hardest

## The table in the browser

page-taken-back = Taken back.
page-taken-back-others = Somebody took back a move: what was asked has changed.
page-state-touch = can be used
page-state-legal = can be chosen
page-state-target = can be the target
page-state-picked = chosen
page-why-more = { $n ->
    [one] One more reason
   *[other] { $n } more reasons
}
page-looking-up = Looking it up…
page-why-asked = You are asked: { $question }
page-why-behind = Moves of others are still being shown: wait a moment, or skip ahead.
page-why-past = This is a moment of the past: it can be looked at, not changed. To play on, press “Play on from here”.
page-designed = Designed for this edition
page-rule = Rule { $id }
page-back-step = Back
page-all-options = All options ({ $n })
page-steps = Steps so far
page-back-to = Go back before: { $step }
page-withdraw = Withdraw
page-no-such-option = “{ $given }” is no option here: type a number or an answer from the list.
page-command = Your answer
page-replay = Replay
page-beside = Beside the table
page-map-whole = Whole map
page-map-near = Close up
page-tab-board = Board
page-tab-shelf = Shelf
page-turn-to = Choose there: { $part }
page-parts = Parts of the table
page-behind = { $n ->
    [one] { $n } move behind
   *[other] { $n } moves behind
}: skip ahead
page-text-view = Text view
page-rules = Rules
page-settings = Settings
page-theme = Colours
page-theme-game = each game its own
page-theme-light = always light
page-theme-dark = always dark
page-text-size = Size of text
page-text-size-note = For larger text use the zoom of your browser (Ctrl and +): the table rearranges itself.
page-at-once = Act on the last click, without the golden button
page-passes = Answer by itself where there is no choice
page-passed = No choice here: { $answer }.
page-less-motion = Less motion
page-fast = Show others’ moves at once
page-learn = Learn
page-pages = Pages
page-time-madness = 60–90 min
page-time-witches = 90 min
page-time-djinn = 60–90 min
page-needing = { $n ->
    [one] { $n } needs you
   *[other] { $n } need you
}
page-open-file = Open a record or position
page-open-bad = This file holds neither a record nor a position.
page-no-account = No account needed to play. Rules, reasons and texts in English, Czech and Polish.
page-credits = Credits and licences
page-of-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-pace = Pace
page-pace-none = no clock
page-pace-decision = 90 seconds a decision
page-pace-pool = 30 minutes a player
page-pace-days = 2 days a decision
page-rules-of = The rules of { $game }
page-rules-brief = In short
page-rules-ask = Ask: when does the game end?
page-rules-search = Search
page-rules-none = No rule was found. Try other words.
page-things = Everything in the box
page-things-search = Search cards, tiles and places
page-chapters = Chapters
page-designed-text = What is marked “Designed for this edition” stands for things whose printed text we do not have. Whoever owns the game can correct them with a content pack.
page-kind-wizard = Wizards
page-kind-spell = Spells
page-kind-curse = Curses
page-kind-monster = Monsters
page-kind-location = Places
page-kind-witch = Witches
page-kind-advantage = Advantages
page-kind-ability = Abilities
page-kind-tile = Problems
page-kind-card = Cards
page-kind-stall = Market stalls
page-kind-mage = Mages
page-kind-equipment = Equipment
page-kind-trait = Traits
page-kind-award = Awards
page-kind-scoring = Scoring cards
page-kind-variant = Ways to play
page-kind-option = Options
page-credits-games = The games belong to their authors and publishers. Texts and drawings here are our own; whose icons and fonts we use stands below.
page-credits-icons = Icons by Lorc, Delapouite and contributors:
page-credits-fonts = Fonts: Alegreya and Alegreya Sans by Juan Pablo del Peral, Grenze Gotisch by Omnibus-Type, SIL Open Font License 1.1.
page-to-table = To the table
page-step-back = One step back
page-step-on = One step on
page-play = Play
page-pause = Pause
page-replay-start = Here it begins.
page-moment = Moment of the game
page-moment-of = { $at } of { $last }
page-view-of = Through whose eyes
page-play-on = Play on from here
page-own-things = Your things
page-closer-look = A closer look
page-gallery = Gallery of pieces
page-gallery-seals = Elements
page-state-quiet = nothing to do
page-state-advised = advised
page-state-focus = reached by keys
page-gallery-short = in short
page-gallery-down = face down
page-gallery-none = none there
page-gallery-full = full and corked
page-gallery-dice = Dice
page-gallery-goods = Coins, scrolls, keys, corks
page-lessons-of = Learn { $game }
page-lessons-text = Six short lessons at a real table, each with one task.
page-lessons-goal = What the game is about
page-lessons-done = { $n } of { $of } lessons done
page-lesson-n = Lesson { $n } of { $of }
page-lesson-begin = Begin
page-lesson-again = Once more
page-lesson-done = Done
page-lesson-show = Show me
page-lesson-do = Do it for me
page-lesson-why = Why?
page-lesson-way = Next: { $answer }
page-lesson-now = Good. Now: { $question }
page-lesson-lost = That was allowed, but it leads away from the task.
page-lesson-astray = That is not the step of this lesson. Take it back, or go on if you have a way of your own.
page-lesson-back = Take it back
page-lesson-anew = Begin anew
page-lesson-next = Next lesson
page-lesson-fold = Fold the lesson
page-lesson-over = The lesson is done. Go on when you like.
page-lesson-leave = Leave
page-lesson-play = Play a whole game
page-who-gentle = Computer, gentle
page-who-fair = Computer, fair
page-who-strong = Computer, strong
page-who-merciless = Computer, merciless
page-letters = Letters on cards
page-player-n = Player { $n }
page-computer-n = Computer { $n }

## The end of a game

page-curve = How it went
page-curve-points = Points, move by move
page-curve-stack = Madness cards left, move by move
page-curve-end = { $player }: { $n } at the end
page-curve-all = At the end: { $n }
page-share = Share
page-shared = Link copied
page-share-note = The link shows the table and its replay to whoever has it.
page-total = Total
page-everybody = Everybody
page-end-fold = Fold the result
page-fair = Was the chance fair? Check it

## Hints, and the game looked at again

page-hint = Hint: what would the computer do? (H)
page-hint-thinking = Thinking about it…
page-hint-later = A hint is for whoever decides now.
page-hint-none = No reason stands out.
page-hint-do = Do it
page-hint-next = Show another ({ $n } of { $of })
page-hint-best = Best: { $option }
page-hint-even = Good: { $option }
page-hint-other = Number { $n }: { $option }
page-hint-why = Why: { $reason }
page-hint-worth = { $stake ->
    [together] All of you then win about { $n } of { $of } such games.
    [win] You then win about { $n } of { $of } such games.
   *[points] { $n ->
        [one] About { $n } point can then be expected.
       *[other] About { $n } points can then be expected.
    }
}
page-hint-how = How sure is that?
page-hints-off = This table gives no hints.
page-bot-why = Why?
page-bot-followed = It followed from what { $player } had decided.
page-review = What could I have done?
page-review-working = Looking at the game again…
page-review-costly = The decisions that cost most
page-review-better = Better: { $option }.
page-review-none = No decision cost anything worth naming.
page-review-curve = { $stake ->
    [points] Points to expect, move by move
    [together] Of 100 games like this so many would be won together
   *[other] Of 100 games like this so many would be won
}
