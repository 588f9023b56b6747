import type { Term } from '../../../core/result.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { CITY_IDS, COMMANDER_IDS } from '../facts/ids.js';
import { threatOf } from '../revolt/threat.js';
import type { Draco } from '../state/state.js';

/** Less is not worth a line. */
export const WORTH_TELLING = 0.1;

/** Who may be beaten and where garrisons may fall in the next Hispanic phase, likeliest first. */
export function endangered(state: Draco, least = 0): readonly Term[] {
  const { beaten, taken } = threatOf(state);
  const { commanders } = state.pieces;
  const held = new Set(COMMANDER_IDS.map((id) => commanders[id]));
  const all = [
    ...COMMANDER_IDS.map((id) => ({ name: { kind: 'commander', id }, chance: beaten[id] ?? 0 })),
    // The garrisons under a general fall with him.
    ...CITY_IDS.filter((city) => !held.has(city)).map((id) => ({
      name: { kind: 'garrison-in', id },
      chance: taken[id] ?? 0,
    })),
  ];
  return all
    .filter(({ chance }) => chance > least)
    .sort((one, other) => other.chance - one.chance)
    .map(({ name, chance }): Term => [name, percentSaid(chance)]);
}
