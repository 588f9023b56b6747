import { describe, expect, it } from 'vitest';
import type { Faces } from '../nations/support.js';
import { Board, type Position } from '../nations/support.js';

/** Everything around Porto and Duero is another's, so that there is one refuge. */
const AROUND: Position['board'] = {
  leon: { cantabrien: { infantry: 1 } },
  'tierra-de-campos': { cantabrien: { infantry: 1 } },
  salamanque: { cantabrien: { infantry: 1 } },
  alcantara: { cantabrien: { infantry: 1 } },
  lusitanie: { cantabrien: { infantry: 1 } },
  galice: { cantabrien: { infantry: 1 } },
  lisbonne: { cantabrien: { infantry: 1 } },
};

describe('a forced retreat into a single refuge', () => {
  /** Six WISIGOTH units in Porto, when SUÈVE submits there, may go to Duero alone. */
  const crowd = (duero: number) => {
    const game = new Board({
      turn: 8,
      nation: 'wisigoth',
      phase: 'move',
      board: {
        ...AROUND,
        porto: { sueve: { infantry: 2 } },
        duero: { wisigoth: { infantry: 6, leaders: ['Eurich'] } },
      },
    })
      .run((play) => play.stage({ second: { kind: 'invasion' } }))
      .begin();
    game.move('c', 'duero', { infantry: 6 - duero, 'leader:Eurich': 1 }, 'porto');
    game.dice.always(2);
    return game.do('c', { verb: 'done' });
  };

  it('[4.3.2] [4.6.3] asks before anybody is lost, for it may be declared the capital', () => {
    const game = crowd(1);
    // 1 + 5 units; Duero takes three and one more.
    expect(game.told('submitted')).toHaveLength(1);
    expect(game.owed()).toEqual(['c:retreat']);
    game.do('c', { verb: 'capital', nation: 'wisigoth', province: 'duero' });
    game.do('c', game.filled('c', 'retreat', { to: 'duero', units: { infantry: 4 }, leaders: { 'leader:Eurich': 1 } }));
    expect(game.units('duero', 'wisigoth').infantry).toBe(5);
    expect(game.told('removed')).toMatchObject([{ why: 'no-retreat', count: 1 }]);
  });

  it('[4.3.2] [6.6.8] an empty one is entered first, then it may be the capital; else the rest is lost', () => {
    const arrived = () => {
      const game = crowd(0);
      expect(game.owed()).toEqual(['c:retreat']);
      return game.do(
        'c',
        game.filled('c', 'retreat', { to: 'duero', units: { infantry: 4 }, leaders: { 'leader:Eurich': 1 } }),
      );
    };
    const saved = arrived();
    expect(saved.owed()).toEqual(['c:no-refuge']);
    saved.do('c', { verb: 'capital', nation: 'wisigoth', province: 'duero' });
    expect(saved.units('duero', 'wisigoth').infantry).toBe(5);
    const lost = arrived().do('c', { verb: 'done' });
    expect(lost.units('duero', 'wisigoth').infantry).toBe(4);
    expect(lost.told('removed')).toMatchObject([{ why: 'no-retreat', count: 2 }]);
    const absent = arrived();
    absent.passUntil((state) => state.frames.length === 0);
    expect(absent.units('porto', 'wisigoth')).toEqual({});
  });
});

describe('a retreat from combat', () => {
  it('[4.3.2] [4.6.3] is asked for where the one refuge is full, but would not be as the capital', () => {
    const board: Position['board'] = {
      ...AROUND,
      porto: { sueve: { infantry: 2 } },
      duero: { sueve: { infantry: 4 } },
      galice: { lusitanien: { infantry: 2 } },
      calatayud: { sueve: { infantry: 1 } },
    };
    const attacked = (capital: 'duero' | null) => {
      const game = new Board({
        turn: 7,
        nation: 'lusitanien',
        board,
        nations: { sueve: { capital, overfull: ['duero'] } },
      })
        .begin()
        .passTo('move');
      game.move('a', 'galice', { infantry: 2 }, 'porto');
      game.dice.always(2);
      return game.do('a', { verb: 'done' }).do('a', { verb: 'stand' });
    };
    const game = attacked(null);
    expect(game.owed()).toEqual(['d:retreat']);
    expect(game.verbs('d')).toEqual(expect.arrayContaining(['stand', 'capital']));
    expect(game.verbs('d')).not.toContain('retreat');
    game.do('d', { verb: 'capital', nation: 'sueve', province: 'duero' });
    expect(game.choices('d', 'retreat')).toEqual(['duero']);
    expect(game.ask('d', 'retreat', { to: 'duero' })).toMatchObject({ max: 1 });
    // The capital already: then it has room by itself.
    expect(attacked('duero').choices('d', 'retreat')).toEqual(['duero']);
  });
});

describe('units taken away by a moved capital', () => {
  it('[4.3.3] throw no dice in the round whose targets are named', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: {
        segovie: { castille: { infantry: 1 } },
        leon: { castille: { infantry: 1 } },
        tolede: { 'seville-nation': { infantry: 5 } },
        cordoue: { 'seville-nation': { infantry: 1 } },
      },
      nations: { 'seville-nation': { capital: 'tolede' } },
      hands: { b: ['tactique'] },
    }).begin();
    game.move('c', 'segovie', { infantry: 1 }, 'tolede').do('c', { verb: 'done' });
    while (!game.owed().includes('b:before-dice')) game.do('b', { verb: 'pass' });
    game.do('b', { verb: 'capital', nation: 'seville-nation', province: 'cordoue' });
    game.do('b', { verb: 'remove', area: 'tolede', unit: 'infantry' });
    game.dice.always(2);
    game.do('b', { verb: 'pass' });
    expect(thrown(game.dice, 'defence')).toBe(4);
  });
});

const thrown = (dice: Faces, what: string) => dice.rolled.filter(({ purpose }) => purpose.what === what).length;

describe('a stack that a retreat has overfilled before a Fougue', () => {
  const aragon = (pileAt: 'huesca' | 'barcelone') => {
    const led = { infantry: 2, leaders: ['Ramirez'] };
    const game = new Board({
      turn: 16,
      nation: 'aragon',
      phase: 'move',
      board: {
        'pyrenees-orientales': { aragon: { infantry: 1 } },
        huesca: { aragon: pileAt === 'huesca' ? { infantry: 1, leaders: ['Ramirez'] } : { infantry: 1 } },
        barcelone: { aragon: pileAt === 'barcelone' ? { ...led, infantry: 3 } : { infantry: 3 } },
        tortosa: { aragon: { infantry: 1 } },
        saragosse: { 'saragosse-nation': { infantry: 2 } },
      },
    })
      .run((play) => play.stage({ second: { kind: 'pile', why: 'leader', leader: 'Ramirez', at: null, bonus: 2 } }))
      .begin();
    game.move('d', 'tortosa', { infantry: 1 }, 'saragosse');
    game.dice.always(2);
    game.do('d', { verb: 'done' }).do('d', { verb: 'retreat', to: 'barcelone', units: { infantry: 1 } });
    expect(game.owed()).toEqual(['d:second-move']);
    return game.do('d', { verb: 'done' });
  };
  it('[4.6.2] [9.2.4] may wait where the pile is not: its units could not move', () => {
    const game = aragon('huesca');
    expect(game.told('removed')).toEqual([]);
    expect(game.units('barcelone', 'aragon').infantry).toBe(4);
    expect(game.state.stage.nation).not.toBe('aragon');
  });
  it('[4.6.2] [9.2.4] is put right where the pile is', () => {
    expect(aragon('barcelone').owed()).toEqual(['d:stacking']);
  });
});

describe('who holds the enemies of a Passage en force', () => {
  const tolede = () => {
    const game = new Board({
      turn: 11,
      nation: 'omeyyad',
      phase: 'move',
      board: {
        cuenca: { omeyyad: { infantry: 2, cavalry: 3 } },
        'la-mancha': { omeyyad: { infantry: 2 } },
        tolede: { wisigoth: { infantry: 1 } },
      },
    }).begin();
    game.move('b', 'cuenca', { cavalry: 3 }, 'tolede').move('b', 'cuenca', { infantry: 2 }, 'tolede');
    return game.move('b', 'tolede', { 'cavalry/1/cuenca': 1 }, 'badajoz');
  };
  const leaving = (game: Board) => {
    const domain = game.ask('b', 'move', { from: 'tolede' });
    return domain.kind === 'some' ? Object.fromEntries(domain.choices.map(({ id, count }) => [id, count])) : {};
  };
  it('[5.3.3] is the player’s choice, also when others have gone on before', () => {
    const game = tolede();
    expect(leaving(game)).toEqual({ 'cavalry/1/cuenca': 2, 'infantry/1/cuenca': 2 });
    game.move('b', 'tolede', { 'cavalry/1/cuenca': 2 }, 'cordoue');
    expect(game.units('tolede', 'omeyyad')).toEqual({ infantry: 2 });
    expect(leaving(game)).toEqual({});
  });
  it('[5.3.1] [5.3.3] is not relieved by those who come later', () => {
    const game = tolede().move('b', 'tolede', { 'cavalry/1/cuenca': 2 }, 'cordoue');
    game.move('b', 'la-mancha', { infantry: 1 }, 'tolede');
    expect(leaving(game)).toEqual({ 'infantry/1/la-mancha': 1 });
    // Before anybody had come, two of four were free to go: the slower ones hold then.
    const early = tolede().move('b', 'la-mancha', { infantry: 1 }, 'tolede');
    expect(leaving(early)).toEqual({ 'cavalry/1/cuenca': 2, 'infantry/1/la-mancha': 1 });
  });
});

describe('Berbers', () => {
  it('[11.omeyyad.12] [4.2.5] take no room in a retreat', () => {
    const game = new Board({
      turn: 14,
      nation: 'omeyyad',
      phase: 'move',
      board: {
        cordoue: { omeyyad: { cavalry: 2, berber: 3, leaders: ['Al Mansur'] } },
        badajoz: { omeyyad: { infantry: 3 } },
        tolede: { castille: { infantry: 1 } },
      },
    }).begin();
    game.dice.always(1);
    if (game.owed().includes('b:berbers')) game.do('b', { verb: 'choose', count: 0 });
    game.move('b', 'cordoue', { cavalry: 2, berber: 3, 'leader:Al Mansur': 1 }, 'tolede');
    game.do('b', { verb: 'done' }).do('c', game.filled('c', 'target', { infantry: { cavalry: 1 } }));
    expect(game.owed()).toEqual(['b:retreat']);
    expect(game.ask('b', 'retreat', { to: 'badajoz' })).toMatchObject({
      max: 4,
      choices: [
        { id: 'cavalry', count: 1 },
        { id: 'berber', count: 3 },
      ],
    });
  });
});

describe('attackers taken off by the stack check', () => {
  const attack = (units: { readonly [from in 'calatayud' | 'segovie' | 'alcantara' | 'salamanque']?: number }) => {
    const home = { castille: { infantry: 2 } };
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: {
        calatayud: { castille: { infantry: 2 } },
        segovie: home,
        alcantara: home,
        salamanque: home,
        avila: { 'seville-nation': { infantry: 1 } },
      },
    }).begin();
    game.dice.always(2);
    for (const from of ['calatayud', 'segovie', 'alcantara', 'salamanque'] as const) {
      const infantry = units[from];
      if (infantry !== undefined) game.move('c', from, { infantry }, 'avila');
    }
    game.do('c', { verb: 'done' }).do('c', { verb: 'remove', area: 'avila', unit: 'infantry' });
    const [battle] = game.state.frames;
    return battle?.kind === 'battle' ? battle.came : [];
  };
  it('[6.6.4] bar no refuge any more: three units come from three provinces at most', () => {
    expect(attack({ calatayud: 1, segovie: 1, alcantara: 1, salamanque: 1 })).toHaveLength(3);
    expect(attack({ calatayud: 2, segovie: 1, salamanque: 1 })).toEqual(['calatayud', 'segovie', 'salamanque']);
  });
});
