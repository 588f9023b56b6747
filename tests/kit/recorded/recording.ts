import { createHash } from 'node:crypto';
import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { State } from '../../../src/core/state.js';

/** What a game came to; what would have been done for whoever is away; what was shown. */
export interface Hashes {
  readonly play: string;
  readonly absent: string;
  readonly shown: string;
}

/** Where a game stands after so many actions, and what is done next: null where it is over. */
export interface Moment<S extends State> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly count: number;
  readonly next: readonly [seat: string, action: Action] | null;
}

/** A game to be played on, action by action. */
export interface Playing<S extends State> {
  readonly module: Pick<GameModule<S>, 'apply' | 'fallback' | 'obligations'>;
  readonly begun: Pick<Moment<S>, 'state' | 'events'>;
  dice(count: number): Dice;
  next(state: S, count: number): Moment<S>['next'];
  /** What somebody would see of it. */
  showing(moment: Moment<S>): unknown;
}

/** Plays a game on to its end, and hashes all that is to be seen of it. */
export function hashesOf<S extends State>({ module, begun, dice, next, showing }: Playing<S>): Hashes {
  const [play, absent, shown] = [createHash('sha256'), createHash('sha256'), createHash('sha256')];
  let { state, events } = begun;
  for (let count = 0; ; count++) {
    play.update(JSON.stringify([state, events]));
    for (const owed of module.obligations(state)) absent.update(JSON.stringify(module.fallback(state, owed)));
    const chosen = next(state, count);
    shown.update(JSON.stringify(showing({ state, events, count, next: chosen })) ?? '');
    if (chosen === null) break;
    const done = module.apply(state, chosen[0], chosen[1], dice(count));
    if (!done.ok) throw new Error(`${JSON.stringify(chosen)}: ${done.rejection.code}`);
    ({ state, events } = done.value);
  }
  return { play: short(play), absent: short(absent), shown: short(shown) };
}

function short(hash: ReturnType<typeof createHash>): string {
  return hash.digest('base64url').slice(0, 12);
}
