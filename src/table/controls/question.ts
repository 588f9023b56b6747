import type { Domain } from '../../core/offer.js';
import type { Control, Controls, Line } from '../ports/message.js';
import { type Asking, at, slotLine } from './asking.js';
import { button, FEW, paged, slotTerm } from './choices.js';
import { countRows } from './counts.js';
import { mostAtOnce, oneRows } from './one-rows.js';
import { LONGEST_TOKEN, writeToken } from './token.js';
import type { Walk } from './walk.js';
import { oneStepBack, writeStep } from './walk-steps.js';
import { formControl } from './whole-form.js';

/** More numbers than this are written, not chosen. */
const MANY_NUMBERS = 100;

/** The next question of a walk as things to press; null when the walk is too long to be written on a button. */
export function questionControls(asking: Asking, walk: Walk): Controls | null {
  if (walk.domain.kind === 'done') return [];
  const all: Controls = [...questionRows(asking, walk), [...formControl(asking, walk), backButton(asking, walk)]];
  return all.some((row) => row.some((control) => control.token.length > LONGEST_TOKEN)) ? null : all;
}

function questionRows(asking: Asking, walk: Walk): Controls {
  const { domain, path } = walk;
  const { page } = asking.token;
  switch (domain.kind) {
    case 'done':
      return [];
    case 'one':
      return oneRows(asking, { domain, path, offer: walk.offer, filled: walk.filled }, mostAtOnce(walk.offer, domain));
    case 'number': {
      const values = { slot: slotTerm(domain), min: domain.min, max: domain.max };
      const label: Line = { from: 'table', key: 'panel.range', module: asking.module.id, values };
      return numberRows(asking, domain, page, path, label);
    }
    case 'text':
      return [
        [{ kind: 'field', token: at(asking, path), label: slotLine(asking, domain), maxLength: domain.maxLength }],
      ];
    case 'some':
      return countRows(asking, walk, domain);
  }
}

function numberRows(
  asking: Asking,
  domain: Extract<Domain, { kind: 'number' }>,
  page: number,
  path: string,
  label: Line,
): Controls {
  const count = Math.floor((domain.max - domain.min) / domain.step) + 1;
  if (count > MANY_NUMBERS) return [[{ kind: 'field', token: at(asking, path), label, maxLength: 12 }]];
  const numbers = Array.from({ length: count }, (_, place) => domain.min + place * domain.step);
  const line = (value: number): Line =>
    domain.all === true && value === domain.max
      ? { from: 'table', key: 'panel.all', values: { all: value } }
      : { from: 'table', key: 'term', values: { term: value } };
  if (count <= FEW)
    return [numbers.map((value) => button(at(asking, `${path},${writeStep(domain, value)}`), line(value)))];
  return paged(
    numbers.map((value) => ({ value: String(value), label: line(value) })),
    page,
    (turned) => at(asking, path, turned),
    (choices) => ({ kind: 'select', token: at(asking, path, page), label, min: 1, max: 1, choices }),
  );
}

/** To the question before this one; from the first of them, and from what the panel itself asks, to the panel. */
export function backButton({ token }: Pick<Asking, 'token'>, { offer, path }: Pick<Walk, 'offer' | 'path'>): Control {
  const before = oneStepBack(path);
  const toPanel = before === '' || (offer.several !== undefined && !before.includes(','));
  const back = { ...token, kind: toPanel ? 'menu' : 'walk', path: toPanel ? '' : before, page: 0 } as const;
  return button(writeToken(back), { from: 'table', key: 'panel.back' });
}
