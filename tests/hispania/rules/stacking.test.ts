import { describe, expect, it } from 'vitest';
import { attackLimit, stayLimit } from '../../../src/games/hispania/movement/stack-limit.js';
import { declareCapital } from '../../../src/games/hispania/sequence/capital.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from '../nations/support.js';

const ALONE: Partial<Position> = { turn: 10 };
/** CASTILLE's movement, in a quiet turn. */
const move = (board: Position['board'], more: Partial<Position> = {}) =>
  new Board({ ...ALONE, turn: 15, nation: 'castille', board, ...more }).begin().passTo('move');

describe('what counts [4.2]', () => {
  it('every unit counts one, Castles too; Leaders and enemies do not [4.2.1] [4.2.3] [4.2.4]', () => {
    const castled = move({ segovie: { castille: { infantry: 3, castle: 1, leaders: ['Alfons'] } } });
    expect(castled.do('c', { verb: 'done' }).owed()).toEqual(['c:stacking']);
    const full = move({
      segovie: { castille: { infantry: 2, castle: 1, leaders: ['Alfons'] } },
      leon: { castille: { infantry: 1 } },
    });
    full.do('c', { verb: 'done' });
    expect(full.told('removed')).toEqual([]);
    const shared = move({
      segovie: { 'seville-nation': { infantry: 3 } },
      avila: { castille: { infantry: 2 } },
      calatayud: { castille: { infantry: 2 } },
    });
    shared.move('c', 'avila', { infantry: 2 }, 'segovie').move('c', 'calatayud', { infantry: 2 }, 'segovie');
    shared.dice.always(2);
    shared.do('c', { verb: 'done' });
    expect(shared.told('removed')).toEqual([]);
  });
});

describe('the capital [4.3]', () => {
  it('holds one more, and may be named at any moment, in another’s turn too [4.3.1] [4.3.2]', () => {
    const game = move({
      segovie: { castille: { infantry: 4 } },
      leon: { castille: { infantry: 1 } },
      galice: { galicien: { infantry: 1 } },
    });
    expect(stayLimit(game.state, 'castille', 'segovie')).toBe(3);
    game.do('c', { verb: 'capital', nation: 'castille', province: 'segovie' });
    expect(stayLimit(game.state, 'castille', 'segovie')).toBe(4);
    game.do('c', { verb: 'done' });
    expect(game.told('removed')).toEqual([]);
    expect(game.verbs('b')).toContain('capital');
    expect(
      game.do('b', { verb: 'capital', nation: 'galicien', province: 'galice' }).state.nations.galicien.capital,
    ).toBe('galice');
  });
  it('leaves its surplus behind at once when it moves [4.3.3]', () => {
    const board = {
      galice: { sueve: { infantry: 3 } },
      duero: { sueve: { infantry: 1 } },
      cadix: { wisigoth: { infantry: 1 } },
    };
    const game = new Board({ turn: 10, nation: 'wisigoth', board, nations: { sueve: { capital: 'galice' } } })
      .begin()
      .passTo('move');
    game.do('d', { verb: 'capital', nation: 'sueve', province: 'duero' });
    expect(game.owed()).toEqual(['d:capital']);
    game.do('d', { verb: 'remove', area: 'galice', unit: 'infantry' });
    expect(game.units('galice', 'sueve').infantry).toBe(2);
  });
  it('may move in one’s own turn as long as a check is still to come, at once from then on [4.3.3] [4.5.3]', () => {
    const declared = (phase: Hispania['stage']['phase'], nation: 'castille' | 'leon-nation' = 'castille') => {
      const game = new Board({
        turn: 16,
        nation,
        phase,
        board: {
          segovie: { castille: { infantry: 4 } },
          duero: { castille: { infantry: 1 } },
          leon: { 'leon-nation': { infantry: 1 } },
        },
        nations: { castille: { status: 'playing', capital: 'segovie' } },
      });
      game.run((play) => declareCapital(play, 'castille', 'duero'));
      return game.state.frames.map(({ kind }) => kind);
    };
    for (const phase of ['income', 'place', 'move', 'battle'] as const) {
      expect(declared(phase), phase).toEqual([]);
      expect(declared(phase, 'leon-nation'), phase).toEqual(['surplus']);
    }
    for (const phase of ['stack', 'fury', 'limits', 'population', 'finish'] as const)
      expect(declared(phase), phase).toEqual(['surplus']);
  });
  it('is one of its own provinces; one that an enemy holds gives nothing [4.3.4]', () => {
    const game = move(
      { segovie: { castille: { infantry: 1 } }, avila: { 'seville-nation': { infantry: 1 } } },
      { nations: { castille: { capital: 'avila' } } },
    );
    expect(game.choices('c', 'capital', { nation: 'castille' })).toEqual(['segovie']);
    expect(stayLimit(game.state, 'castille', 'avila')).toBe(2);
  });
});

describe('the check after the combats [4.5]', () => {
  it('asks what goes of a stack that is too high, whether Ruins lie there or not [4.5.2] [4.5.4] [9.5.2]', () => {
    const fought = (ruin: boolean) => {
      const game = new Board({
        turn: 16,
        nation: 'castille',
        phase: 'limits',
        board: { segovie: { castille: { infantry: 5 } }, duero: { castille: { infantry: 1 } } },
        ruins: ruin ? { segovie: 'castille' } : {},
        nations: { castille: { status: 'playing', capital: 'duero' } },
      });
      return game.run((play) => play.stage({ fought: ['segovie'] })).begin();
    };
    expect(fought(false).owed()).toEqual(['c:stacking']);
    expect(fought(true).owed()).toEqual(['c:rebuild-or-not']);
    expect(fought(true).do('c', { verb: 'done' }).owed()).toEqual(['c:stacking']);
  });
});

describe('in attack [4.4]', () => {
  const base: Position['board'] = {
    segovie: { 'seville-nation': { infantry: 2 } },
    avila: { castille: { infantry: 2 } },
  };
  it('one more unit, two more with a Leader or in an Invasion; not added up [4.4.1] [4.4.2] [4.4.4] [9.1.3]', () => {
    const plain = move(base);
    expect(attackLimit(plain.state, 'castille', 'segovie')).toBe(4);
    const led = move({ ...base, segovie: { 'seville-nation': { infantry: 2 }, castille: { leaders: ['Alfons'] } } });
    expect(attackLimit(led.state, 'castille', 'segovie')).toBe(5);
    const alain = new Board({
      turn: 6,
      nation: 'sueve',
      board: { segovie: { ibere: { infantry: 1 }, sueve: { infantry: 1, leaders: ['Hermerich'] } } },
    });
    expect(attackLimit(alain.state, 'sueve', 'segovie')).toBe(5);
    const unled = new Board({
      turn: 6,
      nation: 'sueve',
      board: { segovie: { ibere: { infantry: 1 }, sueve: { infantry: 1 } } },
    });
    expect(attackLimit(unled.state, 'sueve', 'segovie')).toBe(5);
  });
  it('without limit under zeal in the first movement [4.4.3] [9.3.1]', () => {
    const board = { tolede: { wisigoth: { infantry: 2 } }, cordoue: { omeyyad: { infantry: 9 } } };
    const game = new Board({ turn: 11, nation: 'omeyyad', board }).begin().passTo('move');
    game.dice.always(2);
    game.move('b', 'cordoue', { infantry: 9 }, 'tolede').do('b', { verb: 'done' });
    expect(game.told('removed').filter(({ why }) => why === 'stacking')).toEqual([]);
  });
  it('adds nothing to a capital’s bonus, which is for staying [4.4.4]', () => {
    const game = move(base, { nations: { castille: { capital: 'segovie' } } });
    expect(attackLimit(game.state, 'castille', 'segovie')).toBe(4);
    expect(attackLimit(game.state, 'castille', 'segovie', ['Alfons'])).toBe(5);
    expect(stayLimit(game.state, 'castille', 'segovie')).toBe(3);
  });
});

describe('the checks [4.5]', () => {
  const attack = () => {
    const game = move({
      segovie: { 'seville-nation': { infantry: 1 } },
      avila: { castille: { infantry: 2 } },
      calatayud: { castille: { infantry: 2 } },
      leon: { castille: { infantry: 1 } },
      duero: { castille: { infantry: 1 } },
    });
    game.move('c', 'avila', { infantry: 2 }, 'segovie').move('c', 'calatayud', { infantry: 2 }, 'segovie');
    game.dice.next(10, 10, 10, 10, 2);
    return game.do('c', { verb: 'done' });
  };
  it('after the movement with the attack bonus, after the combat without [4.5.1] [4.5.2] [6.7.1] [1.3]', () => {
    const game = attack();
    expect(game.owed()).toEqual(['c:stacking']);
    expect(game.state.stage.phase).toBe('limits');
  });
  it('the owner chooses what goes [4.5.4]', () => {
    const game = attack();
    expect(game.choices('c', 'remove')).toEqual(['segovie']);
    game.do('c', { verb: 'remove', area: 'segovie', unit: 'infantry' });
    expect(game.units('segovie', 'castille').infantry).toBe(3);
  });
  it('or makes the conquest his capital [4.5.5] [4.3.1]', () => {
    const game = attack().do('c', { verb: 'capital', nation: 'castille', province: 'segovie' });
    expect(game.units('segovie', 'castille').infantry).toBe(4);
    expect(game.owed()).not.toContain('c:stacking');
  });
  it('nothing is checked on the way [4.5.3]', () => {
    const game = move({
      salamanque: { castille: { infantry: 3 } },
      duero: { castille: { infantry: 3 } },
      'tierra-de-campos': { castille: { infantry: 3 } },
    });
    game.move('c', 'duero', { infantry: 3 }, 'salamanque');
    expect(game.units('salamanque', 'castille').infantry).toBe(6);
    expect(game.owed()).toEqual(['c:move']);
  });
});

describe('retreats [4.6]', () => {
  const battle = (more: Partial<Position> = {}) => {
    const board = {
      segovie: { castille: { infantry: 2 } },
      calatayud: { castille: { infantry: 2 } },
      leon: { castille: { infantry: 1 } },
      tolede: { 'seville-nation': { infantry: 2 } },
      avila: { 'leon-nation': { infantry: 1 } },
      cuenca: { 'leon-nation': { infantry: 1 } },
    };
    const game = new Board({ turn: 15, nation: 'seville-nation', board, ...more }).begin().passTo('move');
    game.move('b', 'tolede', { infantry: 2 }, 'segovie');
    game.dice.always(2);
    return game.do('b', { verb: 'done' }).do('b', { verb: 'stand' });
  };
  it('may exceed a limit by one, once [4.6.1]', () => {
    const game = battle();
    expect(game.choices('c', 'retreat')).toEqual(['calatayud']);
    expect(game.ask('c', 'retreat', { to: 'calatayud' })).toMatchObject({ slot: 'units', max: 1 });
    game.do('c', { verb: 'retreat', to: 'calatayud', units: { infantry: 1 } });
    expect(game.units('calatayud', 'castille').infantry).toBe(3);
    expect(game.owed()).not.toContain('c:retreat');
  });
  it('the capital’s bonus adds to it [4.6.3]', () => {
    const game = battle({ nations: { castille: { capital: 'calatayud' } } });
    expect(game.ask('c', 'retreat', { to: 'calatayud' })).toMatchObject({ slot: 'units', max: 2 });
  });
  it('is put right in the nation’s next movement [4.6.2]', () => {
    const board = { calatayud: { castille: { infantry: 3 } }, leon: { castille: { infantry: 1 } } };
    const game = move(board, { nations: { castille: { overfull: ['calatayud'] } } });
    expect(game.units('calatayud', 'castille').infantry).toBe(3);
    game.do('c', { verb: 'done' });
    expect(game.owed()).toEqual(['c:stacking']);
  });
});

describe('population [7]', () => {
  const turn = (board: Position['board']) => {
    const game = move(board);
    return game.do('c', { verb: 'done' });
  };
  it('is twice the provinces: LEÓN has 9 units in 4 provinces and removes one [7.1]', () => {
    const board = {
      leon: { 'leon-nation': { infantry: 2 } },
      duero: { 'leon-nation': { infantry: 2, knight: 1 } },
      porto: { 'leon-nation': { infantry: 2 } },
      galice: { 'leon-nation': { infantry: 2 } },
    };
    const game = new Board({ turn: 15, nation: 'leon-nation', board }).begin().passTo('move').do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:population']);
    game.do('d', { verb: 'remove', area: 'duero', unit: 'infantry' });
    expect(game.total('leon-nation')).toBe(8);
    expect(game.state.stage.nation).not.toBe('leon-nation');
  });
  it('counts neither Castles nor Leaders [7.2]', () => {
    const game = turn({ segovie: { castille: { infantry: 2, castle: 1, leaders: ['Alfons'] } } });
    expect(game.told('removed')).toEqual([]);
  });
  it('falls by two with a province that is given up [7.3]', () => {
    const game = turn({
      segovie: { castille: { infantry: 3 } },
      salamanque: { castille: { infantry: 2 } },
      leon: { castille: { infantry: 1 } },
      duero: { castille: { infantry: 3 } },
    });
    expect(game.owed()).toEqual(['c:population']);
    game.do('c', { verb: 'remove', area: 'leon', unit: 'infantry' });
    expect(game.owed()).toEqual(['c:population']);
  });
  it('by default takes from off the map, then from where most stand [7.1] [7.3]', () => {
    const board = {
      galice: { franc: { infantry: 1 } },
      barcelone: { franc: { infantry: 3 } },
      narbonne: { franc: { infantry: 2 } },
    };
    const game = new Board({ turn: 11, nation: 'franc', board }).begin().passTo('move');
    game.do('d', { verb: 'done' }).finish();
    expect(game.told('removed').map(({ area }) => area)).toEqual(['narbonne', 'narbonne']);
    const crowded = {
      galice: { castille: { infantry: 1 } },
      segovie: { castille: { infantry: 3 } },
      duero: { castille: { infantry: 3 } },
    };
    const home = new Board({ turn: 15, nation: 'castille', board: crowded }).begin().passTo('move');
    home.do('c', { verb: 'done' }).finish();
    expect(home.told('removed').map(({ area }) => area)).not.toContain('galice');
  });
  it('counts units at sea and off the map, whose places are no provinces [7.4]', () => {
    const board = { sea: { byzance: { infantry: 2 } }, cadix: { byzance: { infantry: 2 } } };
    const game = new Board({ turn: 10, nation: 'byzance', board }).begin().passTo('move').do('a', { verb: 'done' });
    expect(game.owed()).toEqual(['a:population']);
  });
});
