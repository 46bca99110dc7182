goal = You win or lose together. The book has six monsters, one for each round; each lays curses on the track. Break all curses of a monster before the marker comes round and the page turns, and you get its bonus; leave one, and you suffer its penalty. Only the last monster must be defeated.
    You lose when somebody must take a madness card and the stack is empty, when the last monster stands, or when everybody is out. Whoever has six madness cards in hand at the end of their own turn is out.
    Your turn: your spells are refreshed; the marker moves and the curse on its space strikes; then you take as many actions as you can pay: cast a spell, learn one from the library, acquire an element card, break a curse, cure madness. At the end you draw up to six cards.
    Cards in support wait in front of their owner, and everybody may pay with them.
lesson-act = Every action is paid with element cards. A spell costs as many elements of its colour as its level, breaking a curse what is written beside it. Twice or three times the cost makes a spell twice or three times as strong. “why” tells what you cannot do now, and which rule forbids it.
lesson-pay = Pay card by card, or everything at once: the first answer takes the cheapest cards. Cards in anybody’s support count too. What you pay is discarded and comes back when your deck is shuffled.
lesson-exhaust = An exhausted spell cannot be cast until it is refreshed, at the beginning of your next turn.
lesson-discard = Discarded cards come back when your deck is shuffled. Destroyed ones are gone.
lesson-destroy = A destroyed card leaves your deck: a weak card gone makes good cards come sooner.
lesson-target = A spell may go to another player, who has to agree where the card says so.
lesson-consent = Nobody can be made the target of such a spell without agreeing.
lesson-cure-element = Curing costs elements of one type; the madness card goes back to the stack, which all of you need.
lesson-support = A card in your support waits there: anybody may pay with it later.
choice-difficulty = how strong the grimoire is
choice-wizards = draw, choose, or a list of wizards in the order of the seats
choice-first = random, or who begins
choice-horror = the variant Horror
choice-nightmare = the variant Nightmare
choice-no_reward = no reward for broken curses
choice-creeping_madness = the variant Creeping madness
choice-cursed_support = the variant Cursed support
choice-five_player_double_turn = five players: double turns
choice-promo_shh = the promo monster Shh!, mild or as printed
board-legend-marker = the marker has reached this curse
board-legend-card = a letter with a number is a card of that element and value
board-legend-cost = letters behind a curse are the elements it costs to break it
