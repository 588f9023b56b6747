import type { Domain } from '../../core/offer.js';
import type { Controls, Line } from '../ports/message.js';
import { type Asking, at, slotLine } from './asking.js';
import { button, choiceLine, FEW, paged, shown } from './choices.js';
import { writeStep } from './walk.js';

/** One of few as buttons, of many in a menu. */
export function oneRows(
  asking: Asking,
  { domain, path }: { readonly domain: Extract<Domain, { kind: 'one' }>; readonly path: string },
): Controls {
  const { module } = asking;
  if (domain.choices.length <= FEW)
    return [
      domain.choices.map((choice) =>
        button(at(asking, `${path},${writeStep(domain, choice.id)}`), choiceLine(module, choice)),
      ),
    ];
  return menuOfOne(asking, { domain, path }, slotLine(asking, domain), 1);
}

/** A menu, in which several may be chosen at once where they can be dealt with together. */
export function menuOfOne(
  asking: Asking,
  { domain, path }: { readonly domain: Extract<Domain, { kind: 'one' }>; readonly path: string },
  label: Line,
  most: number,
): Controls {
  const { module, token } = asking;
  return paged(
    domain.choices.map((choice, place) => ({ value: place.toString(36), ...shown(module, choice) })),
    token.page,
    (page) => at(asking, path, page),
    (choices) => ({
      kind: 'select',
      token: at(asking, path, token.page),
      label,
      min: 1,
      max: Math.min(most, choices.length),
      choices,
    }),
  );
}
