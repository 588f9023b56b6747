import type { Locale } from '../../../core/words.js';
import { isCity, PROVINCE_IDS, SPACE_IDS } from '../facts/ids.js';
import { armyAt, commandersAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { nameOf } from './board.js';

/** The position in words, province by province, for those who cannot see the picture. */
export function alt(state: Draco, locale: Locale): string {
  const facts = board(state);
  const groups = PROVINCE_IDS.flatMap((province) => {
    const cities = facts.citiesOf[province].flatMap((city) => said(state, city, locale));
    return cities.length === 0
      ? []
      : [
          WORDS.say(locale, 'panel.said', { what: nameOf(locale, 'province', province), said: cities.join(', ') }) ??
            '',
        ];
  });
  const seas = SPACE_IDS.filter((id) => !isCity(id)).flatMap((sea) => said(state, sea, locale));
  return [...groups, ...seas].join('. ');
}

function said(state: Draco, space: (typeof SPACE_IDS)[number], locale: Locale): readonly string[] {
  const there = standing(state, space, locale);
  return there.length === 0 ? [] : [`${nameOf(locale, 'space', space)} (${there.join(', ')})`];
}

/** What stands in one place. */
export function stands(state: Draco, place: string, locale: Locale): string {
  const space = SPACE_IDS.find((id) => id === place);
  return space === undefined ? '' : standing(state, space, locale).join(', ');
}

function standing({ pieces }: Draco, space: (typeof SPACE_IDS)[number], locale: Locale): readonly string[] {
  const revolts = revoltsAt(pieces, space);
  const army = armyAt(pieces, space);
  return [
    ...commandersAt(pieces, space).map((id) => nameOf(locale, 'commander', id)),
    ...(!isCity(space) && pieces.fleets.includes(space) ? [nameOf(locale, 'there', 'fleet')] : []),
    ...(army === undefined ? [] : [nameOf(locale, 'army', army.kind)]),
    ...(revolts === 0 ? [] : [`${nameOf(locale, 'there', isCity(space) ? 'revolt' : 'pirates')} ${revolts}`]),
    ...garrisonsAt(pieces, space).map((id) => nameOf(locale, 'garrison', id)),
  ];
}
