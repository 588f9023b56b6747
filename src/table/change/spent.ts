import type { Action } from '../../core/action.js';
import type { Roll } from '../../core/dice.js';
import type { SeatId } from '../../core/seat.js';
import type { Roller } from '../dice/roller.js';
import type { Change, NewEntry } from './change.js';

/**
 * Dice that were thrown and that nothing came of, because the rules refused or failed after the throw. They are written
 * like all others: whoever is answered has seen something of them, and must not get others for it unseen.
 */
export function spentEntry(
  who: { readonly userId: string; readonly seat: SeatId | null },
  actions: readonly Action[],
  rolls: readonly Roll[],
): NewEntry {
  return { ...who, kind: 'spent', actions, events: [], rolls, detail: null };
}

/** Where nothing else can be written of a command than its dice. */
export function spentChange({
  game,
  state,
  roller,
}: Pick<Change, 'game' | 'state'> & { readonly roller: Roller }): Change {
  const entry = { ...spentEntry({ userId: '', seat: null }, [], roller.rolls), detail: roller.opening };
  // Words that were in these dice have been seen with them.
  const sealing = roller.opening === null ? game.sealing : null;
  return { game: { ...game, words: roller.words, sealing }, state, entry, announce: [spentLine(roller.rolls)] };
}

export function spentLine(rolls: readonly Roll[]) {
  return { from: 'table', key: 'dice.spent', values: { count: rolls.length, from: rolls[0]?.number ?? 0 } } as const;
}
