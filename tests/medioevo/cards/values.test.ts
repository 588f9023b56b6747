import { describe, expect, it } from 'vitest';
import { acted } from '../support/acts.js';
import { asked, battleIn, cardsOf, fight, hold, isTurned, moving, plays, round, unitsIn } from '../support/cards.js';
import { done } from '../support/world.js';

const FOUR = { 'light-infantry': 4 } as const;
const LOW = [1, 2, 3] as const;

describe('cards that change the values of a round', () => {
  it('[8.6.4] lets the Warlord use a type of which he has more than the enemy', () => {
    const battle = (attacker: number) =>
      fight({
        attacker: { archer: attacker, 'light-infantry': 2 },
        defender: { archer: 2, 'light-infantry': 5 },
        arrange: (play) => hold(play, 'byzantium', 4),
      });
    const state = plays(battle(3), 'byzantium', 4);
    expect(isTurned(state, 'byzantium', 4)).toBe(true);
    // Three shots of his hit; the Mamluks' archers are stopped by his own.
    const after = round(state, 1, 2, 3, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ archer: 2 });
    expect(cardsOf(battle(2), 'byzantium')).not.toContain('4');
  });

  it('[8.6.5] adds two to the attack of a side until the round is over', () => {
    const state = fight({ attacker: FOUR, defender: FOUR, arrange: (play) => hold(play, 'byzantium', 5) });
    const before = round(state, ...LOW, ...LOW);
    expect(battleIn(before)?.stage).toBe('compare');
    // 3 and 2 against 3 less 1: three points of damage, and both lose one of their own.
    const after = plays(before, 'byzantium', 5, { side: 'attacker' });
    expect(unitsIn(after, 'mamluks')).toEqual({});
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 3 });
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 5)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.5] comes too late when damage is dealt', () => {
    const state = fight({
      attacker: FOUR,
      defender: { 'light-infantry': 3, archer: 3 },
      arrange(play) {
        hold(play, 'hungary', 5);
        play.changeRealm('mamluks', { battleOrder: { ...play.realm('mamluks').battleOrder, ask: 'all' } });
      },
    });
    expect(cardsOf(state, 'hungary')).toEqual(['5']);
    const dealt = done(state, (play) => {
      const battle = battleIn(play.state);
      if (battle !== null) play.replace({ ...battle, stage: 'rest' });
    });
    expect(cardsOf(dealt, 'hungary')).toEqual([]);
  });

  it('[8.6.5] may help the other side, and is asked of third parties only by order', () => {
    const state = fight({
      attacker: FOUR,
      defender: FOUR,
      arrange(play) {
        hold(play, 'hungary', 5);
        asked(play, 'horde', 46);
      },
    });
    const before = round(state, ...LOW, ...LOW);
    expect(battleIn(before)?.stage).toBe('compare');
    expect(before.frames.at(-1)?.kind).toBe('reactions');
    const answered = plays(before, 'hungary', 5, { side: 'defender' });
    expect(battleIn(answered)?.bonuses).toEqual([]);
    const after = acted(answered, [['horde', { verb: 'pass' }]]);
    expect(battleIn(after)?.bonuses).toEqual([{ side: 'defender', what: 'attack', points: 2, until: 'round' }]);
  });

  it('[8.6.46] takes one off a die that was just thrown, and equal dice multiply', () => {
    const state = fight({ attacker: FOUR, defender: FOUR, arrange: (play) => hold(play, 'byzantium', 46) });
    const before = round(state, 4, 5, 2, ...LOW);
    const after = plays(before, 'byzantium', 46, { dice: { 'attacker-d6': 1 } });
    // 5, 4, 2 become 4, 4, 2: 16 against 2, at most four points.
    expect(unitsIn(after, 'mamluks')).toEqual({});
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 2 });
    expect(cardsOf(state, 'byzantium')).toEqual([]);
  });

  it('[8.6.47] takes one off two dice, never below one', () => {
    const state = fight({ attacker: FOUR, defender: FOUR, arrange: (play) => hold(play, 'byzantium', 47) });
    const before = round(state, 4, 5, 2, 1, 2, 3);
    const chosen = (dice: Readonly<Record<string, number>>) => () => plays(before, 'byzantium', 47, { dice });
    expect(chosen({ 'defender-d4': 1 })).toThrow();
    expect(chosen({ 'defender-d6': 1, 'defender-d8': 1, 'attacker-d4': 1 })).toThrow();
    const after = chosen({ 'defender-d6': 1, 'defender-d8': 1 })();
    // The Mamluks' dice are 1, 1, 2: worth 2 less 1, so that Byzantium deals four.
    expect(unitsIn(after, 'mamluks')).toEqual({});
  });
});
