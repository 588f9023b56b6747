/** A practice of the first turn; places and pieces as the game names them. */
export const en = {
  'learn.begin':
    'You lead a kingdom of the thirteenth century; the most honour wins, and everybody starts with 10. Honour comes from conquests, buildings, trade routes and majorities at the end. A turn has seven phases: order, events, taxes, purchases, combat, commerce, end. In most of them all act at once, and in secret. Here you play two turns, the first one guided, with two neighbours, for whom the bot answers.',
  'learn.bid.ask':
    'You have 1600 florins. All bid in secret for the order of the turn; only the highest bidder pays, to whoever plays last. In this auction the first also chooses the kingdom first. **Bid 50 florins.**',
  'learn.bid.right': '✔ The others bid nothing: you are first.',
  'learn.bid.wrong': 'A little is enough here, and too much is missed later: **Bid**, and type **50**.',
  'learn.kingdom.ask':
    'Kingdoms differ in homes and neighbours. The Mamluks hold Egypt and Syria, with rich cities and an open border in the west. **Choose the Mamluk Sultanate.**',
  'learn.kingdom.right': '✔ The land of your home is yours without units, as long as nobody conquers it.',
  'learn.kingdom.wrong': 'In a real game choose as you like. For this practice: **Mamluk Sultanate**.',
  'learn.found.ask':
    'You get a village, an archer and two levels of transports. A village lets you buy one unit more. A caravan trades, a war wagon carries men. Put all of it in one place from which you can set out: **village, archer, a caravan and a war wagon in Cairo**.',
  'learn.found.right': '✔ Cairo is the heart of your realm now.',
  'learn.found.wrong':
    'For what follows everything must stand in **Cairo**: the village, the archer, one **caravan** and one **war wagon**.',
  'learn.keep.ask':
    'Of three Empire cards you keep one, and an objective token of any colour. You choose in private; the card you keep then lies open before you. “What are these?” tells what each card does and when. **Keep the card that you like best.**',
  'learn.keep.right': '✔ You may play it at its moment in any turn; the token counts at the end.',
  'learn.keep.wrong': 'First **Keep a card**: the others wait for it.',
  'learn.dice.ask':
    'The first player rolls for the barbarians: d4, d6 and d8. With 1 to 3 a horde grows by a light infantry, an archer, a captain. Each die may be rolled again, once. **Keep the dice or reroll those that are low.**',
  'learn.dice.right': '✔ Wherever somebody enters nobody’s land this turn, such a horde rises.',
  'learn.dice.wrong': 'The dice come first: **Keep the dice** or **Reroll dice**.',
  'learn.tax.ask':
    'Your tax, 10 to 50, is paid by each of your territories. Next turn an event card tells how much is tolerated; for each ten above it you have a rebellion. 20 has rarely hurt anybody. **Set your tax to 20.**',
  'learn.tax.right': '✔ Then came the upkeep: 20 florins for each unit and transport.',
  'learn.tax.wrong': 'Too low makes you poor, too high brings rebels. **Set your tax**, **20**.',
  'learn.learning.ask':
    'Purchases are a secret list, carried out when all are ready. Technologies give points for buildings, ships and trade, and count for a majority at the end: 100 florins a level. **Put the technology Commerce on your list.**',
  'learn.learning.right': '✔ It is on your list; until the last player is ready you may change it.',
  'learn.learning.wrong': 'That can wait for your own turn. **Technology**, **Commerce**.',
  'learn.units.ask':
    'Three units a turn may be bought, and one more for your village. Heavy infantry (50 florins) is good in the melee. **Buy 2 heavy infantry for Cairo.**',
  'learn.units.right': '✔ With the archer that makes three, just what a war wagon I carries.',
  'learn.units.wrong':
    'They must stand where the wagon is: in the list of purchases **Units**, then **Heavy infantry**, **2**, **Cairo**.',
  'learn.bought.ask': 'The rest of the money is for later. **Done** says that your list is ready.',
  'learn.bought.right': '✔ All lists were carried out. Now the combat phase: full moves in turn order.',
  'learn.bought.wrong': 'Keep something for next turn: **Done**.',
  'learn.move.ask':
    'Units have no movement of their own; wagons carry them, six steps. Cyrenaica in the west belongs to nobody. Where you enter nobody’s land, a horde rises and you fight it. **Move both heavy infantry with the wagon from Cairo to Cyrenaica** (the archer too, if he is to fight).',
  'learn.move.right': '✔ The horde of this turn stands in your way.',
  'learn.move.wrong':
    'Your goal is the free land in the west: **Move**, from **Cairo**, with all that can go, to **Cyrenaica**.',
  'learn.fight.ask':
    'In each round each side rolls d4, d6 and d8: the best die, or the product of equal ones, is the attack, the lowest die one’s own losses. You can fight round by round, or flee. **Fight to the end.**',
  'learn.fight.right': '✔ Above stands what was lost, and who holds the land now.',
  'learn.fight.wrong': 'You are stronger than a horde. **Fight to the end.**',
  'learn.free':
    'Finish this turn: trade with the caravan if you like, then **Done**. Turn 2 is all yours: bid, tax, purchases, combat, commerce. A few questions help: What pays each turn (land, buildings, markets)? What is tolerated? Which free land is near? **Your goal by its end: one territory or one building more than now, and no rebellion at home.**',
  'learn.met': '✔ Goal reached: your realm has grown since the guided turn, and no home territory rebels.',
  'learn.missed':
    'Goal missed this time: nothing more is held or built than after the guided turn, or a rebellion stands in your home.',
  'learn.end':
    'That is how a turn of Medioevo goes; a game has 8 to 12. Remember: watch the tolerated tax; leave a unit where neither home nor token keeps the land; declare war before you enter another’s land, or lose honour; and talk with your neighbours, since pacts pay.',
} as const;
