/** A practice of one nation's turn; provinces and nations as the game names them. */
export const en = {
  'learn.begin':
    'Fifteen centuries of Spain and Portugal: nations come, settle, fight, turn into others and vanish. You play several of them and add up their victory points (VP); the highest total wins. Each nation has its own turn: income, purchases, placement, movement, combat. Here you lead only the GALICIANS, in the north-west. It is turn 3, and at its end provinces score: for the GALICIANS Galicia, Asturias and León 3 each, Porto and Tierra de Campos 1 each. Only held ones count.',
  'learn.buy.ask':
    'Each province you hold paid its income: you have 4 gold. An Infantry costs 4. The GALICIANS may keep 4 gold at most from turn to turn, but a soldier in time is worth more than a full chest. **Buy an Infantry.**',
  'learn.buy.right': '✔ It waits beside the board until you place it.',
  'learn.buy.wrong': 'Without more troops you can hold what you have and no more. **Buy**, then **Infantry**.',
  'learn.spent.ask':
    'The gold is spent. **Done** ends the purchases. If anything useful were still possible, the bot would say so before.',
  'learn.spent.right': '✔ Next comes placement, as after each phase that leaves you something to do.',
  'learn.spent.wrong': 'There is no gold left for anything else: **Done** leads on.',
  'learn.place.ask':
    'New units are placed in provinces where the nation has units already. A mountain holds two units, a plain three; a new one may be one too many until the movement is over. From Galicia you can attack Porto, so **place the Infantry in Galicia**.',
  'learn.place.right': '✔ Three Infantry in Galicia. With its last unit placed, movement begins by itself.',
  'learn.place.wrong': 'From there it comes too late for Porto. **Place**, and then **Galicia**.',
  'learn.spread.ask':
    'One unit is enough to hold a province. León has two, and Tierra de Campos beside it is empty: half a gold each turn, and 1 VP now. At the end of its turn a nation may have at most two units for each province, so land also feeds your army. **Move one Infantry from León to Tierra de Campos.**',
  'learn.spread.right': '✔ A province more, and León is still yours.',
  'learn.spread.wrong':
    'First take what nobody defends: **Move**, from **León**, one Infantry, to **Tierra de Campos**. Leave one behind, or León is lost.',
  'learn.march.ask':
    'In Porto stands one Infantry of the LUSITANIANS. Whoever enters a province with enemies stops there and fights in the combat phase. Two against one is a fair chance; the third stays, for Galicia is worth 3 VP. **Move two Infantry from Galicia to Porto.**',
  'learn.march.right':
    '✔ Nothing is decided yet: until you end the movement you may undo it in a real game. Below you see which battle follows, and its odds.',
  'learn.march.wrong':
    'Porto is the one place you can take this turn. **Move**, from **Galicia**, two Infantry, to **Porto**; the third keeps Galicia.',
  'learn.fight.ask':
    '**Done** ends the movement, and the battle of Porto is fought at once. In each round each unit throws a ten-sided die: Infantry hits Infantry in a plain with 7 or more. Only the attacker wins VP for what is destroyed, and only in their own turn.',
  'learn.fight.right': '✔ The first round is told above: what each side threw, what was needed, and who fell.',
  'learn.fight.wrong': 'Everything is where it should be. **Done** begins the battle.',
  'learn.stand.ask':
    'After each round both sides may retreat, the defender first. You still have the stronger side. **Stand** for another round.',
  'learn.stand.right': '✔ One more round.',
  'learn.stand.wrong':
    'To retreat is often wise, and in enemies’ turns more often than people think. Here you are stronger: **Stand**.',
  'learn.finish.ask':
    'Nobody has to be asked after every round: **To the end** goes on until one side is gone. In a real game you can say such things in advance, in `/orders`.',
  'learn.finish.right':
    '✔ Then the other nations had their turns; the bot played their players’ usual answers. At the end of turn 3 the provinces scored, for everyone.',
  'learn.finish.wrong': 'Let the battle be decided: **To the end**.',
  'learn.free':
    'Turn 4 is yours alone, as the GALICIANS. ROME has landed in the east and is still far away. Look at the map first, and ask yourself: Which neighbour is weak? What does the next scoring turn, turn 5, pay for? May I have another unit, with two for each province? **Your goal: one province more, or one unit more, than you have now.** The buttons are the same as before.',
  'learn.end':
    'That was a turn of Hispania. A real game has four or five players with several nations each, and one’s nations are no allies. Remember: read on the card what a province is worth and when (`/nation`); only attackers score in combat; two units a province at the end of your turn; and leave one behind in whatever you want to keep.',
} as const;
