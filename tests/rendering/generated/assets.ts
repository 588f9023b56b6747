import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMap } from '../../../scripts/maps/shared/build-map.js';
import type { MapSource } from '../../../scripts/maps/shared/source.js';
import { assetsFolder } from '../../../src/rendering/picturer.js';

/** A folder of assets with maps built from sources, beside the fonts and what maps share. */
export function assetsWith(maps: Readonly<Record<string, { readonly source: MapSource; readonly style: object }>>) {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  symlinkSync(join(assetsFolder(), 'fonts'), join(folder, 'fonts'));
  mkdirSync(join(folder, 'maps'));
  cpSync(join(assetsFolder(), 'maps', 'common.json'), join(folder, 'maps', 'common.json'));
  for (const [id, { source, style }] of Object.entries(maps)) {
    mkdirSync(join(folder, 'maps', id));
    const files = { ...buildMap(source), 'style.json': JSON.stringify(style) };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'maps', id, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
