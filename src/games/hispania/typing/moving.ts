import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Filled } from '../../../core/offer.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { ask } from '../engine/steps.js';
import type { AreaId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { groupTyped } from './group.js';
import { legs } from './legs.js';
import { areaNamed, LEXICON } from './lexicon.js';
import { offersVerb, seated, usual, usuallySuggested } from './usual.js';

/**
 * `/move`: units from one place to another. `via` names waypoints; the last of them, where it lies next to an attacked
 * province, is the side from which it is entered (6.4, 6.6). Each leg is an action of its own, by the same units.
 */
export const moveCommand = seated((state, seat, options) => {
  const actions = isMarch(state, seat) ? marched(state, seat, options) : moved(state, seat, options);
  if (actions === null) return usual(state, seat, 'move', options);
  return actions.ok ? ok({ kind: 'actions', actions: actions.value }) : actions;
});

function moved(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> | null {
  const { nation } = state.stage;
  if (nation === null || !offersVerb(state, seat, 'move')) return null;
  const from = areaNamed(options.from, 'from');
  if (!from.ok) return from;
  const stops = stopsTyped(options);
  if (!stops.ok) return stops;
  const group = groupTyped(state, seat, from.value, String(options.units ?? 'all'));
  return group.ok ? legs(state, seat, nation, from.value, stops.value, group.value) : group;
}

/** VANDALE's march (11.vandale.2): it is chosen province by province; typed as a move, `via` names those before. */
function marched(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const stops = stopsTyped(options);
  if (!stops.ok) return stops;
  const [first, ...rest] = stops.value;
  if (first === undefined) return ok([]);
  const asked = (filled: Filled) => ask(state, seat, 'choose', filled);
  const begun = kit.fillIn(LEXICON, 'choose', asked, { province: first });
  return begun.ok ? ok([begun.value, ...rest.map((choice) => ({ verb: 'choose', choice }))]) : begun;
}

function isMarch(state: Hispania, seat: SeatId): boolean {
  return state.frames.at(-1)?.kind === 'march' && !offersVerb(state, seat, 'move') && offersVerb(state, seat, 'choose');
}

/** The waypoints, and where the move ends. */
function stopsTyped({ via = '', to }: TypedOptions): Result<readonly AreaId[]> {
  const end = areaNamed(to, 'to');
  if (!end.ok) return end;
  const stops: AreaId[] = [];
  for (const part of String(via).split(/[,;>]/)) {
    if (part.trim() === '') continue;
    const area = areaNamed(part, 'via');
    if (!area.ok) return area;
    stops.push(area.value);
  }
  return ok([...stops, end.value]);
}

/** Leaders and units are two slots of a move, but one option. */
export const suggest: typeof usuallySuggested = (state, seat, command, option, options, locale, room) => {
  const asked = (slot: string) =>
    seat === null || !offersVerb(state, seat, 'move')
      ? null
      : kit.questionFor(LEXICON, (filled) => ask(state, seat, 'move', filled), slot, options);
  const [units, leaders] = command === 'move' && option === 'units' ? [asked('units'), asked('leaders')] : [];
  if (units?.kind !== 'some' || leaders?.kind !== 'some')
    return usuallySuggested(state, seat, command, option, options, locale, room);
  const all = { ...units, choices: [...units.choices, ...leaders.choices] };
  return kit.suggestionsFor(LEXICON, all, 'units', options, locale, room);
};
