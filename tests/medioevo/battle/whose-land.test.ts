import { describe, expect, it } from 'vitest';
import { enemiesAt, ownersAt } from '../../../src/games/medioevo/battle/field.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { acted, told } from '../support/acts.js';
import { battleOf, FIELD } from '../support/field.js';
import { vehicle } from '../support/full-move.js';
import { world } from '../support/world.js';

const STILL = { reroll: 'none' } as const;
const token = (owner: string) => (play: Play) =>
  play.changeLand(FIELD, { holder: owner, token: { owner, from: 'halych' } });

/** Byzantium beats Hungary, or barbarians, in Kiev, which somebody holds. */
function beaten(defender: 'hungary' | 'barbarians', held: string | null, arrange: (play: Play) => void) {
  const order = defender === 'hungary' ? { order: STILL } : {};
  const state = battleOf({
    attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: STILL },
    defender: { owner: defender, units: { 'light-infantry': 1 }, ...order },
    held,
    arrange,
  });
  const { state: after, events } = told(state, [['byzantium', { verb: 'fight-on' }]], [4, 6, 8, 1, 2, 3]);
  const conquered = events.filter(({ type }) => type === 'conquered').map(({ seat, from }) => [seat, from]);
  return { after, conquered, holder: after.lands[FIELD].holder, honour: after.realms.byzantium?.honour };
}
const atWarWith = (other: string) => (play: Play) => {
  play.changeRealm('byzantium', { wars: { ...play.realm('byzantium').wars, [other]: 1 } });
  play.changeRealm(other, { wars: { byzantium: 1 } });
};

describe('whose a land is in which the enemy was beaten', () => {
  it('[6.10.1] of the beaten, or of nobody, it is the winner’s, with honour for an inhabited zone', () => {
    const his = beaten('hungary', 'hungary', () => undefined);
    expect([his.holder, his.conquered, his.honour]).toEqual(['byzantium', [['byzantium', 'hungary']], 11]);
    const nobodys = beaten('hungary', null, () => undefined);
    expect([nobodys.holder, nobodys.conquered]).toEqual(['byzantium', [['byzantium', null]]]);
    const wild = beaten('barbarians', null, () => undefined);
    expect([wild.holder, wild.conquered, wild.honour]).toEqual(['byzantium', [['byzantium', null]], 11]);
  });

  it('[6.3.3] of a third who is at war with the winner and has no army there it is conquered too', () => {
    const { holder, conquered, after } = beaten('hungary', 'empire', (play) => {
      token('empire')(play);
      atWarWith('empire')(play);
    });
    expect([holder, conquered]).toEqual(['byzantium', [['byzantium', 'empire']]]);
    expect(after.lands[FIELD].token).toBeNull();
  });

  it('[6.10.5] of a third who is at peace with the winner it stays', () => {
    const { holder, conquered, honour } = beaten('hungary', 'empire', token('empire'));
    expect([holder, conquered, honour]).toEqual(['empire', [], 10]);
  });

  it('[6.10.5] of a third who stands there still it stays, enemy or not, when he is left alone', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: STILL },
      defender: { owner: 'hungary', units: { 'light-infantry': 1 }, order: STILL },
      held: 'empire',
      arrange(play) {
        play.addUnits(FIELD, 'empire', { archer: 1 });
        play.changeLand(FIELD, { holder: 'empire' });
        atWarWith('empire')(play);
      },
    });
    const won = acted(state, [['byzantium', { verb: 'fight-on' }]], [4, 6, 8, 1, 2, 3]);
    expect(won.frames.at(-1)).toMatchObject({ kind: 'foes', must: false });
    const { state: after, events } = told(won, [['byzantium', { verb: 'leave-be' }]]);
    expect(after.lands[FIELD].holder).toBe('empire');
    expect(events.some(({ type }) => type === 'conquered')).toBe(false);
  });

  it('[6.10.2] a defender who wins takes nothing of a third’s, and conquers nothing', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { 'light-infantry': 1 }, order: STILL },
      defender: { owner: 'hungary', units: { cavalry: 3 }, order: STILL },
      held: 'empire',
      arrange: token('empire'),
    });
    const { state: after, events } = told(state, [['byzantium', { verb: 'fight-on' }]], [1, 2, 3, 4, 6, 8]);
    expect([after.lands[FIELD].holder, after.realms.hungary?.honour]).toEqual(['empire', 10]);
    expect(events.some(({ type }) => type === 'conquered')).toBe(false);
  });
});

describe('who stands in a place', () => {
  it('[6.10.5] are armies ashore and men aboard at sea, enemies alone, a horde first and then in the order', () => {
    const state = world((play) => {
      play.set({ order: ['byzantium', 'horde', 'hungary', 'mamluks', 'empire', 'novgorod'] });
      for (const seat of ['hungary', 'horde'] as const) atWarWith(seat)(play);
      for (const seat of ['hungary', 'horde', 'empire', 'barbarians', 'byzantium'] as const) {
        play.addUnits(FIELD, seat, { archer: 1 });
        vehicle(play, { kind: 'galley', owner: seat, at: 'aegean-sea', units: { archer: 1 } });
      }
      vehicle(play, { kind: 'galley', owner: 'mamluks', at: 'aegean-sea' });
      vehicle(play, { kind: 'galley', owner: 'novgorod', at: 'ionian-sea', units: { archer: 1 } });
    });
    for (const at of [FIELD, 'aegean-sea'] as const) {
      expect(enemiesAt(state, 'byzantium', at)).toEqual(['barbarians', 'horde', 'hungary']);
      expect(ownersAt(state, at).toSorted()).toEqual(['barbarians', 'byzantium', 'empire', 'horde', 'hungary']);
    }
  });
});
