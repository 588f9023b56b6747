import { describe, expect, it } from 'vitest';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { acted, buying, choicesIn, verbsOf } from '../support/acts.js';
import { battleIn, cardsOf, cash, fight, hold, moving, plays, round, unitsIn } from '../support/cards.js';

const LOW = [1, 2, 3] as const;
const battle = (card: number, attacker = { 'light-infantry': 4 }, defender = { 'light-infantry': 4 }) =>
  fight({ attacker, defender, arrange: (play) => hold(play, 'byzantium', card) });

describe('surgeons and jailers', () => {
  it('[8.6.27] ignores the first point of damage of the round', () => {
    const before = round(battle(27), ...LOW, 4, 5, 8);
    const after = plays(before, 'byzantium', 27);
    // 3 against 7: four points, of which three are dealt, and his own loss.
    expect(unitsIn(after, 'byzantium')).toEqual({});
    const even = plays(round(battle(27), ...LOW, 1, 2, 4), 'byzantium', 27);
    expect(unitsIn(even, 'byzantium')).toEqual({ 'light-infantry': 4 });
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 27)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.27] [8.6.39] count for arrows too when they are played before the round', () => {
    const shot = (card: number, attacker: Units, defender: Units) =>
      plays(fight({ attacker, defender, arrange: (play) => hold(play, 'byzantium', card) }), 'byzantium', card);
    const stands = round(shot(27, { 'light-infantry': 2 }, { archer: 1 }), 1, ...LOW, ...LOW);
    // The arrow hits nobody; each side loses one by its own dice.
    expect(unitsIn(stands, 'byzantium')).toEqual({ 'light-infantry': 1 });
    const aimed = shot(39, { archer: 1, 'light-infantry': 1 }, { 'light-infantry': 1 });
    const taken = acted(aimed, [['byzantium', { verb: 'fight' }]], [1]);
    expect(taken.realms.byzantium?.prisoners).toEqual({ mamluks: { 'light-infantry': 1 } });
  });

  it('[8.6.27] is asked for when arrows lie that hit him, before they hurt anybody', () => {
    const shot = (...faces: readonly number[]) =>
      acted(
        fight({
          attacker: { 'light-infantry': 2 },
          defender: { archer: 1 },
          arrange: (play) => hold(play, 'byzantium', 27),
        }),
        [['byzantium', { verb: 'fight' }]],
        faces,
      );
    const lies = shot(1);
    expect(lies.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'thrown' });
    expect(unitsIn(plays(lies, 'byzantium', 27, {}, ...LOW), 'byzantium')).toEqual({ 'light-infantry': 2 });
    expect(unitsIn(acted(lies, [['byzantium', { verb: 'pass' }]], LOW), 'byzantium')).toEqual({ 'light-infantry': 1 });
    // An arrow that misses hurts nobody: there is nothing to be ignored yet.
    expect(shot(8, ...LOW).frames.at(-1)).not.toMatchObject({ moment: 'thrown' });
  });

  it('[8.6.29] keeps whoever was shot in the fight until the round is over', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { archer: 2 },
      arrange: (play) => hold(play, 'byzantium', 29),
    });
    // Both are shot, and still throw: 8 against 2, two points and the losses of both.
    const after = round(plays(state, 'byzantium', 29), 1, 1, 4, 5, 8, 1, 2, 3);
    expect(unitsIn(after, 'mamluks')).toEqual({});
    expect(unitsIn(after, 'byzantium')).toEqual({});
    const shot = acted(state, [['byzantium', { verb: 'pass' }]]);
    expect(unitsIn(acted(shot, [['byzantium', { verb: 'fight' }]], [1, 1]), 'mamluks')).toEqual({ archer: 2 });
  });

  it('[8.6.28] sells what was lost in the round again at half its price in the next phase 4', () => {
    const before = round(battle(28, { 'light-infantry': 4 }, { 'light-infantry': 9 }), ...LOW, 1, 2, 5);
    const after = plays(before, 'byzantium', 28);
    const lost = 4 - (unitsIn(after, 'byzantium')['light-infantry'] ?? 0);
    expect(lost).toBe(2);
    expect(after.realms.byzantium).toMatchObject({ rebuy: { 'light-infantry': 2 }, rebuyIn: 3 });
    const settled = { ...after, lands: { ...after.lands }, turn: 3 };
    const shop = buying({ ...settled, frames: [] });
    expect(verbsOf(shop, 'byzantium')).toContain('buy-back');
    expect(verbsOf(buying({ ...settled, turn: 4 }), 'byzantium')).not.toContain('buy-back');
    const [at] = choicesIn(shop, 'byzantium', { verb: 'buy-back', unit: 'light-infantry', count: 2 });
    const done = acted(shop, [
      ['byzantium', { verb: 'buy-back', unit: 'light-infantry', count: 2, at: at ?? '' }],
      ...shop.seats.map((seat) => [seat, { verb: 'done' }] as const),
    ]);
    expect(cash(done, 'byzantium')).toBe(cash(shop, 'byzantium') - 20);
    expect(done.realms.byzantium?.rebuy).toEqual({});
    // Whoever was shot before the card was played is bought back too.
    const shot = fight({
      attacker: { 'light-infantry': 3 },
      defender: { archer: 1 },
      arrange: (play) => hold(play, 'byzantium', 28),
    });
    const late = plays(round(shot, 1, 4, 5, 8, ...LOW), 'byzantium', 28);
    expect(late.realms.byzantium?.rebuy).toEqual({ 'light-infantry': 3 });
  });

  it('[8.6.39] takes a unit prisoner that would be destroyed', () => {
    const before = round(battle(39, { 'light-infantry': 6 }), 4, 5, 8, ...LOW);
    const after = plays(before, 'byzantium', 39);
    expect(after.realms.byzantium?.prisoners).toEqual({ mamluks: { 'light-infantry': 1 } });
    const horde = fight({
      attacker: { 'light-infantry': 6 },
      defender: { 'light-infantry': 4 },
      against: 'barbarians',
      arrange: (play) => hold(play, 'byzantium', 39),
    });
    expect(cardsOf(round(horde, 1, 2, 3), 'byzantium')).toEqual([]);
  });

  const capturing = (card: number, own: number) =>
    fight({
      attacker: { 'light-infantry': own },
      defender: { 'light-infantry': 2 },
      arrange(play) {
        hold(play, 'byzantium', card);
        play.changeRealm('byzantium', {
          battleOrder: { ...USUAL_BATTLE_ORDER, reroll: 'none', capture: 'always' },
        });
      },
    });

  it('[8.6.40] captures at full value with two to one', () => {
    expect(battleIn(capturing(40, 4))?.capture.attacker).toBe('halved');
    expect(battleIn(plays(capturing(40, 4), 'byzantium', 40))?.capture.attacker).toBe('full');
    expect(cardsOf(capturing(40, 3), 'byzantium')).toEqual([]);
    expect(cardsOf(battle(40), 'byzantium')).toEqual([]);
  });

  it('[8.6.41] takes two off the penalty of a capture, as in the example', () => {
    const state = plays(capturing(41, 3), 'byzantium', 41);
    const shown = (from: typeof state) =>
      acted(
        from,
        [
          ['byzantium', { verb: 'fight' }],
          ['byzantium', { verb: 'keep-dice' }],
        ],
        [1, 5, 7, 4, 2, 3],
      );
    // 7 less half of it rounded up, which is 4, less 2: 5 against 4 less 1.
    expect(unitsIn(shown(state), 'mamluks')).toEqual({});
    expect(shown(state).realms.byzantium?.prisoners).toEqual({ mamluks: { 'light-infantry': 2 } });
    expect(cardsOf(battle(41), 'byzantium')).toEqual([]);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 41)),
        'byzantium',
      ),
    ).toEqual([]);
  });
});
