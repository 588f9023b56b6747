import type { Scene } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { COMMANDER_IDS, GARRISON_IDS, isCity, isSpace, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { armyAt, commandersAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { SENTENCES } from '../words/languages/index.js';
import { bannerOf, nameOf, REVOLT, ROME } from './board.js';

/** The picture in words, for those who cannot see it: what is new, and what stands in each place. */
export function alt(state: Draco, locale: Locale, scene: Omit<Scene, 'alt'>): string {
  return kit.altOf(locale, scene, {
    place: (id) => nameOf(locale, 'space', id),
    faction: (id) => factionName(locale, id),
    pieces: (id) => nameOf(locale, 'there', id),
    stands: (id) => (isSpace(id) ? counted(state, id, locale) : ''),
  });
}

function factionName(locale: Locale, id: string): string {
  if (id === ROME || id === REVOLT) return kit.nounIn(SENTENCES, locale, { kind: 'side', id });
  if (COMMANDER_IDS.some((one) => one === id)) return nameOf(locale, 'commander', id);
  return GARRISON_IDS.some((one) => one === id) ? nameOf(locale, 'garrison', id) : id;
}

/** "the consul, 1 fleet and 2 revolts". */
function counted({ pieces }: Draco, space: SpaceId, locale: Locale): string {
  const army = armyAt(pieces, space);
  const revolts = revoltsAt(pieces, space);
  const fleet = !isCity(space) && pieces.fleets.includes(space);
  const garrisons = garrisonsAt(pieces, space);
  const many = (count: number, kind: string, id: string) =>
    count === 0 ? [] : [kit.nounIn(SENTENCES, locale, { kind, id }, count)];
  return kit.listed(locale, [
    ...commandersAt(pieces, space).map((id) => nameOf(locale, 'commander', id)),
    ...many(fleet ? 1 : 0, 'there', 'fleet'),
    ...(army === undefined ? [] : many(1, 'army', army.kind)),
    ...(isCity(space) ? many(revolts, 'there', 'revolt') : revolts === 0 ? [] : [pirates(locale, revolts)]),
    ...GARRISON_IDS.flatMap((id) => many(garrisons.filter((one) => one === id).length, 'garrison', id)),
  ]);
}

/** A word without a singular. */
function pirates(locale: Locale, discs: number): string {
  const name = nameOf(locale, 'there', 'pirates');
  return discs === 1 ? name : `${name} (${kit.figure(locale, discs)})`;
}

/** What stands in one place; at a province's banner, in each of its cities. */
export function stands(state: Draco, place: string, locale: Locale): string {
  const space = SPACE_IDS.find((id) => id === place);
  if (space !== undefined) return counted(state, space, locale);
  const { file, citiesOf } = board(state);
  const province = file.provinces.find(({ id }) => place === bannerOf(id));
  if (province === undefined) return '';
  const there = citiesOf[province.id].map((city) =>
    [nameOf(locale, 'space', city), counted(state, city, locale)].filter((part) => part !== '').join(': '),
  );
  return there.join('; ');
}
