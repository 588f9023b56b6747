import { describe, expect, it } from 'vitest';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted } from '../support/acts.js';
import { battleIn, cardsOf, FIELD, fight, hold, isTurned, plays, round, unitsIn } from '../support/cards.js';

const LOW = [1, 2, 3] as const;
const engine = (level: 1 | 2 | 3) =>
  ({ ...NEW_VEHICLE, kind: 'siege-engine', level, owner: 'byzantium', at: FIELD }) as const;

const withEngine = (card: number, attacker = { 'light-infantry': 3 }) =>
  fight({
    attacker,
    defender: { 'light-infantry': 12 },
    arrange(play) {
      hold(play, 'byzantium', card);
      play.addVehicle(engine(1));
    },
  });

describe('cards of archers, engines and walls', () => {
  it('[8.6.7] lets one to three units shoot besides', () => {
    const state = fight({
      attacker: { 'light-infantry': 4 },
      defender: { 'light-infantry': 6 },
      arrange: (play) => hold(play, 'byzantium', 7),
    });
    // A 4 on the d6: two shots, of which one hits.
    const after = round(plays(state, 'byzantium', 7, {}, 4), 3, 4, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 3 });
    expect(cardsOf(after, 'byzantium')).toEqual([]);
    const stopped = fight({
      attacker: { 'light-infantry': 4 },
      defender: { archer: 1, 'light-infantry': 6 },
      arrange: (play) => hold(play, 'byzantium', 7),
    });
    // The enemy has archers: they alone shoot.
    const without = round(plays(stopped, 'byzantium', 7, {}, 6), 8, ...LOW, ...LOW);
    expect(unitsIn(without, 'mamluks')).toEqual({ archer: 1, 'light-infantry': 4 });
  });

  it('[8.6.8] takes one off each archer’s die for each pair of archers', () => {
    const state = fight({
      attacker: { archer: 5 },
      defender: { 'light-infantry': 9 },
      arrange: (play) => hold(play, 'byzantium', 8),
    });
    // Five archers are two pairs: a 5 hits, a 6 does not.
    const after = round(plays(state, 'byzantium', 8), 5, 5, 6, 6, 8, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 5 });
    const single = fight({
      attacker: { archer: 1, 'light-infantry': 1 },
      defender: { 'light-infantry': 9 },
      arrange: (play) => hold(play, 'byzantium', 8),
    });
    expect(cardsOf(single, 'byzantium')).toEqual([]);
  });

  it('[8.6.8] takes three off at most', () => {
    const state = fight({
      attacker: { archer: 9 },
      defender: { 'light-infantry': 14 },
      arrange: (play) => hold(play, 'byzantium', 8),
    });
    const after = round(plays(state, 'byzantium', 8), 6, 7, 7, 7, 7, 7, 7, 7, 7, ...LOW, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 11 });
  });

  it('[8.6.9] lets archers who missed shoot once more', () => {
    const battle = (archer: number) =>
      fight({
        attacker: { archer, 'light-infantry': 2 },
        defender: { 'light-infantry': 9 },
        arrange: (play) => hold(play, 'byzantium', 9),
      });
    // The first shots lie before he is asked, and no other die is thrown.
    const shot = acted(battle(2), [['byzantium', { verb: 'fight' }]], [8, 3]);
    expect(shot.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'thrown' });
    expect(battleIn(shot)?.thrown?.map(({ face }) => face)).toEqual([8, 3]);
    const again = plays(shot, 'byzantium', 9, {}, 1, ...LOW);
    const after = acted(again, [['byzantium', { verb: 'keep-dice' }]], [...LOW]);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 5 });
    const let1 = acted(shot, [['byzantium', { verb: 'pass' }]], [...LOW]);
    expect(isTurned(let1, 'byzantium', 9)).toBe(false);
    // Who hits with the highest face that does has not missed: nobody is asked.
    const hit = round(battle(2), 3, 2, ...LOW, ...LOW);
    expect(unitsIn(hit, 'mamluks')).toEqual({ 'light-infantry': 5 });
    expect(cardsOf(battle(2), 'byzantium')).toEqual([]);
    expect(cardsOf(battle(0), 'byzantium')).toEqual([]);
  });

  it('[8.6.10] counts crews double for a round, over three shots an engine too', () => {
    const state = plays(withEngine(10), 'byzantium', 10);
    // Two of three serve the catapult: four shots, three of which hit; one is left for the melee.
    const after = round(state, 1, 2, 3, 4, ...LOW, ...LOW);
    // Three hits of two points each; in the melee 3 against 2, and their own loss.
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 4 });
    expect(battleIn(after)?.bonuses).toEqual([]);
    const unarmed = fight({
      attacker: { 'light-infantry': 3 },
      defender: { 'light-infantry': 9 },
      arrange: (play) => hold(play, 'byzantium', 10),
    });
    expect(cardsOf(unarmed, 'byzantium')).toEqual([]);
  });

  it('[8.6.52] fires once more with each engine for the whole battle, also without a crew', () => {
    const state = plays(withEngine(52, { 'light-infantry': 1 }), 'byzantium', 52);
    const after = round(state, 3, 4, 5, 8, 1, 2, 3);
    // The catapult without a crew hits once, for two points; the melee is 8 against 2: a point and their own loss.
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 8 });
    expect(battleIn(state)?.bonuses).toEqual([{ side: 'attacker', what: 'crew-extra', points: 1, until: 'battle' }]);
    const unarmed = fight({
      attacker: { 'light-infantry': 3 },
      defender: { 'light-infantry': 9 },
      arrange: (play) => hold(play, 'byzantium', 52),
    });
    expect(cardsOf(unarmed, 'byzantium')).toEqual([]);
  });

  it('[8.6.12] protects from a second kind of attack until the end of the turn', () => {
    const castle = (military: { level: 1 | 2 | 3; damage: number } | null, card: boolean) =>
      fight({
        attacker: { archer: 3, 'light-infantry': 2 },
        defender: { 'light-infantry': 9 },
        arrange(play) {
          play.changeLand(FIELD, { holder: 'mamluks', military });
          hold(play, 'mamluks', 12);
          play.changeRealm('mamluks', { cardOrders: { 12: card ? 'always' : 'never' } });
        },
      });
    // The castle protects from archers or the melee; with the Scientist from both: 3 hits and 1 point come to nothing.
    const dice = [1, 1, 1, ...LOW, ...LOW] as const;
    const both = round(castle({ level: 3, damage: 0 }, true), ...dice);
    expect(unitsIn(both, 'mamluks')).toEqual({ 'light-infantry': 8 });
    const one = round(castle({ level: 3, damage: 0 }, false), ...dice);
    expect(unitsIn(one, 'mamluks')['light-infantry']).toBeLessThan(8);
    expect(castle(null, true).realms.mamluks?.cards[0]?.turned).toBe(false);
  });
});
