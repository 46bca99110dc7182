terminal-welcome = Type a number or the words of an answer; ? helps, quit saves and stops.
terminal-resumed = Going on with the game you left after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}. To begin a new one: coven play { $game } --new
terminal-input = >
terminal-saved = The game is saved. { $file }
terminal-help = Answers: a number, or the words beside it; a beginning is enough when only one answer begins like that.
    ? ANSWER – why it is legal or not, with the rule
    ? NAME – what a card, a place or a person does
    ? RULE – a rule by its number; rules WORDS – rules with these words
    why – everything that is refused now, and by which rule
    hint – what a computer player would answer in your place, and why
    thoughts – why the computer players answered as they did, where it tells no secret
    undo – take the last answer back; undo anyway – also past something revealed
    save FILE, load FILE – keep the game, go on with another one
    position FILE – write the situation down, for puzzles and arguments about rules
    lang en, lang cs, lang pl – change the language
    log, board – what has happened, the table again
    auto – have questions without a choice answered for you, or be asked every one
    goal, legend – what the game is about, what the signs on the board stand for
    learn – have each kind of question explained when it first comes up
    curtain – cover the screen before somebody else decides, or never
    records – the record book, where the game keeps one
    quit – stop; the game is saved
terminal-spell = { $name } (level { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = No rule contains these words: try fewer of them, or the number of a rule.
terminal-nothing-refused = Nothing is refused here.
terminal-undone = Taken back: { $word }
terminal-auto = { $on ->
    [yes] A question with only one answer is answered for you.
   *[no] Every question is asked.
}
terminal-over = { $outcome ->
    [won] The game is won!
    [lost] The game is lost.
   *[other] The game is over: { $outcome }.
}
replay-sealed = Every die and every shuffle was fixed beforehand: the table was sealed with { $sealed }.
replay-exact = The record replays to the byte: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, hash { $hash }.
replay-parted = The rules have changed since: the game departs from its record at answer { $move } of { $answers } and goes on from its snapshot.
replay-change = Changed in revision { $revision }: rule { $rule }.
terminal-drew = { $player } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
terminal-undo-anyway = If all of you agree, type: undo anyway (the record will say so)
terminal-undo-alone = You decide that alone here, so type: undo anyway (the record will say so)
terminal-position = The situation is written to { $file }; check it with: coven position check { $file }
records-title = { $game }: record book of { $player }
records-pages = { $game ->
   *[djinn] Cards in Tom’s deck
}
records-best = Best score
records-empty = No won solo game has been entered yet.
records-no-book = No record book is kept for { $game }.
records-not-printed = This game began from a position or was played with a content pack, so it is not entered in the record book.
records-undone = Something was taken back after it had been revealed, so this game is not entered in the record book.
terminal-passed = There was no choice: { $option }.
terminal-more = Enter: more, q: back to the table
terminal-curtain = { $player } decides now. Only { $player } should look: press Enter.
terminal-which = Which one? { $names }
terminal-nothing-there = Nothing with a text lies in front of { $player }.
error-which-answer = More than one answer begins with “{ $given }”: type more of it, or a number.
terminal-left = Games that were left:
terminal-save = { $n }  { $game }, { $players }: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, last played { $when }
terminal-which-save = Number of the game to go on with (Enter: 1), or n for a new one:
terminal-load = load NUMBER goes on with one of these games, load FILE with any other.
terminal-again = The same once more? (yes/no)
terminal-again-what = Answer yes or no. Before that you can still look at the game (log, thoughts, board) or take the last answer back (undo).
terminal-score = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-played = The game took { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.
terminal-replay = Look at it again, step by step: coven replay { $file }
terminal-folder = A new folder was made for it: { $folder }
terminal-no-goal = Nothing is written about the goal of this game; its rules tell: rules WORDS
terminal-no-signs = The board has no signs that would need explaining.
terminal-curtains = { $on ->
    [yes] The screen is covered before somebody else decides who may not see the same.
   *[no] The screen is never covered.
}
error-no-such-save = There is no game number “{ $given }”: type a number from 1 to { $most }, or n.
error-seats-and-players = { $given ->
    [one] { $given } name does
   *[other] { $given } names do
} not fit { $players ->
    [one] { $players } player
   *[other] { $players } players
}: give each one name.
error-too-many-bots = One seat at least is for a person: { $most ->
    [one] { $most } computer player
   *[other] { $most } computer players
} at most.
ask-language = Language: { $languages } (Enter: { $given }):
ask-game-line = { $n }  { $game } ({ $least }–{ $most })
ask-game = Which game, 1 to { $n } (Enter: 1):
ask-players = How many players, { $least } to { $most } (Enter: { $n }):
ask-bots = Computer players among them: { $levels }, with commas, or a number (Enter: none, at most { $most }):
ask-names = Their names, joined by commas (Enter: { $names }):
ask-options = What you agree on otherwise, such as NAME=VALUE (Enter: as it is):
ask-option-line = { $option }={ $values } ({ $usual }): { $about }
step-input = n next, p back, NUMBER jump, end, q quit >
step-at = answer { $n } of { $all }
error-no-such-step = “{ $given }” is no step: type n, p, end, q or a number up to { $most }.
remote-own-link = Your seat, whenever you want to come back: { $link }
remote-lost = The connection is lost; coming back …
remote-over = The game is over. Winners: { $winners }
remote-ask = { $kind ->
    [undo] { $by } asks to take back what has already come to light.
   *[other] { $by } asks that a computer player go on for { $of }.
 } Type “yes” or “no”.
remote-help = Type the number or the word of an answer. “hint” says what to answer and why, “undo”, “redo”, “say …” speaks to everybody, “yes” and “no” answer what is asked of the table, “quit” leaves; the game waits for you.
replay-seen = Up to here, version { $version }, as { $player } came to know it.
error-solo-option = The option “{ $given }” is for one player only: leave it out, or play alone.
terminal-next-lesson = Next: coven learn { $game } --lesson { $n }
terminal-thinking = Thinking…
terminal-player-thinks = { $player } is thinking…
terminal-bot = { $player } (computer)
terminal-no-thoughts = There is nothing to tell: no computer player has chosen anything yet, or its reasons would tell a secret.
terminal-thought = { $player }: { $option }. { $reason }
