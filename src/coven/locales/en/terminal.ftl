terminal-welcome = Type a number or the words of an answer; ? helps, quit saves and stops.
terminal-resumed = Going on with the game you left after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}. To begin a new one, name a seed: coven play { $game } --seed moon
terminal-input = >
terminal-saved = The game is saved. { $file }
terminal-help = Answers: a number, or the words beside it; a beginning is enough when only one answer begins like that.
    ? ANSWER – why it is legal or not, with the rule
    ? NAME – what a card, a place or a person does
    ? RULE – a rule by its number; rules WORDS – rules with these words
    why – everything that is refused now, and by which rule
    undo – take the last answer back; undo anyway – also past something revealed
    save FILE, load FILE – keep the game, go on with another one
    position FILE – write the situation down, for puzzles and arguments about rules
    lang en, lang cs, lang pl – change the language
    log, board – what has happened, the table again
    auto – have questions without a choice answered for you, or be asked every one
    hint – advice
    records – the record book, where the game keeps one
    quit – stop; the game is saved
terminal-spell = { $name } (level { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = No rule contains these words: try fewer of them, or the number of a rule.
terminal-nothing-refused = Nothing is refused here.
terminal-undone = Taken back: { $word }
terminal-no-hint = There is no adviser for this game yet.
terminal-auto = { $on ->
    [yes] A question with only one answer is answered for you.
   *[no] Every question is asked.
}
terminal-over = { $outcome ->
    [won] The game is won!
    [lost] The game is lost.
   *[other] The game is over: { $outcome }.
}
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
