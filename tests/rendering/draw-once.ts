import { createHash } from 'node:crypto';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { battleZoom, lateGame, scoreChart, withChanges } from './late-game.js';

// A process of its own that draws a few pictures and prints what they hash to: see determinism.test.ts.
const renderer = openRenderer(assetsFolder());
for (const picture of [
  { kind: 'scene', scene: withChanges(lateGame(7, 'fr')) },
  { kind: 'scene', scene: battleZoom(lateGame(7, 'es')) },
  { kind: 'chart', chart: scoreChart(7) },
] as const) {
  const { bytes } = await renderer.draw(picture, 1200);
  console.log(createHash('sha256').update(bytes).digest('hex'));
}
