/** `npm run maps -- GAME …`: redraws maps from their sources in scripts/maps/<game>; all of them if none is named. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { assetsFolder } from '../../src/rendering/picturer.js';
import type { MapFiles } from './shared/map-files.js';
import { rasterFiles } from './shared/raster-files.js';

const here = new URL('./', import.meta.url);
const known = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, here)))
  .map((entry) => entry.name);
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`no map is drawn for ${unknown.join(', ')}: there is ${known.join(', ')}`);
  process.exitCode = 1;
} else
  for (const id of asked.length > 0 ? asked : known) {
    const { build }: { build: () => MapFiles } = await import(`./${id}/index.ts`);
    const folder = new URL(`../../assets/maps/${id}/`, here);
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(build())) writeFileSync(new URL(name, folder), content);
    for (const [name, pixels] of Object.entries(await rasterFiles(assetsFolder(), id)))
      writeFileSync(new URL(name, folder), pixels);
    console.log(`assets/maps/${id}`);
  }
