import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Board } from './support.js';

describe('what a seat has so far', () => {
  const game = new Board({ turn: 12, board: { leon: { castille: { infantry: 1 } } } });
  const partsOf = (seat: string) =>
    HISPANIA.seats(viewOf(game.state, null))
      .find((one) => one.seat === seat)
      ?.parts.map(({ kind, id, score }) => [kind, id, score]);
  game.run((play) => {
    const entry = { turn: 12, why: 'kills', count: 1 } as const;
    play.nation('castille', { seat: 'a', status: 'playing' });
    play.nation('rome', { seat: 'b', status: 'gone' });
    play.nation('sueve', { seat: 'b', status: 'waiting' });
    play.ledger({ ...entry, nation: 'castille', seat: 'a', points: 3 });
    play.ledger({ ...entry, nation: 'castille', seat: 'a', points: 4 });
    play.ledger({ ...entry, nation: 'castille', seat: 'b', points: 2 });
    play.ledger({ ...entry, nation: 'rome', seat: 'b', points: 5 });
    play.ledger({ turn: 12, why: 'compensation', nation: null, seat: 'b', points: 6 });
    play.player('a', { bids: [{ kind: 'initial', nation: 'castille', points: 9, turn: 1 }] });
    play.player('b', { bids: [{ kind: 'nation', nation: 'rome', points: 1, turn: 6 }] });
  });

  it('is told nation by nation, for whoever played it when it scored, those gone with what they scored', () => {
    expect(partsOf('a')).toContainEqual(['nation', 'castille', 7]);
    expect(partsOf('b')).toContainEqual(['nation', 'castille', 2]);
    expect(partsOf('b')).toContainEqual(['nation', 'rome', 5]);
    expect(partsOf('b')?.some(([, id]) => id === 'sueve')).toBe(false);
  });
  it('has what was given and what was bid beside them [10.1.5]', () => {
    expect(partsOf('a')?.filter(([kind]) => kind !== 'nation')).toEqual([['initial', 'castille', -9]]);
    expect(partsOf('b')?.filter(([kind]) => kind !== 'nation')).toEqual([
      ['score', 'compensation', 6],
      ['bid', 'rome', -1],
    ]);
    expect(partsOf('c')?.filter(([kind]) => kind !== 'nation')).toEqual([]);
  });
});
