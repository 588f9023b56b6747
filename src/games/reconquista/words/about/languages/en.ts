/** What things are: `about` a line of at most 100 characters, `explained` a card of at most 500. */
export const en = {
  // The starts: turns left, points and income at the start, what it is like.
  'about.setup.scenario.1': '20 turns, 1 point, income 2: the whole story from one city, Oviedo. Very hard.',
  'about.setup.scenario.2': '19 turns, 1 point, income 3: the whole story with a little more ground. Very hard.',
  'about.setup.scenario.3': '18 turns, 5 points, income 4: Asturias is free, two Armies stand in Leon. Hard.',
  'about.setup.scenario.4': '17 turns, 5 points, income 4: nearly all of Asturias and Aragon. Hard.',
  'about.setup.scenario.5': '16 turns, 6 points, income 4: a long game with a foothold in Portugal. Hard.',
  'about.setup.scenario.6': '15 turns, 9 points, income 4: Portugal free; good for a first long game. Fairly hard.',
  'about.setup.scenario.7': '14 turns, 7 points, income 4: many fronts, Rebels in Galicia. Fairly hard.',
  'about.setup.scenario.8': '13 turns, 3 points, income 3: Almanzor at the gates; survive first. Very hard.',
  'about.setup.scenario.9': '12 turns, 5 points, income 4: the Muslims have a single Army left. Medium.',
  'about.setup.scenario.10': '11 turns, 6 points, income 4: the time of El Cid, half a game. Medium.',
  'about.setup.scenario.11': '10 turns, 8 points, income 4: your Army inside Muslim Toledo. Medium.',
  'about.setup.scenario.12': '9 turns, 13 points, income 5: an even game of medium length. Medium.',
  'about.setup.scenario.13': '8 turns, 12 points, income 5: good for a first game. Medium.',
  'about.setup.scenario.14': '7 turns, 13 points, income 5: Cordoba is yours; finish the conquest. Medium.',
  'about.setup.scenario.15': '6 turns, 23 points, income 7: above the line; stay there. Easy.',
  'about.setup.scenario.16': '5 turns, 24 points, income 7: a short game that teaches the rules. Easy.',
  'about.setup.scenario.17': '4 turns, 24 points, income 7: two Muslim Armies left, in Algeciras. Easy.',
  'about.setup.scenario.18': '3 turns, 25 points, income 7: one more point is a decisive victory. Easy.',
  'about.setup.scenario.19': '2 turns, 22 points, income 6: Granada behind its fort; a quick try. Easy.',
  'about.setup.scenario.20': '1 turn, 23 points, income 6: a puzzle; can you reach 30? Easy.',
  'explained.setup.scenario.1':
    '**Turn 1 (721)** – The Muslims hold nearly the whole peninsula, but around 720 the noble Pelagius has beaten one of their garrisons in the far north. You have one Army, Garrisons in Oviedo and Pamplona, and a single city, Oviedo: if it falls, the game is over. 20 turns, 1 point, income 2. The whole story, for players who do not mind an early defeat. Very hard.',
  'explained.setup.scenario.2':
    '**Turn 2 (760)** – The first attacks on the Asturias have failed. The Umayyad empire has fallen, and the Emirate of Cordoba takes its place in Spain. Santiago and Galicia are yours; Leon is not yet. 19 turns, 1 point, income 3. For those who want the whole story with a little more ground under their feet. Very hard.',
  'explained.setup.scenario.3':
    '**Turn 3 (800)** – Muslim rebels have taken Seville, and Charlemagne has marched into Aragon. Asturias is free, and two Armies stand ready in Leon. 18 turns, 5 points, income 4. For players who like to attack from the first turn. Hard.',
  'explained.setup.scenario.4':
    '**Turn 4 (837)** – Nearly all of Asturias and Aragon is in Christian hands. Aragon is the Spanish March: loyal to France, and more independent with every year. 17 turns, 5 points, income 4. For players who build up patiently. Hard.',
  'explained.setup.scenario.5':
    '**Turn 5 (876)** – Vikings raid the west coast. The pilgrimage to Santiago begins, and in Cordoba Christians die as martyrs: Cordoba is now a Christian city in Muslim hands. 16 turns, 6 points, income 4. Special rule: the Muslim Garrison of Porto is left out (6.2). A long game with a foothold in Portugal. Hard.',
  'explained.setup.scenario.6':
    '**Turn 6 (915)** – War has emptied the land, and the Christian kings settle it again. Leon becomes the capital of a new kingdom, and Portugal is free of Muslims. 15 turns, 9 points, income 4. A good start for a first long game. Fairly hard.',
  'explained.setup.scenario.7':
    '**Turn 7 (954)** – The Christian kingdoms fight among themselves, and Rebels hold Galicia. Your Armies stand in Salamanca and Porto, but Zaragoza is a strong base for Muslim attacks. 14 turns, 7 points, income 4. For players who like many fronts. Fairly hard.',
  'explained.setup.scenario.8':
    '**Turn 8 (993)** – Almanzor, with help from North Africa, has sacked Barcelona and plundered Santiago, whose doors and bells now adorn the mosque of Cordoba. Two Muslim Armies stand in Santiago and three in Leon, at the gates of Oviedo. 13 turns, 3 points, income 3. For experts: survive first. Very hard.',
  'explained.setup.scenario.9':
    '**Turn 9 (1032)** – After Almanzor the Caliphate falls apart into small rival states, the Taifas, and Berber rebels hold Cordoba. The Muslims have one Army left on the whole board. 12 turns, 5 points, income 4. For players who want to strike while the enemy is weak. Medium.',
  'explained.setup.scenario.10':
    '**Turn 10 (1071)** – Castile, once a border county of Leon, has become a kingdom. Only the quarrels of the Christians, and soon the Almoravids from Africa, save the Taifas; it is the time of El Cid. 11 turns, 6 points, income 4. A game of half length. Medium.',
  'explained.setup.scenario.11':
    '**Turn 11 (1110)** – Toledo has fallen to the Christians; the Taifas called the Almoravids to help, who took them over. El Cid is dead, and Zaragoza is Muslim again. Your Army in Toledo stands inside a Muslim city. 10 turns, 8 points, income 4. For players who like to defend a bold advance. Medium.',
  'explained.setup.scenario.12':
    '**Turn 12 (1149)** – Crusaders helped to take Lisbon in 1147, and Aragon has won Zaragoza. In Africa the Almohads are pushing the Almoravids aside. Your troops in Zaragoza and Toledo hold Muslim cities. 9 turns, 13 points, income 5. An even game of medium length. Medium.',
  'explained.setup.scenario.13':
    '**Turn 13 (1188)** – The Almohads rule most of Muslim Iberia from Seville. Leon and Castile draw closer by marriage, and Portugal is a kingdom of its own. A Military Order stands in Toledo. 8 turns, 12 points, income 5. A good start for a first game. Medium.',
  'explained.setup.scenario.14':
    '**Turn 14 (1227)** – At Las Navas de Tolosa the Almohads have lost their great battle. Castile has absorbed Leon and holds Cordoba with an Army and a Military Order. 7 turns, 13 points, income 5. For players who want to finish the conquest. Medium.',
  'explained.setup.scenario.15':
    '**Turn 15 (1266)** – Aragon has taken Valencia. A great rising of the Muslims has failed and left the land empty. Only Algeciras and Granada still hold out. 6 turns, 23 points, income 7. You begin above the line and have to stay there. Easy.',
  'explained.setup.scenario.16':
    '**Turn 16 (1305)** – Castile, Portugal and Aragon are settled kingdoms; around Pamplona Navarre goes its own way. Your one Army stands in Tarragona, far from Granada. 5 turns, 24 points, income 7. A short game that teaches the rules. Easy.',
  'explained.setup.scenario.17':
    '**Turn 17 (1344)** – Only Granada is left as a Muslim city, but two Muslim Armies stand in Algeciras. Rebels hold Galicia, and the Black Death is near. 4 turns, 24 points, income 7. A short game. Easy.',
  'explained.setup.scenario.18':
    '**Turn 18 (1383)** – Portugal and Castile are at war; an invasion in 1385 will fail, and the English under John of Gaunt will come to the aid of Portugal. Granada now has a fort. 3 turns, 25 points, income 7. One more point is a decisive victory. Easy.',
  'explained.setup.scenario.19':
    '**Turn 19 (1422)** – The Christian kingdoms are torn, and Rebels hold Lisbon. The Muslims have no Army left, but two Garrisons behind the fort of Granada. 2 turns, 22 points, income 6. For a quick try. Easy.',
  'explained.setup.scenario.20':
    '**Turn 20 (1464)** – Aragon and Castile are united under Ferdinand and Isabella, who will take Granada in 1492. 1 turn, 23 points, income 6. A puzzle for one turn: the rulebook asks whether you can reach 30 points. Easy.',

  // The options.
  'about.setup.event-table.standard': 'One table for the whole game: two dice, eleven events. The usual choice.',
  'about.setup.event-table.advanced': 'A table for each age, one die: early turns become easier, late ones harder.',
  'about.setup.age.dates': 'Umayyads to turn 9, Almoravids to turn 12, then Almohads. Only with advanced events.',
  'about.setup.age.random': 'A die each turn: 1–2 Umayyads, 3–4 Almoravids, 5–6 Almohads. Advanced events only.',
  'about.setup.age.umayyads': 'French, Pilgrims, Taifas, Bands, Famine or El Cid each turn. Advanced events only.',
  'about.setup.age.almoravids': 'Crusade, Tribute, Jihad, Bands, Military Orders or El Cid. Advanced events only.',
  'about.setup.age.almohads': 'Mercenaries, Empire, Plague, Bands, Expulsions or El Cid. Advanced events only.',
  'about.setup.muslim-moves.numbers': 'A Muslim force goes round by number: you can foresee where. The usual choice.',
  'about.setup.muslim-moves.dice': 'A die says where a Muslim force goes next: nobody can foresee it.',
  'about.setup.muslim-temper.bold': 'Muslims attack whatever stops them, at any odds. The usual choice.',
  'about.setup.muslim-temper.prudent': 'At bad odds Muslims may halt, pass by or stay behind their walls: tougher.',
  'about.setup.dice-by.order': 'The dice fall as they come. The usual choice.',
  'about.setup.dice-by.event': 'Each die belongs to what it is rolled for, so that several players can compare.',
  'explained.setup.event-table.standard':
    '**Standard events** – Two dice name the event of each turn: French intervention (2), Corruption, Mercenaries, Bands, Military Orders, Famine (7, the likeliest), El Cid, Tribute, Jihad, Crusade, Expulsions (12). The usual choice.',
  'explained.setup.event-table.advanced':
    '**Advanced events** – One die on the table of the age. Umayyads: French intervention, Pilgrims, Taifas, Bands, Famine, El Cid. Almoravids: Crusade, Tribute, Jihad, Bands, Military Orders, El Cid. Almohads: Mercenaries, Empire, Plague, Bands, Expulsions, El Cid. Early turns become easier, late ones harder.',
  'explained.setup.age.dates':
    '**By date** – The tables follow history: the Umayyads’ up to turn 9, the Almoravids’ up to turn 12, the Almohads’ from turn 13. It matters only with advanced events.',
  'explained.setup.age.random':
    '**At random** – A die names the table each turn: Umayyads on 1–2, Almoravids on 3–4, Almohads on 5–6. It matters only with advanced events.',
  'explained.setup.age.umayyads':
    '**Umayyads** – Every turn has one of French intervention, Pilgrims, Taifas, Bands, Famine, El Cid, by one die: the kindest table for you. It matters only with advanced events.',
  'explained.setup.age.almoravids':
    '**Almoravids** – Every turn has one of Crusade, Tribute, Jihad, Bands, Military Orders, El Cid, by one die. It matters only with advanced events.',
  'explained.setup.age.almohads':
    '**Almohads** – Every turn has one of Mercenaries, Empire, Plague, Bands, Expulsions, El Cid, by one die: the harshest table for you. It matters only with advanced events.',
  'explained.setup.muslim-moves.numbers':
    '**By number** – A Muslim force goes from place to place in the order of their numbers until somebody stops it: you can work out where it will go (13.9). The usual choice.',
  'explained.setup.muslim-moves.dice':
    '**By dice** – A die says where a Muslim force goes next; its own number sends it over a road (17.1). Nobody can work out where it will go. French and Bands still go by number.',
  'explained.setup.muslim-temper.bold':
    '**Bold** – Muslims attack whatever stops them, and come out of their walls to fight, whatever the odds. The usual choice.',
  'explained.setup.muslim-temper.prudent':
    '**Prudent** – A Muslim force with fewer than half as many units, or more than 3 behind in a siege, rolls a die: 1–2 it fights, 3–4 it stays where it is, 5–6 it passes the place by. Behind walls against more than twice as many it stays in on 3–6 (17.2). Tougher for you.',
  'explained.setup.dice-by.order': '**By order** – The dice fall as they come, one after the other. The usual choice.',
  'explained.setup.dice-by.event':
    '**By event** – Each die belongs to what it is rolled for: the second throw for the siege of Toledo in a turn is the same for all who play the same dice, whatever happened before. So games can be compared, as in a challenge. The rules stay the same.',

  // What is bought.
  'about.good.army': 'Hits on 4+, adds 2 in a siege, takes roads. For a city or fort of yours[; {most} at most now].',
  'about.good.garrison':
    'Hits on 5+, adds 1 in a siege, takes no road. For a city or fort of yours[; {most} at most now].',
  'about.good.city': 'Worth 1 point, counts for majorities; troops are raised there. Needs your Army or Garrison.',
  'about.good.fort': 'Doubles what its defenders add in a siege, and shelters them; troops are raised there.',
  'about.good.conversion':
    'A Muslim city with your Army or Garrison in it becomes Christian: yours without troops too.',
  'about.good.mercenary':
    'Like an Army until the turn ends, lost first. Those not hired join the Muslims[; {most} at most now].',
  'about.good.bribe': 'All Rebels of one place become one Christian Garrison; once this turn.',
  'explained.good.army':
    '**Army**, 2 points – Hits on 4, 5 and 6 in battle, adds 2 on either side of a siege. It goes anywhere in its region and, where no Muslims are left, by road into others. It is raised in a city (of either religion) or fort that you control, with no enemy there. The only unit that conquers beyond its region, with Military Orders. Behind walls with another unit beside it, it comes out to fight whoever attacks.',
  'explained.good.garrison':
    '**Garrison**, 1 point – Hits on 5 and 6 in battle, adds 1 on either side of a siege. It goes anywhere in its region but never by road, and dies before Armies. It is raised in a city or fort that you control, with no enemy there. The cheapest way to hold a city, and enough to build and convert.',
  'explained.good.city':
    '**City**, 3 points – 1 point in the score at once, more where it makes a majority (2) and income (1 a turn for a region with more than half of its cities yours). It is built where a Christian Army or Garrison stands, without a city and free of enemies. It stays yours without troops, but the Muslims then need only walk up to it.',
  'explained.good.fort':
    '**Fort**, 1 point – Whoever besieges its place must beat twice what the defenders add: city 1, Garrison or Rebel 1, Army or Order 2. Beaten defenders can withdraw into it. It is built at a Christian city of yours, or where your Army or Garrison stands, free of enemies. Alone in its place it goes at once.',
  'explained.good.conversion':
    '**Conversion**, 1 point – A Muslim city with a Christian Army or Garrison inside becomes Christian, even while it is besieged. It then stays yours when the troops leave, no longer bars the roads out of its region, and can make the region free of Muslims (2 points).',
  'explained.good.mercenary':
    '**Mercenary**, 1 point – An Army for this turn: hits on 4, 5 and 6, adds 2 in a siege, is the first to be lost, and leaves when the turn ends. Raised like an Army. Those you leave unhired join the Muslim force of phase 5.',
  'explained.good.bribe':
    '**Buying off Rebels**, 2 points – All Rebels of one place, however many, are replaced by a single Christian Garrison, which then holds the place with its city and fort. Only in the turn of the event Corruption, and once.',

  // Units, where they are asked for.
  'about.unit.army': 'Hits on 4+, adds 2 in a siege; may take roads.',
  'about.unit.garrison': 'Hits on 5+, adds 1 in a siege; stays in its region.',
  'about.unit.order': 'Hits on 3+, adds 3 before a city and 2 inside; may take roads; lost last.',
  'about.unit.rebel': 'Hits on 5+, adds 1 behind walls; never comes out, hostile to all.',
  'about.unit.mercenary': 'Hits on 4+, adds 2 in a siege; lost first, leaves at the end of the turn.',
  'about.unit.crusader': 'Hits on 4+, adds 2 in a siege; lost first, leaves at the end of the turn.',
  'explained.unit.army':
    '**Army** – Hits on 4, 5 and 6, adds 2 on either side of a siege. Goes anywhere in its region, and by road into others if no Muslim troops are left in the region and each Muslim city of it is held by a Christian Army or Garrison. Lost after Garrisons, before Military Orders. Behind walls with another unit beside it, it comes out to fight whoever attacks.',
  'explained.unit.garrison':
    '**Garrison** – Hits on 5 and 6, adds 1 on either side of a siege. Goes anywhere in its region, never over a road: on a retreat by road it is lost. Holds a city as well as an Army does.',
  'explained.unit.order':
    '**Military Order** – The best fighter: hits on 3 to 6, adds 3 as besieger and 2 as besieged, and is lost last. It may take roads. Alone it neither builds, converts nor holds a Muslim city while others leave the region.',
  'explained.unit.rebel':
    '**Rebel** – Hostile to everybody. Hits on 5 and 6, adds 1 behind walls and never comes out of them. Rebels do not move. A city they hold counts for nobody.',
  'explained.unit.mercenary':
    '**Mercenary** – An Army for one turn: hits on 4, 5 and 6, adds 2 in a siege, is lost first, and leaves at the end of the turn: a Muslim city that it alone held is Muslim again.',
  'explained.unit.crusader':
    '**Crusader** – An Army for one turn: hits on 4, 5 and 6, adds 2 in a siege, is lost first, and leaves at the end of the turn: a Muslim city that it alone held is Muslim again.',

  // Whether El Cid goes along.
  'about.choice.yes': 'El Cid rides with this force: it strikes first in battle and adds 2 in a siege.',
  'about.choice.no': 'El Cid stays behind, with the troops that stay.',
  'explained.choice.yes':
    '**Yes** – El Cid goes along. The force beside him rolls first in the first round of a battle, so that those it hits do not strike back, and it adds 2 as besieger. Once gone with a force he has moved.',
  'explained.choice.no':
    '**No** – El Cid stays where he is: whoever is attacked beside him rolls first. He goes with the last unit that leaves him, and leaves the board at the end of the turn.',

  // Places: region, who is there.
  'about.place': '{region}: {there}[; besieged by {besiegers}]',
  'explained.place':
    '**{place}** – {region}, number {number} (die {faces})[, {mountains}][, port: {port}].[ Roads to {roads}.] There: {all}.[ Besieged by {before}.][ In a siege its defenders add {walls}.]',

  // Random events.
  'about.event.french-intervention':
    'As many French Armies as a die says appear in the north, fight everybody, and leave.',
  'about.event.corruption': 'Once this turn 2 points turn all Rebels of a place into a Garrison of yours.',
  'about.event.mercenaries': 'Mercenaries can be hired for 1 point each; those you leave join the Muslims.',
  'about.event.bands': 'As many Bands as a die says appear somewhere, fight everybody, and leave.',
  'about.event.military-orders': 'You get a Military Order: hits on 3+, adds 3 in a siege, stays until it is lost.',
  'about.event.famine': 'Every place loses a third of its units, rounded down, Armies first.',
  'about.event.el-cid': 'On 1–3 he rides with you, on 4–6 with the Muslim Armies: his side strikes first.',
  'about.event.tribute': 'Your income is 2 points higher this turn.',
  'about.event.jihad': 'The Muslim reaction of this turn rolls two dice for its force instead of one.',
  'about.event.crusade': 'As many Crusaders as a die says land with you; they leave when the turn ends.',
  'about.event.expulsions': 'Your income is 2 points lower this turn.',
  'about.event.pilgrims': 'Your income is 2 points higher this turn.',
  'about.event.taifas': 'In one region the Muslims lose the Armies of one place, and all cities they control.',
  'about.event.empire': 'You lose all Armies in Portugal (on 1–2) or in Aragon (on 3–6).',
  'about.event.plague': 'A region loses as many counters as a die says, kind by kind; on a 6 a Famine instead.',
  'explained.event.french-intervention':
    '**French intervention** – As many neutral Armies as a die says appear in Oviedo (1), Pamplona (2–3) or Barcelona (4–6); with advanced events in Barcelona, and they keep to Aragon. They march at once from place to place as a Muslim force does, attack whoever stops them, and leave at the end of the turn.',
  'explained.event.corruption':
    '**Corruption** – Once in phase 3 you may pay 2 points to replace all Rebels of one place by a single Christian Garrison. Worth most where several Rebels hold a city.',
  'explained.event.mercenaries':
    '**Mercenaries** – As many as a die says (half of it with advanced events) can be hired in phase 3 for 1 point each, placed as Armies are. Whoever is not hired joins the Muslim force of phase 5. All leave at the end of the turn.',
  'explained.event.bands':
    '**Bands** – As many neutral Armies as a die says appear in a place named by two more dice. They march at once from place to place as a Muslim force does, attack whoever stops them, besiege empty cities too, and leave at the end of the turn.',
  'explained.event.military-orders':
    '**Military Orders** – A Military Order comes to a city that you control, or to Santiago if no enemy is there; you choose where. It hits on 3 to 6, adds 3 as besieger and 2 as besieged, and stays in play until it is lost.',
  'explained.event.famine':
    '**Famine** – Each place loses a third of its units, rounded down: Armies first, then Garrisons, Military Orders, others. Two units lose nothing, three lose one. It strikes both sides; a region in revolt is spared.',
  'explained.event.el-cid':
    '**El Cid** – On 1 to 3 he joins a place with a Christian Army or Military Order of your choice; on 4 to 6 he comes with the Muslim Armies of phase 5. Beside him troops roll first in battle, and besiegers add 2. He leaves at the end of the turn.',
  'explained.event.tribute': '**Tribute** – Muslim rulers pay for peace: 2 more points of income this turn.',
  'explained.event.jihad':
    '**Jihad** – In phase 5 two dice are rolled for the Muslim force. Both results come together, in one place if the rules allow it; from North Africa both dice are added.',
  'explained.event.crusade':
    '**Crusade** – As many Crusaders as a die says come in phase 3, all to one place where you could raise an Army. They fight like Armies, are lost first, and leave at the end of the turn.',
  'explained.event.expulsions':
    '**Expulsions** – You drive out taxpayers: 2 points of income fewer this turn, but never below 0.',
  'explained.event.pilgrims': '**Pilgrims** – The way to Santiago is crowded: 2 more points of income this turn.',
  'explained.event.taifas':
    '**Taifas** – Muslim rule breaks apart: in a random region the Muslim Armies of one random place are lost, and all cities that Muslims control there leave the board.',
  'explained.event.empire':
    '**Empire** – Your Armies follow the call abroad: on a die of 1 or 2 all Christian Armies in Portugal are lost, on 3 to 6 all in Aragon.',
  'explained.event.plague':
    '**Plague** – A die names the region (6: a Famine instead), a second one how many counters go: one of each kind down the list, Christian Army, Christian Garrison, Muslim Army, Muslim Garrison, Military Order, Christian city, Muslim city, fort, and from the top again. Among equals you choose.',

  // Rebellions.
  'about.rebellion.rebels': 'A Rebel rises in a place without troops; where all have troops, one unit is lost.',
  'about.rebellion.proselytism': 'A city of the region changes its religion.',
  'about.rebellion.peasant-revolt': 'One Rebel takes the place of all Garrisons where neither Army nor Order stands.',
  'about.rebellion.rebel-governor': 'All units in a city become Rebels; an empty city gets one.',
  'about.rebellion.regional-revolt': 'The region is out of this turn: no income, purchases, events, moves or marches.',
  'explained.rebellion.rebels':
    '**Rebels** – One Rebel appears in a random place of the region without Garrison, Army or Military Order. If every place has such troops, one place loses a unit instead. So a Garrison everywhere keeps Rebels away.',
  'explained.rebellion.proselytism':
    '**Proselytism** – A random city of the region changes its religion, Christian or Muslim. With your troops in it, it stays under your control.',
  'explained.rebellion.peasant-revolt':
    '**Peasant revolt** – In a random place with Garrisons but neither Army nor Military Order one Rebel takes the place of all of them. An Army or Order beside them protects.',
  'explained.rebellion.rebel-governor':
    '**Rebel governor** – In a random city of the region all units become as many Rebels; an empty city, or one that Rebels hold, gets one Rebel more. The last city of a side is spared.',
  'explained.rebellion.regional-revolt':
    '**Regional revolt** – The region does not take part in this turn: it pays nothing, nothing is bought or placed there, no event strikes it, no force enters, leaves or crosses it. It still counts for the score.',
} as const;
