### Djinn: what the cards, tiles and boards say.

## Locations: basic and special actions

location-academy-basic = Gain 1 scroll and 3 magic.
location-academy-special = Raise your capacity by 1, then gain 1 scroll and 3 magic.
location-tavern-basic = Take 1 of the 2 visible mage cards without a key and put it face up in front of you.
location-tavern-special = Take 1 of the 4 visible mage cards and put it face up in front of you. A card with a key also gives you 1 key.
location-catacombs-basic = Turn 1 chest face up and gain what it shows. If it shows a key, you may spend 1 key to gain the bonus beside it too.
location-catacombs-special = Turn 2 chests face up and gain what they show, in any order. For each one that shows a key, you may spend 1 key to gain the bonus beside it too.
location-archives-basic = Choose 1 option of the Archives.
location-archives-special = Choose 2 different options of the Archives, one after the other.
location-manufactory-basic = Pay 2 coins. Gain 1 cork and 1 visible equipment card of your choice.
location-manufactory-special = Pay 3 coins. Gain 2 corks and 1 visible equipment card of your choice.
location-market-basic = Move your assistant to another stall, pay its price and gain its goods. First pay 1 coin or 1 scroll to the owner of each other assistant there.
location-market-special = Visit two stalls in a row: each time move your assistant to another stall, pay its price and gain its goods, but first pay 1 coin or 1 scroll to the owner of each other assistant there.

## Archives: the options before and after the own archive bar has moved

archive-passage-before = Place 1 of your secret passages at a square space where you have none. Its symbol must differ from the space and from every passage there.
archive-coins-before = Gain 2 coins.
archive-coins-after = Gain 4 coins.
archive-scroll-before = Gain 1 scroll.
archive-scroll-after = Gain 1 scroll and 2 magic.
archive-mages-before = Turn 1 of your mage cards face up.
archive-mages-after = Turn up to 2 of your mage cards face up.
archive-circle-before = Activate your leftmost inactive magic circle.
archive-circle-after = Activate your leftmost inactive magic circle and gain 1 key.

## Magic Source

source-row1 = Set your magic to its maximum, or capture any number of bosses from the common supply for 6 magic each. Your mage cards may help to pay.
source-row2 = As often as you like, pay the scrolls shown under your capacity marker and gain 1 bottle of any colour, or 1 cork, or turn up to 2 of your mage cards face up.
source-row1-magic = Set your magic to its maximum.
source-row1-boss = Capture any number of bosses from the common supply for 6 magic each.
source-row2-bottle = Pay your fee in scrolls and gain 1 bottle of any colour.
source-row2-cork = Pay your fee in scrolls and gain 1 cork.
source-row2-mages = Pay your fee in scrolls and turn up to 2 of your mage cards face up.

## Player board: magic circles and bonuses

circle-3 = When activated: gain 2 magic.
circle-4 = When activated: raise your capacity by 1.
circle-blank = When activated: gain 2 magic. The blank leaves the game.
bonus-equipment_set = The first time you own a staff, a hat and a cloak: move your minimum marker 1 field to the right and gain 2 magic.
bonus-last_passage = When you place your last secret passage: move your minimum marker 1 field to the right and gain 2 magic. From then on you use the red options of the Archives.

## Rules printed on boards and player aids

rule-capacity = Your magic marker may go no further than the field before your capacity marker. Each time the capacity marker would move beyond field 8, you may capture 1 random djinn from the bag for free instead; the first time, the capacity marker is also turned over and your maximum becomes 8.
rule-key_exchange = At any time in your turn you may exchange 1 key for 1 scroll, 1 coin or 1 magic.
rule-key_exchange-scroll = 1 key for 1 scroll.
rule-key_exchange-coin = 1 key for 1 coin.
rule-key_exchange-magic = 1 key for 1 magic.
rule-do_nothing = If you perform no basic, special or passage action at a location space, gain 2 coins, or 2 magic, or 1 coin and 1 magic.
rule-do_nothing-coins = Gain 2 coins.
rule-do_nothing-magic = Gain 2 magic.
rule-do_nothing-both = Gain 1 coin and 1 magic.
rule-toll = To stop at an edge or stall where others stand, pay 1 coin or 1 scroll to the owner of each wizard or assistant there.
rule-capture = A regular djinn needs 4 magic, a boss 4 and 2 more for each regular djinn at its space. With a boss you may capture 1 regular djinn from its space for free. If you capture nothing, lose 1 magic.
rule-game_end = Once all 6 bosses have left the map, finish the round and play one more. Then each player performs a final Source action, in which no awards may be taken.
rule-scoring = 30 or 36 VP for each award, 10 VP for each djinn or boss in a corked bottle, 3 VP for each one on a magic circle, 1 VP for each unused bottle or cork, and the VP of scoring cards. A tie goes to whoever has more coins, scrolls and keys in all.

## Market stalls

stall-glassblower = Pay 1, 2 or 4 coins for 1, 2 or 3 bottles of different colours.
stall-glassblower-one = Pay 1 coin for 1 bottle of any colour.
stall-glassblower-two = Pay 2 coins for 2 bottles of different colours.
stall-glassblower-three = Pay 4 coins for 3 bottles of different colours.
stall-corkcutter = Pay 1 coin for 1 cork.
stall-scribe = Pay 1 coin for 2 scrolls.
stall-outfitter = Pay 1 scroll for 1 bottle of any colour and 1 cork.
stall-teahouse = Pay 1 scroll and turn up to 3 of your mage cards face up.
stall-moneychanger = Pay 1 scroll for 5 coins.
side-front = Every stall is a place of its own.
side-back = Cork Cutter and Scribe count as one stall, and so do Tea Stand and Money Changer. A visit uses one offer of the pair.

## Mage cards

mage-m01 = No fee. +1 strength per capture and +1 for each red djinn.
mage-m02 = No fee. +1 strength per capture and +1 for each blue djinn.
mage-m03 = No fee. +1 strength per capture and +1 for each brown djinn.
mage-m04 = No fee. +1 strength per capture and +1 for each white djinn.
mage-m05 = Fee: 1 coin. +2 strength per capture and +1 for each red or brown djinn.
mage-m06 = Fee: 1 coin. +2 strength per capture and +1 for each blue or white djinn.
mage-m07 = Fee: 1 coin. +2 strength per capture and +1 for each red or white djinn.
mage-m08 = Fee: 1 coin. +2 strength per capture and +1 for each blue or brown djinn.
mage-m09 = Fee: 2 coins. +2 strength per capture, +2 for each red and +1 for each blue djinn.
mage-m10 = Fee: 2 coins. +2 strength per capture, +2 for each blue and +1 for each white djinn.
mage-m11 = Fee: 2 coins. +2 strength per capture, +2 for each white and +1 for each brown djinn.
mage-m12 = Fee: 2 coins. +2 strength per capture, +2 for each brown and +1 for each red djinn.
mage-m13 = Fee: 2 coins. +3 strength per capture and +1 for each brown or blue djinn.
mage-m14 = Fee: 2 coins. +3 strength per capture and +1 for each red or white djinn.
mage-m15 = Fee: 2 coins. +3 strength per capture and +1 for each red or blue djinn.
mage-m16 = Fee: 2 coins. +3 strength per capture and +1 for each brown or white djinn.
mage-m17 = Fee: 1 coin. +1 strength per capture and +2 for each red djinn. Gaining this card also gives you 1 key.
mage-m18 = Fee: 1 coin. +1 strength per capture and +2 for each blue djinn. Gaining this card also gives you 1 key.
mage-m19 = Fee: 1 coin. +1 strength per capture and +2 for each brown djinn. Gaining this card also gives you 1 key.
mage-m20 = Fee: 1 coin. +1 strength per capture and +2 for each white djinn. Gaining this card also gives you 1 key.
mage-m21 = Fee: 1 coin. +2 strength per capture and +1 for each red djinn. Gaining this card also gives you 1 key.
mage-m22 = Fee: 1 coin. +2 strength per capture and +1 for each blue djinn. Gaining this card also gives you 1 key.
mage-m23 = Fee: 1 coin. +2 strength per capture and +1 for each brown djinn. Gaining this card also gives you 1 key.
mage-m24 = Fee: 1 coin. +2 strength per capture and +1 for each white djinn. Gaining this card also gives you 1 key.
mage-m25 = Fee: 2 coins. +3 strength per capture and +1 for each red djinn. Gaining this card also gives you 1 key.
mage-m26 = Fee: 2 coins. +3 strength per capture and +1 for each blue djinn. Gaining this card also gives you 1 key.
mage-m27 = Fee: 2 coins. +3 strength per capture and +1 for each brown djinn. Gaining this card also gives you 1 key.
mage-m28 = Fee: 2 coins. +3 strength per capture and +1 for each white djinn. Gaining this card also gives you 1 key.
mage-m29 = Fee: 1 coin. +1 strength per capture and +1 for each regular djinn of any colour. Gaining this card also gives you 1 key.
mage-m30 = Fee: 1 coin. +1 strength per capture and +1 for each regular djinn of any colour. Gaining this card also gives you 1 key.
mage-m31 = Fee: 3 coins. +3 strength per capture and +1 for each regular djinn of any colour. Gaining this card also gives you 1 key.
mage-m32 = Fee: 3 coins. +3 strength per capture and +1 for each regular djinn of any colour. Gaining this card also gives you 1 key.

## Equipment

equipment-staff1 = +1 strength for each of your captures.
equipment-staff2 = +2 strength for each of your captures that includes a boss.
equipment-staff3 = One-time: +4 strength for one capture.
equipment-staff4 = One-time: in one capture, +2 strength for each regular djinn you pay for.
equipment-staff5 = After moving to an Academy space, or to a space with your own Academy passage: gain 2 coins.
equipment-staff6 = After moving to a Catacombs space, or to a space with your own Catacombs passage: gain 2 magic.
equipment-staff7 = One-time: set your magic to its maximum.
equipment-staff8 = One-time: put up to 2 regular djinn from the round space where your wizard stands back into the bag.
equipment-staff9 = Each mage card you use costs 1 coin less, but never less than 0.
equipment-hat1 = After moving to an Archives space, or to a space with your own Archives passage: gain 2 magic.
equipment-hat2 = After moving to a Tavern space, or to a space with your own Tavern passage: gain 2 magic.
equipment-hat3 = Before each of your Catacombs actions you may decide to reveal 1 more chest. If you do, you must discard one of the revealed chests without its reward.
equipment-hat4 = One-time: turn up to 3 of your mage cards face up.
equipment-hat5 = One-time: take 1 mage card from the display.
equipment-hat6 = One-time: gain 3 scrolls.
equipment-hat7 = One-time: raise your capacity by 1, then gain 1 magic.
equipment-hat8 = One-time: exchange up to 2 of your empty bottles for as many other empty bottles.
equipment-hat9 = After moving to any round space: gain 1 coin.
equipment-cloak1 = After moving to a Manufactory space, or to a space with your own Manufactory passage: gain 2 coins.
equipment-cloak2 = After moving to a Market space, or to a space with your own Market passage: gain 2 coins.
equipment-cloak3 = You pay other players neither on the map nor at the Market.
equipment-cloak4 = One-time: in one turn your assistant may stay on its stall whenever you visit the Market.
equipment-cloak5 = One-time: gain 1 bottle of any colour and 1 cork.
equipment-cloak6 = One-time: activate your leftmost inactive magic circle.
equipment-cloak7 = One-time: gain 4 coins.
equipment-cloak8 = One-time: gain 2 keys.
equipment-cloak9 = Each time you put a djinn or boss into a bottle: gain 1 coin.

## Chests

chest-chest01 = Gain 3 coins. Also, for 1 key: gain 1 bottle of any colour and 1 cork.
chest-chest02 = Gain 2 coins and 1 scroll. Also, for 1 key: raise your capacity by 1.
chest-chest03 = Gain 2 coins and 1 magic. Also, for 1 key: take 1 equipment card from the display.
chest-chest04 = Gain 1 coin and 1 scroll. Also, for 1 key: take 1 mage card from the display.
chest-chest05 = Gain 1 coin and 1 cork. Also, for 1 key: gain 3 coins.
chest-chest06 = Gain 1 coin and 1 red bottle. Also, for 1 key: gain 1 coin and 1 cork.
chest-chest07 = Gain 1 coin and 1 blue bottle. Also, for 1 key: gain 1 scroll and 1 cork.
chest-chest08 = Gain 1 coin and 1 brown bottle. Also, for 1 key: gain 1 coin and 1 cork.
chest-chest09 = Gain 1 coin and 1 white bottle. Also, for 1 key: gain 1 scroll and 1 cork.
chest-chest10 = Gain 2 scrolls. Also, for 1 key: activate your leftmost inactive magic circle.
chest-chest11 = Gain 3 magic. Also, for 1 key: turn up to 2 of your mage cards face up and gain 1 scroll.
chest-chest12 = Gain 2 coins. Also, for 1 key: gain 2 bottles of any colours.
chest-chest13 = Gain 4 coins.
chest-chest14 = Gain 2 coins and 2 scrolls.
chest-chest15 = Gain 2 coins and 1 cork.
chest-chest16 = Gain 1 scroll and 1 bottle of any colour.
chest-chest17 = Gain 2 coins and 1 key.
chest-chest18 = Gain 2 coins and 2 magic.

## Awards

award-a1_1 = Gain 5 coins. 30 VP at the end of the game.
award-a1_2 = Raise your capacity by 2. 30 VP at the end of the game.
award-a1_3 = Activate your leftmost inactive magic circle and gain 1 key. 30 VP at the end of the game.
award-a1_4 = Take 1 mage card from the display and gain 2 coins. 30 VP at the end of the game.
award-a1_5 = Take 1 equipment card from the display and gain 1 cork. 30 VP at the end of the game.
award-a1_6 = Gain 1 coin. 36 VP at the end of the game.
award-a1_7 = Gain 1 magic. 36 VP at the end of the game.
award-a2_1 = Set your magic to its maximum and turn up to 2 of your mage cards face up. 30 VP at the end of the game.
award-a2_2 = Raise your capacity by 1, then gain 2 scrolls. 30 VP at the end of the game.
award-a2_3 = Gain 2 bottles of any colours and 1 cork. 30 VP at the end of the game.
award-a2_4 = Gain 2 keys and 2 coins. 30 VP at the end of the game.
award-a2_5 = Perform the basic action of a location of your choice and gain 1 coin. 30 VP at the end of the game.
award-a2_6 = Gain 1 scroll. 36 VP at the end of the game.
award-a2_7 = Gain 1 coin. 36 VP at the end of the game.
award-a3_1 = Draw 1 djinn from the bag and capture it for free if you have a place for it. 30 VP at the end of the game.
award-a3_2 = You may capture 1 regular djinn from any round space for free. 30 VP at the end of the game.
award-a3_3 = Gain 2 bottles of any colours and 2 corks. 30 VP at the end of the game.
award-a3_4 = Gain 3 coins and 2 scrolls. 30 VP at the end of the game.
award-a3_5 = Gain 3 corks. 30 VP at the end of the game.
award-a3_6 = Gain 1 key. 36 VP at the end of the game.
award-a3_7 = Gain 1 scroll. 36 VP at the end of the game.

## Trait tiles

trait-P01 = Start of the game: gain 2 coins, 2 scrolls and 1 magic.
trait-P02 = Market: you do not pay other players.
trait-P03 = Whenever you gain a mage card without a key symbol, also gain 1 key.
trait-P04 = Manufactory: the special action gives you 3 corks instead of 2.
trait-P05 = Magic Source: you pay only 2 scrolls instead of the fee under your capacity marker.
trait-P06 = Archives: at the round space you may choose the same option twice.
trait-P07 = Mandatory capture: if you capture nothing, you gain 1 magic instead of losing it. Not if there are no djinn at the space.
trait-P08 = Catacombs: when you unlock a chest, you keep the key.
trait-P09 = With each Academy action you may turn up to 2 of your mage cards face up, for 1 magic each.
trait-P10 = Start of the game: draw 2 scoring cards in secret. At the end of the game the better one counts, for you alone.
trait-N01 = Start of the game: lose 3 coins.
trait-N02 = Start of the game: lose 3 magic.
trait-N03 = Start of the game: the blank covers your second magic circle, which counts as inactive. Activating it gives you 2 magic and removes the blank from the game.
trait-N04 = Captures: colour bonuses of your mage cards do not count, green bonuses do.
trait-N05 = Your mage cards can never be turned face up again.
trait-N06 = Catacombs: at the round space you may only perform the basic action.
trait-N07 = You cannot unlock chests. You can still exchange keys for coins, scrolls or magic.
trait-N08 = Whenever you gain a mage card with a key symbol, put it face down in front of you. You still gain the key.
trait-N09 = When you gain equipment, take the bottom card of a deck of your choice unseen, instead of a visible card.
trait-N10 = You must put captured djinn, bosses too, on a magic circle first. You may bottle them only after that.

## Scoring cards

scoring-sc01 = 8 VP if you have at least 2 sets of equipment.
scoring-sc02 = 5 VP for each kind of equipment of which you have at least 3 cards. At most 15 VP.
scoring-sc03 = 8 VP if you have at most 1 secret passage on the map.
scoring-sc04 = 8 VP if you have no mage card with a key.
scoring-sc05 = 8 VP if at least 2 of your magic circles are inactive.
scoring-sc06 = 8 VP if your capacity marker is not beyond field 6.
scoring-sc07 = 8 VP if your minimum marker is at field 2.
scoring-sc08 = 3 VP for each of your keys. At most 9 VP.
scoring-sc09 = 2 VP for each of your face-up mage cards. At most 8 VP.
scoring-sc10 = 2 VP for each of your unused bottles and corks. At most 8 VP.

## Solo: Tom's cards

solo-tom01 = If a boss is at the round Academy space, put 1 random djinn from the bag there. If not, but a boss is at the round Tavern space, put the djinn there. Otherwise pay 2 coins, or as much of that as you have.
solo-tom02 = If a boss is at the round Tavern space, put 1 random djinn from the bag there. If not, but a boss is at the round Catacombs space, put the djinn there. Otherwise pay 1 scroll, if you have one.
solo-tom03 = If a boss is at the round Catacombs space, put 1 random djinn from the bag there. If not, but a boss is at the round Archives space, put the djinn there. Otherwise pay 2 magic, or as much of that as you have.
solo-tom04 = If a boss is at the round Archives space, put 1 random djinn from the bag there. If not, but a boss is at the round Manufactory space, put the djinn there. Otherwise pay 1 coin and 1 scroll, or as much of that as you have.
solo-tom05 = If a boss is at the round Manufactory space, put 1 random djinn from the bag there. If not, but a boss is at the round Market space, put the djinn there. Otherwise pay 1 cork, if you have one.
solo-tom06 = If a boss is at the round Market space, put 1 random djinn from the bag there. If not, but a boss is at the round Academy space, put the djinn there. Otherwise pay 2 coins, or as much of that as you have.
solo-tom07 = If a boss is at the round Academy space, put 1 random djinn from the bag there. If not, but a boss is at the round Archives space, put the djinn there. Otherwise pay 1 scroll, if you have one.
solo-tom08 = If a boss is at the round Tavern space, put 1 random djinn from the bag there. If not, but a boss is at the round Manufactory space, put the djinn there. Otherwise pay 2 magic, or as much of that as you have.
solo-tom09 = If a boss is at the round Catacombs space, put 1 random djinn from the bag there. If not, but a boss is at the round Market space, put the djinn there. Otherwise pay 2 coins, or as much of that as you have.
solo-tom10 = If a boss is at the round Archives space, put 1 random djinn from the bag there. If not, but a boss is at the round Academy space, put the djinn there. Otherwise pay 1 scroll, if you have one.
solo-tom11 = If a boss is at the round Manufactory space, put 1 random djinn from the bag there. If not, but a boss is at the round Tavern space, put the djinn there. Otherwise pay 1 coin and 1 scroll, or as much of that as you have.
solo-tom12 = If a boss is at the round Market space, put 1 random djinn from the bag there. If not, but a boss is at the round Catacombs space, put the djinn there. Otherwise pay 1 empty bottle of your choice, if you have one.
solo-tom13 = Nothing happens.
solo-tom14 = Nothing happens.
solo-tom15 = Nothing happens.

## Solo: challenges at the end of a won game

challenge-ch01 = At least 8 mage cards.
challenge-ch02 = At least 2 sets of equipment.
challenge-ch03 = At least 3 awards.
challenge-ch04 = At least 10 coins.
challenge-ch05 = At least 3 keys.
challenge-ch06 = At most 2 active magic circles.
challenge-ch07 = Capacity marker not beyond field 6.
challenge-ch08 = At most 1 kind of equipment.
challenge-ch09 = At most 2 mage cards.
challenge-ch10 = No mage card with a key.
challenge-ch11 = No secret passage on the map.

## Roofs and secret passages

roof-roof_dragon = You are the starting player.
roof-roof_owl = It has no effect.
roof-roof_cat = It has no effect.
roof-roof_moon = It has no effect.
passage-passage_academy = Only you may also perform the basic Academy action at this space.
passage-passage_tavern = Only you may also perform the basic Tavern action at this space.
passage-passage_catacombs = Only you may also perform the basic Catacombs action at this space.
passage-passage_archives = Only you may also perform the basic Archives action at this space.
passage-passage_manufactory = Only you may also perform the basic Manufactory action at this space.
passage-passage_market = Only you may also perform the basic Market action at this space.

## Variants

variant-beginner = No two spaces joined by a path show the same location. There are no scoring cards and no traits.
variant-longer = At the start, 1 more regular djinn stands at each of the 3 round spaces joined to the Magic Source.
variant-solo = Capture or expel all 6 bosses before the last card of Tom’s deck is turned over. The deck has 12 to 15 cards, and fewer cards are harder. Each card left is worth 10 VP.

## Short names of locations

name-academy = Academy
name-tavern = Tavern
name-catacombs = Catacombs
name-archives = Archives
name-manufactory = Manufactory
name-market = Market
name-source = Magic Source

## Djinn, bottles and colours

name-djinn = djinn
name-regular = regular djinn
name-boss = boss djinn
name-djinn-red = red djinn
name-djinn-blue = blue djinn
name-djinn-brown = brown djinn
name-djinn-white = white djinn
name-bottle = bottle
name-bottle-red = red bottle
name-bottle-blue = blue bottle
name-bottle-brown = brown bottle
name-bottle-white = white bottle
name-red = red
name-blue = blue
name-brown = brown
name-white = white
name-silver = silver
name-yellow = yellow
name-green = green
name-purple = purple

## Resources and markers

name-coins = coins
name-scrolls = scrolls
name-keys = keys
name-corks = corks
name-bottles = bottles
name-magic = magic
name-capacity = capacity
name-minimum = minimum
name-maximum = maximum
name-vp = VP
name-victory_points = victory points

## Zones and pieces

name-map = map
name-square = square space
name-round = round space
name-path = path
name-edge = edge
name-bag = bag
name-common_supply = common supply
name-personal_supply = personal supply
name-player_board = player board
name-award_board = award board
name-wizard = wizard
name-assistant = assistant
name-passage = secret passage
name-archive_bar = archive bar
name-stall = stall
name-circle = magic circle
name-blank = blank
name-chest = chest
name-mage = mage card
name-equipment = equipment card
name-set = set of equipment
name-staff = staff
name-hat = hat
name-cloak = cloak
name-award = award
name-trait = trait
name-scoring = scoring card
name-challenge = challenge
name-roof = roof
name-tom = Tom
name-tom_deck = Tom’s deck

## Actions, symbols and states

name-basic = basic action
name-special = special action
name-mandatory = mandatory action
name-additional = extra action
name-capture = capture
name-fee = fee
name-green_bonus = green bonus
name-colour_bonus = colour bonus
name-with_key = with key
name-without_key = without key
name-face_up = face up
name-face_down = face down
name-active = active
name-inactive = inactive
name-permanent = permanent
name-once = one-time
name-positive = positive
name-negative = negative
name-starting_player = starting player

## Parts of the game

phase-draft = choosing traits
phase-move = moving
phase-act = actions of the space
phase-final_source = final Source action
phase-scoring = final scoring

## One letter for each colour, place and resource; where the first letter is taken, another one of the word

glyph-red = R
glyph-blue = B
glyph-brown = N
glyph-white = W
glyph-boss = D
glyph-academy = A
glyph-tavern = T
glyph-catacombs = C
glyph-archives = H
glyph-manufactory = F
glyph-market = M
glyph-source = S
glyph-coins = I
glyph-scrolls = L
glyph-keys = K
glyph-corks = O
glyph-bottle = E
glyph-magic = G
