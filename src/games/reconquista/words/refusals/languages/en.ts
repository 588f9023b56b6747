/** Why something is not possible, as a player would say it, and what can be done instead. */
export const en = {
  'asked.military-order': 'where the Military Order comes (`/place`)',
  'asked.el-cid': 'whom El Cid joins (`/place`)',
  'asked.plague': 'what the Plague takes (`/choose`)',
  'asked.retreat': 'where your beaten troops go (`/retreat`)',
  'reject.first': 'Not now. You are asked first: {owed}.',
  'reject.place-unknown': 'No place is called “{text}”.[ Did you mean {meant}?]',
  'reject.good-unknown':
    '“{text}” is not for sale. There are Armies, Garrisons, cities, forts and conversions; in the turn of their event also Mercenaries, or Rebels to buy off.',
  'reject.in-revolt':
    '{place}: {region} is in revolt. Nothing is bought, placed or moved there until the turn is over.',
  'reject.spend-first':
    'Troops move after the purchases. {points:# point is|# points are} left: buy something, or press Done (`/done`).',
  'reject.buying-over': 'Purchases come before the moves and are over: the next income follows the Muslim reaction.',
  'reject.crusaders-first':
    'First say where the {count:Crusader lands|# Crusaders land} (`/place`).[ Possible: {instead}.]',
  'reject.no-place':
    'Nothing waits to be placed: what you buy goes where you say at once (`/buy`), and troops walk with `/move`.',
  'reject.no-choose': 'There is nothing to choose now: only the Plague asks for that.',
  'reject.no-retreat': 'Nobody has to retreat: a force that is beaten and has several ways back asks for it.',
  'reject.no-mercenaries': 'No Mercenaries are for hire: they come with their event, or all are hired already.',
  'reject.no-corruption': 'Rebels can be bought off once, and only in a turn of Corruption.',
  'reject.nothing-left': 'No points are left: press Done (`/done`), then troops may move.',
  'reject.good-dear': '{ware}: {cost:# point|# points}, and only {points:# is|# are} left.',
  'reject.good-most': '{ware}: at most {most} now, with {points:# point|# points} left.',
  'reject.nowhere-army': 'No city or fort of yours is free of enemies: nothing can be raised.',
  'reject.nowhere-garrison': 'No city or fort of yours is free of enemies: nothing can be raised.',
  'reject.nowhere-mercenary': 'No city or fort of yours is free of enemies: nobody can be hired.',
  'reject.nowhere-city': 'No Army or Garrison of yours stands in a place without a city: move one there first.',
  'reject.nowhere-fort':
    'No place can take a fort: each city of yours has one or is besieged, and no Army or Garrison stands elsewhere.',
  'reject.nowhere-conversion': 'No Army or Garrison of yours is in a Muslim city: take one first.',
  'reject.nowhere-bribe': 'No Rebels hold a place.',
  'reject.place-besieged': '{place} is besieged: nothing is raised or built there.[ Possible: {instead}.]',
  'reject.held-by': '{place} is not yours: the {side} hold it.[ Possible: {instead}.]',
  'reject.not-held': '{place} is not yours.[ Possible: {instead}.]',
  'reject.no-walls':
    '{place} has neither city nor fort, and units are raised behind walls only: build a fort first, where an Army or Garrison stands.[ Possible: {instead}.]',
  'reject.has-city': '{place} has a city already.[ Possible: {instead}.]',
  'reject.has-fort': '{place} has a fort already.[ Possible: {instead}.]',
  'reject.no-builders':
    'Nobody builds a city in {place}: an Army or Garrison of yours must stand there, a Military Order is not enough.[ Possible: {instead}.]',
  'reject.no-fort-builders':
    '{place}: a fort needs a Christian city of yours, or an Army or Garrison there.[ Possible: {instead}.]',
  'reject.no-muslim-city': '{place} has no Muslim city to convert.[ Possible: {instead}.]',
  'reject.no-converters': 'An Army or Garrison of yours must be in {place} to convert it.[ Possible: {instead}.]',
  'reject.no-rebels': 'No Rebels hold {place}.[ Possible: {instead}.]',
  'reject.nobody-moves': 'Nobody can move any more: press Done (`/done`), then the Muslims react.',
  'reject.nobody-of-yours': 'No troops of yours are in {place}.[ They may move from {instead}.]',
  'reject.besiegers-stay':
    'Your troops before {place} besiege it: they stay until the sieges are fought.[ Others may move from {instead}.]',
  'reject.besieged-stay':
    'Your troops in {place} are besieged and do not move: relieve them, and they fight along.[ Others may move from {instead}.]',
  'reject.other-region': 'This turn the troops of {region} move, and no others.[ They may move from {instead}.]',
  'reject.has-moved': 'Your troops in {place} have moved already.[ Others may move from {instead}.]',
  'reject.there-already': 'They are in {to} already.',
  'reject.no-road': 'No road leads from {from} to {to}.[ Roads out of {region} from there: {instead}.]',
  'reject.not-cleared':
    '{region} may not be left yet: first no Muslim troops may be in it, and in each Muslim city stands an Army or Garrison of yours. Open: {bars}.',
  'reject.last-stays':
    'The last Army or Garrison stays in {from}: without one nobody may leave the region of a Muslim city.',
  'reject.one-stays': 'One Army or Garrison stays in {from}, a Muslim city: choose one less.',
  'reject.one-each': '{ware}: one in a place, so buy it once.',
  'reject.only-garrisons': 'Only Garrisons could go from {from}, and they do not leave their region.',
  'reject.garrisons-stay':
    'Garrisons do not leave their region: from {from} to {to} go Armies and Military Orders only.',
  'reject.no-cid': 'El Cid is not with you this turn: leave “cid” out.',
  'reject.cid-elsewhere': 'El Cid is not in {from}[, but in {at}].',
  'reject.cid-has-moved': 'El Cid has moved already this turn.',
  'reject.cid-not-alone': 'El Cid does not stay in {from} alone: leave a unit with him, or take him along.',
  'reject.order-not-there':
    'A Military Order comes to a city of yours, or to Santiago without enemies, not to {place}.[ Possible: {instead}.]',
  'reject.cid-not-there': 'El Cid joins an Army or Military Order, and none is in {place}.[ Possible: {instead}.]',
  'reject.plague-not-there': 'The Plague takes {counter} now, and {place} has none.[ Possible: {instead}.]',
  'reject.retreat-not-there':
    'They go back where they came from, if no enemy is there, not to {place}.[ Possible: {instead}.]',
} as const;
