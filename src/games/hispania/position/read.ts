import type { Json, JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { Misread, object, onlyKeys, text, whole } from '../../../kit/data/reader.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { misread } from '../../../kit/position/notation.js';
import type { Play } from '../engine/play.js';
import { playOf } from '../engine/steps.js';
import { AREA_IDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { secondOf } from '../sequence/course.js';
import { blank } from '../setup/start.js';
import { musterCompany } from '../special/assault.js';
import { musterUntold } from '../special/opening-arrivals.js';
import { becomeInfantry } from '../special/tasks.js';
import { holds, leadersOf, within } from '../state/reading.js';
import { PHASES, type Second } from '../state/stage.js';
import { type Hispania, NATION_STATUSES } from '../state/state.js';
import { readBoard, readRuins } from './board.js';
import { giveBids, giveWaiting, takeUp } from './course.js';
import { framesIn } from './frames.js';
import { giveNations, seatsOf } from './holders.js';
import { layOut } from './lay-out.js';
import { readOptionsOf } from './options.js';
import { items, nationNamed, numbersOf, POSITION_KEYS, provinceNamed } from './parts.js';
import { countersOf, givePassing, givePlayers } from './players.js';
import { settleStatuses } from './status.js';

/** The position notation of scripts: whatever it leaves out takes its default, whatever it does not know is refused. */
export function readPosition(position: Json, seatOf: (name: string) => SeatId): Result<Hispania> {
  try {
    return build(object(position, 'position'), seatOf);
  } catch (problem) {
    if (problem instanceof Misread) return misread(problem);
    throw problem;
  }
}

function build(position: JsonObject, seatOf: (name: string) => SeatId): Result<Hispania> {
  onlyKeys(position, POSITION_KEYS, '');
  const overrides = position.overrides ?? null;
  const book = bookFrom(overrides);
  if (!book.ok) return refuse('position-overrides', { path: 'overrides' });
  const turn = whole(1, 21)(position.turn ?? 1, 'turn');
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
  const play = playOf(laid, noDice());
  giveNations(play, groups);
  for (const [index, key] of items(position.nobody ?? [], 'nobody').entries()) {
    play.nation(nationNamed(key, `nobody.${index}`), { seat: null });
  }
  settleStatuses(play);
  for (const [nation, gold] of numbersOf(position.gold, 'gold')) play.nation(nation, { gold });
  for (const [key, value] of Object.entries(object(position.submitted ?? {}, 'submitted'))) {
    play.nation(nationNamed(key, `submitted.${key}`), { suzerain: nationNamed(value, `submitted.${key}`) });
  }
  for (const [key, value] of Object.entries(object(position.capitals ?? {}, 'capitals'))) {
    play.nation(nationNamed(key, `capitals.${key}`), { capital: provinceNamed(value, `capitals.${key}`) });
  }
  for (const [key, value] of Object.entries(object(position.notes ?? {}, 'notes'))) {
    const nation = nationNamed(key, `notes.${key}`);
    for (const [note, said] of Object.entries(object(value, `notes.${key}`))) play.note(nation, note, said ?? null);
  }
  tellOfToledo(play);
  for (const [nation, points] of numbersOf(position.scores, 'scores')) play.score(nation, points, 'position');
  giveWaiting(play, position);
  givePlayers(play, position, seatOf);
  giveBids(play, position, seatOf);
  setStage(play, position);
  givePassing(play, position, seatOf);
  const told = Object.keys(object(position.waiting ?? {}, 'waiting')).map((key) => nationNamed(key, 'waiting'));
  musterUntold(play, told);
  if (position.frames === undefined) callCompany(play, position);
  // 11.almoravide.6: at the start of the game turn, which has its own time for it.
  if (play.state.stage.phase !== 'opening') for (const nation of NATION_IDS) becomeInfantry(play, nation);
  takeUp(play, position);
  giveStatuses(play, position);
  const { state } = play;
  const opener = position.opener === undefined ? 0 : seats.indexOf(seatOf(text(position.opener, 'opener')));
  if (opener < 0) throw new Misread('opener', 'known-name');
  const frames = position.frames === undefined ? [] : framesIn(position.frames, seatOf);
  // Numbers of procedures rise: the next one has none that is there already.
  const wait = Math.max(state.wait, ...frames.map(({ id }) => id));
  return ok(layOut({ ...state, opener, wait, frames: frames.length > 0 ? frames : state.frames }));
}

/** Where a nation stands in the game, if the board does not tell (`settleStatuses`). */
function giveStatuses(play: Play, position: JsonObject): void {
  for (const [key, said] of Object.entries(object(position.statuses ?? {}, 'statuses'))) {
    const status = NATION_STATUSES.find((one) => one === said);
    if (status === undefined) throw new Misread(`statuses.${key}`, 'known-name');
    play.nation(nationNamed(key, `statuses.${key}`), { status });
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
  const named = position.phase === undefined ? (nation === null ? 'opening' : 'start') : text(position.phase, 'phase');
  const phase = PHASES.find((one) => one === (PHASE_NAMES[named] ?? named));
  if (phase === undefined) throw new Misread('phase', 'known-name');
  const turnPhase = phase === 'opening' || phase === 'closing' || phase === 'over';
  if (turnPhase !== (nation === null)) throw new Misread('nation', 'known-name');
  const pass = whole(1, 2)(position.step ?? 1, 'step') === 1 ? 1 : 2;
  play.stage({
    phase,
    nation,
    pass,
    task: phase === 'battle' && position.frames === undefined ? LAID_OUT : 0,
    second:
      nation === null || phase === 'start' ? null : underWay(secondOf(play.state, nation), play.state, nation, pass),
  });
  if (nation !== null)
    play.nation(nation, { status: play.state.nations[nation].status === 'neutral' ? 'neutral' : 'playing' });
  for (const area of AREA_IDS) if (play.state.areas[area] === undefined) throw new Misread(area, 'known-name');
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
