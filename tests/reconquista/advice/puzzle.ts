import { readFileSync } from 'node:fs';
import type { Action } from '../../../src/core/action.js';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Strength } from '../../../src/core/adviser.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import type { Reconquista } from '../../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { type Pattern, rightAmong } from '../../selfplay/puzzles.js';
import { type Lines, laid } from '../board.js';

/** A position, and what is right in it or wrong, as the rulebook alone makes it. */
export interface Puzzle {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly phase: 'spending' | 'campaign' | 'el-cid' | 'retreat';
  readonly turn: number;
  readonly purse?: number;
  readonly fortune?: JsonObject;
  /** Who was beaten, and by which ways they came. */
  readonly force?: JsonObject;
  readonly places: Lines;
  /** One of these is done, each of these is done, none of these is done. */
  readonly best?: readonly Pattern[];
  readonly all?: readonly Pattern[];
  readonly never?: readonly Pattern[];
}

export function puzzles(): readonly Puzzle[] {
  return JSON.parse(readFileSync(new URL('./puzzles.json', import.meta.url), 'utf8'));
}

const CAMPAIGN = { kind: 'campaign', region: null, fresh: {}, cidFresh: false, forces: [] } as const;
const LATER: readonly JsonObject[] = [{ kind: 'end-of-turn' }, { kind: 'sieges' }, { kind: 'reaction' }];

export function laidOut({ phase, turn, purse = 0, fortune, force, places }: Puzzle): Reconquista {
  const more: JsonObject = { turn, purse, ...(fortune === undefined ? {} : { fortune }) };
  if (phase === 'spending' || phase === 'campaign') return laid(places, { ...more, phase });
  // The shape of a position wants either a phase by its name or the steps one by one.
  const steps: readonly Json[] =
    phase === 'retreat'
      ? [...LATER, { ...CAMPAIGN, region: 'asturias' }, { kind: 'retreat', force: force ?? {} }]
      : [...LATER, CAMPAIGN, { kind: 'spending' }, { kind: 'income' }, { kind: 'el-cid' }];
  const cid: JsonObject = phase === 'el-cid' ? { cid: { side: 'christian', at: null } } : {};
  return laid(places, { ...more, ...cid, frames: steps });
}

/** What this strength does there, to the end of what is asked (a phase), and whether that is right. */
export function attempt(
  puzzle: Puzzle,
  strength: Strength,
): { readonly actions: readonly Action[]; readonly solved: boolean } {
  let state = laidOut(puzzle);
  const actions: Action[] = [];
  const chance = new SeededDice(puzzle.id);
  const phase = state.frames.at(-1)?.kind;
  for (let step = 0; step < MOST_STEPS && state.frames.at(-1)?.kind === phase && state.turn === puzzle.turn; step++) {
    const [owed] = RECONQUISTA.obligations(state);
    if (owed === undefined) break;
    const { action } = adviceFor(RECONQUISTA, state, owed, strength, chance);
    actions.push(action);
    const done = RECONQUISTA.apply(state, 'p1', action, chance);
    if (!done.ok) throw new Error(`puzzle ${puzzle.id}: ${done.rejection.code}`);
    ({ state } = done.value);
  }
  return { actions, solved: rightAmong(puzzle, actions) };
}
const MOST_STEPS = 20;
