### A first game in six lessons: title, task, reason, and what is said once it is done. One sentence each.

lessons-walk = Walk to a Problem
    .task = Walk to Bad Ass, where a Sick Sheep needs you.
    .reason = Solved Problems are your points; a walk follows one or two paths, and where you stop at a Problem, you try to solve it.
    .success = The attempt has begun: the 9 on the tile is what your dice and cards have to reach.
lessons-attempt = Solve it
    .task = Your first two dice make 9 and you need 10: add the Headology of King Verence II, then roll the second pair.
    .reason = Between the two rolls, and only then, Headology adds 1, and Magic adds 2 but brings you a Cackle.
    .success = Solved: the tile is worth 2 points at the end, and every two Easy ones let you hold one card more.
lessons-flee = Run away
    .task = Your first two dice make 2 and you need 12: run away to an empty place.
    .reason = Whoever fails takes a Cackle and suffers what a Hard Problem does; whoever runs away after the first pair takes only the Cackles on the dice.
    .success = You are safe: the Problem waits for another day, and you still have your second action.
lessons-tea = Have tea
    .task = Fly to Blackglass with the Broomstick of Greebo, and return all your Cackles over tea with Bob’s witch.
    .reason = A Broomstick takes you anywhere on the map; and when the Cackles run out, whoever has the most takes Black Aliss instead, which costs a point.
    .success = The tea took three Cackles off you, and whoever you meet may return two.
lessons-crisis = Play an advantage
    .task = Play Granny Weatherwax for her advantage, Helping Hand: it removes a Crisis from a Problem.
    .reason = A Crisis makes a Problem harder by 2, and if one has to be placed and none is left, everybody loses.
    .success = The Crisis is back in the supply; a card has a symbol, an advantage and a location, and each time you use just one of them.
lessons-turn = A whole turn
    .task = Play nothing yet, so that the new Problem appears; then walk to Slice, solve what lies there with the Power of three, and stay there with your second action.
    .reason = A turn is a new Problem, two actions, and drawing cards; three different characters with the mark Power of three solve any Problem you face.
    .success = Lord Lankin brings you 5 points, and you drew up to your limit of four cards: now you know enough for a whole game.
