import type { Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Choice, Domain } from '../../../core/offer.js';
import { type NameTerm, ok, type Result, refuse, type Term, type Terms } from '../../../core/result.js';
import { LOCALES } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { areaChoice, eventChoice, nationChoice, pieceChoice } from '../engine/domain.js';
import { STANDARD_BOOK } from '../facts/book.js';
import {
  AREA_IDS,
  type AreaId,
  EVENT_KINDS,
  NATION_IDS,
  PROVINCE_IDS,
  UNIT_KINDS,
  type UnitKind,
} from '../facts/ids.js';
import { isUnitKind, leaderPiece } from '../state/stack.js';
import { WORDS } from '../words/index.js';
import { SENTENCES } from '../words/languages/index.js';

/** How Hispania's commands are typed: additional names, and the meaning of options. */

/** 6.4: units across the river are a separate target, named as in reports. */
function acrossRiver(names: readonly string[]): readonly string[] {
  return LOCALES.flatMap((locale) => names.map((name) => `${name} ${SENTENCES[locale]['target.river']}`));
}

/** Of several equally named choices: where each stands (conversions of 9.4). */
function placeOf({ note, values }: Choice): NameTerm | null {
  const place = note === 'at' ? values?.area : undefined;
  return typeof place === 'object' && 'id' in place ? place : null;
}

/** How to distinguish units of one kind when typing. */
function example(domain: Exclude<Domain, { readonly kind: 'done' }>): Terms {
  const [first] = domain.kind === 'some' ? domain.choices : [];
  if (first === undefined || !isUnitKind(domain.slot)) return {};
  const one: Term = [[1, kit.termOf(first)]];
  return { unit: { kind: 'unit', id: domain.slot }, first: one };
}

const ALL_AREAS = AREA_IDS.map((area) => areaChoice(area));
export const UNITS = UNIT_KINDS.map(pieceChoice);
const LEADERS = NATION_IDS.flatMap((nation) =>
  (STANDARD_BOOK.nations[nation].leaders ?? []).map(({ name }) => pieceChoice(leaderPiece(name))),
);

export const LEXICON: kit.Lexicon = {
  words: WORDS,
  nicknames: { unit: kit.typedNames(SENTENCES).unit ?? {} },
  alsoCalled({ id }) {
    if (id === 'aside') return kit.typedWords(SENTENCES, 'typed.area.aside');
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
    unit: UNITS,
    event: EVENT_KINDS.map(eventChoice),
    leader: LEADERS,
  },
  verbs: { done: ['done', 'pass', 'stand'], orders: ['order'] },
  /** A place may be called an area or a province, whatever the verb's slot. */
  aliases: {
    to: ['province'],
    afterwards: ['to'],
    area: ['province'],
    province: ['to', 'choice'],
    unit: ['units', 'choice'],
    nation: ['choice'],
    points: ['count'],
    target: ['units'],
    // Bravoure attacks one kind twice unless a second is named (10.3.5).
    second: ['target'],
    leader: ['unit', 'units', 'choice'],
    choice: ['province', 'nation', 'unit', 'count'],
    provinces: ['province', 'units', 'choice'],
    replace: ['choice', 'province'],
    count: ['choice'],
  },
  aliasesOf: {
    order: {
      until: ['choice'],
      answer: ['choice'],
      first: ['unit'],
      points: ['count', 'choice'],
      unless: ['nation'],
      from: ['province'],
    },
  },
  within: { units: UNITS },
  repeats: { remove: { times: 'count', most: 20, each: { slot: 'unit', option: 'units', things: UNITS } } },
  /**
   * One where numbers start at one, as more may follow; all units where possible; orders apply to any; a standing side
   * is asked again; a Castle comes from beside the board, to lose none on it (9.5.3).
   */
  usual: {
    count: 'one',
    units: 'all',
    nation: ['any'],
    province: ['any'],
    event: ['any'],
    from: ['any', 'aside'],
    to: ['any'],
    unless: ['none'],
    afterwards: ['ask-me'],
  },
  example,
};

export function choiceNamed<C extends Choice>(choices: readonly C[], text: string): C | null {
  return kit.choiceNamed(LEXICON, choices, text);
}
export function hints(choices: readonly Choice[], text?: string): Terms {
  return kit.nameHints(LEXICON, choices, text);
}
/** "3 infantry, tarik", from these. */
export function unitsIn(
  text: string,
  domain: Extract<Domain, { readonly kind: 'some' }>,
  known?: readonly Choice[],
): Result<Tally> {
  return kit.countedIn(LEXICON, text, domain, known);
}

/** A kind of unit, by any name. */
export function unitNamed(text: string): UnitKind | null {
  const named = choiceNamed(UNITS, text);
  return UNIT_KINDS.find((kind) => kind === named?.id) ?? null;
}

export function areaNamed(typed: TypedOptions[string] | undefined, slot: string): Result<AreaId> {
  if (typed === undefined || typed === '') return refuse('slot-missing', { slot: { kind: 'slot', id: slot } });
  const found = choiceNamed(ALL_AREAS, String(typed));
  const area = AREA_IDS.find((id) => id === found?.id);
  return area === undefined
    ? refuse('province-unknown', { text: String(typed), ...hints(ALL_AREAS, String(typed)) })
    : ok(area);
}
export function areaTerm(area: AreaId): NameTerm {
  return areaChoice(area).name ?? { kind: 'area', id: area };
}
