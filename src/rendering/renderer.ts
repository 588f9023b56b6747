import type { Scene } from '../core/scene.js';
import type { Picture } from '../table/ports/message.js';
import { animate } from './animate.js';
import { ByteCache } from './cache.js';
import { chartSprite, chartView } from './chart.js';
import { collage } from './collage.js';
import { composeGround, composeLayers, type GroundItems, viewOf } from './compose.js';
import { type Encoded, encode } from './encode.js';
import { type Ground, type GroundPlan, layGround, pixelSpot } from './ground.js';
import { type MapFolder, openMap } from './map-folder.js';
import { type Canvas, type Stamp, stampOnto } from './paint/pixels.js';
import { artSeen, overSeen, stampsFor } from './paint/raster.js';
import type { Placed, View } from './paint/sprite.js';
import { openLettering } from './text/lettering.js';

const ART_BYTES = 24 * 1024 * 1024;
const GROUND_BYTES = 24 * 1024 * 1024;
const OVER_BYTES = 32 * 1024 * 1024;
const STAMP_BYTES = 40 * 1024 * 1024;

interface Renderer {
  paint(picture: Picture, width: number): Promise<Canvas>;
  draw(picture: Picture, width: number): Promise<Encoded>;
  animate(scenes: readonly Scene[]): Promise<Encoded>;
}

/** Draws one picture after the other, never two at once, in its own thread (worker.ts). Caches art and sprites. */
export function openRenderer(assets: string): Renderer {
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
    const art = await artSeen(map, view);
    arts.set(key, art, art.data.byteLength);
    return art;
  };

  const overOf = async (map: MapFolder, view: View): Promise<Stamp> => {
    const key = viewKey(map, view);
    const known = overs.get(key);
    if (known !== undefined) return known;
    const over = await overSeen(map, view);
    overs.set(key, over, over.data.byteLength);
    return over;
  };

  const groundOf = async (map: MapFolder, view: View, { belowRivers, aboveRivers }: GroundItems): Promise<Canvas> => {
    const key = viewKey(map, view);
    const [art, rivers, cut] = await Promise.all([
      artOf(map, view),
      map.over === '' ? null : overOf(map, view),
      stampsOf([...belowRivers, ...aboveRivers], view),
    ]);
    const plan: GroundPlan = { view, art, below: belowRivers, rivers, above: aboveRivers, stamps: cut };
    const ground = layGround(plan, grounds.get(key));
    grounds.set(key, ground, ground.canvas.data.byteLength);
    return ground.canvas;
  };

  const stampsOf = (items: readonly Placed[], view: View): Promise<ReadonlyMap<string, Stamp>> =>
    stampsFor(
      items.map((item) => item.sprite),
      view.scale,
      stamps,
    );

  const layItems = (canvas: Canvas, view: View, items: readonly Placed[], cut: ReadonlyMap<string, Stamp>): void => {
    for (const item of items) {
      const stamp = cut.get(item.sprite.key);
      if (stamp !== undefined) stampOnto(canvas, stamp, ...pixelSpot(view, item));
    }
  };

  const paint = async (
    picture: Picture,
    width: number,
    memory: Memory = (bytes) => new Uint8Array(bytes),
  ): Promise<Canvas> => {
    switch (picture.kind) {
      case 'scene': {
        const map = mapOf(picture.scene.map);
        const view = viewOf(map, picture.scene, width);
        const below = composeGround(map, lettering, picture.scene, view);
        // Runs while the rest is composed: rasterising takes a while in other threads.
        const underway = groundOf(map, view, below);
        // The one who awaits it handles its failure; until then it must not end the thread.
        underway.catch(() => null);
        const layers = composeLayers(map, lettering, picture.scene, view, width, below.taken);
        const [ground, ...cut] = await Promise.all([
          underway,
          ...layers.map((layer) => stampsOf(layer.items, layer.view)),
        ]);
        const canvas = canvasFor(view, memory);
        canvas.data.set(ground.data);
        for (const [index, layer] of layers.entries())
          layItems(canvas, layer.view, layer.items, cut[index] ?? new Map());
        return canvas;
      }
      case 'chart': {
        const view = chartView(width);
        const canvas = canvasFor(view, memory);
        const sprite = chartSprite(mapOf(picture.chart.map), lettering, picture.chart);
        const items = [{ sprite, x: 0, y: 0 }];
        layItems(canvas, view, items, await stampsOf(items, view));
        return canvas;
      }
      case 'collage':
        return collage((scene, each) => paint({ kind: 'scene', scene }, each), picture.scenes, width);
    }
  };

  // Pictures are drawn one after the other into the same memory, reused only once the last one is encoded.
  let kept = new Uint8Array();
  const reused: Memory = (bytes) => {
    if (kept.byteLength !== bytes) kept = new Uint8Array(bytes);
    return kept;
  };

  return {
    paint: (picture, width) => paint(picture, width),
    draw: async (picture, width) => encode(await paint(picture, width, reused)),
    animate: (scenes) => animate((scene, width) => paint({ kind: 'scene', scene }, width, reused), scenes),
  };
}

function viewKey(map: MapFolder, view: View): string {
  return `${map.id}:${view.left}:${view.top}:${view.width}:${view.scale}`;
}

/** The buffer for a picture of this many bytes. */
type Memory = (bytes: number) => Uint8Array;

function canvasFor(view: View, memory: Memory): Canvas {
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)];
  return { width, height, data: memory(width * height * 3) };
}
