import { type Action, isTally, type SlotValue } from '../../core/action.js';
import type { LessonStep, Wanted, WantedValue } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import { allOf, allows, type Domain, type Filled } from '../../core/offer.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';

/** Does what is chosen so far still lead to what the step asks? */
export function leadsToRight({ wants }: LessonStep, verb: string, filled: Filled): boolean {
  return wants.some((wanted) => wanted.verb === verb && slotsOf(wanted).every((slot) => fits(wanted, slot, filled)));
}

export function isRight({ wants }: LessonStep, { verb, ...chosen }: Action): boolean {
  return wants.some(
    (wanted) =>
      wanted.verb === verb &&
      slotsOf(wanted).every((slot) => chosen[slot] !== undefined && meets(wanted[slot], chosen[slot])),
  );
}

/** The one answer that is wrong, after others that were right. */
interface NearMiss {
  readonly chosen: SlotValue;
  readonly wanted: readonly (string | number)[];
  /** What was chosen before it. */
  readonly before: Filled;
}

/** Null: something else altogether, or a wrong number of units. */
export function nearMiss({ wants }: LessonStep, verb: string, filled: Filled): NearMiss | null {
  for (const wanted of wants.filter((one) => one.verb === verb)) {
    const answers = Object.entries(filled);
    const slots = answers.map(([slot]) => slot);
    const at = slots.findIndex((slot) => wanted[slot] !== undefined && !fits(wanted, slot, filled));
    const slot = slots[at];
    const value = slot === undefined ? undefined : wanted[slot];
    const right = slots.slice(0, Math.max(0, at)).some((one) => wanted[one] !== undefined);
    if (slot === undefined || value === undefined || !right) continue;
    if (typeof value === 'object' && !isAnyOf(value)) continue;
    const before = Object.fromEntries(answers.slice(0, at));
    return { chosen: filled[slot], wanted: isAnyOf(value) ? value : [value], before };
  }
  return null;
}

function fits(wanted: Wanted, slot: string, filled: Filled): boolean {
  const value = filled[slot];
  return value === undefined || meets(wanted[slot], value);
}

function slotsOf(wanted: Wanted): readonly string[] {
  return Object.keys(wanted).filter((slot) => slot !== 'verb');
}

function meets(wanted: WantedValue | undefined, value: SlotValue): boolean {
  if (wanted === undefined) return true;
  if (isAnyOf(wanted)) return wanted.some((one) => one === value);
  if (typeof wanted === 'object')
    return isTally(value) && Object.entries(wanted).every(([id, least]) => (value[id] ?? 0) >= least);
  return wanted === value;
}

function isAnyOf(wanted: WantedValue): wanted is readonly (string | number)[] {
  return Array.isArray(wanted);
}

/** An action that is right now; null: none is possible. */
export function rightAnswer(module: GameModule, state: State, seat: SeatId, step: LessonStep): Action | null {
  const offered = module.offers(state, seat).map(({ verb }) => verb);
  for (const wanted of step.wants) {
    const found = offered.includes(wanted.verb) ? completed(module, state, seat, wanted, {}) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The first way to answer all that is asked, as wanted. */
function completed(module: GameModule, state: State, seat: SeatId, wanted: Wanted, filled: Filled): Action | null {
  const domain = module.ask(state, seat, wanted.verb, filled);
  if (domain.kind === 'done') {
    const action = { verb: wanted.verb, ...filled };
    return isRight({ id: '', wants: [wanted] }, action) ? action : null;
  }
  for (const value of valuesFor(domain, wanted[domain.slot])) {
    const found = completed(module, state, seat, wanted, { ...filled, [domain.slot]: value });
    if (found !== null) return found;
  }
  return null;
}

function valuesFor(
  domain: Exclude<Domain, { kind: 'done' }>,
  wanted: WantedValue | undefined,
): readonly Exclude<SlotValue, undefined>[] {
  switch (domain.kind) {
    case 'one':
      return domain.choices.map(({ id }) => id).filter((id) => meets(wanted, id));
    case 'some': {
      const first = domain.choices[0];
      const least = first === undefined ? {} : { [first.id]: 1 };
      const asked = typeof wanted === 'object' && !isAnyOf(wanted) ? [wanted] : [];
      return [...asked, allOf(domain), least].filter((value) => allows(domain, value) && meets(wanted, value));
    }
    case 'number': {
      const named = wanted === undefined ? [domain.min] : isAnyOf(wanted) ? wanted : [wanted];
      return named
        .filter((value) => typeof value === 'number' && allows(domain, value) && meets(wanted, value))
        .filter((value): value is number => typeof value === 'number');
    }
    case 'text':
      return typeof wanted === 'string' ? [wanted] : [];
  }
}
