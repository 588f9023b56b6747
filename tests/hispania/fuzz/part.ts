import type { Action } from '../../../src/core/action.js';
import type { Setup } from '../../../src/core/game-module.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from './chance.js';
import { Coverage, type Met } from './coverage.js';
import { forge } from './forge.js';
import { GameFault, playGame } from './game.js';
import { laidOut } from './laid-out.js';
import { choose } from './player.js';
import { withOptions } from './setups.js';

/** Some of a run's games, in a row of seeds. */
export type Slice = {
  readonly first: number;
  readonly games: number;
  readonly forgeries: number;
  /** How many lines of the story before a fault are told. */
  readonly storyLines: number;
};

/** What came of them, as plain data: it may have been another process that played. */
export type Part = {
  readonly games: number;
  readonly forged: number;
  readonly faults: readonly (readonly [string, number])[];
  readonly met: Met;
};

const FORGE_AT = 0.05;

export async function playSlice(slice: Slice, kinds: readonly Setup[], stopped: () => boolean): Promise<Part> {
  const coverage = new Coverage();
  const faults = new Map<string, number>();
  let forged = 0;
  let seed = slice.first;
  for (; seed < slice.first + slice.games && !stopped(); seed++) {
    await new Promise((resume) => setImmediate(resume));
    const laid = laidOut(seed);
    const kind = laid?.setup ?? kinds[seed % kinds.length];
    if (kind === undefined) throw new Error('no such scenario');
    const setup = laid?.setup ?? withOptions(kind, new Chance(seed));
    const name = laid === null ? `${kind.scenario} ${kind.version}` : 'from a position';
    coverage.count('games', name);
    let stale: Action = { verb: 'done' };
    const forgeNow = (state: Hispania, chance: Chance) => {
      if (forged >= slice.forgeries || !chance.happens(FORGE_AT)) return;
      const made = forge(state, stale, chance);
      if (made === null) return;
      forged += 1;
      coverage.count('forged', made.kind);
      coverage.count('refused', made.refused);
      if (chance.happens(0.2)) stale = choose(state, chance).action;
    };
    try {
      const played = playGame(setup, seed, coverage, forgeNow, laid?.position ?? null);
      if (played.finished) coverage.count('finished', name);
      coverage.count('actions', name, played.actions);
    } catch (fault) {
      if (!(fault instanceof GameFault)) throw fault;
      tell(fault, faults, slice.storyLines);
    }
    const done = seed - slice.first + 1;
    if (done % 500 === 0)
      console.error(`${done} of the games from seed ${slice.first}, ${faults.size} kinds of faults`);
  }
  return { games: seed - slice.first, forged, faults: [...faults], met: coverage.met() };
}

/** A kind of fault is told once, then counted. */
function tell(fault: GameFault, faults: Map<string, number>, storyLines: number): void {
  const [where = '', what = ''] = fault.message.split('\n');
  const alike = what.slice(0, 50);
  faults.set(alike, (faults.get(alike) ?? 0) + 1);
  if (faults.get(alike) !== 1) return;
  console.log(`${where}\n${fault.message.slice(where.length + 1)}`);
  if (storyLines > 0) console.log(fault.story.slice(-storyLines).join('\n'));
}
