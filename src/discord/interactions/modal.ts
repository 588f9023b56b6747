import {
  type APIInteraction,
  type APILabelComponent,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmitInteraction,
  ComponentType,
  InteractionType,
  TextInputStyle,
} from 'discord.js';
import type { Field, FieldChoice, Form, Line } from '../../table/ports/message.js';
import { DISCORD_LIMITS } from '../limits.js';
import { fieldAskedBy } from '../messages/controls.js';
import { clipped } from '../messages/text.js';

const LABEL_MOST = 45;

const HINT_MOST = 100;

const OPTION_MOST = 100;

const LINE_MOST = 100;

const TEXT_MOST = 4000;

const { choices: IN_A_MENU, fields: FIELDS_MOST } = DISCORD_LIMITS;

/** At most this many choices are shown directly, without a menu. */
const BOXES_MOST = 10;

const DOTS_MOST = 6;

/** Splits a list longer than a menu. */
const PART = '+';

/** A form in Discord: each question under its name, answered by radio buttons, checkboxes, a menu or a text field. */
export function modalOf(
  { token, title, fields }: Form,
  say: (line: Line) => string,
): APIModalInteractionResponseCallbackData {
  return {
    title: clipped(say(title), LABEL_MOST) || '…',
    custom_id: token,
    components: fields.flatMap((field, at) => labelled(field, String(at), say)).slice(0, FIELDS_MOST),
  };
}

function labelled(field: Field, id: string, say: (line: Line) => string): APILabelComponent[] {
  if (field.kind === 'text') {
    const input = {
      type: ComponentType.TextInput,
      custom_id: id,
      style: field.maxLength > LINE_MOST ? TextInputStyle.Paragraph : TextInputStyle.Short,
      max_length: Math.min(field.maxLength, TEXT_MOST),
      required: field.required,
      ...(field.value === undefined ? {} : { value: field.value }),
    } as const;
    return [label(say(field.label), undefined, input)];
  }
  const hint = field.hint === undefined ? undefined : say(field.hint);
  const options = field.choices.map((choice) => optionOf(choice, say));
  const parts = chunks(options, IN_A_MENU);
  if (parts.length > 1) {
    return parts.map((part, at) => {
      const range = `${say(field.label)} (${part[0]?.label} – ${part.at(-1)?.label})`;
      return label(range, hint, menu(`${id}${PART}${at}`, part, 0, Math.min(field.most, part.length)));
    });
  }
  return [label(say(field.label), hint, listed(id, options, field.least, Math.min(field.most, options.length)))];
}

type Option = ReturnType<typeof optionOf>;

function listed(id: string, options: Option[], least: number, most: number): APILabelComponent['component'] {
  // A choice among radio buttons cannot be cleared again.
  if (most === 1 && least === 1 && options.length >= 2 && options.length <= DOTS_MOST)
    return { type: ComponentType.RadioGroup, custom_id: id, options, required: true };
  if (most > 1 && options.length <= BOXES_MOST)
    return {
      type: ComponentType.CheckboxGroup,
      custom_id: id,
      options,
      min_values: least,
      max_values: most,
      required: least > 0,
    };
  return menu(id, options, least, most);
}

function menu(id: string, options: Option[], least: number, most: number): APILabelComponent['component'] {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    options,
    min_values: least,
    max_values: Math.max(1, most),
    required: least > 0,
  };
}

function optionOf({ value, label: named, note, chosen }: FieldChoice, say: (line: Line) => string) {
  return {
    value,
    label: clipped(say(named), OPTION_MOST) || '…',
    ...(note === undefined ? {} : { description: clipped(say(note), HINT_MOST) }),
    ...(chosen === true ? { default: true } : {}),
  };
}

function label(name: string, hint: string | undefined, component: APILabelComponent['component']): APILabelComponent {
  const described = hint === undefined || hint === '' ? {} : { description: clipped(hint, HINT_MOST) };
  return { type: ComponentType.Label, label: clipped(name, LABEL_MOST) || '…', ...described, component };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** The values, field by field; null: it was a form with one text field. */
export function givenIn({ data }: APIModalSubmitInteraction): readonly (readonly string[])[] | null {
  const fields: string[][] = [];
  for (const row of data.components) {
    if (row.type !== ComponentType.Label) continue;
    const { component } = row;
    const at = Number.parseInt(component.custom_id.split(PART)[0] ?? '', 10);
    if (!Number.isInteger(at) || at < 0 || at >= FIELDS_MOST) continue;
    const values = 'values' in component ? component.values : [component.value].map((value) => String(value ?? ''));
    for (let open = fields.length; open <= at; open++) fields.push([]);
    fields[at]?.push(...values.filter((value) => value !== ''));
  }
  return fields.length === 0 ? null : fields;
}

/** The form that a pressed button opens: one field, named like the button. Null for any other interaction. */
export function fieldModal(interaction: APIInteraction): APIModalInteractionResponseCallbackData | null {
  if (interaction.type !== InteractionType.MessageComponent) return null;
  const asked = fieldAskedBy(interaction.data.custom_id);
  if (asked === null) return null;
  const label = labelOf(interaction.message, interaction.data.custom_id) ?? '…';
  return {
    title: clipped(label, LABEL_MOST),
    custom_id: asked.token,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: 'text',
            label: clipped(label, LABEL_MOST),
            style: asked.maxLength > LINE_MOST ? TextInputStyle.Paragraph : TextInputStyle.Short,
            max_length: Math.min(asked.maxLength, TEXT_MOST),
            required: true,
          },
        ],
      },
    ],
  };
}

function labelOf(message: APIMessage, customId: string): string | undefined {
  const parts = (message.components ?? []).flatMap((one) =>
    one.type === ComponentType.Container ? one.components : [one],
  );
  for (const row of parts) {
    if (row.type !== ComponentType.ActionRow) continue;
    for (const part of row.components)
      if (part.type === ComponentType.Button && 'custom_id' in part && part.custom_id === customId) return part.label;
  }
  return undefined;
}
