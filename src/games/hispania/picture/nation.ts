import type { SceneMark } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { type AreaId, type NationId, PROVINCE_IDS, type ProvinceId } from '../facts/ids.js';
import { landings } from '../placement/arrivals.js';
import { nationScore } from '../scoring/final.js';
import { scoresNext, worthAhead } from '../scoring/provinces.js';
import { book, cardOf } from '../state/reading.js';
import { areasWith } from '../state/whereabouts.js';
import { hasArrived } from '../tells/about-facts.js';
import type { HispaniaView } from '../tells/view.js';
import { SENTENCES } from '../words/languages/index.js';
import type { Emphasis, Part } from './board.js';
import { lookOf, nationName } from './names.js';

/** A nation shown: where it stands, where it comes next, and what its land will count. */
export interface NationShown {
  readonly title: string;
  readonly subtitle: string;
  readonly emphasis: Emphasis;
  readonly marks: readonly SceneMark[];
  readonly focus: readonly AreaId[];
  readonly goals: readonly { readonly province: ProvinceId; readonly points: number; readonly turn: number }[];
  readonly comes: { readonly turn: number | null; readonly at: readonly AreaId[] };
}

export function nationShown(view: HispaniaView, nation: NationId, locale: Locale): NationShown {
  const words = SENTENCES[locale];
  const turn = scoresNext(view, nation);
  const { last } = book(view).scenarios[view.options.scenario];
  const worth = (province: ProvinceId) => worthAhead(view, nation, province);
  const land = turn === null || turn > last ? [] : PROVINCE_IDS.filter((id) => worth(id) > 0);
  const goals = land.map((province) => ({ province, points: worth(province), turn: turn ?? 0 }));
  const comes = comesTo(view, nation);
  const stands = areasWith(view, nation);
  // Where it stands its own colour shows it; the signs there tell the points.
  const elsewhere = (area: AreaId) => !stands.includes(area);
  const emphasis = new Map<AreaId, Part>(land.filter(elsewhere).map((id) => [id, 'reach']));
  for (const area of comes.at.filter(elsewhere)) emphasis.set(area, 'source');
  const marks = goals.map(
    ({ province, points }): SceneMark => ({
      kind: 'sign',
      look: 'gain',
      place: province,
      faction: lookOf(view, nation),
      text: kit.figure(locale, points),
    }),
  );
  const points = kit.figure(locale, nationScore(view, nation));
  const name = nationName(view, nation, locale);
  const focus = [...new Set([...stands, ...land, ...comes.at])];
  return {
    title: kit.fill(locale, words['picture.nation'], { nation: name, points }),
    subtitle: [
      ...(land.length === 0 || turn === null ? [] : [kit.fill(locale, words['picture.goals'], { turn })]),
      ...(comes.turn === null ? [] : [kit.fill(locale, words['picture.comes'], { turn: comes.turn })]),
    ].join(' · '),
    emphasis,
    marks,
    // A nation without land, and without any to come, is shown on the whole board.
    focus: focus.length === 0 ? [...PROVINCE_IDS] : focus,
    goals,
    comes,
  };
}

/** Its next arrivals on the map: from the sea, where they may land. */
function comesTo(view: HispaniaView, nation: NationId) {
  const from = hasArrived(view, nation) ? view.turn + 1 : view.turn;
  const coming = (cardOf(view, nation).arrivals ?? []).filter(({ turn }) => turn >= from);
  const turn = coming.length === 0 ? null : Math.min(...coming.map((one) => one.turn));
  const at = coming
    .filter((one) => one.turn === turn)
    .flatMap((one) => one.at)
    .filter((area) => area !== 'own');
  const ashore = turn !== null && at.includes('sea') ? landings({ ...view, turn }, nation) : [];
  return { turn, at: [...new Set([...at.filter((area) => area !== 'sea' || ashore.length === 0), ...ashore])] };
}
