import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places.js';
import { NEUTRAL, PATTERNS, ROOMS, type Style } from './style.js';

/** A map as shipped in `assets/maps/<id>`: its art, its places and its style. */
export interface MapFolder {
  readonly id: string;
  /** What stands inside the root element of `base.svg`. */
  readonly art: string;
  /** The same of `over.svg`, drawn above the owners' tints: rivers, borders. Empty where the map has none. */
  readonly over: string;
  readonly places: Places;
  readonly style: Style;
}

export function openMap(assets: string, id: string): MapFolder {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`no map can be called ${JSON.stringify(id)}`);
  const folder = join(assets, 'maps', id);
  const style = checkedStyle(JSON.parse(readFileSync(join(folder, 'style.json'), 'utf8')), folder);
  const places: Places = JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8'));
  const over = join(folder, 'over.svg');
  return {
    id,
    art: innerSvg(readFileSync(join(folder, 'base.svg'), 'utf8')),
    over: existsSync(over) ? innerSvg(readFileSync(over, 'utf8')) : '',
    places,
    style,
  };
}

/** A slip in the style shows at once and by name, not as a missing counter on some later turn. */
function checkedStyle(style: Style, folder: string): Style {
  const wrong = Object.entries(style.nations).flatMap(([id, nation]) => [
    ...(style.devices[nation.device] === undefined ? [`${id}: no device ${nation.device}`] : []),
    ...(PATTERNS.includes(nation.pattern) ? [] : [`${id}: no pattern ${nation.pattern}`]),
  ]);
  if (style.nations[NEUTRAL] === undefined) wrong.push(`no nation ${NEUTRAL}`);
  for (const room of ROOMS) if (style.furniture[room] === undefined) wrong.push(`no room for ${room}`);
  if (wrong.length > 0) throw new Error(`${folder}/style.json: ${wrong.join('; ')}`);
  return style;
}

function innerSvg(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>'));
}
