import type { Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { type Choice, mostOf } from '../../../core/offer.js';
import type { Result, Term, Terms } from '../../../core/result.js';
import { LOCALES } from '../../../core/words.js';
import { countedIn } from '../../../kit/typed/counted.js';
import type { Aliases, Lexicon, Question, Value } from '../../../kit/typed/lexicon.js';
import { choiceNamed as choiceBy, hints as hintsBy, termOf } from '../../../kit/typed/names.js';
import { everything, totalOf } from '../../../kit/typed/reading.js';
import { areaChoice, nationChoice, pieceChoice } from '../engine/domain.js';
import { AREA_IDS, NATION_IDS, PROVINCE_IDS, UNIT_KINDS } from '../facts/ids.js';
import { isUnitKind } from '../state/stack.js';
import { WORDS } from '../words/index.js';

/** How Hispania's commands are typed: names besides those of its words, and which option means what. */

/** What stands for which slot: a place is an area or a province, whatever the verb calls it. */
export const ALIASES: Aliases = {
  to: ['province'],
  afterwards: ['to'],
  area: ['province'],
  province: ['to', 'choice'],
  unit: ['units', 'choice'],
  nation: ['choice'],
  points: ['count'],
  target: ['units'],
  leader: ['unit', 'units', 'choice'],
  choice: ['province', 'nation', 'unit', 'count'],
  provinces: ['province', 'units', 'choice'],
  replace: ['choice', 'province'],
  count: ['choice'],
};

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

/** 6.4: those that crossed it are a target of their own, called as reports call them. */
function acrossRiver(names: readonly string[]): readonly string[] {
  return LOCALES.flatMap((locale) => names.map((name) => `${name} ${WORDS.say(locale, 'target.river') ?? ''}`));
}

/** Of several choices of one name: where each stands (conversions of 9.4). */
function placeOf({ note, values }: Choice) {
  const place = note === 'at' ? values?.area : undefined;
  return typeof place === 'object' && 'id' in place ? place : null;
}

/**
 * What leaving out means, as the options say of themselves: one where a number counts from one, for the rest may follow;
 * all units where they all may; none of a kind where other kinds are named; the Castle from beside the board, for so
 * none of those on it is lost (9.5.3).
 */
function leftOut(domain: Question, options: TypedOptions): Value | null {
  if (domain.kind === 'number') return domain.slot === 'count' && domain.min === 1 ? domain.min : null;
  if (domain.kind === 'one') {
    return domain.slot === 'from' && domain.choices.some(({ id }) => id === 'aside') ? 'aside' : null;
  }
  if (domain.kind !== 'some') return null;
  if (domain.slot === 'units') return mostOf(domain) >= totalOf(domain) ? everything(domain) : null;
  return isUnitKind(domain.slot) && typeof options.units === 'string' && options.units.trim() !== '' && domain.min === 0
    ? {}
    : null;
}

/** How units of one kind are told apart when they are typed. */
function example(domain: Question): Terms {
  const [first] = domain.kind === 'some' ? domain.choices : [];
  if (first === undefined || !isUnitKind(domain.slot)) return {};
  const one: Term = [[1, termOf(first)]];
  return { unit: { kind: 'unit', id: domain.slot }, first: one };
}

const ALL_AREAS = AREA_IDS.map((area) => areaChoice(area));

export const LEXICON: Lexicon = {
  words: WORDS,
  nicknames: { unit: UNIT_NICKNAMES },
  alsoCalled({ id }) {
    if (id === 'aside') return ['off the board', 'off board', 'off map', 'hors carte', 'fuera del mapa'];
    return id.endsWith('-nation') ? [id.replace(/-nation$/, '')] : [];
  },
  qualified: ({ id }, names) => (id.endsWith('~river') ? acrossRiver(names) : []),
  placeOf,
  things: {
    province: PROVINCE_IDS.map((province) => areaChoice(province)),
    from: ALL_AREAS,
    to: ALL_AREAS,
    via: ALL_AREAS,
    reach: ALL_AREAS,
    nation: NATION_IDS.map(nationChoice),
    unit: UNIT_KINDS.map(pieceChoice),
  },
  aliases: ALIASES,
  leftOut,
  example,
};

export function choiceNamed<C extends Choice>(choices: readonly C[], text: string): C | null {
  return choiceBy(LEXICON, choices, text);
}
export function hints(choices: readonly Choice[], text?: string): Terms {
  return hintsBy(LEXICON, choices, text);
}
/** "3 infantry, tarik" among these. */
export function unitsIn(
  text: string,
  domain: Extract<Question, { readonly kind: 'some' }>,
  known?: readonly Choice[],
): Result<Tally> {
  return countedIn(LEXICON, text, domain, known);
}
