import { isList, type Json, type JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { AREA_IDS, type AreaId } from '../facts/ids.js';
import { isArea } from '../state/reading.js';
import { isPiece, type Piece } from '../state/stack.js';
import type { Pile, Stage } from '../state/stage.js';
import { BID_KINDS, type Bid, type Hispania, type March, type Marched, type Waiting } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import {
  halfOf,
  keysOf,
  listOf,
  nationNamed,
  objectOf,
  PositionError,
  provinceNamed,
  textOf,
  wholeOf,
} from './parts.js';

/** What is under way in a position: units beside the board, bids paid, how far a phase has come, who has moved. */

const MOST = 100;

function pieceOf(json: Json | undefined, path: string): Piece {
  const piece = textOf(json, path);
  if (!isPiece(piece)) throw new PositionError('position-value', path);
  return piece;
}
function areaOf(json: Json | undefined, path: string): AreaId {
  const area = textOf(json, path);
  if (!isArea(area)) throw new PositionError('position-value', path);
  return area;
}
function truthOf(json: Json | undefined, path: string): boolean {
  if (typeof json !== 'boolean') throw new PositionError('position-value', path);
  return json;
}

export function giveWaiting(play: Play, position: JsonObject): void {
  for (const [key, lots] of Object.entries(objectOf(position.waiting ?? {}, 'waiting'))) {
    const pool = listOf(lots, `waiting.${key}`).map((lot, index) => waitingOf(lot, `waiting.${key}.${index}`));
    play.nation(nationNamed(key, `waiting.${key}`), { pool });
  }
  for (const [key, list] of Object.entries(objectOf(position.overfull ?? {}, 'overfull'))) {
    const overfull = listOf(list, `overfull.${key}`).map((province) => provinceNamed(province, `overfull.${key}`));
    play.nation(nationNamed(key, `overfull.${key}`), { overfull });
  }
}

function waitingOf(json: Json, path: string): Waiting {
  const lot = objectOf(json, path);
  keysOf(lot, ['unit', 'count', 'to', 'bought', 'landing'], path);
  const to = lot.to === 'own' ? 'own' : listOf(lot.to, `${path}.to`).map((area) => areaOf(area, `${path}.to`));
  const landing =
    lot.landing === undefined ? {} : { landing: listOf(lot.landing, path).map((one) => provinceNamed(one, path)) };
  return {
    unit: pieceOf(lot.unit, `${path}.unit`),
    count: wholeOf(lot.count, `${path}.count`, 1, MOST),
    to,
    bought: truthOf(lot.bought, `${path}.bought`),
    ...landing,
  };
}

export function giveBids(play: Play, position: JsonObject, seatOf: (name: string) => SeatId): void {
  for (const [name, list] of Object.entries(objectOf(position.bids ?? {}, 'bids'))) {
    const bids = listOf(list, `bids.${name}`).map((bid, index) => bidOf(bid, `bids.${name}.${index}`));
    play.player(seatOf(name), { bids });
  }
}

function bidOf(json: Json, path: string): Bid {
  const bid = objectOf(json, path);
  keysOf(bid, ['nation', 'points', 'turn', 'kind'], path);
  const kind = BID_KINDS.find((one) => one === bid.kind);
  if (kind === undefined) throw new PositionError('position-value', `${path}.kind`);
  return {
    nation: nationNamed(bid.nation, `${path}.nation`),
    points: halfOf(bid.points, `${path}.points`),
    turn: wholeOf(bid.turn, `${path}.turn`, 1, 21),
    kind,
  };
}

/** A phase that had begun goes on where it was; without `task` it begins. */
export function takeUp(play: Play, position: JsonObject): void {
  if (position.task !== undefined) play.stage({ task: wholeOf(position.task, 'task', 0, MOST) });
  else if (position.frames === undefined && hasNothingToMove(play)) play.stage({ task: MOVING });
  if (position.received !== undefined) {
    play.stage({ received: listOf(position.received, 'received').map((area) => areaOf(area, 'received')) });
  }
  if (position.pile === null) play.stage({ second: null });
  else if (position.pile !== undefined) play.stage({ second: pileOf(objectOf(position.pile, 'pile')) });
  if (position.fought !== undefined) {
    play.stage({ fought: listOf(position.fought, 'fought').map((province) => provinceNamed(province, 'fought')) });
  }
  if (position.forced !== undefined) play.stage({ forced: listOf(position.forced, 'forced').map(forcedOf) });
  if (position.march !== undefined) play.set({ march: marchOf(play.state, objectOf(position.march, 'march')) });
}

/** A movement phase that was asked for stays, though in play it would pass by without a unit on the board. */
function hasNothingToMove({ state }: Play): boolean {
  const { phase, nation } = state.stage;
  if (phase !== 'move' || nation === null || state.nations[nation].notes.company !== undefined) return false;
  return areasWith(state, nation).length === 0;
}
const MOVING = 2;

function forcedOf(json: Json, index: number): Stage['forced'][number] {
  const path = `forced.${index}`;
  const one = objectOf(json, path);
  keysOf(one, ['through', 'to'], path);
  return { through: areaOf(one.through, `${path}.through`), to: areaOf(one.to, `${path}.to`) };
}

function pileOf(json: JsonObject): Pile {
  keysOf(json, ['kind', 'why', 'leader', 'at', 'also', 'bonus'], 'pile');
  const why = PILES.find((one) => one === json.why);
  if (why === undefined) throw new PositionError('position-value', 'pile.why');
  return {
    kind: 'pile',
    why,
    leader: json.leader === undefined || json.leader === null ? null : textOf(json.leader, 'pile.leader'),
    at: json.at === null ? null : areaOf(json.at, 'pile.at'),
    bonus: json.bonus === 1 ? 1 : 2,
    ...(json.also === undefined
      ? {}
      : { also: listOf(json.also, 'pile.also').map((area) => areaOf(area, 'pile.also')) }),
  };
}
const PILES = ['leader', 'province', 'fougue', 'invasion'] as const;

function marchOf(state: Hispania, json: JsonObject): March {
  const march: { -readonly [A in AreaId]?: readonly Marched[] } = {};
  for (const [key, list] of Object.entries(json)) {
    const area = AREA_IDS.find((id) => id === key);
    if (area === undefined) throw new PositionError('position-key', `march.${key}`);
    const { nation } = state.stage;
    const leadersHere = (nation === null ? undefined : state.areas[area][nation]?.leaders) ?? [];
    march[area] = listOf(list, `march.${key}`).map((one, index) =>
      marchedOf(one, `march.${key}.${index}`, leadersHere),
    );
  }
  return march;
}

function marchedOf(json: Json, path: string, leadersHere: readonly string[]): Marched {
  const one = objectOf(json, path);
  keysOf(one, ['unit', 'count', 'used', 'led', 'from', 'river', 'halted', 'held'], path);
  const held = one.held !== undefined && truthOf(one.held, `${path}.held`);
  return {
    unit: pieceOf(one.unit, `${path}.unit`),
    count: wholeOf(one.count, `${path}.count`, 1, MOST),
    used: wholeOf(one.used, `${path}.used`, 0, 9),
    led: ledOf(one.led, `${path}.led`, leadersHere),
    from: areaOf(one.from, `${path}.from`),
    river: truthOf(one.river, `${path}.river`),
    halted: truthOf(one.halted, `${path}.halted`),
    ...(held ? { held } : {}),
  };
}

/** The names of those who lead it, or whether all who are here do (5.2). */
function ledOf(json: Json | undefined, path: string, leadersHere: readonly string[]): readonly string[] {
  if (isList(json)) return json.map((name, index) => textOf(name, `${path}.${index}`)).sort();
  return truthOf(json, path) ? [...leadersHere].sort() : [];
}
