import type { GameModule } from './core/game-module.js';
import type { Scene } from './core/scene.js';
import { LOCALES } from './core/words.js';
import { openingBoard } from './table/welcome/opening-board.js';

/** Each game's opening board in every language, with an owner for every place: what a renderer draws to warm up. */
export function firstScenes(games: readonly GameModule[]): readonly Scene[] {
  return games.flatMap((module) => {
    const board = openingBoard(module);
    return LOCALES.flatMap((locale) => {
      const scene = board?.(locale) ?? null;
      return scene === null ? [] : [allOwned(scene)];
    });
  });
}

/** Late boards show the outlines of all areas, early ones only a few. */
function allOwned(scene: Scene): Scene {
  const listed = scene.panels.flatMap((panel) => (panel.kind === 'roster' ? panel.rows : []));
  const anybody = scene.places.find(({ owner }) => owner !== undefined)?.owner ?? listed[0]?.faction;
  if (anybody === undefined) return scene;
  return { ...scene, places: scene.places.map((place) => ({ ...place, owner: place.owner ?? anybody })) };
}
