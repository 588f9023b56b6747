import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from '../examples/script.js';

/** Options as somebody types them who has never read the help. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

function table(
  at: { readonly turn: number; readonly nation?: string; readonly phase: string; readonly step?: number },
  seats: Record<string, readonly string[]>,
  provinces: Record<string, Record<string, string>>,
  more: Record<string, Json> = {},
): Promise<Script> {
  return hall.table({ ...at, seats, provinces: laid(provinces), ...more });
}

describe('options under the names that suggest themselves', () => {
  it('/place and /retreat take province as well as to [3.1.1] [6.6.2]', async () => {
    const game = await table(
      { turn: 4, nation: 'galicien', phase: 'income' },
      { red: ['galicien'], blue: ['rome'] },
      { galice: { galicien: 'infantry' }, porto: { galicien: 'infantry' } },
      { gold: { galicien: 4 } },
    );
    await game.play(`
      @red /buy unit:infanterie
      @red /place unit:infantry province:porto
    `);
    expect(await game.at('porto', 'galicien')).toBe('2 infantry');
  });
  it('/bid takes points; only a bid without a number passes [14.2.2]', async () => {
    const game = await table(
      { turn: 6, phase: 'opening' },
      { red: ['rome'], blue: ['carthage'], green: ['wisigoth'], gold: ['omeyyad'] },
      { tolede: { celte: '3 infantry' } },
      { version: 'advanced', scenario: 'A' },
    );
    expect(await game.play('@red /bid points:26')).toContain('red bids 26');
    expect(await game.refused('@blue /bid points:26')).toBe('not-in-range');
    expect(await game.play('@blue /bid')).toContain('blue passes');
  });
  it('/remove takes several units at once, and none where one is too many [4.5.3]', async () => {
    const game = await table(
      { turn: 16, nation: 'seville', phase: 'move' },
      { red: ['seville'], blue: ['castille'] },
      { cordoue: { 'seville-nation': '7 infantry, cavalry' }, seville: { 'seville-nation': '2 infantry' } },
    );
    await game.play('@red /done');
    expect(await game.refused('@red /remove province:cordoue units:"6 infantry, cavalry"')).toBe('not-now');
    expect(await game.at('cordoue', 'seville-nation')).toBe('7 infantry, cavalry');
    await game.play('@red /remove province:cordoue units:"3 infantry, cavalry"');
    expect(await game.at('cordoue', 'seville-nation')).toBe('4 infantry');
  });
  it('/target spreads the dice of a kind, counts in front or behind, commas or semicolons [6.1.1] [6.1.2]', async () => {
    const game = await table(
      { turn: 16, nation: 'seville', phase: 'battle' },
      { red: ['seville'], blue: ['castille'] },
      { tolede: { 'seville-nation': '2 infantry, 3 cavalry', castille: '2 infantry, knight, castle' } },
    );
    expect(
      await game.play('@red /target units:"2 cavalry > castle; 1 cavalry > knight; 2 infantry > infantry"'),
    ).toContain('infantry at infantry (2), cavalry at castle (2), cavalry at knight (1)');
    expect(await game.refused('@blue /target unit:cavalry units:"3 infantry"')).toBe('unit-short');
    await game.play(`
      dice 1 1 1 1 1 1 1 9 1 1 1
      @blue /target units:"infantry > cavalry, knight > infantry, castle > 2 cavalry, 1 infantry"
    `);
    expect(await game.at('tolede', 'seville-nation')).toBe('infantry, 3 cavalry');
  });
  it('/target unit:… units:…: that kind by these shooters [6.1.1]', async () => {
    const game = await table(
      { turn: 16, nation: 'seville', phase: 'battle' },
      { red: ['seville'], blue: ['castille'] },
      { tolede: { 'seville-nation': '3 infantry', castille: '2 infantry, knight' } },
    );
    expect(await game.play('@red /target unit:knight units:"3 infantry"')).toContain('infantry at knight (3)');
  });
  it('/target names those across the river as the report does [6.4.1]', async () => {
    for (const said of ['infantry across the river', 'infanterie par le fleuve', 'infantería por el río']) {
      const game = await table(
        { turn: 16, nation: 'aragon', phase: 'move' },
        { red: ['aragon'], blue: ['saragosse'] },
        {
          pamplune: { aragon: 'infantry' },
          barcelone: { aragon: 'infantry' },
          saragosse: { 'saragosse-nation': '2 infantry' },
        },
      );
      expect(
        await game.play(`
          @red /move from:pamplune to:saragosse
          @red /move from:barcelone to:saragosse via:tortosa
          @red /done
          dice 1 1 5 5
          @blue /target unit:"${said}"
        `),
      ).toContain('5 5 (5+ on infantry across the river) → 2 hits');
    }
  });
  it('EL CID answers yes or oui to a mission [11.el-cid.3]', async () => {
    const game = await table(
      { turn: 17, nation: 'aragon', phase: 'income' },
      { a: ['aragon'], b: ['saragosse'], d: ['el-cid'] },
      { tortosa: { aragon: '3 infantry' }, saragosse: { 'saragosse-nation': '2 infantry' } },
      { gold: { aragon: 6 } },
    );
    await game.play(`
      @a /recruit province:saragosse
      dice 9 9 9 9 9 1 1
      @d /choose choice:oui units:"3 knights, 2 infantry"
      @b /target unit:knight
    `);
    expect(await game.score('el-cid')).toBe(2);
  });
  it('the march of VANDALE is typed as a move, free Castles as a placing [11.vandale.2] [11.wisigoth.8]', async () => {
    const march = await table(
      { turn: 6, nation: 'vandale', phase: 'move' },
      { red: ['vandale'], blue: ['hispano-romain'] },
      { narbonne: { vandale: '15 infantry, leader:Geiserich' }, huesca: { 'hispano-romain': 'infantry' } },
    );
    await march.play(`
      dice 1
      @red /move from:narbonne to:saragosse via:"barcelone, huesca"
    `);
    expect(await march.at('saragosse', 'vandale')).toBe('15 infantry, leader:Geiserich');
    const castles = await table(
      { turn: 8, nation: 'wisigoth', phase: 'move', step: 2 },
      { red: ['wisigoth'], blue: ['sueve'] },
      { saragosse: { wisigoth: 'castle' }, valence: { wisigoth: 'infantry' }, cordoue: { wisigoth: 'infantry' } },
    );
    await castles.play(`
      @red /done
      @red /place unit:castle province:valence
    `);
    expect(await castles.at('valence', 'wisigoth')).toBe('infantry, castle');
  });
});
