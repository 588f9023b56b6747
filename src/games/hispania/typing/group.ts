import type { Tally } from '../../../core/action.js';
import type { CountedChoice, Filled } from '../../../core/offer.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { pieceChoice } from '../engine/domain.js';
import { ask } from '../engine/steps.js';
import type { AreaId } from '../facts/ids.js';
import { chosen, type Party, partiesAt } from '../movement/groups.js';
import { isLeader } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaTerm, choiceNamed, unitsIn } from './lexicon.js';

/** Who is to move, as it is typed: "3 infantry, tarik". */

/** Leaders are told from units by their names; whoever says "all" or nothing takes everybody. */
export function groupTyped(state: Hispania, seat: SeatId, from: AreaId, text: string): Result<Tally> {
  const first = ask(state, seat, 'move', { from });
  const nobody = refuse('nothing-to-move', { area: areaTerm(from) });
  if (first.kind !== 'some' || first.choices.length === 0) return nobody;
  if (first.slot !== 'leaders') return unitsIn(text, first);
  const all = kit.isAll(text);
  const parts = kit.partsOf(text);
  const named = parts.flatMap((part) => choiceNamed(first.choices, part) ?? []);
  const leaders = Object.fromEntries((all ? first.choices : named).map(({ id }) => [id, 1]));
  const rest = all ? text : parts.filter((part) => choiceNamed(first.choices, part) === null).join(', ');
  const second = ask(state, seat, 'move', { from, leaders });
  if (second.kind !== 'some') return nobody;
  if (rest === '') return ok(leaders);
  const choices = all ? second.choices : [...second.choices, ...beyond(state, from, second.choices)];
  const units = unitsIn(rest, { ...second, choices }, [...choices, ...first.choices]);
  return units.ok ? ok({ ...leaders, ...units.value }) : units;
}

/** Units here that cannot go with the Leader alone: they may be named all the same. */
function beyond(state: Hispania, from: AreaId, known: readonly CountedChoice[]): readonly CountedChoice[] {
  return partiesHere(state, from)
    .filter(({ id, piece, halted }) => !halted && !isLeader(piece) && !known.some((choice) => choice.id === id))
    .map(({ id, piece, count }) => ({ ...pieceChoice(piece), id, count }));
}

/** Everybody in the slot of a move that asks for him. */
export function inSlots(state: Hispania, seat: SeatId, from: AreaId, group: Tally): Filled {
  const slots = kit.intoSlots((filled) => ask(state, seat, 'move', filled), { from }, group);
  return 'units' in slots ? slots : { ...slots, units: group };
}

export function partiesOf(state: Hispania, from: AreaId, group: Tally): readonly Party[] | null {
  return chosen(partiesHere(state, from), group);
}

/** The same units where they are now: those that came from there before others. A Leader who is not asked for stays. */
export function sameGroup(state: Hispania, seat: SeatId, from: AreaId, here: AreaId, group: Tally): Tally {
  const parties = partiesHere(state, here).filter(({ marched, halted }) => marched !== null && !halted);
  const first = ask(state, seat, 'move', { from: here });
  const led = first.kind === 'some' && first.slot === 'leaders';
  const now: Record<string, number> = {};
  for (const [id, count] of Object.entries(group)) {
    const piece = id.split('/')[0] ?? id;
    if (isLeader(piece)) {
      if (led) now[id] = count;
      continue;
    }
    let missing = count;
    const candidates = parties.filter((party) => party.piece === piece);
    candidates.sort((one, other) => Number(other.marched?.from === from) - Number(one.marched?.from === from));
    for (const party of candidates) {
      const taken = Math.min(missing, party.count - (now[party.id] ?? 0));
      if (taken > 0) now[party.id] = (now[party.id] ?? 0) + taken;
      missing -= taken;
    }
  }
  return now;
}

function partiesHere(state: Hispania, area: AreaId): readonly Party[] {
  const { nation } = state.stage;
  return nation === null ? [] : partiesAt(state, nation, area);
}
