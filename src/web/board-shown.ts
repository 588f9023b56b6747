import type { Scene } from '../core/scene.js';
import type { Locale } from '../core/words.js';
import type { Plotter } from '../table/ports/plotter.js';
import type { BoardShown } from './shown.js';

/** A scene for the page, and its sprites. */
export interface Drawn {
  readonly board: BoardShown;
  readonly sprites: ReadonlyMap<string, () => string>;
}

export function boardShown(
  plotter: Plotter,
  scene: Scene,
  stands: (place: string, locale: Locale) => string,
  locale: Locale,
): Drawn {
  const { below, above, sprites, focus, panels } = plotter.plot(scene);
  const board: BoardShown = {
    map: scene.map,
    title: scene.title,
    subtitle: scene.subtitle ?? '',
    alt: scene.alt,
    focus,
    below,
    above,
    places: scene.places.map(({ id, name }) => ({ id, name, held: stands(id, locale) })),
    panels,
  };
  return { board, sprites };
}
