import type { Control, Field, Form, Line } from '../ports/message.js';
import { type Asking, verbLine } from './asking.js';
import { basketFields, basketLots } from './basket.js';
import { chainFields, chainOf } from './chain.js';
import { filledIn, type Given, withGiven } from './form-fields.js';

import { LONGEST_TOKEN, writeToken } from './token.js';
import type { Walk } from './walk.js';

const LABEL: Line = { from: 'table', key: 'panel.whole' };

/** The way to answer all that is left in one go, where it fits into a form. */
export function formControl(asking: Asking, walk: Walk): readonly Control[] {
  if (walk.partial !== null || (basketLots(asking, walk) ?? chainOf(asking, walk)) === null) return [];
  return [formButton(asking, walk.path)];
}

/** `given`: it opens as it was filled in before, as far as a button can hold that. */
export function formButton({ token }: Pick<Asking, 'token'>, path: string, given?: Given): Control {
  const written = (of: string) => writeToken({ ...token, kind: 'form', path: of, page: 0 });
  const again = given === undefined ? null : written(withGiven(path, given));
  return {
    kind: 'form',
    token: again !== null && again.length <= LONGEST_TOKEN ? again : written(path),
    label: LABEL,
  };
}

export function formOf(asking: Asking, walk: Walk, given: Given): Form | null {
  const fields = fieldsOf(asking, walk);
  if (fields === null) return null;
  const token = writeToken({ ...asking.token, kind: 'form', path: walk.path, page: 0 });
  return { token, title: verbLine(asking.module, walk.offer), fields: filledIn(fields, given) };
}

function fieldsOf(asking: Asking, walk: Walk): readonly Field[] | null {
  const lots = basketLots(asking, walk);
  if (lots !== null) return basketFields(asking, lots);
  const links = chainOf(asking, walk);
  return links === null ? null : chainFields(asking, links);
}
