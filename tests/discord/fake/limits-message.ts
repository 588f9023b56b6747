import type { Json, JsonObject } from '../../../src/core/json.js';
import { isObject, numberOf, objectsOf, textOf, textsOf } from './json.js';
import { accessoriesIn, CONTAINER_FLAG, containerFaults, rowsIn } from './limits-container.js';

/** What Discord refuses in a message and its own description of itself does not say. */
const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const TEXT_INPUT = 4;
const LINK_STYLE = 5;
export const EPHEMERAL = 64;
const TEN_MEGABYTES = 10 * 1024 * 1024;

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is known of a message that is edited. */
export interface Before {
  readonly flags: number;
  readonly content: string;
  readonly attachments: readonly { readonly id: string; readonly filename: string }[];
}

export function messageFaults(body: JsonObject, files: readonly UploadedFile[], before?: Before): string[] {
  const faults: string[] = [];
  const content = textOf(body.content) ?? '';
  if ([...content].length > 2000) faults.push(`content has ${[...content].length} characters, at most 2000`);
  faults.push(...embedFaults(objectsOf(body.embeds)));
  const components = objectsOf(body.components);
  const asked = ((numberOf(body.flags) ?? 0) & CONTAINER_FLAG) !== 0;
  const was = before !== undefined && (before.flags & CONTAINER_FLAG) !== 0;
  if (asked || was) {
    if (was && body.flags !== undefined && !asked) faults.push('a message of components is one for ever');
    if (asked && !was && before !== undefined && before.content !== '' && body.content !== null)
      faults.push('a message with content becomes no message of components');
    faults.push(...containerFaults(body, files, keptNames(body, before)));
    faults.push(...rowFaults(rowsIn(components), accessoriesIn(components)));
  } else {
    for (const { type } of components) {
      if (type !== ROW) faults.push(`a top-level component of type ${String(type)} needs the flag of components`);
    }
    faults.push(...componentFaults(components));
  }
  faults.push(...fileFaults(body, files));
  const nonce = body.nonce;
  if (nonce !== undefined && nonce !== null && String(nonce).length > 25) faults.push('nonce is longer than 25');
  if (body.enforce_nonce === true && (nonce === undefined || nonce === null))
    faults.push('enforce_nonce needs a nonce');
  const mentions = body.allowed_mentions;
  if (isObject(mentions)) {
    for (const kind of ['users', 'roles'] as const)
      if (textsOf(mentions.parse).includes(kind) && textsOf(mentions[kind]).length > 0)
        faults.push(`allowed_mentions: parse:["${kind}"] and ${kind}: [ids] are mutually exclusive`);
  }
  return faults;
}

/** An edit without a list of files keeps them all. */
function keptNames(body: JsonObject, before: Before | undefined): string[] {
  const had = before?.attachments ?? [];
  const named = objectsOf(body.attachments).map(({ id }) => String(id));
  return had.filter(({ id }) => body.attachments === undefined || named.includes(id)).map(({ filename }) => filename);
}

/** A new message must show something. */
export function isEmptyMessage(body: JsonObject, files: readonly UploadedFile[]): boolean {
  const shown = ['embeds', 'components', 'sticker_ids'].some((key) => {
    const list = body[key];
    return Array.isArray(list) && list.length > 0;
  });
  return !shown && files.length === 0 && (textOf(body.content) ?? '').trim() === '' && !isObject(body.poll);
}

function embedFaults(embeds: readonly JsonObject[]): string[] {
  const faults: string[] = [];
  if (embeds.length > 10) faults.push(`${embeds.length} embeds, at most 10`);
  let total = 0;
  const measure = (text: Json | undefined, most: number, what: string) => {
    const length = [...(textOf(text) ?? '')].length;
    total += length;
    if (length > most) faults.push(`${what} has ${length} characters, at most ${most}`);
  };
  for (const embed of embeds) {
    measure(embed.title, 256, 'embed title');
    measure(embed.description, 4096, 'embed description');
    if (isObject(embed.footer)) measure(embed.footer.text, 2048, 'embed footer');
    if (isObject(embed.author)) measure(embed.author.name, 256, 'embed author');
    const fields = objectsOf(embed.fields);
    if (fields.length > 25) faults.push(`${fields.length} embed fields, at most 25`);
    for (const field of fields) {
      if (!textOf(field.name) || !textOf(field.value)) faults.push('an embed field needs a name and a value');
      measure(field.name, 256, 'embed field name');
      measure(field.value, 1024, 'embed field value');
    }
  }
  if (total > 6000) faults.push(`embeds have ${total} characters together, at most 6000`);
  return faults;
}

function componentFaults(rows: readonly JsonObject[]): string[] {
  const faults: string[] = [];
  if (rows.length > 5) faults.push(`${rows.length} rows of components, at most 5`);
  return [...faults, ...rowFaults(rows, [])];
}

function rowFaults(rows: readonly JsonObject[], beside: readonly JsonObject[]): string[] {
  const faults: string[] = beside.filter(({ type }) => type === BUTTON).flatMap(buttonFaults);
  const seen = new Set<string>(beside.flatMap(({ custom_id }) => textOf(custom_id) ?? []));
  for (const row of rows) {
    const parts = objectsOf(row.components);
    if (parts.length === 0) faults.push('an action row is empty');
    const buttons = parts.filter((part) => part.type === BUTTON);
    if (buttons.length > 5) faults.push(`${buttons.length} buttons in a row, at most 5`);
    if (buttons.length < parts.length && parts.length > 1) faults.push('a select menu shares its row');
    for (const part of parts) {
      faults.push(...(part.type === BUTTON ? buttonFaults(part) : selectFaults(part)));
      const id = textOf(part.custom_id);
      if (id === null) continue;
      if (id.length < 1 || id.length > 100) faults.push(`custom_id of ${id.length} characters, 1 to 100`);
      if (seen.has(id)) faults.push(`custom_id ${id} is there twice`);
      seen.add(id);
    }
  }
  return faults;
}

function buttonFaults(button: JsonObject): string[] {
  const faults: string[] = [];
  const label = textOf(button.label) ?? '';
  if (label.trim() === '' && !isObject(button.emoji)) faults.push('a button has neither label nor emoji');
  if ([...label].length > 80) faults.push(`button label has ${[...label].length} characters, at most 80`);
  if (button.style === LINK_STYLE ? !textOf(button.url) : textOf(button.custom_id) === null)
    faults.push('a button has neither custom_id nor url');
  return faults;
}

function selectFaults(select: JsonObject): string[] {
  const faults: string[] = [];
  const kind = numberOf(select.type) ?? 0;
  if (kind === TEXT_INPUT || kind < STRING_SELECT || kind > 8) return [`component type ${kind} in a message row`];
  if (textOf(select.custom_id) === null) faults.push('a select has no custom_id');
  if ([...(textOf(select.placeholder) ?? '')].length > 150) faults.push('placeholder is longer than 150');
  if (kind !== STRING_SELECT) return faults;
  const options = objectsOf(select.options);
  if (options.length < 1 || options.length > 25) faults.push(`a select has ${options.length} options, 1 to 25`);
  const [min, max] = [numberOf(select.min_values) ?? 1, numberOf(select.max_values) ?? 1];
  if (min < 0 || min > options.length || max < 1 || max > options.length || min > max)
    faults.push(`a select of ${options.length} options asks for ${min} to ${max}`);
  const values = new Set<string>();
  for (const option of options) {
    const [label, value] = [textOf(option.label) ?? '', textOf(option.value) ?? ''];
    if (label.trim() === '' || [...label].length > 100) faults.push(`option label "${label}" is not 1 to 100 long`);
    if (value === '' || value.length > 100) faults.push(`option value "${value}" is not 1 to 100 long`);
    const note = textOf(option.description);
    if (note !== null && (note === '' || [...note].length > 100))
      faults.push(`option note "${note}" is not 1 to 100 long`);
    if (values.has(value)) faults.push(`option value ${value} is there twice`);
    values.add(value);
  }
  return faults;
}

function fileFaults(body: JsonObject, files: readonly UploadedFile[]): string[] {
  const faults: string[] = [];
  if (files.length > 10) faults.push(`${files.length} files, at most 10`);
  for (const file of files)
    if (file.bytes.length > TEN_MEGABYTES) faults.push(`${file.name} has ${file.bytes.length} bytes, at most 10 MB`);
  for (const attachment of objectsOf(body.attachments)) {
    const id = String(attachment.id);
    // Ids of one digit name a file of this request; a snowflake keeps a file already there.
    if (id.length <= 2 && !files.some((file) => file.field === `files[${id}]`))
      faults.push(`attachment ${id} has no file`);
    if ([...(textOf(attachment.description) ?? '')].length > 1024) faults.push('alternative text is longer than 1024');
  }
  return faults;
}
