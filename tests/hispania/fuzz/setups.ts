import type { Setup } from '../../../src/core/contract/setup.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { SCENARIO_IDS } from '../../../src/games/hispania/facts/ids.js';
import type { Chance } from '../../kit/fuzz/chance.js';

/** Every scenario in each version that it has. */
export const KINDS: readonly Setup[] = SCENARIO_IDS.flatMap((scenario) =>
  STANDARD_BOOK.scenarios[scenario].versions.map((version) => ({ scenario, version })),
);

/** The optional rules by chance; those of the advanced version only there. */
export function withOptions(kind: Setup, chance: Chance): Setup {
  const setup: Record<string, string> = { ...kind };
  const on = (name: string, probability: number) => {
    if (chance.happens(probability)) setup[name] = 'on';
  };
  on('events', 0.5);
  on('sign-of-god', 0.25);
  on('submission-of-all', 0.3);
  on('group-bids', 0.25);
  if (chance.happens(0.25)) setup.groups = 'drawn';
  if (kind.version === 'advanced') {
    on('secret-bids', 0.3);
    on('barbarian', 0.3);
  }
  return setup;
}
