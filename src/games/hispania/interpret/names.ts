import { LOCALES, type Locale } from '../../../core/locale.js';
import type { Choice } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
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
  if (choice.id === 'aside') names.push('off the board', 'off board', 'off map', 'hors carte', 'fuera del mapa');
  return (choice.id.endsWith('~river') ? [...acrossRiver(names), ...names] : names).map(fold);
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
  const starting = choices.filter((choice) => calledBy(choice).some((name) => name.startsWith(wanted)));
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
  const meant = nearest(choices, text);
  // Units that stand apart only by what they have moved have one name.
  const named = [...new Map(choices.map((choice) => [nameOf(choice, 'en'), termOf(choice)])).values()];
  return {
    ...(meant === null ? {} : { meant: termOf(meant) }),
    ...(named.length === 0 || named.length > MOST_NAMED ? {} : { choices: named }),
  };
}
const MOST_NAMED = 12;

/** The one whose name is a slip or two away: "Granda" is Granada. */
function nearest(choices: readonly Choice[], text: string): Choice | null {
  const wanted = fold(text);
  let best: Choice | null = null;
  let least = wanted.length < 5 ? 2 : 3;
  if (wanted.length < 3) return null;
  for (const choice of choices) {
    for (const name of calledBy(choice)) {
      if (name.length < 3) continue;
      const slips = slipsBetween(wanted, name, least);
      if (slips < least) [best, least] = [choice, slips];
    }
  }
  return best;
}

/** Letters left out, added, changed, or swapped with the next; no more than `most` are counted. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const slips = [(row[j] ?? most) + 1, (next[j - 1] ?? most) + 1, (row[j - 1] ?? most) + same];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slips.push((before[j - 2] ?? most) + 1);
      next.push(Math.min(...slips));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most;
}
