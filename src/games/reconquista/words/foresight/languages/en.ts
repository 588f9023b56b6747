/** What comes of something before it is done, what threatens, and what is asked about it. */
export const en = {
  'preview.alone':
    '[This leaves {place} without troops.][ Together behind the walls of {walls} they come out to fight whoever attacks, and are besieged only if beaten.]',
  'preview.attack':
    'Battle in {place} at once: {percent} % to drive them off or shut them in, {worse} % to be beaten.[ At {stays} they stay behind their walls and are besieged instead.][ With the place taken {gain:# victory point|# victory points} more.][ With the place taken {fewer:# victory point|# victory points} fewer.][ The besieged of {relieved} fight along, and are free if it is won.][ {left} is left without troops.]',
  'preview.siege':
    'Siege of {place}, fought after the Muslim reaction: it falls at {taken}[ (city destroyed: {sacked})], if nobody comes to its relief.[ Held with its city it brings {gain:# victory point|# victory points}.][ Held with its city it is still {fewer:# victory point|# victory points} fewer.][ {left} is left without troops.]',
  'preview.buy':
    '{ware} in {place}: {cost:# point|# points}, {left:# is|# are} left.[ {gain:# victory point|# victory points} more.][ {fewer:# victory point|# victory points} fewer.][ Income +{income}.][ In a siege {walls} is added to its die, not {before}.][ Together behind walls they come out to fight whoever attacks, and are besieged only if beaten{sortie}.][ {joining:# Mercenary who is|# Mercenaries who are} not hired yet would join the Muslims.]',
  'preview.reaction':
    'The Muslim reaction comes next, then the sieges, and the next turn as far as the income.[ Without troops: {empty}.][ Come out of their walls to fight: {sorties}.][ On average {fallen} of your units fall: {losses}.][ Your sieges end with the place taken: {sieges}.][ May be lost: {danger}.][ And {more:# place|# places} more, at {most} at most.][ The next turn’s rebellion and event may take a place too: {fate} at {fateMost}, no other more often.][ **No Christian city left, and the game over: {lost}.**]',
  'preview.unspent':
    '[{points:# point|# points} would be lost: income is not kept.][ {mercenaries:# Mercenary who is not hired joins|# Mercenaries who are not hired join} the Muslims.]',
  'preview.sortie': '{place} ({often}, then beaten at {beaten})',
  'preview.threat':
    'As things stand: {now:# victory point|# victory points} now[, {low} to {high} nine times of ten after the Muslim reaction], {mean} on average when the turn ends.[ May be lost: {danger}.][ And {more:# place|# places} more, at {most} at most: `/threat`.][ **No Christian city left, and the game over: {lost}.**]',
  'preview.order':
    'A Military Order comes to {place}[, beside {there}]. It stays until it is lost.[ In a siege {walls} is added to its die, not {before}.][ Together behind walls they come out to fight whoever attacks, and are besieged only if beaten{sortie}.]',
  'preview.crusaders':
    '{count:# Crusader lands|# Crusaders land} in {place}[, beside {there}]; they fight as Armies do and leave at the end of the turn.[ In a siege {walls} is added to its die, not {before}.][ Together behind walls they come out to fight whoever attacks, and are besieged only if beaten{sortie}.]',
  'preview.cid':
    'El Cid comes to {place}: whoever is with him strikes first in battle (now {there}), and he adds 2 to their die in a siege that they lay. He leaves at the end of the turn.',
  'preview.plague':
    '{place} loses {counter}.[ Left there: {there}.][ It stands without troops then{empty}.][ {fewer:# victory point|# victory points} fewer.][ {gain:# victory point|# victory points} more.][ In a siege {walls} is added to its die, not {before}.]',
  'preview.retreat-none':
    'Over the road to {place} nobody gets there: Garrisons do not follow, and {lost} {count:is|are} lost.',
  'preview.retreat':
    'Back to {place}: {units} {count:gets|get} there[, beside {there}].[ Garrisons do not follow by road: {lost} lost.][ They besiege it: it falls at {taken}, if nobody comes to its relief.]',
  'note.siege': '{count} may besiege it: {taken} if nothing changes',
  'note.battle': '{count} against {foes}: {beaten}',
  'note.order': '[beside {there}; ][besieged: +{walls}, not +{before}][; come out to fight{sortie}]',
  'note.crusaders': '[beside {there}; ][besieged: +{walls}, not +{before}][; come out to fight{sortie}]',
  'note.sortie': 'come out of their walls to fight (11.8)[, with {there}]',
  'note.cid': 'with {there}',
  'note.plague':
    'loses {counter}[; {fewer:# point|# points} fewer][; {gain:# point|# points} more][; no troops left{empty}][; {there} left]',
  'note.retreat-none': 'lost on the road: {lost}',
  'note.retreat': '{units} {count:gets|get} there[; {lost} lost][; beside {there}][; besiege it: {taken}]',
  'answer.threat-over': 'The game is over: nothing threatens any more.',
  'answer.threat-later': 'What it may cost is worked out once you buy or move.',
  'answer.threat-points':
    'Points: {now} now, {mean} on average at the end of the turn[, {low} to {high} nine times of ten].',
  'answer.threat-losses': 'Units of yours that fall, on average: {fallen}, of them in {losses}.',
  'answer.threat-sorties':
    'With an Army and another unit behind walls they come out to fight whoever attacks (11.8): {sorties}.',
  'answer.threat-lost': '**No Christian city left, and the game over: {percent}.**',
  'answer.threat-place': '{place}: attacked or besieged at {struck}, lost at {lost}',
  'answer.threat-rest': 'In less danger of being lost: {places}.',
  'answer.threat-safe': 'No place of yours is in danger.',
  'answer.threat-fate': 'Then the next turn’s rebellion and event, as the board stands, may take: {blows}.',
  'answer.threat-siege': 'Your siege of {place}: taken at {percent}.',
  'answer.threat-region': '{region} ({percent}), {cities:# Muslim city|# Muslim cities}: {rows}[ ({jihad}: two of it)]',
  'answer.threat-africa': 'North Africa ({percent}): 1 to 6 Armies land in one of {ports}[ ({jihad}: 2 to 12)]',
  'answer.threat-exact': 'Every way it may go was followed, if you do no more this turn: the chances are exact.',
  'answer.threat-closely': 'If you do no more this turn; worked out to within 1 %.',
  'question.threat': 'What threatens',
  'command.threat': 'Where the Muslims may rise, with what, what you may lose, and how your sieges end',
  'command-name.threat': 'threat',
} as const;
