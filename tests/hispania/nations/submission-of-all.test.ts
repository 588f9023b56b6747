import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { submissionDue } from '../../../src/games/hispania/submission/conditions.js';
import { submit } from '../../../src/games/hispania/submission/submitting.js';
import { Board, type Position } from './support.js';

const ALL = { 'submission-of-all': 'on' };
const due = (
  position: Position,
  nation:
    | 'leon-nation'
    | 'castille'
    | 'sueve'
    | 'lusitanien'
    | 'hispano-romain'
    | 'valence-nation'
    | 'basque'
    | 'galicien',
  to: 'castille' | 'wisigoth' | 'rome' | 'aragon' | 'seville-nation',
) => submissionDue(new Board(position).state, nation, to);

describe('submission of all', () => {
  const board: Position['board'] = {
    leon: { 'leon-nation': { infantry: 2 } },
    avila: { castille: { infantry: 3, castle: 1, leaders: ['Alfons'] } },
  };
  it('lets any nation submit with no more than half of the other’s units [10.4.1] [10.4.2]', () => {
    expect(due({ setup: ALL, turn: 17, board }, 'leon-nation', 'castille')).toEqual({ must: false, free: true });
    expect(due({ turn: 17, board }, 'leon-nation', 'castille')).toBeNull();
    const three = { ...board, leon: { 'leon-nation': { infantry: 3 } } };
    expect(due({ setup: ALL, turn: 17, board: three }, 'leon-nation', 'castille')).toBeNull();
  });
  it('counts Castles, but neither Leaders nor Forts [10.4.2]', () => {
    const withFort = {
      leon: { 'hispano-romain': { infantry: 1, fort: 1 } },
      avila: { castille: { infantry: 1, castle: 1, leaders: ['Alfons'] } },
    };
    expect(due({ setup: ALL, turn: 17, board: withFort }, 'hispano-romain', 'castille')).toEqual({
      must: false,
      free: true,
    });
  });
  it('ends when the vassal has more than half [10.4.2]', () => {
    const game = new Board({ setup: ALL, turn: 17, nation: 'leon-nation', board, gold: { 'leon-nation': 8 } });
    game.run((play) => submit(play, 'leon-nation', 'castille', true));
    game.begin();
    expect(game.state.nations['leon-nation'].suzerain).toBe('castille');
    game.run((play) => play.add('leon', 'leon-nation', 'infantry', 2));
    game.passUntil((state) => state.stage.nation !== 'leon-nation');
    expect(game.state.nations['leon-nation'].suzerain).toBeNull();
  });
  it('is barred to six nations [10.4.3]', () => {
    const never = Object.values(STANDARD_BOOK.nations)
      .filter((card) => card.neverSubmits === true)
      .map(({ id }) => id);
    expect(never).toEqual(['carthage', 'wisigoth', 'valence-nation', 'grenade-nation', 'el-cid', 'almoravide']);
    const poor = { valence: { 'valence-nation': { infantry: 1 } }, avila: { castille: { infantry: 3 } } };
    expect(due({ setup: ALL, turn: 17, board: poor }, 'valence-nation', 'castille')).toBeNull();
  });
  it('leaves the duties of chapter 11 as they are [10.4.4] [9.6.2] [9.6.3]', () => {
    const of = (
      nation: 'sueve' | 'lusitanien' | 'hispano-romain' | 'basque' | 'galicien',
      turn: number,
      to: 'wisigoth' | 'rome',
    ) =>
      due(
        {
          setup: ALL,
          turn,
          board: { leon: { [nation]: { infantry: 1 } }, avila: { [to]: { infantry: 1, elite: 1 } } },
        },
        nation,
        to,
      );
    expect(of('sueve', 9, 'wisigoth')?.must).toBe(true);
    expect(of('lusitanien', 9, 'wisigoth')?.must).toBe(true);
    expect(of('hispano-romain', 9, 'wisigoth')?.must).toBe(true);
    expect(of('basque', 9, 'wisigoth')?.must).toBe(true);
    expect(of('galicien', 9, 'wisigoth')?.must).toBe(true);
    expect(of('lusitanien', 4, 'rome')?.must).toBe(true);
    expect(of('galicien', 4, 'rome')?.must).toBe(false);
  });
  it('goes on to WISIGOTH after Tolède has fallen, but of one’s own accord alone [10.4.1] [9.6.8]', () => {
    const fallen = (setup: Record<string, string>) =>
      due(
        {
          setup,
          turn: 12,
          board: { leon: { galicien: { infantry: 1 } }, avila: { wisigoth: { infantry: 2 } } },
          nations: { wisigoth: { notes: { toledoFallen: true } } },
        },
        'galicien',
        'wisigoth',
      );
    expect(fallen(ALL)).toEqual({ must: false, free: true });
    expect(fallen({})).toBeNull();
  });
  it('halves income; the suzerain has its part if it has gold at all [10.4.5] [2.2.1] [2.2.2]', () => {
    const lands: Position['board'] = {
      leon: { 'leon-nation': { infantry: 1 } },
      duero: { 'leon-nation': { infantry: 1 } },
      avila: { castille: { infantry: 9 } },
    };
    const game = new Board({
      setup: ALL,
      turn: 16,
      nation: 'leon-nation',
      board: lands,
      submitted: { 'leon-nation': 'castille' },
    }).begin();
    expect(game.told('income')).toMatchObject([{ gold: 1 }]);
    expect(game.told('tribute')).toMatchObject([{ suzerain: 'castille', gold: 1.5 }]);
    const under: Position['board'] = { ...lands, avila: { almoravide: { elite: 9 } } };
    const none = new Board({
      setup: ALL,
      turn: 19,
      nation: 'leon-nation',
      board: under,
      submitted: { 'leon-nation': 'almoravide' },
    }).begin();
    expect(none.state.nations.almoravide.gold).toBe(0);
  });

  it('is open to whoever attacks too: he is asked after the attacked one, before any retreat [10.4.1]', () => {
    const attack = (setup: Position['setup'] = ALL) => {
      const game = new Board({
        setup: setup ?? {},
        turn: 17,
        nation: 'leon-nation',
        phase: 'move',
        board: {
          leon: { 'leon-nation': { infantry: 2 } },
          avila: { castille: { infantry: 2 } },
          segovie: { castille: { infantry: 3, castle: 1 } },
          asturies: { 'leon-nation': { infantry: 1 } },
          cuenca: { castille: { infantry: 2 } },
        },
      }).begin();
      game.move('d', 'leon', { infantry: 2 }, 'avila', 'salamanque');
      game.dice.next(1, 1, 1, 1);
      return game.do('d', { verb: 'done' });
    };
    expect(attack({}).owed()).toEqual(['d:retreat']);
    const no = attack();
    expect(no.owed()).toEqual(['d:submit']);
    no.do('d', { verb: 'submit', answer: 'no' });
    expect(no.told('submission-refused')).toMatchObject([{ nation: 'leon-nation', suzerain: 'castille' }]);
    expect(no.owed()).toEqual(['d:retreat']);
    const yes = attack().do('d', { verb: 'submit', answer: 'yes' });
    expect(yes.state.nations['leon-nation'].suzerain).toBe('castille');
    // He leaves whom he has come to, and what is his stays his.
    yes.passUntil((state) => state.frames.length === 0);
    expect(yes.told('battle-ended')).toHaveLength(1);
    expect(yes.units('avila', 'leon-nation')).toEqual({});
    expect([yes.units('avila', 'castille'), yes.total('leon-nation')]).toEqual([{ infantry: 2 }, 3]);
  });
  it('asks no attacker with more than half of the other’s units, and none that never submits [10.4.2] [10.4.3]', () => {
    const asked = (nation: 'leon-nation' | 'valence-nation', units: number, seat: string) => {
      const board: Position['board'] = {
        leon: { [nation]: { infantry: units } },
        avila: { castille: { infantry: 1 } },
        segovie: { castille: { infantry: 3 } },
      };
      const game = new Board({ setup: ALL, turn: 17, nation, phase: 'move', board }).begin();
      game.move(seat, 'leon', { infantry: units }, 'avila', 'salamanque');
      game.dice.always(1);
      return game.do(seat, { verb: 'done' }).owed();
    };
    expect(asked('leon-nation', 2, 'd')).toEqual(['d:submit']);
    expect(asked('leon-nation', 3, 'd')).toEqual(['d:retreat']);
    expect(asked('valence-nation', 2, 'd')).toEqual(['d:retreat']);
  });
});
