import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Control, Line } from '../../table/ports/message.js';
import { DISCORD_LIMITS } from '../limits.js';
import { clipped } from './text.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Button = Extract<Control, { kind: 'button' }>;
type Select = Extract<Control, { kind: 'select' }>;
type Field = Extract<Control, { kind: 'field' }>;
type Form = Extract<Control, { kind: 'form' }>;

const LABEL_MOST = 80;
const OPTION_MOST = 100;
const PLACEHOLDER_MOST = 150;
const { rows: ROWS, buttons: IN_A_ROW, choices: CHOICES } = DISCORD_LIMITS;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Button['style'], ButtonStyle>;

/** Text for controls: `more` names a menu of what did not fit as buttons. */
interface ControlWords {
  readonly say: (line: Line) => string;
  readonly more: string;
}

/**
 * The table's rows within Discord's limits: five rows, five buttons or one menu each, 25 choices a menu. A longer menu
 * becomes several. With too many rows the buttons become choices of a menu, each carrying a button's token; forms are
 * dropped, since they only ask at once what is asked there anyway.
 */
export function componentRows(controls: readonly (readonly Control[])[], words: ControlWords): Row[] {
  const rows = withoutRepeats(controls);
  const spread = rows.flatMap((row) => spreadRow(row, words));
  if (spread.length <= ROWS) return spread;
  const selects = rows.flat().filter((control) => control.kind === 'select');
  const fields = rows.flat().filter((control) => control.kind === 'field');
  const buttons = rows.flat().filter((control) => control.kind === 'button');
  return [
    ...selects.flatMap((select) => menus(select, words)),
    ...spreadRow(fields, words),
    ...buttonMenus(buttons, words),
  ].slice(0, ROWS);
}

/**
 * Discord wants each custom id only once per message: duplicate controls are dropped; a menu and a button with the same
 * token differ by a prefix.
 */
function withoutRepeats(rows: readonly (readonly Control[])[]): Control[][] {
  const kinds = new Map<string, Control['kind']>();
  return rows.map((row) =>
    row.flatMap((control) => {
      const known = kinds.get(control.token);
      kinds.set(control.token, known ?? control.kind);
      if (known === undefined) return [control];
      return known === control.kind ? [] : [{ ...control, token: `${SAME}${control.token}` }];
    }),
  );
}

function spreadRow(row: readonly Control[], words: ControlWords): Row[] {
  const rows: Row[] = [];
  let open: APIButtonComponentWithCustomId[] = [];
  const close = () => {
    if (open.length > 0) rows.push(actionRow(open));
    open = [];
  };
  for (const control of row) {
    if (control.kind === 'select') {
      close();
      rows.push(...menus(control, words));
      continue;
    }
    if (open.length === IN_A_ROW) close();
    open.push(control.kind === 'field' ? fieldOf(control, words) : buttonOf(control, words));
  }
  close();
  return rows;
}

export function buttonOf(button: Button | Field | Form, words: ControlWords): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: button.kind === 'button' ? STYLES[button.style] : STYLES.secondary,
    label: clipped(words.say(button.label), LABEL_MOST) || '…',
    custom_id: button.token,
  };
}

function fieldOf(field: Field, words: ControlWords): APIButtonComponentWithCustomId {
  const button = buttonOf({ ...field, kind: 'button', style: 'primary' }, words);
  return {
    ...button,
    label: clipped(`✏️ ${button.label}`, LABEL_MOST),
    custom_id: `${FIELD}${field.maxLength}:${field.token}`,
  };
}

function menus(select: Select, words: ControlWords): Row[] {
  const options = select.choices.map(
    (choice): APISelectMenuOption => ({
      label: clipped(words.say(choice.label), OPTION_MOST) || '…',
      value: choice.value,
      ...(choice.note === undefined ? {} : { description: clipped(words.say(choice.note), OPTION_MOST) }),
    }),
  );
  return chunks(options, CHOICES).map((part, index, all) => {
    const name = words.say(select.label);
    // "Province (Alarcos – Jaén)": which part of a long list a menu holds.
    const range = all.length === 1 ? name : `${name} (${part[0]?.label} – ${part.at(-1)?.label})`;
    return menuRow({
      custom_id: index === 0 ? select.token : `${PART}${index}:${select.token}`,
      placeholder: range,
      options: part,
      min: all.length === 1 ? Math.min(select.min, part.length) : Math.min(select.min, 1),
      max: Math.max(1, Math.min(select.max, part.length)),
    });
  });
}

function buttonMenus(buttons: readonly Button[], words: ControlWords): Row[] {
  const options = buttons.map((button) => ({
    label: clipped(words.say(button.label), OPTION_MOST) || '…',
    value: button.token,
  }));
  return chunks(options, CHOICES).map((part, index) =>
    menuRow({ custom_id: `${MORE}${index}`, placeholder: words.more, options: part, min: 1, max: 1 }),
  );
}

function menuRow(menu: {
  readonly custom_id: string;
  readonly placeholder: string;
  readonly options: APISelectMenuOption[];
  readonly min: number;
  readonly max: number;
}): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: menu.custom_id,
    placeholder: clipped(menu.placeholder, PLACEHOLDER_MOST),
    options: menu.options,
    min_values: menu.min,
    max_values: menu.max,
  };
  return actionRow([select]);
}

function actionRow(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/**
 * A prefix for tokens where a message needs one; `tokenOf` removes it. `DISCORD_LIMITS` reserves eight characters for
 * it.
 */
const PART = '+p';
const SAME = '+s:';
const FIELD = '+f';
const MORE = '+m';

/** Discord's data back to the table's token and the chosen values; a button has none. */
export function tokenOf(
  customId: string,
  values: readonly string[] | null,
): { readonly token: string; readonly values?: readonly string[] } {
  const [chosen] = values ?? [];
  if (customId.startsWith(MORE) && chosen !== undefined) return { token: chosen.replace(/^\+s:/, '') };
  const token = customId.replace(/^\+p\d+:/, '').replace(/^\+s:/, '');
  return values === null ? { token } : { token, values };
}

/** A button that opens a form: its question, and the token for the answer. */
export function fieldAskedBy(customId: string): { readonly token: string; readonly maxLength: number } | null {
  const match = /^\+f(\d+):(?:\+s:)?(.+)$/s.exec(customId);
  return match?.[2] === undefined ? null : { token: match[2], maxLength: Number(match[1]) };
}
