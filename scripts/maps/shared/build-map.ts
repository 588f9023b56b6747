import { fileURLToPath } from 'node:url';
import type { Board } from '../../../src/rendering/board.js';
import { LABEL } from '../../../src/rendering/layout.js';
import { openLettering } from '../../../src/rendering/text/lettering.js';
import { areaPlaces } from './areas.js';
import { drawSheets } from './art/sheets.js';
import type { MapFiles } from './map-files.js';
import { nodePlaces, waysOf } from './nodes.js';
import type { MapSource } from './source.js';

/** A map's files, except its style, built from its source. */
export function buildMap(source: MapSource): MapFiles {
  const lettering = openLettering(fileURLToPath(new URL('../../../assets/fonts', import.meta.url)));
  const measure = (text: string, size: number) => lettering.measure('name', text, size);
  const areas = areaPlaces(source, measure);
  const connections = waysOf(source, new Map(areas));
  const board: Board = {
    size: source.size,
    ...(source.roomy === undefined ? {} : { names: Math.round(LABEL.largest * source.roomy) }),
    places: Object.fromEntries([...areas, ...nodePlaces(source, connections, measure)]),
    ...(connections.length === 0 ? {} : { connections }),
  };
  const { base, over } = drawSheets(source, board);
  return { 'board.json': `${JSON.stringify(board)}\n`, 'base.svg': `${base}\n`, 'over.svg': `${over}\n` };
}
