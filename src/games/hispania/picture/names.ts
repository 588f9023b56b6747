import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { type AreaId, NATION_IDS, type NationId } from '../facts/ids.js';
import { book, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { SENTENCES } from '../words/languages/index.js';

export function areaName(area: AreaId, locale: Locale): string {
  if (area === 'sea') return SENTENCES[locale]['picture.sea'];
  return WORDS.name(locale, { kind: isProvince(area) ? 'province' : 'area', id: area });
}

export function nationName(state: Hispania, nation: NationId, locale: Locale): string {
  const name = WORDS.name(locale, { kind: 'nation', id: nation });
  return isNeutral(state, nation) ? kit.fill(locale, SENTENCES[locale]['picture.neutral'], { nation: name }) : name;
}

/** WISIGOTH after turn 12 is unowned: its counters are grey. */
export function lookOf(state: Hispania, nation: NationId): string {
  return isNeutral(state, nation) ? 'neutral' : nation;
}

/** The owner of the grey counters. */
export function neutralNation(state: Hispania): NationId | undefined {
  return NATION_IDS.find((nation) => isNeutral(state, nation));
}

function isNeutral(state: Hispania, nation: NationId): boolean {
  return state.nations[nation].status === 'neutral';
}

/** "Turn 12 · UMAYYADS", or the turn alone between the nations. */
export function titleOf(state: Hispania, locale: Locale): string {
  const turn = kit.fill(locale, SENTENCES[locale]['picture.turn'], { turn: state.turn });
  const { nation } = state.stage;
  return nation === null ? turn : `${turn} · ${nationName(state, nation, locale)}`;
}

/** "320 – 221 BC", "711 – 756". */
export function yearsOf(state: Hispania, turn: number, locale: Locale): string {
  const dates = book(state).calendar.dates.get(turn) ?? [];
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const beforeChrist = SENTENCES[locale]['picture.before-christ'];
  const said = (year: number) => (year < 0 ? kit.fill(locale, beforeChrist, { year: -year }) : String(year));
  if (first === last) return said(first);
  return last < 0 ? `${-first} – ${said(last)}` : `${said(first)} – ${said(last)}`;
}
