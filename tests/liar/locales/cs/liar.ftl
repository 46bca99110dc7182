game-name = Lhářovy kostky
game-liar = Lhářovy kostky
field-dice = kostky
field-active = na tahu
field-bidder = poslední sázel
field-number = kostek v sázce
field-face = hodnota v sázce
prompt-bid = { $last ->
    [0] Vsaď, kolik kostek z { $dice } ukazuje některou hodnotu.
   *[other] Sázka je { $last } kostek s hodnotou { $last_face }: přihoď, nebo řekni, že je to lež.
 }
option-bid = { $number }krát hodnota { $face }
option-liar = Lháři!
event-rolled = { $player } hází.
event-rolled-own = { $player } vidí hodnotu { $face }.
event-bid = { $player } sází: { $number }krát hodnota { $face }.
event-called = { $player } nevěří, sázel hráč { $bidder }: kostek s tou hodnotou je { $n }.
event-lost-a-die = { $player } ztrácí kostku.
event-won = { $player } vyhrává.
reason-bid-too-low = Poslední sázka byla { $last } kostek s hodnotou { $last_face }: vsaď víc kostek, nebo stejně s vyšší hodnotou.
reason-too-many-dice = Kostek je jen { $dice }: vsaď nejvýš { $dice }.
reason-no-bid-yet = Ještě nikdo nevsadil: nejdřív vsaď.
