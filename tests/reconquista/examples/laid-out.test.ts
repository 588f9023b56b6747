import { describe, expect, it } from 'vitest';
import { moveHost } from '../../../src/games/reconquista/reaction/host.js';
import { react } from '../../../src/games/reconquista/reaction/raise.js';
import { resolveSieges } from '../../../src/games/reconquista/siege/siege.js';
import { applied, type Lines, laid, occupied } from '../board.js';

/** Positions where several rules meet, reckoned by hand. */
const comes = (lines: Lines, at: 'algeciras', armies: number, faces: readonly number[] = []) =>
  applied(laid(lines), faces, (play) => moveHost(play, at, { side: 'muslim', units: { army: armies } }));

describe('positions reckoned by hand', () => {
  it('Armies come along, one holds each city without a Garrison, too few stay all [13.12] [13.13] [13.16]', () => {
    // 1 and 2 leave Algeciras, 1 joins in Cordoba where 1 stays: 3 before 4 counters.
    const game = comes(
      { algeciras: '[m] muslim 1g 2a', cordoba: '[m][f] muslim 1a', murcia: '[c][f] christian 1g 1o' },
      'algeciras',
      1,
    );
    expect(occupied(game.state)).toEqual({
      algeciras: '[m] muslim 1g',
      cordoba: '[m][f] muslim 1a',
      murcia: '[c][f] christian 1g 1o / muslim 3a',
    });
  });

  it('a beaten force goes round and comes back last [13.9] [13.17]', () => {
    // Cordoba: 0 to 1; Murcia: the Rebel falls; Cordoba again: 0 to 1, none is left.
    const game = comes({ cordoba: 'christian 2a', murcia: 'rebel 1r' }, 'algeciras', 2, [1, 1, 4, 1, 4, 1, 1, 4, 1]);
    const way = game.told.filter(({ type }) => type === 'marched').map(({ to }) => to);
    expect(way).toEqual(['cordoba', 'murcia', 'granada', 'algeciras', 'cordoba']);
    expect(occupied(game.state)).toEqual({ cordoba: 'christian 2a' });
  });

  it('Christians before a city of Rebels: driven off first, then 3 of 4 Armies besiege it [13.15] [13.16]', () => {
    const game = comes({ cordoba: '[m] rebel 2r / christian 1a', oviedo: '[c]' }, 'algeciras', 4, [4, 1, 1, 1, 1]);
    expect(game.at('cordoba')).toBe('[m] rebel 2r / muslim 3a');
  });

  it('relievers who tie go in; the Garrison is the first loss [13.14] [12.2] [12.9]', () => {
    const lines: Lines = { cordoba: '[m] muslim 1g / christian 2a', oviedo: '[c]' };
    expect(comes(lines, 'algeciras', 1, [5, 1, 4, 1]).at('cordoba')).toBe('[m] muslim 1a / christian 1a');
  });

  it('a Jihad of Garrison and Army in one city: the Army need not stay, and stops twice [9.15] [13.9] [13.13]', () => {
    const jihad = { event: 'jihad', income: 0, mercenaries: 0, crusaders: 0, corruption: false, jihad: true };
    const lines: Lines = { toledo: '[m]', salamanca: 'christian 1g', valencia: 'rebel 1r' };
    // Castile, one city: 2 is a Garrison, 4 an Army; Toledo or La Mancha take both: a 6. Two battles of 1 to 0.
    const game = applied(laid(lines, { fortune: jihad }), [3, 4, 2, 6, 4, 1, 4, 1], react);
    expect(occupied(game.state)).toEqual({ toledo: '[m] muslim 1g', valencia: 'muslim 1a' });
  });

  it('besiegers who lose and find no haven in the region lose their Garrisons on the road [14.5] [12.11]', () => {
    const lines: Lines = {
      barcelona: '[c]',
      salamanca: 'muslim 1g',
      'la-mancha': 'rebel 1r',
      valencia: '[m]',
      toledo: '[m] muslim 2a / christian 1a 3g',
      zaragoza: '[m]',
    };
    // 1 + 5 against 6 + 5; Zaragoza is a foreign city, Badajoz is free.
    const game = applied(laid(lines), [1, 6], resolveSieges);
    expect([game.at('toledo'), game.at('badajoz')]).toEqual(['[m] muslim 2a', 'christian 1a']);
  });

  it('a fort that comes to besieging Muslims serves those inside [13.4] [14.3]', () => {
    // Castile has no Muslim city: a 2 is a fort, only in Toledo are Muslims.
    const built = applied(laid({ toledo: '[c] / muslim 1a' }), [3, 2, 5], react);
    expect(built.at('toledo')).toBe('[c][f] / muslim 1a');
    // 1 + 2 against 1 + 2: the empty city surrenders on the tie; without the fort it would be 3 to 2.
    expect(applied(built.state, [1, 1], resolveSieges).at('toledo')).toBe('[c][f] muslim 1a');
  });
});
