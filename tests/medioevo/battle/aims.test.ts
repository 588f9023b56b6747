import { describe, expect, it } from 'vitest';
import { aimsOf } from '../../../src/games/medioevo/battle/throws/crews.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { noDice } from '../../../src/kit/index.js';
import { battleIn, battleOf } from '../support/field.js';

type Given = Parameters<typeof battleOf>[0];
const side = (owner: string, levels: readonly (1 | 2 | 3)[] = []) => ({
  owner,
  units: { archer: 3 },
  engines: levels,
});
/** What the engine of Byzantium, the attacker, may aim at. */
function aims(level: 1 | 2 | 3, more: Partial<Given> = {}): readonly string[] {
  const state = battleOf({ attacker: side('byzantium', [level]), defender: side('hungary'), building: 2, ...more });
  const play = new Play(state, noDice());
  const [engine] = state.vehicles.filter(({ kind, owner }) => kind === 'siege-engine' && owner === 'byzantium');
  if (engine === undefined) throw new Error('no engine');
  return aimsOf(play, battleIn(state), 'attacker', engine);
}

describe('what an engine may aim at', () => {
  it('[6.5.6] is a building of the enemy’s for a trebuchet or a bombard, and never for a catapult', () => {
    expect(aims(1)).toEqual(['units']);
    expect(aims(2)).toEqual(['units', 'military']);
    expect(aims(3)).toEqual(['units', 'military']);
  });

  it('[6.5.6] is each building that stands there, and none other', () => {
    const town = (play: Play) => play.changeLand('kiev', { civil: { level: 1, damage: 0 } });
    expect(aims(3, { arrange: town }).toSorted()).toEqual(['civil', 'military', 'units']);
    const church = (play: Play) => play.changeLand('kiev', { military: null, religious: { level: 3, damage: 0 } });
    expect(aims(2, { arrange: church })).toEqual(['units', 'religious']);
  });

  it('[6.5.6] is no building of one’s own, or of somebody else’s', () => {
    expect(aims(3, { held: 'byzantium' })).toEqual(['units']);
    expect(aims(3, { held: 'horde' })).toEqual(['units']);
    expect(aims(3, { held: null })).toEqual(['units']);
  });

  it('[6.6] is nothing but men at sea', () => {
    const fleet = (owner: string, engines: readonly (1 | 2 | 3)[] = []) => ({
      ...side(owner, engines),
      galleys: [3 as const],
    });
    const sea = { attacker: fleet('byzantium', [3]), defender: fleet('hungary'), at: 'aegean-sea' as const };
    expect(aims(3, sea)).toEqual(['units']);
  });
});
