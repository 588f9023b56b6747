import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { isTargetType } from '../combat/targets.js';
import { EVENT_KINDS } from '../facts/ids.js';
import { MOMENTS } from '../special/frame.js';
import { BATTLE_STEPS, SIDES } from '../state/battle.js';
import type { Frame } from '../state/frame.js';
import { isArea, isNation, isProvince } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { PositionError } from './parts.js';

/**
 * The procedures under way in a position (`frames`, the innermost last): a battle, an auction, a choice. Each is written
 * as it is in the state, but for the seats, which go by their names.
 */
export function writeFrames(state: Hispania, nameOf: (seat: SeatId) => string): readonly Json[] {
  return underWay(state).map((frame) => through(frame, FRAME, 'frames', nameOf));
}

/** Nothing but the phase itself. */
export function isAtRest(state: Hispania): boolean {
  return underWay(state).length === 0;
}

/** That a position is laid out goes without saying: whoever reads it lays it out again. */
function underWay({ frames }: Hispania): readonly Frame[] {
  return frames.filter(({ kind }) => kind !== 'laid-out');
}

export function framesIn(json: Json, seatOf: (name: string) => SeatId): readonly Frame[] {
  const read = through(json, { list: FRAME }, 'frames', seatOf);
  if (!areFrames(read)) throw new PositionError('position-value', 'frames');
  return read;
}
function areFrames(json: Json): json is readonly (Frame & JsonObject)[] {
  return isList(json) && json.every((frame) => isObject(frame) && typeof frame.kind === 'string');
}

/** What a value may be. A seat is renamed on the way, everything else is only looked at. */
type Part =
  | 'number'
  | 'flag'
  | 'seat'
  | ((text: string) => boolean)
  | { readonly list: Part }
  /** So much for each of some. */
  | { readonly of: Part; readonly each: Part }
  | { readonly maybe: Part }
  | { readonly parts: Parts }
  | { readonly kinds: Readonly<Record<string, Parts>> };
type Parts = Readonly<Record<string, Part>>;

const anyText = () => true;
const one = (list: readonly string[]) => (text: string) => list.includes(text);
const UNITS: Part = { of: isUnitKind, each: 'number' };
const PLAYED: Part = {
  parts: {
    seat: 'seat',
    event: one(EVENT_KINDS),
    nation: { maybe: isNation },
    unit: { maybe: isUnitKind },
    target: { maybe: isTargetType },
    second: { maybe: isTargetType },
    leader: { maybe: anyText },
    area: { maybe: isArea },
  },
};
const ARMY: Part = {
  parts: {
    nation: isNation,
    seat: { maybe: 'seat' },
    strength: 'number',
    leaders: { list: anyText },
    woundedKnights: 'number',
    castleHits: 'number',
    aims: { maybe: { of: isUnitKind, each: { of: isTargetType, each: 'number' } } },
    hits: { maybe: { of: isTargetType, each: 'number' } },
    lost: UNITS,
    leadersLost: { list: anyText },
    retreated: UNITS,
  },
};
const side = one(SIDES);
const both = (each: Part): Part => ({ parts: { attacker: each, defender: each } });
const EFFECTS: Part = {
  parts: {
    ground: { maybe: one(['plain', 'mountain']) },
    tactic: both('flag'),
    frailKnights: both('number'),
    frailCastle: both('flag'),
    brave: { maybe: { parts: { side, unit: isUnitKind, targets: { list: isTargetType } } } },
    leaves: { maybe: one([...SIDES, 'both']) },
    spared: 'flag',
    again: 'flag',
  },
};
const HIRE: Part = { parts: { recruiter: isNation, targets: UNITS, purse: 'number' } };
const SEATS: Part = { list: 'seat' };
const PROVINCES: Part = { list: isProvince };
const CLAIMS = { claims: SEATS, claimed: SEATS };

/** Every field of every procedure. */
const FRAMES: {
  readonly [K in Exclude<Frame['kind'], 'laid-out'>]: {
    readonly [F in keyof Omit<Extract<Frame, { readonly kind: K }>, 'kind' | 'id'>]: Part;
  };
} = {
  battle: {
    province: isProvince,
    step: one(BATTLE_STEPS),
    round: 'number',
    attacker: ARMY,
    defender: ARMY,
    crossed: UNITS,
    came: { list: isArea },
    effects: EFFECTS,
    surrendered: 'flag',
    hire: { maybe: HIRE },
  },
  retreat: {
    why: anyText,
    queue: { list: { parts: { nation: isNation, area: isArea } } },
    barred: { list: isArea },
  },
  surplus: { nation: isNation, area: isArea },
  purchase: { nation: isNation },
  rebuild: { nation: isNation, province: isProvince },
  march: { nation: isNation, at: isArea, left: 'number', crossed: { list: isArea } },
  berbers: { nation: isNation, area: isArea },
  'free-castles': { nation: isNation, left: 'number' },
  mission: {
    recruiter: isNation,
    province: isProvince,
    against: isNation,
    targets: UNITS,
    purse: 'number',
    accepted: 'flag',
  },
  assault: { nation: isNation, province: isProvince },
  conversion: { from: isNation, into: isNation },
  land: { nation: isNation, old: isNation, from: PROVINCES, count: 'number', certain: PROVINCES },
  settlement: { nation: isNation, provinces: PROVINCES, units: UNITS, replace: PROVINCES },
  window: { moment: one(MOMENTS), seats: SEATS, passed: SEATS },
  nul: { played: PLAYED, seats: SEATS, passed: SEATS, cancelled: 'flag' },
  majors: { order: SEATS },
  lots: {
    lots: { list: isNation },
    bids: { of: 'seat', each: { of: isNation, each: 'number' } },
    closed: SEATS,
    aside: { list: isNation },
    drawn: { list: isNation },
  },
  auction: {
    nation: isNation,
    lot: one(['group', 'nation']),
    least: 'number',
    seats: SEATS,
    turn: 'number',
    high: { maybe: { parts: { seat: 'seat', points: 'number' } } },
    passes: 'number',
    ...CLAIMS,
  },
  sealed: {
    nation: isNation,
    least: 'number',
    seats: SEATS,
    bids: { of: 'seat', each: 'number' },
    second: 'flag',
    ...CLAIMS,
  },
};
const FRAME: Part = { kinds: FRAMES };

/** The value with its seats called otherwise, or a refusal that names the place where it is none. */
function through(json: Json | undefined, part: Part, path: string, seat: (name: string) => string): Json {
  const wrong = () => new PositionError('position-value', path);
  if (part === 'number' || part === 'flag') {
    if (json === undefined || typeof json !== (part === 'number' ? 'number' : 'boolean')) throw wrong();
    return json;
  }
  if (part === 'seat' || typeof part === 'function') {
    if (typeof json !== 'string' || (part !== 'seat' && !part(json))) throw wrong();
    return part === 'seat' ? seat(json) : json;
  }
  if ('maybe' in part) return json === null || json === undefined ? null : through(json, part.maybe, path, seat);
  if ('list' in part) {
    if (!isList(json)) throw wrong();
    return json.map((one, index) => through(one, part.list, `${path}.${index}`, seat));
  }
  if (!isObject(json)) throw wrong();
  if ('of' in part) {
    const entries = Object.entries(json).map(([key, value]) => [
      through(key, part.of, `${path}.${key}`, seat),
      through(value, part.each, `${path}.${key}`, seat),
    ]);
    return Object.fromEntries(entries);
  }
  if ('parts' in part) return whole(json, part.parts, path, seat);
  const { kind, id, ...fields } = json;
  const parts = typeof kind === 'string' && Object.hasOwn(part.kinds, kind) ? part.kinds[kind] : undefined;
  if (kind === undefined || parts === undefined) throw new PositionError('position-value', `${path}.kind`);
  return { kind, id: through(id, 'number', `${path}.id`, seat), ...whole(fields, parts, path, seat) };
}

/** Each field that belongs there, and no other. */
function whole(json: JsonObject, parts: Parts, path: string, seat: (name: string) => string): JsonObject {
  const strange = Object.keys(json).find((key) => !Object.hasOwn(parts, key));
  if (strange !== undefined) throw new PositionError('position-key', `${path}.${strange}`);
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [key, through(json[key], part, `${path}.${key}`, seat)]),
  );
}
