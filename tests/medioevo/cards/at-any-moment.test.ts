import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, buying, carriedOn, during, verbsOf } from '../support/acts.js';
import { COMBAT, COMMERCE, cardsOf, cash, hold, isTurned, plays } from '../support/cards.js';
import { done, world } from '../support/world.js';

const vehicle = { ...NEW_VEHICLE, owner: 'byzantium', at: 'nicaea', level: 1 } as const;

describe('a Scientist at any moment of the turn', () => {
  const owning = (kind: 'caravan' | 'war-wagon') =>
    world((play) => {
      play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
      hold(play, 'byzantium', 11);
      play.addUnits('nicaea', 'byzantium', { archer: 1 });
      play.addVehicle({ ...vehicle, kind });
    });

  it('[8.6.11] is playable in every phase', () => {
    const state = owning('caravan');
    for (const phase of ['turn-order', 'events', 'taxes', 'purchases', 'combat', 'commerce'] as const) {
      const frames = { ...buying(state), phase };
      expect(cardsOf(frames, 'byzantium'), phase).toEqual(['11']);
    }
  });

  it('[8.6.11] keeps the full move of whoever has a caravan and no wagon', () => {
    const state = carriedOn(during({ ...owning('caravan'), phase: 'combat' }, COMBAT));
    expect(state.frames.at(-1)).toMatchObject({ kind: 'combat', place: 0, round: 1 });
    expect(verbsOf(state, 'byzantium')).toEqual(expect.arrayContaining(['pass', 'play-card']));
    const both = plays(state, 'byzantium', 11, { vehicle: '1' });
    const group = { archer: 1, 'vehicle:1': 1 };
    const gone = acted(both, [['byzantium', { verb: 'move', from: 'nicaea', group, to: 'smyrna' }]]);
    expect(gone.lands.smyrna.armies.byzantium?.units).toEqual({ archer: 1 });
    // Turned already, he waits for nobody.
    const turned = done(owning('caravan'), (play) => hold(play, 'byzantium'));
    expect(carriedOn(during({ ...turned, phase: 'combat' }, COMBAT)).frames.at(-1)).not.toMatchObject({ place: 0 });
  });

  it('[8.6.11] keeps the trade of whoever has a wagon and no caravan', () => {
    const state = carriedOn(during({ ...owning('war-wagon'), phase: 'commerce' }, COMMERCE));
    expect(state.frames.at(-1)).toMatchObject({ kind: 'commerce', place: 0 });
    const both = plays(state, 'byzantium', 11, { vehicle: '1' });
    expect(verbsOf(both, 'byzantium')).toContain('trade');
  });
});

describe('points that a list of purchases turns a card for', () => {
  /** A captain of level I, with the point of Warlord 4; the others hold what they hold. */
  const listed = (arrange: (play: Play) => void) =>
    acted(
      buying(
        world((play) => {
          hold(play, 'byzantium', 4);
          play.changeRealm('byzantium', { technologies: { ...play.realm('byzantium').technologies, red: 1 } });
          arrange(play);
        }),
      ),
      [
        ['byzantium', { verb: 'turn-card', card: '4' }],
        ['byzantium', { verb: 'captain', level: '1', at: 'nicaea' }],
      ],
    );
  const finished = (state: ReturnType<typeof listed>) =>
    acted(
      state,
      state.seats.map((seat) => [seat, { verb: 'done' }] as const),
    );
  const captains = (state: ReturnType<typeof listed>) => state.lands.nicaea.armies.byzantium?.units['captain-1'] ?? 0;

  it('[8.6.49] [8.8] ask a Joker when the lists are carried out', () => {
    const state = listed((play) => hold(play, 'hungary', 49));
    const open = finished(state);
    expect(open.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'card' });
    expect(isTurned(open, 'byzantium', 4)).toBe(true);
    const let1 = acted(open, [['hungary', { verb: 'pass' }]]);
    expect([captains(let1), cash(state, 'byzantium') - cash(let1, 'byzantium')]).toEqual([1, 100]);
    // Cancelled, there is no point; and nobody pays 100 florins for another who did not mean to.
    const cancelled = plays(open, 'hungary', 49);
    expect([captains(cancelled), cash(state, 'byzantium') - cash(cancelled, 'byzantium')]).toEqual([0, 0]);
    expect(isTurned(cancelled, 'byzantium', 4)).toBe(true);
    expect(cancelled.frames.some(({ kind }) => kind === 'purchases')).toBe(false);
  });

  it('[8.6.60] let a Princess double them', () => {
    const state = listed((play) => {
      hold(play, 'byzantium', 4, 60);
      play.changeRealm('byzantium', { cardOrders: { 60: 'ask' } });
    });
    const open = finished(state);
    expect(plays(open, 'byzantium', 60).realms.byzantium?.points).toEqual({ red: 1 });
  });

  it('are turned without a question where nobody could answer', () => {
    const after = finished(listed(() => undefined));
    expect([captains(after), after.frames.at(-1)?.kind]).toEqual([1, undefined]);
  });
});

describe('a Joker', () => {
  const tax = (arrange: (play: Play) => void) =>
    buying(
      world((play) => {
        hold(play, 'byzantium', 22);
        hold(play, 'empire', 49);
        play.addVehicle({ ...vehicle, kind: 'caravan', owner: 'hungary', cubes: ['wine'] });
        arrange(play);
      }),
    );
  it('[8.6.49] [8.8] is asked about the cards of all others, without an order', () => {
    const asked = plays(
      tax(() => undefined),
      'byzantium',
      22,
    );
    expect(asked.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'card' });
    const cancelled = plays(asked, 'empire', 49);
    expect(cash(cancelled, 'byzantium')).toBe(
      cash(
        tax(() => undefined),
        'byzantium',
      ),
    );
  });
  it('[8.8] is not where he has ordered so, or the table plays without such windows', () => {
    const never = tax((play) => play.changeRealm('empire', { cardOrders: { 49: 'never' } }));
    expect(plays(never, 'byzantium', 22).frames.at(-1)?.kind).toBe('purchases');
    const closed = tax(() => undefined);
    const off = { ...closed, options: { ...closed.options, thirdParties: false } };
    expect(plays(off, 'byzantium', 22).frames.at(-1)?.kind).toBe('purchases');
  });
});
