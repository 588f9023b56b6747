import { readFileSync } from 'node:fs';
import type { Action } from '../../../src/core/action.js';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Strength } from '../../../src/core/adviser.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { type Pattern, rightAmong } from '../../selfplay/puzzles.js';

/** A position of the middle level, and what is right in it or wrong, as the rulebook alone makes it. */
export interface Puzzle {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly general: string;
  readonly denarii: number;
  /** What Hispano has left; without it nobody leads the revolt. */
  readonly hispano?: number;
  /** The step in which somebody is asked; without it the middle of the general's turn. */
  readonly frames?: Json;
  readonly round?: number;
  readonly commanders: JsonObject;
  readonly fleets?: readonly string[];
  /** By city, whose they are: pu, pc, consul. */
  readonly garrisons?: Readonly<Record<string, string>>;
  readonly revolts: JsonObject;
  readonly armies?: readonly string[];
  /** How many boxes are covered. */
  readonly track?: number;
  /** One of these is done, each of these is done, none of these is done. */
  readonly best?: readonly Pattern[];
  readonly all?: readonly Pattern[];
  readonly never?: readonly Pattern[];
}

export function puzzles(): readonly Puzzle[] {
  return JSON.parse(readFileSync(new URL('./puzzles.json', import.meta.url), 'utf8'));
}

const OWNERS: Readonly<Record<string, string>> = { pu: 'praetor-ulterior', pc: 'praetor-citerior', consul: 'consul' };
const BOXES = 11;

export function laidOut(puzzle: Puzzle): Draco {
  const { general, denarii, hispano, commanders, fleets = [], garrisons = {}, revolts, armies = [] } = puzzle;
  const stacks = Object.entries(garrisons).map(([city, owners]) => [
    city,
    owners.split(' ').map((owner) => OWNERS[owner] ?? owner),
  ]);
  const asked = framesOf(puzzle);
  const position: JsonObject = {
    seats: hispano === undefined ? ['ann'] : ['ann', 'rex'],
    hispano: hispano === undefined ? null : 'rex',
    options: { variants: hispano === undefined ? [] : ['hispano'] },
    turn: { general, denarii, hispano: hispano ?? 0, phase: hispano === undefined || asked ? 'roman' : 'hispanic' },
    round: puzzle.round ?? 1,
    track: Array.from({ length: BOXES }, (_, box) => (box < (puzzle.track ?? 0) ? 1 : 0)),
    pieces: {
      commanders,
      fleets: [...fleets],
      garrisons: Object.fromEntries(stacks),
      revolts,
      armies: armies.map((at) => ({ at })),
    },
    ...(asked === null ? {} : { frames: asked }),
  };
  const read = HISPANIA_DRACO.position.read(position, (name) => name);
  if (!read.ok) throw new Error(`puzzle ${puzzle.id}: ${JSON.stringify(read.rejection)}`);
  return read.value;
}

/** What comes after the step in which somebody is asked: the rest of the turn, then the end of the round. */
function framesOf({ frames, general }: Puzzle): Json {
  if (frames === undefined) return null;
  const step: Json = frames === 'return' ? { kind: 'return', general } : frames;
  const rest: readonly Json[] =
    frames === 'return'
      ? [{ kind: 'hispanic' }, { kind: 'roman' }]
      : isKind(frames, 'combat')
        ? [{ kind: 'marches' }, { kind: 'roman' }]
        : [{ kind: 'marches' }];
  return [{ kind: 'round-end' }, { kind: 'turn-end' }, ...rest, step];
}

function isKind(frame: Json, kind: string): boolean {
  return typeof frame === 'object' && frame !== null && 'kind' in frame && frame.kind === kind;
}

/** What this strength does there, to the end of what is asked (a whole Roman phase), and whether that is right. */
export function attempt(
  puzzle: Puzzle,
  strength: Strength,
): { readonly actions: readonly Action[]; readonly solved: boolean } {
  let state = laidOut(puzzle);
  const actions: Action[] = [];
  const chance = new SeededDice(puzzle.id);
  const asked = puzzle.hispano === undefined ? 'ann' : 'rex';
  for (let step = 0; step < MOST_STEPS; step++) {
    const [owed] = HISPANIA_DRACO.obligations(state);
    if (owed === undefined || firstAwaited(owed) !== asked) break;
    if (step > 0 && (asked === 'rex' || owed.what !== 'roman-phase' || state.turn.general !== puzzle.general)) break;
    const { action } = adviceFor(HISPANIA_DRACO, state, owed, strength, chance);
    actions.push(action);
    const done = HISPANIA_DRACO.apply(state, asked, action, chance);
    if (!done.ok) throw new Error(`puzzle ${puzzle.id}: ${done.rejection.code}`);
    ({ state } = done.value);
  }
  if (actions.length === 0) throw new Error(`puzzle ${puzzle.id}: nobody is asked`);
  return { actions, solved: rightAmong(puzzle, actions) };
}
const MOST_STEPS = 12;
