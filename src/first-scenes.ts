import type { Dice } from './core/dice.js';
import type { GameModule } from './core/game-module.js';
import type { Scene } from './core/scene.js';
import { LOCALES } from './core/words.js';

/** Nothing is played here: any throws will do, if they differ, since a setup may re-roll until two do. */
function anyDice(): Dice {
  let thrown = 0;
  return { roll: (sides) => 1 + ((Math.imul(++thrown, 2654435761) >>> 8) % sides) };
}

/** Each game's opening board in every language, with an owner for every place: what a renderer draws to warm up. */
export function firstScenes(games: readonly GameModule[]): readonly Scene[] {
  return games.flatMap((module) => {
    const setup = Object.fromEntries(module.setup.options.map(({ name, fallback }) => [name, fallback]));
    const seats = module.setup.seatsFor(setup);
    if (!seats.ok) return [];
    const begun = module.setup.begin(
      setup,
      Array.from({ length: seats.value.min }, (_, index) => `seat${index + 1}`),
      anyDice(),
    );
    if (!begun.ok) return [];
    const view = module.view(begun.value.state, null);
    return LOCALES.flatMap((locale) => {
      const scene = module.pictures.scene(view, { show: 'board' }, locale);
      return scene.ok ? [allOwned(scene.value)] : [];
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
