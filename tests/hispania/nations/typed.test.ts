import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Board } from './support.js';

const SEATS = {
  a: ['aragon', 'leon-nation', 'valence-nation'],
  b: ['badajoz-nation', 'saragosse-nation'],
  c: ['navarre', 'seville-nation'],
  d: ['castille', 'grenade-nation', 'el-cid'],
};
function position(json: Record<string, unknown>): Hispania {
  const read = HISPANIA.position.read(JSON.parse(JSON.stringify({ turn: 17, seats: SEATS, ...json })), (name) => name);
  if (!read.ok) throw new Error(JSON.stringify(read.rejection));
  return read.value;
}
const meant = (state: Hispania, seat: string, command: string, options: Record<string, string>) => {
  const result = HISPANIA.typing.interpret(state, seat, command, options);
  if (!result.ok) return result.rejection.code;
  return result.value.kind === 'actions' ? result.value.actions[0] : result.value.kind;
};

describe('what is typed for EL CID', () => {
  const state = position({
    nation: 'aragon',
    phase: 'income',
    gold: { aragon: 4 },
    provinces: {
      tortosa: { aragon: ['infantry', 'infantry'] },
      saragosse: { 'saragosse-nation': ['castle', 'infantry'] },
    },
  });
  it('finds his company off the board, although the position says nothing of it [11.el-cid.1]', () => {
    expect(state.nations['el-cid'].pool.map(({ unit, count }) => [unit, count])).toEqual([
      ['infantry', 5],
      ['knight', 3],
      ['leader:El Cid', 1],
    ]);
    expect(
      position({ nation: 'almoravide', phase: 'move', provinces: { ibiza: { almoravide: ['elite'] } } }).nations[
        'el-cid'
      ].pool,
    ).toEqual([]);
  });
  it('names the units to attack, or all that the gold pays for [11.el-cid.4]', () => {
    const recruit = (options: Record<string, string>) =>
      meant(state, 'a', 'recruit', { province: 'Zaragoza', ...options });
    expect(recruit({ units: '1 infantry, castle' })).toEqual({
      verb: 'recruit',
      province: 'saragosse',
      infantry: 1,
      castle: 1,
    });
    expect(recruit({ units: 'château-fort' })).toEqual({
      verb: 'recruit',
      province: 'saragosse',
      infantry: 0,
      castle: 1,
    });
    expect(recruit({})).toEqual({ verb: 'recruit', province: 'saragosse', infantry: 1, castle: 1 });
    expect(recruit({ units: '1 infantry, 0 castle' })).toMatchObject({ infantry: 1, castle: 0 });
    // Nothing is sent against other units than were meant because of a slip.
    expect(recruit({ units: '2 elephants' })).toBe('unit-unknown');
    expect(recruit({ units: '1 infantry, 1 knight' })).toBe('unit-unknown');
    expect(recruit({ units: '3 infantry' })).toBe('unit-short');
  });
});

describe('what is typed for a new emirate', () => {
  const state = position({
    turn: 14,
    phase: 'closing',
    seats: { a: ['saragosse-nation', 'omeyyad'], b: ['valence-nation'], c: ['grenade-nation'], d: ['seville-nation'] },
    provinces: { denia: { omeyyad: ['castle'] }, seville: { omeyyad: ['infantry'] } },
  });
  it('names provinces, places units, and replaces a Castle or not [11.saragosse.1] [11.valence.4]', () => {
    expect(meant(state, 'a', 'choose', { units: 'Huesca, Calatayud, Castellón, Tortosa, Zaragoza, Cuenca' })).toEqual({
      verb: 'choose',
      provinces: { huesca: 1, calatayud: 1, castellon: 1, tortosa: 1, saragosse: 1, cuenca: 1 },
    });
    const board = new Board({ turn: 14, board: {} });
    board.state = state;
    board.passUntil((one) => {
      const frame = one.frames.at(-1);
      return frame?.kind === 'land' && frame.nation === 'valence-nation';
    });
    board.do('b', { verb: 'choose', provinces: { denia: 1, majorque: 1 } });
    const place = (options: Record<string, string>) =>
      meant(board.state, 'b', 'choose', { units: 'infantry: 2 denia, 3 valencia', ...options });
    expect(place({})).toBe('slot-missing');
    expect(place({ choice: 'none' })).toMatchObject({ infantry: { denia: 2, valence: 3 }, replace: 'none' });
    expect(place({ choice: 'Denia' })).toMatchObject({ replace: 'denia' });
  });
});

describe('the options of a position', () => {
  it('go by their names at creation too', () => {
    const options = { 'sign-of-god': 'on', events: 'on', submissionOfAll: true, 'group-bids': 'off' };
    expect(
      position({ turn: 9, nation: 'celte', options, provinces: { algarve: { celte: ['infantry'] } } }).options,
    ).toMatchObject({
      signOfGod: true,
      events: true,
      submissionOfAll: true,
      groupBids: false,
    });
    expect(() => position({ options: { 'sign-of-god': 'perhaps' } })).toThrow('position-value');
  });
});
