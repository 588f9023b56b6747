import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { territoryCard } from '../../../src/games/medioevo/facts/board.js';
import type { Way } from '../../../src/games/medioevo/state/lasting.js';
import { choicesIn, refusalOf } from '../support/acts.js';
import { cardsOf, carried, hold, moving, plays } from '../support/cards.js';
import { vehicle } from '../support/full-move.js';

/** Byzantium moves, with a card, two engines and a caravan of its own besides the wagon. */
const with1 = (card: number, more: (play: Play) => void = () => undefined) =>
  moving((play) => {
    hold(play, 'byzantium', card);
    vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'nicaea' });
    vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'smyrna' });
    vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'smyrna' });
    more(play);
  });
const isOffered = (card: number, more?: (play: Play) => void) =>
  cardsOf(with1(card, more), 'byzantium').includes(`${card}`);
const marked = (way: Way, seat: string) => (play: Play) =>
  play.set({ lasting: [{ kind: 'way', way, seat, uses: 1, at: null }] });

describe('cards that would do nothing more', () => {
  it.each([
    [6, 'half', 'unseen'],
    [53, 'follow', 'half'],
    [55, 'unseen', 'follow'],
    [56, 'unseen', 'half'],
  ] as const)(
    '[8.6.%i] is not played twice for the same move, but after another, or after somebody else',
    (card, way, other) => {
      expect(isOffered(card)).toBe(true);
      expect(isOffered(card, marked(way, 'byzantium'))).toBe(false);
      expect(isOffered(card, marked(other, 'byzantium'))).toBe(true);
      expect(isOffered(card, marked(way, 'hungary'))).toBe(true);
      expect(isOffered(card, (play) => play.set({ lasting: [{ kind: 'wagon', vehicle: 1, capacity: 2 }] }))).toBe(true);
    },
  );

  it('[8.6.54] [8.6.11] are not played for the same vehicle twice', () => {
    const vehicles = (card: number, kind: 'wagon' | 'both', id: number) =>
      choicesIn(
        with1(card, (play) =>
          play.set({ lasting: [kind === 'wagon' ? { kind, vehicle: id, capacity: 3 } : { kind, vehicle: id }] }),
        ),
        'byzantium',
        { verb: 'play-card', card: `${card}` },
      );
    // 1 and 2 are the engines, 3 the caravan, 4 the wagon.
    expect(vehicles(54, 'wagon', 1)).toEqual(['2']);
    expect(vehicles(54, 'both', 1)).toEqual(['1', '2']);
    expect(vehicles(11, 'both', 3)).toEqual(['4']);
    expect(vehicles(11, 'wagon', 3)).toEqual(['3', '4']);
  });

  it('[8.6.54] each engine carries as many as its own die has shown', () => {
    const two = with1(54, (play) => {
      play.addUnits('smyrna', 'byzantium', { archer: 3 });
      play.set({ lasting: [{ kind: 'wagon', vehicle: 1, capacity: 3 }] });
    });
    const after = plays(two, 'byzantium', 54, { vehicle: '2' }, 1);
    const to = (archer: number) =>
      refusalOf(after, 'byzantium', { verb: 'move', from: 'smyrna', group: { archer, 'vehicle:2': 1 }, to: 'nicaea' });
    expect([to(1), to(2)]).toEqual([null, 'slot-illegal']);
  });

  it('[8.6.63] needs a cube that can go somewhere', () => {
    const full = with1(63, (play) => {
      for (const at of play.state.inPlay)
        if (territoryCard(play.book.board, at).inhabited) play.changeLand(at, { market: ['wine'] });
    });
    expect(cardsOf(full, 'byzantium')).toEqual([]);
    const one = with1(63, (play) => {
      for (const at of play.state.inPlay)
        if (territoryCard(play.book.board, at).inhabited) play.changeLand(at, { market: ['wine'] });
      play.changeLand('buda', { market: ['wine', 'salt'] });
    });
    const from = { verb: 'play-card', card: '63', from: 'buda' };
    expect(choicesIn(one, 'byzantium', { verb: 'play-card', card: '63' })).toEqual(['buda']);
    expect(choicesIn(one, 'byzantium', from)).toEqual(['salt']);
  });

  it('[8.6.62] is for whoever has drawn and has not chosen yet', () => {
    const picking = (drawn: Readonly<Record<string, readonly string[]>>, chosen: readonly string[] = []) =>
      cardsOf(
        carried({
          ...moving((play) => hold(play, 'byzantium', 62)),
          phase: 'purchases',
          frames: [
            {
              kind: 'card-picks',
              id: 50,
              chosen: Object.fromEntries(chosen.map((seat) => [seat, { verb: 'keep', card: '1' }])),
              drawn,
            },
          ],
        }),
        'byzantium',
      );
    const hungary = ['3', '4'];
    expect(picking({ byzantium: ['1', '2'], hungary })).toEqual(['62']);
    expect(picking({ hungary })).toEqual([]);
    expect(picking({ byzantium: [], hungary })).toEqual([]);
    expect(picking({ byzantium: ['1', '2'], hungary }, ['byzantium'])).toEqual([]);
  });
});
