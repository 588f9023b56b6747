import { isList, type Json, type JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import {
  fields,
  known,
  list,
  maybe,
  object,
  oneOf,
  onlyKeys,
  type Reader,
  signedHalves,
  text,
  truth,
  whole,
} from '../../../kit/data/reader.js';
import type { Play } from '../engine/play.js';
import { AREA_IDS, type AreaId } from '../facts/ids.js';
import { isArea } from '../state/reading.js';
import { isPiece } from '../state/stack.js';
import type { Pile } from '../state/stage.js';
import { BID_KINDS, type Hispania, type March, type Marched, type Waiting } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { items, nationNamed, provinceNamed } from './parts.js';

/** What is under way in a position: units beside the board, bids paid, how far a phase has come, who has moved. */

const MOST = 100;

const area = known(isArea);
const piece = known(isPiece);
const units = whole(1, MOST);

export function giveWaiting(play: Play, position: JsonObject): void {
  for (const [key, lots] of Object.entries(object(position.waiting ?? {}, 'waiting'))) {
    play.nation(nationNamed(key, `waiting.${key}`), { pool: list(waiting)(lots, `waiting.${key}`) });
  }
  for (const [key, provinces] of Object.entries(object(position.overfull ?? {}, 'overfull'))) {
    const overfull = list(provinceNamed)(provinces, `overfull.${key}`);
    play.nation(nationNamed(key, `overfull.${key}`), { overfull });
  }
}

const waiting = fields({
  unit: piece,
  count: units,
  to: ((json, path) => (json === 'own' ? 'own' : list(area)(json, path))) satisfies Reader<Waiting['to']>,
  bought: truth,
  landing: maybe(list(provinceNamed)),
});

export function giveBids(play: Play, position: JsonObject, seatOf: (name: string) => SeatId): void {
  for (const [name, bids] of Object.entries(object(position.bids ?? {}, 'bids'))) {
    play.player(seatOf(name), { bids: list(bid)(bids, `bids.${name}`) });
  }
}

const bid = fields({ nation: nationNamed, points: signedHalves, turn: whole(1, 21), kind: oneOf(BID_KINDS) });

/** A phase that had begun goes on where it was; without `task` it begins. */
export function takeUp(play: Play, position: JsonObject): void {
  if (position.task !== undefined) play.stage({ task: whole(0, MOST)(position.task, 'task') });
  else if (position.frames === undefined && hasNothingToMove(play)) play.stage({ task: MOVING });
  if (position.received !== undefined) {
    play.stage({ received: list(area)(position.received, 'received') });
  }
  if (position.pile === null) play.stage({ second: null });
  else if (position.pile !== undefined) play.stage({ second: pileOf(object(position.pile, 'pile')) });
  if (position.fought !== undefined) {
    play.stage({ fought: list(provinceNamed)(position.fought, 'fought') });
  }
  if (position.forced !== undefined) play.stage({ forced: list(forced)(position.forced, 'forced') });
  if (position.march !== undefined) play.set({ march: marchOf(play.state, object(position.march, 'march')) });
}

/** A movement phase that was asked for stays, though in play it would pass by without a unit on the board. */
function hasNothingToMove({ state }: Play): boolean {
  const { phase, nation } = state.stage;
  if (phase !== 'move' || nation === null || state.nations[nation].notes.company !== undefined) return false;
  return areasWith(state, nation).length === 0;
}
const MOVING = 2;

const forced = fields({ through: area, to: area });

function pileOf(json: JsonObject): Pile {
  onlyKeys(json, ['kind', 'why', 'leader', 'at', 'also', 'bonus'], 'pile');
  return {
    kind: 'pile',
    why: oneOf(PILES)(json.why, 'pile.why'),
    leader: json.leader === undefined || json.leader === null ? null : text(json.leader, 'pile.leader'),
    at: json.at === null ? null : area(json.at, 'pile.at'),
    bonus: json.bonus === 1 ? 1 : 2,
    ...(json.also === undefined ? {} : { also: list(area)(json.also, 'pile.also') }),
  };
}
const PILES = ['leader', 'province', 'fougue', 'invasion'] as const;

function marchOf(state: Hispania, json: JsonObject): March {
  const march: { -readonly [A in AreaId]?: readonly Marched[] } = {};
  onlyKeys(json, AREA_IDS, 'march');
  const { nation } = state.stage;
  for (const [key, parties] of Object.entries(json)) {
    const here = area(key, 'march');
    const leadersHere = (nation === null ? undefined : state.areas[here][nation]?.leaders) ?? [];
    march[here] = items(parties, `march.${key}`).map((one, index) =>
      marchedOf(one, `march.${key}.${index}`, leadersHere),
    );
  }
  return march;
}

function marchedOf(json: Json, path: string, leadersHere: readonly string[]): Marched {
  const one = object(json, path);
  onlyKeys(one, ['unit', 'count', 'used', 'led', 'from', 'river', 'halted', 'held'], path);
  const held = one.held !== undefined && truth(one.held, `${path}.held`);
  return {
    unit: piece(one.unit, `${path}.unit`),
    count: units(one.count, `${path}.count`),
    used: whole(0, 9)(one.used, `${path}.used`),
    led: ledOf(one.led, `${path}.led`, leadersHere),
    from: area(one.from, `${path}.from`),
    river: truth(one.river, `${path}.river`),
    halted: truth(one.halted, `${path}.halted`),
    ...(held ? { held } : {}),
  };
}

/** The names of those who lead it, or whether all who are here do (5.2). */
function ledOf(json: Json | undefined, path: string, leadersHere: readonly string[]): readonly string[] {
  if (isList(json)) return json.map((name, index) => text(name, `${path}.${index}`)).sort();
  return truth(json, path) ? [...leadersHere].sort() : [];
}
