import { inEach } from '../../../src/core/languages.js';
import type { Choice } from '../../../src/core/offer.js';
import type { NameTerm, Term, Terms } from '../../../src/core/result.js';
import { LOCALES, type Locale } from '../../../src/core/words.js';
import { NATION_IDS, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';

/** Reads everything in three languages and notes what nobody should have to read. */
export class Reader {
  readonly faults = new Map<string, string>();
  readonly seen = new Set<string>();

  get told(): string[] {
    return [...this.faults].map(([what, text]) => `${what}: ${text}`);
  }

  key(key: string, values: Terms = {}): void {
    this.seen.add(key);
    this.values(key, values);
    for (const locale of LOCALES) {
      const said = WORDS.say(locale, key, peopled(values));
      if (said === null) this.fault(locale, key, '(missing)');
      else this.text(locale, key, said);
    }
  }

  name(term: NameTerm): void {
    if (TABLES_OWN.includes(term.kind)) return;
    for (const locale of LOCALES) {
      const said = WORDS.name(locale, term);
      const same = said === term.id && term.kind !== 'leader' && term.kind !== 'decimal' && !isWord(term);
      if (same) this.fault(locale, `${term.kind} ${term.id}`, '(no name)');
      else this.text(locale, `${term.kind} ${term.id}`, said);
    }
  }

  choice(choice: Choice): void {
    if (choice.name === undefined) this.key(`choice.${choice.id}`);
    else this.name(choice.name);
    if (choice.note !== undefined) this.key(`note.${choice.note}`, choice.values);
  }

  text(locale: Locale, what: string, said: string): void {
    if (said.trim() === '' || BROKEN.test(said) || RAW.test(said) || KEBAB[locale].test(said))
      this.fault(locale, what, said);
  }

  private values(what: string, values: Terms): void {
    const look = (term: Term): void => {
      if (typeof term === 'string' && IDS.has(term)) this.fault('en', what, `bare ${term}`);
      else if (typeof term === 'object' && Array.isArray(term)) term.forEach(look);
      else if (typeof term === 'object' && isName(term)) this.name(term);
    };
    Object.values(values).forEach(look);
  }

  private fault(locale: Locale, what: string, said: string): void {
    this.faults.set(`${locale} ${what}`, said);
  }
}

/** An id that is the right word in one of the languages. */
function isWord({ kind, id }: NameTerm): boolean {
  if (kind === 'choice' || kind === 'score') return WORDS.say('en', `${kind}.${id}`) !== null;
  return ['phase', 'terrain', 'nation-status'].includes(kind) && /^[a-z]+$/.test(id);
}

function isName(term: Term): term is NameTerm {
  return typeof term === 'object' && !Array.isArray(term);
}

/** As the table does before a game's words see the values. */
function peopled(values: Terms): Terms {
  const settle = (term: Term): Term => {
    if (typeof term !== 'object') return term;
    if (isName(term)) return TABLES_OWN.includes(term.kind) ? (PEOPLE[term.id] ?? term.id) : term;
    return term.map(settle);
  };
  return Object.fromEntries(Object.entries(values).map(([name, term]) => [name, settle(term)]));
}

const TABLES_OWN = ['seat', 'user', 'channel', 'instant', 'text', 'key'];
export const PEOPLE: Readonly<Record<string, string>> = {
  p1: 'Anna',
  p2: 'Bruno',
  p3: 'Carmen',
  p4: 'Denis',
  p5: 'Elena',
};

const IDS: ReadonlySet<string> = new Set([...PROVINCE_IDS, ...NATION_IDS]);
const PLAIN = [...IDS].filter((id) => !id.includes('-'));
const BROKEN = /undefined|\[object|NaN|[{}[\]]|\bnull\b|: *$|\( *\)/;
/** Ids of provinces, nations and seats are never words in small letters. */
const RAW = new RegExp(
  `(?<![\\p{L}-])(?:${PLAIN.join('|')}|p[1-5]|[a-z]+-nation|leader:|[a-z]+\\.[a-z]+)(?![\\p{L}-])`,
  'u',
);
/** Small words with a hyphen are ids, but for those of the language. */
const KEBAB: Readonly<Record<Locale, RegExp>> = {
  ...inEach(() => /(?<![\p{L}-])[a-z]+(?:-[a-z]+)+(?![\p{L}-])/u),
  fr: /(?<![\p{L}-])(?!(?:puis|peut|va|au)-)[a-z]+(?:-[a-z]+)+(?![\p{L}-])/u,
};
