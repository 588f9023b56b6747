import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from '../examples/script.js';

/** Positions written by a person who leaves out what seems to go without saying. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

function table(
  at: { readonly turn: number; readonly nation: string; readonly phase: string; readonly step?: number },
  seats: Record<string, readonly string[]>,
  provinces: Record<string, Record<string, string>>,
  more: Record<string, Json> = {},
): Promise<Script> {
  return hall.table({ ...at, seats, provinces: laid(provinces), ...more });
}
const EL_CID = { a: ['aragon', 'leon', 'valence'], d: ['castille', 'grenade', 'el-cid'] };

describe('a position in the combat phase', () => {
  const asturies = { turn: 4, nation: 'rome', phase: 'battle' };
  const seats = { red: ['rome'], blue: ['galicien'] };
  it('throws nothing while it is read: the only battle waits to be named, its dice can be set [6.0.3] [6.2.1]', async () => {
    const game = await table(asturies, seats, {
      leon: { rome: '2 elite' },
      asturies: { rome: '2 elite', galicien: '2 infantry' },
    });
    expect(await game.owed()).toEqual(['red:battle']);
    const said = await game.play(`
      dice 8 2 2 2
      @red /battle province:asturies
    `);
    expect(said).toContain('ROME: elites 8 2');
    expect(await game.at('asturies', 'galicien')).toBe('infantry');
  });
  it('is begun by whoever names targets, and by /done [6.1.1]', async () => {
    const tolede = { turn: 16, nation: 'castille', phase: 'battle' };
    const both = { red: ['castille'], blue: ['seville'] };
    const named = await table(tolede, both, {
      tolede: { castille: '2 knight', 'seville-nation': 'infantry, cavalry' },
    });
    await named.play('@red /target unit:cavalry');
    expect(await named.at('tolede', 'seville-nation')).toContain('infantry');
    expect(await named.owed()).not.toContain('red:battle');
    const done = await table(tolede, both, { tolede: { castille: '2 knight', 'seville-nation': 'infantry' } });
    await done.play(`
      dice 5 5 1
      @red /done
    `);
    expect(await done.at('tolede', 'seville-nation')).toBe('');
  });
});

describe('what a position does not say', () => {
  it('where BADAJOZ stands on turn 12, LUSITANIEN has become it: it takes its land but once [11.badajoz.1]', async () => {
    const game = await table(
      { turn: 12, nation: 'badajoz', phase: 'move' },
      { red: ['lusitanien', 'badajoz'], blue: ['sueve', 'omeyyad'] },
      {
        badajoz: { 'badajoz-nation': '2 infantry, castle' },
        porto: { sueve: '2 infantry' },
        tolede: { omeyyad: 'infantry' },
      },
      { submitted: { badajoz: 'omeyyad' } },
    );
    await game.play('@red /done');
    expect((await game.position()).turn).toBe(13);
    expect(await game.at('porto', 'sueve')).toBe('2 infantry');
    expect(await game.at('badajoz', 'badajoz-nation')).toBe('2 infantry, castle');
  });
  it('where OMEYYAD holds Tolède, it has fallen: a lone Castle surrenders [11.omeyyad.5] [11.wisigoth.16]', async () => {
    const game = await table(
      { turn: 13, nation: 'omeyyad', phase: 'move' },
      { red: ['omeyyad'], blue: ['castille'] },
      { tolede: { omeyyad: 'castle, 2 infantry, 2 cavalry' }, segovie: { wisigoth: 'castle' } },
    );
    await game.play(`
      @red /move from:tolede to:segovie units:"1 infantry, cavalry"
      @red /done
      @red /rebuild province:segovie unit:infantry
    `);
    expect(await game.at('segovie', 'omeyyad')).toBe('cavalry, castle');
  });
  it('EL CID picks who enters Valence in whichever phase it begins, the others wait [11.el-cid.10] [11.el-cid.11]', async () => {
    for (const phase of ['income', 'place', 'move']) {
      const game = await table({ turn: 17, nation: 'el-cid', phase }, EL_CID, {
        valence: { 'valence-nation': 'castle, 3 infantry' },
      });
      expect(await game.owed()).toEqual(['d:assault']);
      await game.play('@d /choose units:"3 knights, 2 infantry"');
      expect(await game.at('valence', 'el-cid')).toBe('2 infantry, 3 knight, leader:El Cid');
      expect(await game.value('notes')).toEqual({ 'el-cid': { company: { infantry: 3 } } });
    }
  });
  it('what he takes off the board is told, and called as people call it [11.el-cid.13]', async () => {
    const game = await table({ turn: 17, nation: 'el-cid', phase: 'battle' }, EL_CID, {
      valence: { 'valence-nation': '2 infantry', 'el-cid': '2 infantry, knight, leader:El Cid' },
    });
    await game.play(`
      dice 1 1 1 1 1
      @d /battle
      @a /target unit:infantry
    `);
    const said = await game.play('@d /retreat to:"hors carte" units:"1 infantry, without el cid"');
    expect(said).toContain('EL CID: retreat of 1 infantry: Valencia → Beside the board');
    expect(await game.at('valence', 'el-cid')).toBe('infantry, knight, leader:El Cid');
  });
  it('in step 2 the pile of a Leader is where he is [9.2.1]', async () => {
    const game = await table(
      { turn: 16, nation: 'aragon', phase: 'move', step: 2 },
      { red: ['aragon'], blue: ['saragosse'] },
      { barcelone: { aragon: '2 infantry, leader:Ramirez' }, huesca: { aragon: '2 infantry' } },
    );
    expect(await game.refused('@red /move from:huesca to:saragosse')).toBe('nothing-to-move');
    await game.play('@red /move from:barcelone to:tortosa');
    expect(await game.at('tortosa', 'aragon')).toBe('2 infantry, leader:Ramirez');
  });
});

describe('the event Retraite', () => {
  const attacked = () =>
    table(
      { turn: 8, nation: 'wisigoth', phase: 'move', step: 2 },
      { red: ['wisigoth'], blue: ['basque'] },
      {
        saragosse: { wisigoth: '3 infantry, castle' },
        pamplune: { basque: '2 infantry' },
        'pays-basque': { basque: 'infantry' },
      },
      { options: { events: true }, hands: { blue: ['retraite'] } },
    );
  const begin = `
    @red /move from:saragosse to:pamplune units:"3 infantry"
    @red /done
    @blue /event event:retraite
  `;
  it('prevents the submission by a retreat, not by being played [10.3.19] [9.6.1]', async () => {
    const stays = await attacked();
    await stays.play(`${begin}
      dice 2 2 2 2 2
      @blue /stand
    `);
    expect(await stays.value('submitted')).toEqual({ basque: 'wisigoth' });
    const leaves = await attacked();
    await leaves.play(`${begin}
      dice 2 2 2 2
      @blue /retreat province:"pays basque" units:"1 infantry"
      @blue /stand
    `);
    expect(await leaves.value('submitted')).toBeNull();
  });
});

describe('ALMORAVIDE from turn 20', () => {
  it('has Infantry where a position still says Elites [11.almoravide.6]', async () => {
    for (const at of [
      { turn: 20, nation: 'almoravide', phase: 'start' },
      { turn: 21, nation: 'almoravide', phase: 'move' },
    ]) {
      const game = await table(at, { red: ['almoravide'], blue: ['castille'] }, { cordoue: { almoravide: '3 elite' } });
      expect(await game.at('cordoue', 'almoravide')).toBe('3 infantry');
    }
  });
});

describe('two small ones', () => {
  it('a minor Invasion’s +2 helps one Passage en force, whose stack it then is [10.3.12] [5.3.5]', async () => {
    const game = await table(
      { turn: 10, nation: 'sueve', phase: 'start' },
      { red: ['sueve'], blue: ['celte'] },
      {
        segovie: { sueve: '7 infantry' },
        porto: { sueve: 'infantry' },
        tolede: { celte: '3 infantry' },
        cordoue: { celte: 'infantry' },
      },
      { options: { events: true }, hands: { red: ['invasion'], blue: ['nul'] } },
    );
    await game.play(`
      @red /event event:invasion
      @blue /done
      @red /done
      @red /move from:segovie to:tolede units:"7 infantry"
      @red /move from:tolede to:cordoue units:"1 infantry"
      @red /done
    `);
    expect(await game.value('pile')).toMatchObject({ at: 'cordoue', also: ['tolede'] });
    expect(await game.owed()).toEqual(['red:battle']);
    expect(await game.at('tolede', 'sueve')).toBe('6 infantry');
  });
  it('Berbers follow Al Mansur, not another Leader who outlives his turn [11.omeyyad.12]', async () => {
    const game = await table(
      { turn: 14, nation: 'omeyyad', phase: 'move' },
      { red: ['omeyyad'], blue: ['castille'] },
      { tolede: { omeyyad: '2 infantry, 2 berber, leader:Abd Ar Rhaman' }, cordoue: { omeyyad: 'leader:Al Mansur' } },
      { notes: { omeyyad: { levied: true } } },
    );
    expect(await game.refused('@red /move from:tolede to:segovie units:"2 berber, abd ar rhaman"')).not.toBe('');
    await game.play('@red /move from:tolede to:segovie units:"2 infantry, abd ar rhaman"');
    expect(await game.at('tolede', 'omeyyad')).toBe('2 berber');
  });
});
