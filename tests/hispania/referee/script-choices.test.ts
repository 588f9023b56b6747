import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from '../examples/script.js';

/** Bids for groups and the choices of new nations, played by script to their end, die for die (9.4, 10.1, 11). */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

describe('bids for groups', () => {
  /** Seats are taken in this order. */
  const PEOPLE = ['red', 'blue', 'green', 'yellow'];
  async function table(): Promise<Script> {
    const game = await hall.table();
    await game.play('@red /game create system:hispania scenario:A version:standard group-bids:on');
    for (const person of PEOPLE.slice(1)) await game.play(`@${person} /game join`);
    await game.play('@red /game start');
    expect(await game.owed()).toEqual(PEOPLE.map((person) => `${person}:lots`));
    return game;
  }
  const bid = (nation: string, points: number, kind: string) => ({ nation, points, turn: 1, kind });
  const holdersOf = async (game: Script) => {
    const seats = Object(await game.value('seats'));
    const heads = ['carthage', 'omeyyad', 'wisigoth', 'rome'];
    return Object.fromEntries(
      heads.map((nation) => [nation, PEOPLE.find((person) => seats[person]?.includes(nation) === true) ?? null]),
    );
  };

  it('equals bid openly, what nobody wants is dealt, and each pays what he bid [10.1.1] [10.1.2] [10.1.3] [10.1.4] [10.1.5]', async () => {
    const game = await table();
    await game.play(`
      @red /bid nation:rome points:12
      @red /bid nation:carthage points:5
      @red /done
      @blue /bid nation:rome points:10
      @blue /bid nation:rome points:12
      @blue /bid nation:wisigoth points:3
      @blue /done
      @green /bid nation:rome points:4
      @green /done
      dice 4
      @yellow /done
    `);
    // The fourth of four is drawn: ROME, with two highest bids.
    expect(await game.owed()).toEqual(['red:bid']);
    expect(await game.refused('@green /bid points:20')).not.toBe('');
    expect(await game.refused('@red /bid points:11')).not.toBe('');
    await game.play(`
      @red /bid points:12
      @blue /bid points:13
      @red /bid points:14
    `);
    // Then OMEYYAD, second of three: set aside; CARTHAGE, first of two: its only bidder has a group; then WISIGOTH.
    const said = await game.play(`
      dice 2 1 1 1
      @blue /done
    `);
    expect(said).toContain('Nobody bids for UMAYYADS: set aside');
    expect(said).toContain('Nobody bids for CARTHAGE: set aside');
    // What is left over is mixed: the last of it changes places with the first, or (face 2) stays.
    expect(await holdersOf(game)).toEqual({ rome: 'red', wisigoth: 'blue', carthage: 'yellow', omeyyad: 'green' });
    expect(await game.value('bids')).toEqual({
      red: [bid('rome', 14, 'group')],
      blue: [bid('wisigoth', 3, 'group')],
    });
    // 16.1: ROME's group 3, CARTHAGE's 16, GALICIEN's 8.
    expect(await game.value('compensation')).toEqual({ red: 3, yellow: 16, green: 8 });
    expect(await game.owed()).toEqual(['yellow:move']);
  });

  it('by lot at what they wrote where neither of two equals raises [10.1.3] [10.1.4]', async () => {
    const game = await table();
    await game.play(`
      @red /bid nation:omeyyad points:7
      @red /done
      @blue /bid nation:omeyyad points:7
      @blue /done
      @green /done
      dice 2 2 1 1 1 1 1 1
      @yellow /done
      @red /done
      @blue /done
    `);
    // The first face draws OMEYYAD, the next is the lot between the two.
    expect((await holdersOf(game)).omeyyad).toBe('blue');
    expect(await game.value('bids')).toEqual({ blue: [bid('omeyyad', 7, 'group')] });
  });

  it('is kept to oneself until a lot is drawn [10.1.1]', async () => {
    const game = await table();
    await game.play(`
      @red /bid nation:rome points:12
      @red /done
    `);
    expect(JSON.stringify(await game.view('blue'))).not.toContain('"rome":12');
    expect(JSON.stringify(await game.view('red'))).toContain('"rome":12');
  });
});

describe('CASTILLE takes over', () => {
  const wisigoth = (provinces: Record<string, Record<string, string>>): Promise<Script> =>
    hall.table({
      turn: 12,
      phase: 'closing',
      statuses: { lusitanien: 'gone' },
      seats: { red: ['castille'], blue: ['wisigoth'], green: ['omeyyad'] },
      provinces: laid({ tolede: { omeyyad: 'castle' }, ...provinces }),
    });
  const NORTH = {
    asturies: { wisigoth: '2 infantry, castle, leader:Pelayo' },
    leon: { wisigoth: '3 infantry' },
    galice: { wisigoth: '3 infantry' },
    'vieille-castille': { wisigoth: '2 infantry' },
    avila: { wisigoth: '2 infantry' },
    cuenca: { wisigoth: 'infantry' },
  };

  it('eleven of thirteen by its player’s choice, of whatever kind where whatever stood [11.castille.1] [11.castille.2] [11.castille.3] [11.castille.4]', async () => {
    const game = await wisigoth(NORTH);
    expect(await game.owed()).toEqual(['red:conversion']);
    expect(await game.refused('@red /choose units:"castle: leon; knight: 3 galice; infantry: 7 leon"')).not.toBe('');
    await game.play(
      '@red /choose units:"castle: leon; knight: asturies, avila; infantry: 2 asturies, 2 leon, 3 galice, vieille castille"',
    );
    expect(await game.at('asturies', 'castille')).toBe('2 infantry, knight, leader:Pelayo');
    expect(await game.at('leon', 'castille')).toBe('2 infantry, castle');
    expect(await game.at('galice', 'castille')).toBe('3 infantry');
    expect(await game.at('vieille-castille', 'castille')).toBe('infantry');
    expect(await game.at('avila', 'castille')).toBe('knight');
    for (const province of Object.keys(NORTH).slice(0, -1)) expect(await game.at(province, 'wisigoth')).toBe('');
    expect(await game.at('cuenca', 'wisigoth')).toBe('infantry');
    // The Castle at Asturies was taken over as a unit: it leaves no Ruin.
    expect(await game.value('ruins')).toBeNull();
  });
  it('chooses among kinds also where all units are taken over, by buttons too [11.castille.2]', async () => {
    const game = await wisigoth({ asturies: { wisigoth: '3 infantry, leader:Pelayo' } });
    expect(await game.owed()).toEqual(['red:conversion']);
    await game.play(`
      @red press "Choose"
      @red press "None"
      @red press "Asturias"
      @red press "All: 2 Asturias"
    `);
    expect(await game.at('asturies', 'castille')).toBe('2 infantry, knight, leader:Pelayo');
  });
  it('asks nobody where there is nothing to choose [11.castille.2]', async () => {
    const game = await wisigoth({ cuenca: { wisigoth: '2 infantry' } });
    expect(await game.owed()).not.toContain('red:conversion');
    expect(await game.at('cuenca', 'wisigoth')).toBe('2 infantry');
  });
});

describe('the emirates', () => {
  const caliphate = (more: Record<string, Json> = {}): Promise<Script> =>
    hall.table({
      turn: 14,
      phase: 'closing',
      seats: { red: ['saragosse', 'valence'], blue: ['omeyyad', 'seville'], green: ['grenade', 'castille'] },
      provinces: laid({
        huesca: { omeyyad: 'infantry' },
        cuenca: { omeyyad: 'infantry, castle' },
        saragosse: { omeyyad: 'infantry, castle' },
        tortosa: { castille: 'infantry' },
        castellon: { castille: 'infantry' },
        calatayud: { castille: 'infantry' },
        segovie: { castille: 'infantry' },
        'vieille-castille': { castille: 'infantry' },
        avila: { castille: 'infantry' },
        valence: { omeyyad: 'infantry, castle' },
        denia: { omeyyad: 'infantry, castle' },
        carthagene: { omeyyad: 'infantry' },
        gibraltar: { omeyyad: 'infantry, castle' },
        'la-mancha': { omeyyad: 'infantry' },
        grenade: { castille: 'infantry' },
        seville: { omeyyad: '3 infantry, 2 cavalry, castle' },
        cordoue: { omeyyad: '4 infantry, cavalry, castle' },
        cadix: { omeyyad: '2 infantry' },
        algarve: { omeyyad: '2 infantry' },
        lisbonne: { omeyyad: '2 infantry' },
      }),
      ...more,
    });

  it('choose one after the other, to the last of what is left [9.4.3] [11.saragosse.4] [11.valence.2] [11.valence.4] [11.grenade.2] [11.grenade.4] [11.seville.1] [11.seville.2]', async () => {
    const game = await caliphate();
    expect(await game.owed()).toEqual(['red:settlement']);
    await game.play(
      '@red /choose units:"castle: cuenca, huesca, saragosse; infantry: 4 saragosse, 4 cuenca, 4 huesca"',
    );
    expect(await game.owed()).toEqual(['red:land']);
    expect(await game.refused('@red /choose units:"denia, gibraltar"')).not.toBe('');
    await game.play(`
      @red /choose units:"denia, carthagene"
      @red /choose units:"infantry: 2 denia, 3 valence" choice:denia
    `);
    expect(await game.at('valence', 'valence-nation')).toBe('3 infantry, castle');
    expect(await game.at('denia', 'valence-nation')).toBe('infantry, castle');
    expect(await game.at('carthagene', 'omeyyad')).toBe('');
    expect(await game.owed()).toEqual(['green:land']);
    await game.play('@green /choose units:"gibraltar, la mancha"');
    expect(await game.at('grenade', 'castille')).toBe('');
    // Without a Castle in exchange: its seven Infantry stay seven.
    await game.play('@green /choose units:"infantry: 5 grenade, 2 gibraltar" choice:none');
    expect(await game.at('gibraltar', 'grenade-nation')).toBe('2 infantry');
    expect(await game.owed()).toEqual(['blue:conversion']);
    expect((await game.refusal('@blue /choose units:all')).text).toContain(
      'Which units: choose exactly 12 (16 chosen). Choices: ',
    );
    const kept = '2 cavalry seville, cavalry cordoue, 3 infantry séville, 3 infanterie cordoue, 2 infantry cadiz, ';
    expect(await game.refused(`@blue /choose units:"${kept}"`)).not.toBe('');
    await game.play(`@blue /choose units:"${kept} infantry lisbon"`);
    expect(await game.at('seville', 'seville-nation')).toBe('3 infantry, 2 cavalry, castle');
    expect(await game.at('cordoue', 'seville-nation')).toBe('3 infantry, cavalry, castle');
    expect(await game.at('cadix', 'seville-nation')).toBe('2 infantry');
    expect(await game.at('lisbonne', 'seville-nation')).toBe('infantry');
    expect(await game.at('algarve', 'seville-nation')).toBe('');
    expect(await game.value('turn')).toBe(15);
    expect(JSON.stringify(await game.value('provinces'))).not.toContain('"omeyyad"');
  });
});
