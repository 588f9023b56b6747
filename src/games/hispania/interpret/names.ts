import { LOCALES, type Locale } from '../../../core/locale.js';
import type { Choice } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
import { nearest } from '../../../core/slips.js';
import { areaChoice } from '../engine/domain.js';
import { AREA_IDS } from '../facts/ids.js';
import { WORDS } from '../words/index.js';

/** Names as people type them: in any language, without accents, case or hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Everything that a choice may be called: its id, its name in each language, what the words add, and nicknames. */
export function calledBy(choice: Choice): readonly string[] {
  const nicknames = choice.name?.kind === 'unit' ? (UNIT_NICKNAMES[choice.name.id] ?? []) : [];
  const names = named(choice, [...properNames(choice), ...nicknames]);
  return [...names, ...withPlace(choice, names)];
}

/** Units of one place among those of several: "infantry Seville", "infanterie Séville". */
function withPlace({ note, values }: Choice, names: readonly string[]): readonly string[] {
  const place = note === 'at' ? values?.area : undefined;
  if (typeof place !== 'object' || !('id' in place)) return [];
  const called = [fold(place.id), ...LOCALES.map((locale) => fold(WORDS.name(locale, place)))];
  return names.flatMap((name) => called.map((one) => `${name} ${one}`));
}

/**
 * Does its name begin so? Short forms are not shortened further, and a letter or two of a unit are none of its name:
 * who types "foo" must not get foot.
 */
export function beginsSo(choice: Choice, wanted: string): boolean {
  if (choice.name?.kind === 'unit' && wanted.length < 3) return false;
  return named(choice, properNames(choice)).some((name) => name.startsWith(wanted));
}

function named(choice: Choice, names: readonly string[]): readonly string[] {
  return (choice.id.endsWith('~river') ? [...acrossRiver(names), ...names] : names).map(fold);
}

function properNames(choice: Choice): readonly string[] {
  const names = [choice.id, choice.id.replace(/-nation$/, '')];
  for (const locale of LOCALES) {
    if (choice.name !== undefined) names.push(WORDS.name(locale, choice.name));
    const said = WORDS.say(locale, `choice.${choice.id}`);
    if (said !== null) names.push(said);
  }
  if (choice.id === 'aside') names.push('off the board', 'off board', 'off map', 'hors carte', 'fuera del mapa');
  return names;
}

/** 6.4: those that crossed it are a target of their own, called as reports call them. */
function acrossRiver(names: readonly string[]): readonly string[] {
  return LOCALES.flatMap((locale) => names.map((name) => `${name} ${WORDS.say(locale, 'target.river') ?? ''}`));
}

/** Short and plural forms; what is not here is found by the beginning of its name. */
const UNIT_NICKNAMES: { readonly [unit: string]: readonly string[] } = {
  infantry: ['infanterie', 'infanteries', 'infanteria', 'infanterias', 'infantries', 'inf', 'i', 'foot'],
  elite: ['elites', 'legion', 'legions', 'el', 'e'],
  cavalry: ['cavalerie', 'cavaleries', 'caballeria', 'caballerias', 'cavalries', 'cav', 'c'],
  knight: ['knights', 'chevalier', 'chevaliers', 'caballero', 'caballeros', 'chev', 'kn', 'k'],
  crusader: ['crusaders', 'croise', 'croises', 'cruzado', 'cruzados'],
  castle: ['castles', 'chateau fort', 'chateaux forts', 'chateau', 'chateaux', 'castillo', 'castillos'],
  fort: ['forts', 'fuerte', 'fuertes'],
  berber: ['berbers', 'berbere', 'berberes', 'bereber', 'bereberes'],
};

/** The choice that a text means: exactly, or the only one that begins so, or that has the word in its name. */
export function choiceNamed<C extends Choice>(choices: readonly C[], text: string): C | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const exact = choices.filter((choice) => calledBy(choice).includes(wanted));
  if (exact[0] !== undefined) return exact[0];
  const starting = choices.filter((choice) => beginsSo(choice, wanted));
  if (starting.length > 0) return starting.length === 1 ? (starting[0] ?? null) : null;
  const holding = choices.filter((choice) => calledBy(choice).some((name) => ` ${name} `.includes(` ${wanted} `)));
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

export function nameOf(choice: Choice, locale: Locale): string {
  if (choice.name !== undefined) return WORDS.name(locale, choice.name);
  return WORDS.say(locale, `choice.${choice.id}`) ?? choice.id;
}

/** A name, as a refusal says it. */
export function termOf(choice: Choice): Term {
  return choice.name ?? { kind: 'choice', id: choice.id };
}

/** For a refusal: the choice nearest to what was typed, and all of them where they are few. */
export function hints(choices: readonly Choice[], text = ''): Terms {
  const wanted = fold(text);
  const meant = isPlace(wanted) ? null : nearest(choices, calledBy, wanted);
  // Units that stand apart only by what they have moved have one name.
  const named = [...new Map(choices.map((choice) => [nameOf(choice, 'en'), termOf(choice)])).values()];
  return {
    ...(meant === null ? {} : { meant: termOf(meant) }),
    ...(named.length === 0 || named.length > MOST_NAMED ? {} : { choices: named }),
  };
}
const MOST_NAMED = 12;

/** A place named in full is no slip: Huesca does not mean Cuenca. */
function isPlace(wanted: string): boolean {
  places ??= new Set(AREA_IDS.flatMap((area) => calledBy(areaChoice(area))));
  return places.has(wanted);
}
let places: ReadonlySet<string> | null = null;
