import { AREA_IDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { secondMoveOf } from '../sequence/course.js';
import { isGivenOut } from '../setup/groups.js';
import { impliedStatus } from '../setup/status.js';
import { isAwaited } from '../special/opening-arrivals.js';
import { nationsIn } from '../state/reading.js';
import { letsTurnPass, standsAllTurn } from '../state/said-for-turn.js';
import { piecesOf } from '../state/stack.js';
import { type Hispania, type NationState, type Occupation, type PlayerState, SWITCHES } from '../state/state.js';
import type { SaidFrame } from './frames.js';
import type { Said } from './shape.js';

/** The position of a state: reading it continues this game. Null: a default. */
export function saidOf(state: Hispania): Said {
  const { nations, options, players, seats, stage } = state;
  const byNation = <Value>(of: (nation: NationState, id: NationId) => Value | null) =>
    some(NATION_IDS, (id) => of(nations[id], id));
  const bySeat = <Value>(of: (player: PlayerState) => Value | null) =>
    some(seats, (seat) => (players[seat] === undefined ? null : of(players[seat])));
  return {
    scenario: options.scenario,
    version: options.version,
    options: some(SWITCHES, (id) => options[id] || null),
    overrides: state.overrides,
    turn: state.turn,
    nation: stage.nation,
    phase: stage.phase,
    step: stage.pass,
    provinces: some(AREA_IDS, (area) => (area === 'sea' ? null : unitsIn(state.areas[area]))) ?? {},
    sea: unitsIn(state.areas.sea),
    ruins: unlessEmpty(state.ruins),
    gold: byNation(({ gold }) => gold || null),
    submitted: byNation(({ suzerain }) => suzerain),
    capitals: byNation(({ capital }) => capital),
    seats: Object.fromEntries(seats.map((seat) => [seat, NATION_IDS.filter((id) => nations[id].seat === seat)])),
    nobody: unlessNone(
      NATION_IDS.filter((id) => nations[id].seat === null && seats.length > 0 && isGivenOut(state, id)),
    ),
    statuses: byNation(({ status }, id) => (status === impliedStatus(state, id, stage.nation) ? null : status)),
    opener: state.opener === 0 ? null : (seats[state.opener] ?? null),
    scores: byNation((_nation, id) => nationScore(state, id) || null),
    compensation: some(seats, (seat) => compensationOf(state, seat) || null),
    hands: bySeat(({ hand }) => unlessNone(hand)),
    bag: options.events ? state.counters.bag : null,
    played: options.events ? state.counters.played : null,
    signs: unlessNone(seats.filter((seat) => players[seat]?.signUsed === true)),
    passing: unlessNone(seats.filter((seat) => letsTurnPass(state, seat))),
    standing: unlessNone(seats.filter((seat) => standsAllTurn(state, seat))),
    orders: bySeat(({ orders }) => unlessNone(orders)),
    bids: bySeat(({ bids }) => unlessNone(bids)),
    // A destroyed company is stated: by default it is untouched.
    waiting: byNation(({ pool }, id) => (isAwaited(state, id) ? [] : unlessNone(pool))),
    overfull: byNation(({ overfull }) => unlessNone(overfull)),
    ...course(state),
    notes: byNation(({ notes }) => unlessEmpty(notes)),
  };
}

/** The phase's progress: received, moved, current. */
function course(state: Hispania): Partial<Said> {
  const { nation, phase, task, received, second, fought, forced } = state.stage;
  const frames = state.frames.filter((frame): frame is SaidFrame => frame.kind !== 'laid-out');
  // Reading a position in the battle phase lays it out (LAID_OUT): the default.
  const usual = phase === 'battle' && frames.length === 0 ? LAID_OUT : 0;
  // The card's second movement is over: the Leader of its Fougue is gone (9.2).
  const over = second === null && nation !== null && phase !== 'start' && secondMoveOf(state, nation) !== null;
  // A card's pile that is not named yet is known anyway.
  const named = second?.kind === 'pile' && (second.at !== null || second.why === 'fougue' || second.why === 'invasion');
  return {
    task: task === usual ? null : task,
    received: unlessNone(received),
    ...(named ? { pile: second } : over ? { pile: null } : {}),
    march: unlessEmpty(state.march),
    // The winner of a Ruin is asked about it (9.5.2), even if he came without a march (11.navarre.4).
    fought: unlessNone(fought),
    forced: unlessNone(forced),
    frames: unlessNone(frames),
  };
}

function compensationOf({ ledger }: Hispania, seat: string): number {
  return ledger.reduce((sum, entry) => (entry.seat === seat && entry.nation === null ? sum + entry.points : sum), 0);
}

function unitsIn(here: Occupation) {
  return some(nationsIn(here), (nation) =>
    piecesOf(here[nation]).flatMap(([piece, count]) => Array.from({ length: count }, () => piece)),
  );
}

/** Only ids with something to say. */
function some<Id extends string, Value>(ids: readonly Id[], of: (id: Id) => Value | null) {
  const entries = ids.flatMap((id) => {
    const value = of(id);
    return value === null ? [] : [[id, value] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
function unlessNone<Value>(list: readonly Value[]): readonly Value[] | null {
  return list.length === 0 ? null : list;
}
function unlessEmpty<Whole extends object>(whole: Whole): Whole | null {
  return Object.keys(whole).length === 0 ? null : whole;
}
