import { createHash } from 'node:crypto';
import type { Scene } from '../core/scene.js';
import type { Outline, Outlines, Plot, Plotter } from '../table/ports/plotter.js';
import type { Place } from './board.js';
import { chartSprite } from './chart.js';
import { composeGround, composeLayers } from './compose.js';
import { plateSvg } from './counters/tile.js';
import { drawingSvg } from './drawing.js';
import { type MapFolder, openMap } from './map-folder.js';
import type { Placed } from './paint/sprite.js';
import { panelRows } from './panels/as-rows.js';
import { assetsFolder } from './picturer.js';
import { INKS, paletteOf, symbolDrawing } from './style.js';
import { openLettering } from './text/lettering.js';
import { boardView, zoomView } from './view.js';

/** The same composition as the pictures', left as vectors: quick enough for the calling thread. */
export function openPlotter(assets: string = assetsFolder()): Plotter {
  const lettering = openLettering(`${assets}/fonts`);
  const maps = new Map<string, MapFolder>();
  const mapOf = (id: string): MapFolder => {
    const map = maps.get(id) ?? openMap(assets, id);
    maps.set(id, map);
    return map;
  };
  const known = (id: string): MapFolder | null => {
    try {
      return mapOf(id);
    } catch {
      return null;
    }
  };
  return {
    plot: (scene) => plotOf(mapOf(scene.map), scene),
    chart: (chart) => {
      const sprite = chartSprite(mapOf(chart.map), lettering, chart);
      return framed([sprite.left, sprite.top, sprite.width, sprite.height], sprite.svg());
    },
    emblem: (id, faction) => {
      const map = known(id);
      if (map === null || !Object.hasOwn(map.style.factions, faction)) return null;
      return framed([0, 0, 100, 100], plateSvg(map, faction, 50, 50, 48));
    },
    symbol: (id, symbol) => {
      const map = known(id);
      if (map === null || ![map.style.symbols, map.style.pieces].some((known) => Object.hasOwn(known, symbol)))
        return null;
      const drawing = symbolDrawing(map.style, symbol);
      return framed([-4, -4, 108, 108], drawingSvg(drawing, INKS.text, INKS.paper, paletteOf(map.style, undefined)));
    },
    sheet: (id, name) => {
      const map = known(id);
      const art = name === 'base' ? map?.art : map?.over;
      return map === null || art === undefined || art === '' ? null : framed([0, 0, ...map.board.size], art);
    },
    outlines: (id) => {
      const map = known(id);
      return map === null ? null : outlinesOf(map);
    },
  };

  function plotOf(map: MapFolder, { focus = [], ...whole }: Scene): Plot {
    const view = boardView(map.board, map.board.size[0]);
    const ground = composeGround(map, lettering, whole, view);
    const [pieces] = composeLayers(map, lettering, whole, view, map.board.size[0], ground.taken);
    const sprites = new Map<string, () => string>();
    const laid = ({ sprite, x, y }: Placed): string => {
      const name = createHash('sha256').update(sprite.key).digest('base64url').slice(0, 12);
      sprites.set(name, sprite.vectors ?? sprite.svg);
      return `${name}@${round(x)},${round(y)}`;
    };
    const zoomed = focus.length === 0 ? null : zoomView(map.board, focus, map.board.size[0], false);
    return {
      below: ground.belowRivers.map(laid),
      above: [...ground.aboveRivers, ...(pieces?.items ?? [])].map(laid),
      sprites,
      focus: zoomed === null ? null : [zoomed.left, zoomed.top, zoomed.width, zoomed.height],
      panels: whole.panels.map(panelRows),
    };
  }
}

function outlinesOf({ board, style }: MapFolder): Outlines {
  let [left, top, right, bottom] = [0, 0, ...board.size];
  for (const { at, ends } of style.layout.margins) {
    if (ends === 'right') left = Math.max(left, at[0] + at[2]);
    if (ends === 'left') right = Math.min(right, at[0]);
    if (ends === 'bottom') top = Math.max(top, at[1] + at[3]);
    if (ends === 'top') bottom = Math.min(bottom, at[1]);
  }
  const places = Object.fromEntries(Object.entries(board.places).map(([id, place]) => [id, outlineOf(place)]));
  return { box: [left, top, right - left, bottom - top], places };
}

/** A node is touched in a circle somewhat larger than it is drawn. */
function outlineOf({ d, node, centre }: Place): Outline {
  if (node === undefined) return { d, centre };
  const [[x, y], r] = [centre, node / 2 + 8];
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`, centre };
}

function framed(box: readonly number[], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.join(' ')}">${content}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
