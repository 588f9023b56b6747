import type { Action } from '../../core/action.js';
import type { Choice } from '../../core/offer.js';
import type { Asking } from './asking.js';
import { PAGE } from './choices.js';
import { actionOf, fill, type Walk } from './walk.js';

/** One answer: what was chosen, question by question, and what is done then. */
export interface End {
  readonly value: string;
  readonly steps: readonly Step[];
  readonly action: Action;
}

export interface Step {
  readonly at: Walk;
  readonly choice: Choice;
}

/** How many answers there are; beyond every page where it is not chosen from a list. */
export function countOf({ domain }: Walk): number {
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

/** None where an answer leads on to more than one further question. */
export function endsOf(asking: Asking, walk: Walk): readonly End[] {
  const { domain } = walk;
  switch (domain.kind) {
    case 'done':
      return [{ value: '0', steps: [], action: actionOf(walk) }];
    case 'number':
      return numbersIn(walk).flatMap((number, place) => placedEnds(asking, filled(asking, walk, number), place));
    case 'one': {
      const ways = domain.choices.map((choice, place) => {
        const step = { at: walk, choice };
        const next = filled(asking, walk, choice.id);
        const value = place.toString(36);
        if (next?.domain.kind !== 'one') return ended(leastOf(asking, next), value, [step]);
        return next.domain.choices.flatMap((then, nth) =>
          ended(leastOf(asking, filled(asking, next, then.id)), `${value}.${nth.toString(36)}`, [
            step,
            { at: next, choice: then },
          ]),
        );
      });
      return ways.some((way) => way.length === 0) ? [] : ways.flat();
    }
    case 'some':
    case 'text':
      return [];
  }
}

function numbersIn(walk: Walk): readonly number[] {
  const { domain } = walk;
  if (domain.kind !== 'number') return [];
  return Array.from({ length: countOf(walk) }, (_, place) => domain.min + place * domain.step);
}

/**
 * So many of it, and where to, chosen together. Of many places the smaller numbers alone: several answers may be given,
 * and what is sent to one place is their sum.
 */
function placedEnds(asking: Asking, walk: Walk | null, place: number): readonly End[] {
  const value = place.toString(36);
  if (walk?.domain.kind !== 'one') return ended(walk, value, []);
  const { choices } = walk.domain;
  if ((place + 1) * choices.length > PAGE) return [];
  return choices.flatMap((choice, nth) =>
    ended(filled(asking, walk, choice.id), `${value}.${nth.toString(36)}`, [{ at: walk, choice }]),
  );
}

function filled({ module, state, token }: Asking, walk: Walk, value: string | number): Walk | null {
  return fill(module, state, token.seat, walk, value);
}

/** Of a number the least, as where several are chosen in a menu. */
function leastOf(asking: Asking, walk: Walk | null): Walk | null {
  return walk?.domain.kind === 'number' ? filled(asking, walk, walk.domain.min) : walk;
}

function ended(walk: Walk | null, value: string, steps: End['steps']): readonly End[] {
  return walk?.domain.kind === 'done' ? [{ value, steps, action: actionOf(walk) }] : [];
}
