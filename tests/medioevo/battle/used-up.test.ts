import { describe, expect, it } from 'vitest';
import { wounded } from '../../../src/games/medioevo/battle/losses/wounds.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import type { BattleBonus } from '../../../src/games/medioevo/state/battle.js';
import { noDice } from '../../../src/kit/index.js';
import { battleIn, battleOf } from '../support/field.js';

describe('what a card lets one ignore', () => {
  const state = battleOf({
    attacker: { owner: 'byzantium', units: { cavalry: 4 } },
    defender: { owner: 'hungary', units: { cavalry: 4 } },
  });
  const bonus = (side: BattleBonus['side'], what: BattleBonus['what'], points: number): BattleBonus => ({
    side,
    what,
    points,
    until: 'round',
  });
  const others = [bonus('attacker', 'attack', 3), bonus('defender', 'ignore', 5)];
  const struck = (own: number, points: number) =>
    wounded(
      new Play(state, noDice()),
      { ...battleIn(state), bonuses: [...others, bonus('attacker', 'ignore', own)] },
      { side: 'attacker', by: 'losses', points, captured: false },
    );

  it('[8.6.27] is used up by as many points, and nothing else of the round with it', () => {
    expect(struck(1, 2).wounds.map(({ points }) => points)).toEqual([1]);
    expect(struck(1, 2).bonuses).toEqual(others);
    expect(struck(1, 1).wounds).toEqual([]);
    expect(struck(3, 2).wounds).toEqual([]);
    expect(struck(3, 2).bonuses).toEqual([...others, bonus('attacker', 'ignore', 1)]);
  });
});
