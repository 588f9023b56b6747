import { LOCALES, type Locale } from '../../../core/locale.js';
import type { Choice } from '../../../core/offer.js';
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

/** Everything that a choice may be called: its id, its name in each language, and what the words add. */
export function calledBy(choice: Choice): readonly string[] {
  const names = [choice.id, choice.id.replace(/-nation$/, '')];
  for (const locale of LOCALES) {
    if (choice.name !== undefined) names.push(WORDS.name(locale, choice.name));
    const said = WORDS.say(locale, `choice.${choice.id}`);
    if (said !== null) names.push(said);
  }
  if (choice.name?.kind === 'unit') names.push(...(UNIT_NICKNAMES[choice.name.id] ?? []));
  return names.map(fold);
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
  const starting = choices.filter((choice) => calledBy(choice).some((name) => name.startsWith(wanted)));
  if (starting.length > 0) return starting.length === 1 ? (starting[0] ?? null) : null;
  const holding = choices.filter((choice) => calledBy(choice).some((name) => ` ${name} `.includes(` ${wanted} `)));
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

export function nameOf(choice: Choice, locale: Locale): string {
  if (choice.name !== undefined) return WORDS.name(locale, choice.name);
  return WORDS.say(locale, `choice.${choice.id}`) ?? choice.id;
}
