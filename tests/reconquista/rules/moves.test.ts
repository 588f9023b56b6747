import { describe, expect, it } from 'vitest';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { choices, does, type Lines, laid, refusal } from '../board.js';

const move = (from: string, to: string, units: Record<string, number>) => ({ verb: 'move', from, to, units });
const attack = (from: string, to: string, units: Record<string, number>) => ({ verb: 'attack', from, to, units });

describe('moves', () => {
  it('are of one region, which the first move chooses [11.1]', () => {
    const state = laid({ oviedo: 'christian 1a', porto: 'christian 1a', barcelona: 'muslim 1g' });
    expect(choices(state, 'move')).toEqual(['oviedo', 'porto']);
    const moved = does(state, move('porto', 'lisbon', { army: 1 }));
    expect(choices(moved.state, 'move')).toEqual(['lisbon']);
    expect(refusal(moved.state, move('oviedo', 'leon', { army: 1 }))).toBe('slot-illegal');
  });

  it('go from any place of the region to any other, Garrisons too [11.2]', () => {
    const state = laid({ santiago: 'christian 1g', leon: 'muslim 1g', granada: '[m] muslim 1g' });
    expect(
      [...choices(state, 'move', { from: 'santiago' }), ...choices(state, 'attack', { from: 'santiago' })].sort(),
    ).toEqual(['galicia', 'leon', 'oviedo']);
    expect(does(state, move('santiago', 'galicia', { garrison: 1 })).at('galicia')).toBe('christian 1g');
  });

  it('Garrisons do not leave the region; Armies and Orders go over roads, on and on [11.2] [11.3] [2.2]', () => {
    const state = laid({ leon: 'christian 1a 1g 1o', granada: '[m]' });
    expect(choices(state, 'move', { from: 'leon' })).toContain('salamanca');
    expect(choices(state, 'move', { from: 'leon', to: 'salamanca' })).toEqual(['army', 'order']);
    expect(choices(laid({ leon: 'christian 1g' }), 'move', { from: 'leon' })).not.toContain('salamanca');
    expect(choices(laid({ oviedo: 'christian 1a' }), 'move', { from: 'oviedo' })).toEqual([
      'santiago',
      'leon',
      'galicia',
    ]);
    const castile = does(state, move('leon', 'salamanca', { army: 1 }));
    const toledo = does(castile.state, move('salamanca', 'toledo', { army: 1 }));
    expect(does(toledo.state, move('toledo', 'cordoba', { army: 1 })).at('cordoba')).toBe('christian 1a');
  });

  it('leave a region only without Muslims behind, besieged ones included [11.4]', () => {
    const leaves = (lines: Lines) =>
      choices(laid({ leon: 'christian 2a', ...lines }), 'move', { from: 'leon' }).includes('salamanca');
    expect(leaves({})).toBe(true);
    expect(leaves({ santiago: 'muslim 1g' })).toBe(false);
    expect(leaves({ santiago: '[m]' })).toBe(false);
    expect(leaves({ santiago: '[m] christian 1g' })).toBe(true);
    expect(leaves({ santiago: '[m] christian 1o' })).toBe(false);
    expect(leaves({ santiago: '[m] muslim 1g / christian 1a' })).toBe(false);
    expect(leaves({ santiago: '[m] / christian 1a' })).toBe(false);
    expect(leaves({ santiago: '[c] rebel 2r', galicia: 'bands 1a' })).toBe(true);
    expect(leaves({ valencia: '[m] muslim 3a' })).toBe(true);
  });

  it('leave an Army or Garrison in the Muslim city they leave the region from [11.4]', () => {
    const both = laid({ leon: '[m] christian 2a 1o' });
    expect(refusal(both, move('leon', 'salamanca', { army: 2 }))).toBe('slot-illegal');
    expect(does(both, move('leon', 'salamanca', { army: 1, order: 1 })).at('leon')).toBe('[m] christian 1a');
    expect(choices(laid({ leon: '[m] christian 1a' }), 'move', { from: 'leon' })).not.toContain('salamanca');
    const garrison = laid({ leon: '[m] christian 1a 1g' });
    expect(does(garrison, move('leon', 'salamanca', { army: 1 })).at('leon')).toBe('[m] christian 1g');
    // The Order may leave, the Army must stay.
    const order = laid({ leon: '[m] christian 1a 1o' });
    expect(choices(order, 'move', { from: 'leon', to: 'salamanca' })).toEqual(['order']);
  });

  it('one force is done before the next begins; parts of it may go on apart [11.5]', () => {
    const state = laid({ santiago: 'christian 2a', oviedo: '[c] christian 1a' });
    const first = does(state, move('santiago', 'leon', { army: 2 }));
    const split = does(first.state, move('leon', 'galicia', { army: 1 }));
    // Both parts are still under way, and those in Oviedo have not moved.
    expect(choices(split.state, 'move')).toEqual(['oviedo', 'leon', 'galicia']);
    const next = does(split.state, move('oviedo', 'santiago', { army: 1 }));
    expect(choices(next.state, 'move')).toEqual(['santiago']);
  });

  it('a force takes along who has not moved [11.5]', () => {
    const state = laid({ santiago: 'christian 1a', oviedo: '[c] christian 1a 1g' });
    const met = does(state, move('santiago', 'oviedo', { army: 1 }));
    const both = does(met.state, move('oviedo', 'leon', { army: 2, garrison: 1 }));
    expect(both.at('leon')).toBe('christian 2a 1g');
    expect(choices(both.state, 'move')).toEqual(['leon']);
  });

  it('stop before enemies and before an unoccupied Muslim city, and stay there [11.6] [5.4]', () => {
    const state = laid({ leon: 'christian 1a', santiago: '[m]', galicia: '[c] rebel 1r' });
    const siege = does(state, move('leon', 'santiago', { army: 1 }));
    expect(siege.at('santiago')).toBe('[m] / christian 1a');
    expect(choices(siege.state, 'move')).toEqual([]);
    expect(does(state, move('leon', 'galicia', { army: 1 })).at('galicia')).toBe('[c] rebel 1r / christian 1a');
    // A Christian city without troops is no enemy's.
    const free = laid({ leon: 'christian 1a', oviedo: '[c]' });
    expect(does(free, move('leon', 'oviedo', { army: 1 })).at('oviedo')).toBe('[c] christian 1a');
  });

  it('nobody is left under way where all of a force went on [11.5]', () => {
    const state = laid({ leon: 'christian 2a', oviedo: '[c]', granada: '[m]' });
    const first = does(state, move('leon', 'oviedo', { army: 2 })).state;
    const gone = does(first, move('oviedo', 'santiago', { army: 2 })).state;
    expect(gone.frames.at(-1)).toMatchObject({ kind: 'campaign', forces: [{ at: 'santiago', units: { army: 2 } }] });
    const parted = does(first, move('oviedo', 'santiago', { army: 1 })).state;
    expect(parted.frames.at(-1)).toMatchObject({ forces: [{ at: 'oviedo' }, { at: 'santiago' }] });
  });

  it('without walls there is a battle at once [11.7]', () => {
    const state = laid({ leon: 'christian 1a', galicia: 'rebel 1r' });
    expect(choices(state, 'move', { from: 'leon' })).not.toContain('galicia');
    expect(does(state, attack('leon', 'galicia', { army: 1 }), [4, 1]).at('galicia')).toBe('christian 1a');
  });

  it.each([
    ['[m] muslim 1g', 'siege'],
    ['[m] muslim 2g', 'siege'],
    ['[m] rebel 2r', 'siege'],
    ['[m] muslim 1a', 'siege'],
    ['[m] muslim 1a 1g', 'battle'],
    ['[m] muslim 2a', 'battle'],
    ['[f] muslim 2a', 'battle'],
    ['[f] muslim 2g', 'siege'],
    ['[m] bands 2a', 'battle'],
  ])("the rulebook's list: %s means %s [11.8]", (galicia, what) => {
    const state = laid({ leon: 'christian 1a', galicia });
    expect(choices(state, 'attack', { from: 'leon' }).includes('galicia')).toBe(what === 'battle');
    expect(choices(state, 'move', { from: 'leon' }).includes('galicia')).toBe(what === 'siege');
  });

  it('a Military Order is a unit but no Army: for whoever attacks Christians behind walls [11.9]', async () => {
    const { comesOutToFight } = await import('../../../src/games/reconquista/state/reading.js');
    const out = (units: Record<string, number>) => comesOutToFight({ side: 'christian', units });
    expect(out({ order: 2 })).toBe(false);
    expect(out({ order: 1, army: 1 })).toBe(true);
    expect(out({ order: 1, garrison: 1 })).toBe(false);
    expect(out({ crusader: 1, garrison: 1 })).toBe(true);
  });

  it('a second force joins a siege [11.10]', () => {
    const state = laid({
      leon: 'christian 1a',
      oviedo: '[c] christian 1a',
      galicia: '[m] muslim 1a 1g / christian 1a',
    });
    const joined = does(state, move('leon', 'galicia', { army: 1 }));
    expect(joined.at('galicia')).toBe('[m] muslim 1a 1g / christian 2a');
  });

  it('besieged Christians do not move, but join a battle against their besiegers [11.11]', () => {
    const state = laid({ leon: 'christian 1a', galicia: '[c] christian 1a 1g / bands 2a' });
    expect(choices(state, 'move')).toEqual(['leon']);
    // Garrison 5, Armies 4 and 1; the Bands 1 and 1: both Bands die.
    const relieved = does(state, attack('leon', 'galicia', { army: 1 }), [5, 4, 1, 1, 1]);
    expect(relieved.at('galicia')).toBe('[c] christian 2a 1g');
    // Whoever came may go on, whoever was besieged may not.
    expect(choices(relieved.state, 'move', { from: 'galicia', to: 'leon' })).toEqual(['army']);
    expect(RECONQUISTA.ask(relieved.state, 'p1', 'move', { from: 'galicia', to: 'leon' })).toMatchObject({ max: 1 });
  });

  it('a fort is lost by whoever leaves it alone [5.3]', () => {
    const state = laid({ leon: '[f] christian 1a', oviedo: '[c][f] christian 1a' });
    expect(does(state, move('leon', 'galicia', { army: 1 })).at('leon')).toBe('');
    expect(does(state, move('oviedo', 'galicia', { army: 1 })).at('oviedo')).toBe('[c][f]');
  });

  it('El Cid goes with a force, never alone, and with the last who leave him [9.12]', () => {
    const cid = { cid: { side: 'christian', at: 'leon' } };
    const state = laid({ leon: 'christian 2a', oviedo: '[c]' }, cid);
    const asked = { from: 'leon', to: 'oviedo', units: { army: 1 } };
    expect(choices(state, 'move', asked)).toEqual(['yes', 'no']);
    expect(does(state, { ...asked, verb: 'move', cid: 'yes' }).state.cid).toEqual({ side: 'christian', at: 'oviedo' });
    expect(does(state, { ...asked, verb: 'move', cid: 'no' }).state.cid).toEqual({ side: 'christian', at: 'leon' });
    expect(does(state, move('leon', 'oviedo', { army: 2 })).state.cid).toEqual({ side: 'christian', at: 'oviedo' });
    // He has moved with the first force: he does not go with the next.
    const gone = does(state, { ...asked, verb: 'move', cid: 'yes' });
    expect(
      choices(does(gone.state, move('leon', 'galicia', { army: 1 })).state, 'move', {
        from: 'galicia',
        to: 'santiago',
        units: { army: 1 },
      }),
    ).toEqual([]);
  });

  it('El Cid who went with the last of a place has moved: no second force takes him on [9.12] [11.5]', () => {
    const lines: Lines = { leon: 'christian 1a', oviedo: '[c] christian 1a', santiago: 'christian 1a', granada: '[m]' };
    const met = does(laid(lines, { cid: { side: 'christian', at: 'leon' } }), move('leon', 'oviedo', { army: 1 }));
    const other = does(met.state, move('santiago', 'galicia', { army: 1 }));
    const left = does(other.state, move('oviedo', 'santiago', { army: 1 }));
    expect(left.state.cid).toEqual({ side: 'christian', at: 'oviedo' });
  });

  it('the phases come one after the other: moves after spending, the reaction after moves [7.1]', () => {
    const state = laid({ oviedo: '[c] christian 1a', granada: '[m] muslim 1g' }, { phase: 'spending', purse: 0 });
    expect(RECONQUISTA.obligations(state)).toMatchObject([{ what: 'spending' }]);
    const moving = does(state, { verb: 'done' });
    expect(RECONQUISTA.obligations(moving.state)).toMatchObject([{ what: 'campaign' }]);
    // Reaction: Al-Andalus (5), one city, die 1: a fort in Granada (5). Next turn: Portugal (4) Rebels (1) in Porto (1); tribute.
    const next = does(moving.state, { verb: 'done' }, [5, 1, 5, 4, 1, 1, 4, 5]);
    expect(next.types().filter((type) => type !== 'chapter-ended')).toEqual([
      'reaction',
      'raised',
      'turn-ended',
      'turn-began',
      'rebellion',
      'rebels-rose',
      'event-drawn',
      'income',
    ]);
    expect(next.state).toMatchObject({ turn: 2, purse: 6 });
    expect(next.told.filter(({ type }) => type === 'chapter-ended').map(({ chapter }) => chapter)).toEqual([
      'answer',
      'fate',
    ]);
  });
});
