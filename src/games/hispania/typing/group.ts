import type { Tally } from '../../../core/action.js';
import type { CountedChoice } from '../../../core/offer.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isAll, partsOf } from '../../../kit/typed/counted.js';
import { pieceChoice } from '../engine/domain.js';
import { ask } from '../engine/steps.js';
import type { AreaId } from '../facts/ids.js';
import { partiesAt } from '../movement/groups.js';
import { leaderOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaTerm, choiceNamed, unitsIn } from './lexicon.js';

/** Who is to move, as it is typed: "3 infantry, tarik". */

/** The slots of a group: Leaders are asked for first, where there are any. */
export type Group = { readonly leaders?: Tally; readonly units: Tally; readonly along?: Tally };

/** Leaders are told from units by their names; whoever says "all" or nothing takes everybody. */
export function groupTyped(state: Hispania, seat: SeatId, from: AreaId, text: string): Result<Group> {
  const first = ask(state, seat, 'move', { from });
  if (first.kind !== 'some' || first.choices.length === 0) return refuse('nothing-to-move', { area: areaTerm(from) });
  if (first.slot !== 'leaders') {
    const units = unitsIn(text, first);
    return units.ok ? ok({ units: units.value }) : units;
  }
  const parts = partsOf(text);
  const named = parts.flatMap((part) => choiceNamed(first.choices, part) ?? []);
  const all = isAll(text);
  const leaders = Object.fromEntries((all ? first.choices : named).map(({ id }) => [id, 1]));
  const rest = all ? text : parts.filter((part) => choiceNamed(first.choices, part) === null).join(', ');
  const second = ask(state, seat, 'move', { from, leaders });
  if (second.kind !== 'some') return refuse('nothing-to-move', { area: areaTerm(from) });
  const choices = all ? second.choices : [...second.choices, ...beyond(state, from, second.choices)];
  const units: Result<Tally> =
    rest === '' ? ok({}) : unitsIn(rest, { ...second, choices }, [...choices, ...first.choices]);
  return units.ok ? ok(arranged(state, seat, from, leaders, units.value)) : units;
}

/** Units here that cannot go with the Leader alone: they may be named all the same. */
function beyond(state: Hispania, from: AreaId, known: readonly CountedChoice[]): readonly CountedChoice[] {
  const { nation } = state.stage;
  if (nation === null) return [];
  return partiesAt(state, nation, from)
    .filter(({ id, piece, halted }) => !halted && leaderOf(piece) === null && !known.some((choice) => choice.id === id))
    .map(({ id, piece, count }) => ({ ...pieceChoice(piece), id, count }));
}

/** Everybody in the slot that asks for him; what none asks for stays where the validator finds it. */
export function arranged(state: Hispania, seat: SeatId, from: AreaId, leaders: Tally, wanted: Tally): Group {
  const first = ask(state, seat, 'move', { from });
  if (first.kind !== 'some' || first.slot !== 'leaders') return { units: wanted };
  const second = ask(state, seat, 'move', { from, leaders });
  const known = second.kind === 'some' ? second.choices : [];
  const isKnown = ([id]: readonly [string, number]) => known.some((choice) => choice.id === id);
  const units = Object.fromEntries(Object.entries(wanted).filter(isKnown));
  const along = Object.fromEntries(Object.entries(wanted).filter((entry) => !isKnown(entry)));
  const third = ask(state, seat, 'move', { from, leaders, units });
  if (third.kind === 'some' && third.slot === 'along') return { leaders, units, along };
  return { leaders, units: wanted };
}
