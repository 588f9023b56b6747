import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { BRANCHES, LEVELS, UNIT_IDS, type UnitId, type UnitType } from '../../../src/games/medioevo/facts/kinds.js';
import { typeOf, unitCard } from '../../../src/games/medioevo/facts/pieces.js';
import { isTerritory, TERRITORY_IDS, type TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { BARBARIANS } from '../../../src/games/medioevo/state/land.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { must } from '../../kit/fuzz/broken.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** What is in the box (1.2), counted anew and not by the game's own counting. */
const BARBARIAN_BOX: Readonly<Record<UnitType, number>> = {
  'light-infantry': 40,
  archer: 20,
  'heavy-infantry': 0,
  cavalry: 0,
  captain: 7,
};
const BOX: Readonly<Record<string, number>> = {
  galley: 15,
  'merchant-ship': 12,
  'war-wagon': 15,
  caravan: 12,
  catapult: 16,
  trebuchet: 14,
  bombard: 12,
  castle: 20,
  fort: 20,
  tower: 40,
  cathedral: 14,
  city: 12,
  town: 17,
  village: 24,
};
const STANDARDS: Readonly<Record<string, number>> = { 'captain-2': 15, 'captain-3': 10 };
const TOKENS_OF_A_COLOUR = 8;
/** Faces of property tokens: ten in all, of which so many can show I, II, III. */
const FACES = { 1: 8, 2: 6, 3: 4 } as const;
const CIVIL = ['village', 'town', 'city'];
const MILITARY = ['tower', 'fort', 'castle'];
const ENGINES = ['catapult', 'trebuchet', 'bombard'];

type Counts = Map<string, Partial<Record<UnitId, number>>>;

/** No piece beyond its box, none in a place where it cannot be, and nobody owes the bank cash. */
export function checkPieces({ before, after: state }: Pick<Played<Medioevo>, 'before' | 'after'>): void {
  const moved = before.lands !== state.lands || before.vehicles !== state.vehicles;
  if (moved || before.realms !== state.realms || before.lasting !== state.lasting) checkUnits(state);
  if (before.lands !== state.lands) for (const at of TERRITORY_IDS) checkLand(state, before, at);
  if (moved) {
    checkBox(state);
    checkVehicles(state);
  }
  if (before.realms !== state.realms) checkRealms(state);
}

function checkRealms(state: Medioevo): void {
  for (const seat of state.seats) {
    const realm = state.realms[seat];
    if (realm === undefined) continue;
    must(Number.isInteger(realm.cash) && realm.cash >= 0, () => `${seat} has ${realm.cash} florins`);
    must(realm.loans >= 0 && realm.loans <= 5, () => `${seat} has ${realm.loans} loans`);
  }
  for (const colour of BRANCHES) {
    const taken = state.seats.reduce((sum, seat) => {
      const { tokens, turnedTokens } = state.realms[seat] ?? { tokens: {}, turnedTokens: {} };
      return sum + (tokens[colour] ?? 0) + (turnedTokens[colour] ?? 0);
    }, 0);
    must(taken <= TOKENS_OF_A_COLOUR, () => `${taken} ${colour} tokens`);
  }
  const cards = state.seats.flatMap((seat) => state.realms[seat]?.cards.map(({ number }) => number) ?? []);
  must(new Set(cards).size === cards.length, () => `one card twice: ${cards.join()}`);
}

function checkUnits(state: Medioevo): void {
  const all = ownedUnits(state);
  for (const [owner, units] of all) {
    const types = new Map<UnitType, number>();
    for (const unit of UNIT_IDS) types.set(typeOf(unit), (types.get(typeOf(unit)) ?? 0) + (units[unit] ?? 0));
    for (const [type, count] of types) {
      const box = owner === BARBARIANS ? BARBARIAN_BOX[type] : unitCard(STANDARD_BOOK.pieces, type).limit;
      must(count <= box, () => `${owner} has ${count} of ${type}`);
    }
  }
  for (const [unit, box] of Object.entries(STANDARDS)) {
    const id = UNIT_IDS.find((known) => known === unit) ?? 'captain-2';
    const count = state.seats.reduce((sum, seat) => sum + (all.get(seat)?.[id] ?? 0), 0);
    must(count <= box, () => `${count} of ${unit}`);
  }
}

/** Ashore, aboard, taken prisoner, given up; who fights for barbarians this turn is his owner's. */
function ownedUnits({ lands, vehicles, realms, lasting }: Medioevo): Counts {
  const all: Counts = new Map();
  const add = (owner: string, units: Units) => {
    const sum = all.get(owner) ?? {};
    for (const unit of UNIT_IDS) if (units[unit] !== undefined) sum[unit] = (sum[unit] ?? 0) + (units[unit] ?? 0);
    all.set(owner, sum);
  };
  for (const at of TERRITORY_IDS) {
    const { armies } = lands[at];
    for (const owner in armies) add(owner, armies[owner]?.units ?? {});
  }
  for (const { owner, units } of vehicles) add(owner, units);
  for (const [seat, { prisoners, surrendered }] of Object.entries(realms)) {
    for (const [owner, units] of Object.entries(prisoners)) add(owner, units);
    add(seat, surrendered);
  }
  if (lasting.some(({ kind }) => kind === 'guests' || kind === 'changed')) all.delete(BARBARIANS);
  return all;
}

function checkLand(state: Medioevo, before: Medioevo, at: TerritoryId): void {
  const { market, armies } = state.lands[at];
  if (before.lands[at] === state.lands[at]) return;
  must(new Set(market).size === market.length, () => `a colour twice in ${at}: ${market.join()}`);
  for (const [owner, { units, stopped }] of Object.entries(armies)) {
    const wrong = UNIT_IDS.find((unit) => (stopped[unit] ?? 0) > (units[unit] ?? 0));
    must(wrong === undefined, () => `more ${wrong} of ${owner} stopped in ${at} than stand there`);
    must(
      Object.values(units).every((one) => one > 0),
      () => `an empty army of ${owner} in ${at}`,
    );
  }
}

function checkBox(state: Medioevo): void {
  const counts = new Map<string, number>();
  const count = (id: string | undefined) => counts.set(id ?? '', (counts.get(id ?? '') ?? 0) + 1);
  const tokens = new Map<string, number>();
  for (const at of TERRITORY_IDS) {
    const { civil, military, religious, token } = state.lands[at];
    if (civil !== null) count(CIVIL[civil.level - 1]);
    if (military !== null) count(MILITARY[military.level - 1]);
    if (religious !== null) count('cathedral');
    if (token !== null) tokens.set(token.owner, (tokens.get(token.owner) ?? 0) + 1);
  }
  for (const { kind, level } of state.vehicles) count(kind === 'siege-engine' ? ENGINES[level - 1] : kind);
  for (const [id, used] of counts) must(used <= (BOX[id] ?? 0), () => `${used} of ${id}`);
  for (const [owner, used] of tokens)
    must(used <= state.options.controlTokens, () => `${used} control tokens of ${owner}`);
}

function checkVehicles(state: Medioevo): void {
  const ids = state.vehicles.map(({ id }) => id);
  must(new Set(ids).size === ids.length, () => 'one vehicle twice');
  for (const one of state.vehicles) {
    const carrier = state.vehicles.find(({ id }) => id === one.aboard);
    must(one.aboard === null || carrier?.at === one.at, () => `${one.kind} is aboard of what is not there`);
    const swims = one.kind === 'galley' || one.kind === 'merchant-ship' || one.aboard !== null;
    must(swims || isTerritory(one.at), () => `${one.kind} swims in ${one.at}`);
  }
  for (const seat of state.seats) {
    const own = state.vehicles.filter(({ owner }) => owner === seat);
    must(own.length <= state.options.propertyTokens, () => `${seat} marks ${own.length} vehicles`);
    for (const level of LEVELS) {
      const marked = own.filter((one) => one.level === level).length;
      must(marked <= FACES[level], () => `${seat} marks ${marked} vehicles of level ${level}`);
    }
  }
}
