import { ENGINE } from '../../../src/games/hispania-draco/engine/steps.js';
import { type Level, levelFrom } from '../../../src/games/hispania-draco/facts/level.js';
import { beginCampaign } from '../../../src/games/hispania-draco/setup/start.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import { capitalsHeld } from '../../../src/games/hispania-draco/tells/outcome.js';
import { Chance } from '../../kit/fuzz/chance.js';

export interface Tally {
  readonly games: number;
  readonly conquered: number;
  readonly revolt: number;
  readonly time: number;
  readonly capitals: number;
}

/** A campaign of one Roman, played by the module's defaults from its set-up to its end. */
export function playedByDefault(level: Level, seed: number): Draco {
  const setup = Object.fromEntries(Object.entries(level).map(([setting, value]) => [setting, String(value)]));
  const begun = beginCampaign(setup, ['ann']);
  if (!begun.ok) throw new Error(begun.rejection.code);
  const dice = new Chance(seed);
  let { state } = ENGINE.begin(begun.value, dice);
  for (;;) {
    const [owed] = ENGINE.obligations(state);
    if (owed === undefined) return state;
    const done = ENGINE.apply(state, 'ann', ENGINE.fallback(state, owed), dice);
    if (!done.ok) throw new Error(`${owed.what}: ${done.rejection.code}`);
    state = done.value.state;
  }
}

export function tallyOf(code: string, games: number, first = 1): Tally {
  const level = levelFrom(code);
  if (level === null) throw new Error(`no level ${code}`);
  const tally = { games, conquered: 0, revolt: 0, time: 0, capitals: 0 };
  for (let game = 0; game < games; game++) {
    const state = playedByDefault(level, first * 1_000_003 + game * 7919);
    if (state.ending !== null) tally[state.ending]++;
    tally.capitals += capitalsHeld(state);
  }
  return tally;
}
