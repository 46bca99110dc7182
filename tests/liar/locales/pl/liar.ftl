game-name = Kości kłamcy
game-liar = Kości kłamcy
field-dice = kości
field-active = kolej
field-bidder = ostatnio licytował
field-number = kości w stawce
field-face = wartość w stawce
prompt-bid = { $last ->
    [0] Zalicytuj, ile z { $dice } kości pokazuje jakąś wartość.
   *[other] Stawka to { $last } kości o wartości { $last_face }: przebij albo powiedz, że to kłamstwo.
 }
option-bid = { $number } razy wartość { $face }
option-liar = Kłamca!
event-rolled = { $player } rzuca.
event-rolled-own = { $player } widzi wartość { $face }.
event-bid = { $player } licytuje: { $number } razy wartość { $face }.
event-called = { $player } nie wierzy, licytował gracz { $bidder }: kości o tej wartości jest { $n }.
event-lost-a-die = { $player } traci kość.
event-won = { $player } wygrywa.
reason-bid-too-low = Ostatnia stawka to { $last } kości o wartości { $last_face }: zalicytuj więcej kości albo tyle samo o wyższej wartości.
reason-too-many-dice = Kości jest tylko { $dice }: zalicytuj najwyżej { $dice }.
reason-no-bid-yet = Nikt jeszcze nie licytował: zacznij.
