import type { Scene } from '../../core/scene.js';
import type { ScenePanel } from '../../core/scene-panels.js';
import type { Rectangle } from '../board.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed } from '../paint/sprite.js';
import { INKS, type Slot, type Slots, TITLE_SLOT } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { diceSvg } from './dice.js';
import { handSvg } from './hand.js';
import { legendSvg } from './legend.js';
import { marketSvg } from './market.js';
import { rosterItems } from './roster.js';
import { tallRosterSvg } from './tall-roster.js';
import { textSvg } from './text.js';
import { title } from './title.js';
import { trackSvg } from './track.js';

/** Everything beside the board: the title, and in each slot the scene's first panel for it. */
export function panelItems(map: MapFolder, lettering: Lettering, scene: Scene, slots: Slots): Placed[] {
  const cartouche = slots[TITLE_SLOT];
  const items =
    cartouche === undefined ? [] : [title(lettering, scene, cartouche.at, cartouche.scale, cartouche.strip)];
  for (const [name, slot] of Object.entries(slots)) {
    const panel = scene.panels.find((one) => one.slot === name);
    if (panel !== undefined) items.push(...panelIn(map, lettering, panel, slot));
  }
  return items;
}

function panelIn(map: MapFolder, lettering: Lettering, panel: ScenePanel, slot: Slot): Placed[] {
  const at = fitted(panel, slot);
  if (at === null) return [];
  const [x, y, width, height] = at;
  if (panel.kind === 'roster' && slot.tall !== true) {
    const rows = rosterItems(map, lettering, panel.rows, at);
    return slot.framed === true ? [framed(`frame:${width}:${height}`, slot, at, () => ''), ...rows] : rows;
  }
  const { scale = 1 } = slot;
  const [wide, tall] = [width / scale, height / scale];
  const key = `panel:${map.id}:${width}:${height}:${slot.columns ?? ''}:${JSON.stringify(panel)}`;
  const content = (): string => {
    switch (panel.kind) {
      case 'roster':
        return tallRosterSvg(map, lettering, panel, wide, tall);
      case 'track':
        return trackSvg(map, lettering, panel, wide, tall, slot.columns);
      case 'hand':
        return handSvg(map, lettering, panel, wide, tall, slot.columns);
      case 'market':
        return marketSvg(map, lettering, panel, wide, tall);
      case 'dice':
        return diceSvg(map, lettering, panel, wide, tall);
      case 'legend':
        return legendSvg(map, lettering, panel, wide, tall);
      case 'text':
        return textSvg(lettering, panel, wide, tall);
    }
  };
  if (slot.framed === true) return [framed(key, slot, at, content)];
  const svg = () => (scale === 1 ? content() : `<g transform="scale(${scale})">${content()}</g>`);
  return [{ sprite: { key, left: 0, top: 0, width, height, svg }, x, y }];
}

/** A legend takes the lower end of its slot, as much as it needs; if it is too long, it is not shown. */
export function fitted(panel: ScenePanel, { at, most }: Slot): Rectangle | null {
  if (panel.kind !== 'legend' || most === undefined) return at;
  const [x, y, width, height] = at;
  const needed = ((height - LEGEND_EDGE) / most) * panel.entries.length + LEGEND_EDGE;
  return panel.entries.length > most ? null : [x, y + height - needed, width, needed];
}
const LEGEND_EDGE = 30;

function framed(
  key: string,
  { scale = 1 }: Slot,
  [x, y, fullWidth, fullHeight]: Rectangle,
  content: () => string,
): Placed {
  const [width, height] = [fullWidth / scale, fullHeight / scale];
  const paper = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="8" fill="#fbf5e3" stroke="${INKS.text}" stroke-width="3"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="4" fill="none" stroke="${INKS.gilt}" stroke-width="2"/>`;
  const sprite = {
    key,
    left: 0,
    top: 0,
    width: fullWidth,
    height: fullHeight,
    svg: () => `<g transform="scale(${scale})">${paper}${content()}</g>`,
  };
  return { sprite, x, y };
}
