game-name = Liar’s dice
game-liar = Liar’s dice
field-dice = dice
field-active = turn
field-bidder = last bidder
field-number = dice of the bid
field-face = face of the bid
prompt-bid = { $last ->
    [0] Bid how many dice show a face, under all { $dice } dice.
   *[other] The bid is { $last } dice showing { $last_face }: bid higher, or call the bidder a liar.
 }
option-bid = { $number } dice show { $face }
option-liar = Liar!
event-rolled = { $player } rolls.
event-rolled-own = { $player } sees a { $face }.
event-bid = { $player } bids: { $number } dice show { $face }.
event-called = { $player } calls { $bidder } a liar: { $n } dice show it.
event-lost-a-die = { $player } loses a die.
event-won = { $player } has won.
reason-bid-too-low = The last bid was { $last } dice showing { $last_face }: bid more dice, or as many of a higher face.
reason-too-many-dice = There are only { $dice } dice: bid { $dice } at most.
reason-no-bid-yet = Nobody has bid yet: bid first.
