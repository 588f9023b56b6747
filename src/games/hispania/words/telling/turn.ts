import { CHAPTER_ENDED } from '../../../../core/chronicle.js';
import type { Terms } from '../../../../core/result.js';
import { STANDARD_BOOK } from '../../facts/book.js';
import { say as sentenceOf } from '../say.js';
import { isWordKey, type WordKey } from '../sentence.js';
import type { Speech } from './speech.js';
import { SILENT, type Tellers } from './speech.js';

/** A nation's turn without its battles. */
export const TURN = {
  'turn-began': (say, { turn }) => say.tell('told.turn-began', { turn, years: years(say, turn) }),
  'nation-began': (say, { nation }) => say.tell('told.nation-began', { nation: say.nation(nation) }),
  'leader-left': (say, { nation, leader }) => say.tell('told.leader-left', { nation: say.nation(nation), leader }),
  income: (say, { nation, gold, held }) => say.tell('told.income', { nation: say.nation(nation), gold, held }),
  tribute: (say, { nation, suzerain, gold }) =>
    say.tell('told.tribute', { nation: say.nation(nation), suzerain: say.nation(suzerain), gold }),
  'unit-bought': (say, { nation, unit, count }) =>
    say.tell('told.unit-bought', { nation: say.nation(nation), units: say.piece(unit, count) }),
  'gold-lost': (say, { nation, gold }) => say.tell('told.gold-lost', { nation: say.nation(nation), gold }),
  arrived: (say, { nation, units, where }) =>
    say.tell('told.arrived', {
      nation: say.nation(nation),
      units: say.units(units),
      where: where === null ? undefined : say.area(where),
    }),
  placed: (say, { nation, unit, count, to }) =>
    say.tell('told.placed', { nation: say.nation(nation), units: say.piece(unit, count), to: say.area(to) }),
  moved: (say, { nation, units, path, river }) =>
    say.tell('told.moved', {
      nation: say.nation(nation),
      units: say.units(units),
      path: path.map((area) => say.area(area)).join(' → '),
      river: river === undefined ? undefined : say.river(river),
    }),
  'left-the-game': (say, { nation, units, to }) =>
    say.tell('told.left-the-game', { nation: say.nation(nation), units: say.units(units), to: say.area(to) }),
  removed: (say, { nation, unit, count, area, why }) =>
    say.tell('told.removed', {
      nation: say.nation(nation),
      units: say.piece(unit, count),
      area: say.area(area),
      why: say.tell(`why.${why}`),
    }),
  'leader-killed': (say, { nation, leader, area }) =>
    say.tell('told.leader-killed', { nation: say.nation(nation), leader, area: say.area(area) }),
  'capital-moved': (say, { nation, province }) =>
    province === null
      ? say.tell('told.capital-gone', { nation: say.nation(nation) })
      : say.tell('told.capital-moved', { nation: say.nation(nation), province: say.area(province) }),
  rebuilt: (say, { nation, province, unit, from }) =>
    say.tell('told.rebuilt', {
      nation: say.nation(nation),
      province: say.area(province),
      units: say.piece(unit, 1),
      from: from === null ? undefined : say.area(from),
    }),
  submitted: (say, { nation, suzerain }) =>
    say.tell('told.submitted', { nation: say.nation(nation), suzerain: say.nation(suzerain) }),
  'submission-refused': (say, { nation, suzerain }) =>
    say.tell('told.submission-refused', { nation: say.nation(nation), suzerain: say.nation(suzerain) }),
  'submission-ended': (say, { nation, suzerain }) =>
    say.tell('told.submission-ended', { nation: say.nation(nation), suzerain: say.nation(suzerain) }),
  scored: (say, { nation, seat, points, why, province }) =>
    say.tell('told.scored', {
      who: nation === null ? say.person(seat ?? '') : say.nation(nation),
      points: say.points(points),
      why: reason(say, why),
      province: province === null ? undefined : say.area(province),
    }),
  'provinces-counted': (say, { nation, provinces, extra }) =>
    say.tell('told.provinces-counted', {
      nation: say.nation(nation),
      provinces:
        provinces.map(({ province, points }) => `${say.area(province)} ${say.figure(points)}`).join(', ') || '–',
      extra: extra === 0 ? undefined : say.points(extra),
    }),
  'phase-began': (say, { nation, pass }) =>
    nation === null || pass !== 2 ? null : say.tell('told.second-move', { nation: say.nation(nation) }),
  'order-given': (say, { order, values }) => say.tell('told.order-given', { order: orderName(say, order, values) }),
  'order-cancelled': (say, { order, values }) =>
    say.tell('told.order-cancelled', { order: orderName(say, order, values) }),
  'asked-again': (say) => say.tell('told.asked-again'),
  'game-ended': (say) => say.tell('told.game-ended'),
  [CHAPTER_ENDED]: SILENT,
} as const satisfies Partial<Tellers>;

function reason(say: Speech, why: string): string {
  const key = `score.${why}`;
  return isWordKey(key) ? say.tell(key) : why;
}

function orderName(say: Speech, order: string, values: Terms | undefined): string {
  const whole = values === undefined ? null : sentenceOf(say.locale, `answer.order-${order}`, values);
  if (whole !== null) return whole;
  const key = `choice.${order}`;
  const known: WordKey | null = isWordKey(key) ? key : null;
  return known === null ? order : say.tell(known);
}

/** "711 – 717", "320 – 221 BC". */
function years(say: Speech, turn: number): string | undefined {
  const dates = STANDARD_BOOK.calendar.dates.get(turn) ?? [];
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const year = (one: number) => (one < 0 ? say.tell('part.bc', { year: -one }) : String(one));
  if (first === last) return year(first);
  return last < 0 ? `${-first} – ${year(last)}` : `${year(first)} – ${year(last)}`;
}
