import { expect, it } from 'vitest';
import { build } from '../../scripts/maps/hispania/index.js';
import { assetText } from './board-files.js';

it('keeps the files of the map as `npm run maps` makes them from the network and the coast', () => {
  for (const [name, content] of Object.entries(build()))
    expect([name, content === assetText(name)]).toEqual([name, true]);
});

it('writes no words and refers to nothing outside on the sheets', () => {
  for (const name of ['base.svg', 'over.svg']) {
    const text = assetText(name);
    expect(text).not.toMatch(/<text|<image|<script|font-family|href="(?!#)/);
    expect(text.length).toBeLessThan(400_000);
  }
});
