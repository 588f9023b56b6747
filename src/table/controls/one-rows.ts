import type { Choice, Domain, Offer } from '../../core/offer.js';
import type { Controls, Line } from '../ports/message.js';
import { type Asking, at, slotLine } from './asking.js';
import { button, choiceLine, FEW, PAGE, paged, shown } from './choices.js';
import type { Walk } from './walk.js';
import { writeStep } from './walk-steps.js';

/** A question with one answer; with what leads to it, what is worth knowing of each answer is noted beside it. */
interface Asked extends Partial<Pick<Walk, 'offer' | 'filled'>> {
  readonly domain: Extract<Domain, { kind: 'one' }>;
  readonly path: string;
  /** What goes along, and is answered alike. */
  readonly beside?: readonly Walk['filled'][];
}

/** Only of what is shown: it is reckoned then and there. */
export function noted(
  { module, state, token }: Asking,
  { offer, filled, beside }: Omit<Asked, 'domain' | 'path'>,
  choice: Choice,
): Choice {
  if (offer === undefined || filled === undefined) return choice;
  return { ...choice, ...module.foreseen?.(state, token.seat, offer.verb, filled, choice, beside) };
}

/** How many may be chosen at once. */
export function mostAtOnce({ several }: Offer, domain: Domain): number {
  return domain.kind === 'one' && several?.slot === domain.slot ? several.most : 1;
}

/** One of few as buttons, of many (or several of them) in a menu. */
export function oneRows(asking: Asking, { domain, path, ...known }: Asked, most = 1): Controls {
  const { module } = asking;
  if (most > 1) return menuOfOne(asking, { domain, path, ...known }, slotLine(asking, domain), most);
  if (domain.choices.length <= FEW)
    return [
      domain.choices.map((choice) =>
        button(at(asking, `${path},${writeStep(domain, choice.id)}`), choiceLine(module, noted(asking, known, choice))),
      ),
    ];
  return menuOfOne(asking, { domain, path, ...known }, slotLine(asking, domain), 1);
}

/** A menu, in which several may be chosen at once where they can be dealt with together. */
export function menuOfOne(asking: Asking, { domain, path, ...known }: Asked, label: Line, most: number): Controls {
  const { module, token } = asking;
  return paged(
    domain.choices.map((choice, place) => {
      const here = Math.floor(place / PAGE) === token.page;
      return { value: place.toString(36), ...shown(module, here ? noted(asking, known, choice) : choice) };
    }),
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
