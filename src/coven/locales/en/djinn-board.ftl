### The board of Djinn in a terminal.

board-title = Djinn
board-round = Round { $n }
board-last-round = round { $n } is the last one
board-final = final Source actions
board-bosses = Bosses on the map { $n }, in the supply { $supply }
board-bag = Bag { $n }
board-chests = Chests { $n }, used { $used }
board-tom = Tom’s deck { $n }
board-tom-seen = Tom has turned
board-nothing = nothing
board-source = Source
board-short-academy = Aca
board-short-tavern = Tav
board-short-catacombs = Cat
board-short-archives = Arc
board-short-manufactory = Man
board-short-market = Mar
board-from = from { $place }
board-market = Market stalls
board-plain = Mages without key ({ $sizes })
board-keyed = Mages with key ({ $sizes })
board-decks = Equipment ({ $sizes })
board-wizard = wizard, at the edge it came by
board-legend-passage = A:{ $place } passage of A
board-legend-mage = +2 { $red }1 (1) mage: strength, for each red djinn, fee
board-covered = covered
board-awards = Awards { $column }
board-scoring = Scoring cards
board-offered = Traits to choose from
board-challenges = Challenges met
board-chest = Chest { $n }
board-drawn = Drawn from the bag: { $djinn }
board-capture = Capture at { $place }
board-strength = strength { $n }
board-free = free
board-lasting = lasting abilities
board-price = to pay: magic { $magic }, coins { $coins }
board-to-circles = on circles
board-to-bottles = into bottles
board-active = ◆ active
board-winner = ★ winner
board-points = { $n } VP
board-points-hidden = { $n } + ? VP
board-part = { $what ->
    [awards] awards
    [bottled] corked bottles
    [circles] circles
    [unused] unused bottles and corks
    [scoring] scoring cards
   *[tom] Tom’s cards
}: { $n } VP
board-nowhere = wizard not yet on the map
board-at = { $place } from { $whence }
board-skipped = skips { $places }
board-turn = done: { $done }
board-done = { $what ->
    [moved] move
    [acted] action
    [passage] passage
    [captured] capture
    [forgone] compensation
    [row1] row 1
   *[row2] row 2
}
board-magic = magic { $n }/{ $most }
board-minimum = minimum { $n }
board-capacity = capacity { $n }{ $turned ->
    [yes] {" "}(turned)
   *[no] {""}
}
board-fee = Source fee { $n }
board-coins = coins { $n }
board-scrolls = scrolls { $n }
board-keys = keys { $n }
board-corks = corks { $n }
board-circles = circles
board-bottles = empty bottles
board-corked = corked
board-bar = archive bar
board-bar-moved = all placed
board-traits = traits
board-won = awards
board-secret = secret scoring cards ({ $n })
board-mages = mages ({ $n })
board-equipment = equipment ({ $n })
board-face-down = face down: { $cards }
board-down = { $card } (face down)
board-no-cards = { $player } has no cards yet.
board-location = { $name }: at the square space – { $basic } At the round space – { $special }
board-archive = • { $before } Once your archive bar has moved: { $after }
board-no-option = nothing more.
board-help = In this game, for example:
    ? move source, ? basic tavern, ? award red a1-1 – why an answer is legal or not
    ? spark dancer, ? staff3, ? p06, ? tavern, ? glassblower – a mage, equipment, a trait, a location, a stall
    ? legend – the signs on the board
    ? bob – all cards of a player
    ? D21.6, rules boss refill – a rule, rules with these words
board-over = { $outcome ->
    [won] All bosses were gone before Tom was done: you win!
    [lost] Tom was faster: the game is lost.
    [draw] The victory is shared.
    [unfinished] The game is left unfinished, without points.
   *[other] Victory: { $outcome }!
}
