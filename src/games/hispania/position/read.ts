import type { Json, JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { carryOn } from '../engine/apply.js';
import { Play } from '../engine/play.js';
import { AREA_IDS, EVENT_KINDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { secondOf } from '../sequence/second.js';
import { blank } from '../setup/start.js';
import { musterCompany } from '../special/assault.js';
import { becomeInfantry } from '../special/infantry.js';
import { musterUntold } from '../special/opening-arrivals.js';
import { holds, leadersOf, within } from '../state/reading.js';
import { PHASES, type Second } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { isOrders, readBoard, readRuins } from './board.js';
import { giveBids, giveWaiting, takeUp } from './course.js';
import { noDice } from './no-dice.js';
import { readOptionsOf } from './options.js';
import {
  keysOf,
  listOf,
  nationNamed,
  numbersOf,
  objectOf,
  POSITION_KEYS,
  PositionError,
  provinceNamed,
  textOf,
  wholeOf,
} from './parts.js';

/** The position notation of scripts: whatever it leaves out takes its default, whatever it does not know is refused. */
export function readPosition(position: Json, seatOf: (name: string) => SeatId): Result<Hispania> {
  try {
    return ok(build(objectOf(position, 'position'), seatOf));
  } catch (problem) {
    if (problem instanceof PositionError) return refuse(problem.code, { path: problem.path });
    throw problem;
  }
}

function build(position: JsonObject, seatOf: (name: string) => SeatId): Hispania {
  keysOf(position, POSITION_KEYS, '');
  const overrides = position.overrides ?? null;
  const book = bookFrom(overrides);
  if (!book.ok) throw new PositionError('position-overrides', 'overrides');
  const turn = wholeOf(position.turn ?? 1, 'turn', 1, 21);
  const options = readOptionsOf(position, turn);
  const groups = seatsOf(position, seatOf);
  const seats = [...groups.keys()];
  const start = blank(book.value, options, seats, overrides);
  const areas = readBoard(position);
  const laid: Hispania = {
    ...start,
    turn,
    areas,
    ruins: readRuins(position),
    counters: countersOf(position, start),
  };
  const play = new Play(laid, noDice());
  giveNations(play, groups);
  settleStatuses(play);
  for (const [nation, gold] of numbersOf(position.gold, 'gold')) play.nation(nation, { gold });
  for (const [key, value] of Object.entries(objectOf(position.submitted ?? {}, 'submitted'))) {
    play.nation(nationNamed(key, `submitted.${key}`), { suzerain: nationNamed(value, `submitted.${key}`) });
  }
  for (const [key, value] of Object.entries(objectOf(position.capitals ?? {}, 'capitals'))) {
    play.nation(nationNamed(key, `capitals.${key}`), { capital: provinceNamed(value, `capitals.${key}`) });
  }
  for (const [key, value] of Object.entries(objectOf(position.notes ?? {}, 'notes'))) {
    const nation = nationNamed(key, `notes.${key}`);
    for (const [note, said] of Object.entries(objectOf(value, `notes.${key}`))) play.note(nation, note, said ?? null);
  }
  tellOfToledo(play);
  for (const [nation, points] of numbersOf(position.scores, 'scores')) play.score(nation, points, 'position');
  giveWaiting(play, position);
  givePlayers(play, position, seatOf);
  giveBids(play, position, seatOf);
  setStage(play, position);
  const told = Object.keys(objectOf(position.waiting ?? {}, 'waiting')).map((key) => nationNamed(key, 'waiting'));
  musterUntold(play, told);
  callCompany(play, position);
  for (const nation of NATION_IDS) becomeInfantry(play, nation);
  takeUp(play, position);
  play.events.length = 0;
  carryOn(play);
  return play.state;
}

/** Seats and their nations; without any, the four groups of the standard version. */
function seatsOf(position: JsonObject, seatOf: (name: string) => SeatId): ReadonlyMap<SeatId, readonly NationId[]> {
  const named = Object.entries(objectOf(position.seats ?? {}, 'seats'));
  const groups = new Map<SeatId, readonly NationId[]>();
  for (const [name, nations] of named) {
    const list = listOf(nations, `seats.${name}`).map((nation) => nationNamed(nation, `seats.${name}`));
    groups.set(seatOf(name), list);
  }
  if (groups.size === 0) for (const name of ['p1', 'p2', 'p3', 'p4']) groups.set(seatOf(name), []);
  return groups;
}

/**
 * Nations that nobody was given go with the others of their group (13), or to the first seats without any. In the
 * advanced version those not yet on the board belong to nobody: they will be bid for.
 */
function giveNations(play: Play, groups: ReadonlyMap<SeatId, readonly NationId[]>): void {
  const seats = [...groups.keys()];
  const holder = new Map<number, SeatId>();
  const groupOf = (nation: NationId) => play.book.nations[nation].player;
  for (const [seat, nations] of groups) {
    for (const nation of nations) {
      const group = groupOf(nation);
      play.nation(nation, { seat });
      if (group !== null && !holder.has(group)) holder.set(group, seat);
    }
  }
  for (const group of [1, 2, 3, 4]) {
    const free = seats.find((seat) => ![...holder.values()].includes(seat)) ?? seats[(group - 1) % seats.length];
    if (!holder.has(group) && free !== undefined) holder.set(group, free);
  }
  for (const nation of NATION_IDS) {
    const group = groupOf(nation);
    const here = areasWith(play.state, nation).length > 0;
    if (play.state.nations[nation].seat !== null || (play.state.options.version === 'advanced' && !here)) continue;
    const seat = group === null ? (here ? seats[0] : undefined) : holder.get(group);
    play.nation(nation, { seat: seat ?? null });
  }
}

/** Who is on the board plays; WISIGOTH after turn 12 is neutral; whose time is over is gone. */
function settleStatuses(play: Play): void {
  for (const nation of NATION_IDS) {
    const { becomes, leavesEndOf } = play.book.nations[nation];
    const last = becomes?.endOf.at(-1) ?? leavesEndOf ?? 21;
    const here = areasWith(play.state, nation).length > 0;
    const over = play.state.turn > last;
    if (over && becomes?.elsewhere === 'neutral') play.nation(nation, { status: here ? 'neutral' : 'gone' });
    else if (here) play.nation(nation, { status: 'playing' });
    else if (over) play.nation(nation, { status: 'gone' });
    else if (play.state.nations[nation].status === 'gone') play.nation(nation, { status: 'waiting' });
    else if (hasCome(play, nation)) play.nation(nation, { status: 'playing' });
  }
}
function hasCome(play: Play, nation: NationId): boolean {
  const { arrivals } = play.book.nations[nation];
  return (arrivals ?? []).some((arrival) => arrival.turn < play.state.turn && !arrival.at.includes('own'));
}

function countersOf(position: JsonObject, start: Hispania): Hispania['counters'] {
  if (position.played === undefined && position.bag === undefined && position.hands === undefined)
    return start.counters;
  const known = (value: Json | undefined, path: string) =>
    listOf(value ?? [], path).map((event) => {
      const found = EVENT_KINDS.find((kind) => kind === event);
      if (found === undefined) throw new PositionError('position-value', path);
      return found;
    });
  const played = known(position.played, 'played');
  if (position.bag !== undefined) return { bag: known(position.bag, 'bag'), played };
  const gone = [...played];
  for (const [name, hand] of Object.entries(objectOf(position.hands ?? {}, 'hands')))
    gone.push(...known(hand, `hands.${name}`));
  const bag = start.counters.bag.filter((event) => {
    const at = gone.indexOf(event);
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
  return { bag, played };
}

function givePlayers(play: Play, position: JsonObject, seatOf: (name: string) => SeatId): void {
  for (const [name, hand] of Object.entries(objectOf(position.hands ?? {}, 'hands'))) {
    const events = listOf(hand, `hands.${name}`).flatMap((event) => EVENT_KINDS.filter((kind) => kind === event));
    play.player(seatOf(name), { hand: events });
  }
  for (const [name, orders] of Object.entries(objectOf(position.orders ?? {}, 'orders'))) {
    if (!isOrders(orders)) throw new PositionError('position-value', `orders.${name}`);
    play.player(seatOf(name), { orders });
  }
  for (const [index, name] of listOf(position.signs ?? [], 'signs').entries()) {
    play.player(seatOf(textOf(name, `signs.${index}`)), { signUsed: true });
  }
}

/** Other names that a phase goes by. */
const PHASE_NAMES: { readonly [name: string]: string } = {
  purchase: 'income',
  buy: 'income',
  placement: 'place',
  movement: 'move',
  stacking: 'stack',
  combat: 'battle',
  fougue: 'fury',
};

function setStage(play: Play, position: JsonObject): void {
  const nation =
    position.nation === undefined || position.nation === null ? null : nationNamed(position.nation, 'nation');
  const named =
    position.phase === undefined ? (nation === null ? 'opening' : 'start') : textOf(position.phase, 'phase');
  const phase = PHASES.find((one) => one === (PHASE_NAMES[named] ?? named));
  if (phase === undefined) throw new PositionError('position-value', 'phase');
  const turnPhase = phase === 'opening' || phase === 'closing' || phase === 'over';
  if (turnPhase !== (nation === null)) throw new PositionError('position-value', 'nation');
  const pass = wholeOf(position.step ?? 1, 'step', 1, 2) === 1 ? 1 : 2;
  play.stage({
    phase,
    nation,
    pass,
    task: phase === 'battle' ? LAID_OUT : 0,
    second:
      nation === null || phase === 'start' ? null : underWay(secondOf(play.state, nation), play.state, nation, pass),
  });
  if (nation !== null)
    play.nation(nation, { status: play.state.nations[nation].status === 'neutral' ? 'neutral' : 'playing' });
  for (const area of AREA_IDS)
    if (play.state.areas[area] === undefined) throw new PositionError('position-value', area);
}

/** 11.el-cid.10: a position within his own turn: his company goes into Valence by his choice, not with new units. */
function callCompany(play: Play, position: JsonObject): void {
  const { nation, phase } = play.state.stage;
  const early = phase === 'income' || phase === 'place' || phase === 'move';
  if (nation === null || !early || play.state.nations[nation].notes.company !== undefined) return;
  if (position.task === undefined) musterCompany(play, nation);
}

/** 9.6.12: where OMEYYAD holds Tolède alone, it has fallen, though the position does not say so. */
function tellOfToledo(play: Play): void {
  for (const nation of NATION_IDS) {
    for (const power of play.book.nations[nation].powers ?? []) {
      if (power.power !== 'toledo' || !within(power.turns, play.state.turn)) continue;
      if (play.state.nations[nation].notes.toledoFallen !== undefined) continue;
      const holders = Object.keys(play.state.areas[power.province]);
      const told = play.state.nations[nation].notes.toledoFallen !== undefined;
      if (!told && holders.length === 1 && holds(play.state, power.to, power.province))
        play.note(nation, 'toledoFallen', true);
    }
  }
}

/** 9.2: in its second movement the pile of a Leader is where he is. */
function underWay(second: Second | null, state: Hispania, nation: NationId, pass: 1 | 2): Second | null {
  if (second?.kind !== 'pile' || second.leader === null || pass === 1) return second;
  const place = leadersOf(state, nation).find(({ leader }) => leader === second.leader);
  return place === undefined ? second : { ...second, at: place.area };
}
