import { expect, it } from 'vitest';
import { NATION_IDS } from '../../src/games/hispania/facts/ids.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { lateGame } from './late-game.js';

/** Land that somebody holds is seen to be held, whoever it is: white is no colour on parchment. */
it('stands out from land that nobody holds, for each nation', async () => {
  const renderer = openRenderer(assetsFolder());
  const scene = { ...lateGame(11, 'en'), stacks: [] };
  const owned = (owner?: string) => ({
    ...scene,
    places: scene.places.map((area) => {
      if (area.id !== 'cordoue') return area;
      const { owner: _, ...bare } = area;
      return owner === undefined ? bare : { ...bare, owner };
    }),
  });
  const empty = await renderer.paint({ kind: 'scene', scene: owned() }, 800);
  const faint: string[] = [];
  for (const nation of NATION_IDS) {
    const held = await renderer.paint({ kind: 'scene', scene: owned(nation) }, 800);
    const seen = pixelsThatDiffer(held.data, empty.data);
    if (seen < 600) faint.push(`${nation} ${seen}`);
  }
  expect(faint).toEqual([]);
});

function pixelsThatDiffer(one: Uint8Array, other: Uint8Array): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    const steps = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    if (Math.max(...steps) > 24) differing += 1;
  }
  return differing;
}
