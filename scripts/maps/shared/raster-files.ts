import { openMap } from '../../../src/rendering/map-folder.js';
import { pixelsOf } from '../../../src/rendering/paint/raster.js';
import { DEFAULT_WIDTH } from '../../../src/rendering/picturer.js';
import { boardView } from '../../../src/rendering/view.js';

/** A map's sheets as pixels, so that a process's first picture need not draw them. */
export async function rasterFiles(assets: string, id: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const map = openMap(assets, id);
  const view = boardView(map.board, DEFAULT_WIDTH);
  return {
    'base.png': await pixelsOf(map.art, view, 3),
    ...(map.over === '' ? {} : { 'over.png': await pixelsOf(map.over, view, 4) }),
  };
}
