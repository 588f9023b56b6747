import { firstAwaited } from '../../../src/core/obligation.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { begin } from '../../kit/fuzz/game.js';
import { choose } from '../../kit/fuzz/player.js';
import { type Hashes, hashesOf, type Moment } from '../../kit/recorded/recording.js';
import { HISPANIA_SUBJECT } from '../fuzz/subject.js';

/** A whole game that the seed draws: its scenario and options, what is chosen among the offers, the dice. */
export interface Recorded extends Hashes {
  readonly name: string;
  readonly seed: number;
}

/** The costly ways to look at a game are gone so often. */
const BOARD_EVERY = 9;
const POSITION_EVERY = 41;

export function played(seed: number): Recorded {
  const start = HISPANIA_SUBJECT.start(seed);
  const chance = new Chance(seed);
  const hashes = hashesOf<Hispania>({
    module: HISPANIA,
    begun: { state: begin(HISPANIA_SUBJECT, start, new Chance(seed), new Coverage()), events: [] },
    dice(count) {
      const faces = new Chance(seed * 100_003 + count);
      return HISPANIA_SUBJECT.dice?.(faces, seed) ?? faces;
    },
    next(state) {
      if (HISPANIA.outcome(state) !== null) return null;
      const [owed] = HISPANIA.obligations(state);
      // In every other game only the first player is there.
      if (seed % 2 === 0 && owed !== undefined && !owed.seats.includes('p1'))
        return [firstAwaited(owed), HISPANIA.fallback(state, owed)];
      const { seat, action } = choose(HISPANIA_SUBJECT, state, chance, seed);
      return [seat, action];
    },
    showing,
  });
  return { name: start.name, seed, ...hashes };
}

function showing({ state, events, count, next }: Moment<Hispania>) {
  const locale = LOCALES[count % LOCALES.length] ?? 'en';
  const view = HISPANIA.view(state, next?.[0] ?? null);
  return [
    next === null ? null : HISPANIA.foresee.action(state, ...next),
    count % BOARD_EVERY === 0
      ? [
          HISPANIA.pictures.scene(view, { show: 'changes', events }, locale),
          HISPANIA.seats(view).map(({ seat, score, parts }) => ({ seat, score, parts })),
          HISPANIA.affair?.(view),
        ]
      : null,
    count % POSITION_EVERY === 0 ? HISPANIA.position.write(state, (seat) => seat) : null,
  ];
}
