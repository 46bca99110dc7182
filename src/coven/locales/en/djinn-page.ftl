### The board of Djinn in the browser.

## Places

page-djinn-shops = Shops
page-djinn-map = Map of the city
page-djinn-short-academy = Academy
page-djinn-short-tavern = Tavern
page-djinn-short-catacombs = Catacombs
page-djinn-short-archives = Archives
page-djinn-short-manufactory = Manufactory
page-djinn-short-market = Market
page-djinn-short-source = Source
page-djinn-space = { $place }, { $shape ->
    [round] round space
   *[square] square space
}
page-djinn-at-academy = at the Academy
page-djinn-at-tavern = at the Tavern
page-djinn-at-catacombs = in the Catacombs
page-djinn-at-archives = in the Archives
page-djinn-at-manufactory = at the Manufactory
page-djinn-at-market = at the Market
page-djinn-at-source = at the Source
page-djinn-nowhere = not on the map yet
page-djinn-toll = you pay to stop there
page-djinn-wizards-here = wizards here: { $names }
page-djinn-passage-of = passage to { $place } of { $player }
page-djinn-passage = Passage: { $place }

## Djinn

page-djinn-figure-red = { $n ->
    [one] red djinn
   *[other] { $n } red djinn
}
page-djinn-figure-blue = { $n ->
    [one] blue djinn
   *[other] { $n } blue djinn
}
page-djinn-figure-brown = { $n ->
    [one] brown djinn
   *[other] { $n } brown djinn
}
page-djinn-figure-white = { $n ->
    [one] white djinn
   *[other] { $n } white djinn
}
page-djinn-figure-boss = { $n ->
    [one] boss
   *[other] { $n } bosses
}
page-djinn-bag-label = Bag: { $n } djinn
page-djinn-supply-label = Bosses in the supply: { $n }
page-djinn-drawn = Drawn from the bag: { $djinn }
page-djinn-drawn-short = drawn
page-djinn-bosses = Bosses on the map
page-djinn-bosses-note = at none, the end is near
page-djinn-bosses-count = Bosses on the map: { $n }

## Capture

page-djinn-capture = Capture
page-djinn-capture-go = Capture
page-djinn-which = Which djinn?
page-djinn-pick-djinn = Pick the djinn to capture.
page-djinn-not-alone = Pick more: this set alone cannot be captured.
page-djinn-strength = strength
page-djinn-least = magic at least
page-djinn-lasting = lasting
page-djinn-magic = magic

## Shops

page-djinn-mages = Mages
page-djinn-pile = { $n } in this pile
page-djinn-deck = { $kind ->
    [staff] Deck of staffs
    [hat] Deck of hats
   *[cloak] Deck of cloaks
}: { $n }
page-djinn-market-note = move your assistant
page-djinn-visitors = visited by { $names }
page-djinn-price-glassblower = 1, 2, 4 coins
page-djinn-price-corkcutter = 1 coin
page-djinn-price-scribe = 1 coin
page-djinn-price-outfitter = 1 scroll
page-djinn-price-teahouse = 1 scroll
page-djinn-price-moneychanger = 1 scroll
page-djinn-awards = Awards
page-djinn-awards-note = victory points
page-djinn-chest = Chest
page-djinn-chests-label = Chests: { $n }
page-djinn-used-chests-label = Used chests: { $n }
page-djinn-tom-label = Tom’s deck: { $n }
page-djinn-tom-seen = Tom has turned
page-djinn-tom-nothing = nothing happens

## How the game stands

page-djinn-round = Round { $n }
page-djinn-last-round = round { $n } is the last one
page-djinn-final = final Source actions
page-djinn-scoring = Scoring cards
page-djinn-challenge = Challenge met
page-djinn-vp = { $n } VP
page-djinn-vp-word = VP

## What a player has

page-djinn-of = of { $n }
page-djinn-track = Magic track
page-djinn-magic-label = Magic: { $n }, at most { $most }
page-djinn-min = min
page-djinn-cap = cap
page-djinn-cap-turned = cap+
page-djinn-minimum = Minimum: { $n }
page-djinn-capacity = Capacity: { $n }
page-djinn-circles = Magic circles
page-djinn-circle = Circle { $n }: { $state ->
    [taken] taken
    [empty] empty
    [covered] covered
   *[inactive] inactive
}
page-djinn-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
page-djinn-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
page-djinn-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
page-djinn-corks = { $n ->
    [one] { $n } cork
   *[other] { $n } corks
}
page-djinn-word-coins = { $n ->
    [one] coin
   *[other] coins
}
page-djinn-word-scrolls = { $n ->
    [one] scroll
   *[other] scrolls
}
page-djinn-word-keys = { $n ->
    [one] key
   *[other] keys
}
page-djinn-word-corks = { $n ->
    [one] cork
   *[other] corks
}
page-djinn-cellar = Bottles
page-djinn-empty-word = empty
page-djinn-corked-word = corked
page-djinn-bottles = { $colour ->
    [red] Empty red bottles
    [blue] Empty blue bottles
    [brown] Empty brown bottles
   *[white] Empty white bottles
}: { $n }
page-djinn-corked = { $colour ->
    [red] Corked red bottles
    [blue] Corked blue bottles
    [brown] Corked brown bottles
   *[white] Corked white bottles
}: { $n }
page-djinn-no-mages = no mages yet
page-djinn-resting = resting
page-djinn-equipment = Equipment
page-djinn-used = used, face down
page-djinn-no-set = A full set gives +1 minimum and 2 magic.
page-djinn-had-set = The reward for a set is taken.
page-djinn-passages = Passages

page-djinn-part-awards = Awards
page-djinn-part-bottled = Corked
page-djinn-part-circles = Circles
page-djinn-part-unused = Spare
page-djinn-part-scoring = Cards
page-djinn-part-tom = Tom’s deck
page-djinn-seek = Show my wizard

## What the counters count

page-djinn-about-bag = Djinn are drawn from here at random. Those that are paid for awards come back into it.
page-djinn-about-bosses = Bosses in the supply can be caught at the Source for six magic each. They are not among those whose departure ends the game.
page-djinn-about-chests = Chests are opened in the Catacombs. When none is left, the used ones are shuffled anew.
page-djinn-about-tom = Tom turns over one of these cards in each of his turns.
