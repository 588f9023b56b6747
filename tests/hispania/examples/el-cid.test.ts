import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, laid, openHall } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** Players A to D of the rulebook's tour are red, blue, green and gold. */
const TOUR = {
  turn: 17,
  seats: {
    red: ['aragon', 'leon-nation', 'valence-nation'],
    blue: ['badajoz-nation', 'saragosse-nation'],
    green: ['navarre', 'seville-nation', 'almoravide'],
    gold: ['castille', 'grenade-nation', 'el-cid'],
  },
  provinces: laid({
    tortosa: { aragon: '3 infantry' },
    saragosse: { 'saragosse-nation': 'castle, infantry' },
    calatayud: { 'saragosse-nation': 'infantry' },
    cuenca: { 'saragosse-nation': 'castle' },
    segovie: { navarre: '2 infantry' },
    badajoz: { 'badajoz-nation': 'castle, 3 infantry' },
    porto: { 'badajoz-nation': 'infantry' },
    lusitanie: { 'leon-nation': '2 infantry' },
    seville: { 'seville-nation': '3 infantry' },
    'vieille-castille': { castille: 'infantry' },
    grenade: { 'grenade-nation': 'infantry' },
    valence: { 'valence-nation': 'castle, 3 infantry' },
    majorque: { 'valence-nation': 'infantry' },
  }),
  gold: { aragon: 4, 'saragosse-nation': 2, navarre: 3, 'leon-nation': 6, 'seville-nation': 3, castille: 4 },
  capitals: { 'valence-nation': 'valence', 'badajoz-nation': 'badajoz' },
};

describe("EL CID's tour of turn 17, in full, through the play script", () => {
  it('eighteen points as a mercenary, then Valence with a Castle and a Knight [11.el-cid.1] [11.el-cid.2] [11.el-cid.5] [11.el-cid.6] [11.el-cid.7] [11.el-cid.8] [11.el-cid.9] [11.el-cid.10] [11.el-cid.16]', async () => {
    const game = await hall.table(TOUR);
    expect(await game.value('nation')).toBe('aragon');

    // A. ARAGON: Saragosse, a Castle and an Infantry; he takes three Knights and two Infantries, and loses one.
    await game.play(`
      @red /recruit province:saragosse units:"1 infantry, 1 castle"
      @gold /choose choice:accept units:"3 knight, 2 infantry"
      dice 5 2 4 5 6 3 7 2 4
      @gold /target units:"infantry > infantry; knight > castle"
      @blue /target units:"infantry > infantry; castle > infantry"
    `);
    expect(await game.at('saragosse', 'saragosse-nation')).toBe('');
    expect(await game.at('saragosse', 'el-cid')).toBe('');
    expect(await game.value('ruins')).toEqual({ saragosse: 'saragosse-nation' });
    // 4 in reserve and 1½ from Tortosa, less 4.
    expect(await game.gold('aragon')).toBe(1.5);
    expect(await game.score('el-cid')).toBe(4);
    expect(await game.score('aragon')).toBe(3);
    await game.play(`
      @red /done
      @red /move from:tortosa to:saragosse units:"1 infantry"
      @red /rebuild province:saragosse unit:infantry
      @red /done
    `);
    expect(await game.at('saragosse', 'aragon')).toBe('castle');

    // B. BADAJOZ would have him attack LEÓN in Lusitanie: he refuses.
    expect(await game.value('nation')).toBe('badajoz-nation');
    await game.play(`
      @blue /recruit province:lusitanie units:"2 infantry"
      @gold /choose choice:refuse
      @blue /done
      @blue /done
    `);
    expect(await game.score('el-cid')).toBe(4);

    // B. SARAGOSSE: the two Infantries of Tortosa, without a loss.
    expect(await game.value('nation')).toBe('saragosse-nation');
    const before = await game.gold('saragosse-nation');
    await game.play(`
      @blue /recruit province:tortosa units:"2 infantry"
      dice 9 9 2 3 3
      @gold /choose choice:accept units:"3 knight"
    `);
    expect(await game.at('tortosa', 'aragon')).toBe('');
    expect(await game.gold('saragosse-nation')).toBe(before - 2);
    expect(await game.score('el-cid')).toBe(4 + 2);
    await game.play(`
      @blue /done
      @blue /done
    `);

    // C. NAVARRE: the Castle of Cuenca, for two Infantries.
    expect(await game.value('nation')).toBe('navarre');
    await game.play(`
      @green /recruit province:cuenca units:"1 castle"
      dice 7 2 5 5 7 8 2
      @gold /choose choice:accept units:"2 knight, 2 infantry"
      @blue /target units:"castle > infantry"
    `);
    expect(await game.at('cuenca', 'saragosse-nation')).toBe('');
    expect(await game.score('el-cid')).toBe(4 + 2 + 3);
    expect(await game.score('navarre')).toBe(3);
    await game.play(`
      @green /done
      @green /done
    `);

    // A. LEÓN: Badajoz, hard won, for his last two Infantries.
    expect(await game.value('nation')).toBe('leon-nation');
    await game.play(`
      @red /recruit province:badajoz units:"3 infantry, 1 castle"
      @gold /choose choice:accept units:"3 knight, 2 infantry"
      @gold /target units:"infantry > infantry; knight > 1 infantry, 2 castle"
      dice 5 5 3 4 4 7 7 2 2 2 2
      @blue /target units:"infantry > infantry; castle > infantry"
    `);
    expect(await game.at('badajoz', 'badajoz-nation')).toBe('castle');
    expect(await game.at('badajoz', 'el-cid')).toBe('3 knight, leader:El Cid');
    await game.play(`
      dice 4 2 2 2
      @gold /stand
    `);
    // 6 in reserve and 1 from Lusitanie, less 6.
    expect(await game.gold('leon-nation')).toBe(1);
    expect(await game.score('el-cid')).toBe(4 + 2 + 3 + 6);
    expect(await game.score('leon-nation')).toBe(3);
    await game.play(`
      @red /done
      @red /move from:lusitanie to:badajoz units:"1 infantry"
      @red /rebuild province:badajoz unit:infantry
      @red /done
    `);
    expect(await game.at('badajoz', 'leon-nation')).toBe('castle');

    // D. CASTILLE is his own player's.
    expect(await game.value('nation')).toBe('castille');
    expect(await game.refused('@gold /recruit province:calatayud')).not.toBe('');
    await game.play(`
      @gold /done
      @gold /done
    `);

    // C. SÉVILLE: Badajoz once more; a Knight is wounded and healed. It takes the land for 5 PV more.
    expect(await game.value('nation')).toBe('seville-nation');
    await game.play(`
      @green /recruit province:badajoz units:"1 castle"
      dice 4 4 4 8 2 2
      @gold /choose choice:accept units:"3 knight"
    `);
    expect(await game.score('el-cid')).toBe(18);
    expect(await game.score('seville-nation')).toBe(3);
    await game.play(`
      @green /done
      @green /move from:seville to:badajoz units:"2 infantry"
      @green /rebuild province:badajoz unit:infantry
      @green /done
    `);
    expect(await game.score('seville-nation')).toBe(8);

    // A. VALENCE gets nothing of him; D. GRENADE is his own player's.
    expect(await game.value('nation')).toBe('valence-nation');
    await game.play('@red /done');
    expect(await game.value('nation')).toBe('grenade-nation');
    expect(await game.refused('@gold /recruit province:valence')).not.toBe('');
    await game.play('@gold /done');

    // D. EL CID himself: Valence, a Castle and three Infantries, with his three Knights; one falls, one rebuilds.
    expect(await game.value('nation')).toBe('el-cid');
    await game.play(`
      @gold /choose units:"3 knight"
      dice 3 3 3 8 8 2 2 2 2
      @gold /target units:"knight > infantry"
    `);
    expect(await game.at('valence', 'el-cid')).toBe('2 knight, leader:El Cid');
    expect(await game.at('valence', 'valence-nation')).toBe('castle');
    await game.play(`
      dice 9 9 2 2 2
      @gold /stand
      dice 9 2 2
      @gold /stand
      @gold /rebuild province:valence unit:knight
    `);
    expect(await game.at('valence', 'valence-nation')).toBe('');
    expect(await game.at('valence', 'el-cid')).toBe('knight, castle, leader:El Cid');
    // Eighteen as a mercenary, and five for Valence (11.el-cid.15).
    expect(await game.score('el-cid')).toBe(18 + 5);
  });
});
