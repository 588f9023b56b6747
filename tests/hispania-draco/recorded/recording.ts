import { createHash } from 'node:crypto';
import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameEvent } from '../../../src/core/event.js';
import type { Setup } from '../../../src/core/game-module.js';
import { LOCALES } from '../../../src/core/locale.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';

/** A game as it was played: by whom, what, with which dice. */
export interface Recorded {
  readonly name: string;
  readonly setup: Setup;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly actions: readonly (readonly [seat: string, action: Action])[];
  readonly hashes: Hashes;
}

/** What it came to; what would have been done for whoever is away; what was shown. */
export interface Hashes {
  readonly play: string;
  readonly absent: string;
  readonly shown: string;
}

/** The costly view of what threatens is looked at so often. */
const THREAT_EVERY = 12;

type Next = (state: Draco, count: number) => readonly [seat: string, action: Action] | null;

/** Plays a game on, action by action, and hashes all that is to be seen of it. */
export function played(setup: Setup, seats: readonly string[], seed: number, next: Next): Hashes {
  const [play, absent, shown] = [createHash('sha256'), createHash('sha256'), createHash('sha256')];
  const dice = facesOf(seed);
  const begun = HISPANIA_DRACO.setup(setup, seats, dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state, events } = begun.value;
  for (let count = 0; ; count++) {
    play.update(JSON.stringify([state, events]));
    for (const owed of HISPANIA_DRACO.obligations(state))
      absent.update(JSON.stringify(HISPANIA_DRACO.fallback(state, owed)));
    const chosen = next(state, count);
    shown.update(JSON.stringify(showing(state, events, chosen, count)));
    if (chosen === null) break;
    const done = HISPANIA_DRACO.apply(state, chosen[0], chosen[1], dice);
    if (!done.ok) throw new Error(`${JSON.stringify(chosen)}: ${done.rejection.code}`);
    ({ state, events } = done.value);
  }
  return { play: short(play), absent: short(absent), shown: short(shown) };
}

function showing(state: Draco, events: readonly GameEvent[], chosen: ReturnType<Next>, count: number) {
  const view = HISPANIA_DRACO.view(state, null);
  const locale = LOCALES[count % LOCALES.length] ?? 'en';
  const scene = (show: string) => HISPANIA_DRACO.scene(view, { show, events }, locale);
  return [
    scene('changes'),
    count % THREAT_EVERY === 0 ? scene('threat') : null,
    HISPANIA_DRACO.standings(view),
    HISPANIA_DRACO.outcome(state),
    chosen === null ? null : HISPANIA_DRACO.preview?.(state, ...chosen),
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

function short(hash: ReturnType<typeof createHash>): string {
  return hash.digest('base64url').slice(0, 12);
}
