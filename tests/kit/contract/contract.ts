import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Domain, Filled } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Broken } from '../fuzz/broken.js';
import { Chance } from '../fuzz/chance.js';
import { checkAwaited, checkPlain, checkPosition, checkReplay } from '../fuzz/checks.js';
import { Coverage } from '../fuzz/coverage.js';
import { forge, Vocabulary } from '../fuzz/forge.js';
import { begin } from '../fuzz/game.js';
import { choose, fill, seatsOf } from '../fuzz/player.js';
import type { Played, Subject } from '../fuzz/subject.js';
import { Listener } from './listener.js';
import { leaksBetween, leaksOf } from './secrets.js';

/** What every game owes the table, whatever its rules (`src/core/game-module.ts`). */
export interface Contract<S extends State> {
  readonly subject: Subject<S>;
  /** Events that another sentence tells, or that are no news. */
  readonly silent?: readonly string[];
  /** How many games, and how many actions of each. */
  readonly games?: number;
  readonly actions?: number;
}

/** What costs more is looked at so often. */
const EVERY = 7;

export function keepsTheContract<S extends State>(contract: Contract<S>): void {
  const { subject, silent = ['chapter-ended'], games = 3, actions = 250 } = contract;
  const { module } = subject;
  const seeds = Array.from({ length: games }, (_, index) => index + 1);
  const played = (each: (step: Played<S>) => void) => {
    for (const seed of seeds) playSome(subject, seed, actions, each);
  };

  describe(`${module.id} keeps the contract`, () => {
    it('carries out what it offers, has a legal default for each wait, and replays to the byte', () => {
      played((step) => {
        checkPlain(step.after);
        if (step.count % EVERY > 0) return;
        checkAwaited(subject, step.before);
        checkReplay(subject, step);
      });
    });

    it('refuses what it does not offer, with a code, and changes nothing by it', () => {
      const known = new Vocabulary();
      const aside = new Chance(9);
      let [forged, stale]: [number, Action] = [0, { verb: 'done' }];
      played(({ before, action }) => {
        for (let more = 0; more < 2; more++) if (forge(subject, before, stale, aside, known) !== null) forged += 1;
        stale = action;
      });
      expect(forged).toBeGreaterThan(50);
    });

    it('writes positions that read back', () => {
      played(({ after, count }) => {
        if (count % EVERY === 0) checkPosition(subject, after);
      });
    });

    it('refuses positions that are none, with a code', () => {
      for (const json of ['null', '[]', '7', '{"seats":7}', '{"seats":{"red":[]},"moon":1}', '{"__proto__":{}}']) {
        const read = module.position.read(JSON.parse(json), (name) => name);
        if (!read.ok) expect(read.rejection.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      }
      expect(module.position.read([], (name) => name).ok).toBe(false);
    });

    it('shows nobody what he may not know', () => {
      const leaks = new Set<string>();
      const note = (found: readonly string[]) => {
        for (const leak of found) leaks.add(leak);
      };
      for (const seed of seeds) {
        const { setup, seats, position } = subject.start(seed);
        if (position === undefined)
          note(leaksOf(module, seats, (dice) => module.setup.begin(setup, seats, dice), seed));
      }
      played(({ before, seat, action, seed, aside }) => {
        const seats = seatsOf(subject, before);
        note(leaksOf(module, seats, (dice: Dice) => module.apply(before, seat, action, dice), seed));
        const other = fill(subject, before, seat, action.verb, aside, subject.taste(before, seat, seed));
        note(leaksBetween(module, seats, before, seat, [action, other], seed));
      });
      expect([...leaks]).toEqual([]);
    });

    it('says everything in three languages, and tells every event', () => {
      const listener = new Listener(module);
      listener.page();
      played(({ before, seat, action, events, after, count }) => {
        listener.state(before);
        const threat = count % EVERY > 0 ? undefined : module.foresee.threat?.(before, seat);
        if (threat) listener.phrase('preview', threat);
        for (const domain of asked(module, before, seat, action)) listener.question(domain);
        const preview = module.foresee.action(before, seat, action);
        if (preview !== null) listener.phrase('preview', preview);
        listener.told(events, after, seatsOf(subject, after));
      });
      expect([...listener.faults].map(([what, said]) => `${what}: ${said}`)).toEqual([]);
      const untold = [...listener.events].flatMap(([type, told]) => (told ? [] : [type]));
      expect(untold.filter((type) => !silent.includes(type))).toEqual([]);
    });
  });
}

/** Some actions of a game by random offers. */
function playSome<S extends State>(
  subject: Subject<S>,
  seed: number,
  most: number,
  each: (step: Played<S>) => void,
): void {
  const { module } = subject;
  const chance = new Chance(seed);
  const aside = new Chance(seed ^ 0x5bd1e995);
  let before = begin(subject, subject.start(seed), chance, new Coverage());
  for (let count = 0; count < most && module.outcome(before) === null; count++) {
    const { seat, action } = choose(subject, before, chance, seed);
    const done = module.apply(before, seat, action, chance.branch());
    if (!done.ok) throw new Broken(`offered and refused: ${JSON.stringify(action)} ${JSON.stringify(done.rejection)}`);
    const { state: after, events } = done.value;
    each({ before, seat, action, events, after, count, seed, aside });
    before = after;
  }
}

/** Every question on the way to an action. */
function asked<S extends State>(module: GameModule<S>, state: S, seat: SeatId, action: Action): readonly Domain[] {
  const filled: Record<string, Filled[string]> = {};
  const questions: Domain[] = [];
  for (;;) {
    const domain = module.ask(state, seat, action.verb, filled);
    questions.push(domain);
    const value = domain.kind === 'done' ? undefined : action[domain.slot];
    if (domain.kind === 'done' || value === undefined) return questions;
    filled[domain.slot] = value;
  }
}
