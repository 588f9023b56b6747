export const en = {
  // Units, transports, engines and buildings.
  'about.unit.light-infantry': 'Cheapest; each one sacrificed before the dice: +4 attack, if only you have them',
  'explained.unit.light-infantry':
    '**{name}.** Each light infantry sacrificed before the roll adds 4 to your attack value, where only one side has the type. Falls to one point of damage: the one to lose first. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.archer': 'Shoots before the melee, hits on 1–3 of a d8, if only you have archers',
  'explained.unit.archer':
    '**{name}.** Archers shoot before the melee: each hits on 1 to 3 of a d8, where only one side has them. Falls to one point of damage. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.heavy-infantry': 'Takes 2 hits; each takes 1 off your own losses, if only you have them',
  'explained.unit.heavy-infantry':
    '**{name}.** Each heavy infantry takes 1 off the losses of its own side, where only one side has the type. The first point of damage makes it light infantry, the second kills it. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.cavalry': 'Takes 3 hits; 2 damage more in a round won or tied, if only you have it',
  'explained.unit.cavalry':
    '**{name}.** Each cavalry deals 2 points more in a round won or tied, where only one side has the type. Damage turns it into heavy, then light infantry: three points kill it. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.captain': 'Each level above the enemy’s captains is a use: free or stop an ability',
  'explained.unit.captain':
    '**{name}.** Each level by which your captains exceed the enemy’s gives a use a round: he fights as a type himself, frees a type of yours, or stops one of the enemy’s. Falls to one point of damage. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.captain-1': 'Leader: one use a round against an army without a captain',
  'explained.unit.captain-1':
    '**{name}.** Each level by which your captains exceed the enemy’s gives a use a round: he fights as a type himself, frees a type of yours, or stops one of the enemy’s. Falls to one point of damage. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.captain-2': 'Leader: two uses a round against an army without a captain',
  'explained.unit.captain-2':
    '**{name}.** Each level by which your captains exceed the enemy’s gives a use a round: he fights as a type himself, frees a type of yours, or stops one of the enemy’s. Falls to one point of damage. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.unit.captain-3': 'Leader: three uses a round against an army without a captain',
  'explained.unit.captain-3':
    '**{name}.** Each level by which your captains exceed the enemy’s gives a use a round: he fights as a type himself, frees a type of yours, or stops one of the enemy’s. Falls to one point of damage. {cost:# florin|# florins} and 20 of upkeep a turn; {left} of {limit} left in your reserve.',
  'about.vehicle-kind.war-wagon': 'Takes units over land[: {capacity} of them, {movement} steps a turn]',
  'explained.vehicle-kind.war-wagon':
    '**{name}.** Without wagons units go nowhere over land (but out of a castle). It carries 3, 6 or 9 units and goes 6, 7 or 8 steps by its level. A level costs 100 florins and a blue point (Carpentry); upkeep 20. It needs one of your property tokens ({marks} left).',
  'about.vehicle-kind.galley': 'Takes units by sea and fights there[: {capacity} of them, {movement} steps a turn]',
  'explained.vehicle-kind.galley':
    '**{name}.** Takes units, wagons and engines by sea, a space each: 3, 6 or 9 spaces, 6, 7 or 8 steps by its level. At sea the sum of galley levels is a bonus in battle. A level costs 100 florins and a blue point (Carpentry); upkeep 20. It needs one of your property tokens ({marks} left).',
  'about.vehicle-kind.caravan': 'Trades over land[: {capacity} cubes, {movement} steps a turn]',
  'explained.vehicle-kind.caravan':
    '**{name}.** Carries goods over land: 2, 4 or 6 cubes, 6, 7 or 8 steps by its level. Buying and selling take a step each. It needs no escort, but hostile armies plunder it. A level costs 100 florins and a blue point (Carpentry); upkeep 20. It needs one of your property tokens ({marks} left).',
  'about.vehicle-kind.merchant-ship': 'Trades from port to port[: {capacity} cubes, {movement} steps a turn]',
  'explained.vehicle-kind.merchant-ship':
    '**{name}.** Carries goods by sea and trades in ports: 2, 4 or 6 cubes, 6, 7 or 8 steps by its level. Buying and selling take a step each. Hostile galleys and hordes at sea plunder it. A level costs 100 florins and a blue point (Carpentry); upkeep 20. It needs one of your property tokens ({marks} left).',
  'about.vehicle-kind.siege-engine':
    'A shot for each of its crew (3): hits units for 2, 3, 4 by level; II, III also buildings',
  'explained.vehicle-kind.siege-engine':
    '**{name}.** Catapult, trebuchet or bombard. It fires a shot for each of its crew, at most 3: on 1 to 3 of a d8 it hits units for 2, 3 or 4 points; levels II and III may hit a building for 1 or 2. Crews are out of the melee. Goes 4 steps by itself. A level costs 100 florins and a green point (Mathematics); upkeep 20. It needs a property token ({marks} left).',
  'about.building.village': 'The tax once more, and 1 unit more to buy each turn',
  'explained.building.village':
    '**{name}.** Pays the tax once more a turn and lets you buy one unit more a turn. Commerce sells here for 25 more a cube. Only in inhabited zones. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.town': 'The tax twice more, and 2 units more to buy each turn',
  'explained.building.town':
    '**{name}.** Pays the tax twice more a turn and lets you buy two units more. Commerce sells here for 50 more a cube. Only in inhabited zones; a village may be raised for the difference. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.city': '1 honour; the tax three times more, 20 a market cube, 3 units more a turn',
  'explained.building.city':
    '**{name}.** Brings 1 honour when built. Pays the tax three times more, and 20 florins for each cube of its market; three units more to buy a turn. Most cities are a majority at the end. A lower one may be raised for the difference. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.tower': 'Takes 1 off one kind of damage a round; 1 control token; troops may be placed here',
  'explained.building.tower':
    '**{name}.** Takes 1 point a round off the damage of engines, archers or the melee. Gives 1 control token, placed at once in an adjacent land of nobody’s or yours, which holds it without units. Troops, wagons and engines may be bought here. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.fort': 'Takes 2 off one kind of damage a round; 2 control tokens',
  'explained.building.fort':
    '**{name}.** Takes 2 points a round off the damage of engines, archers or the melee. Gives 2 control tokens (the difference if raised), placed at once in adjacent lands. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.castle': '1 honour; takes 3 off one kind of damage; 3 control tokens; free marches out',
  'explained.building.castle':
    '**{name}.** Brings 1 honour when built. Takes 3 points a round off one kind of damage. Gives 3 control tokens. Out of it every step over land is free and needs no wagon. Most castles are a majority at the end. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building.cathedral': '1 honour; 2 cards more to choose from at each Empire card you buy',
  'explained.building.cathedral':
    '**{name}.** Brings 1 honour when built. Each one lets you draw two cards more when you buy an Empire card. Most cathedrals are a majority at the end. One in a territory. {cost} florins, {points:# point|# points} ({technology}); structure {structure}.',
  'about.building-class.civil': 'Village, town or city: tax, units to buy, market',
  'explained.building-class.civil':
    '**{name}.** The civil building of a territory: village, town, city. It pays the tax once more for each level, lets you buy a unit more for each, and makes sales with Commerce dearer.',
  'about.building-class.military': 'Tower, fort or castle: protection and control tokens',
  'explained.building-class.military':
    '**{name}.** The military building of a territory: tower, fort, castle. It takes its level off one kind of damage a round and holds up control tokens beside it; with it they go.',
  'about.building-class.religious': 'A cathedral: more cards to choose from',
  'explained.building-class.religious':
    '**{name}.** The cathedral of a territory. Each lets you draw two cards more when you buy an Empire card, and counts for a majority at the end.',
} as const;
