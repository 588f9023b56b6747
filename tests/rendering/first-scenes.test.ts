import { expect, it } from 'vitest';
import { firstScenes } from '../../src/first-scenes.js';
import { GAMES } from '../../src/games/registry.js';

it('makes a renderer ready with every map in each language, whoever may come to hold a place', () => {
  const scenes = firstScenes(GAMES);
  expect(scenes.map(({ map }) => map).sort()).toEqual(GAMES.flatMap(({ id }) => [id, id, id]).sort());
  for (const { map, places } of scenes) {
    const owned = places.filter(({ owner }) => owner !== undefined);
    expect([map, owned.length]).toEqual([map, places.length]);
  }
});
