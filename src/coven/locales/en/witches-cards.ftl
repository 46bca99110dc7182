### The Witches: what the cards, tiles, places and boards say; names are content.

## Cards: the advantage

card-granny_weatherwax_1 = Return one Crisis from any Problem on the map to the supply. It may be the Problem you are about to fail: its difficulty drops by 2.
card-granny_weatherwax_2 = Return one Crisis from any Problem on the map to the supply. It may be the Problem you are about to fail: its difficulty drops by 2.
card-granny_weatherwax_3 = Return one Crisis from any Problem on the map to the supply. It may be the Problem you are about to fail: its difficulty drops by 2.
card-nanny_ogg_1 = Return one or two of your Cackles to the supply.
card-nanny_ogg_2 = Return one or two of your Cackles to the supply.
card-nanny_ogg_3 = Return one or two of your Cackles to the supply.
card-magrat_garlick_1 = Discard any number of other cards from your hand, even none. Then draw as many plus one.
card-magrat_garlick_2 = Discard any number of other cards from your hand, even none. Then draw as many plus one.
card-magrat_garlick_3 = Discard any number of other cards from your hand, even none. Then draw as many plus one.
card-agnes_nitt_1 = Turn one face-down Hard Problem on the map face up.
card-agnes_nitt_2 = Turn one face-down Hard Problem on the map face up.
card-agnes_nitt_3 = Turn one face-down Hard Problem on the map face up.
card-perdita_x_dream_1 = +2 to the total of your attempt, even after all four dice were rolled.
card-perdita_x_dream_2 = +2 to the total of your attempt, even after all four dice were rolled.
card-perdita_x_dream_3 = +2 to the total of your attempt, even after all four dice were rolled.
card-nac_mac_feegle_1 = +2 to the total of your attempt, even after all four dice were rolled.
card-nac_mac_feegle_2 = +2 to the total of your attempt, even after all four dice were rolled.
card-nac_mac_feegle_3 = +2 to the total of your attempt, even after all four dice were rolled.
card-miss_tick_1 = If your total is too low after the second roll, run away: you do not fail. If no slot next to you is empty, go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
card-miss_tick_2 = If your total is too low after the second roll, run away: you do not fail. If no slot next to you is empty, go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
card-miss_tick_3 = If your total is too low after the second roll, run away: you do not fail. If no slot next to you is empty, go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
card-igor_and_scraps_1 = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too.
card-igor_and_scraps_2 = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too.
card-igor_and_scraps_3 = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too.
card-greebo_1 = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too.
card-greebo_2 = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too.
card-casanunda_1 = If your total is too low after the second roll, run away: you do not fail. If no slot next to you is empty, go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
card-jason_ogg_1 = +4 to the total of your attempt on an elf tile, even after all four dice were rolled.
card-jason_ogg_2 = +4 to the total of your attempt on an elf tile, even after all four dice were rolled.
card-mightily_oats_1 = +4 to the total of your attempt on a vampire, even after all four dice were rolled.
card-mightily_oats_2 = +4 to the total of your attempt on a vampire, even after all four dice were rolled.
card-king_verence_1 = +4 to the total of your attempt on Duke Felmet or Lady Felmet, even after all four dice were rolled.
card-miss_level_1 = Draw two cards, even above your hand limit.
card-miss_level_2 = Draw two cards, even above your hand limit.
card-miss_level_3 = Draw two cards, even above your hand limit.
card-mrs_earwig_1 = Take one Cackle, then draw two cards, even above your hand limit.
card-mrs_earwig_2 = Take one Cackle, then draw two cards, even above your hand limit.
card-mrs_earwig_3 = Take one Cackle, then draw two cards, even above your hand limit.
card-granny_aching_1 = Automatically solves the sheep Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any sheep Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
card-granny_aching_2 = Automatically solves the sheep Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any sheep Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
card-miss_treason_1 = Automatically solves the death Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any death Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
card-miss_treason_2 = Automatically solves the death Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any death Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
card-rob_anybody_1 = Pass through one occupied location without an attempt and without tea. You may look at a face-down Hard Problem there before you decide. You need a path left on this walk, or your second action, which must then be a move. In the Dungeon: get out to any slot on the map.
card-rob_anybody_2 = Pass through one occupied location without an attempt and without tea. You may look at a face-down Hard Problem there before you decide. You need a path left on this walk, or your second action, which must then be a move. In the Dungeon: get out to any slot on the map.
card-you_1 = Pass through one occupied location without an attempt and without tea. You may look at a face-down Hard Problem there before you decide. You need a path left on this walk, or your second action, which must then be a move. In the Dungeon: get out to any slot on the map.
card-you_2 = Pass through one occupied location without an attempt and without tea. You may look at a face-down Hard Problem there before you decide. You need a path left on this walk, or your second action, which must then be a move. In the Dungeon: get out to any slot on the map.
card-shawn_ogg_1 = You may follow up to two more paths on this walk.
card-shawn_ogg_2 = You may follow up to two more paths on this walk.
card-hodgesaargh_1 = You may follow up to two more paths on this walk.
card-hodgesaargh_2 = You may follow up to two more paths on this walk.
card-jeannie_1 = Return one Crisis from any Problem on the map to the supply. It may be the Problem you are about to fail: its difficulty drops by 2.
card-mother_dismass_1 = Look at two face-down Hard Problems on the map (or at one, if there are no more). They stay face down.
card-mother_dismass_2 = Look at two face-down Hard Problems on the map (or at one, if there are no more). They stay face down.
card-bees_1 = Look at two face-down Hard Problems on the map (or at one, if there are no more). They stay face down.
card-bees_2 = Look at two face-down Hard Problems on the map (or at one, if there are no more). They stay face down.

## Advantages in full

advantage-bonus = Adds 2 or 4 to the total of your attempt, even after all four dice were rolled. Some of these cards work only against certain enemies.
advantage-extra_cards = Draw two cards, even above your hand limit. For some of these cards you first take one Cackle.
advantage-sick_sheep = Automatically solves the sheep Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any sheep Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
advantage-invisibility = Pass through one occupied location without an attempt and without tea. You may look at a face-down Hard Problem there before you decide. You need a path left on this walk, or your second action, which must then be a move. In Lancre Town and Lancre Castle you may, at the start of a movement action, look at a face-down Hard Problem on another slot there: go to it and attempt it, or spend Invisibility and keep your whole movement. In the Dungeon: get out to any slot on the map.
advantage-pendulum = Turn one face-down Hard Problem on the map face up. Mind the elves: three of their tiles face up at the end of a turn, and everybody loses.
advantage-extra_movement = You may follow up to two more paths on this walk. You still have to stop at Problems and witches.
advantage-helping_hand = Return one Crisis from any Problem on the map to the supply. It may be the Problem you are about to fail: its difficulty drops by 2.
advantage-reroll = Reroll one or both dice of the pair rolled last. Only the new result counts, for Cackles too. After the second roll the first pair is fixed.
advantage-self_awareness = Return one or two of your Cackles to the supply.
advantage-death = Automatically solves the death Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Automatically solves any death Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic.
advantage-transmutation = Discard any number of other cards from your hand, even none. Then draw as many plus one.
advantage-rescue = If your total is too low after the second roll, run away: you do not fail, so there is no Cackle for failing and no consequence. You still take the Cackles from the dice and for Magic. If no slot next to you is empty, go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
advantage-borrowing = Look at two face-down Hard Problems on the map (or at one, if there are no more). They stay face down.

## Symbols and marks on cards

symbol-headology = +1 to the total. Play it between the two rolls of an attempt.
symbol-magic = +2 to the total, and you take one Cackle. Play it between the two rolls of an attempt.
symbol-broomstick = Move: fly to any other slot on the map. When you run away or flee: go to any empty slot on the map. In the Dungeon: get out to any slot on the map.
symbol-power_of_three = Three cards with this mark, each with a different character, automatically solve the Problem you are attempting, even after all four dice were rolled. You still take the Cackles from the dice and for Magic.
    .auto_solve_anywhere = Three cards with this mark, each with a different character, automatically solve any Problem on the map, even a face-down one, at any moment of your turn and even after all four dice were rolled. You still take the Cackles from the dice and for Magic.

## Counters

token-cackle = You take one for every Cackle on your dice, for every Magic you use and for every failure. If the supply is empty, it comes from the player who has the most. If you have the most yourself, even tied, take a Black Aliss tile instead.
token-crisis = Raises the difficulty of its Problem by 2. If one has to be placed and the supply is empty, the game ends at once and everybody loses.
token-black_aliss = Costs you one point at the end of the game.

## Apprentice boards and abilities

witch-tiffany = You start with the Invisibility tile. Once per game you may use it as the Invisibility advantage.
witch-annagramma = You start with the Magic tile and with one Cackle from the supply. Once per game the tile counts as a Magic symbol: +2 to the total, and you take one Cackle.
witch-petulia = You start with the Cure Sick Pig tile. Once per game it automatically solves the pig Problem you are attempting.
    .auto_solve_anywhere = You start with the Cure Sick Pig tile. Once per game it automatically solves any pig Problem that lies face up on the map.
witch-dimity = You take the first turn of the game.
ability-invisibility_tile = Once per game: use the tile as the Invisibility advantage. Then it leaves the game.
ability-magic_tile = Once per game, between the two rolls of an attempt: +2 to the total, and you take one Cackle. Then the tile leaves the game.
ability-cure_pig_tile = Once per game: automatically solves the pig Problem you are attempting, even after the dice were rolled. You still take the Cackles from the dice and for Magic. Then the tile leaves the game.
    .auto_solve_anywhere = Once per game: automatically solves any pig Problem that lies face up on the map, at any moment of your turn and even after the dice were rolled. You still take the Cackles from the dice and for Magic. Then the tile leaves the game.
ability-first_player = You take the first turn of the game.
apprentice_board-easy = Every two Easy Problems here raise your hand limit by one, from three to at most seven. There is room for eight; further ones lie beside the board and only score.
apprentice_board-hard = Every two Hard Problems here add 1 to the total of all your attempts.

## Easy Problems

easy_tile-fever = Failure: you take one Cackle and flee, nothing more.
easy_tile-sick_pig = A pig Problem: the Cure Sick Pig tile solves it automatically. Failure: you take one Cackle and flee, nothing more.
easy_tile-sick_sheep = A sheep Problem: the Sick Sheep advantage solves it automatically. Failure: you take one Cackle and flee, nothing more.
easy_tile-pregnancy = Failure: you take one Cackle and flee, nothing more.
easy_tile-broken_limb = Failure: you take one Cackle and flee, nothing more.
easy_tile-death = A death Problem: the Death advantage solves it automatically. Failure: you take one Cackle and flee, nothing more.

## Hard Problems: consequences

hard_tile-duke_felmet = Failure: you go to the Dungeon and your turn ends. You still draw up to your hand limit.
hard_tile-lady_felmet = Failure: you go to the Dungeon and your turn ends. You still draw up to your hand limit.
hard_tile-cunning_man = Failure: all witches go to the Dungeon, without tea, and your turn ends. You still draw up to your hand limit.
hard_tile-queen_of_the_elves = Failure: you take one Cackle and flee, nothing more. But if three elf tiles lie face up on the map at the end of a turn, everybody loses.
hard_tile-king_of_the_elves = Failure: you take one Cackle and flee, nothing more. But if three elf tiles lie face up on the map at the end of a turn, everybody loses.
hard_tile-lord_lankin = Failure: you take one Cackle and flee, nothing more. But if three elf tiles lie face up on the map at the end of a turn, everybody loses.
hard_tile-elves = Failure: you take one Cackle and flee, nothing more. But if three elf tiles lie face up on the map at the end of a turn, everybody loses.
hard_tile-lily_weatherwax = Failure: take one Black Aliss tile.
hard_tile-wintersmith = Failure: each player discards one Easy Problem of their choice from their apprentice board.
hard_tile-hiver = Failure: take one Black Aliss tile.
hard_tile-count_magpyr = Failure: put one Crisis on this vampire, even if it already carries one or more.
hard_tile-vlad_magpyr = Failure: put one Crisis on this vampire, even if it already carries one or more.
hard_tile-lacrimosa_magpyr = Failure: put one Crisis on this vampire, even if it already carries one or more.
hard_tile-bela_magpyr = Failure: put one Crisis on this vampire, even if it already carries one or more. Success: all other Magpyrs that lie face up on the map leave the game.

## Locations with rules of their own

location-granny_cottage = Solo game only: if you end a movement action here and no Problem lies here, you may return up to two Cackles to the supply.
location-lancre_town = Three slots: you choose the one you go to, and an empty one lets you walk on. Changing the slot takes a whole movement action. While a witch stands on any of them, placing brings neither a Problem nor a Crisis here.
location-lancre_castle = Two slots: you choose the one you go to, and an empty one lets you walk on. Changing the slot takes a whole movement action. While a witch stands on any of them, placing brings neither a Problem nor a Crisis here.
location-dungeon = No paths, no Problems, no tea. In your next turn you get out to any slot on the map: with your first action by a Broomstick card, Rescue or Invisibility, or else with your second action.

## Variants and options

variant-competitive = Everyone plays for themselves and whoever has the most points wins. If a Crisis is due and none is left, or three elf tiles lie face up at the end of a turn, everybody loses.
variant-cooperative = All win or lose together. After the turn in which the last Problem was placed, you win with fewer than four Hard Problems on the map. If a Black Aliss tile has to be taken and none is left, all lose at once.
variant-solo = You play alone for the highest score. At Granny Weatherwax’s Cottage, if no Problem lies there, you may return up to two Cackles. If you have to take a Black Aliss tile and none is left, you lose at once.
option-eight_crises = The game starts with only eight Crisis counters.
option-stacking_crises = A Problem may carry more than one Crisis; each raises its difficulty by 2.
option-auto_solve_anywhere = Power of three, Sick Sheep, Death and the Cure Sick Pig tile may solve any fitting Problem on the map at any moment of your turn. A face-down Hard Problem is solved only by Power of three.

## Solo grades

solo_grade-pig_farmers_wife = Fewer than 30 points: you will marry a pig farmer.
solo_grade-licensed = 30 to 40 points: the witch’s licence is yours.
solo_grade-with_distinction = More than 40 points: you pass with distinction.

## Tie-breaks

tiebreak-cackles_plus_black_aliss = In a tie, what counts first: fewer Cackles and Black Aliss tiles together.
tiebreak-points_from_hard_tiles = What counts next: more points from Hard Problems.
tiebreak-highest_difficulty_of_one_hard_tile = What counts last: the Hard Problem with the highest printed difficulty.
tiebreak-shared_victory = If the tie remains, the victory is shared.

## Words

name-headology = Headology
name-magic = Magic
name-broomstick = Broomstick
name-power_of_three = Power of three
name-advantage = advantage
name-cackle = Cackle
name-crisis = Crisis
name-black_aliss = Black Aliss
name-problem = Problem
name-easy = Easy Problem
name-hard = Hard Problem
name-points = points
name-difficulty = difficulty
name-total = total
name-hand = hand
name-hand_limit = hand limit
name-draw_pile = draw pile
name-discard_pile = discard pile
name-supply = supply
name-map = map
name-location = location
name-slot = slot
name-path = path
name-frame = frame
name-apprentice_board = apprentice board
name-beside_board = beside the board
name-removed = out of the game
name-face_up = face up
name-face_down = face down
name-witch = witch
name-die = witch die
name-first_pair = first pair
name-second_pair = second pair
name-walk = walk
name-flight = flight
name-attempt = attempt
name-running_away = running away
name-tea = tea
name-blue = blue
name-red = red
name-green = green
name-yellow = yellow
name-purple = purple
name-phase-place = Place a Problem
name-phase-move = Move the witch
name-phase-draw = Draw cards

## One letter for each symbol, counter, tile and witch; where the first letter is taken: W for three witches, X for a crisis, L for aLiss, V for villains

glyph-headology = H
glyph-magic = M
glyph-broomstick = B
glyph-power_of_three = W
glyph-cackle = C
glyph-crisis = X
glyph-black_aliss = L
glyph-easy = E
glyph-hard = V
glyph-tiffany = T
glyph-annagramma = A
glyph-petulia = P
glyph-dimity = D
