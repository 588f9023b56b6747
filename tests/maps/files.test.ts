import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { build } from '../../scripts/maps/hispania/index.js';
import { rasterFiles } from '../../scripts/maps/shared/raster-files.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { assetText } from './board-files.js';

it('keeps the files of the map as `npm run maps` makes them from the network and the coast', () => {
  for (const [name, content] of Object.entries(build()))
    expect([name, content === assetText(name)]).toEqual([name, true]);
});

it('keeps the sheets as pixels, too, as they are drawn', async () => {
  const made = await rasterFiles(assetsFolder(), 'hispania');
  expect(Object.keys(made)).toEqual(['base.png', 'over.png']);
  for (const [name, png] of Object.entries(made)) {
    const kept = readFileSync(join(assetsFolder(), 'maps', 'hispania', name));
    const [drawn, shipped] = await Promise.all([png, kept].map((one) => sharp(one).raw().toBuffer()));
    expect([name, Buffer.compare(drawn ?? Buffer.of(), shipped ?? Buffer.of(1))]).toEqual([name, 0]);
  }
});

it('writes no words and refers to nothing outside on the sheets', () => {
  for (const name of ['base.svg', 'over.svg']) {
    const text = assetText(name);
    expect(text).not.toMatch(/<text|<image|<script|font-family|href="(?!#)/);
    expect(text.length).toBeLessThan(400_000);
  }
});
