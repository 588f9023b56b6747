import type { Locale } from '../../../core/locale.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { book, isArea, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { fill, PICTURE_WORDS } from './words.js';

export function areaName(area: AreaId, locale: Locale): string {
  if (area === 'sea') return PICTURE_WORDS[locale].sea;
  return WORDS.name(locale, { kind: isProvince(area) ? 'province' : 'area', id: area });
}

/** Of an area that an event names: as it stands where there is none of that name. */
export function areaNameOf(area: string, locale: Locale): string {
  return isArea(area) ? areaName(area, locale) : area;
}

export function nationName(state: Hispania, nation: NationId, locale: Locale): string {
  const name = WORDS.name(locale, { kind: 'nation', id: nation });
  return isNeutral(state, nation) ? fill(PICTURE_WORDS[locale].neutral, { nation: name }) : name;
}

/** WISIGOTH after turn 12 is nobody's: its counters are grey. */
export function lookOf(state: Hispania, nation: NationId): string {
  return isNeutral(state, nation) ? 'neutral' : nation;
}

function isNeutral(state: Hispania, nation: NationId): boolean {
  return state.nations[nation].status === 'neutral';
}

/** "Turn 12 · UMAYYADS", or the turn alone between the nations. */
export function titleOf(state: Hispania, locale: Locale): string {
  const turn = fill(PICTURE_WORDS[locale].turn, { turn: state.turn });
  const { nation } = state.stage;
  return nation === null ? turn : `${turn} · ${nationName(state, nation, locale)}`;
}

/** "320 – 221 BC", "711 – 756". */
export function yearsOf(state: Hispania, turn: number, locale: Locale): string {
  const dates = book(state).calendar.dates.get(turn) ?? [];
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const { beforeChrist } = PICTURE_WORDS[locale];
  const said = (year: number) => (year < 0 ? fill(beforeChrist, { year: -year }) : String(year));
  if (first === last) return said(first);
  return last < 0 ? `${-first} – ${said(last)}` : `${said(first)} – ${said(last)}`;
}
