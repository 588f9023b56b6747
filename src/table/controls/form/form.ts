import type { Action } from '../../../core/action.js';
import type { Control, Field, Form, Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { button } from '../buttons.js';
import { type Asking, verbLine } from '../question/choices.js';
import type { Walk } from '../question/walk.js';
import { type Given, gameToken, type Token, withGiven, writeToken } from '../token.js';
import { basketFields, basketLots } from './basket.js';
import { chainFields, chainOf } from './chain.js';

const FORM_LABEL: Line = { from: 'table', key: 'panel.whole' };

const ENDS = '1';

/** Answers all that is left at once, if it fits into a form. */
export function formControl(asking: Asking, walk: Walk): readonly Control[] {
  if (walk.partial !== null || (basketLots(asking, walk) ?? chainOf(asking, walk)) === null) return [];
  return [formButton(asking, walk.path)];
}

/** `given`: it opens as filled in before, as far as a button can hold that. */
export function formButton({ token, limits }: Pick<Asking, 'token' | 'limits'>, path: string, given?: Given): Control {
  const written = (of: string) => writeToken({ ...token, kind: 'form', path: of, page: 0 });
  const again = given === undefined ? null : written(withGiven(path, given));
  return {
    kind: 'form',
    token: again !== null && again.length <= limits.token ? again : written(path),
    label: FORM_LABEL,
  };
}

export function formOf(asking: Asking, walk: Walk, given: Given): Form | null {
  const asked = fieldsOf(asking, walk);
  if (asked === null) return null;
  const fields = [...asked, ...endField(asking, walk, asked)];
  const token = writeToken({ ...asking.token, kind: 'form', path: walk.path, page: 0 });
  return { token, title: verbLine(asking.module, walk.offer), fields: filledIn(fields, given) };
}

/** "Is that all?", if there is room for the question. */
function endField({ module, limits }: Asking, { offer: { ends } }: Walk, asked: readonly Field[]): readonly Field[] {
  // A longer list is split into several menus.
  const room = (field: Field) => (field.kind === 'choice' ? Math.ceil(field.choices.length / limits.choices) : 1);
  if (ends === undefined || asked.reduce((sum, field) => sum + room(field), 0) >= limits.fields) return [];
  const label: Line = { from: 'table', key: 'form.ends' };
  const choices = [{ value: ENDS, label: verbLine(module, { verb: ends }) }];
  return [{ kind: 'choice', label, hint: { from: 'table', key: 'form.goes-on' }, choices, least: 0, most: 1 }];
}

/** What follows the filled-in values; null: nothing, the walk goes on. */
export function endOf({ offer: { ends } }: Walk, asked: number, given: Given): Action | null {
  return ends !== undefined && given[asked]?.includes(ENDS) === true ? { verb: ends } : null;
}

function fieldsOf(asking: Asking, walk: Walk): readonly Field[] | null {
  const lots = basketLots(asking, walk);
  if (lots !== null) return basketFields(asking, lots);
  const links = chainOf(asking, walk);
  return links === null ? null : chainFields(asking, links);
}

/** The same fields with the earlier values. */
function filledIn(fields: readonly Field[], given: Given): readonly Field[] {
  return fields.map((field, at) => {
    const values = given[at] ?? [];
    if (field.kind === 'text') return values[0] === undefined ? field : { ...field, value: values[0] };
    const choices = field.choices.map((choice) =>
      values.includes(choice.value) ? { ...choice, chosen: true } : choice,
    );
    return { ...field, choices };
  });
}

/** The panel's first form, for anyone who presses: its content is private to him; that it may exist is no secret. */
const OWN_FORM = 'form';

export function ownFormButton(game: GameRecord): Control {
  return button(gameToken(game, 'menu', OWN_FORM), FORM_LABEL);
}

export function asksOwnForm({ path }: Token): boolean {
  return path === OWN_FORM;
}

/** The token of a panel's form; null if there is none. */
export function formIn({ controls = [] }: Reply): string | null {
  return controls.flat().find(({ kind }) => kind === 'form')?.token ?? null;
}
