import { describe, expect, it } from 'vitest';
import { seasBy } from '../../../src/games/medioevo/facts/board.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { EventEffect } from '../../../src/games/medioevo/facts/kinds.js';
import type { PlaceId, TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { type Act, acted, carriedOn, choicesIn, during, told } from '../support/acts.js';
import { done, world } from '../support/world.js';

const { board, events } = STANDARD_BOOK;
const CARDS = [...events.values()];
/** Kiev is in no area with Panormum: one of the two is always outside. */
const outside = (area: readonly TerritoryId[]): TerritoryId => (area.includes('kiev') ? 'panormum' : 'kiev');

/** The Horde has something of everything in the area, the Empire the same outside, and the first player draws this card. */
function drawing(number: number, next: number): Medioevo {
  const { area = [] } = events.get(number) ?? {};
  const [at = 'rome'] = area;
  const land = (owner: string) => ({
    holder: owner,
    armies: { [owner]: { units: { 'heavy-infantry': 2, archer: 1 }, stopped: {} } },
    civil: { level: 3, damage: 0 } as const,
    military: { level: 1, damage: 0 } as const,
    token: null,
  });
  const state = world((play) => {
    for (const [owner, where] of [
      ['horde', at],
      ['empire', outside(area)],
    ] as const) {
      play.changeLand(where, land(owner));
      const caravan = { ...NEW_VEHICLE, kind: 'caravan', level: 2, owner, at: where } as const;
      play.addVehicle({ ...caravan, cubes: ['salt', 'salt', 'wine'] });
      play.addVehicle({ ...caravan, level: 1, cubes: ['furs'] });
      play.addVehicle({ ...caravan, kind: 'war-wagon' });
    }
  });
  return {
    ...during(
      state,
      { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false },
      { kind: 'event-card', id: 2 },
    ),
    phase: 'events',
    eventDeck: { top: [`${number}`, `${next}`], middle: [], bottom: [] },
  };
}

/** What harms by each effect on its worst face, what is done about it, and what comes of it. */
const WORST: Readonly<
  Record<
    EventEffect,
    { readonly face: number; readonly losses: (at: string) => readonly Act[]; readonly left: unknown }
  >
> = {
  movement: {
    face: 2,
    losses: () => [
      ['horde', { verb: 'stop-transport', vehicle: '1' }],
      ['horde', { verb: 'stop-transport', vehicle: '3' }],
    ],
    left: [1, 3],
  },
  // The printed example: four points destroy two heavy infantry.
  armies: {
    face: 4,
    losses: (at) =>
      (['heavy-infantry', 'light-infantry', 'heavy-infantry', 'light-infantry'] as const).map(
        (unit) => ['horde', { verb: 'damage-army', at, unit }] as const,
      ),
    left: { archer: 1 },
  },
  buildings: {
    face: 3,
    losses: (at) => [1, 2, 3].map(() => ['horde', { verb: 'damage-building', at, class: 'military' }] as const),
    left: [{ level: 3, damage: 0 }, null],
  },
  goods: {
    face: 2,
    losses: () => [['horde', { verb: 'lose-cubes', vehicle: '1', cubes: { salt: 1, wine: 1 } }]],
    left: ['salt'],
  },
};

/** What the Horde has of what an effect strikes. */
function leftTo(effect: EventEffect, state: Medioevo, at: TerritoryId): unknown {
  const { civil, military, armies } = state.lands[at];
  switch (effect) {
    case 'movement':
      return state.vehicles.filter(({ stopped }) => stopped).map(({ id }) => id);
    case 'armies':
      return armies.horde?.units;
    case 'buildings':
      return [civil, military];
    case 'goods':
      return state.vehicles.find(({ id }) => id === 1)?.cubes;
  }
}

describe('each event card', () => {
  it.each(CARDS.map((card) => [card.number, card] as const))(
    '[2.2] %i strikes its area with two of its three effects',
    (number, { area, effects: three }) => {
      const [at = 'rome'] = area;
      const next = CARDS.find((other) => other.number !== number);
      const choosing = carriedOn(drawing(number, next?.number ?? 0));
      expect([choosing.event?.number, choosing.toleratedTax]).toEqual([number, next?.toleratedTax]);
      expect(choicesIn(choosing, 'byzantium', { verb: 'event' })).toEqual(three);
      for (const spared of three) {
        const [first, second] = three.filter((effect) => effect !== spared);
        if (first === undefined || second === undefined) throw new Error('two effects of three');
        const event = { verb: 'event', first, second };
        const { state: struck, events: rolled } = told(
          choosing,
          [['byzantium', event], ...WORST[first].losses(at), ...WORST[second].losses(at)],
          [WORST[first].face, WORST[second].face],
        );
        expect(rolled.filter(({ type }) => type === 'event-rolled').map(({ seat }) => seat)).toEqual([
          'horde',
          'horde',
        ]);
        expect(struck.frames.map(({ kind }) => kind)).toEqual(['purchases']);
        for (const effect of [first, second]) expect(leftTo(effect, struck, at)).toEqual(WORST[effect].left);
        expect(leftTo(spared, struck, at)).toEqual(leftTo(spared, choosing, at));
        const missed = acted(choosing, [['byzantium', event]], [WORST[first].face + 1, 6]);
        expect([leftTo(first, missed, at), leftTo(second, missed, at)]).toEqual([
          leftTo(first, choosing, at),
          leftTo(second, choosing, at),
        ]);
      }
    },
  );

  it('[2.2] strikes the seas that touch the area, and men and cargo aboard', () => {
    const [sea = 'adriatic-sea'] = seasBy(board, 'panormum');
    const at = (place: PlaceId) =>
      carriedOn({
        ...drawing(6, 5),
        vehicles: [
          { ...NEW_VEHICLE, id: 1, kind: 'galley', level: 1, owner: 'horde', at: place, units: { cavalry: 1 } },
        ],
      });
    const afloat = (place: PlaceId) =>
      told(at(place), [['byzantium', { verb: 'event', first: 'movement', second: 'armies' }]], [1, 1]).state;
    const alone = { ...at(sea), lands: world().lands };
    const { state: hit } = told(
      alone,
      [['byzantium', { verb: 'event', first: 'movement', second: 'armies' }]],
      [1, 1, 4],
    );
    // At sea the first hit removes any unit, and there was nothing to choose.
    expect(hit.vehicles).toMatchObject([{ stopped: true, units: {} }]);
    expect(afloat('north-sea').vehicles).toMatchObject([{ stopped: false, units: { cavalry: 1 } }]);
  });

  it('[2.2] loses by itself what leaves no choice, and usually what hurts least', () => {
    const choosing = carriedOn(drawing(6, 5));
    const event = { verb: 'event', first: 'movement', second: 'buildings' };
    const one = { ...choosing, vehicles: choosing.vehicles.filter(({ id }) => id !== 1 && id !== 2) };
    const { state } = told(one, [['byzantium', event]], [2, 1]);
    expect(state.vehicles.find(({ id }) => id === 3)).toMatchObject({ stopped: true });
    const [owed] = MEDIOEVO.obligations(state);
    if (owed === undefined) throw new Error('nothing is lost');
    // The city stands six points, the tower three.
    expect(MEDIOEVO.fallback(state, owed)).toEqual({ verb: 'damage-building', at: 'panormum', class: 'civil' });
    const worn = done(state, (play) => {
      play.changeLand('panormum', { civil: { level: 3, damage: 5 }, military: { level: 1, damage: 2 } });
    });
    expect(MEDIOEVO.fallback(worn, owed)).toEqual({ verb: 'damage-building', at: 'panormum', class: 'military' });
    const slow = told(choosing, [['byzantium', event]], [1, 6]).state;
    const [first] = MEDIOEVO.obligations(slow);
    if (first === undefined) throw new Error('nothing is stopped');
    expect(MEDIOEVO.fallback(slow, first)).toEqual({ verb: 'stop-transport', vehicle: '2' });
  });

  it('[2.2] usually loses cubes of the colour that is carried most', () => {
    const goods = carriedOn(drawing(5, 6));
    const { state } = told(goods, [['byzantium', { verb: 'event', first: 'goods', second: 'armies' }]], [2, 5]);
    const [owed] = MEDIOEVO.obligations(state);
    if (owed === undefined) throw new Error('nothing is lost');
    expect(MEDIOEVO.fallback(state, owed)).toEqual({ verb: 'lose-cubes', vehicle: '1', cubes: { salt: 2 } });
  });
});
