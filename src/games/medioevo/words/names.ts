import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { nounIn } from '../../../kit/index.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { BUILDING_IDS, UNIT_IDS } from '../facts/kinds.js';
import { placeOfThread } from '../state/thread.js';
import { SENTENCES } from './languages/index.js';

/** The catalogue's kind for things that share a name. */
export function catalogued({ kind, id }: NameTerm): NameTerm {
  switch (kind) {
    case 'territory':
      return { kind: 'place', id };
    case 'thread':
      return { kind: 'place', id: placeOfThread(id) };
    case 'unit-type':
      return { kind: 'unit', id };
    case 'transport':
      return id.endsWith('-2') ? { kind, id } : { kind: 'vehicle-kind', id };
    case 'piece':
      return { kind: kindOfPiece(id), id };
    default:
      return { kind, id };
  }
}

/** Pieces of several kinds in one list ("3 archers, 1 galley") keep their own names. */
function kindOfPiece(id: string): string {
  if (UNIT_IDS.some((known) => known === id)) return 'unit';
  return BUILDING_IDS.some((known) => known === id) ? 'building' : 'vehicle-kind';
}

/** Composed names: cards, events, points of several colours, the corner of a card. */
export function nameOf(locale: Locale, { kind, id }: NameTerm): string | null {
  const named = (of: string, one: string) => nounIn(SENTENCES, locale, { kind: of, id: one });
  switch (kind) {
    case 'empire-card': {
      // "Bishop 2".
      const card = STANDARD_BOOK.cards.get(Number(id));
      return card === undefined ? null : `${named('character', card.character)} ${id}`;
    }
    case 'event-card': {
      // "3: Prague, Bavaria, Nuremberg, Saxony": its area.
      const area = STANDARD_BOOK.events.get(Number(id))?.area;
      return area === undefined ? null : `${id}: ${area.map((at) => named('place', at)).join(', ')}`;
    }
    case 'points': {
      // "blue + blue".
      const colours = id.split('+');
      const known = colours.every((colour) => Object.hasOwn(SENTENCES[locale], `colour.${colour}`));
      return known ? colours.map((colour) => named('colour', colour)).join(' + ') : null;
    }
    case 'corner':
      // "blue / yellow + yellow": one of several.
      return id
        .split('/')
        .map((points) => nameOf(locale, { kind: 'points', id: points }) ?? points)
        .join(' / ');
    default:
      return null;
  }
}
