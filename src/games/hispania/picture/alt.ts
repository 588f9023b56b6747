import type { Scene } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { NATION_IDS } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { isArea, isNation } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import type { HispaniaView } from '../tells/view.js';
import { SENTENCES } from '../words/languages/index.js';
import { pieceIn } from '../words/units.js';
import { lengthOf } from './board.js';
import { areaName, nationName, neutralNation, yearsOf } from './names.js';

/**
 * The picture in words, for those who hear it: first what is new, then who stands where. The whole board is told by
 * nation, an enlarged part by area.
 */
export function altOf(view: HispaniaView, locale: Locale, scene: Omit<Scene, 'alt'>): string {
  const words = SENTENCES[locale];
  const { nation } = view.stage;
  const names = namesIn(view, locale);
  const told = (id: string) =>
    kit.placeTold(
      locale,
      id,
      scene.stacks.filter(({ place }) => place === id),
      names,
    );
  const parts = [
    kit.fill(locale, words['picture.alt-turn'], {
      turn: view.turn,
      last: lengthOf(view).last,
      years: yearsOf(view, view.turn, locale),
    }),
    ...(nation === null
      ? []
      : [kit.fill(locale, words['picture.alt-playing'], { nation: nationName(view, nation, locale) })]),
    ...(scene.focus === undefined ? [] : [scene.title]),
    ...kit.marksTold(locale, scene.marks, names),
    ...scene.panels.flatMap((panel) => (panel.kind === 'dice' ? [kit.diceTold(locale, panel)] : [])),
    ...kit.emphasesTold(locale, scene.places),
    ...(scene.focus === undefined ? nationsTold(view, locale) : scene.focus.map(told)),
  ];
  return `${parts.join('. ')}.`;
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

function nationsTold(view: HispaniaView, locale: Locale): readonly string[] {
  const words = SENTENCES[locale];
  return NATION_IDS.flatMap((nation) => {
    const areas = areasWith(view, nation).filter((area) => unitCount(view.areas[area][nation]) > 0);
    if (areas.length === 0) return [];
    const { suzerain } = view.nations[nation];
    const places = areas.map((area) => `${areaName(area, locale)} ${unitCount(view.areas[area][nation])}`);
    if (suzerain !== null)
      places.push(kit.fill(locale, words['picture.alt-vassal'], { nation: nationName(view, suzerain, locale) }));
    const values = {
      nation: nationName(view, nation, locale),
      points: kit.figure(locale, nationScore(view, nation)),
      places: places.join(', '),
    };
    return [kit.fill(locale, words['picture.alt-nation'], values)];
  });
}
