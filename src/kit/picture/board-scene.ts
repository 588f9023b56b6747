import type { Scene, ScenePlace } from '../../core/scene.js';
import type { SceneCounter } from '../../core/scene-pieces.js';
import type { GameWords, Locale } from '../../core/words.js';
import { figure } from '../words/number.js';
import { altOf, type PictureNames } from './told.js';

/** What all pictures of a game share. */
export interface BoardLook {
  readonly map: string;
  readonly words: GameWords;
  /** How the words name things: `area` for `area.keep`. */
  readonly kinds: { readonly place: string; readonly piece: string; readonly faction?: string };
}
/**
 * This picture's own content, with names of factions the words lack; place names and the alternative text come from the
 * words.
 */
export type Shown = Omit<Scene, 'map' | 'locale' | 'places' | 'marks' | 'panels' | 'alt'> &
  Partial<Pick<Scene, 'marks' | 'panels' | 'alt'>> & {
    readonly faction?: PictureNames['faction'];
    readonly places: readonly (Omit<ScenePlace, 'name'> & { name?: string })[];
  };

export function boardScene(look: BoardLook, locale: Locale, { faction, ...shown }: Shown): Scene {
  const named = namesFrom(look, locale);
  const names = faction === undefined ? named : { ...named, faction };
  const scene = {
    ...shown,
    map: look.map,
    locale,
    places: shown.places.map((place) => ({ ...place, name: place.name ?? names.place(place.id) })),
    marks: shown.marks ?? [],
    panels: shown.panels ?? [],
  };
  return { ...scene, alt: shown.alt ?? altOf(locale, scene, names) };
}

/** Names from a game's words; counted pieces use its plurals. */
export function namesFrom({ words, kinds }: Pick<BoardLook, 'words' | 'kinds'>, locale: Locale): PictureNames {
  return {
    place: (id) => words.name(locale, { kind: kinds.place, id }),
    faction: (id) => words.name(locale, { kind: kinds.faction ?? 'faction', id }),
    pieces: (id, count) =>
      words.say(locale, 'picture.pieces', { pieces: [[count, { kind: kinds.piece, id }]] }) ??
      `${figure(locale, count)} ${words.name(locale, { kind: kinds.piece, id })}`,
  };
}

/** One counter per kind present, in this order. */
export function countersOf<Piece extends string>(
  order: readonly Piece[],
  tally: Readonly<Partial<Record<Piece, number>>>,
): readonly SceneCounter[] {
  return order.flatMap((piece) => {
    const count = tally[piece] ?? 0;
    return count === 0 ? [] : [{ piece, count }];
  });
}
