import { readFileSync } from 'node:fs';
import { type Action, isTally } from '../../../src/core/action.js';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Strength } from '../../../src/core/adviser.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { isNation } from '../../../src/games/hispania/state/reading.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { Game, position } from '../engine/game.js';

/** A position, and what is right in it, or what is wrong: some slots of an action, each one value or one of several. */
type Pattern = { readonly verb: string; readonly [slot: string]: string | readonly string[] };
export interface Puzzle {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly turn: number;
  readonly nation: string;
  readonly phase: string;
  readonly areas: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly gold?: Readonly<Record<string, number>>;
  /** A battle that has come so far with these dice; whose decision it then is. */
  readonly battle?: string;
  readonly dice?: readonly number[];
  readonly asked?: string;
  readonly best?: readonly Pattern[];
  readonly never?: readonly Pattern[];
}

export function puzzles(): readonly Puzzle[] {
  return JSON.parse(readFileSync(new URL('./puzzles.json', import.meta.url), 'utf8'));
}

/** The nation that plays is red's, everybody else's blue's. */
function laidOut({ turn, nation, phase, areas, gold, battle, dice, asked }: Puzzle): Game {
  if (!isNation(nation)) throw new Error(`no nation: ${nation}`);
  const others = new Set(Object.values(areas).flatMap((nations) => Object.keys(nations)));
  others.delete(nation);
  const seats = { red: [nation], blue: [...others] };
  const provinces: Record<string, Record<string, string>> = {};
  const more: Record<string, Record<string, string[]> | Record<string, number>> = gold === undefined ? {} : { gold };
  for (const [area, nations] of Object.entries(areas)) {
    if (AREAS_APART.includes(area)) more[area] = Object.fromEntries(Object.entries(nations).map(named));
    else provinces[area] = { ...nations };
  }
  const game = new Game(position({ turn, nation, phase, seats }, provinces, more));
  if (battle === undefined) return game;
  game.roll(...(dice ?? []));
  const refused = game.act('red', { verb: 'battle', province: battle });
  if (refused !== null) throw new Error(refused.code);
  while (asked === 'blue' && game.owed()[0] === 'red:retreat') game.act('red', { verb: 'stand' });
  return game;
}
const AREAS_APART = ['sea'];

function named([nation, text]: [string, string]): [string, string[]] {
  const units = text.split(',').flatMap((part) => {
    const [count = '1', unit = ''] = part.trim().split(' ');
    return Array.from({ length: Number(count) }, () => unit);
  });
  return [nation, units];
}

/** What this strength does there, to the end of the movement where it moves, and whether that is right. */
export function attempt(
  puzzle: Puzzle,
  strength: Strength,
): { readonly actions: readonly Action[]; readonly solved: boolean } {
  let { state } = laidOut(puzzle);
  const actions: Action[] = [];
  const chance = new SeededDice(puzzle.id);
  for (let step = 0; step < MOST_MOVES; step++) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined || firstAwaited(owed) !== (puzzle.asked ?? 'red')) {
      throw new Error(`puzzle ${puzzle.id}: ${JSON.stringify(owed)} is awaited`);
    }
    const { action } = adviceFor(HISPANIA, state, owed, strength, chance);
    actions.push(action);
    if (action.verb !== 'move') break;
    const done = HISPANIA.apply(state, 'red', action, chance);
    if (!done.ok) throw new Error(done.rejection.code);
    ({ state } = done.value);
    if (state.stage.phase !== 'move' || state.frames.length > 0) break;
  }
  const some = (patterns: readonly Pattern[]) =>
    patterns.some((pattern) => actions.some((action) => fits(pattern, action)));
  const right = puzzle.best === undefined || some(puzzle.best);
  return { actions, solved: right && !some(puzzle.never ?? []) };
}
const MOST_MOVES = 30;

function fits(pattern: Pattern, action: Action): boolean {
  return Object.entries(pattern).every(([slot, wanted]) => {
    const value = action[slot];
    if (isTally(value)) return false;
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}
