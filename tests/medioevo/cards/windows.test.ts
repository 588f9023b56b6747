import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { hide } from '../../../src/games/medioevo/tells/view.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import { battleIn, cardsOf, fight, hold, isTurned, moving, plays, round, uses } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';

const LOW = [1, 2, 3] as const;
const battle = (arrange: (play: Play) => void) =>
  fight({ attacker: { 'light-infantry': 4 }, defender: { 'light-infantry': 4 }, arrange });
const awaited = (state: Medioevo) =>
  MEDIOEVO.obligations(state).flatMap(({ seats, what }) => seats.map((seat) => `${seat} ${what}`));

describe('playing cards', () => {
  it('[8.1] turns a card for its ability or its points, and readies it at the end of the turn', () => {
    const state = battle((play) => hold(play, 'byzantium', 7));
    const after = plays(state, 'byzantium', 7, {}, 1);
    expect(isTurned(after, 'byzantium', 7)).toBe(true);
    expect(cardsOf(after, 'byzantium')).toEqual([]);
    expect(isTurned(endOfTurn(after), 'byzantium', 7)).toBe(false);
  });

  it('[8.2] makes points of cards and tokens for a technology that could be used now', () => {
    const state = (red: number) =>
      battle((play) => {
        hold(play, 'byzantium', 18);
        play.changeRealm('byzantium', {
          technologies: { blue: 0, yellow: 0, orange: 0, red, green: 0, violet: 0 },
          tokens: { red: 1, blue: 1 },
        });
      });
    const made = acted(state(2), [
      ['byzantium', { verb: 'turn-card', card: '18' }],
      ['byzantium', { verb: 'turn-token', token: 'red' }],
    ]);
    expect(made.realms.byzantium).toMatchObject({
      points: { red: 3 },
      tokens: { red: 0, blue: 1 },
      turnedTokens: { red: 1 },
    });
    const change = { whose: 'byzantium', unit: 'light-infantry', becomes: 'captain-1' };
    const spent = uses(made, 'byzantium', 'promotion', change);
    expect(spent.realms.byzantium?.points).toEqual({});
    expect(spent.realms.byzantium?.cash).toBe(made.realms.byzantium?.cash);
    const unlearned = verbsOf(state(0), 'byzantium');
    expect(unlearned).not.toContain('turn-card');
    expect(unlearned).not.toContain('turn-token');
  });
});

describe('windows for cards', () => {
  it('[8.8] asks only who holds a ready card that fits, in one window', () => {
    const state = battle((play) => {
      hold(play, 'byzantium', 17);
      hold(play, 'mamluks', 17, 36);
      play.changeRealm('mamluks', { battleOrder: USUAL_BATTLE_ORDER });
      hold(play, 'hungary', 22);
    });
    expect(awaited(state)).toEqual(['byzantium reactions', 'mamluks reactions']);
    expect(awaited(battle((play) => hold(play, 'hungary', 36)))).toEqual(['byzantium battle']);
    // Who has answered is awaited no longer; what he said is for his eyes.
    const answer = { unit: 'light-infantry', own: 'light-infantry' };
    const one = plays(state, 'mamluks', 17, answer);
    expect(awaited(one)).toEqual(['byzantium reactions']);
    const frame = hide(one, 'byzantium').frames.at(-1);
    expect(frame).toMatchObject({ kind: 'reactions', answers: {}, passed: [] });
    expect(hide(one, 'mamluks').frames.at(-1)).toMatchObject({ answers: { mamluks: { card: '17' } } });
    expect(verbsOf(one, 'mamluks')).not.toContain('play-card');
  });

  it('[8.8] lets the answers take effect in turn order, and opens again', () => {
    const state = battle((play) => {
      hold(play, 'byzantium', 17);
      hold(play, 'mamluks', 17, 7);
      play.changeRealm('mamluks', { battleOrder: USUAL_BATTLE_ORDER });
    });
    const answer = { unit: 'light-infantry', own: 'light-infantry' };
    const late = plays(state, 'mamluks', 17, answer);
    // The dice are first those of Byzantium, though it answered last: 1 succeeds, 5 does nothing.
    const after = plays(late, 'byzantium', 17, answer, 1, 5);
    expect(after.lands.jerusalem.armies.mamluks?.units).toEqual({ 'light-infantry': 3 });
    expect(after.lands.jerusalem.armies.byzantium?.units).toEqual({ 'light-infantry': 4 });
    expect(awaited(after)).toEqual(['mamluks reactions']);
    expect(awaited(acted(after, [['mamluks', { verb: 'pass' }]]))).toEqual(['byzantium battle']);
  });

  it('[8.8] drops an answer that is not possible any more', () => {
    const state = battle((play) => {
      hold(play, 'byzantium', 1);
      hold(play, 'mamluks', 17);
      play.changeRealm('mamluks', { battleOrder: USUAL_BATTLE_ORDER });
    });
    const late = plays(state, 'mamluks', 17, { unit: 'light-infantry', own: 'light-infantry' });
    const after = plays(late, 'byzantium', 1, { at: 'jerusalem' }, 1);
    expect(isTurned(after, 'byzantium', 1)).toBe(true);
    expect(after.frames.every(({ kind }) => kind !== 'pledged')).toBe(true);
  });

  it('[8.8] asks no defender who has left an order, but for cards of which he ordered it', () => {
    const ordered = battle((play) => hold(play, 'mamluks', 17));
    expect(awaited(ordered)).toEqual(['byzantium battle']);
    const asked = battle((play) => {
      hold(play, 'mamluks', 17);
      play.changeRealm('mamluks', { cardOrders: { 17: 'ask' } });
    });
    expect(awaited(asked)).toEqual(['mamluks reactions']);
    const everything = battle((play) => {
      hold(play, 'mamluks', 17);
      play.changeRealm('mamluks', { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'all' } });
    });
    expect(awaited(everything)).toEqual(['mamluks reactions']);
    const nothing = battle((play) => {
      hold(play, 'mamluks', 17);
      play.changeRealm('mamluks', { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'none' } });
    });
    expect(awaited(nothing)).toEqual(['byzantium battle']);
  });

  it('[8.8] plays a card that the battle order names, always or to win a round', () => {
    const named = (when: 'always' | 'to-win') =>
      battle((play) => {
        hold(play, 'mamluks', 5);
        const cards = [{ card: 5, when }];
        play.changeRealm('mamluks', { battleOrder: { ...USUAL_BATTLE_ORDER, reroll: 'none', cards } });
      });
    const used = (when: 'always' | 'to-win', ...dice: readonly number[]) =>
      isTurned(round(named(when), ...dice), 'mamluks', 5);
    expect(used('always', ...LOW, 4, 5, 8)).toBe(true);
    expect(used('to-win', ...LOW, 4, 5, 8)).toBe(false);
    expect(used('to-win', 1, 2, 7, ...LOW)).toBe(true);
  });

  it('[8.8] plays a card by an order of its own, or never', () => {
    const set = (order: 'always' | 'never') =>
      round(
        acted(
          battle((play) => hold(play, 'byzantium', 5)),
          [['byzantium', { verb: 'card-order', card: '5', order }]],
        ),
        ...LOW,
        ...LOW,
      );
    expect(isTurned(set('always'), 'byzantium', 5)).toBe(true);
    expect(isTurned(set('never'), 'byzantium', 5)).toBe(false);
    expect(battleIn(set('never'))?.round).toBe(2);
    const state = moving((play) => hold(play, 'byzantium', 36));
    expect(choicesIn(state, 'byzantium', { verb: 'card-order' })).toEqual([]);
  });

  it('[8.8] asks a third party by its order, where the table plays so', () => {
    const third = (thirdParties: boolean) =>
      round(
        battle((play) => {
          hold(play, 'horde', 5);
          play.changeRealm('horde', { cardOrders: { 5: 'ask' } });
          play.set({ options: { ...play.state.options, thirdParties } });
        }),
        ...LOW,
        ...LOW,
      );
    expect(awaited(third(true))).toEqual(['horde reactions']);
    expect(awaited(third(false))).toEqual(['byzantium battle']);
  });
});
