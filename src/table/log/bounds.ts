import type { Json } from '../../core/json.js';

/** Limits of an untrusted file. The longest game known needs a tenth of any of these. */
export const BOUNDS = {
  bytes: 8 * 1024 * 1024,
  /** For replaced data, which every position of the game carries along. */
  overrides: 100_000,
  entries: 20_000,
  seats: 16,
  setup: 64,
  /** Actions, events or rolls of one entry. */
  ofEntry: 2_000,
  text: 4_000,
  depth: 40,
  values: 600_000,
} as const;

/**
 * The limit that a text of JSON exceeds; null: none. Checked before parsing, since parsed values take ten times the
 * memory, or may be nested deeper than the stack.
 */
export function tooMuchIn(text: string): 'depth' | 'values' | 'text' | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const from = at;
        for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
        if (at - from > BOUNDS.text) return 'text';
        break;
      }
      case OPENING_BRACKET:
      case OPENING_BRACE:
        if (++depth > BOUNDS.depth) return 'depth';
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth--;
        break;
      case COMMA:
        if (++values > BOUNDS.values) return 'values';
        break;
    }
  }
  return null;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The first oversized part of a parsed file; null: none. */
export function tooLongIn(file: Json): string | null {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const size = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  if (JSON.stringify(at(file, 'overrides') ?? null).length > BOUNDS.overrides) return 'overrides';
  if (Object.keys(Object(at(file, 'setup'))).length > BOUNDS.setup) return 'setup';
  if (size(at(file, 'seats')) > BOUNDS.seats) return 'seats';
  if (size(at(file, 'words')) > BOUNDS.ofEntry) return 'words';
  const entries = at(file, 'entries');
  if (size(entries) > BOUNDS.entries) return 'entries';
  for (const [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
    for (const part of ['actions', 'events', 'rolls'])
      if (size(at(entry, part)) > BOUNDS.ofEntry) return `entries[${index}].${part}`;
  }
  return null;
}
