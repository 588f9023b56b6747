import type { ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from '../nations/support.js';

/** CASTILLE attacks SÉVILLE, from Calatayud (no river) unless it is said otherwise. */
export function attack(
  attackers: Stack,
  defenders: Stack,
  where: ProvinceId = 'segovie',
  more: { from?: ProvinceId; faces?: number[]; board?: Position['board'] } = {},
): Board {
  const from = more.from ?? 'calatayud';
  const board = {
    leon: { castille: { infantry: 1 } },
    ...more.board,
    [from]: { castille: attackers },
    [where]: { 'seville-nation': defenders },
  };
  const game = new Board({ turn: 16, nation: 'castille', board, nations: { 'seville-nation': { pool: [] } } })
    .begin()
    .passTo('move');
  const { leaders = [], ...units } = attackers;
  const group = {
    ...Object.fromEntries(Object.entries(units).map(([kind, count]) => [kind, Number(count)])),
    ...Object.fromEntries(leaders.map((name) => [`leader:${name}`, 1])),
  };
  game.move('c', from, group, where);
  game.dice.next(...(more.faces ?? []));
  return game.do('c', { verb: 'done' });
}
export const aims = (game: Board, seat: string, targets: Record<string, Record<string, number>>) =>
  game.do(seat, game.filled(seat, 'target', targets));
export const needed = (game: Board) => game.dice.rolled.map(({ purpose }) => purpose.needed);
