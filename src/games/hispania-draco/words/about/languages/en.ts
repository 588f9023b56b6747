/**
 * What each thing is that people choose among: a line of at most 100 characters (`about`), and all about it in at most
 * 500 (`explained`). How often a simple player wins: tests/hispania-draco/policy/run.ts, 2,000 campaigns of a level.
 */
export const en = {
  'about.setup.scenario.none': 'Everything drawn or chosen, 11 rounds from 198 BC on. For a first game.',
  'explained.setup.scenario.none':
    'The whole conquest (198–18 BC): the dice name one city of each Hispanic province, which revolts with one to three discs; the roads and where the generals begin are yours to choose. Up to 11 rounds of three turns, no special rules. For everybody, and above all for a first game.',
  'about.setup.scenario.first-repression':
    'Cato, 195 BC: two armies close by, one strong first turn of the consul. Up to 11 rounds.',
  'explained.setup.scenario.first-repression':
    'The first repression (197–194 BC): both provinces rose, and the consul Cato came with an army. Armies stand at Puciala and Castulo, on your doorstep; the consul begins at Baecula. In the combats of his first turn an army counts its die alone: no revolts, no doubling. Up to 11 rounds, the first with the consul’s turn only; at least two armies. For players who know the game.',
  'about.setup.scenario.siege-of-numantia':
    'An army on three revolts in Numantia; you hold three cities. Up to 9 rounds.',
  'explained.setup.scenario.siege-of-numantia':
    'The siege of Numantia (153–133 BC): everything turns on one capital, where an army stands on three revolts. You begin deep inland, with garrisons at Regina, Osca and Segobriga. Two boxes of the track are covered: up to 9 rounds, the first with the consul’s turn only. No other army begins in Ilergetia. For players who know the game and want it somewhat shorter.',
  'about.setup.scenario.terror-of-rome':
    'Viriathus leads an army of double strength. Up to 8 rounds; the revolt begins.',
  'explained.setup.scenario.terror-of-rome':
    'The terror of Rome (147–139 BC): Viriathus leads the special army, which doubles its own value (variant Terror, always on here); it begins at Abula on three revolts. Three boxes of the track are covered: up to 8 rounds, and the first turn has only its Hispanic phase. For experienced players; the variant Hispano is suggested with it.',
  'about.setup.scenario.river-of-oblivion':
    'Pirates at sea; the north opens when the praetor of Ulterior crosses the Lethe. Up to 8 rounds.',
  'explained.setup.scenario.river-of-oblivion':
    'The river of oblivion (138–136 BC): while the stick lies on the Durius, no Roman goes north of it, and garrisons add nothing to sieges and attacks there. It is taken away when the praetor of Ulterior pays a way by land across. Pirates are always on; at least three fleets, at most four roads. Three boxes are covered: up to 8 rounds. For experienced players who like fleets.',
  'about.setup.scenario.new-empire':
    'Only the two northern provinces still resist; three variants. The shortest: up to 6 rounds.',
  'explained.setup.scenario.new-empire':
    'The new empire (26–19 BC): six cities of Gallaecia and Cantabria are in revolt, with one army and the special army; the roll of revolt strikes only there. You hold the other four capitals. Imperivm, Legio Hispana and Terror are always on, Pirates never; 5 roads, 2 armies. Six rounds at most, the first with the consul’s turn only.',

  'about.setup.denarii.7': 'Easiest: one action more in every turn. A simple player wins 63 of 100.',
  'explained.setup.denarii.7':
    '7 denarii a turn, first figure of the level: each general pays his moves, sieges, attacks and garrisons from them. The easiest choice. With the other figures as in 64342, a simple automatic player wins 63 of 100 games.',
  'about.setup.denarii.6': 'The usual number. A simple player wins 36 of 100.',
  'explained.setup.denarii.6':
    '6 denarii a turn, first figure of the level: the usual number. With Hispano it is always 6. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.denarii.5': 'Hardest: one action less in every turn. A simple player wins 12 of 100.',
  'explained.setup.denarii.5':
    '5 denarii a turn, first figure of the level: one action less for each general in every turn. The hardest choice. With the other figures as in 64342, a simple automatic player wins 12 of 100 games.',
  'about.setup.garrisons.5': 'Easiest: 15 discs, 9 more than the capitals need. A simple player wins 41 of 100.',
  'explained.setup.garrisons.5':
    '5 garrisons for each general, second figure of the level. Six capitals need six; the other nine guard cities against revolts and support sieges and attacks. With the other figures as in 64342, a simple automatic player wins 41 of 100 games.',
  'about.setup.garrisons.4': 'Usual: 12 discs, 6 more than the capitals need. A simple player wins 36 of 100.',
  'explained.setup.garrisons.4':
    '4 garrisons for each general, second figure of the level: the usual number. Six capitals need six of the twelve. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.garrisons.3': 'Hardest: 9 discs, 3 more than the capitals need. A simple player wins 25 of 100.',
  'explained.setup.garrisons.3':
    '3 garrisons for each general, second figure of the level. Six capitals need six of the nine: hardly any are left to guard and to support. With the other figures as in 64342, a simple automatic player wins 25 of 100 games.',
  'about.setup.fleets.4': 'Easiest: seas 1 to 4, as far as Mare Atlanticum. A simple player wins 41 of 100.',
  'explained.setup.fleets.4':
    '4 fleets, third figure of the level, in the seas 1 to 4. A general goes to sea only where a fleet is. The consul begins and returns on a fleet. With the other figures as in 64342, a simple automatic player wins 41 of 100 games.',
  'about.setup.fleets.3': 'Usual: seas 1 to 3, as far as Mare Gaditanum. A simple player wins 36 of 100.',
  'explained.setup.fleets.3':
    '3 fleets, third figure of the level, in the seas 1 to 3: the usual number. With Pirates, the two other seas are closed. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.fleets.2': 'Hardest: seas 1 and 2; the Atlantic is far. A simple player wins 30 of 100.',
  'explained.setup.fleets.2':
    '2 fleets, third figure of the level, in the seas 1 and 2. The consul has two places to begin and to return; with Pirates, three seas are closed. With the other figures as in 64342, a simple automatic player wins 30 of 100 games.',
  'about.setup.roads.5': 'Easiest: five stretches before the first turn. A simple player wins 36 of 100.',
  'explained.setup.roads.5':
    '5 roads to lay at set-up, fourth figure of the level. An unbroken chain of roads costs 1 denarius, however long it is. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.roads.4': 'The usual number. A simple player wins 36 of 100.',
  'explained.setup.roads.4':
    '4 roads to lay at set-up, fourth figure of the level: the usual number. An unbroken chain of roads costs 1 denarius, however long it is. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.roads.3': 'Hardest: three stretches before the first turn. A simple player wins 34 of 100.',
  'explained.setup.roads.3':
    '3 roads to lay at set-up, fourth figure of the level. An unbroken chain of roads costs 1 denarius, however long it is. With the other figures as in 64342, a simple automatic player wins 34 of 100 games.',
  'about.setup.armies.1': 'Easiest. A simple player wins 60 of 100.',
  'explained.setup.armies.1':
    '1 army at the start, last figure of the level. Armies place a revolt in nearly every phase and fight your generals; up to three may come in play. With the other figures as in 64342, a simple automatic player wins 60 of 100 games.',
  'about.setup.armies.2': 'The usual number. A simple player wins 36 of 100.',
  'explained.setup.armies.2':
    '2 armies at the start, last figure of the level: the usual number. With the other figures as in 64342, a simple automatic player wins 36 of 100 games.',
  'about.setup.armies.3': 'Hardest: all three from the start. A simple player wins 16 of 100.',
  'explained.setup.armies.3':
    '3 armies at the start, last figure of the level: all that there are. With the other figures as in 64342, a simple automatic player wins 16 of 100 games.',

  'about.setup.ingenivm.on': 'Helps Rome: roads may be kept and laid in play, 1 denarius a segment.',
  'explained.setup.ingenivm.on':
    'Ingenivm: at set-up you may keep some of the roads. In play a general lays one from the city where he stands alone, for 1 denarius a segment, so that the road goes where the war is.',
  'about.setup.ingenivm.off': 'All roads are laid before the first turn.',
  'explained.setup.ingenivm.off':
    'Without Ingenivm: all roads are laid at set-up. What finds no place goes back to the box.',
  'about.setup.imperivm.on':
    'Helps Rome: a free move for Ulterior, +1 in sieges for Citerior, the consul moves praetors.',
  'explained.setup.imperivm.on':
    'Imperivm: each general has a power. The praetor of Ulterior moves once for nothing after his Hispanic phase; the praetor of Citerior adds 1 to the die of his sieges, before doubling; the consul may pay for moves of the praetors. For those who want three different generals.',
  'about.setup.imperivm.off': 'Generals differ by their homes alone.',
  'explained.setup.imperivm.off':
    'Without Imperivm: no powers. The praetors still add 1 beside a city of their own province.',
  'about.setup.proconsvl.on': 'Helps Rome: once, for 3 denarii, a fourth general who acts in every turn.',
  'explained.setup.proconsvl.on':
    'Proconsvl: once in the game whoever is to play pays 3 denarii, and the proconsul comes on a fleet without a general in Mare Balearicum. From then on denarii may be spent with him in every turn. He has no garrisons and no +1, and once beaten he is gone.',
  'about.setup.proconsvl.off': 'Three generals, no more.',
  'explained.setup.proconsvl.off': 'Without Proconsvl: the three generals alone.',
  'about.setup.legio-hispana.on': 'Helps Rome: one garrison more, which counts for all three generals.',
  'explained.setup.legio-hispana.on':
    'Legio Hispana: one garrison more, in the reserve of the consul at first. On the board it counts for each of the three generals, and whoever of them stands with it may take it and place it again.',
  'about.setup.legio-hispana.off': 'Each general has his own garrisons only.',
  'explained.setup.legio-hispana.off': 'Without Legio Hispana: each general has his own garrisons only.',
  'about.setup.pirates.on': 'Helps the revolt: a revolt in each sea without a fleet; none may sail there.',
  'explained.setup.pirates.on':
    'Pirates: a revolt lies in each sea without a fleet, one to three by the level. No fleet enters or passes there; they support armies on their coast, and are removed by a siege against the number of the sea. They also come out of the reserve.',
  'about.setup.pirates.off': 'The seas are free.',
  'explained.setup.pirates.off': 'Without Pirates: no revolts at sea.',
  'about.setup.terror.on': 'Helps the revolt: one of the three armies doubles its own value.',
  'explained.setup.terror.on':
    'Terror: one of the three armies is the special one, which doubles its own value when it besieges, attacks or is attacked (not when it supports another). Beaten, it returns to the reserve and may come back.',
  'about.setup.terror.traitors': 'The same, and once you may pay 1 to 3 denarii to have its leader murdered.',
  'explained.setup.terror.traitors':
    'Terror with traitors: one of the three armies doubles its own value. Once in the game a general beside it may spend 1 to 3 denarii: if the die is no higher, a normal army takes its place for good. If it is higher, the revolt spreads at once.',
  'about.setup.terror.off': 'All three armies are alike.',
  'explained.setup.terror.off': 'Without Terror: all three armies are alike.',
  'about.setup.hispano.on': 'One more player, the last to join, leads the revolt with 2 denarii a turn.',
  'explained.setup.hispano.on':
    'Hispano: a player leads the revolt against the others. He chooses where it begins, and has 2 denarii in every turn: to throw a die again, to choose an army’s way, to add to an army or a shield, to strike with an army. The Romans always have 6 denarii. Two to four players.',
  'about.setup.hispano.off': 'Nobody leads the revolt: the dice do, and all win or lose together.',
  'explained.setup.hispano.off':
    'Without Hispano: the dice lead the revolt, and all players win or lose together. One to three players.',

  'about.commander.praetor-ulterior':
    'Plays first; +1 by Ulterior[; at {at}][; {off}][; {left:# garrison|# garrisons} left][; {power}]',
  'explained.commander.praetor-ulterior':
    'Praetor of Ulterior (red): plays first in each round, begins and returns in a city of Ulterior. He adds 1 when he or a garrison in support of him is connected to a city of Ulterior.[ Now at {at}.][ Now {off}.][ In his reserve: {left:# garrison|# garrisons}.] Beaten, he leaves the board with all garrisons of his space, blocks 1 denarius of every other turn, and returns at the start of his own.[ Imperivm: {whole}.]',
  'about.commander.praetor-citerior':
    'Plays second; +1 by Citerior[; at {at}][; {off}][; {left:# garrison|# garrisons} left][; {power}]',
  'explained.commander.praetor-citerior':
    'Praetor of Citerior (yellow): plays second in each round, begins and returns in a city of Citerior. He adds 1 when he or a garrison in support of him is connected to a city of Citerior.[ Now at {at}.][ Now {off}.][ In his reserve: {left:# garrison|# garrisons}.] Beaten, he leaves the board with all garrisons of his space, blocks 1 denarius of every other turn, and returns at the start of his own.[ Imperivm: {whole}.]',
  'about.commander.consul':
    'Plays last; begins on a fleet[; at {at}][; {off}][; {left:# garrison|# garrisons} left][; {power}]',
  'explained.commander.consul':
    'Consul (blue): plays last in each round, begins and returns on any fleet. He has no +1 of a province.[ Now at {at}.][ Now {off}.][ In his reserve: {left:# garrison|# garrisons}.] Beaten, he leaves the board with all garrisons of his space, blocks 1 denarius of every other turn, and returns at the start of his own.[ Imperivm: {whole}.]',
  'about.commander.proconsul': 'Acts in every turn; no garrisons, no +1; once beaten he is gone[; at {at}]',
  'explained.commander.proconsul':
    'Proconsul (white): whoever is to play may spend denarii with him too. He guards, supports and is attacked like a general, but has no garrisons, no +1 of a province and no power.[ Now at {at}.] Beaten, he leaves the game with the garrisons of his space.',
  'power.praetor-ulterior': 'one free move',
  'power-whole.praetor-ulterior':
    'one free move when his Hispanic phase is over, along one connection or chain of roads',
  'power.praetor-citerior': '+1 in sieges',
  'power-whole.praetor-citerior': '+1 to the die of his sieges, before doubling',
  'power.consul': 'moves praetors too',
  'power-whole.consul': 'his denarii may move the praetors too',

  'about.garrison.praetor-ulterior': 'Supports the praetor of Ulterior[; {left} more in his reserve]',
  'explained.garrison.praetor-ulterior':
    'Garrison of Ulterior (red): guards its city against revolts, and adds 1 to the value of the praetor of Ulterior if it is connected with him, alone or by other garrisons of his. An army may take it by a siege.[ In reserve: {left}.]',
  'about.garrison.praetor-citerior': 'Supports the praetor of Citerior[; {left} more in his reserve]',
  'explained.garrison.praetor-citerior':
    'Garrison of Citerior (yellow): guards its city against revolts, and adds 1 to the value of the praetor of Citerior if it is connected with him, alone or by other garrisons of his. An army may take it by a siege.[ In reserve: {left}.]',
  'about.garrison.consul': 'Supports the consul[; {left} more in his reserve]',
  'explained.garrison.consul':
    'Garrison of the consul (blue): guards its city against revolts, and adds 1 to the value of the consul if it is connected with him, alone or by other garrisons of his. An army may take it by a siege.[ In reserve: {left}.]',
  'about.garrison.legion': 'Supports all three generals; any of them may take it and place it again',
  'explained.garrison.legion':
    'Legio Hispana (violet): a garrison that counts for each of the three generals at once. Any of them who stands with it may take it into his own reserve. Lost to an army, it goes to the reserve of the consul.',

  'about.space.city': 'City[ {number} of {province}, shield {number}][: {there}]',
  'explained.space.city':
    '[{city} – ]a city[, number {number} of {province}]. Its number is its shield: a siege must be higher, and of several cities an army goes to the one whose shield is nearest to its die. While a garrison or a general stands in it, no revolt breaks out.[ Now: {whose}.][ Connected with {ways}.]',
  'about.space.capital': 'Capital[ of {province}], shield 6[: {there}][; {count:# city|# cities} of it in revolt]',
  'explained.space.capital':
    '[{city} – ]the capital[ of {province}], shield 6. Rome wins when garrisons stand in all six capitals and no city of Ulterior or Citerior is in revolt. One may be placed here only while no city of its province is in revolt.[ Now: {whose}.][ In revolt there: {revolting}.][ Connected with {ways}.]',
  'about.space.roman': 'Roman city[ {number} of {province}, shield {number}][: {there}]',
  'explained.space.roman':
    '[{city} – ]a Roman city[, number {number} of {province}]. Rome cannot win while it is in revolt. The roll of revolt never strikes it, but an army may come. Its praetor begins and returns in a city of his province without a revolt, and adds 1 beside one.[ Now: {whose}.][ Connected with {ways}.]',
  'about.space.sea': 'Sea[ {number}][: {there}]',
  'explained.space.sea':
    '[{city} – ]a sea[, number {number}]. A general enters it only where a fleet is, and sails with it for 1 denarius a sea. He besieges, attacks and supports from there too, and no army can reach him.[ Now: {whose}.][ Connected with {ways}.]',
  'about.road.site':
    'Without a road[ {segments:# denarius|# denarii}]; all along the roads 1[; new: {city}][, by {near}]',
  'explained.road.site':
    'A road: an unbroken chain of roads costs 1 denarius in all, however long, and lasts the whole game. A new road starts from a city already served, and touches no city in revolt and no capital. A revolt on the chain cuts it for as long as it lies there.',
  'about.army.normal': 'Places revolts and attacks whoever is in its way',
  'explained.army.normal':
    'An army stands on a revolt. In each Hispanic phase it goes to a connected city of its province: it places a revolt in a quiet one, attacks a general, besieges a garrison. Its value is the Hispanic die and all revolts connected with it, doubled by each other army beside the enemy. Beat it by an attack: all revolts under it go too.',
  'about.army.special': 'The same, and it doubles its own value',
  'explained.army.special':
    'The special army (variant Terror): like any army, but it doubles its own value when it besieges, attacks or is attacked. Supporting another it doubles once, like any army. Beaten, it returns to the reserve.',

  'about.choice.move': 'A general goes along connections, 1 denarius a segment',
  'explained.choice.move':
    'Move: 1 denarius for each segment; an unbroken chain of roads costs 1 in all. Not into a city in revolt, nor to sea without a fleet; past another general, but not to where he stands.',
  'about.choice.sail': 'A fleet goes by sea, 1 denarius a sea, with whoever is aboard',
  'explained.choice.sail':
    'Sail: any fleet goes for 1 denarius a sea, with the general aboard, whoever’s he is. Two fleets never share a sea; pirates bar it.',
  'about.choice.place': 'One garrison in the city where he stands, for 1 denarius',
  'explained.choice.place':
    'Place a garrison: 1 denarius, in the city where the general of the turn stands alone, up to three in a city. In a capital only while its whole province is quiet.',
  'about.choice.remove': 'One garrison of the city where he stands back to his reserve, for 1 denarius',
  'explained.choice.remove':
    'Take a garrison back: 1 denarius, from the city where the general of the turn stands. He may place it elsewhere later.',
  'about.choice.siege': 'Die, denarii and garrisons against the shield: won, one revolt goes; else nothing',
  'explained.choice.siege':
    'A siege of a connected city in revolt without an army, for 1 to 3 denarii: the Roman die, the denarii and the garrisons in support, doubled by each other general beside the city, against its shield, doubled by each army beside the general. Higher: the top revolt returns to the reserve. Else nothing is lost but the denarii.',
  'about.choice.attack': 'Against an army: won, it goes with all its revolts; lost, the general goes with his discs',
  'explained.choice.attack':
    'An attack on a connected army, for 1 to 3 denarii: the Roman die, the denarii and the garrisons in support against the Hispanic die and the revolts in support; each other general beside the army and each other army beside the general doubles. Higher: the army and its revolts go. Lower: the general and all garrisons of his space go, and the phase ends. Equal: nothing.',
  'about.choice.lay': 'A kept road from the city where he stands, 1 denarius a segment',
  'explained.choice.lay':
    'Lay a road (Ingenivm): a general who stands alone in a city lays a kept road from it, for 1 denarius a segment. One end must be served by a road already; neither may be in revolt or a capital.',
  'about.choice.call': 'A fourth general on a fleet in Mare Balearicum, once, for 3 denarii',
  'explained.choice.call':
    'Call the proconsul: once in the game, for 3 denarii, on a fleet without a general in Mare Balearicum. He acts in every turn from then on.',
  'about.choice.bribe': '1 to 3 denarii: the die no higher, and a normal army replaces the special one; one try',
  'explained.choice.bribe':
    'Pay traitors: a general beside the special army spends 1 to 3 denarii, once in the game. If the Roman die is no higher, a normal army takes its place for good. If it is higher, there is a roll of revolt at once; then the phase goes on.',

  'about.choice.roman': 'Names the province',
  'explained.choice.roman':
    'The Roman die of the roll of revolt names the province, I to VI: thrown again, the revolt may strike another one, in the city of the same number.',
  'about.choice.hispanic': 'Names the city',
  'explained.choice.hispanic':
    'The Hispanic die of the roll of revolt names the city: thrown again, the revolt may strike another one of the same province.',
  'about.choice.raise': 'When a Roman besieges or attacks: 1 or 2 more for the shield or the army',
  'explained.choice.raise':
    'Adding: when a Roman has declared a siege or an attack, you may add 1 or 2 denarii to the shield or to the army’s die, before doubling.',
  'about.choice.again': 'When your die fell badly: throw it again for 1',
  'explained.choice.again':
    'Throwing again: for 1 denarius you throw a die of the roll of revolt, or your die of a combat, once more. The last throw stands.',
  'about.choice.choose': 'When an army has several ways: choose one for 1',
  'explained.choice.choose':
    'The ways of the armies: before the die of an army’s move you may choose, for 1 denarius, one of the cities it could go to.',
  'about.choice.strike': 'Before and after the moves: an army attacks beside it, for 1 or 2',
  'explained.choice.strike':
    'Striking: for 1 or 2 denarii, which are added to its die, an army attacks a general or besieges a garrison in a city connected with it, in any province. It still moves as usual.',
  'about.choice.ask': 'You are asked each time; the game waits for you',
  'explained.choice.ask': 'Ask me: you decide each time, and the game waits for your answer.',
  'about.choice.sensible': 'Answered for you at once, where a denarius does enough; nobody waits',
  'explained.choice.sensible':
    'Do what makes sense: answered for you at once. Adds when each denarius takes a sixth of the throws from Rome; throws again when at least half the faces are better, or the roll of revolt should bring half a revolt more; chooses a way or strikes when that is worth half a revolt more for each denarius than the die.',
  'about.choice.never': 'Never asked and never done: your denarii stay for the rest',
  'explained.choice.never':
    'Never: you are not asked, and nothing is done. Your denarii of the turn stay for your other answers.',
} as const;
