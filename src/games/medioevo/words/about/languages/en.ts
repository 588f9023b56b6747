export const en = {
  // What a table chooses at the start.
  'about.setup.turns.8': 'The short game: 8 turns, then the final count',
  'explained.setup.turns.8':
    '**8 turns.** The short game. After the eighth turn honour is counted: majorities, Rome and Jerusalem, monopolies, objective tokens, debts and prisoners. The highest technologies and long trade routes have little time to pay.',
  'about.setup.turns.10': 'The usual length: 10 turns, then the final count',
  'explained.setup.turns.10':
    '**10 turns.** The usual game. After the tenth turn honour is counted: majorities, Rome and Jerusalem, monopolies, objective tokens, debts and prisoners.',
  'about.setup.turns.12': 'The long game: time for high technologies, cathedrals and long routes',
  'explained.setup.turns.12':
    '**12 turns.** The long game. There is time for the highest technologies, for cathedrals and for routes of eight stages; and for debts to be paid back.',
  'about.setup.honour-limit.none': 'The game ends after its last turn, whoever leads',
  'explained.setup.honour-limit.none':
    '**No limit of honour.** All turns are played. Much is decided by the final count, so late majorities weigh as much as early conquests.',
  'about.setup.honour-limit.reached': 'Whoever reaches it ends the game at once; all start with 10',
  'explained.setup.honour-limit.reached':
    '**A limit of honour.** The game ends the moment somebody reaches it: nothing more is bought, plundered or fought. Then comes the final count, and most honour wins. All start with 10, so a low limit makes a short game in which early conquests weigh more than late majorities.',
  'about.setup.kingdoms.choose': 'In turn order each picks; below six players kingdoms must be linked',
  'explained.setup.kingdoms.choose':
    '**Chosen in turn order.** The first auction of the game decides the order, and in it each picks a kingdom. With fewer than six players each further kingdom must be linked to one already taken.',
  'about.setup.kingdoms.random': 'The lot gives the kingdoms: nobody chooses',
  'explained.setup.kingdoms.random':
    '**By lot.** Each gets a kingdom by lot, in turn order; with fewer than six players always linked ones. Quick, and fair enough for a first game.',
  'about.setup.kingdoms.auction': 'Secret bids of 0 to 10 honour: who wants a kingdom badly starts with less',
  'explained.setup.kingdoms.auction':
    '**Starting auction.** All bid 0 to 10 honour in secret for a kingdom. The best bid for each takes it and pays; those tied bid once more for another, and whoever is left gets one by lot. Then all markers move up together until whoever paid least stands at 10.',
  'about.setup.terrain.off': 'Every step costs 1, every piece 20 florins of upkeep',
  'explained.setup.terrain.off':
    '**Without terrain.** Every step costs one movement point, and every unit, transport and engine 20 florins of upkeep a turn.',
  'about.setup.terrain.on': 'Steps cost 1 to 3 by terrain, 1 more over a river; upkeep 10 to 40',
  'explained.setup.terrain.on':
    '**Terrain.** A step costs 1 into a plain, 2 into forest, hills or desert, 3 into mountains, and 1 more across a river. Upkeep of a piece: 10 florins in an inhabited zone, else 20 in plains, forest and hills, 30 in mountains, 40 in deserts; 20 at sea.',
  'about.setup.third-party-windows.on': 'Whoever ordered it is asked for cards in others’ affairs too: more waiting',
  'explained.setup.third-party-windows.on':
    '**Asked where ordered.** In your own battles and lands you are always asked for cards that fit. In the affairs of others you are asked too, where you have ordered it for a card. Full rules, a little more waiting.',
  'about.setup.third-party-windows.off': 'Nobody waits for players who have no part in a battle or a trade',
  'explained.setup.third-party-windows.off':
    '**Never asked.** You are asked for cards only in your own battles, lands and cards. Quicker: nobody waits for players who have no part in what happens.',
  'about.setup.majority.city': 'At the end most cities bring 3 honour: full-grown ones alone',
  'explained.setup.majority.city':
    '**Cities.** One of the majorities of the final count (3 honour, shared 1 each) goes to whoever has most cities: civil buildings of level III.',
  'about.setup.majority.town': 'At the end most towns bring 3 honour: civil buildings of level II',
  'explained.setup.majority.town':
    '**Towns.** One of the majorities of the final count (3 honour, shared 1 each) goes to whoever has most towns: civil buildings of level II. The rulebook can be read either way.',
  'about.setup.tokens.8-10': 'Each may hold 8 lands by token and own 10 transports and engines',
  'explained.setup.tokens.8-10':
    '**8 control, 10 property.** Control tokens hold lands without units; a military building gives them. Every transport and engine needs a property token. The rulebook gives both numbers both ways.',
  'about.setup.tokens.10-8': 'Each may hold 10 lands by token and own 8 transports and engines',
  'explained.setup.tokens.10-8':
    '**10 control, 8 property.** Two more lands can be held without units, by the tokens of military buildings; two transports or engines fewer can be owned.',
  'about.setup.time-limit.none': 'All turns are played',
  'explained.setup.time-limit.none':
    '**No limit of time.** The game ends after its number of turns, or at the limit of honour.',
  'about.setup.time-limit.host': 'The first seat may call a turn the last: for a table that meets one evening',
  'explained.setup.time-limit.host':
    '**The first player says which turn is the last.** Whoever sits in the first seat may declare the running turn the last; after it honour is counted. For tables that meet for an evening.',
  'about.setup.blood.off': 'Whoever is plundered gets nothing for it',
  'explained.setup.blood.off': '**Without blood tokens.** The usual game.',
  'about.setup.blood.on': 'Whoever is plundered or loses home land gets +1 attack to spend later',
  'explained.setup.blood.on':
    '**Blood tokens.** Each time something of yours is plundered, or a territory of your home is conquered, you take a token (18 in all). In a battle of your own each token you spend adds 1 to your attack value for a round.',
  'about.setup.teams.none': 'Most honour wins alone',
  'explained.setup.teams.none':
    '**Each for himself.** The usual game: alliances are pacts, and end when somebody breaks them.',
  'about.setup.teams.2': 'Seats fall in turn into two teams; the sums of honour are compared',
  'explained.setup.teams.2':
    '**Two teams.** The seats are dealt in turn into two teams, whose score is the sum of their honour. Good where experts and beginners sit at one table.',
  'about.setup.teams.3': 'Three teams: for six players two each',
  'explained.setup.teams.3':
    '**Three teams.** The seats are dealt in turn into three teams, whose score is the sum of their honour; with six players two each.',
  'about.setup.deployment.off': 'What is bought is seen at once',
  'explained.setup.deployment.off':
    '**Without deployment.** Purchases are placed when the lists are carried out, and all see them.',
  'about.setup.deployment.on': 'Anybody may ask that purchases stay hidden until all place them',
  'explained.setup.deployment.on':
    '**Deployment.** While purchases are made anybody may ask for it: units, transports and engines that were bought then stay hidden, and in turn order each places his own where he may. Buildings stand where they were designed.',

  // Kingdoms: their goods and their place.
  'about.kingdom.byzantine-empire': 'Sea trade: {ports:# port|# ports}, {goods}; neighbours all around',
  'explained.kingdom.byzantine-empire':
    '**{name}.** In 1261 the emperor of Nicaea won Constantinople back from the crusaders. Home: {homes}. It makes {goods}. Most ports of all, and the Dardanelles, crossed as if by land. Much room, and neighbours on all sides. Linked to {linked}. For those who like trade by sea and talks with everybody.',
  'about.kingdom.mamluk-sultanate': 'A corner easy to guard, with Jerusalem: {goods}',
  'explained.kingdom.mamluk-sultanate':
    '**{name}.** Soldiers bought as slaves took power in Cairo in 1250. Home: {homes}. It makes {goods}. Jerusalem is yours, so it brings you no honour at the end, but everybody else wants it. Linked to {linked}. A corner that is easy to guard: good for a first game.',
  'about.kingdom.kingdom-of-hungary': 'In the middle of everything, no port: {goods}',
  'explained.kingdom.kingdom-of-hungary':
    '**{name}.** The Mongols burned the country down in 1241; Béla IV has rebuilt it with stone castles. Home: {homes}. It makes {goods}. No port: you start without ships, and all goes by land until you reach the Adriatic. Linked to {linked}. In the middle of everything: for players who negotiate.',
  'about.kingdom.holy-roman-empire': 'Land of nobody’s around, Rome in reach: {goods}',
  'explained.kingdom.holy-roman-empire':
    '**{name}.** No emperor has been crowned since Frederick II died in 1250; cities and princes grow rich. Home: {homes}. It makes {goods}. Much land of nobody’s around you, and Rome within reach. Linked to {linked}. A good kingdom to begin with.',
  'about.kingdom.republic-of-novgorod': 'Least room, far from the great markets: {goods}',
  'explained.kingdom.republic-of-novgorod':
    '**{name}.** A city of merchants that chooses its own princes; it pays tribute to the Horde and lives on its furs. Home: {homes}. It makes {goods}. Least room of all, far from the great markets. Linked to {linked}. For patient players.',
  'about.kingdom.golden-horde': 'Wide plains, quick to cross, hard to hold: {goods}',
  'explained.kingdom.golden-horde':
    '**{name}.** The western realm of the Mongols, founded by Batu; from Saraj on the Volga the khans tax princes and caravans. Home: {homes}. It makes {goods}. Wide plains, quick to cross and hard to hold. Linked to {linked}. For players who attack.',

  // Taxes, colours of points, goods, routes, sides, dice and events.
  'about.tax.level':
    '+{income} florins, −{due} due[: {left} left][: {short} short]. Rebellion next turn: {percent} %[, up to {most}]',
  'explained.tax.level':
    '**Taxes.** The tax is paid by each territory you control and again for each level of its civil building; cities add 20 a cube of their market. At once upkeep (20 a piece) and interest (50 a loan) are due. Next turn the back of an event card, 10 to 50, tells what is tolerated: for each 10 your tax is above it a horde rises in a home territory with fewest units. Without anybody there it plunders everything.',
  'about.branch.blue': 'A point a turn towards transports and their moves[; you have {tokens}]',
  'explained.branch.blue':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards transports and their moves. It spares you 100 florins, the price of a missing point. Its technologies: Carpentry, Logistics, Machinery, Cartography. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.branch.yellow': 'A point a turn towards sales, markets and routes[; you have {tokens}]',
  'explained.branch.yellow':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards sales, markets and routes. It spares you 100 florins, the price of a missing point. Its technologies: Commerce, Market, Control, Guilds. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.branch.orange': 'A point a turn towards barbarians and rebellions[; you have {tokens}]',
  'explained.branch.orange':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards barbarians and rebellions. It spares you 100 florins, the price of a missing point. Its technologies: Edict, Law, Nation, Influence. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.branch.red': 'A point a turn towards captains and battles[; you have {tokens}]',
  'explained.branch.red':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards captains and battles. It spares you 100 florins, the price of a missing point. Its technologies: Art of war, Promotion, Tactics, Strategy. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.branch.green': 'A point a turn towards buildings and siege engines[; you have {tokens}]',
  'explained.branch.green':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards buildings and siege engines. It spares you 100 florins, the price of a missing point. Its technologies: Masonry, Architecture, Mathematics, Engineering. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.branch.violet': 'A point a turn towards cathedrals and others’ cards[; you have {tokens}]',
  'explained.branch.violet':
    '**{name}.** A token of this colour can be turned once a turn for a point: towards cathedrals and others’ cards. It spares you 100 florins, the price of a missing point. Its technologies: Religion, Monasticism, Proselytism, Flight of time. At the end tokens of any colour bring honour: 0, 1, 3, 5, 8, 11, 15 for one to seven, 20 from eight on.',
  'about.good.weapons': 'Black cubes[; made in {zones}]',
  'explained.good.weapons':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.salt': 'White cubes[; made in {zones}]',
  'explained.good.salt':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.furs': 'Brown cubes[; made in {zones}]',
  'explained.good.furs':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.grain': 'Yellow cubes[; made in {zones}]',
  'explained.good.grain':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.slaves': 'Green cubes[; made in {zones}]',
  'explained.good.slaves':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.spices': 'Orange cubes[; made in {zones}]',
  'explained.good.spices':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.cloth': 'Blue cubes[; made in {zones}]',
  'explained.good.cloth':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.good.wine': 'Violet cubes[; made in {zones}]',
  'explained.good.wine':
    '**{name}.** A cube costs 100 florins where this good is made ({zones}) and brings 100 where its colour is neither printed nor placed, and 20 more for each cube placed there. One cube of it then stays there. A monopoly of a good in play is worth 3 honour at the end.',
  'about.route-length.4': '4 zones to visit: 2 points, each 1 honour or 50 florins more a cube',
  'explained.route-length.4':
    '**{name}.** You name 4 different inhabited zones, the last of them the destination. When this transport has been in all, in any order, and sells at the last, the route brings 2 points: each 1 honour, or 50 florins more for each cube of that sale. A sale before or elsewhere, or the loss of the transport, ends it for nothing. One route at a time.',
  'about.route-length.6': '6 zones to visit: 4 points, each 1 honour or 50 florins more a cube',
  'explained.route-length.6':
    '**{name}.** You name 6 different inhabited zones, the last of them the destination. When this transport has been in all, in any order, and sells at the last, the route brings 4 points: each 1 honour, or 50 florins more for each cube of that sale. A sale before or elsewhere, or the loss of the transport, ends it for nothing. One route at a time.',
  'about.route-length.8': '8 zones to visit: 6 points, each 1 honour or 50 florins more a cube',
  'explained.route-length.8':
    '**{name}.** You name 8 different inhabited zones, the last of them the destination. When this transport has been in all, in any order, and sells at the last, the route brings 6 points: each 1 honour, or 50 florins more for each cube of that sale. A sale before or elsewhere, or the loss of the transport, ends it for nothing. One route at a time.',
  'about.side.attacker': 'Who came: {owner}',
  'explained.side.attacker': '**{name}.** The side that came or opened the battle. It alone may flee.',
  'about.side.defender': 'Who stood there: {owner}',
  'explained.side.defender': '**{name}.** The side that stood there. A military building of its own protects it.',
  'about.lot.cubes': 'The cubes placed in the market: 50 florins each if plundered[, {florins} in all]',
  'explained.lot.cubes':
    '**The market’s goods.** The cubes placed in the market of the zone. Plundered they bring 50 florins each and are gone; kept, they go on raising every sale there by 20 florins each, and count for the greatest market at the end.',
  'about.level.1': '1 point and 100 florins from nothing; when raised, the difference',
  'explained.level.1':
    '**{name}.** A captain, transport or engine of level I takes 1 point and 100 florins; raised from a lower level, only the difference of both. Each missing point costs 100 florins more. Transports of level I go 6 steps; war wagons and galleys carry 3 units, caravans and merchant ships 2 cubes.',
  'about.level.2': '2 points and 200 florins from nothing; when raised, the difference',
  'explained.level.2':
    '**{name}.** A captain, transport or engine of level II takes 2 points and 200 florins; raised from a lower level, only the difference of both. Each missing point costs 100 florins more. Transports of level II go 7 steps; war wagons and galleys carry 6 units, caravans and merchant ships 4 cubes.',
  'about.level.3': '3 points and 300 florins from nothing; when raised, the difference',
  'explained.level.3':
    '**{name}.** A captain, transport or engine of level III takes 3 points and 300 florins; raised from a lower level, only the difference of both. Each missing point costs 100 florins more. Transports of level III go 8 steps; war wagons and galleys carry 9 units, caravans and merchant ships 6 cubes.',
  'about.thrown-die.any': 'Shows one less, never below 1',
  'explained.thrown-die.any':
    '**A die.** The card makes a die that was just thrown show one less, never below 1. Equal dice that come of it multiply in a battle; a shot that just missed hits, a galley that just stayed afloat sinks.',
  'about.war-die.d4': 'Shows {face}: on 1 to 3 every horde of this turn has a second light infantry',
  'explained.war-die.d4':
    '**{name}.** On 1 to 3 every horde that rises this turn has a second light infantry besides its light infantry. In every battle of this turn the three dice are also the barbarians’ roll: the best (or the product of equal ones) is their attack value, the lowest their losses. You may roll any of the three once more.',
  'about.war-die.d6': 'Shows {face}: on 1 to 3 every horde of this turn has an archer',
  'explained.war-die.d6':
    '**{name}.** On 1 to 3 every horde that rises this turn has an archer besides its light infantry. In every battle of this turn the three dice are also the barbarians’ roll: the best (or the product of equal ones) is their attack value, the lowest their losses. You may roll any of the three once more.',
  'about.war-die.d8': 'Shows {face}: on 1 to 3 every horde of this turn has a captain I',
  'explained.war-die.d8':
    '**{name}.** On 1 to 3 every horde that rises this turn has a captain I besides its light infantry. In every battle of this turn the three dice are also the barbarians’ roll: the best (or the product of equal ones) is their attack value, the lowest their losses. You may roll any of the three once more.',
  'about.die.d4': 'Shows {face}[; your attack {attack}, your own losses {losses}]',
  'explained.die.d4':
    '**{name}.** Your best die is your attack value, or the product of equal dice where that is more; your lowest die is your own losses. Any of the dice can be rolled once more in a round.',
  'about.die.d6': 'Shows {face}[; your attack {attack}, your own losses {losses}]',
  'explained.die.d6':
    '**{name}.** Your best die is your attack value, or the product of equal dice where that is more; your lowest die is your own losses. Any of the dice can be rolled once more in a round.',
  'about.die.d8': 'Shows {face}[; your attack {attack}, your own losses {losses}]',
  'explained.die.d8':
    '**{name}.** Your best die is your attack value, or the product of equal dice where that is more; your lowest die is your own losses. Any of the dice can be rolled once more in a round.',
  'about.effect.movement': 'd6 for each owner of transports there: on 1–2 that many are stopped[ (yours: {own})]',
  'explained.effect.movement':
    '**{name}.** Whoever has transports in the area rolls a d6: on 1 or 2 that many of them have a stop token and do not move this turn. Nobody there, nobody harmed.',
  'about.effect.armies': 'd6 for each owner of units there: on 1–4 that many points of damage[ (yours: {own})]',
  'explained.effect.armies':
    '**{name}.** Whoever has units in the area rolls a d6: on 1 to 4 they take that many points of damage, where their owner says. A galley at sea that loses its last man may sink.',
  'about.effect.buildings': 'd6 for each owner of buildings there: on 1–3 that much damage[ (yours: {own})]',
  'explained.effect.buildings':
    '**{name}.** Whoever has buildings in the area rolls a d6: on 1 to 3 they take that many points of damage, where their owner says. With as much damage as structure a building falls; a repair costs 50 florins a point.',
  'about.effect.goods': 'd6 for each owner of cargo there: on 1–2 that many cubes are lost[ (yours: {own})]',
  'explained.effect.goods':
    '**{name}.** Whoever has cubes aboard in the area rolls a d6: on 1 or 2 one transport loses that many, which its owner chooses.',
  'about.event-card.drawn': 'Two of {effects}',
  'explained.event-card.drawn':
    '**Events.** An event strikes the territories in play that its card names, and the seas beside them: two of its three effects, as the first player chooses. Movement stops transports, Armies and Buildings damage them, Goods takes cubes. The back of the next card tells the tolerated tax.',

  // Places and players.
  'about.place.land':
    '{terrain}[, {inhabited}][, makes {good}][, {port}][, {fire}][ – {holder}][, {garrison:# unit|# units}][; {others:# unit|# units} of others][; {horde:# barbarian|# barbarians}]',
  'explained.place.land':
    '**Territories.** A territory pays its holder the tax each turn, and again for each level of its civil building. Inhabited zones alone have markets and civil buildings, and take what you buy; ships need a port. At a fire barbarians may appear. Entering land of nobody’s calls up a horde; entering another’s without war or pact costs 3 honour.',
  'about.place.sea':
    'Sea[: {garrison:# unit|# units} of yours][; {others:# unit|# units} of others][; {horde:# barbarian|# barbarians}]',
  'explained.place.sea':
    '**Seas.** Only galleys and merchant ships go to sea. Putting to sea and docking are steps like any other. At sea nobody changes from one galley to another, and whoever loses there may go down with his galley.',
  'about.seat.player':
    '[{kingdom}: ]{honour} honour, {lands:# territory|# territories}, {units:# unit|# units}[, {stance}]',
  'explained.seat.player':
    '**Other players.** Between two players there is neither war nor right at first: entering his land or attacking him costs 3 honour. A war declared now allows attacks from the next turn on; a pact may allow passage, trade or more.',
  'about.seat.barbarians': 'Nobody plays them; they fight with the dice of the turn',
  'explained.seat.barbarians':
    '**{name}.** Barbarians belong to nobody. In every battle of the turn they fight with the same three dice, neither flee nor surrender, and where they are alone they plunder everything. A battle lost to them, or fled from, costs 1 honour.',

  // What a pact may say.
  'about.article.give-trade': 'They may buy and sell in your zones[; ask a toll for it]',
  'explained.article.give-trade':
    '**{name}.** The other may buy and sell in the zones you hold. Every sale there lets your market grow. A toll is paid to you for each purchase or sale.',
  'about.article.get-trade': 'You may buy and sell in their zones',
  'explained.article.get-trade':
    '**{name}.** You may buy and sell in the zones the other holds. You pay the toll, if there is one, for each purchase or sale.',
  'about.article.give-passage': 'Their armies may enter your lands, which stay yours',
  'explained.article.give-passage':
    '**{name}.** Units, galleys and war wagons of the other may enter your territories, which you go on controlling. When the pact is over they must leave.',
  'about.article.get-passage': 'Your armies may enter their lands without a fight',
  'explained.article.get-passage':
    '**{name}.** Your units, galleys and war wagons may enter the other’s territories, who goes on controlling them. Whoever still stands there after the Combat that follows the end of the pact has attacked without a war.',
  'about.article.give-military-control': 'They may place the troops they buy in your lands',
  'explained.article.give-military-control':
    '**{name}.** The other may place bought troops, war wagons, galleys and engines in your territories, as if he controlled them.',
  'about.article.get-military-control': 'You may place the troops you buy in their lands',
  'explained.article.get-military-control':
    '**{name}.** You may place bought troops, war wagons, galleys and engines in the other’s territories, as if you controlled them.',
  'about.article.give-civil-control': 'They may place caravans and merchant ships in your zones',
  'explained.article.give-civil-control':
    '**{name}.** The other may place bought caravans and merchant ships in your inhabited zones and ports.',
  'about.article.get-civil-control': 'You may place caravans and merchant ships in their zones',
  'explained.article.get-civil-control':
    '**{name}.** You may place bought caravans and merchant ships in the other’s inhabited zones and ports.',
  'about.article.non-aggression': 'No war between you; ends one that is on. Breaking it costs 2 honour',
  'explained.article.non-aggression':
    '**{name}.** Neither may declare war on the other or attack; between enemies it makes peace. Whoever breaks it loses 2 honour.',
  'about.article.give-defensive-alliance': 'You promise so many units if they are attacked',
  'explained.article.give-defensive-alliance':
    '**{name}.** You promise to help with a number of units, which you are asked for, if the other is attacked. You move them yourself; whether you kept your word is put to the vote.',
  'about.article.get-defensive-alliance': 'They promise you so many units if you are attacked',
  'explained.article.get-defensive-alliance':
    '**{name}.** The other promises to help with a number of units if you are attacked. He moves them himself; if he does not come you may complain, and all vote.',
  'about.article.give-offensive-alliance': 'You promise so many units against players you name',
  'explained.article.give-offensive-alliance':
    '**{name}.** You promise to help the other with a number of units against players who are named. You move them yourself; a complaint is put to the vote.',
  'about.article.get-offensive-alliance': 'They promise you so many units against players you name',
  'explained.article.get-offensive-alliance':
    '**{name}.** The other promises to help you with a number of units against players who are named. He moves them himself; if he does not come you may complain, and all vote.',
  'about.article.armistice': 'No fighting or plunder between you for the rest of this turn',
  'explained.article.armistice':
    '**{name}.** Between two enemies all fighting and plunder stop until the end of the turn; the war itself goes on. All know of it. Attacking against it costs 2 honour.',
  'about.article.peace': 'Ends your war, or one declared that has not begun',
  'explained.article.peace':
    '**{name}.** The war between you is over, or one that was declared does not begin. Prisoners stay where they are, unless the pact frees them.',
  'about.article.pays': 'You pay once, when it is accepted',
  'explained.article.pays':
    '**{name}.** You name a sum, which you pay when the pact is accepted. You cannot promise florins you do not have.',
  'about.article.receives': 'They pay once, when they accept',
  'explained.article.receives': '**{name}.** You name a sum, which the other pays when he accepts the pact.',
  'about.article.frees': 'Units you hold prisoner go over to them',
  'explained.article.frees':
    '**{name}.** You name units that you hold prisoner; they go over when the pact is accepted. Their own come back to them free, at the next purchases.',
  'about.article.asks': 'Units they hold prisoner come to you',
  'explained.article.asks':
    '**{name}.** You name units that the other holds prisoner; they come to you when he accepts. Your own come back free, at the next purchases.',
  'about.article.others': 'Three or more sign: it says the same among all of them',
  'explained.article.others':
    '**{name}.** You name others who shall sign too. The pact says the same among all, and is made when all have agreed; one who declines ends the offer.',
  'about.article.words': 'Your own words beside the pact: a promise that binds nobody',
  'explained.article.words':
    '**{name}.** A text of your own is kept with the pact. It binds nobody, but it is read when somebody complains.',

  // Single answers.
  'about.choice.public': 'All see the pact at once',
  'explained.choice.public': '**{name}.** A public pact is told to all, and all know who breaks it.',
  'about.choice.secret': 'Only who signs it knows; a breach is told without details',
  'explained.choice.secret':
    '**{name}.** Only those who sign know of it. If one breaks it all learn that, but neither with whom it was nor what it said. A complaint shows it to all.',
  'about.choice.kept': 'The accused pays nothing',
  'explained.choice.kept':
    '**{name}.** You say that the accused has kept the pact. If not more votes say “broken” than “kept”, nothing happens.',
  'about.choice.broken': 'With more votes than “kept” the accused loses 2 honour',
  'explained.choice.broken':
    '**{name}.** You say that the accused has broken the pact. With more votes than “kept” he loses 2 honour and the pact is over.',
  'about.choice.silent': 'No vote; accuser counts as “broken”, accused as “kept”',
  'explained.choice.silent':
    '**{name}.** You give no verdict. Only the accuser’s silence counts, for “broken”, and that of the accused, for “kept”.',
  'about.choice.ability': 'What the card does',
  'explained.choice.ability': '**{name}.** The card is used for what its text says; it stays as it is with its owner.',
  'about.choice.points': 'The points in its corner',
  'explained.choice.points': '**{name}.** The card gives the points of its corner, to be spent in this phase.',
  'about.choice.nobody-else': 'Only those already named come',
  'explained.choice.nobody-else': '**{name}.** Nobody comes from any other territory.',
  'about.choice.alone': 'The full price; the Architect waits for another building',
  'explained.choice.alone':
    '**{name}.** This building is paid in full. The Architect that was turned helps with another one on your list.',
  'about.choice.then-next': 'The group stops there; the next plan is a new full move',
  'explained.choice.then-next': '**{name}.** The planned full move ends with this group.',
  'about.choice.and-join': 'One full move of several groups: the next must touch its way',
  'explained.choice.and-join':
    '**{name}.** The next planned group goes in the same full move. It must touch the way of this one, and both end in one place.',
  'about.card-order.ask': 'You are asked each time it fits',
  'explained.card-order.ask':
    '**{name}.** The usual order: whenever the card could be played in answer, in your own affairs, you are asked and the game waits for you.',
  'about.card-order.always': 'Played at the first chance, with its simplest choice; nobody waits',
  'explained.card-order.always':
    '**{name}.** The card is played without asking whenever it fits, with the first possible answer to each of its questions. For dice: only those of the melee.',
  'about.card-order.never': 'You are not asked; you may still play it yourself',
  'explained.card-order.never':
    '**{name}.** Nobody waits for you about this card. You may still play it in your own time, or turn it for its points.',
  'about.keeps.yes': 'Cards stay in hand until you claim; press Claim for the token',
  'explained.keeps.yes':
    '**{name}.** An objective that is met is not claimed by itself: you keep the card and its ability, and give it up for the token when you press Claim.',
  'about.keeps.no': 'The usual: a met objective is claimed at once for its token',
  'explained.keeps.no':
    '**{name}.** At the beginning of each phase and at the end of the turn a met objective is claimed: its card goes under the deck, and you take a token.',
  'about.captain-use.own': 'A captain fights as archer, light or heavy infantry or cavalry, with its ability',
  'explained.captain-use.own':
    '**{name}.** One of your captain’s levels above the enemy’s is spent: he himself has the ability of the type you name next.',
  'about.captain-use.free': 'A type of yours uses its ability although the enemy has it too',
  'explained.captain-use.free':
    '**{name}.** One of the levels above the enemy’s is spent: your units of the type you name next use their ability although the enemy has that type too.',
  'about.captain-use.stop': 'A type of the enemy’s may not use its ability',
  'explained.captain-use.stop':
    '**{name}.** One of the levels above the enemy’s is spent: his units of the type you name next do not use their ability this round.',
} as const;
