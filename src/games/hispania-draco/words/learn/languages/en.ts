/** A practice of one round; cities and pieces as the game names them. */
export const en = {
  'learn.begin':
    'Three Roman generals conquer Hispania against revolts that spread by dice. You win as soon as garrisons stand in all six capitals (number 6 of each Hispanic province) and no city of Ulterior or Citerior is in revolt. You lose when a revolt must be placed and none is left in the reserve, or after eleven rounds. Here you lead all three generals; each has 6 denarii a turn.',
  'learn.road.ask':
    'The praetor of Ulterior begins, in Gades. A step costs 1 denarius for each segment of the connection, but a whole chain of roads costs 1 in all, however long. Roads lead from Gades over Corduba to Castulo. **Move him to Castulo**; beside each place you see its price.',
  'learn.road.right': '✔ Two cities further for 1 denarius. He has 5 left.',
  'learn.road.wrong':
    'From Gades he reaches nobody worth it. Bring him to the border first: **Move**, to **Castulo**, for 1 denarius.',
  'learn.attack.ask':
    'Next to Castulo an army stands in Baecula. Left alone it marches into your province. Rome throws a die and adds the denarii staked (1 to 3), 1 for each garrison of his that is connected with him, and 1 near his own province; the army adds the revolts that support it. Whoever is less is removed, general or army. **Attack Baecula with 3 denarii**; you see the odds before you confirm.',
  'learn.attack.right':
    '✔ Both sums are told above. If Rome has more, the army and all revolts of its space go back to the reserve.',
  'learn.attack.wrong':
    'As long as the army stands there, nothing else is safe, and with less than 3 denarii the general risks his life. **Attack**, **Baecula**, **3**.',
  'learn.again.ask':
    'An equal result changes nothing: the army still stands in Baecula. There are denarii for one more try. **Attack Baecula again.**',
  'learn.again.right': '✔ It is done, for better or worse.',
  'learn.again.wrong': 'The army is still there and would move next. **Attack** it again.',
  'learn.enter.ask':
    'Baecula is empty now, but nobody advances after a fight. Without a garrison the next revolt may rise there again. A general cannot enter a city in revolt; this one is free. **Move the praetor to Baecula.**',
  'learn.enter.right': '✔ He stands in Carpetania, one of the six provinces to be conquered.',
  'learn.enter.wrong': 'Make use of the victory: **Move**, to **Baecula**, for 1 denarius.',
  'learn.hold.ask':
    'Where a garrison or a general is, no revolt rises. His garrisons are few, four for each general, so put them where they matter: at borders, and in the end in capitals. **Place a garrison** here with the last denarius.',
  'learn.hold.right':
    '✔ With the last denarius his phase ends by itself. Then the Hispanic phase: two dice named a city where the revolt spreads, and armies moved. It is told above.',
  'learn.hold.wrong': 'What is not spent is lost. Secure Baecula: **Place a garrison**.',
  'learn.siege.ask':
    'Now the praetor of Citerior, in Tarraco. Ilerda is in revolt, without an army: that is a siege. Rome needs more than the shield of the city, which is its number, 5. He has a die, 2 connected garrisons, 1 for his province, and what he stakes: with 2 denarii even a 1 is enough. **Besiege Ilerda with 2 denarii.**',
  'learn.siege.right':
    '✔ Where the result is certain, no die is thrown. The top revolt of the city went back to the reserve.',
  'learn.siege.wrong':
    'You need what is left for later. **Besiege**, **Ilerda**, with **2**: more would be wasted, less could fail.',
  'learn.follow.ask': 'Ilerda is free. **Move him to Ilerda**, 1 segment.',
  'learn.follow.right': '✔ From here the capital of Ilergetia, Osca, is one segment away.',
  'learn.follow.wrong': 'From Tarraco he can do little more. **Move**, to **Ilerda**.',
  'learn.guard.ask':
    'An empty city behind him could revolt at once and cost him the capital: none is garrisoned while any city of its province revolts. **Place a garrison** in Ilerda.',
  'learn.guard.right': '✔ Ilerda is protected.',
  'learn.guard.wrong': 'One denarius now saves a siege later: **Place a garrison**.',
  'learn.capital.ask': 'No city of Ilergetia is in revolt. **Move him to Osca**, the capital.',
  'learn.capital.right': '✔ He stands in the capital. One denarius is left.',
  'learn.capital.wrong': 'The capital is open now, and perhaps not next round. **Move**, to **Osca**.',
  'learn.crown.ask':
    'Six garrisons like this one, in six capitals at the same time, win the game. **Place a garrison** in Osca.',
  'learn.crown.right': '✔ One capital of six. Then the revolt answered again; see above.',
  'learn.crown.wrong': 'The denarius would be lost. **Place a garrison**: that is what all of this was for.',
  'learn.free':
    'What is left of this round is yours; the consul acts last. He begins on a fleet, may sail for 1 denarius a sea and land anywhere on the coast. For each siege and attack the odds come before you confirm. Another general beside the same enemy doubles the strength of the first. **Your goal: end the turn with one revolt fewer on the board, or one garrison more in Hispania.** Spend what you have, or press **End the phase**.',
  'learn.end':
    'That was a round; a game has at most eleven. Remember: count the revolts in the reserve, since the game is lost when one must be placed and none is left; never attack an army without a margin; close a province before you pay for its capital; and bring two generals to the same enemy, for that doubles.',
} as const;
