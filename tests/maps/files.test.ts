import { expect, it } from 'vitest';
import { drawSheets } from '../../scripts/maps/art/sheets.js';
import { readAtlas } from '../../scripts/maps/atlas.js';
import { buildGeography } from '../../scripts/maps/geography.js';
import { buildPlaces } from '../../scripts/maps/places.js';
import { assetText, facts } from './board-files.js';

it('keeps the files of the map as `npm run maps` makes them from the network and the coast', () => {
  const geography = buildGeography(facts);
  const atlas = readAtlas(geography);
  const places = buildPlaces(atlas, facts);
  const sheets = drawSheets(atlas, places, facts);
  expect(`${JSON.stringify(geography)}\n` === assetText('geography.topo.json')).toBe(true);
  expect(`${JSON.stringify(places)}\n` === assetText('places.json')).toBe(true);
  expect(`${sheets.base}\n` === assetText('base.svg')).toBe(true);
  expect(`${sheets.over}\n` === assetText('over.svg')).toBe(true);
});

it('writes no words and refers to nothing outside on the sheets', () => {
  for (const name of ['base.svg', 'over.svg']) {
    const text = assetText(name);
    expect(text).not.toMatch(/<text|<image|<script|font-family|href="(?!#)/);
    expect(text.length).toBeLessThan(400_000);
  }
});
