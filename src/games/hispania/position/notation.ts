import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { playOf } from '../engine/steps.js';
import { AREA_IDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { secondMoveOf } from '../sequence/course.js';
import { holdersOf } from '../setup/groups.js';
import { blankState } from '../setup/start.js';
import { impliedStatus } from '../setup/status.js';
import { musterCompany } from '../special/assault.js';
import { musterUntold } from '../special/opening-arrivals.js';
import { becomeInfantry } from '../special/tasks.js';
import { toledoUntold } from '../special/toledo.js';
import { isArea, leadersOf, seatOf } from '../state/reading.js';
import { stackOf } from '../state/stack.js';
import type { Second, Stage } from '../state/stage.js';
import {
  type Hispania,
  type March,
  type Occupation,
  type Options,
  type PlayerState,
  SWITCHES,
} from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { saidOf } from './said.js';
import { type Said, SHAPE } from './shape.js';

const { Misread } = kit.shape;

/** Positions of Hispania: missing parts have defaults, unknown ones are refused. */
export const NOTATION = kit.notation<Hispania, Said>('hispania', { shape: SHAPE, said: saidOf, laid });

/** Before the next step would throw (counters drawn, the opening bid, a battle) the active player waits, or anybody. */
export function held(state: Hispania): Hispania {
  const play = playOf(state, kit.noDice());
  const active = state.stage.nation === null ? null : seatOf(state, state.stage.nation);
  play.push({ kind: 'laid-out', id: play.nextId(), seats: active === null ? state.seats : [active] });
  return { ...play.state };
}

/** The state of a position: missing parts have defaults, or follow from the board. */
function laid(said: Said): Result<Hispania> {
  const overrides = said.overrides ?? null;
  const book = bookFrom(overrides);
  if (!book.ok) return refuse('position-overrides', { path: 'overrides' });
  const seats = Object.keys(said.seats);
  const turn = said.turn ?? 1;
  const start = blankState(book.value, optionsOf(said, turn), seats, overrides);
  const opener = said.opener ? seats.indexOf(said.opener) : 0;
  if (opener < 0) throw new Misread('opener', 'known-name');
  const board = {
    turn,
    areas: kit.ofEach(AREA_IDS, (id) => stacksOf((id === 'sea' && said.sea) || (said.provinces?.[id] ?? {}))),
    ruins: said.ruins ?? {},
    counters: countersOf(said, start),
    opener,
  };
  const play = playOf({ ...start, ...board }, kit.noDice());
  giveNations(play, said);
  toledoUntold(play);
  play.stage(stageOf(said, play.state));
  play.set({
    march: marchOf(said, play.state),
    players: Object.fromEntries(seats.map((seat) => [seat, playerOf(said, seat, turn)])),
  });
  for (const nation of NATION_IDS) play.score(nation, said.scores?.[nation] ?? 0, 'position');
  for (const seat of seats) {
    const points = said.compensation?.[seat] ?? 0;
    if (points !== 0) play.ledger({ turn, nation: null, seat, points, why: 'compensation' });
  }
  comeAbout(play, said);
  const frames = said.frames ?? [];
  // Procedure numbers rise: the next one must be higher than all present.
  play.set({ frames, wait: Math.max(play.state.wait, ...frames.map(({ id }) => id)) });
  return ok({ ...play.state });
}

/** The default scenario is the long one that includes the turn (16): D, or E from turn 20. */
function optionsOf({ scenario, version, options }: Said, turn: number): Options {
  return {
    scenario: scenario ?? (turn > 19 ? 'E' : 'D'),
    version: version ?? (turn > 19 ? 'advanced' : 'standard'),
    ...kit.ofEach(SWITCHES, (id) => options?.[id] ?? false),
  };
}

function stacksOf(said: NonNullable<Said['sea']>): Occupation {
  const stacks = Object.entries(said).map(([nation, pieces]) => [nation, stackOf(pieces.map((piece) => [piece, 1]))]);
  return Object.fromEntries(stacks.filter(([, stack]) => Object.keys(stack ?? {}).length > 0));
}

/** The bag: as given, or everything neither played nor drawn (10.3). */
function countersOf({ bag, played, hands }: Said, start: Hispania): Hispania['counters'] {
  const gone = [...(played ?? []), ...Object.values(hands ?? {}).flat()];
  const rest = start.counters.bag.filter((event) => {
    const at = gone.indexOf(event);
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
  return { bag: bag ?? rest, played: played ?? [] };
}

function giveNations(play: Play, said: Said): void {
  const start = play.state;
  const holderOf = holdersOf(said.seats, start);
  for (const id of NATION_IDS) {
    play.nation(id, {
      status: said.statuses?.[id] ?? impliedStatus(start, id, said.nation ?? null),
      seat: said.nobody?.includes(id) === true ? null : holderOf(id),
      gold: said.gold?.[id] ?? 0,
      capital: said.capitals?.[id] ?? null,
      suzerain: said.submitted?.[id] ?? null,
      pool: said.waiting?.[id] ?? [],
      overfull: said.overfull?.[id] ?? [],
      notes: said.notes?.[id] ?? {},
    });
  }
}

/** A phase in progress continues; without `task` it begins. */
function stageOf(said: Said, state: Hispania): Stage {
  const nation = said.nation ?? null;
  const phase = said.phase ?? (nation === null ? 'opening' : 'start');
  const ofTheTurn = phase === 'opening' || phase === 'closing' || phase === 'over';
  if (ofTheTurn !== (nation === null)) throw new Misread('nation', 'known-name');
  const pass = said.step ?? 1;
  return {
    phase,
    nation,
    pass,
    task: said.task ?? (phase === 'battle' && !said.frames ? LAID_OUT : 0),
    received: said.received ?? [],
    second: said.pile !== undefined ? said.pile : nation && phase !== 'start' ? secondIn(state, nation, pass) : null,
    fought: said.fought ?? [],
    forced: said.forced ?? [],
  };
}

/** 9.2: in its second movement a Leader's pile is where he is. */
function secondIn(state: Hispania, nation: NationId, pass: Stage['pass']): Second | null {
  const second = secondMoveOf(state, nation);
  if (second?.kind !== 'pile' || pass === 1) return second;
  const place = leadersOf(state, nation).find(({ leader }) => leader === second.leader);
  return place === undefined ? second : { ...second, at: place.area };
}

function marchOf({ march, nation }: Said, { areas }: Hispania): March {
  const moved = Object.entries(march ?? {}).flatMap(([area, parties]) => {
    const here = nation && isArea(area) ? (areas[area][nation]?.leaders ?? []) : [];
    const all = parties.map(({ held, ...party }) => ({
      ...party,
      led: (typeof party.led === 'boolean' ? (party.led ? here : []) : party.led).toSorted(),
      ...(held === true ? { held } : {}),
    }));
    return [[area, all]];
  });
  return Object.fromEntries(moved);
}

function playerOf(said: Said, seat: SeatId, turn: number): PlayerState {
  const passes = said.passing?.includes(seat) === true;
  if (passes && !said.nation) throw new Misread('passing', 'known-name');
  const stands = said.standing?.includes(seat) === true ? { stands: true as const } : {};
  return {
    orders: said.orders?.[seat] ?? [],
    hand: said.hands?.[seat] ?? [],
    signUsed: said.signs?.includes(seat) === true,
    bids: said.bids?.[seat] ?? [],
    ...(passes && said.nation ? { letPass: { turn, nation: said.nation, ...stands } } : {}),
  };
}

/** What would have happened before this point, unless stated. */
function comeAbout(play: Play, said: Said): void {
  const { nation, phase } = play.state.stage;
  const told = NATION_IDS.filter((id) => said.waiting?.[id] !== undefined);
  musterUntold(play, told);
  const begins = !said.frames && said.task === undefined;
  const hasCompany = () => nation === null || play.state.nations[nation].notes.company !== undefined;
  // 11.el-cid.10: in his own turn his company enters Valence by his choice, not as new units.
  const early = phase === 'income' || phase === 'place' || phase === 'move';
  if (begins && early && nation !== null && !hasCompany()) musterCompany(play, nation);
  // 11.almoravide.6: only at the start of the game turn is there a separate time for it.
  if (phase !== 'opening') for (const id of NATION_IDS) becomeInfantry(play, id);
  // A requested movement phase stays, though in play it would be skipped without units on the board.
  if (begins && phase === 'move' && nation !== null && !hasCompany() && areasWith(play.state, nation).length === 0)
    play.stage({ task: MOVING });
}
const MOVING = 2;
