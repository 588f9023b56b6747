import { readFileSync } from 'node:fs';
import type { Action } from '../../../src/core/action.js';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Strength } from '../../../src/core/adviser.js';
import { isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import { firstAwaited, type Obligation } from '../../../src/core/obligation.js';
import { beginBattle } from '../../../src/games/medioevo/battle/begin.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import type { KingdomId } from '../../../src/games/medioevo/facts/ids.js';
import { isPlace } from '../../../src/games/medioevo/facts/place-ids.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { layOutBoard, takeKingdom } from '../../../src/games/medioevo/setup/kingdoms.js';
import { startGame } from '../../../src/games/medioevo/setup/start.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import * as kit from '../../../src/kit/index.js';
import { type Pattern, rightAmong } from '../../selfplay/puzzles.js';

/** A position of four kingdoms, and what is right in it or wrong for Byzantium, as the rulebook alone makes it. */
export interface Puzzle {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly turn: number;
  readonly phase: string;
  /** The step in which Byzantium is asked. */
  readonly frame?: JsonObject;
  /** Or a battle, in which what is given here is so already. */
  readonly battle?: {
    readonly at: string;
    readonly attacker: string;
    readonly defender: string;
    readonly so: JsonObject;
  };
  /** What is otherwise than at the start: everybody with his homes, 1600 florins and no piece. */
  readonly realms?: JsonObject;
  readonly lands?: JsonObject;
  readonly vehicles?: readonly JsonObject[];
  readonly more?: JsonObject;
  /** One of these is done, each of these is done, none of these is done. */
  readonly best?: readonly Pattern[];
  readonly all?: readonly Pattern[];
  readonly never?: readonly Pattern[];
}

export function puzzles(): readonly Puzzle[] {
  return JSON.parse(readFileSync(new URL('./puzzles.json', import.meta.url), 'utf8'));
}

const KINGDOMS: Readonly<Record<string, KingdomId>> = {
  byzantium: 'byzantine-empire',
  mamluks: 'mamluk-sultanate',
  hungary: 'kingdom-of-hungary',
  horde: 'golden-horde',
};
const SEATS = Object.keys(KINGDOMS);
const ME = 'byzantium';
const A_VEHICLE = { level: 1, owner: ME, units: {}, cubes: [], aboard: null, used: 0, stopped: false };

export function laidOut(puzzle: Puzzle): Medioevo {
  const { turn, phase, frame, battle, realms = {}, lands = {}, vehicles = [], more = {} } = puzzle;
  const begun = startGame({}, SEATS, undefined);
  if (!begun.ok) throw new Error(begun.rejection.code);
  const play = new Play({ ...begun.value, frames: [], order: SEATS }, kit.noDice());
  for (const seat of SEATS) {
    const kingdom = KINGDOMS[seat];
    if (kingdom !== undefined) takeKingdom(play, seat, kingdom);
  }
  layOutBoard(play);
  const changes: JsonObject = {
    turn,
    phase,
    realms,
    lands,
    warCircle: { d4: 1, d6: 1, d8: 1 },
    vehicles: vehicles.map((one, place) => ({ ...A_VEHICLE, id: place + 1, ...one })),
    ...(frame === undefined ? {} : { frames: [{ id: 1, ...frame }] }),
    ...more,
  };
  const laid = readAs(
    puzzle,
    changed(
      MEDIOEVO.position.write(play.state, (seat) => seat),
      changes,
    ),
  );
  if (battle === undefined) return laid;
  const fought = new Play(laid, kit.noDice());
  if (isPlace(battle.at)) beginBattle(fought, { ...battle, at: battle.at });
  const [under] = fought.state.frames;
  if (under === undefined) throw new Error(`puzzle ${puzzle.id}: no battle`);
  const written = MEDIOEVO.position.write(fought.state, (seat) => seat);
  const frames = isObject(written) && Array.isArray(written.frames) ? written.frames : [];
  return readAs(puzzle, changed(written, { frames: frames.map((one) => changed(one, battle.so)) }));
}

function readAs({ id }: Puzzle, position: Json): Medioevo {
  const read = MEDIOEVO.position.read(position, (name) => name);
  if (!read.ok) throw new Error(`puzzle ${id}: ${JSON.stringify(read.rejection)}`);
  return read.value;
}

/** The same with these parts otherwise; lists are taken as a whole. */
function changed(before: Json, change: Json): Json {
  if (!isObject(before) || !isObject(change)) return change;
  const parts = Object.entries(change).map(
    ([key, value]) => [key, changed(before[key] ?? null, value ?? null)] as const,
  );
  return { ...before, ...Object.fromEntries(parts) };
}

const MOST_STEPS = 16;

/** For what Byzantium is awaited. */
export function owedBy(state: Medioevo): Obligation | undefined {
  return MEDIOEVO.obligations(state).find((owed) => firstAwaited(owed) === ME);
}

/** What this strength does there, to the end of what is asked (a list of purchases, a phase), and whether that is right. */
export function attempt(
  puzzle: Puzzle,
  strength: Strength,
): { readonly actions: readonly Action[]; readonly solved: boolean } {
  let state = laidOut(puzzle);
  const actions: Action[] = [];
  const chance = new SeededDice(puzzle.id);
  for (let step = 0; step < MOST_STEPS; step++) {
    const owed = owedBy(state);
    if (owed === undefined || state.phase !== puzzle.phase) break;
    const { action } = adviceFor(MEDIOEVO, state, owed, strength, chance);
    actions.push(action);
    const done = MEDIOEVO.apply(state, ME, action, chance);
    if (!done.ok) throw new Error(`puzzle ${puzzle.id}: ${done.rejection.code}`);
    ({ state } = done.value);
  }
  if (actions.length === 0) throw new Error(`puzzle ${puzzle.id}: nobody is asked`);
  return { actions, solved: rightAmong(puzzle, actions) };
}
