import type { Choice } from '../../../core/offer.js';
import type { NameTerm, Term } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { BUILDING_IDS, GOOD_IDS, TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { SENTENCES } from '../words/languages/index.js';

/** Short forms and plurals, including the fields of battle orders: those may be shortened further. */
const { 'order-field': ORDERS = {}, ...SHORT } = kit.typedNames(SENTENCES);

/** A siege engine by level. */
function engineNames({ name, values }: Choice): readonly string[] {
  if (name?.kind !== 'vehicle-kind' || name.id !== 'siege-engine') return [];
  const level = ['', 'I', 'II', 'III'].findIndex((numeral) => numeral !== '' && numeral === values?.level);
  return STANDARD_BOOK.pieces.engines
    .filter((one) => one.level === level)
    .flatMap(({ id }) => kit.namesInAll(SENTENCES, 'engine', id));
}

const PLACES = PLACE_IDS.map((id) => kit.named('place', id));
const TERRITORIES = TERRITORY_IDS.map((id) => kit.named('territory', id));
const VEHICLES = VEHICLE_KINDS.map((id) => kit.named('vehicle-kind', id));

/** How commands are typed: verbs per command, options per slot, and additional names. */
export const LEXICON: Omit<kit.Lexicon, 'words'> = {
  nicknames: { ...SHORT, 'unit-type': { ...SHORT.unit, ...SHORT['unit-type'] } },
  alsoCalled: (choice) => [
    ...engineNames(choice),
    ...(ORDERS[choice.name?.kind === 'order-field' ? choice.id : ''] ?? []),
  ],
  /** Wagons, ships and engines of one kind are distinguished by place and level. */
  placeOf: ({ values }) => placeIn(values?.at),
  qualified: ({ id, name, values }, names) => {
    // At the foundation a level I transport is named by its kind alone.
    const level = name?.kind === 'transport' && !id.endsWith('-2') ? 'I' : values?.level;
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
    pieces: ['units', 'unit'],
    points: ['colour'],
    architect: ['choice'],
    from: ['place'],
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
    queue: ['plan-move', 'drop-plan', 'rest', 'wake'],
    tactics: ['orders', 'usual-orders'],
    battle: ['fight'],
    stand: ['fight-on'],
    retreat: ['flee'],
    submit: ['offer-surrender', 'accept'],
    again: ['reroll'],
    plunder: ['plunder', 'plunder-transport', 'plunder-building'],
    load: ['buy-cubes'],
    sell: ['sell-cubes'],
    route: ['open-route', 'drop-route'],
    // Beside others that are offered too, so that what is meant has to be named.
    choose: [
      'keep-dice',
      'by-order',
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
    remove: ['remove-unit', 'remove-vehicle', 'dismiss', 'strike-out'],
    done: ['done', 'pass', 'keep', 'keep-all', 'unpaid', 'refuse', 'halt', 'leave-be', 'enough'],
  },
  /** By default a pact has no toll, is public and lasts the whole game (RULINGS 201). */
  usual: { toll: 'least', known: 'first', until: 'most', more: 'first' },
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

/** A vehicle's place, from its choice. */
function placeIn(at: Term | undefined): NameTerm | null {
  return typeof at === 'object' && 'kind' in at && 'id' in at ? at : null;
}
