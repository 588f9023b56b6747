import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { inPublic } from '../../../src/table/change/awaited.js';
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
  /** Moments from which a seat wrote several secret lines at one table, one at another, and none at a third. */
  moments: number;
  /** The lines that were written. */
  lines: number;
  readonly leaks: string[];
}

const MOST_BEFORE = 900;
const MOST_LINES = 4;
const MOMENTS_A_GAME = 3;

/**
 * Whether somebody wrote secret lines, and how many, tells what is in them. From the same moment he writes none at one
 * table, one at another and several at a third: nobody else can tell them apart.
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
      const known: string[] = [];
      for (const many of [0, 1, lines.length]) {
        const table = begun.at(state);
        await table.rests();
        const [since, seen] = [table.posted, await table.version()];
        for (const line of lines.slice(0, many)) if (await table.quietly(holder, line)) written.lines++;
        known.push(await table.known(holder, since, seen));
      }
      const [none = '', ...others] = known;
      for (const told of others.filter((one) => one !== none)) {
        const at = [...none].findIndex((letter, place) => letter !== told[place]);
        const parts = [none, told].map((text) => text.slice(Math.max(0, at - 400), at + 400));
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
export function secretLines(
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
    const entry = { kind: 'act', events, rolls: [], detail: null } as const;
    if (!others.every((other) => isSecretTo(entry, other))) continue;
    if (!others.every((other) => sameView(module, state, done.value.state, other))) continue;
    if (waits(module, state) !== waits(module, done.value.state)) continue;
    lines.push(action);
    ({ state } = done.value);
  }
  return lines;
}

function sameView(module: GameModule, one: State, other: State, reader: SeatId | null): boolean {
  return canonical(module.view(one, reader)) === canonical(module.view(other, reader));
}

/** For whom the game waits is public, but in a window: a choice that ends a wait is known to be made. */
function waits(module: GameModule, state: State): string {
  const owed = inPublic(module.obligations(state));
  return JSON.stringify(owed.map(({ id, kind, seats }) => [id, kind === 'window' ? [] : seats]));
}

/** What throws is no mere line. */
const NO_DICE = {
  roll(): never {
    throw new Broken('a line that throws');
  },
};
