import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** At the start of the nation's turn; red has it, blue the others. */
function turnOf(
  turn: number,
  red: string,
  provinces: Record<string, Record<string, string>>,
  more: Record<string, Json> = {},
  blue: readonly string[] = [],
): Promise<Script> {
  return hall.table({ turn, nation: red, provinces: laid(provinces), seats: { red: [red], blue }, ...more });
}

const CASTILIAN = {
  'vieille-castille': { castille: 'infantry' },
  leon: { castille: 'infantry' },
  avila: { castille: 'infantry' },
  'tierra-de-campos': { castille: 'infantry' },
  salamanque: { castille: 'infantry' },
  alcantara: { castille: 'infantry' },
  segovie: { castille: 'infantry' },
};

describe('the worked examples of income and purchases [2.1.1] [2.1.3]', () => {
  it('2 gold for Valence, 1 for Majorque, a half for Ibiza, however many stand there', async () => {
    const game = await turnOf(17, 'valence-nation', {
      valence: { 'valence-nation': '3 infantry' },
      majorque: { 'valence-nation': 'infantry' },
      ibiza: { 'valence-nation': 'infantry' },
    });
    expect(await game.gold('valence-nation')).toBe(3.5);
  });

  it('GALICIEN adds 3½ from four provinces to the 2 it had [2.4.2]', async () => {
    const game = await turnOf(
      2,
      'galicien',
      {
        galice: { galicien: 'infantry' },
        asturies: { galicien: '2 infantry' },
        leon: { galicien: 'infantry' },
        'tierra-de-campos': { galicien: 'infantry' },
      },
      { gold: { galicien: 2 } },
    );
    expect(await game.gold('galicien')).toBe(5.5);
  });

  it('WISIGOTH takes half of BASQUE’s 4, buys an Infantry out of 5 at once and places it in its own turn [2.2.1] [2.2.2] [2.2.3]', async () => {
    const game = await turnOf(
      9,
      'basque',
      {
        'pays-basque': { basque: 'infantry' },
        pamplune: { basque: 'infantry' },
        huesca: { basque: 'infantry' },
        'pyrenees-orientales': { basque: 'infantry' },
        tolede: { wisigoth: 'castle, infantry' },
      },
      { gold: { wisigoth: 3 }, submitted: { basque: 'wisigoth' } },
      ['wisigoth'],
    );
    expect(await game.owed()).toEqual(['blue:purchase']);
    await game.play('@blue /buy unit:infantry');
    expect(await game.gold('basque')).toBe(2);
    expect(await game.gold('wisigoth')).toBe(1);
    expect(await game.at('tolede', 'wisigoth')).toBe('infantry, castle');
    await game.play('@red /done');
    expect(await game.value('nation')).toBe('wisigoth');
    await game.play('@blue /done');
    expect(await game.at('tolede', 'wisigoth')).toBe('2 infantry, castle');
  });

  it('GALICIEN with all its seven Infantries buys none, but may give one up to build it elsewhere [2.3.2] [2.3.3] [2.3.4]', async () => {
    const game = await turnOf(
      4,
      'galicien',
      { galice: { galicien: '2 infantry' }, porto: { galicien: '3 infantry' }, duero: { galicien: '2 infantry' } },
      { gold: { galicien: 4 } },
    );
    expect(await game.refused('@red /buy unit:infantry')).not.toBe('');
    await game.play(`
      @red /remove province:porto unit:infantry
      @red /buy unit:infantry
      @red /place unit:infantry to:duero
    `);
    expect(await game.at('porto', 'galicien')).toBe('2 infantry');
    expect(await game.at('duero', 'galicien')).toBe('3 infantry');
  });

  it.each([
    { bought: ['castle'], left: 2.5 },
    { bought: ['knight'], left: 4.5 },
    { bought: ['infantry'], left: 6.5 },
    { bought: ['knight', 'infantry'], left: 0.5 },
    { bought: ['infantry', 'infantry'], left: 2.5 },
  ])('CASTILLE with 8 and 2½ buys $bought and has $left left [2.3.1]', async ({ bought, left }) => {
    const game = await turnOf(15, 'castille', CASTILIAN, { gold: { castille: 2.5 } });
    expect(await game.gold('castille')).toBe(10.5);
    for (const unit of bought) await game.play(`@red /buy unit:${unit}`);
    expect(await game.gold('castille')).toBe(left);
  });

  it('CASTILLE that buys nothing keeps 8: what is beyond is lost [2.4.2] [2.4.3]', async () => {
    const game = await turnOf(15, 'castille', CASTILIAN, { gold: { castille: 2.5 } });
    await game.play('@red /done');
    expect(await game.gold('castille')).toBe(8);
  });
});

describe('the worked examples of new units', () => {
  it('CASTILLE places two units: one over the limit, not two in one place, none where it is exceeded already [3.1.1] [3.1.2]', async () => {
    const game = await turnOf(
      15,
      'castille',
      {
        'vieille-castille': { castille: '3 infantry' },
        avila: { castille: '3 infantry' },
        segovie: { castille: 'infantry' },
      },
      { gold: { castille: 8 }, capitals: { castille: 'vieille-castille' }, overfull: { castille: ['avila'] } },
    );
    await game.play(`
      @red /buy unit:infantry count:2
      @red /done
    `);
    expect(await game.refused('@red /place unit:infantry to:avila')).toBe('not-a-choice');
    await game.play('@red /place unit:infantry to:vieille-castille');
    // Only Ségovie is left for the other: it goes there by itself.
    expect(await game.at('vieille-castille', 'castille')).toBe('4 infantry');
    expect(await game.at('segovie', 'castille')).toBe('2 infantry');
    expect(await game.at('avila', 'castille')).toBe('3 infantry');
  });

  it.each([
    { has: 13, comes: 0 },
    { has: 10, comes: 3 },
    { has: 6, comes: 7 },
  ])('ROME with $has Elites on turn 5 receives $comes by sea [3.2.3]', async ({ has, comes }) => {
    const provinces = ['valence', 'denia', 'carthagene', 'gibraltar', 'cordoue', 'seville', 'cadix'];
    const laidOut = Object.fromEntries(
      provinces
        .map((id, index): [string, number] => [id, Math.max(0, Math.min(2, has - index * 2))])
        .filter(([, count]) => count > 0)
        .map(([id, count]) => [id, { rome: `${count} elite` }]),
    );
    const game = await turnOf(5, 'rome', laidOut);
    expect(await game.at('sea', 'rome')).toBe(comes === 0 ? '' : `${comes} elite`);
  });

  it('Roland comes to Narbonne with FRANC on turn 12, and is gone when its turn 13 begins [3.3.2]', async () => {
    const arrives = await turnOf(12, 'franc', { barcelone: { franc: 'infantry' } });
    await arrives.play('@red /done');
    expect(await arrives.at('narbonne', 'franc')).toBe('3 infantry, 2 knight, leader:Roland');
    const leaves = await turnOf(13, 'franc', { barcelone: { franc: 'infantry, leader:Roland' } });
    expect(await leaves.at('barcelone', 'franc')).toBe('infantry');
  });

  it('no new unit is placed where a Leader stands alone [3.3.5]', async () => {
    const game = await turnOf(
      12,
      'franc',
      { huesca: { franc: 'leader:Roland' }, barcelone: { franc: 'infantry' }, tortosa: { franc: 'infantry' } },
      { gold: { franc: 4 } },
    );
    await game.play(`
      @red /buy unit:infantry
      @red /done
    `);
    expect(await game.refused('@red /place unit:infantry to:huesca')).toBe('not-a-choice');
  });

  it('SUÈVE’s thirteen and Hermerich come to Gascogne on turn 6; who stays there is lost [3.2.5] [5.4.1]', async () => {
    const game = await turnOf(6, 'sueve', {});
    expect(await game.at('gascogne', 'sueve')).toBe('13 infantry, leader:Hermerich');
    await game.play(`
      @red /move from:gascogne to:pamplune units:"3 infantry, hermerich"
      @red /done
    `);
    expect(await game.at('gascogne', 'sueve')).toBe('');
    expect(await game.at('pamplune', 'sueve')).toBe('3 infantry, leader:Hermerich');
  });

  it('ALMORAVIDE’s reinforcements of turn 19 cannot stay in Afrique: in by Cadix or Gibraltar [3.2.6] [3.2.9]', async () => {
    const game = await turnOf(19, 'almoravide', { seville: { almoravide: 'infantry' } }, {}, ['castille']);
    const came = await game.at('afrique', 'almoravide');
    expect(came).toContain('elite');
    expect(await game.refused('@red /move from:afrique to:lisbonne units:"1 elite"')).toBe('out-of-reach');
    await game.play(`
      @red /move from:afrique to:gibraltar units:"1 elite"
      @red /done
    `);
    expect(await game.at('gibraltar', 'almoravide')).toBe('elite');
    expect(await game.at('afrique', 'almoravide')).toBe('');
  });

  it('El Cid leaves when EL CID’s turn 18 begins [3.3.4]', async () => {
    const game = await turnOf(18, 'el-cid', { valence: { 'el-cid': 'knight, leader:El Cid' } });
    expect(await game.at('valence', 'el-cid')).toBe('knight');
  });
});

describe('the worked examples of stacking', () => {
  it('SUÈVE’s capital Galice holds three; attacked, it names Duero, which then holds four [4.1.1] [4.3.1] [4.3.2]', async () => {
    const game = await hall.table({
      turn: 9,
      nation: 'sueve',
      phase: 'move',
      capitals: { sueve: 'galice' },
      provinces: laid({
        galice: { sueve: '3 infantry' },
        duero: { sueve: '3 infantry' },
        porto: { sueve: 'infantry' },
        asturies: { galicien: '2 infantry' },
      }),
      seats: { red: ['sueve'], blue: ['galicien'] },
    });
    await game.play('@red /done');
    expect(await game.at('galice', 'sueve')).toBe('3 infantry');
    const attacked = await hall.table({
      turn: 9,
      nation: 'galicien',
      phase: 'move',
      capitals: { sueve: 'galice' },
      provinces: laid({
        galice: { sueve: '2 infantry' },
        duero: { sueve: '3 infantry' },
        porto: { sueve: 'infantry' },
        asturies: { galicien: '2 infantry' },
      }),
      seats: { red: ['sueve'], blue: ['galicien'] },
    });
    await attacked.play(`
      @blue /move from:asturies to:galice units:"2 infantry"
      @red /capital province:duero nation:sueve
    `);
    expect(await attacked.value('capitals')).toEqual({ sueve: 'duero' });
    await attacked.play(`
      dice 1 1 1 1
      @blue /done
      @blue /retreat to:asturies units:"2 infantry"
    `);
    // In its own turn it may now have four in Duero.
    await attacked.play(`
      @red /done
      @red /move from:porto to:duero units:infantry
      @red /done
    `);
    expect(await attacked.at('duero', 'sueve')).toBe('4 infantry');
  });

  it('six units pass Ségovie, four stay: one goes, unless the enemy is there or it becomes the capital [4.5.1] [4.5.2] [4.5.3] [4.5.4] [4.5.5]', async () => {
    const own = (enemy: Record<string, string>) =>
      hall.table({
        turn: 15,
        nation: 'castille',
        phase: 'move',
        provinces: laid({
          calatayud: { castille: '3 infantry' },
          avila: { castille: '3 infantry' },
          tolede: { castille: '2 infantry' },
          'vieille-castille': { castille: 'infantry' },
          segovie: enemy,
        }),
        seats: { red: ['castille'], blue: ['grenade-nation'] },
      });
    const alone = await own({});
    await alone.play(`
      @red /move from:calatayud to:segovie units:"3 infantry"
      @red /move from:avila to:segovie units:"3 infantry"
    `);
    expect(await alone.at('segovie', 'castille')).toBe('6 infantry');
    await alone.play(`
      @red /move from:segovie to:tolede units:"2 infantry"
      @red /done
    `);
    expect(await alone.owed()).toEqual(['red:stacking']);
    await alone.play('@red /remove province:segovie unit:infantry');
    expect(await alone.at('segovie', 'castille')).toBe('3 infantry');
    const attack = async () => {
      const game = await own({ 'grenade-nation': 'infantry' });
      await game.play(`
        @red /move from:calatayud to:segovie units:"2 infantry"
        @red /move from:avila to:segovie units:"2 infantry"
        dice 10 10 10 10 1
        @red /done
      `);
      return game;
    };
    const won = await attack();
    expect(await won.at('segovie', 'castille')).toBe('4 infantry');
    expect(await won.owed()).toEqual(['red:stacking']);
    await won.play('@red /remove province:segovie unit:infantry');
    expect(await won.at('segovie', 'castille')).toBe('3 infantry');
    const capital = await attack();
    await capital.play('@red /capital province:segovie');
    expect(await capital.at('segovie', 'castille')).toBe('4 infantry');
    expect(await capital.value('nation')).not.toBe('castille');
  });

  it('ALAIN attacks Ségovie with four, with five where a Leader is or in its Invasion [4.4.1] [4.4.2] [4.4.4]', async () => {
    const attack = async (turn: number, leader: string) => {
      const game = await hall.table({
        turn,
        nation: 'alain',
        phase: 'move',
        provinces: laid({
          cuenca: { alain: `3 infantry${leader}` },
          calatayud: { alain: '3 infantry' },
          segovie: { 'hispano-romain': '2 infantry' },
        }),
        seats: { red: ['alain'], blue: ['hispano-romain'] },
      });
      const rest = leader === '' ? '' : ', ataces';
      await game.play(`
        @red /move from:cuenca to:segovie units:"3 infantry${rest}"
        @red /move from:calatayud to:segovie units:"3 infantry"
        @red /done
      `);
      return game;
    };
    const plain = await attack(7, '');
    expect(await plain.owed()).toEqual(['red:stacking']);
    await plain.play('@red /remove province:segovie unit:infantry');
    expect(await plain.owed()).toEqual(['red:stacking']);
    await dice(plain);
    await plain.play('@red /remove province:segovie unit:infantry');
    expect(await plain.at('segovie', 'alain')).toBe('4 infantry');
    const invasion = await attack(6, '');
    await dice(invasion);
    await invasion.play('@red /remove province:segovie unit:infantry');
    expect(await invasion.at('segovie', 'alain')).toBe('5 infantry');
  });
});

/** A first round without a hit. */
function dice(game: Script): Promise<string> {
  return game.play('dice 1 1 1 1 1 1 1 1');
}
