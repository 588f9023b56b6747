import type { Picture } from '../table/message.js';
import { ByteCache } from './cache.js';
import { chartSprite, chartView } from './chart.js';
import { type Composition, compose } from './compose.js';
import { type Encoded, encode } from './encode.js';
import { type MapFolder, openMap } from './map-folder.js';
import { type Canvas, type Stamp, stampOnto } from './paint/pixels.js';
import { rasteriseArt, rasteriseOver, stampsFor } from './paint/raster.js';
import type { View } from './paint/sprite.js';
import { openLettering } from './text/lettering.js';

const ART_BYTES = 48 * 1024 * 1024;
const OVER_BYTES = 32 * 1024 * 1024;
const STAMP_BYTES = 64 * 1024 * 1024;

export interface Painter {
  paint(picture: Picture, width: number): Promise<Canvas>;
  draw(picture: Picture, width: number): Promise<Encoded>;
}

/** Draws one picture after the other; lives in a thread of its own (worker.ts). The art of a view and every sprite are kept. */
export function openPainter(assets: string): Painter {
  const lettering = openLettering(`${assets}/fonts`);
  const maps = new Map<string, MapFolder>();
  const arts = new ByteCache<Canvas>(ART_BYTES);
  const overs = new ByteCache<Stamp>(OVER_BYTES);
  const stamps = new ByteCache<Stamp>(STAMP_BYTES);

  const mapOf = (id: string): MapFolder => {
    const map = maps.get(id) ?? openMap(assets, id);
    maps.set(id, map);
    return map;
  };

  const artOf = async (map: MapFolder, view: View): Promise<Canvas> => {
    const key = viewKey(map, view);
    const known = arts.get(key);
    if (known !== undefined) return known;
    const art = await rasteriseArt(map.art, view);
    arts.set(key, art, art.data.byteLength);
    return art;
  };

  const overOf = async (map: MapFolder, view: View): Promise<Stamp> => {
    const key = viewKey(map, view);
    const known = overs.get(key);
    if (known !== undefined) return known;
    const over = await rasteriseOver(map.over, view);
    overs.set(key, over, over.data.byteLength);
    return over;
  };

  const composed = (picture: Picture, width: number): Composition & { readonly map: MapFolder } => {
    switch (picture.kind) {
      case 'scene': {
        const map = mapOf(picture.scene.map);
        return { map, ...compose(map, lettering, picture.scene, width) };
      }
      case 'chart': {
        const map = mapOf(picture.chart.map);
        const view = chartView(width);
        const items = [{ sprite: chartSprite(map, lettering, picture.chart), x: 0, y: 0 }];
        return { map, board: view, layers: [{ view, items }] };
      }
    }
  };

  const paint = async (picture: Picture, width: number): Promise<Canvas> => {
    const { map, board, layers } = composed(picture, width);
    const canvas = picture.kind === 'chart' ? blank(board) : copied(await artOf(map, board));
    for (const { view, items, underRivers } of layers) {
      const cut = await stampsFor(
        items.map((item) => item.sprite),
        view.scale,
        stamps,
      );
      for (const { sprite, x, y } of items) {
        const stamp = cut.get(sprite.key);
        if (stamp === undefined) continue;
        const [left, top] = [x + sprite.left - view.left, y + sprite.top - view.top];
        stampOnto(canvas, stamp, Math.round(left * view.scale), Math.round(top * view.scale));
      }
      if (underRivers === true && map.over !== '') stampOnto(canvas, await overOf(map, view), 0, 0);
    }
    return canvas;
  };

  return { paint, draw: async (picture, width) => encode(await paint(picture, width)) };
}

function viewKey(map: MapFolder, view: View): string {
  return `${map.id}:${view.left}:${view.top}:${view.width}:${view.scale}`;
}

function copied({ width, height, data }: Canvas): Canvas {
  return { width, height, data: Uint8Array.from(data) };
}

function blank(view: View): Canvas {
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)];
  return { width, height, data: new Uint8Array(width * height * 3) };
}
