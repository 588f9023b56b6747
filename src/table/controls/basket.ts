import type { Action } from '../../core/action.js';
import type { Choice } from '../../core/offer.js';
import type { Field, FieldChoice } from '../ports/message.js';
import type { Asking } from './asking.js';
import { PAGE, shown } from './choices.js';
import { FIELDS_MOST, type Given } from './form-fields.js';
import { noted } from './one-rows.js';
import { actionOf, fill, type Walk } from './walk.js';
import { withAll } from './whole.js';

/** Reckoning the chances of more than these would keep a form waiting. */
const NOTED_MOST = 40;

/** One of the things that go into it: what is left to be answered for it. */
interface Lot {
  readonly choice: Choice;
  readonly walk: Walk;
}

/**
 * What is done again and again, all of it in one form: a field for each thing (a kind of unit to buy, a stack to move),
 * in which what is left to be asked of it is answered: how many, or where to. Null where that is not all there is to it.
 */
export function basketLots(asking: Asking, walk: Walk): readonly Lot[] | null {
  const { offer, domain } = walk;
  if (offer.several === undefined || offer.several.most < 2 || domain.kind !== 'one') return null;
  const { choices } = domain;
  if (choices.length < 2 || choices.length > FIELDS_MOST) return null;
  const lots = choices.flatMap((choice): Lot[] => {
    const chosen = fill(asking.module, asking.state, asking.token.seat, walk, choice.id);
    const whole = chosen === null ? null : (withAll(asking.module, asking.state, asking.token.seat, chosen) ?? chosen);
    const count = whole === null ? 0 : countOf(whole);
    return whole === null || count === 0 || count > PAGE ? [] : [{ choice, walk: whole }];
  });
  return lots.length < choices.length ? null : lots;
}

/** How many answers there are; beyond every page where it is not chosen from a list. */
function countOf({ domain }: Walk): number {
  switch (domain.kind) {
    case 'done':
      return 1;
    case 'one':
      return domain.choices.length;
    case 'number':
      return Math.floor((domain.max - domain.min) / domain.step) + 1;
    case 'some':
    case 'text':
      return PAGE + 1;
  }
}

export function basketFields(asking: Asking, lots: readonly Lot[]): readonly Field[] {
  const few = lots.reduce((sum, { walk }) => sum + countOf(walk), 0) <= NOTED_MOST;
  return lots.map(({ choice, walk }) => {
    const choices = answersOf(asking, walk, few);
    return {
      kind: 'choice',
      label: shown(asking.module, choice).label,
      hint: { from: 'table', key: 'form.none' },
      choices,
      least: 0,
      most: severalAt(walk) ? Math.min(choices.length, walk.offer.several?.most ?? 1) : 1,
    };
  });
}

/** Does the answer stand for several actions, one for each thing chosen? */
function severalAt({ offer, domain }: Walk): boolean {
  return domain.kind === 'one' && offer.several?.slot === domain.slot;
}

function answersOf(asking: Asking, walk: Walk, few: boolean): readonly FieldChoice[] {
  const { module } = asking;
  const { domain, said } = walk;
  switch (domain.kind) {
    case 'one':
      return domain.choices.map((choice, place) => ({
        value: place.toString(36),
        ...shown(module, few ? noted(asking, walk, choice) : choice),
      }));
    case 'number':
      return Array.from({ length: countOf(walk) }, (_, place) => ({
        value: place.toString(36),
        label: { from: 'table', key: 'term', values: { term: domain.min + place * domain.step } },
      }));
    default:
      return [
        { value: '0', label: { from: 'table', key: 'term', module: module.id, values: { term: said.at(-1) ?? '' } } },
      ];
  }
}

/** What was filled in as actions, one after the other; null: a value is none of those there were. */
export function basketActions(
  { module, state, token }: Asking,
  lots: readonly Lot[],
  given: Given,
): readonly Action[] | null {
  const actions: Action[] = [];
  for (const [at, { walk }] of lots.entries()) {
    for (const value of given[at] ?? []) {
      const place = Number.parseInt(value, 36);
      const { domain } = walk;
      const answer =
        domain.kind === 'one'
          ? domain.choices[place]?.id
          : domain.kind === 'number'
            ? domain.min + place * domain.step
            : undefined;
      if (domain.kind === 'done') actions.push(actionOf(walk));
      else if (answer === undefined) return null;
      else {
        const next = fill(module, state, token.seat, walk, answer);
        // Of a number the least, as where several are chosen in a menu.
        const last = next?.domain.kind === 'number' ? fill(module, state, token.seat, next, next.domain.min) : next;
        if (last?.domain.kind !== 'done') return null;
        actions.push(actionOf(last));
      }
    }
  }
  return actions;
}
