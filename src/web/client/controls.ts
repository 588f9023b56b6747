import type { ChoiceShown, ControlShown, FieldShown, FormShown, RowsShown } from '../shown.js';
import { h } from './dom.js';
import { t } from './words.js';

/** What is sent when something is pressed. */
export interface Press {
  readonly token: string;
  readonly values?: readonly string[];
  readonly given?: readonly (readonly string[])[];
}
export type OnPress = (press: Press) => void;

export function rowsElement(rows: RowsShown, onPress: OnPress): HTMLElement[] {
  return rows.map((row) =>
    h(
      'div',
      { class: 'row' },
      row.map((control) => controlElement(control, onPress)),
    ),
  );
}

function controlElement(control: ControlShown, onPress: OnPress): HTMLElement {
  switch (control.kind) {
    case 'button':
    case 'form': {
      const press = () => onPress({ token: control.token });
      return h('button', { type: 'button', class: control.style, onclick: press }, control.label);
    }
    case 'field':
      return fieldElement(control, onPress);
    case 'select':
      return control.max === 1 ? listElement(control, onPress) : ticksElement(control, onPress);
  }
}

function fieldElement(control: Extract<ControlShown, { kind: 'field' }>, onPress: OnPress): HTMLElement {
  const input = h('input', {
    type: 'text',
    maxlength: control.maxLength,
    required: true,
    'aria-label': control.label,
    placeholder: control.label,
  });
  const send = (event: Event) => {
    event.preventDefault();
    onPress({ token: control.token, values: [input.value] });
  };
  return h('form', { class: 'field', onsubmit: send }, input, h('button', { class: 'primary' }, t('ok')));
}

function choiceContent({ label, note }: ChoiceShown): (Node | string)[] {
  return note === undefined ? [label] : [label, h('small', {}, note)];
}

function listElement(control: Extract<ControlShown, { kind: 'select' }>, onPress: OnPress): HTMLElement {
  const choices = control.choices.map((choice) => {
    const press = () => onPress({ token: control.token, values: [choice.value] });
    return h('button', { type: 'button', class: 'choice', onclick: press }, choiceContent(choice));
  });
  // A list of one looks like a field to fill in.
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0) {
    only.prepend(`${control.label}: `);
    return only;
  }
  return h('fieldset', { class: 'choices' }, h('legend', {}, control.label), choices);
}

function ticksElement(control: Extract<ControlShown, { kind: 'select' }>, onPress: OnPress): HTMLElement {
  const boxes = control.choices.map((choice) => ({
    choice,
    box: h('input', { type: 'checkbox', value: choice.value }),
  }));
  const ok = h('button', { class: 'primary' }, t('ok'));
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ choice }) => choice.value);
  const look = () => {
    const count = chosen().length;
    ok.disabled = count < control.min || count > control.max;
    for (const { box } of boxes) box.disabled = !box.checked && count >= control.max;
  };
  const send = (event: Event) => {
    event.preventDefault();
    onPress({ token: control.token, values: chosen() });
  };
  look();
  return h(
    'form',
    { class: 'choices', onsubmit: send, onchange: look },
    h(
      'fieldset',
      {},
      h('legend', {}, `${control.label} ${t('choose-some', { most: control.max })}`),
      boxes.map(({ choice, box }) => h('label', { class: 'tick' }, box, h('span', {}, choiceContent(choice)))),
    ),
    ok,
  );
}

/** A form over the page; what is filled in comes back field by field. */
export function openForm(form: FormShown, onPress: OnPress): void {
  const fields = form.fields.map(fieldIn);
  const dialog = h('dialog', { class: 'form', 'aria-label': form.title });
  const send = (event: Event) => {
    event.preventDefault();
    dialog.close();
    onPress({ token: form.token, given: fields.map(({ values }) => values()) });
  };
  const cancel = h('button', { type: 'button', class: 'secondary', onclick: () => dialog.close() }, t('cancel'));
  dialog.append(
    h(
      'form',
      { onsubmit: send },
      h('h2', {}, form.title),
      fields.map(({ element }) => element),
      h('div', { class: 'row' }, h('button', { class: 'primary' }, t('ok')), cancel),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

interface FieldIn {
  readonly element: HTMLElement;
  readonly values: () => string[];
}

let named = 0;

function fieldIn(field: FieldShown): FieldIn {
  if (field.kind === 'text') {
    const many = field.maxLength > 100;
    const shared = { maxlength: field.maxLength, required: field.required };
    const input = many ? h('textarea', { ...shared, rows: 4 }) : h('input', { ...shared, type: 'text' });
    input.value = field.value;
    return {
      element: h('label', { class: 'text' }, h('span', {}, field.label), input),
      values: () => (input.value === '' ? [] : [input.value]),
    };
  }
  const type = field.most === 1 && field.least === 1 ? 'radio' : 'checkbox';
  const name = `f${named++}`;
  const boxes = field.choices.map((choice) => {
    const box = h('input', { type, name, value: choice.value, required: type === 'radio' });
    box.checked = choice.chosen === true;
    return { choice, box };
  });
  const look = () => {
    const count = boxes.filter(({ box }) => box.checked).length;
    if (type === 'checkbox') for (const { box } of boxes) box.disabled = !box.checked && count >= field.most;
  };
  look();
  return {
    element: h(
      'fieldset',
      { class: 'choices', onchange: look },
      h('legend', {}, field.label),
      field.hint === '' ? null : h('p', { class: 'small' }, field.hint),
      boxes.map(({ choice, box }) => h('label', { class: 'tick' }, box, h('span', {}, choiceContent(choice)))),
    ),
    values: () => boxes.filter(({ box }) => box.checked).map(({ choice }) => choice.value),
  };
}

/** What touching each place would choose. */
export function byPlace(rows: RowsShown): ReadonlyMap<string, readonly Touch[]> {
  const touches = new Map<string, Touch[]>();
  const add = (place: string | undefined, touch: Touch) => {
    if (place !== undefined) touches.set(place, [...(touches.get(place) ?? []), touch]);
  };
  for (const control of rows.flat()) {
    const { token } = control;
    if (control.kind === 'button')
      add(control.place, { label: control.label, isOwed: control.style !== 'secondary', press: { token } });
    if (control.kind === 'select')
      for (const { value, label, note, place } of control.choices)
        add(place, {
          label: note === undefined ? label : `${label} – ${note}`,
          isOwed: true,
          press: { token, values: [value] },
        });
  }
  return touches;
}
export interface Touch {
  /** Somebody waits for it. */
  readonly isOwed: boolean;
  readonly label: string;
  readonly press: Press;
}
