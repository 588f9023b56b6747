import type { Scene } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { type AreaId, NATION_IDS, type NationId } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { isArea, isNation } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import type { HispaniaView } from '../tells/view.js';
import { SENTENCES } from '../words/languages/index.js';
import { pieceIn, stackInWords } from '../words/units.js';
import { lengthOf } from './board.js';
import { areaName, nationName, neutralNation, yearsOf } from './names.js';
import { nationShown } from './nation.js';

/**
 * The picture in words, for those who hear it: first what is new, then who stands where. The whole board is told by
 * nation, an enlarged part by area.
 */
export function altOf(view: HispaniaView, locale: Locale, scene: Omit<Scene, 'alt'>): string {
  const words = SENTENCES[locale];
  const { nation } = view.stage;
  const names = namesIn(view, locale);
  const told = (id: string): kit.Remark => ({
    said: kit.placeTold(
      locale,
      id,
      scene.stacks.filter(({ place }) => place === id),
      names,
    ),
    weight: kit.weightOf(scene, id),
  });
  const news = (most: number) => [
    turnTold(view, locale),
    ...(nation === null
      ? []
      : [kit.fill(locale, words['picture.alt-playing'], { nation: nationName(view, nation, locale) })]),
    ...(scene.focus === undefined ? [] : [scene.title]),
    ...kit.marksTold(locale, scene.marks, names, most),
    ...scene.panels.flatMap((panel) => (panel.kind === 'dice' ? [kit.diceTold(locale, panel)] : [])),
    ...kit.emphasesTold(locale, scene.places, most),
  ];
  return kit.described(locale, news, scene.focus === undefined ? nationsTold(view, locale) : scene.focus.map(told));
}

/** A nation's own picture: what it has, where it comes, what its land counts. */
export function nationTold(view: HispaniaView, locale: Locale, nation: NationId): string {
  const words = SENTENCES[locale];
  const { title, goals, comes } = nationShown(view, nation, locale);
  const list = (areas: readonly AreaId[], said: (area: AreaId) => string) => areas.map(said).join(', ');
  const stands = areasWith(view, nation).map((area): kit.Remark => {
    const stack = view.areas[area][nation] ?? {};
    return { said: `${areaName(area, locale)}: ${stackInWords(locale, stack)}`, weight: unitCount(stack) };
  });
  const news = [
    turnTold(view, locale),
    title,
    ...(comes.at.length === 0 || comes.turn === null
      ? []
      : [
          kit.fill(locale, words['picture.alt-comes'], {
            turn: comes.turn,
            list: list(comes.at, (area) => areaName(area, locale)),
          }),
        ]),
    ...(goals.length === 0 || goals[0] === undefined
      ? []
      : [
          kit.fill(locale, words['picture.alt-goals'], {
            turn: goals[0].turn,
            list: goals
              .map(({ province, points }) => `${areaName(province, locale)} ${kit.figure(locale, points)}`)
              .join(', '),
          }),
        ]),
  ];
  return kit.described(locale, () => news, stands);
}

/** What of a nation's land may be attacked. */
export function threatTold(view: HispaniaView, locale: Locale, nation: NationId, areas: readonly AreaId[]): string {
  const words = SENTENCES[locale];
  const values = {
    nation: nationName(view, nation, locale),
    list: areas.map((area) => areaName(area, locale)).join(', '),
  };
  const told = areas.length === 0 ? words['picture.alt-safe'] : words['picture.alt-threat'];
  return sentences([turnTold(view, locale), kit.fill(locale, told, values)]);
}

function turnTold(view: HispaniaView, locale: Locale): string {
  return kit.fill(locale, SENTENCES[locale]['picture.alt-turn'], {
    turn: view.turn,
    last: lengthOf(view).last,
    years: yearsOf(view, view.turn, locale),
  });
}

function sentences(parts: readonly string[]): string {
  return `${parts.join('. ')}.`;
}

/** Who stands in a place with what. */
export function stands(view: HispaniaView, place: string, locale: Locale): string {
  if (!isArea(place)) return '';
  return NATION_IDS.flatMap((nation) => {
    const stack = view.areas[place][nation];
    return stack === undefined ? [] : [`${nationName(view, nation, locale)} ${stackInWords(locale, stack)}`];
  }).join('; ');
}

function namesIn(view: HispaniaView, locale: Locale): kit.PictureNames {
  return {
    place: (id) => (isArea(id) ? areaName(id, locale) : id),
    faction: (id) => {
      const nation = isNation(id) ? id : neutralNation(view);
      return nation === undefined ? id : nationName(view, nation, locale);
    },
    pieces: (piece, count) => pieceIn(locale, piece, count),
  };
}

/** Whose turn it is weighs most, then who has most on the board. */
function nationsTold(view: HispaniaView, locale: Locale): readonly kit.Remark[] {
  const words = SENTENCES[locale];
  return NATION_IDS.flatMap((nation) => {
    const areas = areasWith(view, nation).filter((area) => unitCount(view.areas[area][nation]) > 0);
    if (areas.length === 0) return [];
    const { suzerain } = view.nations[nation];
    const units = areas.reduce((sum, area) => sum + unitCount(view.areas[area][nation]), 0);
    const places = areas.map((area) => `${areaName(area, locale)} (${unitCount(view.areas[area][nation])})`);
    const values = {
      nation: nationName(view, nation, locale),
      points: kit.figure(locale, nationScore(view, nation)),
      places: kit.listed(locale, places),
      ...(suzerain === null ? {} : { suzerain: nationName(view, suzerain, locale) }),
    };
    const said = kit.fill(locale, words['picture.alt-nation'], values);
    return [{ said, weight: view.stage.nation === nation ? 1000 : units }];
  });
}
