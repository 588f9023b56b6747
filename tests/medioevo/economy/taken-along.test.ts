import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import { LOCALES } from '../../../src/core/words.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, buying, choicesIn, during, mostIn, told } from '../support/acts.js';
import { world } from '../support/world.js';

const galley = { ...NEW_VEHICLE, kind: 'galley', level: 2, owner: 'empire', at: 'aegean-sea' } as const;
const engine = { ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'empire', at: 'aegean-sea' } as const;

/** Two galleys of the Empire in one sea: the first with three archers and an engine, the other with two. */
function atSea(arrange: (play: Play) => void = () => undefined): Medioevo {
  return world((play) => {
    const first = play.addVehicle({ ...galley, units: { archer: 3 } });
    play.addVehicle({ ...galley, units: { archer: 2, cavalry: 1 } });
    play.addVehicle({ ...engine, aboard: first });
    arrange(play);
  });
}

const dismiss = (pieces: Readonly<Record<string, number>>, at = 'aegean-sea'): Action => ({
  verb: 'dismiss',
  at,
  pieces,
});
const asked = (state: Medioevo, action: Action) => MEDIOEVO.foresee.action(state, 'empire', action);
const aboard = (state: Medioevo) => state.vehicles.map(({ kind, units }) => [kind, units]);

describe('taken off the map', () => {
  it('[3.3] a galley at sea takes with it the men and engines aboard, which is said before and told after', () => {
    const state = buying(atSea());
    const action = dismiss({ 'vehicle:1': 1 });
    expect(asked(state, action)).toMatchObject({
      loses: true,
      values: {
        aboard: [
          [3, { kind: 'piece', id: 'archer' }],
          [1, { kind: 'piece', id: 'siege-engine' }],
        ],
      },
    });
    const { state: after, events } = told(state, [['empire', action]]);
    expect(aboard(after)).toEqual([['galley', { archer: 2, cavalry: 1 }]]);
    const removed = events.find(({ type }) => type === 'removed');
    expect(removed).toMatchObject({ pieces: { galley: 1 }, aboard: { archer: 3, 'siege-engine': 1 } });
    const words = LOCALES.map((locale) => removed && MEDIOEVO.words.describe(locale, removed, {}));
    expect(words).toEqual([
      'empire removes 1 Galley (Aegean Sea). Lost with what carried them: 3 Archers and 1 Siege engine.',
      expect.stringContaining('1 Galère (mer Égée). Perdu avec ce qui les portait : 3 Archers et 1 Machine de siège'),
      expect.stringContaining('1 Galera (mar Egeo). Se pierde con lo que lo llevaba: 3 Arqueros y 1 Máquina de asedio'),
    ]);
    // Both are free again: they cost nothing any more, and may be bought anew.
    expect(MEDIOEVO.view(after, 'empire')).toMatchObject({ vehicles: [{ id: 2 }] });
  });

  it('[3.3] men aboard go without their galley, those of one that goes too before others', () => {
    const state = buying(atSea());
    const asks = { verb: 'dismiss', at: 'aegean-sea' };
    expect(choicesIn(state, 'empire', asks)).toEqual(['archer', 'cavalry', 'vehicle:1', 'vehicle:2', 'vehicle:3']);
    expect(mostIn(state, 'empire', asks)).toBe(9);
    expect(asked(state, dismiss({ archer: 4 }))?.values).not.toHaveProperty('aboard');
    expect(aboard(acted(state, [['empire', dismiss({ archer: 4 })]])).slice(0, 2)).toEqual([
      ['galley', {}],
      ['galley', { archer: 1, cavalry: 1 }],
    ]);
    const both = told(state, [['empire', dismiss({ archer: 4, 'vehicle:1': 1, 'vehicle:3': 1 })]]);
    expect(aboard(both.state)).toEqual([['galley', { archer: 1, cavalry: 1 }]]);
    const removed = both.events.find(({ type }) => type === 'removed');
    expect(removed).toMatchObject({ pieces: { archer: 4, galley: 1, 'siege-engine': 1 } });
    expect(removed).not.toHaveProperty('aboard');
  });

  it('[3.3] a merchant takes his goods and his route with him, and a last garrison leaves its land', () => {
    const state = buying(
      world((play) => {
        const ship = play.addVehicle({
          ...galley,
          kind: 'merchant-ship',
          at: 'cologne',
          cubes: ['salt', 'salt', 'wine'],
        });
        play.changeRealm('empire', { route: { vehicle: ship, origin: 'cologne', stages: [] } });
        play.addUnits('cologne', 'empire', { cavalry: 1 });
      }),
    );
    expect(asked(state, dismiss({ 'vehicle:1': 1 }, 'cologne'))?.values).toMatchObject({
      goods: [
        [2, { kind: 'good', id: 'salt' }],
        [1, { kind: 'good', id: 'wine' }],
      ],
      route: { kind: 'vehicle-kind', id: 'merchant-ship' },
    });
    const all = dismiss({ cavalry: 1, 'vehicle:1': 1 }, 'cologne');
    expect(asked(state, all)).toMatchObject({ loses: true, values: { left: { kind: 'place', id: 'cologne' } } });
    const { events } = told(state, [['empire', all]]);
    expect(events.find(({ type }) => type === 'removed')).toMatchObject({ goods: { salt: 2, wine: 1 } });
    expect(events.some(({ type }) => type === 'route-dropped')).toBe(true);
  });

  it('[3.4] and so it is where a galley pays a debt', () => {
    const owing = (interest: boolean) =>
      during(
        atSea((play) => play.changeRealm('empire', { cash: 0, loans: 5, borrowed: 1 })),
        { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false },
        { kind: 'upkeep', id: 2, seat: 'empire', due: 600, interest, rebelled: [] },
      );
    for (const [verb, interest] of [
      ['remove-vehicle', false],
      ['plunder-transport', true],
    ] as const) {
      const gone = told(owing(interest), [['empire', { verb, vehicle: '1' }]]);
      expect(gone.events.find(({ type }) => type === 'removed')).toMatchObject({
        aboard: { archer: 3, 'siege-engine': 1 },
      });
      expect(asked(owing(interest), { verb, vehicle: '1' })).toMatchObject({ loses: true });
    }
    // Nothing more is lost by the engine alone.
    expect(asked(owing(false), { verb: 'remove-vehicle', vehicle: '3' })).toBeNull();
  });
});
