import { isList, isObject, type Json } from '../../../core/json.js';
import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import type { Sentences } from '../../../kit/words/catalogue.js';
import { listed } from '../../../kit/words/number.js';
import { fill } from '../../../kit/words/template.js';
import type { Side } from '../battle/contest.js';
import { SENTENCES } from './languages/index.js';

/**
 * A side of a siege or an attack as a calculation: "(3 + 1 denarius + 2 garrisons (Bilbilis, Salduba)) × 2 [consul] =
 * 12".
 */

type NameOf = (kind: string, id: string) => string;

/** `face`: 0 before the die is thrown. */
export function strengthInWords(locale: Locale, side: Json | undefined, face: number, nameOf: NameOf): string {
  if (!isObject(side)) return '';
  const parts = isList(side.parts) ? side.parts : [];
  const doublers = isList(side.doublers) ? side.doublers : [];
  const said = [
    ...(side.die === null ? [] : [face === 0 ? SENTENCES[locale]['reckoning.die'] : String(face)]),
    ...parts.map((part) => partSaid(locale, part, nameOf)),
  ];
  const sum = said.length === 0 ? '0' : said.join(' + ');
  const factor = 2 ** doublers.length;
  const by = doublers.map((one) => doublerSaid(locale, one, nameOf));
  const whole = factor === 1 ? sum : `${said.length > 1 ? `(${sum})` : sum} × ${factor} [${listed(locale, by)}]`;
  if (side.die !== null && face === 0) return whole;
  const added = parts.reduce<number>((total, part) => total + (isObject(part) ? Number(part.count) : 0), face);
  return said.length === 1 && factor === 1 ? whole : `${whole} = ${added * factor}`;
}

function partSaid(locale: Locale, part: Json, nameOf: NameOf): string {
  if (!isObject(part)) return '';
  const sentences: Sentences = SENTENCES[locale];
  const template = sentences[`reckoning.${part.what}`] ?? '';
  const spaces = (isList(part.spaces) ? part.spaces : []).map((id) => nameOf('space', String(id))).join(', ');
  return fill(locale, template, { n: Number(part.count), ...(spaces === '' ? {} : { spaces }) });
}

function doublerSaid(locale: Locale, doubler: Json, nameOf: NameOf): string {
  if (!isObject(doubler)) return '';
  if (doubler.who === 'terror') return SENTENCES[locale]['reckoning.terror'];
  if (doubler.who !== 'army') return nameOf('commander', String(doubler.who));
  return fill(locale, SENTENCES[locale]['reckoning.army-in'], { at: nameOf('space', String(doubler.at)) });
}

/** A side of a contest as a value of a sentence, later put into the reader's language; `face`: its die. */
export function sideTerm(side: Side, face = 0): NameTerm {
  return { kind: 'side', id: JSON.stringify(face === 0 ? side : { ...side, face }) };
}

export function sideOf(id: string): Json {
  try {
    return JSON.parse(id);
  } catch {
    return null;
  }
}
