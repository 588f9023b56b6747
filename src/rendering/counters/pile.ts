import type { SceneDisc } from '../../core/scene-pieces.js';
import type { MapFolder } from '../map-folder.js';
import type { Sprite } from '../paint/sprite.js';
import { factionStyle, INKS, pieceStyle } from '../style.js';
import { discSvg } from './tile.js';

/** Stacked discs from the lowest up: each shows its rim, the top one is whole. The fewer, the larger they are. */
const MOST = 6;
const DISCS = [0.9, 0.78, 0.7] as const;
const STEP = 14;
const THICK = 9;

export function pileSprite(map: MapFolder, discs: readonly SceneDisc[], size: number): Sprite {
  const half = size * 0.56;
  const shown = discs.slice(-MOST);
  const name = shown.map(({ faction, piece }) => `${faction}/${piece ?? ''}`).join('>');
  const key = `pile:${map.id}:${name}:${size}`;
  return {
    key,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => `<g transform="scale(${size / 100}) translate(-50 -50)">${pileSvg(map, shown, key)}</g>`,
  };
}

function pileSvg(map: MapFolder, discs: readonly SceneDisc[], key: string): string {
  const disc = DISCS[discs.length - 1] ?? 0.7;
  const step = Math.min(STEP, 30 / Math.max(1, discs.length - 1));
  return discs
    .map(({ faction, piece }, index) => {
      const top = 100 - 100 * disc - THICK - index * step;
      const { second } = factionStyle(map.style, faction);
      const side = `<circle cx="50" cy="${50 + THICK / disc}" r="47" fill="${second}" stroke="${INKS.outline}" stroke-width="5"/>`;
      const face = discSvg(
        map,
        faction,
        piece === undefined ? undefined : pieceStyle(map.style, piece),
        `${key}:${index}`,
      );
      return `<g transform="translate(${(100 - 100 * disc) / 2} ${top}) scale(${disc})">${side}${face}</g>`;
    })
    .join('');
}
