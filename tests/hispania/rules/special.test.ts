import { describe, expect, it } from 'vitest';
import { fallback, obligations } from '../../../src/games/hispania/engine/steps.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
import { Board, type Position } from '../nations/support.js';

const move = (position: Position) => new Board(position).begin().passTo('move');

describe('order of play [1]', () => {
  it('goes through the phases of a nation: income, placing, movement, checks, combat, population [1.3]', () => {
    const board = { cadix: { byzance: { infantry: 2 } }, seville: { 'hispano-romain': { infantry: 1 } } };
    const game = new Board({ turn: 11, nation: 'byzance', board, gold: { byzance: 4 } }).begin();
    expect(game.state.stage.phase).toBe('income');
    game.do('a', { verb: 'buy', unit: 'infantry', count: 1 });
    game.passTo('move');
    game.dice.always(2);
    game.move('a', 'cadix', { infantry: 2 }, 'seville').do('a', { verb: 'done' });
    expect(game.state.stage.phase).toBe('battle');
    const types: string[] = game.events.map(({ type }) => type);
    const order = ['income', 'unit-bought', 'placed', 'moved', 'battle-began'].map((type) => types.indexOf(type));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
  it('concerns the active nation alone, not its player’s others [1.4]', () => {
    const board = { galice: { galicien: { infantry: 1 } }, pamplune: { basque: { infantry: 1 } } };
    const game = move({ turn: 2, nation: 'galicien', board });
    expect(game.choices('b', 'move')).toEqual(['galice']);
    expect(game.state.nations.basque.gold).toBe(0);
  });
  it('closes a turn with points, then transformations, then the end of submissions [1.5]', () => {
    const board = {
      tolede: { ibere: { infantry: 1 } },
      badajoz: { celte: { infantry: 1 } },
      cadix: { carthage: { infantry: 1 } },
    };
    const game = new Board({ turn: 3, board, submitted: { celte: 'carthage' } }).begin();
    const types = game.events.map(({ type }) => type);
    const order = [
      types.indexOf('scored'),
      types.indexOf('transformed'),
      types.indexOf('submission-ended'),
      types.indexOf('turn-began'),
    ];
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
});

describe('Invasion [9.1]', () => {
  it('belongs to nine nations, each on its turn [9.1.1]', () => {
    const invasions = NATION_IDS.flatMap((id) => {
      const { invasion } = STANDARD_BOOK.nations[id];
      return invasion === undefined ? [] : [[id, invasion.turn]];
    });
    expect(Object.fromEntries(invasions)).toEqual({
      carthage: 1,
      rome: 4,
      vandale: 6,
      alain: 6,
      sueve: 6,
      wisigoth: 8,
      omeyyad: 11,
      almoravide: 18,
      almohade: 20,
    });
  });
  it('gives a second movement and a second combat, each with full movement [9.1.2]', () => {
    const game = move({ turn: 6, nation: 'sueve', board: {} });
    game.move('d', 'gascogne', { infantry: 13, 'leader:Hermerich': 1 }, 'pamplune').do('d', { verb: 'done' });
    expect(game.told('phase-began').filter(({ phase }) => phase === 'move')).toEqual([]);
    game.passUntil((state) => state.stage.pass === 2);
    expect(game.state.stage).toMatchObject({ nation: 'sueve', phase: 'move', pass: 2 });
    expect(game.told('phase-began').at(-1)).toMatchObject({ nation: 'sueve', phase: 'move', pass: 2 });
    expect(game.choices('d', 'move', { from: 'pamplune', leaders: {}, units: { infantry: 1 } })).toContain('saragosse');
    game.move('d', 'pamplune', { infantry: 2 }, 'huesca').do('d', { verb: 'done' }).finish();
    expect(game.told('phase-began').filter(({ phase, nation }) => phase === 'move' && nation === 'sueve')).toHaveLength(
      1,
    );
  });
  it('has no stack check between the first combat and the second movement [9.1.4]', () => {
    const board = { pamplune: { ibere: { infantry: 1 } } };
    const game = move({ turn: 6, nation: 'sueve', board });
    game
      .move('d', 'gascogne', { infantry: 5, 'leader:Hermerich': 1 }, 'pamplune')
      .move('d', 'gascogne', { infantry: 3 }, 'pyrenees-orientales', 'narbonne');
    game.dice.always(10);
    game.passUntil((state) => state.stage.pass === 2 && state.stage.phase === 'move');
    expect(game.units('pamplune', 'sueve').infantry).toBe(5 - 1);
    expect(game.told('removed').filter(({ area }) => area === 'pamplune')).toEqual([]);
  });
});

describe('Fougue [9.2]', () => {
  it('checks stacks before it, after its movement and after its combat [9.2.4]', () => {
    const board = { huesca: { aragon: { infantry: 3, leaders: ['Ramirez'] } }, barcelone: { aragon: { infantry: 4 } } };
    const game = new Board({ turn: 16, nation: 'aragon', board, nations: { aragon: { pool: [] } } })
      .begin()
      .passTo('move');
    game.do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:stacking']);
  });
});

describe('Ruins [9.5]', () => {
  const ruined: Position = {
    turn: 15,
    nation: 'castille',
    board: { segovie: { castille: { infantry: 2 } }, duero: { castille: { infantry: 1, castle: 1 } } },
    ruins: { segovie: 'seville-nation' },
  };
  it('are rebuilt by giving up a unit there [9.5.2]', () => {
    const game = move(ruined);
    game.do('c', game.filled('c', 'rebuild', { province: 'segovie', unit: 'infantry', from: 'aside' }));
    expect(game.units('segovie', 'castille')).toEqual({ infantry: 1, castle: 1 });
    expect(game.state.ruins.segovie).toBeUndefined();
    expect(game.told('rebuilt')).toMatchObject([{ ruin: 'seville-nation' }]);
  });
  it('by one that has come in this movement, if it can be: it neither stays nor marches on [9.5.2]', () => {
    // Vieille-Castille is a mountain: whoever enters it is done.
    const ways = [
      ['calatayud', 'segovie'],
      ['duero', 'vieille-castille'],
    ] as const;
    for (const [from, to] of ways) {
      const board = { [to]: { castille: { infantry: 1 } }, [from]: { castille: { infantry: 2 } } };
      const game = move({ ...ruined, board, ruins: { [to]: 'seville-nation' } });
      game.move('c', from, { infantry: 1 }, to);
      expect(game.state.march[to]).toMatchObject([{ unit: 'infantry', count: 1, halted: to === 'vieille-castille' }]);
      game.do('c', game.filled('c', 'rebuild', { province: to, unit: 'infantry', from: 'aside' }));
      expect(game.state.march[to]).toBeUndefined();
      expect(game.units(to, 'castille')).toEqual({ infantry: 1, castle: 1 });
    }
  });
  it('needs a counter: one off the board, or one of one’s own on it [9.5.3]', () => {
    const navarre = (more: Partial<Position>) =>
      new Board({
        turn: 16,
        nation: 'navarre',
        phase: 'move',
        seats: { navarre: 'c' },
        board: { pamplune: { navarre: { infantry: 2 } }, huesca: { navarre: { infantry: 1 } } },
        ruins: { pamplune: 'seville-nation' },
        ...more,
      })
        .begin()
        .verbs('c');
    const beside = { unit: 'castle', count: 1, to: 'own', bought: true } as const;
    expect(navarre({})).toContain('rebuild');
    expect(navarre({ nations: { navarre: { status: 'playing', pool: [beside] } } })).not.toContain('rebuild');
    const elsewhere = { pamplune: { navarre: { infantry: 2 } }, huesca: { navarre: { castle: 1 } } };
    expect(navarre({ board: elsewhere })).toContain('rebuild');
    const foreign = { pamplune: { navarre: { infantry: 2 } }, huesca: { 'leon-nation': { castle: 1 } } };
    expect(navarre({ board: foreign, nations: { navarre: { status: 'playing', pool: [beside] } } })).not.toContain(
      'rebuild',
    );
  });
  it('with a Castle from beside the board, or one moved from elsewhere [9.5.3]', () => {
    const game = move(ruined);
    expect([...game.choices('c', 'rebuild', { province: 'segovie', unit: 'infantry' })].sort()).toEqual([
      'aside',
      'duero',
    ]);
    game.do('c', { verb: 'rebuild', province: 'segovie', unit: 'infantry', from: 'duero' });
    expect(game.units('duero', 'castille')).toEqual({ infantry: 1 });
    expect(game.units('segovie', 'castille').castle).toBe(1);
  });
  it('never beside another Castle, and not by nations without Castles [9.5.4]', () => {
    const beside = move({ ...ruined, board: { segovie: { castille: { infantry: 2, castle: 1 } } } });
    expect(beside.verbs('c')).not.toContain('rebuild');
    const none = move({
      turn: 15,
      nation: 'celte',
      board: { segovie: { celte: { infantry: 2 } } },
      ruins: { segovie: 'seville-nation' },
    });
    expect(none.verbs('c')).not.toContain('rebuild');
  });
});

describe('submission [9.6]', () => {
  /** WISIGOTH attacks BASQUE in the Pyrénées Orientales. */
  const attack = (basque: Position['board'], faces: number[], more: Partial<Position> = {}) => {
    const board = {
      barcelone: { wisigoth: { infantry: 2 } },
      'pyrenees-orientales': { basque: { infantry: 2 } },
      ...basque,
    };
    const game = move({ turn: 9, nation: 'wisigoth', board, ...more });
    game.dice.next(...faces);
    return game.move('c', 'barcelone', { infantry: 2 }, 'pyrenees-orientales').do('c', { verb: 'done' });
  };
  const two: Position['board'] = { pamplune: { basque: { infantry: 1 } }, 'pays-basque': { basque: { infantry: 1 } } };
  it('happens after the losses of a round, before any retreat, if both have units left [9.6.2] [9.6.3] [9.6.4]', () => {
    const game = attack(two, [9, 2, 9, 2]);
    expect(game.state.nations.basque.suzerain).toBe('wisigoth');
    expect(game.told('submitted')).toHaveLength(1);
    const many = attack({ ...two, huesca: { basque: { infantry: 1 } } }, [2, 2, 2, 2]);
    expect(many.state.nations.basque.suzerain).toBeNull();
    const destroyed = attack(two, [9, 9, 2, 2]);
    expect(destroyed.state.nations.basque.suzerain).toBeNull();
  });
  it('"may" is asked after every round anew [9.6.3]', () => {
    const board = { leon: { galicien: { infantry: 2 } }, duero: { rome: { elite: 2 } } };
    const game = move({ turn: 4, nation: 'rome', board: { ...board, galice: { galicien: { infantry: 1 } } } });
    game.dice.always(2);
    game.move('d', 'duero', { elite: 2 }, 'leon').do('d', { verb: 'done' });
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'battle' && frame.step === 'submission';
    });
    expect(game.owed()).toEqual(['b:submit']);
    game.do('b', { verb: 'submit', answer: 'no' });
    expect(game.owed()).toEqual(['d:retreat']);
    game.do('d', { verb: 'stand' }).do('b', { verb: 'stand' });
    expect(game.owed()).toEqual(['b:submit']);
    game.do('b', { verb: 'submit', answer: 'yes' });
    expect(game.state.nations.galicien.suzerain).toBe('rome');
  });
  it('ends the combat; the suzerain leaves all the vassal’s provinces, other combats with it are cancelled [9.6.5]', () => {
    const board = { ...two, saragosse: { wisigoth: { infantry: 1 } } };
    const setup = {
      barcelone: { wisigoth: { infantry: 2 } },
      'pyrenees-orientales': { basque: { infantry: 2 } },
      ...board,
    };
    const game = move({ turn: 9, nation: 'wisigoth', board: setup });
    game
      .move('c', 'barcelone', { infantry: 2 }, 'pyrenees-orientales')
      .move('c', 'saragosse', { infantry: 1 }, 'pamplune');
    game.do('c', { verb: 'done' });
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'battle', province: 'pyrenees-orientales' });
    game.passUntil((state) => state.frames.length === 0);
    expect(game.units('pyrenees-orientales', 'wisigoth')).toEqual({});
    expect(game.units('pamplune', 'wisigoth')).toEqual({});
    expect(game.told('battle-began')).toHaveLength(1);
  });
  it('forbids the two to attack each other, and is not ended by growth [9.6.6] [9.6.7]', () => {
    const grown: Position['board'] = Object.fromEntries(
      (['pamplune', 'pays-basque', 'huesca', 'pyrenees-orientales', 'pyrenees-occidentales'] as const).map((id) => [
        id,
        { basque: { infantry: 1 } },
      ]),
    );
    const game = move({
      turn: 9,
      nation: 'wisigoth',
      board: { ...grown, barcelone: { wisigoth: { infantry: 1 } } },
      submitted: { basque: 'wisigoth' },
    });
    expect(game.choices('c', 'move', { from: 'barcelone', units: { infantry: 1 } })).not.toContain('huesca');
    expect(game.state.nations.basque.suzerain).toBe('wisigoth');
  });
  it('ends at once if the suzerain is eliminated [9.6.9]', () => {
    const board = {
      tolede: { wisigoth: { infantry: 1 } },
      cordoue: { alain: { infantry: 3 } },
      galice: { sueve: { infantry: 1 } },
    };
    const game = move({ turn: 9, nation: 'alain', board, submitted: { sueve: 'wisigoth' } });
    game.dice.next(9, 9, 9, 2);
    game.move('a', 'cordoue', { infantry: 3 }, 'tolede').do('a', { verb: 'done' });
    expect(game.state.nations.sueve.suzerain).toBeNull();
  });
  it('lets the vassal play its own turn, and two vassals fight [9.6.11]', () => {
    const board = {
      galice: { sueve: { infantry: 2 } },
      porto: { lusitanien: { infantry: 1 } },
      tolede: { wisigoth: { infantry: 1 } },
    };
    const game = move({ turn: 9, nation: 'sueve', board, submitted: { sueve: 'wisigoth', lusitanien: 'wisigoth' } });
    game.dice.always(2);
    game.move('d', 'galice', { infantry: 2 }, 'porto').do('d', { verb: 'done' });
    expect(game.told('battle-began')).toMatchObject([{ attacker: 'sueve', defender: 'lusitanien' }]);
  });
});

describe('rebuilding for whoever is away [9.5]', () => {
  const byDefault = (nation: 'wisigoth' | 'castille', turn: number, board: Position['board'] = {}) => {
    const game = new Board({
      turn,
      nation,
      phase: 'limits',
      seats: { [nation]: 'c' },
      board: { tolede: { [nation]: { infantry: 2 } }, ...board },
      ruins: { tolede: nation },
    });
    game.run((play) => play.stage({ fought: ['tolede'] })).begin();
    const [owed] = obligations(game.state);
    return owed === undefined ? null : fallback(game.state, owed);
  };
  it('where a Castle scores, with one from beside the board alone [9.5.2] [9.5.3]', () => {
    expect(byDefault('wisigoth', 10)).toEqual({ verb: 'rebuild', province: 'tolede', unit: 'infantry' });
    expect(byDefault('wisigoth', 10, { valence: { wisigoth: { castle: 1 } } })).toEqual({
      verb: 'rebuild',
      province: 'tolede',
      unit: 'infantry',
      from: 'aside',
    });
    expect(byDefault('castille', 16)).toEqual({ verb: 'done' });
  });
});
