import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isText, type Json } from '../core/json.js';

/** Files named in a line, and their content. */

/** Null: it cannot be read. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The position written in the line, or in the file it names. */
export function readPositionFile(
  directory: string,
  named: string,
): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly why: string } {
  const text = /^[{[]/.test(named) ? named : readText(path.resolve(directory, named));
  if (text === null) return { ok: false, why: `the file ${named} cannot be read` };
  try {
    const value: Json = JSON.parse(text);
    return { ok: true, value };
  } catch (fault) {
    return { ok: false, why: `${named} is not JSON: ${fault instanceof Error ? fault.message : String(fault)}` };
  }
}

export function parsed(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return isText(text) ? text : null;
  }
}
