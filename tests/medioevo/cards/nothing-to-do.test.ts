import { describe, expect, it } from 'vitest';
import { playableCards } from '../../../src/games/medioevo/cards/use.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { UNIT_TYPES } from '../../../src/games/medioevo/facts/kinds.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { carriedOn, during } from '../support/acts.js';
import { COMBAT, COMMERCE, FIELD, fight } from '../support/cards.js';
import { vehicle } from '../support/full-move.js';
import { world } from '../support/world.js';

const ALL = [...STANDARD_BOOK.cards.keys()].map(newCard);
const LOW = { d4: 1, d6: 1, d8: 1 } as const;

/** Byzantium has all cards, nobody anything on the board; the barbarian dice show what none can lower. */
const playable = (
  phase: Medioevo['phase'],
  frames: readonly Frame[],
  arrange: (play: Play) => void = () => undefined,
) =>
  playableCards(
    during(
      world((play) => {
        play.set({ warCircle: LOW, phase });
        play.changeRealm('byzantium', { cards: ALL });
        arrange(play);
      }),
      ...frames,
    ),
    'byzantium',
  ).map(Number);

/** The Bishops, at any time of the turn. */
const BANS = [1, 2, 3];
/** A rebellion with a neighbour, and a unit outside the home: where something may break out. */
const OUTBREAKS = [15, 34];
/** Florins are put on 36, and 60 doubles the points of another card. */
const ALWAYS = [36, 60];
const SPOT = { kind: 'supply', id: 1, left: 3 } as const;

describe('a card is not offered where it would do nothing', () => {
  it.each<readonly [string, Medioevo['phase'], readonly Frame[], readonly number[]]>([
    [
      'while bids are made',
      'turn-order',
      [{ kind: 'bidding', id: 1, chosen: {}, among: [], before: {} }],
      [...BANS, ...OUTBREAKS, ...ALWAYS],
    ],
    [
      'while taxes are chosen, without loans',
      'taxes',
      [{ kind: 'tax-levels', id: 1, chosen: {} }],
      [...BANS, ...OUTBREAKS, ...ALWAYS],
    ],
    [
      'while purchases are made',
      'purchases',
      [{ kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false }],
      [...BANS, ...OUTBREAKS, 32, 33, ...ALWAYS],
    ],
    ['when the barbarian dice lie', 'events', [{ kind: 'war-circle', id: 1 }], [...BANS, ...OUTBREAKS, ...ALWAYS]],
    ['with barbarian points', 'events', [SPOT], [...BANS, ...OUTBREAKS, ...ALWAYS]],
    ['in combat', 'combat', [COMBAT], [...BANS, ...OUTBREAKS, ...ALWAYS]],
    ['in commerce', 'commerce', [COMMERCE], [...BANS, ...OUTBREAKS, ...ALWAYS]],
  ])('[8.1] %s, with nothing on the board', (_when, phase, frames, expected) => {
    expect(playable(phase, frames)).toEqual(expected.toSorted((one, other) => one - other));
  });

  it('[8.1] [8.6.38] with a loan of one’s own, or of others: the Magnates, until it is paid', () => {
    const taxes = [{ kind: 'tax-levels', id: 1, chosen: {} }] as const;
    const lent = (seat: string) => (play: Play) => play.changeRealm(seat, { loans: 1 });
    expect(playable('taxes', taxes, lent('byzantium'))).toEqual([...BANS, ...OUTBREAKS, 36, 38, 60]);
    expect(playable('taxes', taxes, lent('hungary'))).toEqual([...BANS, ...OUTBREAKS, 36, 37, 60]);
    expect(playable('events', [{ kind: 'war-circle', id: 1 }], lent('byzantium'))).toContain(38);
    expect(playable('combat', [COMBAT], lent('byzantium'))).not.toContain(38);
    expect(playable('events', [{ kind: 'war-circle', id: 1 }], lent('hungary'))).not.toContain(37);
  });

  it('[8.6.36] [8.6.34] [8.6.15] what costs florins not without them, a unit not without a piece', () => {
    const poor = playable('combat', [COMBAT], (play) => play.changeRealm('byzantium', { cash: 0 }));
    expect(poor).toEqual([...BANS, 34, 60]);
    const rich = (cash: number) => playable('combat', [COMBAT], (play) => play.changeRealm('byzantium', { cash }));
    expect([rich(99).includes(15), rich(100).includes(15), rich(1).includes(36)]).toEqual([false, true, true]);
    const full = (left: number) =>
      playable('combat', [COMBAT], (play) => {
        for (const type of UNIT_TYPES) {
          const unit = type === 'captain' ? 'captain-1' : type;
          const box = STANDARD_BOOK.pieces.units.find((one) => one.id === type)?.limit ?? 0;
          play.addUnits('kiev', 'byzantium', { [unit]: type === 'captain' ? 0 : box - (type === 'archer' ? left : 0) });
        }
      });
    expect([full(0).includes(34), full(1).includes(34)]).toEqual([false, true]);
  });

  it('[8.8] in a battle: those of its sides for them, and those on dice, units and land for anybody', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 2 },
      arrange: (play) => {
        for (const seat of ['byzantium', 'hungary']) play.changeRealm(seat, { cards: ALL });
      },
    });
    const own = [...BANS, 5, 7, 14, 17, 18, 27, 28, 29, 35, 36, 39, 60, 67];
    expect(playableCards(state, 'byzantium').map(Number)).toEqual(own);
    expect(playableCards(state, 'hungary').map(Number)).toEqual([...BANS, 5, 36, 60, 67]);
  });

  it('[8.6.64] the bonus of the market not without a market, nor without the sale that ends a route', () => {
    const trading = (market: readonly 'wine'[], reached: boolean) =>
      playable('commerce', [COMMERCE], (play) => {
        vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'trebisonda', cubes: ['salt'] });
        play.changeLand('trebisonda', { market });
        const stages = (['nicaea', 'smyrna', 'konya', 'trebisonda'] as const).map((at) => ({ at, reached }));
        play.changeRealm('byzantium', { route: { vehicle: 1, origin: 'buda', stages } });
      }).includes(64);
    expect([trading(['wine'], true), trading([], true), trading(['wine'], false)]).toEqual([true, false, false]);
  });
});

describe('a land where nobody may fight', () => {
  const coming = (enemy: number) =>
    carriedOn(
      during(
        world((play) => {
          play.set({ phase: 'combat', lasting: [{ kind: 'ban', what: 'combat', at: FIELD, turn: 2 }] });
          play.changeRealm('byzantium', { wars: { mamluks: 1 } });
          play.changeRealm('mamluks', { wars: { byzantium: 1 } });
          play.addUnits(FIELD, 'byzantium', { archer: 1 });
          if (enemy > 0) play.addUnits(FIELD, 'mamluks', { archer: enemy });
        }),
        COMBAT,
        {
          kind: 'foes',
          id: 2,
          seat: 'byzantium',
          at: FIELD,
          held: 'mamluks',
          beaten: null,
          pointsLeft: 0,
          must: true,
        },
      ),
    );

  it('[8.6.1] is taken where no enemy stands, and stays whose it is where one does', () => {
    expect(coming(0).lands[FIELD].holder).toBe('byzantium');
    const both = coming(1);
    expect([both.lands[FIELD].holder, Object.keys(both.lands[FIELD].armies)]).toEqual([
      'mamluks',
      ['byzantium', 'mamluks'],
    ]);
  });
});
