import type { Action } from '../../../src/core/action.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import type { Dice } from '../../../src/core/dice.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import { type Hashes, hashesOf, type Moment } from '../../kit/recorded/recording.js';

/** A game as it was played: by whom, what, with which dice. */
export interface Recorded {
  readonly name: string;
  readonly setup: Setup;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly actions: readonly (readonly [seat: string, action: Action])[];
  readonly hashes: Hashes;
}

/** The costly view of what threatens is looked at so often. */
const THREAT_EVERY = 12;

type Next = (state: Draco, count: number) => Moment<Draco>['next'];

/** The game again, or for the first time: what comes next is read from its record, or chosen. */
export function played(setup: Setup, seats: readonly string[], seed: number, next: Next): Hashes {
  const dice = facesOf(seed);
  const begun = HISPANIA_DRACO.setup.begin(setup, seats, dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  return hashesOf({ module: HISPANIA_DRACO, begun: begun.value, dice: () => dice, next, showing });
}

function showing({ state, events, count, next }: Moment<Draco>) {
  const view = HISPANIA_DRACO.view(state, null);
  const locale = LOCALES[count % LOCALES.length] ?? 'en';
  const scene = (show: string) => HISPANIA_DRACO.pictures.scene(view, { show, events }, locale);
  return [
    scene('changes'),
    count % THREAT_EVERY === 0 ? scene('threat') : null,
    HISPANIA_DRACO.seats(view).map(({ seat, score, parts }) => ({ seat, score, parts })),
    HISPANIA_DRACO.outcome(state),
    next === null ? null : HISPANIA_DRACO.foresee.action?.(state, ...next),
  ];
}

function facesOf(seed: number): Dice {
  let state = seed >>> 0;
  return {
    roll(sides) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}
