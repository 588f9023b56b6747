import type { NationId } from '../facts/ids.js';
import type { NationCard } from '../facts/nation.js';
import { book, cardOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A nation's future: its last turn, its heir, its scoring turns. */

/** The last turn of this game. */
export function lastTurn(state: Hispania): number {
  return book(state).scenarios[state.options.scenario].last;
}

/** The heir of its units with the same player; an unowned one counts as a stranger's. */
export function heirOf(state: Hispania, nation: NationId): NationId | null {
  const { becomes } = cardOf(state, nation);
  const { seat } = state.nations[nation];
  if (becomes === undefined || seat === null || (becomes.endOf.at(-1) ?? 0) >= lastTurn(state)) return null;
  return becomes.into.find((heir) => state.nations[heir].seat === seat) ?? null;
}

/** Its last turn before it transforms or leaves. */
export function ownLastTurn(state: Hispania, nation: NationId): number {
  const { becomes, leavesEndOf } = cardOf(state, nation);
  return Math.min(lastTurn(state), leavesEndOf ?? lastTurn(state), becomes?.endOf.at(-1) ?? lastTurn(state));
}

/** The last turn its units are useful to their player, including in its heir's hands. */
export function lastUse(state: Hispania, nation: NationId): number {
  const heir = heirOf(state, nation);
  return heir === null ? ownLastTurn(state, nation) : Math.min(lastTurn(state), cardOf(state, heir).leavesEndOf ?? 99);
}

type Table = NonNullable<ReturnType<NationCard['vp']['get']>>;
export type Counting = { readonly turn: number; readonly table: Table; readonly whose: NationId };

/** The future turns in which its land scores, by its own table or its heir's. */
export function scoringTurnsAhead(state: Hispania, nation: NationId): readonly Counting[] {
  const { becomes } = cardOf(state, nation);
  const until = ownLastTurn(state, nation);
  const heir = heirOf(state, nation);
  const own = tables(state, nation).filter(({ turn }) => turn <= until);
  const theirs = heir === null ? [] : tables(state, heir).filter(({ turn }) => turn > (becomes?.endOf.at(-1) ?? until));
  return [...own, ...theirs];
}

function tables(state: Hispania, nation: NationId): readonly Counting[] {
  const { vp } = cardOf(state, nation);
  const { calendar, scenarios } = book(state);
  const late = scenarios[state.options.scenario].extended === true ? calendar.extendedScoringTurns : [];
  const list: Counting[] = [];
  for (const turn of [...calendar.scoringTurns, ...late]) {
    const table = vp.get(turn) ?? (late.includes(turn) ? vp.get(19) : undefined);
    if (table !== undefined && turn >= state.turn && turn <= lastTurn(state)) list.push({ turn, table, whose: nation });
  }
  return list;
}
