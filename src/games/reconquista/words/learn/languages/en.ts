/** A practice of one turn; places and units as the game names them. */
export const en = {
  'learn.begin':
    'You lead the Christians, alone, from 721 to 1492. Points count: 1 for each city you control, 2 for each region where most cities are yours, 2 more for each region without any Muslim. 21 points win. Each turn you decide two things: what to buy, and where the troops of one region go. Here it is 837; Asturias, in the north-west of the board, is yours but for one Muslim Army in Galicia.',
  'learn.army.ask':
    'You have 5 points to spend, and what is left over is lost. Armies (2 points) take places; nothing else does it as well. **Buy an Army and put it in Oviedo**, beside the two that stand there.',
  'learn.army.right': '✔ Three Armies in Oviedo: enough to be sure of a battle against one.',
  'learn.army.wrong':
    'That will be useful later. First the Army, while there are 2 points for it: **Buy**, then **Army**, then **Oviedo**.',
  'learn.convert.ask':
    'Leon is a Muslim city with your troops in it. The day they leave, it is Muslim again. For 1 point it becomes Christian and stays yours without anybody. **Buy the conversion of Leon.**',
  'learn.convert.right':
    '✔ Leon is Christian. Your Army there is free to go now, and a Muslim city left behind would also have closed the road out of Asturias to you.',
  'learn.convert.wrong':
    'Not yet: as long as Leon is Muslim your Army cannot leave it without losing the city. **Buy**, then **Conversion**.',
  'learn.fort.ask':
    'A city alone adds 1 to its die in a siege, each Garrison 1. A fort (1 point) doubles all of that. Leon is on the road from the south, where the Muslims come from. **Buy a fort for Leon.**',
  'learn.fort.right': '✔ With its Garrison, Leon now adds 4 to its die instead of 2.',
  'learn.fort.wrong': 'The walls of Leon come first: **Buy**, then **Fort**, then **Leon**.',
  'learn.garrison.ask':
    'One point is left. A Garrison (1 point) defends well behind walls and never leaves its region. **Buy a Garrison** and put it wherever you like.',
  'learn.garrison.right': '✔ A city without troops stops the Muslims for one moment only; with a Garrison it fights.',
  'learn.garrison.wrong': 'There is 1 point left and it would be lost: **Buy**, then **Garrison**, and any place.',
  'learn.spent.ask': 'Nothing is left to spend. **Done** ends the purchases; then the troops of one region may move.',
  'learn.spent.right':
    '✔ Now the moves. You choose the region by moving its first unit; then no other region moves this turn.',
  'learn.spent.wrong': 'All your points are spent: press **Done** to go on to the moves.',
  'learn.gather.ask':
    'Units go from any place of their region to any other. The Army of Leon is worth more where the battle will be. **Move the Army from Leon to Oviedo**; leave the Garrison behind its new walls.',
  'learn.gather.right': '✔ Four Armies stand together. They fight as one.',
  'learn.gather.wrong': 'Alone they hit less. First **Move**: from **Leon** to **Oviedo**, one Army.',
  'learn.attack.ask':
    'In Galicia stands one Muslim Army without walls: whoever comes there fights at once. Each unit throws a die, and Armies hit with 4, 5 or 6. **Attack Galicia from Oviedo with the Armies**, three at least. Before the dice fall you are told the odds; a battle cannot be taken back.',
  'learn.attack.right':
    '✔ Above you see every round of it. Whoever loses everything is gone; if both sides survive, the one that lost more goes back.',
  'learn.attack.wrong':
    'One Army in Galicia keeps all the others in Asturias: no force may leave a region while Muslims are in it. **Attack**, from **Oviedo** to **Galicia**, with at least three Armies.',
  'learn.siege.ask':
    'Asturias is free, which is worth 2 points, and your Armies may go on by the road. Before Porto they will meet walls with a single Garrison, which does not come out: that is a siege. **Move at least two Armies from Galicia to Porto.**',
  'learn.siege.right':
    '✔ They lie before Porto. The siege is decided at the end of the turn: you add 2 to your die for each Army, Porto 1 for the city and 1 for the Garrison.',
  'learn.siege.wrong':
    'You can take a city this turn: **Move**, from **Galicia** to **Porto**, with two Armies or more.',
  'learn.answer.ask':
    'That is all you can do this turn. Before you end it, read what the bot says of it: which cities stand empty, and which sieges are to come. Then the Muslims react: dice say where they raise troops, and new Armies march until somebody stops them. **Press Done**, and watch.',
  'learn.answer.right':
    '✔ The answer, the sieges and the points are told above; then a new turn began with its rebellion and its event.',
  'learn.answer.wrong':
    'That would thin out what you hold. This time leave it so, and press **Done** to see what the Muslims do.',
  'learn.free':
    'This turn is yours alone, and so are its decisions. Three questions help: What can I take this turn without leaving a city empty? Which of my cities will the Muslims reach? Is there a region that I can make free of them? **Your goal: more victory points at the end of it than at its beginning.** Buy, move, and end with **Done**.',
  'learn.end':
    'That was a turn of Reconquista; the game has twenty, and it asks nothing else of you. Remember: points are not kept, so spend them; convert a city before you leave it; two enemies behind walls, one of them an Army, come out to fight; and no force leaves a region with Muslims in it.',
} as const;
