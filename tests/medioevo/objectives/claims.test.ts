import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { beginPhase } from '../../../src/games/medioevo/engine/turn.js';
import { hide } from '../../../src/games/medioevo/tells/view.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import { hold, moving } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';
import { done, world } from '../support/world.js';

/** Card 27 has an orange gear, card 19 a blue or yellow one, card 61 none. */
const rich = (card: number, more: (play: Play) => void = () => undefined) =>
  moving((play) => {
    hold(play, 'byzantium', card);
    play.changeRealm('byzantium', { cash: 2500, keepsBack: true });
    more(play);
  });
const tokens = (state: ReturnType<typeof rich>) => state.realms.byzantium?.tokens;

describe('claiming objectives', () => {
  it('[8.5] shows the card, puts it under the deck and takes a token of its gear', () => {
    const state = rich(26);
    expect(choicesIn(state, 'byzantium', { verb: 'claim', card: '26' })).toEqual(['yellow']);
    const after = acted(state, [['byzantium', { verb: 'claim', card: '26', token: 'yellow' }]]);
    expect(tokens(after)).toEqual({ yellow: 1 });
    expect(after.realms.byzantium?.cards).toEqual([]);
    expect(after.empireDeck.bottom).toEqual(['26']);
    expect(verbsOf(rich(19), 'byzantium')).not.toContain('claim');
  });

  it('[8.5] gives the choice of two colours, of any without a gear, and of none that is gone', () => {
    const wagons = (play: Play) => {
      for (let count = 0; count < 3; count++)
        play.addVehicle({
          kind: 'galley',
          level: 1,
          owner: 'byzantium',
          at: 'smyrna',
          units: {},
          cubes: [],
          aboard: null,
          used: 0,
          stopped: false,
        });
    };
    const claim = (card: number, more: (play: Play) => void) =>
      choicesIn(rich(card, more), 'byzantium', { verb: 'claim', card: `${card}` });
    expect(claim(19, wagons)).toEqual(['blue', 'yellow']);
    const gone = (play: Play) => {
      wagons(play);
      play.changeRealm('hungary', { tokens: { blue: 5 }, turnedTokens: { blue: 3 } });
    };
    expect(claim(19, gone)).toEqual(['yellow']);
    const learned = (play: Play) =>
      play.changeRealm('byzantium', { technologies: { blue: 0, yellow: 3, orange: 0, red: 0, green: 0, violet: 0 } });
    expect(claim(62, learned)).toHaveLength(6);
    const none = (play: Play) => play.changeRealm('hungary', { tokens: { yellow: 8 } });
    expect(verbsOf(rich(26, none), 'byzantium')).not.toContain('claim');
  });

  it('[8.5] waits until a turned card is ready', () => {
    const turned = (play: Play) =>
      play.changeRealm('byzantium', { cards: [{ number: 26, turned: true, deeds: {}, florins: 0 }] });
    const state = rich(26, turned);
    expect(verbsOf(state, 'byzantium')).not.toContain('claim');
    const open = done(state, (play) => play.changeRealm('byzantium', { keepsBack: false }));
    expect(tokens(endOfTurn(open))).toEqual({ yellow: 1 });
  });

  it('[8.5] claims by itself when a phase begins, unless the objectives are kept back', () => {
    const begun = (keepsBack: boolean) =>
      done(
        world((play) => {
          hold(play, 'byzantium', 26);
          play.changeRealm('byzantium', { cash: 2500, keepsBack });
        }),
        (play) => beginPhase(play, 'combat'),
      );
    expect(begun(false).realms.byzantium?.tokens).toEqual({ yellow: 1 });
    expect(begun(true).realms.byzantium?.tokens).toEqual({});
    const switched = acted(rich(19), [['byzantium', { verb: 'keep-back', keeps: 'no' }]]);
    expect(switched.realms.byzantium?.keepsBack).toBe(false);
  });

  it('[8.5] gives the florins on a card back without the bonus', () => {
    const banked = (play: Play) =>
      play.changeRealm('byzantium', {
        cards: [{ number: 26, turned: false, deeds: {}, florins: 200 }],
      });
    const after = acted(rich(26, banked), [['byzantium', { verb: 'claim', card: '26', token: 'yellow' }]]);
    expect(after.realms.byzantium?.cash).toBe(2700);
  });

  it('[8.5] tells nobody else what was done, nor what is kept back or ordered', () => {
    const state = done(rich(2), (play) => {
      play.emit({ type: 'cubes-sold', seat: 'byzantium', at: 'nicaea', count: 3, florins: 300 });
      play.changeRealm('byzantium', { cardOrders: { 2: 'never' } });
    });
    expect(state.realms.byzantium?.cards[0]?.deeds).toEqual({ done: 1 });
    const seen = hide(state, 'hungary').realms.byzantium;
    expect(seen?.cards).toEqual([{ number: 2, turned: false, deeds: {}, florins: 0 }]);
    expect([seen?.cardOrders, seen?.keepsBack]).toEqual([{}, false]);
    expect(hide(state, 'byzantium').realms.byzantium).toEqual(state.realms.byzantium);
  });
});
