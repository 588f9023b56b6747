import type { Action } from '../../core/action.js';
import type { Roll } from '../../core/dice.js';
import type { SeatId } from '../../core/seat.js';
import type { Roller } from '../dice/roller.js';
import type { Change, NewEntry } from './change.js';

/**
 * Dice thrown to no effect because the rules refused or failed after the throw. They are logged like all others: the
 * player has learned something from them and must not get new ones unseen.
 */
export function spentEntry(
  who: { readonly userId: string; readonly seat: SeatId | null },
  actions: readonly Action[],
  rolls: readonly Roll[],
): NewEntry {
  return { ...who, kind: 'spent', actions, events: [], rolls, detail: null };
}

/** For a command that leaves only its dice to write. */
export function changeOfDiceOnly({
  game,
  state,
  roller,
}: Pick<Change, 'game' | 'state'> & { readonly roller: Roller }): Change {
  const entry = { ...spentEntry({ userId: '', seat: null }, [], roller.rolls), detail: roller.opening };
  // Words in these dice are revealed with them.
  const sealing = roller.opening === null ? game.sealing : null;
  return { game: { ...game, words: roller.words, sealing }, state, entry, announce: [spentLine(roller.rolls)] };
}

export function spentLine(rolls: readonly Roll[]) {
  return { from: 'table', key: 'dice.spent', values: { count: rolls.length, from: rolls[0]?.number ?? 0 } } as const;
}
