/**
 * What the things are among which people choose: `about.<entry>` is a line of at most 100 characters, `explained.<entry>`
 * a card of at most 500. Numbers in brackets depend on the moment.
 */
export const en = {
  // A nation in a line: when, how strong, what for. Its card is made of the facts.
  'about.nation.carthage': 'Turns 1–5: 19 Infantry by sea, an Invasion. The south coast; then 3 VP a unit to Narbonne.',
  'about.nation.galicien': 'To the end: at most 7 Infantry in the north-west. Galicia and Asturias score all game.',
  'about.nation.cantabrien': 'Turns 1–8: at most 8 Infantry in the north. 3 VP for each Elite of ROME; then VISIGOTHS.',
  'about.nation.lusitanien':
    'Turns 1–12: at most 12 Infantry in the west. Viriathus defies ROME on turn 5; then BADAJOZ.',
  'about.nation.basque': 'Turns 1–13: at most 8 Infantry by the Pyrenees. 3 VP for each Elite of ROME; then NAVARRE.',
  'about.nation.celte': 'To the end: at most 8 Infantry in the south-west. Algarve and Lisbon score all game.',
  'about.nation.ibere': 'Turns 1–3: at most 13 Infantry, centre and east. 2 VP for Infantry of CARTHAGE; then ROME.',
  'about.nation.rome': 'Turns 2–5: up to 40 Elites, free Forts, an Invasion. South and East; then HISPANO-ROMANS.',
  'about.nation.hispano-romain': 'From turn 6: at most 8 of ROME’s units, and its Forts. The south and the south-east.',
  'about.nation.vandale': 'Turns 6–9: 15 Infantry, an Invasion to the south; then 1 VP a unit to Africa. No gold.',
  'about.nation.alain': 'Turns 6–10: 12 Infantry, 5 Cavalry, an Invasion. The centre and Lusitania; then gone.',
  'about.nation.sueve': 'Turns 6–13: 13 Infantry, an Invasion of the north-west, to stay there; then LEÓN.',
  'about.nation.wisigoth': 'Turns 6–12: 32 Infantry, Castles, all Hispania by turn 9; then CASTILE in the north.',
  'about.nation.byzance': 'From turn 9 to the end: 16 Infantry by sea. The south-east coast and the islands.',
  'about.nation.omeyyad': 'Turns 11–14: 8 Cavalry, 20 Infantry and more, an Invasion with zeal; then four emirates.',
  'about.nation.franc': 'Turns 9–15: few Infantry in the north-east, Roland on turn 12, Knights; then ARAGON.',
  'about.nation.aragon': 'From turn 16: the FRANKS’ heir. Ramirez’ crusade on turn 16; 3 VP for Muslim Castles.',
  'about.nation.badajoz-nation':
    'From turn 12: heir in the west, 6 Infantry or more, 3 Castles. 3 VP for Christian Knights.',
  'about.nation.saragosse-nation':
    'From turn 15: 12 Infantry, 3 Castles in up to 6 provinces by the Ebro. 3 VP for Knights.',
  'about.nation.navarre': 'From turn 14: the BASQUES’ heir, Sancho on turn 15. Pamplona and the Basque Country.',
  'about.nation.leon-nation':
    'From turn 14: the SUEBI’s heir, 6 units. León and the north-west; 3 VP for Muslim Castles.',
  'about.nation.castille': 'From turn 13: 11 units of the north, later Knights. 5 VP for Muslim Leaders; Toledo.',
  'about.nation.seville-nation': 'From turn 15: 12 units and the Castles of the UMAYYADS. Seville, Córdoba, Toledo.',
  'about.nation.valence-nation': 'From turn 15: 5 Infantry and a Castle. Valencia, the coast and the islands.',
  'about.nation.grenade-nation': 'From turn 15: 7 Infantry and a Castle. Granada, Gibraltar and the south-east.',
  'about.nation.el-cid': 'From turn 17: 3 Knights, 5 Infantry. Fights for pay, then 5 VP for conquering Valencia.',
  'about.nation.almoravide': 'From turn 18: 26 Elites, an Invasion with zeal. The Muslim south; 2 VP for Knights.',
  'about.nation.croisade': 'Turn 20 only: 3 Knights, 5 Infantry by sea, a Fury. 5 VP for each Muslim Castle.',
  'about.nation.almohade': 'Turns 20–21: 22 Elites, an Invasion. 5 VP for Christian Castles, 3 for Muslim ones.',
  'explained.nation':
    '**{nation}**[ · {seat}][ · {score} VP so far]\n{what}[\nComes: {comes}.][\nIts land at the end of turn {turn}: {land}.][ {sum} VP in all.][\nOn the board: {units}.][\nLeast bid: {least} VP, taken from your score.][ Not beside {rivals}.]\nIts whole card: `/nation`.',
  'about.group.any': 'its nations[: {nations}]',
  'explained.group.any':
    '**{group}**: you play all its nations, each when its time comes[: {nations}]. Your bid is taken from your final score; the highest bid gets the group.',

  // The event counters (10.3): a line for menus, a card with the moment.
  'about.event.armee': 'A free unit of a kind it has',
  'explained.event.armee':
    '**Army** – in your nation’s purchases: a free unit of a kind that it has, no Castle, Fort or Leader. It does not count in the limit of one new unit a province.[ {count} of the {total} counters.]',
  'about.event.bravoure': 'A unit strikes twice, before all others',
  'explained.event.bravoure':
    '**Bravery** – before the dice of a round: one of your units, no Castle, attacks twice before all others, at one or two kinds of target, no Castle. What it destroys does not shoot back.[ {count} of the {total} counters.]',
  'about.event.chateau-fort': 'A free Castle, from turn 8',
  'explained.event.chateau-fort':
    '**Castle** – in your nation’s purchases, from turn 8: a free Castle where it has no Castle or Fort. Saves 8 gold; also for a nation that has none on its card (two special counters).[ {count} of the {total} counters.]',
  'about.event.de': 'The round is thrown again',
  'explained.event.de':
    '**Die** – after the dice of a round you take part in: both sides throw the round again; the first result does not count. Worth most after a bad round.[ {count} of the {total} counters.]',
  'about.event.embuscade': 'Defender in a plain: both fight as in mountains',
  'explained.event.embuscade':
    '**Ambush** – before the first dice, for a defender in a plain: both sides fight by the mountain numbers. Cavalry then hits on 8 or 9 instead of 4 or 5.[ {count} of the {total} counters.]',
  'about.event.fougue': 'After the combat, one stack moves and fights again',
  'explained.event.fougue':
    '**Fury** – after your nation’s combats: the units of one province move and fight once more, with +1 unit in the attack (+2 with a Leader).[ {count} of the {total} counters.]',
  'about.event.indiscipline': 'An enemy Knight falls to the first hit',
  'explained.event.indiscipline':
    '**Indiscipline** – at the start of a combat: one enemy Knight falls to its first hit instead of its second.[ {count} of the {total} counters.]',
  'about.event.invasion': 'One stack moves and fights twice',
  'explained.event.invasion':
    '**Invasion** – in your nation’s purchases: one of its stacks has a second movement and a second combat in this turn, with +2 units in the attack. Not for a nation that invades by its card.[ {count} of the {total} counters.]',
  'about.event.longue-vie': 'A Leader of one turn stays a second',
  'explained.event.longue-vie':
    '**Long life** – at any time before he leaves: one of your Leaders who has one turn only stays a second one.[ {count} of the {total} counters.]',
  'about.event.nul': 'Cancels the event just played',
  'explained.event.nul':
    '**Null** – at once when another plays an event: it has no effect, and its counter is spent all the same. A Null can be cancelled by another Null; a Sign of God cannot.[ {count} of the {total} counters.]',
  'about.event.remise': 'Played counters return to the bag',
  'explained.event.remise':
    '**Reshuffle** – shown as soon as it is drawn: all counters played so far go back into the bag, and the drawer draws another.[ {count} of the {total} counters.]',
  'about.event.retraite': 'Retreat before the first round',
  'explained.event.retraite':
    '**Retreat** – at the start of a combat: your side retreats before the first round, by the usual rules, without a loss. It does not submit by that combat.[ {count} of the {total} counters.]',
  'about.event.ruse': 'Attacker in mountains: both fight as in a plain',
  'explained.event.ruse':
    '**Ruse** – before the first dice, for an attacker in mountains: both sides fight by the numbers of a plain. Cavalry then hits on 4 or 5 instead of 8 or 9.[ {count} of the {total} counters.]',
  'about.event.tactique': '+2 to all its dice in this round',
  'explained.event.tactique':
    '**Tactics** – before the dice of a round: +2 to all dice of your nation in that round, beside a Leader’s. A 1 still misses.[ {count} of the {total} counters.]',
  'about.event.traitrise': 'The enemy Castle falls to the first hit',
  'explained.event.traitrise':
    '**Treachery** – at the start of a combat: an enemy Castle there falls to its first hit instead of its third.[ {count} of the {total} counters.]',
  'about.event.tresor': '6 gold more',
  'explained.event.tresor':
    '**Treasure** – in your nation’s purchases: 6 gold more to spend. Not for a nation that never has gold.[ {count} of the {total} counters.]',

  // Units. The numbers are those needed on a ten-sided die.
  'about.unit.infantry': '[{price} gold. ]Moves 2. In attack hits Infantry and Cavalry on 7, stronger units on 8.',
  'explained.unit.infantry':
    '**Infantry**[, {price} gold] – moves 2 provinces. In attack it hits Infantry and Cavalry on 7 (8 in mountains), Elites, Knights and Castles on 8 (9). In defence Infantry on 7, Elites and Knights on 8, Cavalry on 9 (7). One hit destroys it. It counts in the stack and in the population.',
  'about.unit.elite': 'Moves 3. In attack hits Infantry on 6, Cavalry on 7, stronger units on 8. Not for sale.',
  'explained.unit.elite':
    '**Elite** – moves 3 provinces. In attack it hits Infantry on 6 (7 in mountains), Cavalry on 7 (8), Elites, Knights and Castles on 8 (9). In defence it hits like Infantry. Infantry hits it on 8 only. One hit destroys it. It cannot be bought.',
  'about.unit.cavalry': 'Moves 4. In a plain hits on 4 or 5, in mountains on 8 or 9. Not for sale.',
  'explained.unit.cavalry':
    '**Cavalry** – moves 4 provinces. In attack in a plain it hits Infantry and Cavalry on 4, Elites, Knights and Castles on 5; in mountains on 8 and 9. Defenders in a plain hit it on 9 only (7 in mountains). In defence it hits like Infantry. One hit destroys it. It cannot be bought.',
  'about.unit.knight': '[{price} gold. ]Moves 2. Hits on 5 or 6 in attack and defence, takes two hits.',
  'explained.unit.knight':
    '**Knight**[, {price} gold] – moves 2 provinces. In attack it hits Infantry and Cavalry on 5 (6 in mountains), Elites, Knights and Castles on 6 (7); in defence Infantry on 5, Elites and Knights on 6, Cavalry on 7. It takes two hits; after the first it cannot retreat.',
  'about.unit.crusader': 'A Knight that leaves with Ramirez at the end of turn 16.',
  'explained.unit.crusader':
    '**Crusader** – one of ARAGON’s two Knights of turn 16: an ordinary Knight (two hits, hits on 5 or 6), but he leaves with Ramirez at the end of turn 16.',
  'about.unit.castle': '[{price} gold. ]Never moves or retreats. Three dice, takes three hits; no population.',
  'explained.unit.castle':
    '**Castle**[, {price} gold] – never moves or retreats. In defence it has three dice, one fewer for each hit, and falls to the third; then it is a Ruin. It counts in the stack, not in the population; some nations have income or VP only for provinces with one. One to a province. Beside it each unit stops only one of those who march through, instead of two.',
  'about.unit.fort': 'Free for ROME. Never moves; one die, one hit; no population.',
  'explained.unit.fort':
    '**Fort** – comes free in the provinces that ROME holds or crosses on turns 4 and 5. It never moves or retreats. ROME’s fights like an Elite, the HISPANO-ROMANS’ like Infantry, with one die; one hit destroys it for good. It counts in the stack, not in the population.',
  'about.unit.berber': 'Moves with Al Mansur only. Hits on 7 (5 with him), is hit on 9; leaves after turn 14.',
  'explained.unit.berber':
    '**Berber** – bought by the UMAYYADS for VP on turn 14. He moves with Al Mansur only, up to 3 provinces, outside stack and population limits. He hits any unit on 7 (5 with Al Mansur), and is hit on 9, in any terrain. He leaves at the end of turn 14.',
  'about.leader.any':
    'Leader[ of {nation}][, to the end of turn {last}]: +2 to all dice beside him, 1 province further.',
  'explained.leader.any':
    '[**{leader}**, ]Leader[ of {nation}][, here to the end of turn {last}] – all dice of his side get +2 where he is, two more units may attack with him instead of one, those with him all the way move one province further, and mountains do not stop them. Alone he moves 3 provinces. He throws no die, counts in no limit, and dies when all units beside him are destroyed.',

  // Places.
  'about.province.any':
    '[{terrain}, income {income}][, {held} of {stack} units][; {points} VP for {nation} on turn {turn}][; {foes}]',
  'explained.province.any':
    '[**{province}** – {zone}, {terrain}, income {income} gold, holds {stack} units of a nation, {coast}.][ For {nation} it counts {points} VP at the end of turn {turn}.][ There: {there}.][ Next to it: {near}.]',
  'about.area.afrique': 'Off the board. From here one enters by Cádiz or Gibraltar, in this movement.',
  'explained.area.afrique':
    '**Africa** – off the board. Units that arrive here enter Hispania by Cádiz or Gibraltar, which counts as a province, and may go on. What is still here at the end of the movement is lost. The VANDALS score for units that go there.',
  'about.area.gascogne': 'Off the board, north of the Pyrenees. Who arrives here moves on in this movement.',
  'explained.area.gascogne':
    '**Gascony** – off the board, north of the western Pyrenees. Units that arrive here must leave it in this movement; it costs them no movement. Only ROME, the VISIGOTHS (to turn 9) and the FRANKS may stay or retreat there.',
  'about.area.narbonne': 'Off the board, north of the Pyrenees. Who arrives here moves on in this movement.',
  'explained.area.narbonne':
    '**Narbonne** – off the board, north of the eastern Pyrenees. Units that arrive here must leave it in this movement; it costs them no movement. ROME, the VISIGOTHS (to turn 9) and the FRANKS may stay there; CARTHAGE (turn 2) and the UMAYYADS (turns 11, 12) score for units that go there.',
  'about.area.sea': 'From here one lands at an open anchor; what stays at sea is lost without naval supremacy.',
  'explained.area.sea':
    '**At sea** – units land at an open anchor (Valencia, Dénia, Cartagena, Gibraltar, Cádiz, Seville, Majorca, Ibiza), which counts as a province, and may go on. What is still at sea at the end of the movement is lost, except for a nation with naval supremacy: BYZANTIUM on turns 9 and 10, the UMAYYADS on turn 12.',

  // Standing orders: what each kind settles in advance. Nobody else sees them.
  'about.choice.stand': 'How long your units stand when attacked, without asking you after each round.',
  'explained.choice.stand':
    '**Stand in battle** – after each round of a battle you would be asked whether to retreat. This order answers: to the end, until half of the units are lost, or for the first round only. For one nation and province or for all; the most particular order counts.',
  'about.choice.retreat': 'Where your units go when they leave a battle or must retreat.',
  'explained.choice.retreat':
    '**Where to retreat** – the province to which units retreat from a battle or are forced to leave. If they cannot go there, you are asked. Several orders are tried in their order.',
  'about.choice.submit': 'Whether your nation submits to a nation that attacks it.',
  'explained.choice.submit':
    '**Submission** – your answer when your nation, attacked and small, may submit: yes or no, to one suzerain or to any. “Must” on its card leaves no choice.',
  'about.choice.target': 'At which kind of unit all your dice aim first, if there is one.',
  'explained.choice.target':
    '**First target** – in battles your dice aim first at this kind of enemy unit where there is one, and otherwise where they hit most easily. You are not asked for targets then.',
  'about.choice.pass': 'Which events you let pass, so that you are not asked about them.',
  'explained.choice.pass':
    '**Let an event pass** – you are not asked whether you play this event, or a Null against one; you may except the events of one nation.',
  'about.choice.ignore': 'No questions about events in battles you take no part in.',
  'explained.choice.ignore':
    '**Events in others’ battles** – when others fight and one plays an event, you are not asked for a Null. For one nation or for all.',
  'about.choice.purchase': 'What your nation buys at once when tribute overflows its reserve.',
  'explained.choice.purchase':
    '**Purchase by a suzerain** – when a vassal’s tribute takes your reserve over its limit, gold would be lost. This order buys a unit at once, or nothing.',
  'about.choice.capital': 'Which province becomes the capital when a retreat there needs room for one more.',
  'explained.choice.capital':
    '**Capital in a retreat** – a capital holds one unit more. This province becomes your nation’s capital when retreating units would find no room there otherwise.',
  'about.choice.bid': 'Up to how many VP you bid for a nation, without being asked each time.',
  'explained.choice.bid':
    '**Bid in an auction** – your most for one nation. In an open auction it outbids others by as little as it must; a sealed bid is written at that much. 0: you do not bid.',
  'about.choice.mission': 'Whether EL CID fights for a nation that asks him on turn 17.',
  'explained.choice.mission':
    '**EL CID’s missions** – your answer to recruiters, one or all. If he goes, he goes as strong as the province holds. You score the gold he is paid.',
  'about.choice.end': 'Nobody retreats, whatever happens.',
  'explained.choice.end': '**To the end** – your units fight until one side is gone. You are not asked again.',
  'about.choice.half': 'They retreat when half of those who stood there at the start are lost.',
  'explained.choice.half':
    '**Until half are lost** – your units stand until half of their number at the start of the battle is gone, and then retreat if they can; Castles, Forts and wounded Knights stay.',
  'about.choice.first': 'They retreat after the first round.',
  'explained.choice.first':
    '**The first round only** – your units fight one round and then retreat if they can; Castles, Forts and wounded Knights stay.',
  'about.choice.any': 'For all; an order for a particular one counts more.',
  'explained.choice.any':
    '**Any** – the order holds for all of them. If you also give one for a particular nation, province or event, that one is followed there.',
  'about.choice.none': 'Nothing of the kind.',
  'explained.choice.none': '**None** – nothing is bought, excepted or replaced.',
  'about.choice.sign': 'Once a game: a round you take part in is thrown again.',
  'explained.choice.sign':
    '**Sign of God** – once in the game, after the dice of a round in which a nation of yours fights: both sides throw it again, and the first result does not count. Nothing cancels it.',
  'about.choice.aside': 'Off the board, where counters wait.',
  'explained.choice.aside':
    '**Beside the board** – a rebuilt Castle comes from the counters not in use, so that none is taken down elsewhere; EL CID’s units wait there between their fights.',
  'about.choice.ask-me': 'You are asked where to when the time comes.',
  'explained.choice.ask-me':
    '**Ask me then** – they stand until half are lost; where they go is asked when it comes to that.',

  // Answers.
  'about.choice.yes': 'The battle ends; half the income and VP while it lasts, but the suzerain is no enemy.',
  'explained.choice.yes':
    '**Yes, submit** – the battle ends, and all units of the suzerain leave your nation’s provinces. While it lasts they do not fight each other, your nation keeps half its income (rounded down) and half the VP it earns (rounded up), and its provinces count for the suzerain too. It plays on by itself, and is free again on the turn its card names, or when the suzerain is gone.',
  'about.choice.no': 'The battle goes on; you are asked again after each round.',
  'explained.choice.no':
    '**No, stay free** – the battle goes on. You may still retreat, and are asked again after each further round in which both have a unit left.',
  'about.choice.accept': 'EL CID fights there now; you score the gold that he is paid.',
  'explained.choice.accept':
    '**Accept** – you choose who goes, as many as the province holds and two more; they attack at once. For each Infantry or Cavalry destroyed or driven off he is paid 1 gold, 2 for a Knight, 3 for a Castle, each as a VP for you; the recruiter scores what is destroyed. Then they come back; what is lost is lost.',
  'about.choice.refuse': 'EL CID stays off the board; nothing is lost.',
  'explained.choice.refuse':
    '**Refuse** – EL CID’s units stay whole for other recruiters, and for Valencia in his own turn. The recruiter cannot ask again this turn.',
  'about.choice.claim': 'You have the nation at its least bid; if another claims it too, you two bid.',
  'explained.choice.claim':
    '**Claim it** – you are below the least number of nations, and take this one for its least bid. If another claims it as well, only those who claimed bid for it.',
  'about.choice.waive': 'You do not claim it, and may bid like the others.',
  'explained.choice.waive':
    '**Leave it** – you do not use your right; if nobody does, the nation is auctioned, and you may bid.',

  // The set-up.
  'about.setup.scenario.A': 'Turns 1–13, 320 BC to 929: CARTHAGE to the UMAYYADS. The shortest, best to begin with.',
  'explained.setup.scenario.A':
    '**A**, turns 1 to 13, standard or advanced: from CARTHAGE and ROME over the barbarians and the VISIGOTHS to the UMAYYADS. The shortest; 3 to 6 nations for each player. In the standard version the groups of ROME, CARTHAGE, the GALICIANS and the CANTABRIANS start with 3, 16, 8 and 0 VP to make up for the nations that do not come.',
  'about.setup.scenario.B': 'Turns 4–15, advanced only: ROME’s Invasion to the emirates. 3 to 6 nations each.',
  'explained.setup.scenario.B':
    '**B**, turns 4 to 15, advanced version only: begins with ROME’s Invasion and ends with the first emirates. Nations are auctioned; each player has 3 to 6 of them.',
  'about.setup.scenario.C': 'Turns 4–19: ROME’s Invasion to EL CID and the ALMORAVIDS. Long.',
  'explained.setup.scenario.C':
    '**C**, turns 4 to 19, standard or advanced: begins with ROME’s Invasion and leads to the Reconquista, EL CID and the ALMORAVIDS. 4 to 8 nations for each player in the advanced version.',
  'about.setup.scenario.D': 'Turns 1–19: the whole story from CARTHAGE to the ALMORAVIDS. Very long.',
  'explained.setup.scenario.D':
    '**D**, turns 1 to 19, standard or advanced: everything from CARTHAGE’s landing to the ALMORAVIDS. 4 to 8 nations for each player in the advanced version.',
  'about.setup.scenario.E': 'Turns 1–21, advanced only: D and two turns more, with CRUSADE and ALMOHADS.',
  'explained.setup.scenario.E':
    '**E**, turns 1 to 21, advanced version only: scenario D, and then the CRUSADE and the ALMOHADS on turns 20 and 21, with tables of their own for the last turn.',
  'about.setup.version.standard': 'Four players, each with a fixed group of nations. To learn the game.',
  'explained.setup.version.standard':
    '**Standard** – four players; the nations are four fixed groups of equal strength, one for each player. No auctions: one begins to play at once.',
  'about.setup.version.advanced': 'Four or five players; nations are auctioned for VP when they appear.',
  'explained.setup.version.advanced':
    '**Advanced** – four or five players; each starts with a major nation at its initial score, and the other nations are auctioned on the turn they appear. A bid is taken from the final score; incompatible nations are never in one hand.',
  'about.setup.groups.seated': 'First seat: group of CARTHAGE, then UMAYYADS, VISIGOTHS, ROME.',
  'explained.setup.groups.seated':
    '**By the order of seats** – who joined first has group 1 (CARTHAGE), the next group 2 (UMAYYADS), 3 (VISIGOTHS) and 4 (ROME); in the advanced version they choose their major nation in that order.',
  'about.setup.groups.drawn': 'Chance decides who plays which group.',
  'explained.setup.groups.drawn':
    '**Drawn by lot** – the groups are dealt at random; in the advanced version the order of choosing a major nation is.',
  'about.setup.events.on': '27 secret counters: two each at the start and on turns 4, 8, 12 and 16.',
  'explained.setup.events.on':
    '**With events** – each player holds secret counters, played once each: a free unit, 6 gold, a second movement, a trick in battle, or a Null against another’s. In play by post the others are asked before each battle and round, which takes time; standing orders shorten it.',
  'about.setup.events.off': 'No event counters: faster, and nothing hidden.',
  'explained.setup.events.off':
    '**Without events** – no secret counters. Battles go faster, as nobody is asked for one.',
  'about.setup.sign-of-god.on': 'Once a game each player may have a round thrown again.',
  'explained.setup.sign-of-god.on':
    '**With the Sign of God** – once in the game each player may have a round of a battle in which his nation fights thrown again by both sides.',
  'about.setup.sign-of-god.off': 'What is thrown is thrown.',
  'explained.setup.sign-of-god.off': '**Without the Sign of God** – no round is thrown again, but by the event Die.',
  'about.setup.submission-of-all.on':
    'Every small nation may submit to one twice its size, not only those of the cards.',
  'explained.setup.submission-of-all.on':
    '**Submission of all** – after a round of battle any nation with at most half the other’s units may submit to it, beyond what the cards say; a few never do. More deals, and more ways to survive.',
  'about.setup.submission-of-all.off': 'Only the nations whose cards say so may or must submit.',
  'explained.setup.submission-of-all.off':
    '**Submission by the cards** – only those small nations submit whose cards name a suzerain.',
  'about.setup.group-bids.on': 'Secret bids in VP decide who plays which group or major nation.',
  'explained.setup.group-bids.on':
    '**Groups are bid for** – each writes a secret bid for each group (in the advanced version, for each major nation). The highest bidder without one gets it; his bid is taken from his final score.',
  'about.setup.group-bids.off': 'Groups as the option “groups” says, without bids.',
  'explained.setup.group-bids.off':
    '**No bids for groups** – they go by the order of seats or by lot, and cost nothing.',
  'about.setup.secret-bids.on': 'Advanced: each auction is one sealed bid each. Faster by post.',
  'explained.setup.secret-bids.on':
    '**Sealed bids** (advanced version) – for each nation all write one secret bid at the same time; the highest has it, and equals bid once more. Faster by post than raising bids in turn.',
  'about.setup.secret-bids.off': 'Advanced: bids are open and raised in turn.',
  'explained.setup.secret-bids.off':
    '**Open bids** (advanced version) – bids are raised in turn until nobody raises; you pay your last bid, often less than you would have written.',
  'about.setup.barbarian.on': 'Advanced: more VP for provinces, Castles and kills. More war.',
  'explained.setup.barbarian.on':
    '**Barbarian Hispania** (advanced version) – each province scores the better of card and income, each Castle 2 VP; kills score at least 5 for a Leader, 3 for a Knight or Castle of another religion, 2 for an Elite, Cavalry or Fort. Fighting pays more.',
  'about.setup.barbarian.off': 'VP as the cards say.',
  'explained.setup.barbarian.off': '**As the cards say** – provinces and kills score what each nation’s card prints.',
} as const;
