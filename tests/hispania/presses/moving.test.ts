import { describe, expect, it } from 'vitest';
import { pressed } from './pressed.js';

const CARTHAGE = {
  turn: 1,
  nation: 'carthage',
  phase: 'move',
  provinces: {
    carthagene: { carthage: ['infantry', 'infantry', 'infantry', 'cavalry'] },
    denia: { carthage: ['infantry'] },
    grenade: { carthage: ['infantry', 'infantry', 'leader:Hannibal'] },
    valence: { rome: ['infantry', 'infantry'] },
  },
  seats: { red: ['carthage'], blue: ['rome'] },
};

describe('a move by buttons', () => {
  it('takes a whole stack in two presses, and shows what each stack is made of', async () => {
    const red = await pressed(CARTHAGE);
    const open = await red.open();
    expect(red.choices(open)).toContainEqual(
      expect.objectContaining({ label: 'Cartagena', note: '3 infantry and 1 cavalry' }),
    );
    const where = await red.choose(open, 'Cartagena');
    expect(red.t.textOf(where)).toContain('✓ Cartagena\n✓ 3 infantry and 1 cavalry');
    expect(red.choices(where)).toContainEqual(
      expect.objectContaining({ label: 'Valencia', note: expect.stringMatching(/^attack, wins \d+\.\d %$/) }),
    );
    const done = await red.choose(where, 'Toledo');
    expect(done.refused).toBeUndefined();
    expect(red.presses).toBe(2);
    expect((await red.position()).tolede?.carthage).toEqual(['infantry', 'infantry', 'infantry', 'cavalry']);
  });

  it('takes a part in three: from where, how many, where to', async () => {
    const red = await pressed(CARTHAGE);
    const whole = await red.choose(await red.open(), 'Cartagena');
    expect(red.choices(whole, 'Which units (not all of it)').map(({ label }) => label)).toEqual([
      '1 infantry',
      '2 infantry',
      'All: 3 infantry',
      'Cavalry',
    ]);
    const where = await red.choosePart(whole, '2 infantry', 'Cavalry');
    const done = await red.choose(where, 'Dénia');
    expect(done.refused).toBeUndefined();
    expect(red.presses).toBe(3);
    const { denia, carthagene } = await red.position();
    expect(denia?.carthage).toEqual(['infantry', 'infantry', 'infantry', 'cavalry']);
    expect(carthagene?.carthage).toEqual(['infantry']);
  });

  it('takes a part with its Leader in four: from where, whom, how many, where to', async () => {
    const led = { carthage: ['infantry', 'infantry', 'infantry', 'cavalry', 'leader:Hannibal'] };
    const red = await pressed({ ...CARTHAGE, provinces: { ...CARTHAGE.provinces, grenade: led } });
    const whole = await red.choose(await red.open(), 'Granada');
    expect(red.choices(whole, 'Which Leaders (not all of it)').map(({ label }) => label)).toEqual(['None', 'Hannibal']);
    const many = await red.choosePart(whole, 'Hannibal');
    const where = await red.choose(many, '2 infantry', 'Cavalry');
    const done = await red.choose(where, 'La Mancha');
    expect(done.refused).toBeUndefined();
    expect(red.presses).toBe(4);
    const { grenade, 'la-mancha': mancha } = await red.position();
    expect(grenade?.carthage).toEqual(['infantry']);
    expect(mancha?.carthage).toEqual(['infantry', 'infantry', 'cavalry', 'leader:Hannibal']);
  });

  it('takes fewer units with all its Leaders without asking about these', async () => {
    const led = { carthage: ['infantry', 'infantry', 'infantry', 'cavalry', 'leader:Hannibal'] };
    const red = await pressed({ ...CARTHAGE, provinces: { ...CARTHAGE.provinces, grenade: led } });
    const whole = await red.choose(await red.open(), 'Granada');
    const many = await red.click(whole, 'Which units (not all of it)');
    const where = await red.choose(many, '2 infantry', 'Cavalry');
    const done = await red.choose(where, 'La Mancha');
    expect(done.refused).toBeUndefined();
    const { grenade, 'la-mancha': mancha } = await red.position();
    expect(grenade?.carthage).toEqual(['infantry']);
    expect(mancha?.carthage).toEqual(['infantry', 'infantry', 'cavalry', 'leader:Hannibal']);
  });

  it('moves several stacks to one place in two presses', async () => {
    const red = await pressed(CARTHAGE);
    const where = await red.choose(await red.open(), 'Cartagena', 'Dénia');
    expect(red.t.textOf(where)).toContain('Cartagena and Dénia');
    const done = await red.choose(where, 'La Mancha');
    expect(done.refused).toBeUndefined();
    expect(red.presses).toBe(2);
    expect((await red.position())['la-mancha']?.carthage).toHaveLength(5);
  });

  it('goes back one question at a time', async () => {
    const red = await pressed(CARTHAGE);
    const where = await red.choosePart(await red.choose(await red.open(), 'Cartagena'), 'Cavalry');
    const whole = await red.click(where, 'Back');
    expect(red.t.textOf(whole)).toContain('Where to');
    // The panel itself asks from where.
    expect(red.labels(await red.click(whole, 'Back'))).toEqual(
      expect.arrayContaining(['Move – From where (one or several)', 'Done']),
    );
  });

  it('asks who goes with a Leader where not all do', async () => {
    const red = await pressed(CARTHAGE);
    const whole = await red.choose(await red.open(), 'Granada');
    expect(red.choices(whole, 'Which Leaders').map(({ label }) => label)).toEqual(['None', 'Hannibal']);
    const many = await red.choosePart(whole, 'Hannibal');
    // Not all of it was wanted, and every Leader goes: so it is a part of the units.
    expect(red.labels(many)).toEqual(expect.arrayContaining(['None', '1 infantry']));
    expect(red.labels(many)).not.toContain('Where to');
  });

  it('counts a single kind up to "all", so that nobody has to know how many there are', async () => {
    const led = { carthage: ['infantry', 'infantry', 'infantry', 'leader:Hannibal'] };
    const red = await pressed({ ...CARTHAGE, provinces: { ...CARTHAGE.provinces, grenade: led } });
    const who = await red.choose(await red.open(), 'Granada');
    // Without a Leader all the infantry is what most want: its way is shown at once.
    expect(red.labels(await red.choosePart(who, 'None'))).toEqual(
      expect.arrayContaining(['Where to', 'Only 2 infantry']),
    );
    const many = await red.choosePart(who, 'Hannibal');
    expect(red.labels(many).slice(0, 4)).toEqual(['None', '1 infantry', '2 infantry', 'All: 3 infantry']);
    const where = await red.click(many, 'All: 3 infantry');
    expect((await red.choose(where, 'La Mancha')).refused).toBeUndefined();
  });

  it('ends the phase with one press where nothing is lost, and asks where something is', async () => {
    const few = { ...CARTHAGE.provinces, carthagene: { carthage: ['infantry', 'infantry'] } };
    const red = await pressed({ ...CARTHAGE, provinces: few });
    const done = await red.click(await red.open(), 'Done');
    expect(done.confirm).toBeUndefined();
    expect(red.presses).toBe(1);
    expect((await red.t.game()).version).toBeGreaterThan(1);

    const wasteful = await pressed({
      ...CARTHAGE,
      provinces: { ...CARTHAGE.provinces },
      sea: { carthage: ['infantry'] },
    });
    const asked = await wasteful.click(await wasteful.open(), 'Done');
    expect(asked.confirm).toBeDefined();
    expect(wasteful.t.textOf(asked)).toContain('Lost if left there');
    expect(wasteful.t.textOf(asked)).not.toContain('cannot be undone');
  });
});
