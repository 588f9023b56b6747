export const en = {
  // Each Empire card: what it does, in a line; and all about it.
  'about.empire-card.1': 'Nobody fights in a territory this turn',
  'explained.empire-card.1':
    '**{name}.** Nobody fights in a territory this turn. Any territory, in every phase. A round under way is fought to its end; both sides stay where they are, and whoever holds the land keeps it. Not the same territory in two turns running.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.2': 'Nobody trades in a territory this turn',
  'explained.empire-card.2':
    '**{name}.** Nobody trades in a territory this turn. An inhabited zone, or where a transport stands, in every phase; a sale or purchase under way is not made. Not the same territory in two turns running.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.3': 'Nobody leaves a territory this turn',
  'explained.empire-card.3':
    '**{name}.** Nobody leaves a territory this turn. Any territory, in every phase; it stops units, hordes and transports, by whatever way, but entering stays free. A move that somebody is being asked about is broken off where it begins. Not the same territory in two turns running.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.4': 'One round: having more of a type is enough to use it',
  'explained.empire-card.4':
    '**{name}.** For one round, having more of a type than the enemy is enough to use its ability.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.5': '+2 attack for any side, one round',
  'explained.empire-card.5':
    '**{name}.** +2 to the attack value of any side, for one round. It is declared before damage is dealt; anybody may play it for anybody, barbarians too.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.6': 'Half of your units go on after entering another’s land',
  'explained.empire-card.6':
    '**{name}.** Half of your units, rounded up, go on after entering another player’s land (not nobody’s); the others stop. You play it before they go or when they have come, while the full move is open. The wagons that brought them go on with them, in a later move of the phase.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.7': '1 to 3 units shoot as archers, one round',
  'explained.empire-card.7':
    '**{name}.** 1 to 3 of your units shoot as archers for one round. A d6 says how many: one on 1 and 2, two on 3 and 4, three on 5 and 6. They shoot where archers of yours could.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.8': 'Archers: −1 on the die for each pair, 3 at most',
  'explained.empire-card.8':
    '**{name}.** For one round your archers take 1 off each die for every pair of them, at most 3.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.9': 'Archers who miss shoot again, one round',
  'explained.empire-card.9':
    '**{name}.** Your archers who miss shoot again, for one round. You are asked when the shots lie, before any other die; only those that missed are thrown again.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.10': 'Crews of engines count double, one round',
  'explained.empire-card.10':
    '**{name}.** For one round the crews of all your engines count double. An engine may then fire more than three shots.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.11': 'A caravan is also a war wagon, or the reverse',
  'explained.empire-card.11':
    '**{name}.** One caravan of yours is also a war wagon, or the reverse, of the same level, until the end of the turn. If you could move or trade only by this, your turn is not passed over.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.12': 'Your building protects against a second kind of attack',
  'explained.empire-card.12':
    '**{name}.** Until the end of the turn your military building protects against a second kind of attack: the melee or, where it protects from that already, whatever the enemy shoots with.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.13': '100 florins: 1 to 3 turned cards of others stay turned',
  'explained.empire-card.13':
    '**{name}.** For 100 florins, 1 to 3 turned cards of others stay turned through the next turn. You name them before the d3 is thrown; the first so many of them stay turned.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.14': '100 florins: an enemy unit changes sides',
  'explained.empire-card.14':
    '**{name}.** For 100 florins an enemy unit changes sides. Before the first die of your own battle; never a captain, and only with a piece of the kind beside your board.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.15': '100 florins: a rebellion with a neighbour',
  'explained.empire-card.15':
    '**{name}.** For 100 florins, a rebellion in a territory of another player within three steps of one of yours. In a home territory it counts as a rebellion.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.16': 'Spy: an enemy wagon or engine loses a level (d8: 1–3)',
  'explained.empire-card.16':
    '**{name}.** Before the first die of a battle, a war wagon or engine of the enemy loses a level if you roll 1 to 3 on a d8; at level I it is removed. On 7 or 8 you lose a unit of your choice.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.17': 'Spy: an enemy unit is removed (d8: 1–3)',
  'explained.empire-card.17':
    '**{name}.** Before the first die of a battle, an enemy unit is removed if you roll 1 to 3 on a d8. On 7 or 8 you lose a unit of your choice.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.18': 'Spy: an enemy unit is out of the battle (d8: 1–3)',
  'explained.empire-card.18':
    '**{name}.** Before the first die of a battle, an enemy unit is out of this battle if you roll 1 to 3 on a d8; it can still be hit. On 7 or 8 you lose a unit of your choice.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.19': 'Sell a cube in nobody’s land: 100 a colour aboard, less one',
  'explained.empire-card.19':
    '**{name}.** Sell one cube in nobody’s land for 100 florins for each colour aboard, less one colour. It takes one movement point and has no bonus; in an inhabited zone a cube stays. No barbarians may stand there.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.20': 'Sell cubes anywhere abroad for 50 each',
  'explained.empire-card.20':
    '**{name}.** Sell cubes anywhere outside your own territories for 50 florins each. The sale takes one movement point; bans, pacts and colours that are there do not matter.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.21': 'Buy a cube of any good for 150',
  'explained.empire-card.21':
    '**{name}.** Buy one cube of any good for 150 florins, in anybody’s inhabited zone. You need room, a movement point and, where a pact asks for one, the toll; not where nobody may trade. It opens a route like any purchase.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.22': '10 florins for each foreign cube in your territories',
  'explained.empire-card.22':
    '**{name}.** 10 florins for each cube of other players on transports that stand in your territories, or are about to pass.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.23': '20 florins for each foreign cube in your territories',
  'explained.empire-card.23':
    '**{name}.** 20 florins for each cube of other players on transports that stand in your territories, or are about to pass.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.24': 'A unit stands up where you are attacked',
  'explained.empire-card.24':
    '**{name}.** When an enemy comes or a rebellion breaks out in your land, one unit stands up there, before any die; a captain of level I at most.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.25': '3 movement points for units that come to defend',
  'explained.empire-card.25':
    '**{name}.** When an enemy comes or a rebellion breaks out in your land, 3 movement points for units that come to defend it. They come on foot, from one territory or several, through nothing hostile; wagons may go with them and cost none.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.26': 'The attacked territory counts as having a tower',
  'explained.empire-card.26':
    '**{name}.** When an enemy comes or a rebellion breaks out in your land, the territory counts as having a tower until the end of the turn, if units of yours are there. A military building takes a point more off.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.27': 'Ignore the first point of damage of the round',
  'explained.empire-card.27':
    '**{name}.** Ignore the first point of damage of the round, of any kind, your own losses too. Played before the round, when shots lie that hit you, or before damage is dealt.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.28': 'Buy back this round’s losses at half price next turn',
  'explained.empire-card.28':
    '**{name}.** Buy back this round’s losses at half price in Purchases of the next turn. They count in the limit of the turn; captains need no points. What fire and arrows took before the card was played counts too, what was captured does not.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.29': 'Losses to fire and arrows come at the end of the round',
  'explained.empire-card.29':
    '**{name}.** For one round your losses to fire and arrows are taken only at its end.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.30': 'The route of a lost transport goes on with another',
  'explained.empire-card.30':
    '**{name}.** The route of a transport you have lost goes on with another, with the stages already reached. While the card is ready the stages wait until the end of the turn. Not for a transport that was captured.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.31': 'Lay the stages of your route anew',
  'explained.empire-card.31':
    '**{name}.** Lay the stages of your route anew. As many of them are reached as before; never the destination.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.32': 'One building costs 50 less',
  'explained.empire-card.32':
    '**{name}.** One building of your choice, new or raised, costs 50 florins less. You name it when it is listed. Not below nothing, not off its points, and not together with card 33.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.33': 'One building costs half',
  'explained.empire-card.33':
    '**{name}.** One building of your choice, new or raised, costs half. You name it when it is listed. Not off its points, and not together with card 32.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.34': 'A unit anywhere outside your home',
  'explained.empire-card.34':
    '**{name}.** Place a unit, no captain, anywhere outside your home. It enters as if it had marched: a horde may rise, and it may be an attack without war.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.35': 'A unit joins your battle',
  'explained.empire-card.35':
    '**{name}.** A unit, no captain, joins your battle between two rounds, ashore.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.36': 'Put up to 300 florins on the card, or take them with 50 % more',
  'explained.empire-card.36':
    '**{name}.** Put up to 300 florins on the card, or take those that lie on it with 50 % more. Florins on it are no cash; the bonus is rounded down.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.37': 'Half of the interest the others pay this turn',
  'explained.empire-card.37':
    '**{name}.** You receive half of the interest that the others pay this turn. Played in phase 3, for what is still to be paid.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.38': '50 florins less interest',
  'explained.empire-card.38':
    '**{name}.** You pay 50 florins less interest, not below nothing. Played in any phase before it is paid.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.39': 'A unit you would destroy is taken prisoner',
  'explained.empire-card.39':
    '**{name}.** A unit you would destroy is taken prisoner. By any damage of the battle except the enemy’s own losses, from when the card is played on; never a barbarian.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.40': 'Capture at full value from two to one',
  'explained.empire-card.40':
    '**{name}.** You capture at full value from two to one on, where you have declared a capture.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.41': 'The penalty of a capture is 2 less',
  'explained.empire-card.41':
    '**{name}.** What your value loses for a capture is 2 less, not below nothing.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.42': 'The event spares 1 to 3 territories',
  'explained.empire-card.42':
    '**{name}.** The event spares 1 to 3 territories, as you named them. A d6 says how many: one on 1 and 2, two on 3 and 4, three on 5 and 6.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.43': 'The event spares a territory',
  'explained.empire-card.43':
    '**{name}.** The event spares one territory, with everybody’s pieces there.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.44': 'Ready a turned card of anybody',
  'explained.empire-card.44':
    '**{name}.** Ready a turned card of anybody, but not one that is just taking effect.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.45': '50 florins: ready a turned card of anybody',
  'explained.empire-card.45':
    '**{name}.** For 50 florins, ready a turned card of anybody, but not one that is just taking effect.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.46': 'A die shows one less',
  'explained.empire-card.46':
    '**{name}.** A die that was just thrown shows one less, never below 1. Any die: of a battle with its shots before any damage, of a card, a galley, an event, or of the barbarians. Equal dice that come of it multiply. You are asked where one less would do something; played by an order it is for the melee.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.47': 'Two dice show one less',
  'explained.empire-card.47':
    '**{name}.** Two dice that were just thrown show one less each, never below 1.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.48': '50 florins: cancel the card just played',
  'explained.empire-card.48':
    '**{name}.** For 50 florins, cancel the card just played: any card of another, for its ability or its points, on a list of purchases too. It stays turned.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.49': 'Cancel the card just played',
  'explained.empire-card.49':
    '**{name}.** Cancel the card just played: any card of another, for its ability or its points, on a list of purchases too. It stays turned.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.50': '1 to 3 things of yours are not plundered this turn',
  'explained.empire-card.50':
    '**{name}.** 1 to 3 things of yours are not plundered this turn, wherever each is. You name them, and a d3 says how many: transports and engines with their cargo, also abroad and at sea; buildings; the cubes of a market. An enemy who must keep one and has no token for it leaves it to you.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.51': 'One thing of yours is not plundered this turn',
  'explained.empire-card.51':
    '**{name}.** One thing of yours is not plundered this turn: a transport or engine with its cargo, wherever it is, a building, or the cubes of a market.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.52': 'Each of your engines fires once more, all battle',
  'explained.empire-card.52':
    '**{name}.** Each of your engines fires once more, for the whole battle, even where nobody serves it.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.53': 'An engine goes as far as its army',
  'explained.empire-card.53':
    '**{name}.** An engine goes as far as the army it accompanies.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.54': 'An engine carries 1 to 3 units this turn',
  'explained.empire-card.54':
    '**{name}.** Until the end of the turn an engine carries 1 to 3 units, by a d3, in every phase. It moves as an engine and still fires.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.55': 'A transport passes unseen through enemies',
  'explained.empire-card.55':
    '**{name}.** One transport passes enemies unseen, with all that it carries. Where it arrives everything holds as usual.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.56': 'All transports of a territory pass unseen',
  'explained.empire-card.56':
    '**{name}.** All transports of one territory pass enemies unseen, with all that they carry. Where they arrive everything holds as usual.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.57': 'A point of any colour',
  'explained.empire-card.57':
    '**{name}.** A point of any colour of which you know a technology.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.58': 'Two points of one colour',
  'explained.empire-card.58':
    '**{name}.** Two points of one colour of which you know a technology.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.59': 'The card just played gives its points too',
  'explained.empire-card.59':
    '**{name}.** The card just played, anybody’s, gives its points as well as its ability.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.60': 'Double the points of a card',
  'explained.empire-card.60':
    '**{name}.** The points of a card are doubled: of anybody’s that is being turned for them, or of a ready one of your own.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.61': 'Draw three events and choose one',
  'explained.empire-card.61':
    '**{name}.** Draw three events and choose one. The others, and the card that was drawn, go under the deck.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.62': 'Draw other Empire cards instead',
  'explained.empire-card.62':
    '**{name}.** When you buy a card, draw other Empire cards instead. The first go under the deck.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.63': 'Move a market cube to a neighbouring zone',
  'explained.empire-card.63':
    '**{name}.** Move a cube of a market to a neighbouring zone, three territories or seas away at most, where its colour neither lies nor is printed.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.64': 'The sale that ends your route has the market bonus too',
  'explained.empire-card.64':
    '**{name}.** The sale that ends your route has the bonus of the market too.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.65': '100 florins: a horde of your own until the end of the turn',
  'explained.empire-card.65':
    '**{name}.** For 100 florins, a horde of your own until the end of the turn, in a land you hold with units. It is made as the barbarian dice say, as far as there are pieces.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.66': 'Up to 2 of your units fight with a horde',
  'explained.empire-card.66':
    '**{name}.** Up to 2 of your units fight with a horde, from one territory or one each from two. Any horde while nothing is fought, otherwise that of a battle of others. What is left comes home at the end of the turn.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.67': 'A unit of a leaderless army is a captain I this turn',
  'explained.empire-card.67':
    '**{name}.** A unit of an army without a leader, anybody’s in a battle ashore, is a captain I until the end of the turn.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.68': 'A captain rises a level this turn',
  'explained.empire-card.68':
    '**{name}.** A captain, anybody’s in a battle ashore, rises a level until the end of the turn, to level III at most.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.69': 'Raise a civil building below its military one',
  'explained.empire-card.69':
    '**{name}.** Raise a civil building by a level where it is below the military one of its territory, free of florins and points.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.70': 'Raise a military building below its civil one',
  'explained.empire-card.70':
    '**{name}.** Raise a military building by a level where it is below the civil one of its territory, free of florins and points, with its control token.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.71': '20 florins for each point you give up',
  'explained.empire-card.71':
    '**{name}.** 20 florins for each point you give up. Points bought for a use do not count.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',
  'about.empire-card.72': '100 florins for each pair of points of two colours',
  'explained.empire-card.72':
    '**{name}.** 100 florins for each pair of points of two colours that you give up.[ Or turned for points: {points}.] Objective: {objective} (token: {gear}).',

  // Each technology, likewise.
  'about.technology.carpentry': 'Build and raise transports: wagons, galleys, caravans, ships',
  'explained.technology.carpentry':
    '**{name}.** A point and 100 florins for each level of a transport, or of what is added to it. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.logistics': 'A step by sea for land vehicles, by land for ships',
  'explained.technology.logistics':
    '**{name}.** A point for each step that a war wagon, caravan or engine makes out to sea, or a ship over land, in the next move. Each ends on its own element, a ship also on a coast; the step back to land is free. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.machinery': 'A crew fights in the melee too',
  'explained.technology.machinery':
    '**{name}.** A point for an engine: its crew fights in the melee too, until the end of the turn. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.cartography': 'Movement points, or a unit goes a step',
  'explained.technology.cartography':
    '**{name}.** Two points for each movement point of a vehicle, also one that has stopped, and its units may be carried again. Or, outside your own full move, a wagon with its units or a single unit by itself goes a step and fights at once. If you have won at the end of your full move, you are asked whether you go on so before the turn passes on. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.commerce': 'Each cube sold brings 25, 50 or 100 more',
  'explained.technology.commerce':
    '**{name}.** A point for each cube of the next sale, which brings 25, 50 or 100 florins more by the civil building of the zone (village, town, city). Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.market': '50 florins on the next sale or purchase',
  'explained.technology.market':
    '**{name}.** A point for each 50 florins on the next sale or off the next purchase, which is never free. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.control': 'Move a placed cube',
  'explained.technology.control':
    '**{name}.** A point to move a placed cube between two neighbouring zones; you control one of them, and one of them holds a trade transport of yours. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.guilds': 'Stages of your route count as reached',
  'explained.technology.guilds':
    '**{name}.** Two points for each stage of your route that counts as reached, at any time; never the destination. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.edict': 'Cross nobody’s land without a horde',
  'explained.technology.edict':
    '**{name}.** Two points for each territory of nobody’s that your next move crosses without a horde. It may not end there without one. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.law': 'Put your rebellion in nobody’s land',
  'explained.technology.law':
    '**{name}.** A point to put a rebellion of your own into a territory of nobody’s, without units, beside your home. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.nation': 'Move barbarians to an adjacent territory',
  'explained.technology.nation':
    '**{name}.** A point for each barbarian that goes to an adjacent territory, where it fights or plunders at once. A battle that has no barbarian left is over and the land taken. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.influence': 'Win over barbarians',
  'explained.technology.influence':
    '**{name}.** Two points for each barbarian beside your home or lands, or in your battle, that becomes a unit of yours; what is left fights at once. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.art-of-war': 'Recruit and promote captains',
  'explained.technology.art-of-war':
    '**{name}.** A point and 100 florins for each level of a captain, or of what is added to one. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.promotion': 'A fighting unit counts as another',
  'explained.technology.promotion':
    '**{name}.** A point for each step by which a fighting unit of either side counts as another until the end of the turn. The steps: light infantry or archer, heavy infantry, cavalry, captain I, II, III. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.tactics': 'Choose who takes your damage',
  'explained.technology.tactics':
    '**{name}.** A point for each point of damage you deal whose type of target you name, as many as that type bears. When the dice lie, no more than they deal; before the round also for those of archers and Strategy. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.strategy': 'Damage before the melee',
  'explained.technology.strategy':
    '**{name}.** Two points for each point of damage before the melee, without a die, as many as the enemy bears. A building may take it off as it does archers’. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.masonry': 'Build villages, towns and cities',
  'explained.technology.masonry':
    '**{name}.** A point and 100 florins for each level of a civil building. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.architecture': 'Build towers, forts and castles',
  'explained.technology.architecture':
    '**{name}.** A point and 100 florins for each level of a military building. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.mathematics': 'Build siege engines',
  'explained.technology.mathematics':
    '**{name}.** A point and 100 florins for each level of a siege engine. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.engineering': 'Raise a building or engine for nothing',
  'explained.technology.engineering':
    '**{name}.** Two points to raise a building or an engine by a level without florins; while purchases are made it stands on the list. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.religion': 'Build cathedrals',
  'explained.technology.religion':
    '**{name}.** A point and 300 florins for a cathedral. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.monasticism': 'Turn a violet point into another colour',
  'explained.technology.monasticism':
    '**{name}.** A violet point that you made becomes one of another colour. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.proselytism': 'Use a neighbour’s card',
  'explained.technology.proselytism':
    '**{name}.** A point to use the ability or the points of a card of a neighbour, ready or turned, each once a turn; the card stays as it is. Level {level}, {branch}: {florins} florins, after the levels below it.',
  'about.technology.flight-of-time': 'Use a neighbour’s technology once',
  'explained.technology.flight-of-time':
    '**{name}.** Two points to use a technology of a neighbour once in the phase, at its own cost. Level {level}, {branch}: {florins} florins, after the levels below it.',
} as const;
