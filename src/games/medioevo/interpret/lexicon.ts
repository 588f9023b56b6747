import type { NameTerm, Term } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { BUILDING_IDS, GOOD_IDS, TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';

const SHORT_UNITS = {
  'light-infantry': ['infantry', 'inf', 'light', 'infanterie', 'légère', 'infantería', 'ligera'],
  archer: ['arch', 'archers', 'arqueros'],
  'heavy-infantry': ['heavy', 'lourde', 'pesada'],
  cavalry: ['cav', 'cavalerie', 'caballería'],
  'captain-1': ['captain', 'capitaine', 'capitán', 'captain 1'],
  'captain-2': ['captain 2', 'capitaine 2', 'capitán 2'],
  'captain-3': ['captain 3', 'capitaine 3', 'capitán 3'],
};

const PLACES = PLACE_IDS.map((id) => kit.named('place', id));
const TERRITORIES = TERRITORY_IDS.map((id) => kit.named('territory', id));
const VEHICLES = VEHICLE_KINDS.map((id) => kit.named('vehicle-kind', id));

/** How commands are typed: which verbs each means, which option stands for which slot, names besides the words'. */
export const LEXICON: Omit<kit.Lexicon, 'words'> = {
  nicknames: { unit: SHORT_UNITS },
  /** Wagons, ships and engines of one kind are told apart by where they are, and by their level. */
  placeOf: ({ values }) => placeIn(values?.at),
  qualified: ({ values }, names) => {
    const level = values?.level;
    return typeof level === 'string' ? names.map((name) => `${name} ${level}`) : [];
  },
  aliases: {
    at: ['place'],
    village: ['place'],
    florins: ['count'],
    honour: ['count', 'points'],
    kingdom: ['nation', 'choice'],
    card: ['choice'],
    first: ['choice'],
    'second-at': ['to'],
    vehicle: ['unit'],
    captain: ['unit'],
    class: ['building'],
    tokens: ['count'],
    holder: ['from'],
    help: ['units'],
    group: ['units'],
    cubes: ['units'],
    lots: ['units'],
    destination: ['to'],
    for: ['place'],
    field: ['choice'],
    more: ['choice'],
    value: ['how'],
  },
  verbs: {
    bid: ['bid', 'kingdom-bid'],
    improve: ['raise-vehicle', 'raise-captain'],
    points: ['turn-card', 'turn-token', 'convert-point'],
    loan: ['borrow', 'loan'],
    pact: ['offer-pact', 'counter-pact'],
    approve: ['accept-pact'],
    decline: ['decline-pact'],
    withdraw: ['withdraw-pact', 'end-pact'],
    break: ['break-pact'],
    queue: ['plan-move', 'drop-plan'],
    tactics: ['orders', 'usual-orders'],
    battle: ['fight'],
    stand: ['fight-on'],
    retreat: ['flee'],
    submit: ['offer-surrender', 'demand-surrender', 'accept'],
    again: ['reroll'],
    plunder: ['plunder', 'plunder-transport', 'plunder-building'],
    load: ['buy-cubes'],
    sell: ['sell-cubes'],
    route: ['open-route', 'drop-route'],
    choose: [
      'kingdom',
      'keep',
      'event',
      'rebellion',
      'add-barbarian',
      'move-horde',
      'stop-transport',
      'damage-army',
      'damage-building',
      'lose-cubes',
    ],
    remove: ['remove-unit', 'remove-vehicle', 'strike-out'],
    done: [
      'done',
      'pass',
      'keep',
      'keep-dice',
      'keep-all',
      'unpaid',
      'refuse',
      'halt',
      'leave-be',
      'enough',
      'by-order',
    ],
  },
  things: {
    place: TERRITORIES,
    from: PLACES,
    to: PLACES,
    village: TERRITORIES,
    building: BUILDING_IDS.map((id) => kit.named('building', id)),
    nation: KINGDOM_IDS.map((id) => kit.named('kingdom', id)),
    unit: [
      ...UNIT_IDS.map((id) => kit.named('unit', id)),
      ...VEHICLES,
      ...TECHNOLOGY_IDS.map((id) => kit.named('technology', id)),
      ...BUILDING_IDS.map((id) => kit.named('building', id)),
    ],
    units: [...UNIT_IDS.map((id) => kit.named('unit', id)), ...GOOD_IDS.map((id) => kit.named('good', id))],
  },
};

/** Where a vehicle stands, as its choice tells it. */
function placeIn(at: Term | undefined): NameTerm | null {
  return typeof at === 'object' && 'kind' in at && 'id' in at ? at : null;
}
