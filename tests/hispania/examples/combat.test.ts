import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, laid, openHall, type Script } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** The active nation is red's, blue has all others; red is about to move. */
function battle(
  turn: number,
  red: string,
  blue: readonly string[],
  provinces: Record<string, Record<string, string>>,
  more: Record<string, string | number | Record<string, string>> = {},
): Promise<Script> {
  const seats = { red: [red], blue };
  return hall.table({ turn, nation: red, phase: 'move', provinces: laid(provinces), seats, ...more });
}

describe('the worked examples of combat, die for die through the play script', () => {
  it('CASTILLE aims at a Cavalry and an Infantry as it likes; what hits beyond one of a kind is lost [6.1.1] [6.1.2] [6.1.3]', async () => {
    const game = await battle(14, 'castille', ['omeyyad'], {
      tolede: { castille: '2 infantry, knight' },
      segovie: { omeyyad: '2 infantry, cavalry' },
    });
    await game.play(`
      @red /move from:tolede to:segovie units:all
      @red /done
      @red /target units:"knight > cavalry; infantry > 1 cavalry, 1 infantry"
      dice 10 10 10 1 1 1
      @blue /target units:"infantry > infantry; cavalry > infantry"
    `);
    // Knight and one Infantry both hit the one Cavalry: the second hit is lost, the other Infantry kills an Infantry.
    expect(await game.at('segovie', 'omeyyad')).toBe('infantry');
    expect(await game.at('segovie', 'castille')).toBe('2 infantry, knight');
  });

  it('SÉVILLE with two Cavalries at Salamanque: 4 to 10 on Infantry; the Castle left alone cannot go [6.2.1] [6.2.5] [6.2.10] [6.2.13]', async () => {
    const game = await battle(16, 'seville-nation', ['castille'], {
      avila: { 'seville-nation': '2 cavalry' },
      salamanque: { castille: 'castle, 2 infantry' },
    });
    await game.play(`
      @red /move from:avila to:salamanque units:"2 cavalry"
      @red /done
      dice 5 8 1 5 5 7 9
      @red /target units:"cavalry > infantry"
    `);
    expect(await game.at('salamanque', 'seville-nation')).toBe('cavalry');
    expect(await game.at('salamanque', 'castille')).toBe('castle');
    // Only the attacker has a choice; if he stays another round is fought at once.
    expect(await game.owed()).toEqual(['red:retreat']);
    await game.play(`
      dice 1 1 1 1
      @red /stand
    `);
    expect(await game.owed()).toEqual(['red:retreat']);
  });

  it('an Infantry with a Leader hits Infantry on 5 instead of 7 [6.2.15]', async () => {
    const game = await battle(3, 'ibere', ['celte'], {
      cordoue: { celte: 'infantry' },
      tolede: { ibere: 'infantry, leader:Viriathus' },
    });
    await game.play(`
      @red /move from:tolede to:cordoue units:"infantry, viriathus"
      dice 5 4
      @red /done
    `);
    expect(await game.at('cordoue', 'celte')).toBe('');
    expect(await game.at('cordoue', 'ibere')).toBe('infantry, leader:Viriathus');
  });

  it('a Cavalry hits a Knight on 5 in the plain, on 9 in mountains; in defence on 8 everywhere [6.2.10] [6.2.13] [6.3.1]', async () => {
    // In the plain: 5 hits, 7 does not hit back; two hits kill a Knight.
    const plain = await battle(16, 'seville-nation', ['castille'], {
      cordoue: { 'seville-nation': '2 cavalry' },
      tolede: { castille: 'knight' },
    });
    await plain.play(`
      @red /move from:cordoue to:tolede units:"2 cavalry"
      dice 5 5 1
      @red /done
    `);
    expect(await plain.at('tolede', 'castille')).toBe('');
    const mountain = await battle(16, 'seville-nation', ['castille'], {
      segovie: { 'seville-nation': '2 cavalry' },
      avila: { castille: 'knight' },
    });
    await mountain.play(`
      @red /move from:segovie to:avila units:"2 cavalry"
      dice 8 8 1
      @red /done
    `);
    expect(await mountain.at('avila', 'castille')).toBe('knight');
    const inside = await battle(16, 'castille', ['seville-nation'], {
      segovie: { castille: '2 knight' },
      tolede: { 'seville-nation': '2 cavalry' },
    });
    // Across the Tagus the defenders' first dice have two more: 6 is enough, 5 is not (6.4).
    await inside.play(`
      @red /move from:segovie to:tolede units:"2 knight"
      dice 1 1 6 5
      @red /done
      @red /stand
      dice 1 1 8 7
      @blue /stand
    `);
    expect(await inside.at('tolede', 'castille')).toBe('knight');
  });

  it('ARAGON at Saragosse: +2 only on whoever crossed the Ebro with his last step [6.4.1] [6.4.2] [6.4.3]', async () => {
    const board = {
      pamplune: { aragon: 'infantry' },
      barcelone: { aragon: 'infantry' },
      tortosa: { aragon: 'infantry' },
      saragosse: { 'saragosse-nation': '2 infantry' },
    };
    const two = await battle(16, 'aragon', ['saragosse-nation'], board);
    await two.play(`
      @red /move from:pamplune to:saragosse
      @red /move from:tortosa to:saragosse
      @red /done
      dice 1 1 5 5
      @blue /target units:"infantry > 1 infantry, 1 infantry river"
    `);
    // Both dice show 5: enough for the one who crossed, not for the other.
    expect(await two.at('saragosse', 'aragon')).toBe('infantry');
    // From Barcelone by Tortosa the river is crossed one step before: no bonus.
    const around = await battle(16, 'aragon', ['saragosse-nation'], board);
    await around.play(`
      @red /move from:barcelone to:saragosse via:tortosa
      dice 1 6 6
      @red /done
    `);
    expect(await around.at('saragosse', 'aragon')).toBe('infantry');
  });

  it('CASTILLE may leave Ségovie for Calatayud alone, with one unit, or two if it becomes the capital [6.6.3] [6.6.4] [4.6.1] [4.6.3] [4.3.2]', async () => {
    const start = async (): Promise<Script> => {
      const game = await battle(16, 'seville-nation', ['castille', 'aragon', 'leon-nation'], {
        cordoue: { 'seville-nation': '3 infantry' },
        segovie: { castille: '2 infantry' },
        calatayud: { castille: '2 infantry' },
        cuenca: { aragon: 'infantry' },
        saragosse: { aragon: 'infantry' },
        avila: { 'leon-nation': 'infantry' },
        'vieille-castille': { 'leon-nation': 'infantry' },
        'tierra-de-campos': { 'leon-nation': 'infantry' },
        salamanque: { 'leon-nation': 'infantry' },
        duero: { 'leon-nation': 'infantry' },
      });
      await game.play(`
        @red /move from:cordoue to:segovie via:tolede
        dice 1 1 1 1 1
        @red /done
        @red /stand
      `);
      return game;
    };
    const game = await start();
    expect(await game.refused('@blue /retreat to:tolede units:infantry')).toBe('not-a-choice');
    expect(await game.refused('@blue /retreat to:calatayud units:"2 infantry"')).not.toBe('');
    await game.play('@blue /retreat to:calatayud units:infantry');
    expect(await game.at('calatayud', 'castille')).toBe('3 infantry');
    expect(await game.refused('@blue /retreat to:calatayud units:infantry')).not.toBe('');
    const capital = await start();
    await capital.play(`
      @blue /capital province:calatayud nation:castille
      @blue /retreat to:calatayud units:"2 infantry"
    `);
    expect(await capital.at('calatayud', 'castille')).toBe('4 infantry');
    expect(await capital.at('segovie', 'seville-nation')).toBe('3 infantry');
  });

  it('example 1: ROME at Ségovie against CANTABRIEN, whose last unit retreats [6.2.12] [6.2.13] [6.6.1] [6.6.2]', async () => {
    const game = await battle(6, 'rome', ['cantabrien'], {
      cuenca: { rome: 'elite' },
      segovie: { cantabrien: '2 infantry' },
    });
    await game.play(`
      @red /move from:cuenca to:segovie units:elite
      dice 6 7 7
      @red /done
    `);
    expect(await game.at('segovie', 'cantabrien')).toBe('infantry');
    await game.play(`
      @red /stand
      @blue /retreat to:avila
    `);
    expect(await game.at('segovie', 'rome')).toBe('elite');
    expect(await game.at('avila', 'cantabrien')).toBe('infantry');
  });

  it('example 2: SUÈVE at Porto against GALICIEN, of whom one unit is left [6.0.3] [6.0.4] [6.2.3] [6.2.9]', async () => {
    const game = await battle(7, 'sueve', ['galicien'], {
      duero: { sueve: '2 infantry' },
      porto: { galicien: '2 infantry' },
    });
    await game.play(`
      @red /move from:duero to:porto units:"2 infantry"
      dice 3 4 2 9
      @red /done
    `);
    expect(await game.at('porto', 'sueve')).toBe('infantry');
    expect(await game.at('porto', 'galicien')).toBe('2 infantry');
    await game.play(`
      @red /stand
      dice 8 10 10
      @blue /stand
    `);
    expect(await game.at('porto', 'sueve')).toBe('');
    expect(await game.at('porto', 'galicien')).toBe('infantry');
  });

  it('example 3: OMEYYAD takes Toledo with Tarik and zeal, Roderich dies, the Castle is rebuilt [9.3.2] [6.1.4] [6.2.2] [6.2.6] [6.2.8] [9.5.2]', async () => {
    const game = await battle(11, 'omeyyad', ['wisigoth'], {
      cordoue: { omeyyad: '3 cavalry, 2 infantry, leader:Tarik' },
      tolede: { wisigoth: 'castle, 2 infantry, leader:Roderich' },
    });
    await game.play(`
      @red /move from:cordoue to:tolede units:"3 cavalry, 2 infantry, tarik"
      @red /done
      @red /target units:"cavalry > infantry; infantry > castle"
      dice 1 8 9 4 5 4 4 4 4 4
      @blue /target units:"infantry > infantry; castle > 2 cavalry, 1 infantry"
    `);
    // WISIGOTH needs 7 against the Cavalry, 5 against the Infantry: it hits nothing.
    expect(await game.at('tolede', 'omeyyad')).toBe('2 infantry, 3 cavalry, leader:Tarik');
    expect(await game.at('tolede', 'wisigoth')).toBe('castle, leader:Roderich');
    await game.play(`
      dice 1 1 1 2 10 6 7
      @red /stand
      @blue /target units:"castle > cavalry"
    `);
    expect(await game.at('tolede', 'wisigoth')).toBe('');
    expect(await game.at('tolede', 'omeyyad')).toBe('2 infantry, 2 cavalry, leader:Tarik');
    expect(await game.value('ruins')).toEqual({ tolede: 'wisigoth' });
    await game.play('@red /rebuild province:tolede unit:infantry');
    expect(await game.at('tolede', 'omeyyad')).toBe('infantry, 2 cavalry, castle, leader:Tarik');
    expect(await game.value('ruins')).toBeNull();
  });

  it('example 4: CASTILLE crosses the Tagus against SÉVILLE, whose last unit overfills its capital [6.4.4] [6.2.4] [6.2.11] [6.2.14] [4.6.1]', async () => {
    const game = await battle(
      18,
      'castille',
      ['seville-nation'],
      {
        segovie: { castille: '2 infantry, knight' },
        tolede: { 'seville-nation': '3 infantry, cavalry' },
        cordoue: { 'seville-nation': '5 infantry' },
      },
      { capitals: { 'seville-nation': 'cordoue' } },
    );
    await game.play(`
      @red /move from:segovie to:tolede units:all
      @red /done
      @red /target units:"infantry > infantry; knight > infantry"
      dice 8 1 7 9 5 5 1
      @blue /target units:"infantry > knight; cavalry > infantry"
    `);
    expect(await game.at('tolede', 'seville-nation')).toBe('infantry, cavalry');
    expect(await game.at('tolede', 'castille')).toBe('2 infantry, knight');
    await game.play(`
      @red /stand
      @blue /stand
      @red /target units:"knight > cavalry; infantry > infantry"
      dice 6 2 5 3 9
      @blue /target units:"infantry > knight; cavalry > knight"
    `);
    expect(await game.at('tolede', 'seville-nation')).toBe('infantry');
    expect(await game.at('tolede', 'castille')).toBe('2 infantry');
    await game.play(`
      @red /stand
      @blue /retreat to:cordoue
    `);
    expect(await game.at('cordoue', 'seville-nation')).toBe('6 infantry');
    expect(await game.at('tolede', 'castille')).toBe('2 infantry');
  });
});
