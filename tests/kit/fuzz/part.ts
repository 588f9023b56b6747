import type { Action } from '../../../src/core/action.js';
import type { State } from '../../../src/core/state.js';
import type { Chance } from './chance.js';
import { Coverage, type Met } from './coverage.js';
import { forge, Vocabulary } from './forge.js';
import { GameFault, playGame } from './game.js';
import { choose } from './player.js';
import type { Subject } from './subject.js';

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

/** Chance of a forgery at an action: short games bring fewer states. */
const FORGE_AT = 0.05;
/** Games have more actions than this, but for those that are soon lost. */
const FEW_ACTIONS = 20;

export async function playSlice(
  subject: Subject,
  slice: Slice,
  only: string | undefined,
  stopped: () => boolean,
): Promise<Part> {
  const coverage = new Coverage();
  const faults = new Map<string, number>();
  const known = new Vocabulary();
  let forged = 0;
  const often = Math.max(FORGE_AT, slice.forgeries / (slice.games * FEW_ACTIONS));
  let seed = slice.first;
  for (; seed < slice.first + slice.games && !stopped(); seed++) {
    await new Promise((resume) => setImmediate(resume));
    const start = subject.start(seed, only);
    coverage.count('games', start.name);
    let stale: Action = { verb: 'done' };
    const forgeNow = (state: State, chance: Chance) => {
      if (forged >= slice.forgeries || !chance.happens(often)) return;
      const made = forge(subject, state, stale, chance, known);
      if (made === null) return;
      forged += 1;
      coverage.count('forged', made.kind);
      coverage.count('refused', made.refused);
      if (chance.happens(0.2)) stale = choose(subject, state, chance).action;
    };
    try {
      const played = playGame(subject, start, seed, coverage, forgeNow);
      if (played.finished) coverage.count('finished', start.name);
      coverage.count('actions', start.name, played.actions);
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
