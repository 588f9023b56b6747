import type { Picture } from '../table/ports/message.js';
import { ByteCache } from './cache.js';
import { chartSprite, chartView } from './chart.js';
import { type Composition, compose } from './compose.js';
import { type Encoded, encode } from './encode.js';
import { type Ground, type GroundPlan, layGround, pixelSpot } from './ground.js';
import { type MapFolder, openMap } from './map-folder.js';
import { type Canvas, type Stamp, stampOnto } from './paint/pixels.js';
import { rasteriseArt, rasteriseOver, stampsFor } from './paint/raster.js';
import type { Placed, View } from './paint/sprite.js';
import { openLettering } from './text/lettering.js';

const ART_BYTES = 24 * 1024 * 1024;
const GROUND_BYTES = 24 * 1024 * 1024;
const OVER_BYTES = 32 * 1024 * 1024;
const STAMP_BYTES = 40 * 1024 * 1024;

interface Painter {
  paint(picture: Picture, width: number): Promise<Canvas>;
  draw(picture: Picture, width: number): Promise<Encoded>;
}

/** Draws one picture after the other, never two at once; lives in a thread of its own (worker.ts). Art and sprites are kept. */
export function openPainter(assets: string): Painter {
  const lettering = openLettering(`${assets}/fonts`);
  const maps = new Map<string, MapFolder>();
  const arts = new ByteCache<Canvas>(ART_BYTES);
  const overs = new ByteCache<Stamp>(OVER_BYTES);
  const grounds = new ByteCache<Ground>(GROUND_BYTES);
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

  const groundOf = async (map: MapFolder, composition: Composition): Promise<Canvas> => {
    const { board: view, belowRivers: below, aboveRivers: above } = composition;
    const key = viewKey(map, view);
    const sprites = [...below, ...above].map((item) => item.sprite);
    const plan: GroundPlan = {
      view,
      art: await artOf(map, view),
      below,
      rivers: map.over === '' ? null : await overOf(map, view),
      above,
      stamps: await stampsFor(sprites, view.scale, stamps),
    };
    const ground = layGround(plan, grounds.get(key));
    grounds.set(key, ground, ground.canvas.data.byteLength);
    return ground.canvas;
  };

  const layItems = async (canvas: Canvas, view: View, items: readonly Placed[]): Promise<void> => {
    const sprites = items.map((item) => item.sprite);
    const cut = await stampsFor(sprites, view.scale, stamps);
    for (const item of items) {
      const stamp = cut.get(item.sprite.key);
      if (stamp !== undefined) stampOnto(canvas, stamp, ...pixelSpot(view, item));
    }
  };

  const paint = async (picture: Picture, width: number, paper: Paper = (bytes) => new Uint8Array(bytes)) => {
    switch (picture.kind) {
      case 'scene': {
        const map = mapOf(picture.scene.map);
        const composition = compose(map, lettering, picture.scene, width);
        const ground = await groundOf(map, composition);
        const canvas = canvasFor(composition.board, paper);
        canvas.data.set(ground.data);
        for (const { view, items } of composition.layers) await layItems(canvas, view, items);
        return canvas;
      }
      case 'chart': {
        const view = chartView(width);
        const canvas = canvasFor(view, paper);
        const sprite = chartSprite(mapOf(picture.chart.map), lettering, picture.chart);
        await layItems(canvas, view, [{ sprite, x: 0, y: 0 }]);
        return canvas;
      }
    }
  };

  // Pictures are drawn one after the other, on the same sheet: it is wet again only when the last one is encoded.
  let sheet = new Uint8Array();
  const reused: Paper = (bytes) => {
    if (sheet.byteLength !== bytes) sheet = new Uint8Array(bytes);
    return sheet;
  };

  return {
    paint: (picture, width) => paint(picture, width),
    draw: async (picture, width) => encode(await paint(picture, width, reused)),
  };
}

function viewKey(map: MapFolder, view: View): string {
  return `${map.id}:${view.left}:${view.top}:${view.width}:${view.scale}`;
}

/** Where a picture of so many bytes is painted. */
type Paper = (bytes: number) => Uint8Array;

function canvasFor(view: View, paper: Paper): Canvas {
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)];
  return { width, height, data: paper(width * height * 3) };
}
