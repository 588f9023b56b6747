import type { Locale } from '../../../core/locale.js';
import { type AreaId, NATION_IDS, UNIT_KINDS } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { nationsIn } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import type { HispaniaView } from '../view.js';
import { type Emphasis, lengthOf } from './board.js';
import type { Change, Throw } from './changes.js';
import { isHit } from './marks.js';
import { areaName, areaNameOf, nationName, yearsOf } from './names.js';
import { counted, fill, halves, PICTURE_WORDS } from './words.js';

/** The picture in words, for those who hear it: first what is new, then who stands where. */
export interface Told {
  readonly changes?: readonly Change[];
  readonly thrown?: Throw;
  readonly reach?: { readonly from: AreaId; readonly emphasis: Emphasis };
  /** Only these areas are told, and piece by piece; else the whole board by nation. */
  readonly areas?: readonly AreaId[];
}

export function altOf(view: HispaniaView, locale: Locale, told: Told): string {
  const { alt } = PICTURE_WORDS[locale];
  const { nation } = view.stage;
  const parts = [
    fill(alt.turn, { turn: view.turn, last: lengthOf(view).last, years: yearsOf(view, view.turn, locale) }),
    ...(nation === null ? [] : [fill(alt.playing, { nation: nationName(view, nation, locale) })]),
    ...changesTold(view, locale, told.changes ?? []),
    ...(told.thrown === undefined ? [] : [throwTold(view, locale, told.thrown)]),
    ...(told.reach === undefined ? [] : reachTold(locale, told.reach)),
    ...(told.areas === undefined ? nationsTold(view, locale) : told.areas.map((area) => areaTold(view, locale, area))),
  ];
  return `${parts.join('. ')}.`;
}

function nationsTold(view: HispaniaView, locale: Locale): readonly string[] {
  const { alt } = PICTURE_WORDS[locale];
  return NATION_IDS.flatMap((nation) => {
    const areas = areasWith(view, nation).filter((area) => unitCount(view.areas[area][nation]) > 0);
    if (areas.length === 0) return [];
    const { suzerain } = view.nations[nation];
    const places = areas.map((area) => `${areaName(area, locale)} ${unitCount(view.areas[area][nation])}`);
    if (suzerain !== null) places.push(fill(alt.vassal, { nation: nationName(view, suzerain, locale) }));
    const values = {
      nation: nationName(view, nation, locale),
      points: halves(nationScore(view, nation)),
      places: places.join(', '),
    };
    return [fill(alt.nation, values)];
  });
}

function areaTold(view: HispaniaView, locale: Locale, area: AreaId): string {
  const stacks = nationsIn(view.areas[area]).map((nation) => {
    const stack = view.areas[area][nation];
    const pieces = UNIT_KINDS.flatMap((unit) => {
      const count = stack?.[unit] ?? 0;
      return count === 0 ? [] : [counted(locale, unit, count)];
    });
    return `${nationName(view, nation, locale)} ${[...pieces, ...(stack?.leaders ?? [])].join(', ')}`;
  });
  const { alt } = PICTURE_WORDS[locale];
  return fill(alt.area, { area: areaName(area, locale), stacks: stacks.length === 0 ? alt.empty : stacks.join('; ') });
}

function changesTold(view: HispaniaView, locale: Locale, changes: readonly Change[]): readonly string[] {
  const { alt } = PICTURE_WORDS[locale];
  const place = (area: string | undefined) => (area === undefined ? '' : areaNameOf(area, locale));
  const [moves, retreats, losses, battles]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const change of changes) {
    switch (change.kind) {
      case 'move':
      case 'retreat': {
        const { nation, count, path } = change;
        const way = `${nationName(view, nation, locale)} ${count} ${place(path[0])} → ${place(path.at(-1))}`;
        (change.kind === 'move' ? moves : retreats).push(way);
        break;
      }
      case 'loss':
        losses.push(`${nationName(view, change.nation, locale)} ${change.count} (${place(change.area)})`);
        break;
      case 'battle':
        battles.push(place(change.area));
        break;
    }
  }
  return [
    [alt.moves, moves] as const,
    [alt.battles, battles] as const,
    [alt.losses, losses] as const,
    [alt.retreats, retreats] as const,
  ].flatMap(([sentence, list]) => (list.length === 0 ? [] : [fill(sentence, { list: list.join(', ') })]));
}

function throwTold(view: HispaniaView, locale: Locale, { area, sides }: Throw): string {
  const { alt } = PICTURE_WORDS[locale];
  const said = sides.map(({ nation, dice }) => {
    const hits = dice.filter(isHit).length;
    return `${nationName(view, nation, locale)} ${fill(alt.hits[hits === 1 ? 0 : 1], { hits, dice: dice.length })}`;
  });
  return fill(alt.throw, { area: areaNameOf(area, locale), sides: said.join(', ') });
}

function reachTold(locale: Locale, { from, emphasis }: NonNullable<Told['reach']>): readonly string[] {
  const { alt } = PICTURE_WORDS[locale];
  const of = (part: 'reach' | 'attack') =>
    [...emphasis].flatMap(([area, shown]) => (shown === part ? [areaName(area, locale)] : [])).join(', ');
  const [free, hostile] = [of('reach'), of('attack')];
  const area = areaName(from, locale);
  if (free === '' && hostile === '') return [fill(alt.nowhere, { area })];
  return [
    ...(free === '' ? [] : [fill(alt.reach, { area, list: free })]),
    ...(hostile === '' ? [] : [fill(alt.attack, { list: hostile })]),
  ];
}
