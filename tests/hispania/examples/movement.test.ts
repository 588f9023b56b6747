import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, laid, openHall, type Script } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** Red is about to move, blue stands where it may be met. */
function moving(
  turn: number,
  red: string,
  blue: readonly string[],
  provinces: Record<string, Record<string, string>>,
): Promise<Script> {
  return hall.table({ turn, nation: red, phase: 'move', provinces: laid(provinces), seats: { red: [red], blue } });
}

describe('the worked examples of movement, through the play script', () => {
  it('nobody passes where four provinces meet: Cuenca and Tortosa, Duero and Galice [5.0.2]', async () => {
    const east = await moving(15, 'castille', [], {
      cuenca: { castille: 'infantry' },
      avila: { castille: 'infantry' },
    });
    expect(await east.refused('@red /move from:cuenca to:tortosa')).toBe('move-corner');
    const west = await moving(4, 'galicien', ['lusitanien'], {
      duero: { galicien: 'infantry' },
      porto: { lusitanien: 'infantry' },
    });
    expect(await west.refused('@red /move from:duero to:galice')).toBe('move-corner');
  });

  it('an Infantry of Ségovie comes to Cordoue by Tolède and no further; Avila and enemies stop it [5.1.1] [5.1.2] [5.1.3]', async () => {
    const open = await moving(15, 'castille', [], { segovie: { castille: '2 infantry' } });
    expect(await open.refused('@red /move from:segovie to:gibraltar units:"1 infantry"')).toBe('out-of-reach');
    await open.play('@red /move from:segovie to:cordoue units:"1 infantry"');
    expect(await open.at('cordoue', 'castille')).toBe('infantry');
    await open.play('@red /move from:segovie to:avila units:"1 infantry"');
    expect(await open.refused('@red /move from:avila to:salamanque')).not.toBe('');
    const barred = await moving(15, 'castille', ['grenade-nation'], {
      segovie: { castille: 'infantry' },
      tolede: { 'grenade-nation': 'infantry' },
    });
    expect(await barred.refused('@red /move from:segovie to:cordoue')).toBe('out-of-reach');
    await barred.play('@red /move from:segovie to:tolede');
  });

  it('with a Leader it comes to Gibraltar, or over Avila and Vieille Castille to Cantabrie [5.2.1] [5.2.2] [5.2.3]', async () => {
    const board = { segovie: { castille: '2 infantry, leader:Alfons' } };
    const south = await moving(15, 'castille', [], board);
    await south.play('@red /move from:segovie to:gibraltar units:"1 infantry, alfons"');
    expect(await south.at('gibraltar', 'castille')).toBe('infantry, leader:Alfons');
    const north = await moving(15, 'castille', [], board);
    await north.play('@red /move from:segovie to:cantabrie units:"1 infantry, alfons"');
    expect(await north.at('cantabrie', 'castille')).toBe('infantry, leader:Alfons');
    const barred = await moving(15, 'castille', ['grenade-nation'], {
      ...board,
      cordoue: { 'grenade-nation': 'infantry' },
    });
    expect(await barred.refused('@red /move from:segovie to:gibraltar units:"1 infantry, alfons"')).toBe(
      'out-of-reach',
    );
  });

  it('a Leader rides from Dénia with a Cavalry, takes an Infantry to Badajoz, leaves it and goes on to Lisbonne [5.2.4] [5.2.5] [5.2.6]', async () => {
    const game = await moving(13, 'omeyyad', [], {
      denia: { omeyyad: 'cavalry, leader:Abd Ar Rhaman' },
      'la-mancha': { omeyyad: 'infantry' },
    });
    await game.play(`
      @red /move from:denia to:la-mancha units:"cavalry, abd ar rhaman"
      @red /move from:la-mancha to:badajoz units:"cavalry, infantry, abd ar rhaman" via:"tolede, sierra-morena"
    `);
    expect(await game.at('badajoz', 'omeyyad')).toBe('infantry, cavalry, leader:Abd Ar Rhaman');
    expect(await game.refused('@red /move from:badajoz to:lisbonne units:"infantry, abd ar rhaman"')).not.toBe('');
    await game.play('@red /move from:badajoz to:lisbonne units:"cavalry, abd ar rhaman"');
    expect(await game.at('lisbonne', 'omeyyad')).toBe('cavalry, leader:Abd Ar Rhaman');
    expect(await game.at('badajoz', 'omeyyad')).toBe('infantry');
    expect(await game.refused('@red /move from:badajoz to:alcantara')).not.toBe('');
  });

  it.each([
    { defenders: 'infantry', stay: 2, passes: true },
    { defenders: '2 infantry', stay: 3, passes: false },
    { defenders: '2 infantry', stay: 4, passes: true },
    { defenders: 'castle, 2 infantry', stay: 2, passes: false },
    { defenders: 'castle, 2 infantry', stay: 3, passes: true },
    // Three stop six; Toledo takes five in attack: nobody gets through.
    { defenders: '3 infantry', stay: 6, passes: false },
  ])(
    'against $defenders at Tolède with $stay who stop: the rest passes, $passes [5.3.1] [5.3.2] [5.3.6]',
    async ({ defenders, stay, passes }) => {
      const game = await moving(16, 'castille', ['seville-nation'], {
        segovie: { castille: `${stay + 1} infantry` },
        tolede: { 'seville-nation': defenders },
      });
      await game.play(`@red /move from:segovie to:tolede units:"${stay + 1} infantry"`);
      if (!passes) {
        expect(await game.refused('@red /move from:tolede to:cordoue units:"1 infantry"')).not.toBe('');
        return;
      }
      await game.play('@red /move from:tolede to:cordoue units:"1 infantry"');
      expect(await game.at('cordoue', 'castille')).toBe('infantry');
      expect(await game.refused('@red /move from:tolede to:la-mancha units:"1 infantry"')).not.toBe('');
    },
  );

  it('with a Leader six fit Tolède, and the seventh passes [5.3.6] [4.4.2]', async () => {
    const game = await moving(16, 'castille', ['seville-nation'], {
      segovie: { castille: '7 infantry, leader:Alfons' },
      tolede: { 'seville-nation': '3 infantry' },
    });
    await game.play(`
      @red /move from:segovie to:tolede units:"7 infantry, alfons"
      @red /move from:tolede to:cordoue units:"1 infantry"
    `);
    expect(await game.at('tolede', 'castille')).toBe('6 infantry, leader:Alfons');
  });

  it('OMEYYAD embarks at Valence on turn 12 and does not come back; on turn 13 it lands or is lost [5.6.3] [5.6.4] [5.6.5]', async () => {
    const game = await moving(12, 'omeyyad', [], { valence: { omeyyad: '2 infantry' }, tolede: { omeyyad: 'castle' } });
    await game.play('@red /move from:valence to:sea units:"1 infantry"');
    expect(await game.at('sea', 'omeyyad')).toBe('infantry');
    expect(await game.refused('@red /move from:sea to:denia units:"1 infantry"')).not.toBe('');
    await game.play('@red /done');
    expect(await game.at('sea', 'omeyyad')).toBe('infantry');
    const later = async () =>
      hall.table({
        turn: 13,
        nation: 'omeyyad',
        phase: 'move',
        provinces: laid({ tolede: { omeyyad: 'castle, infantry' } }),
        sea: { omeyyad: ['infantry'] },
        seats: { red: ['omeyyad'], blue: [] },
      });
    const lands = await later();
    await lands.play('@red /move from:sea to:denia');
    expect(await lands.at('denia', 'omeyyad')).toBe('infantry');
    const lost = await later();
    await lost.play('@red /done');
    expect(await lost.at('sea', 'omeyyad')).toBe('');
  });
});
