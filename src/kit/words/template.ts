import { type Locale, languageOf } from '../../core/languages.js';
import { figure, isSingular } from './number.js';

/** Values for a sentence: names and lists already in words, numbers still as numbers for choosing the form. */
export type Filling = Readonly<Record<string, string | number | undefined>>;

/**
 * `{name}` shows a value; `{count:one|many}` chooses by number, with `#` for the number itself; a part in [brackets] is
 * dropped if one of its values is missing.
 */
export function fill(locale: Locale, template: string, filling: Filling): string {
  const kept = template.replace(/\[([^[\]]*)\]/g, (_, part: string) => (isComplete(part, filling) ? part : ''));
  const filled = kept.replace(PLACES, (whole, name: string, one?: string, many?: string) => {
    const value = filling[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined)
      return typeof value === 'number' ? figure(locale, value) : `${FILLED}${value}${ENDED}`;
    const count = Number(value);
    // "a Castle" is only for exactly one; in French zero and one and a half are singular too.
    const form = isSingular(locale, count) && (count === 1 || one.includes('#')) ? one : many;
    return form.replaceAll('#', figure(locale, count));
  });
  return closedUp(
    markedOnce(languageOf(locale).elides === true ? elided(filled) : filled).replace(MARKS, ''),
    template,
  );
}

/** What stood between two parts goes with the first of them: "Fallen: ; 2 of others", " Besiegers driven off". */
function closedUp(text: string, template: string): string {
  const begun = template.startsWith('[') ? text.replace(/^[ ;,]+/, '') : text;
  return begun.replace(AFTER_A_COLON, '$1');
}
const AFTER_A_COLON = /(:[ \u00a0\u202f])[ \u00a0\u202f]*[;,][ \u00a0\u202f]*/g;

/** The same in at most so many characters: the last parts in [brackets] go first, so those that matter stand before. */
export function fillWithin(locale: Locale, template: string, filling: Filling, most: number): string {
  const filled = fill(locale, template, filling);
  if (filled.length <= most) return filled;
  const last = template.lastIndexOf('[');
  if (last === -1) return filled;
  return fillWithin(locale, template.slice(0, last) + template.slice(template.indexOf(']', last) + 1), filling, most);
}

/** The template without placeholders: a name when there are no values. */
export function withoutPlaceholders(locale: Locale, template: string): string {
  return template.includes('[') ? fill(locale, template, {}) : template;
}

/** Marks the edges of inserted values: a private-use character. */
const FILLED = '\ue000';
const ENDED = '\ue001';
/** Stands before a name of the game's, which is no person's. */
export const NAMED = '\ue002';
const MARKS = /[\ue000-\ue002]/g;

/** Avoid doubled punctuation around inserted values. */
function markedOnce(text: string): string {
  return text.replace(MARKED_TWICE, '').replace(OPENED_TWICE, '');
}
/** In French a no-break space stands before the second mark. */
const MARKED_TWICE =
  /(?<=[?!]\ue001)[ \u00a0\u202f]?[:?.](?![\p{L}\p{N}"])|(?<=:\ue001)[ \u00a0\u202f]?[:?](?![\p{L}\p{N}"])|(?<=\.\ue001)\.(?!\.)/gu;
const OPENED_TWICE = /[¿¡](?=\ue000\ue002?[¿¡])/g;

/** "d’Ann", "l’armée", "qu’Ann": before a vowel; not before an h, where usage varies. */
function elided(text: string): string {
  return text
    .replace(BEFORE_A_VOWEL, (_, word: string, kept: string) => `${word.slice(0, -1)}’${kept}`)
    .replace(BEFORE_AN_ARTICLE, (_, word: string, kept: string, article: string) => contracted(word, article) + kept);
}
const BEFORE_A_VOWEL =
  /(?<![\p{L}’])([dlnsDLNS]e|[lL]a|[qQ]ue) (\*{0,2}\ue000\ue002?)(?=[\\*_]*[aâàeéèêiîoôuAÂÀEÉÈÊIÎOÔU])/gu;

/** "au Caire", "du Caire", "aux Pays-Bas": names of things that have their article; a person keeps his name. */
function contracted(word: string, article: string): string {
  const of = word.toLowerCase() === 'de';
  const one = article === 'Le' ? (of ? 'du ' : 'au ') : of ? 'des ' : 'aux ';
  return word === word.toLowerCase() ? one : one[0]?.toUpperCase() + one.slice(1);
}
const BEFORE_AN_ARTICLE = /(?<![\p{L}’])([àÀ]|[dD]e) (\*{0,2}\ue000)\ue002(Les?) /gu;

const PLACES = /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g;

function isComplete(part: string, filling: Filling): boolean {
  return [...part.matchAll(PLACES)].every(([, name]) => name !== undefined && filling[name] !== undefined);
}
