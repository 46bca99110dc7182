### A first game in six lessons: title, task, reason, and what is said once it is done. One sentence each.

lessons-move = Move and act
    .task = Move to the square Academy space and take its basic action.
    .reason = Each turn your wizard walks along one path, never back the way it came, and acts where it stops.
    .success = The Academy gave you 1 scroll and 3 magic, and magic is what djinn are captured with.
lessons-mage = Take a mage
    .task = Take the basic action of the Tavern and choose one of the two mage cards.
    .reason = A mage card costs nothing now; whenever it helps at a capture, you pay its fee, it saves magic, and then it lies face down.
    .success = Your mage saves 2 magic at a capture, and 1 more for each djinn of the two colours on the card.
lessons-capture = Capture a djinn
    .task = Face the djinn here and capture one of them with your 4 magic.
    .reason = At a round space with djinn you capture or lose 1 magic; each djinn needs 4 magic, and an empty circle or a bottle of its colour with a cork.
    .success = The djinn stands on your magic circle, and the special action of the Tavern is still yours this turn.
lessons-boss = Capture a boss
    .task = Capture the boss with the help of your mage, and take the red djinn along for free.
    .reason = A boss needs 4 magic and 2 more for each djinn beside it, and whoever captures it may take one of these for free; your mage saves 2 of the 6.
    .success = Both are yours and new djinn have come; once all six bosses are off the map, the game comes to its end.
lessons-award = Win an award
    .task = Bottle the red djinn from your circle, then take an award for three red bottles.
    .reason = Three corked bottles of one colour buy an award with a bonus at once and 30 or 36 points at the end; you may do both at any time in your turn.
    .success = The award is yours; besides, a djinn in a corked bottle is worth 10 points, one on a circle 3, an empty bottle or a cork 1.
lessons-turn = A whole turn
    .task = Move to the round Academy space, take its special action, then capture the red djinn and put it into your bottle.
    .reason = At a round space you choose which comes first, and here the special action brings the magic that the capture needs.
    .success = A djinn in a corked bottle, 10 points, and it is Bob’s turn: now you know enough for a whole game.
