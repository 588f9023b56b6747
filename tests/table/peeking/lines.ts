import type { Action } from '../../../src/core/action.js';
import type { GameModule, State } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import { isSecretTo } from '../../../src/table/log/secret.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { begin } from '../../kit/fuzz/game.js';
import { choose, fill } from '../../kit/fuzz/player.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { TableOf } from './told-table.js';

/** What a run came to. */
export interface Written {
  /** Moments from which a seat wrote several secret lines at one table, and one at another. */
  moments: number;
  /** The lines that were written. */
  lines: number;
  readonly leaks: string[];
}

const MOST_BEFORE = 900;
const MOST_LINES = 4;
const MOMENTS_A_GAME = 3;

/**
 * How many secret lines somebody wrote tells what is in them. From the same moment he writes one at one table and
 * several at another: nobody else can tell the two apart.
 */
export async function compareLines(subject: Subject, moments: number, seed: number): Promise<Written> {
  const written: Written = { moments: 0, lines: 0, leaks: [] };
  for (let next = seed; written.moments < moments && next < seed + 40 * moments; next++) {
    try {
      await compareGame(subject, next, written, moments);
    } catch (fault) {
      if (!(fault instanceof Broken)) throw fault;
    }
  }
  return written;
}

async function compareGame(subject: Subject, seed: number, written: Written, moments: number): Promise<void> {
  const chance = new Chance(seed);
  const start = subject.start(seed);
  const { module } = subject;
  let begun: TableOf | null = null;
  let state: State = begin(subject, start, chance, new Coverage());
  let looked = 0;
  for (let count = 0; looked < MOMENTS_A_GAME && written.moments < moments && count < MOST_BEFORE; count++) {
    if (module.outcome(state) !== null) return;
    const holder = chance.one(start.seats);
    const lines = chance.happens(0.1) ? secretLines(subject, state, holder, start.seats, chance.branch(), seed) : [];
    if (lines.length > 1) {
      looked++;
      written.moments++;
      begun ??= await TableOf.begun(module, start);
      const [one, several] = [begun.at(state), begun.at(state)];
      const [first, ...more] = lines;
      if (first === undefined) continue;
      // That something was written is told by a file that is not whole any more.
      for (const table of [one, several]) if (!(await table.quietly(holder, first))) throw new Broken('no line');
      const [since, seen] = [one.posted, await one.version()];
      for (const line of more) if (await several.quietly(holder, line)) written.lines++;
      const [few, many] = [await one.known(holder, since, seen), await several.known(holder, since, seen)];
      if (few !== many) {
        const at = [...few].findIndex((letter, place) => letter !== many[place]);
        const parts = [few, many].map((text) => text.slice(Math.max(0, at - 400), at + 400));
        written.leaks.push(
          `seed ${seed}, action ${count}, ${holder} writes ${canonical([...lines])}\n${parts.join('\n')}`,
        );
      }
    }
    const { seat, action } = choose(subject, state, chance, seed);
    const done = module.apply(state, seat, action, chance);
    if (!done.ok) return;
    ({ state } = done.value);
  }
}

/** Lines that seat may write one after the other, of which nobody else may know. */
function secretLines(
  subject: Subject,
  from: State,
  holder: SeatId,
  seats: readonly SeatId[],
  chance: Chance,
  seed: number,
): readonly Action[] {
  const { module } = subject;
  const others = [null, ...seats.filter((seat) => seat !== holder)];
  const lines: Action[] = [];
  let state = from;
  for (let tries = 0; tries < 12 && lines.length < MOST_LINES; tries++) {
    const offers = module.offers(state, holder);
    if (offers.length === 0) break;
    const { verb } = chance.one(offers);
    const action = fill(subject, state, holder, verb, chance, subject.taste(state, holder, seed));
    const done = module.apply(state, holder, action, NO_DICE);
    if (!done.ok) continue;
    const { events } = done.value;
    const entry = { kind: 'act', events, rolls: [] } as const;
    if (!others.every((other) => isSecretTo(entry, other))) continue;
    if (!others.every((other) => sameView(module, state, done.value.state, other))) continue;
    lines.push(action);
    ({ state } = done.value);
  }
  return lines;
}

function sameView(module: GameModule, one: State, other: State, reader: SeatId | null): boolean {
  return canonical(module.view(one, reader)) === canonical(module.view(other, reader));
}

/** What throws is no mere line. */
const NO_DICE = {
  roll(): never {
    throw new Broken('a line that throws');
  },
};
