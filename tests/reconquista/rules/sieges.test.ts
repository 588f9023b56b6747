import { describe, expect, it } from 'vitest';
import { resolveSieges } from '../../../src/games/reconquista/siege/siege.js';
import { besiegedStrength, besiegerStrength } from '../../../src/games/reconquista/siege/strength.js';
import { applied, type Lines, laid } from '../board.js';

const sieges = (lines: Lines, faces: readonly number[], more = {}) => applied(laid(lines, more), faces, resolveSieges);
const strength = (line: string) => besiegedStrength(laid({ cordoba: line }).places.cordoba);

describe('sieges', () => {
  it('go by region and number, until there is none [14.1]', () => {
    const game = sieges(
      { granada: '[m] / christian 3a', oviedo: '[c] / muslim 3a', leon: '[c] / muslim 3a' },
      [6, 1, 6, 1, 6, 1],
    );
    const order = game.told.filter(({ type }) => type === 'siege-ended').map(({ at }) => at);
    expect(order).toEqual(['oviedo', 'leon', 'granada']);
  });

  it('besiegers add 1, 2, 3 and 2 for El Cid [14.2]', () => {
    expect(besiegerStrength({ garrison: 1 }, false)).toBe(1);
    expect(besiegerStrength({ army: 1 }, false)).toBe(2);
    expect(besiegerStrength({ order: 1 }, false)).toBe(3);
    expect(besiegerStrength({ mercenary: 1, crusader: 1 }, false)).toBe(4);
    expect(besiegerStrength({ garrison: 1, army: 2, order: 1 }, true)).toBe(10);
    // El Cid makes the difference: 3 + 2 + 2 against 5 + 1.
    const cid = { cid: { side: 'christian', at: 'cordoba' } };
    expect(sieges({ cordoba: '[m] / christian 1a' }, [3, 5], cid).at('cordoba')).toBe('[m] christian 1a');
    expect(
      sieges({ cordoba: '[m] / christian 1a' }, [3, 5], { cid: { side: 'muslim', at: 'cordoba' } }).at('cordoba'),
    ).toBe('[m]');
  });

  it('the besieged add 1 for the city, 1, 1 and 2, all doubled by a fort [14.3]', () => {
    expect(strength('[m]')).toBe(1);
    expect(strength('[m][f]')).toBe(2);
    expect(strength('[f] muslim 1g')).toBe(2);
    expect(strength('[m] muslim 1g')).toBe(2);
    expect(strength('[m] rebel 2r')).toBe(3);
    expect(strength('[m] muslim 1a')).toBe(3);
    expect(strength('[c] christian 1o')).toBe(3);
    expect(strength('[c][f] christian 1a 1g 1o 1m 1x')).toBe(20);
  });

  it('the greater total of the besieger takes the place, the fort goes, the city on an even total too [14.4]', () => {
    // 3 + 6 = 9 against 1 + 4: odd, the city stands.
    const odd = sieges({ cordoba: '[m][f] muslim 1g / christian 3a' }, [3, 1]);
    expect(odd.at('cordoba')).toBe('[m] christian 3a');
    expect(odd.told).toContainEqual({
      type: 'siege-ended',
      at: 'cordoba',
      besieger: 'christian',
      besieged: 'muslim',
      end: 'stormed',
    });
    // 4 + 6 = 10: even, it is destroyed.
    const even = sieges({ cordoba: '[m][f] muslim 1g / christian 3a' }, [4, 1]);
    expect(even.at('cordoba')).toBe('christian 3a');
    // 7 against 5 + 2, the difference is 0: a tie is no victory.
    expect(sieges({ cordoba: '[m] muslim 1g / christian 1a' }, [5, 5]).types()).toContain('lost');
  });

  it('the greater total of the besieged costs a unit, and the others leave for a random place [14.5]', () => {
    // Al-Andalus: Algeciras (1) is foreign, Murcia (4) under siege, Granada (5) free.
    const lines: Lines = {
      cordoba: '[m] muslim 2g / christian 1a 1g',
      algeciras: '[m]',
      murcia: '[c] muslim 1g / christian 3a',
    };
    const game = sieges(lines, [1, 5, 1, 4, 5, 6, 1]);
    expect(game.at('cordoba')).toBe('[m] muslim 2g');
    expect(game.at('granada')).toBe('christian 1a');
    // The Garrison was lost first.
    expect(game.told).toContainEqual({
      type: 'lost',
      why: 'siege',
      tolls: [{ at: 'cordoba', side: 'christian', units: { garrison: 1 } }],
    });
  });

  it.each([
    ['', true],
    ['christian 1g', true],
    ['[m] christian 1g', true],
    ['[c]', true],
    ['[m]', false],
    ['muslim 1g', false],
    ['rebel 1r', false],
    ['[c] christian 1g / bands 1a', false],
  ])('a haven for besiegers: %s %s [14.5]', async (line, haven) => {
    const { maySettleIn } = await import('../../../src/games/reconquista/siege/siege.js');
    applied(laid({ granada: line }), [], (play) => expect(maySettleIn(play, 'granada', 'christian')).toBe(haven));
  });

  it('else by a road, without Garrisons; else they are lost [14.5] [12.11]', () => {
    const ring: Lines = { algeciras: 'muslim 1g', murcia: 'muslim 1g', granada: '[m]' };
    const road = sieges({ ...ring, cordoba: '[m] muslim 2g / christian 2a 2g' }, [1, 5]);
    expect(road.at('toledo')).toBe('christian 2a');
    const lost = sieges(
      { ...ring, cordoba: '[m] muslim 2g / christian 2a', toledo: '[m]', seville: 'rebel 1r' },
      [1, 5],
    );
    expect(lost.told).toContainEqual(expect.objectContaining({ why: 'rout' }));
    // Not into the region in revolt.
    expect(
      sieges({ ...ring, cordoba: '[m] muslim 2g / christian 2a' }, [1, 5], { revolt: 'castile' }).at('seville'),
    ).toBe('christian 1a');
  });

  it('the last besieger is gone with his unit [14.5]', () => {
    expect(sieges({ cordoba: '[m] muslim 1g / christian 1g' }, [1, 5]).at('cordoba')).toBe('[m] muslim 1g');
  });

  it('a tie costs each side a unit, and both roll again [14.6]', () => {
    // 2 + 4 against 3 + 3; then 6 + 2 against 1 + 2: even, the city is destroyed.
    const game = sieges({ cordoba: '[m] muslim 2g / christian 2a' }, [2, 3, 6, 1]);
    expect(game.at('cordoba')).toBe('christian 1a');
    expect(game.types().filter((type) => type === 'siege-round')).toHaveLength(2);
  });

  it('on a tie what is unoccupied, or of the besieger’s religion, surrenders with its fort [14.7]', () => {
    expect(sieges({ cordoba: '[m][f] / christian 1a' }, [3, 3]).at('cordoba')).toBe('[m][f] christian 1a');
    expect(sieges({ cordoba: '[c][f] muslim 1g / christian 2a' }, [3, 3]).at('cordoba')).toBe('[c][f] christian 2a');
    // The French have no religion: a Christian city does not open to them for it.
    expect(sieges({ cordoba: '[c] christian 2g / french 2a' }, [3, 4, 6, 1]).types()).toContain('lost');
  });

  it('the last besieger lost in a tie ends it; a city without men holds on, a fort does not [14.8]', () => {
    const gone = sieges({ cordoba: '[m] muslim 1a / christian 1a' }, [4, 3]);
    expect(gone.at('cordoba')).toBe('[m]');
    expect(gone.told).toContainEqual(expect.objectContaining({ end: 'besieger-gone' }));
    // 2 + 4 against 4 + 2; then the city alone: 1 + 2 against 3 + 1, the besieger leaves.
    const city = sieges({ cordoba: '[m] muslim 1g / christian 2a' }, [2, 4, 1, 3]);
    expect(city.at('cordoba')).toBe('[m]');
    const fort = sieges({ cordoba: '[f] muslim 1g / christian 2a' }, [2, 4]);
    expect(fort.at('cordoba')).toBe('[f] christian 1a');
  });

  it('Rebels stand a siege as others do [14.3]', () => {
    expect(sieges({ cordoba: '[m] rebel 2r / christian 2a' }, [5, 2]).at('cordoba')).toBe('[m] christian 2a');
  });
});
