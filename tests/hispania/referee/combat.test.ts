import { describe, expect, it } from 'vitest';
import { attackLimit } from '../../../src/games/hispania/movement/stack-limit.js';
import { Board, type Position } from '../nations/support.js';

/** Knights on both sides of a river: Saragosse is entered from Pamplune across the Èbre, from Tortosa over land. */
const bothBanks = (nation: 'castille' | 'aragon', wet: object, dry: object): Board => {
  const position: Position = {
    turn: 16,
    nation,
    phase: 'move',
    board: {
      pamplune: { [nation]: wet },
      tortosa: { [nation]: dry },
      saragosse: { 'saragosse-nation': { infantry: 2 } },
    },
  };
  return new Board(position).begin();
};

describe('river and Knights', () => {
  it('[6.4.2] [6.2.4] a hit on a Knight across the river and one on a Knight that is not wound two Knights', () => {
    const game = bothBanks('castille', { knight: 1 }, { knight: 1 });
    game.move('c', 'pamplune', { knight: 1 }, 'saragosse').move('c', 'tortosa', { knight: 1 }, 'saragosse');
    expect(game.state.march.saragosse?.map(({ from, river }) => [from, river])).toEqual([
      ['pamplune', true],
      ['tortosa', false],
    ]);
    game.do('c', { verb: 'done' });
    game.dice.next(2, 2, 10, 10);
    game.do('a', { verb: 'target', infantry: { knight: 1, 'knight~river': 1 } });
    expect(game.units('saragosse', 'castille')).toEqual({ knight: 2 });
    expect(game.told('units-lost')).toMatchObject([{ nation: 'castille', lost: {}, woundedKnights: 2 }]);
  });

  it('[6.4.2] [11.aragon.5] Crusader Knights that crossed a river can be hit', () => {
    const game = bothBanks('aragon', { crusader: 1 }, { infantry: 1 });
    game.move('d', 'pamplune', { crusader: 1 }, 'saragosse');
    game.dice.next(2, 10, 10);
    game.do('d', { verb: 'done' });
    expect(game.units('saragosse', 'aragon')).toEqual({});
  });
});

describe('the event Retraite', () => {
  it('[10.3.19] asks whoever plays it, whatever his standing orders say', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 2,
      nation: 'celte',
      phase: 'move',
      board: {
        lisbonne: { celte: { infantry: 2 } },
        badajoz: { lusitanien: { infantry: 1 } },
        alcantara: { lusitanien: { infantry: 1 } },
      },
      hands: { a: ['retraite'] },
    });
    game.run((play) => play.player('a', { orders: [{ kind: 'stand', nation: 'any', province: 'any', until: 'end' }] }));
    game.begin();
    game.move('c', 'lisbonne', { infantry: 2 }, 'badajoz');
    game.do('c', { verb: 'done' });
    game.do('a', { verb: 'event', event: 'retraite' });
    expect(game.owed()).toEqual(['a:retreat']);
  });
});

describe("WISIGOTH's vassals and Toledo", () => {
  it('[9.6.8] no new submission to WISIGOTH when Toledo has fallen', () => {
    const game = new Board({
      turn: 12,
      nation: 'wisigoth',
      phase: 'move',
      board: {
        pamplune: { wisigoth: { infantry: 3 } },
        'pays-basque': { basque: { infantry: 2 } },
        cordoue: { omeyyad: { infantry: 1 } },
      },
      nations: { wisigoth: { notes: { toledoFallen: true } } },
    }).begin();
    game.move('c', 'pamplune', { infantry: 3 }, 'pays-basque');
    game.dice.next(2, 2, 2, 2, 2);
    game.do('c', { verb: 'done' });
    expect(game.told('submitted')).toEqual([]);
    expect(game.state.nations.basque.suzerain).toBeNull();
  });

  it('[9.6.12] Toledo falls also to OMEYYAD units that retreat into it', () => {
    const game = new Board({
      turn: 11,
      nation: 'omeyyad',
      phase: 'move',
      board: {
        cordoue: { omeyyad: { infantry: 3 } },
        'la-mancha': { wisigoth: { infantry: 2 } },
      },
      submitted: { basque: 'wisigoth' },
    }).begin();
    game.move('b', 'cordoue', { infantry: 3 }, 'la-mancha');
    game.dice.always(2);
    game.do('b', { verb: 'done' });
    game.do('b', { verb: 'retreat', to: 'tolede', units: { infantry: 3 } });
    expect(game.told('toledo-fell')).toHaveLength(1);
    expect(game.state.nations.basque.suzerain).toBeNull();
  });

  it('[11.wisigoth.10] [8.3] its points for the zones come after the Castles, vassals expelled and all', () => {
    // Everything of zone Est is its own but Castellón, to which the vassal retreats from Tortosa.
    const est = [
      'carthagene',
      'denia',
      'valence',
      'saragosse',
      'huesca',
      'barcelone',
      'pyrenees-occidentales',
      'pyrenees-orientales',
    ] as const;
    const game = new Board({
      turn: 9,
      nation: 'wisigoth',
      phase: 'finish',
      board: {
        ...Object.fromEntries(est.map((id) => [id, { wisigoth: { infantry: 1 } }])),
        tortosa: { sueve: { infantry: 1 } },
      },
      submitted: { sueve: 'wisigoth' },
    }).begin();
    game.passUntil((state) => state.stage.nation !== 'wisigoth');
    expect(game.units('castellon', 'sueve')).toEqual({ infantry: 1 });
    expect(game.whys('wisigoth')).toEqual([['zones', 2]]);
  });
});

describe('EL CID', () => {
  const cid = (turn: number, valence: object): Board => {
    const company = [
      { unit: 'knight', count: 2, to: ['valence'], bought: false },
      { unit: 'leader:El Cid', count: 1, to: ['valence'], bought: false },
    ] as const;
    return new Board({
      turn,
      nation: 'el-cid',
      board: { valence },
      nations: { 'el-cid': { pool: company, status: 'waiting' } },
    }).begin();
  };
  it('[11.el-cid.15] conquers an empty Valence by entering it', () => {
    const game = cid(17, {});
    game.do('c', { verb: 'choose', units: { knight: 2 } });
    game.finish();
    expect(game.whys('el-cid')).toEqual([['conquest', 5]]);
  });
  it('[11.el-cid.11] [4.3.2] nobody is asked for units for whom a moved capital has left no room', () => {
    const game = new Board({
      turn: 18,
      nation: 'el-cid',
      board: { valence: { 'el-cid': { infantry: 3 } }, denia: { 'el-cid': { infantry: 1 } } },
      nations: {
        'el-cid': { pool: [{ unit: 'knight', count: 1, to: ['valence'], bought: false }], capital: 'valence' },
      },
    }).begin();
    game.passUntil((state) => state.frames.at(-1)?.kind === 'assault' || state.stage.phase === 'move');
    expect(game.owed()).toEqual(['c:assault']);
    game.do('c', { verb: 'capital', nation: 'el-cid', province: 'denia' });
    expect(game.owed()).toEqual(['c:move']);
  });
  it('[11.el-cid.9] in pay he retreats off the board and nowhere else', () => {
    const game = new Board({
      turn: 17,
      nation: 'aragon',
      board: { tortosa: { aragon: { infantry: 2 } }, saragosse: { 'saragosse-nation': { infantry: 2 } } },
      gold: { aragon: 8 },
      nations: { 'el-cid': { pool: [{ unit: 'infantry', count: 2, to: ['valence'], bought: false }] } },
    }).begin();
    game.do('d', { verb: 'recruit', province: 'saragosse', infantry: 2 });
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'choose', choice: 'accept', units: { infantry: 2 } });
    expect(game.choices('c', 'retreat')).toEqual(['aside']);
  });
  it('[11.el-cid.5] in pay his player decides himself, whatever orders he has given for when he is attacked', () => {
    const game = new Board({
      turn: 17,
      nation: 'aragon',
      board: { tortosa: { aragon: { infantry: 2 } }, saragosse: { 'saragosse-nation': { infantry: 2 } } },
      gold: { aragon: 8 },
      nations: { 'el-cid': { pool: [{ unit: 'infantry', count: 2, to: ['valence'], bought: false }] } },
    });
    game.run((play) => play.player('c', { orders: [{ kind: 'stand', nation: 'any', province: 'any', until: 'end' }] }));
    game.begin().do('d', { verb: 'recruit', province: 'saragosse', infantry: 2 });
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'choose', choice: 'accept', units: { infantry: 2 } });
    expect(game.owed()).toEqual(['c:retreat']);
  });
});

describe('the ALMORAVIDE on turn 20', () => {
  it('[11.almoravide.6] has Infantry from the start of the game turn, not only from its own', () => {
    const game = new Board({
      setup: { scenario: 'E', version: 'advanced' },
      turn: 19,
      board: { seville: { almoravide: { elite: 2 } }, leon: { castille: { infantry: 1 } } },
      seats: { croisade: 'a', almohade: 'b' },
    }).begin();
    game.passUntil((state) => state.turn === 20 && state.stage.phase !== 'opening');
    expect(game.state.stage.nation).not.toBe('almoravide');
    expect(game.units('seville', 'almoravide')).toEqual({ infantry: 2 });
  });
});

describe('questions that nobody needs', () => {
  it('[10.3.2] a player without counters is asked neither for events of his income phase nor for a Fougue', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 4,
      nation: 'carthage',
      board: { cadix: { carthage: { infantry: 1 } }, galice: { galicien: { infantry: 1 } } },
    }).begin();
    expect(game.owed()).toEqual(['a:move']);
    game.do('a', { verb: 'done' });
    expect(game.state.stage.nation).toBe('galicien');
  });
  it('[10.3.2] one who holds counters is asked, whichever they are', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 4,
      nation: 'carthage',
      board: { cadix: { carthage: { infantry: 1 } }, galice: { galicien: { infantry: 1 } } },
      hands: { a: ['nul'] },
    }).begin();
    expect(game.owed()).toEqual(['a:income']);
  });
});

describe('the event Fougue', () => {
  it('[10.3.11] can be played after the second combat of an Invasion, once, at +1', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 6,
      nation: 'sueve',
      phase: 'move',
      board: { segovie: { sueve: { infantry: 2 } }, tolede: { ibere: { infantry: 1 } } },
      hands: { d: ['fougue'] },
    }).run((play) => play.stage({ second: { kind: 'invasion' } }));
    game.begin();
    game.do('d', { verb: 'done' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2 });
    game.do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:fury']);
    game.do('d', { verb: 'event', event: 'fougue', province: 'segovie' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2, second: { why: 'fougue', at: 'segovie' } });
    expect(attackLimit(game.state, 'sueve', 'tolede')).toBe(5); // 4, and 1 in attack
    game.do('d', { verb: 'done' });
    expect(game.state.stage.nation).not.toBe('sueve');
  });
});
