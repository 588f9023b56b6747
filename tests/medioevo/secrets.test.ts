import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/games/medioevo/state/frame.js';
import { hide } from '../../src/games/medioevo/tells/view.js';
import { during } from './support/acts.js';
import { world } from './support/world.js';

const own = { verb: 'bid', florins: 171 };
/** Steps in which Byzantium has something that is nobody else's business, each with 171 in it. */
const STEPS: readonly (readonly [rule: string, frame: Frame])[] = [
  ['1.4', { kind: 'first-card', id: 1, chosen: { byzantium: own }, dealt: { byzantium: ['171'] } }],
  ['2.0', { kind: 'bidding', id: 1, chosen: { byzantium: own }, among: ['byzantium', 'hungary'], before: {} }],
  ['3.1', { kind: 'tax-levels', id: 1, chosen: { byzantium: own } }],
  ['4.7', { kind: 'card-picks', id: 1, chosen: {}, drawn: { byzantium: ['171'] } }],
  ['4.9', { kind: 'purchases', id: 1, lists: { byzantium: [own] }, ready: [], deploying: false }],
  ['8.6.61', { kind: 'event-pick', id: 1, seat: 'byzantium', drawn: ['171', '4', '5'] }],
  ['8.8', { kind: 'reactions', id: 1, moment: 'meet', at: null, answers: { byzantium: own }, passed: [] }],
  [
    '8.8',
    {
      kind: 'card-played',
      id: 1,
      seat: 'byzantium',
      card: 44,
      lender: null,
      use: 'ability',
      action: { verb: 'play-card', other: '171' },
      points: [],
      cancelled: false,
      doubled: false,
    },
  ],
];

describe('what is nobody else’s business', () => {
  it.each(STEPS)('[%s] is seen by whoever it belongs to, and by him alone', (_rule, frame) => {
    const state = during(world(), frame);
    expect(hide(state, 'byzantium').frames).toEqual([frame]);
    for (const viewer of ['hungary', null]) {
      expect(JSON.stringify(hide(state, viewer).frames), `${viewer}`).not.toContain('171');
    }
  });

  it('[8.8] tells nobody else who has let a window pass', () => {
    const frame: Frame = {
      kind: 'reactions',
      id: 1,
      moment: 'meet',
      at: null,
      answers: {},
      passed: ['byzantium', 'horde'],
    };
    const passed = (viewer: string | null) => hide(during(world(), frame), viewer).frames[0];
    expect(passed('byzantium')).toMatchObject({ passed: ['byzantium'] });
    expect(passed('hungary')).toMatchObject({ passed: [] });
    expect(passed(null)).toMatchObject({ passed: [] });
  });

  it('[8.6.61] leaves the number of cards that were drawn open', () => {
    const drawn: Frame = { kind: 'event-pick', id: 1, seat: 'byzantium', drawn: ['17', '4', '5'] };
    const [seen] = hide(during(world(), drawn), 'hungary').frames;
    expect(seen?.kind === 'event-pick' && seen.drawn.length).toBe(3);
  });
});
