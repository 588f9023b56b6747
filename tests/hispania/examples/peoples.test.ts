import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

function table(
  at: { readonly turn: number; readonly nation?: string; readonly phase: string },
  seats: Record<string, readonly string[]>,
  provinces: Record<string, Record<string, string>>,
  more: Record<string, Json> = {},
): Promise<Script> {
  return hall.table({ ...at, seats, provinces: laid(provinces), ...more });
}

describe('the worked examples of population and points', () => {
  it('LEÓN with nine units and a Castle in four provinces gives one up [7.1] [7.2]', async () => {
    const game = await table(
      { turn: 16, nation: 'leon-nation', phase: 'move' },
      { red: ['leon-nation'], blue: [] },
      {
        porto: { 'leon-nation': '3 infantry' },
        duero: { 'leon-nation': '3 infantry' },
        galice: { 'leon-nation': 'castle, infantry' },
        leon: { 'leon-nation': '2 infantry' },
      },
    );
    await game.play('@red /done');
    expect(await game.owed()).toEqual(['red:population']);
    await game.play('@red /remove province:porto unit:infantry');
    expect(await game.at('porto', 'leon-nation')).toBe('2 infantry');
    expect(await game.at('galice', 'leon-nation')).toBe('infantry, castle');
    expect(await game.owed()).not.toContain('red:population');
  });

  it('IBÈRE leaves Cordoue after a round and comes back in its own turn: 2 PV for each unit of CARTHAGE it destroys then [8.1] [8.9]', async () => {
    const game = await table(
      { turn: 1, nation: 'carthage', phase: 'move' },
      { red: ['carthage'], blue: ['ibere'] },
      {
        gibraltar: { carthage: '3 infantry' },
        cordoue: { ibere: '2 infantry' },
        grenade: { ibere: '2 infantry' },
      },
    );
    // The one unit that CARTHAGE loses while it attacks earns nothing.
    await game.play(`
      @red /move from:gibraltar to:cordoue units:"3 infantry"
      dice 1 1 1 9 1
      @red /done
      @red /stand
      @blue /retreat to:grenade units:"1 infantry"
    `);
    expect(await game.score('ibere')).toBe(0);
    const counter = await table(
      { turn: 1, nation: 'ibere', phase: 'move' },
      { red: ['carthage'], blue: ['ibere'] },
      {
        cordoue: { carthage: '2 infantry' },
        grenade: { ibere: '3 infantry' },
      },
    );
    await counter.play(`
      @blue /move from:grenade to:cordoue units:"3 infantry"
      dice 7 8 1 1 1
      @blue /done
    `);
    expect(await counter.at('cordoue', 'carthage')).toBe('');
    expect(await counter.score('ibere')).toBe(4);
  });

  it('GALICIEN’s 4½ PV of turn 10 are 2½ for a vassal of WISIGOTH [8.4] [8.7] [8.10]', async () => {
    const closing = (more: Record<string, Json>) =>
      table(
        { turn: 10, phase: 'closing' },
        { red: ['galicien'], blue: ['wisigoth'] },
        {
          galice: { galicien: 'infantry' },
          asturies: { galicien: 'infantry' },
          porto: { galicien: 'infantry' },
          tolede: { wisigoth: 'castle' },
        },
        more,
      );
    expect(await (await closing({})).score('galicien')).toBe(4.5);
    expect(await (await closing({ submitted: { galicien: 'wisigoth' } })).score('galicien')).toBe(2.5);
  });
});

describe('the worked examples of the special rules', () => {
  it('Ramirez leaves one Infantry in his capital and one at Huesca, takes two units up at Barcelone and crosses the Ebro [9.2.1] [9.2.2] [9.2.3]', async () => {
    const game = await table(
      { turn: 16, nation: 'aragon', phase: 'move' },
      { red: ['aragon'], blue: ['saragosse-nation'] },
      {
        'pyrenees-orientales': { aragon: 'knight, 2 infantry, leader:Ramirez' },
        barcelone: { aragon: 'knight, 2 infantry' },
        saragosse: { 'saragosse-nation': '2 infantry' },
      },
      { capitals: { aragon: 'pyrenees-orientales' } },
    );
    await game.play('@red /done');
    expect(await game.value('step')).toBe(2);
    await game.play(`
      @red /move from:pyrenees-orientales to:huesca units:"knight, infantry, ramirez"
      @red /move from:huesca to:barcelone units:"knight, ramirez"
      @red /move from:barcelone to:saragosse units:"2 knight, infantry, ramirez"
      @red /done
      dice 1 1 1 6 5
      @blue /target units:"infantry > knight river"
    `);
    // Of two dice that need 6 against whoever crossed, one hits: a Knight is wounded.
    expect(await game.at('pyrenees-orientales', 'aragon')).toBe('infantry');
    expect(await game.at('huesca', 'aragon')).toBe('infantry');
    expect(await game.at('barcelone', 'aragon')).toBe('infantry');
    expect(await game.at('saragosse', 'aragon')).toBe('infantry, 2 knight, leader:Ramirez');
    expect(await game.owed()).toEqual(['red:retreat']);
  });

  it('OMEYYAD attacks Tolède with twelve units, all with one more on the die, in its first combat [9.3.1] [9.3.2] [4.4.3]', async () => {
    const game = await table(
      { turn: 11, nation: 'omeyyad', phase: 'move' },
      { red: ['omeyyad'], blue: ['wisigoth'] },
      { cordoue: { omeyyad: '12 infantry' }, tolede: { wisigoth: '3 infantry' } },
    );
    // With zeal 6 is enough against Infantry in the plain, 5 is not.
    await game.play(`
      @red /move from:cordoue to:tolede units:"12 infantry"
      dice 6 6 5 5 5 5 5 5 5 5 5 5 1 1 1
      @red /done
    `);
    expect(await game.at('tolede', 'omeyyad')).toBe('12 infantry');
    expect(await game.at('tolede', 'wisigoth')).toBe('infantry');
  });

  it('BASQUE with three provinces must submit to WISIGOTH after a round, who leaves all its land [9.6.2] [9.6.3] [9.6.6]', async () => {
    const attack = async (faces: string, pamplune: boolean) => {
      const game = await table(
        { turn: 9, nation: 'wisigoth', phase: 'move' },
        { red: ['wisigoth'], blue: ['basque'] },
        {
          barcelone: { wisigoth: 'infantry, leader:Leovigild' },
          huesca: { wisigoth: '2 infantry' },
          'pyrenees-orientales': { basque: 'infantry' },
          'pays-basque': { basque: 'infantry' },
          pamplune: { basque: 'infantry' },
        },
      );
      await game.play(`
        @red /move from:barcelone to:pyrenees-orientales units:"1 infantry"
        ${pamplune ? '@red /move from:huesca to:pamplune units:"1 infantry"' : ''}
        dice ${faces}
        @red /done
        ${pamplune ? '@red /battle province:pyrenees-orientales' : ''}
      `);
      return game;
    };
    const game = await attack('1 1', true);
    expect(await game.value('submitted')).toEqual({ basque: 'wisigoth' });
    await settle(game);
    expect(await game.at('pyrenees-orientales', 'wisigoth')).toBe('');
    expect(await game.at('pamplune', 'wisigoth')).toBe('');
    expect(await game.at('pamplune', 'basque')).toBe('infantry');
    // Had one side been gone after the round, BASQUE would not have submitted.
    const gone = await attack('10 1', false);
    expect(await gone.value('submitted')).toBeNull();
  });

  it('LUSITANIEN and SUÈVE may fight each other though both are vassals of WISIGOTH [9.6.9] [5.1.5]', async () => {
    const game = await table(
      { turn: 9, nation: 'lusitanien', phase: 'move' },
      { red: ['lusitanien'], blue: ['sueve', 'wisigoth'] },
      { lusitanie: { lusitanien: '2 infantry' }, porto: { sueve: 'infantry' }, tolede: { wisigoth: 'castle' } },
      { submitted: { lusitanien: 'wisigoth', sueve: 'wisigoth' } },
    );
    await game.play(`
      @red /move from:lusitanie to:porto units:"2 infantry"
      dice 10 10 1
      @red /done
    `);
    expect(await game.at('porto', 'sueve')).toBe('');
    expect(await game.at('porto', 'lusitanien')).toBe('2 infantry');
  });
});

/** Retreats that have one answer each. */
async function settle(game: Script): Promise<void> {
  for (let asked = await game.owed(); asked.includes('red:retreat'); asked = await game.owed()) {
    await game.play('@red /retreat to:huesca');
  }
}
