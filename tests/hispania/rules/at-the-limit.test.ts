import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { leavingLeaders } from '../../../src/games/hispania/special/leaving.js';
import { becomeInfantry } from '../../../src/games/hispania/special/tasks.js';
import { unusedCounters } from '../../../src/games/hispania/state/reading.js';
import type { NationState } from '../../../src/games/hispania/state/state.js';
import { submissionDue } from '../../../src/games/hispania/submission/conditions.js';
import { Board, type Position } from '../nations/support.js';

// Rules where they begin and where they end: the very turn, the price to the coin, the stack that is just full.

describe('gold and counters', () => {
  /** All of CASTILLE's Knights stand on the board. */
  const castille = (gold: number, turn = 16) =>
    new Board({
      turn,
      nation: 'castille',
      phase: 'income',
      board: { segovie: { castille: { knight: 3 } }, leon: { castille: { knight: 1 } } },
      gold: { castille: gold },
    })
      .run((play) => play.stage({ task: 1 }))
      .begin();

  it('a unit is given up to be built elsewhere where its price is just at hand [2.3.4]', () => {
    const short = unusedCounters(castille(0).state, 'castille', 'knight') === 0;
    const verbs = [castille(5.5), castille(6)].map((game) => game.verbs('c').includes('remove'));
    expect([short, ...verbs]).toEqual([true, false, true]);
  });

  it('the later limits hold from turn 20 on [2.3.2]', () => {
    const knights = (turn: number) => unusedCounters(castille(0, turn).state, 'castille', 'knight');
    expect(knights(20)).toBe(knights(21));
    expect(knights(20)).toBeGreaterThan(knights(19));
  });
});

describe('leaders and kinds that go with a turn', () => {
  it('Abu Yusuf, and nobody else, leaves at the end of turn 21 [3.3.6]', () => {
    const left = (turn: number) => {
      const board: Position['board'] = { seville: { almohade: { elite: 1, leaders: ['Abu Yusuf', 'Another'] } } };
      const game = new Board({ turn, board }).run(leavingLeaders);
      return game.told('leader-left').map(({ leader }) => leader);
    };
    expect([left(20), left(21)]).toEqual([[], ['Abu Yusuf']]);
  });

  it('Elites become as many Infantry on turn 20, other units stay what they are [11.almoravide.6]', () => {
    const board: Position['board'] = {
      seville: { almoravide: { elite: 2, cavalry: 1 } },
      cadix: { almoravide: { cavalry: 1 } },
    };
    const on = (turn: number) => new Board({ turn, board }).run((play) => becomeInfantry(play, 'almoravide'));
    expect(on(19).units('seville', 'almoravide')).toEqual({ elite: 2, cavalry: 1 });
    const late = on(20);
    expect(late.units('seville', 'almoravide')).toEqual({ infantry: 2, cavalry: 1 });
    expect(late.units('cadix', 'almoravide')).toEqual({ cavalry: 1 });
    expect(late.told('became-infantry')).toMatchObject([{ count: 2 }]);
  });
});

describe('a stack', () => {
  /** One of SUÈVE's two in Porto falls; the other may go to Duero alone, where so many are (three may stay). */
  const overfull = (there: number) => {
    const around = ['leon', 'tierra-de-campos', 'salamanque', 'alcantara', 'lusitanie', 'lisbonne'] as const;
    const game = new Board({
      turn: 7,
      nation: 'lusitanien',
      board: {
        ...Object.fromEntries(around.map((area) => [area, { cantabrien: { infantry: 1 } }])),
        porto: { sueve: { infantry: 2 } },
        duero: { sueve: { infantry: there } },
        galice: { lusitanien: { infantry: 2 } },
      },
    })
      .begin()
      .passTo('move');
    game.move('a', 'galice', { infantry: 2 }, 'porto');
    game.dice.next(10, 2, 2, 2);
    game.do('a', { verb: 'done' }).do('a', { verb: 'stand' });
    game.do('d', game.filled('d', 'retreat', { to: 'duero', units: { infantry: 1 } }));
    return [game.units('duero', 'sueve').infantry, game.state.nations.sueve.overfull];
  };

  it('that a retreat fills is not too high, one more is, once [4.6.1]', () => {
    expect(overfull(2)).toEqual([3, []]);
    expect(overfull(3)).toEqual([4, ['duero']]);
  });

  it('of a minor Invasion is not checked after its first combat, others are [10.3.13]', () => {
    const owed = (at: 'segovie' | 'avila', pass: 1 | 2) =>
      new Board({
        turn: 16,
        nation: 'castille',
        phase: 'limits',
        board: { segovie: { castille: { infantry: 4 } }, avila: { castille: { infantry: 1 } } },
        nations: { castille: { status: 'playing', capital: 'avila' } },
      })
        .run((play) => play.stage({ pass, second: { kind: 'pile', why: 'invasion', leader: null, at, bonus: 2 } }))
        .begin()
        .owed();
    expect(owed('avila', 1)).toEqual(['c:stacking']);
    expect(owed('segovie', 2)).toEqual(['c:stacking']);
    expect(owed('segovie', 1)).not.toEqual(['c:stacking']);
  });
});

describe('a duty to submit', () => {
  const due = (galicien: Partial<NationState>) => {
    const board: Position['board'] = { galice: { galicien: { infantry: 1 } } };
    return submissionDue(new Board({ turn: 9, board, nations: { galicien } }).state, 'galicien', 'wisigoth');
  };

  it('binds whoever has submitted to another of its own accord, and no other vassal [10.4.4]', () => {
    expect(due({})).toEqual({ must: true, free: false });
    expect(due({ suzerain: 'sueve', notes: { submittedFreely: true } })).toEqual({ must: true, free: false });
    expect(due({ suzerain: 'sueve' })).toBeNull();
    expect(due({ suzerain: 'wisigoth', notes: { submittedFreely: true } })).toBeNull();
  });
});

describe('a position', () => {
  const read = (more: object) => {
    const result = HISPANIA.position.read(
      JSON.parse(
        JSON.stringify({
          turn: 16,
          nation: 'castille',
          phase: 'move',
          provinces: { segovie: { castille: ['infantry'] }, tolede: { 'seville-nation': ['infantry'] } },
          ...more,
        }),
      ),
      (name) => name,
    );
    if (!result.ok) throw new Error(JSON.stringify(result.rejection));
    return result.value;
  };

  it('gives nations that it does not name to whoever has one of their group, the first named of several [13] [16]', () => {
    const state = read({ seats: { red: ['seville-nation'], blue: ['castille'] } });
    expect(state.nations.wisigoth.seat).toBe('blue');
    expect(state.nations.omeyyad.seat).toBe('red');
  });

  it('says who is played by nobody, where somebody would be given the nation [16]', () => {
    const state = read({ seats: { red: ['seville-nation'], blue: ['castille'] } });
    const without = {
      ...state,
      nations: { ...state.nations, castille: { ...state.nations.castille, seat: null } },
    };
    expect(HISPANIA.position.write(without, (seat) => seat)).toMatchObject({ nobody: ['castille'] });
    expect(HISPANIA.position.write(state, (seat) => seat)).not.toHaveProperty('nobody');
  });
});
