/** Builds the Hispania map's files from the hand-placed network and Natural Earth's coast: `npm run maps`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawSheets } from './art/sheets.js';
import { readAtlas } from './atlas.js';
import { readFacts } from './board.js';
import { buildGeography } from './geography.js';
import { buildPlaces } from './places.js';

const folder = new URL('../../assets/maps/hispania/', import.meta.url);
mkdirSync(folder, { recursive: true });
const facts = readFacts();
const geography = buildGeography(facts);
const atlas = readAtlas(geography);
const places = buildPlaces(atlas, facts);
writeFileSync(new URL('geography.topo.json', folder), `${JSON.stringify(geography)}\n`);
writeFileSync(new URL('places.json', folder), `${JSON.stringify(places)}\n`);
for (const [name, svg] of Object.entries(drawSheets(atlas, places, facts)))
  writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`);
