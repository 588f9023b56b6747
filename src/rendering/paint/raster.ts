import sharp from 'sharp';
import type { ByteCache } from '../cache.js';
import type { MapFolder } from '../map-folder.js';
import { type Canvas, cutOut, makeStamp, type Stamp, shapeOf } from './pixels.js';
import type { Sprite, View } from './sprite.js';

sharp.concurrency(1);
sharp.cache(false);

const SHEET_WIDTH = 1024;
const SHEET_PIXELS = 1_000_000;
const MARGIN = 1;

/** SVG to raw pixels. It must not contain text: letters are outlines already (see text/font.ts). */
async function rasterise(svg: string, channels: 3 | 4): Promise<Canvas> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 100_000_000, unlimited: true });
  const { data, info } = await (channels === 3 ? image.flatten({ background: '#ffffff' }).removeAlpha() : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== channels) throw new Error(`asked for ${channels} channels, got ${info.channels}`);
  return { width: info.width, height: info.height, data: plain(data) };
}

/** Slicing rows of a Buffer is far slower than of an array. */
const plain = (data: Buffer): Uint8Array => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

export function artSeen({ art, pixels, board }: MapFolder, view: View): Promise<Canvas> {
  return sheetSeen(art, pixels.art, board, view, 3);
}

/** What is drawn over the owners' tints: rivers, borders. */
export async function overSeen({ over, pixels, board }: MapFolder, view: View): Promise<Stamp> {
  const { data, width, height } = await sheetSeen(over, pixels.over, board, view, 4);
  return makeStamp(data, width, height);
}

/** The whole board from the shipped pixels, if their width fits: a hundred times faster than from SVG. */
async function sheetSeen(
  svg: string,
  pixels: Uint8Array | null,
  { size: [width] }: MapFolder['board'],
  view: View,
  channels: 3 | 4,
): Promise<Canvas> {
  if (pixels !== null && view.width === width) {
    const { data, info } = await sharp(pixels).raw().toBuffer({ resolveWithObject: true });
    if (info.width === Math.round(view.width * view.scale) && info.channels === channels)
      return { width: info.width, height: info.height, data: plain(data) };
  }
  return rasterise(framed(svg, view), channels);
}

/** A sheet of a map as shipped pixels. */
export async function pixelsOf(svg: string, view: View, channels: 3 | 4): Promise<Uint8Array> {
  const { data, width, height } = await rasterise(framed(svg, view), channels);
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}

function framed(art: string, { left, top, width, height, scale }: View): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${left} ${top} ${width} ${height}">${art}</svg>`;
}

interface Slot {
  readonly key: string;
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes the stamps that are not cached, many on one sheet: a call to the rasteriser costs more than a sprite. */
export async function stampsFor(
  sprites: readonly Sprite[],
  scale: number,
  cache: ByteCache<Stamp>,
): Promise<ReadonlyMap<string, Stamp>> {
  const stamps = new Map<string, Stamp>();
  const missing = new Map<string, Sprite>();
  const keep = (key: string, stamp: Stamp): Stamp => {
    cache.set(`${scale}:${key}`, stamp, stamp.data.byteLength + stamp.runs.byteLength);
    return stamp;
  };
  const dyedFrom = ({ key, dyed }: Sprite, { data, width, height }: Stamp): Stamp => {
    const pixels = new Uint8Array(data);
    dyed?.dye(pixels, width, height, scale);
    return keep(key, makeStamp(pixels, width, height));
  };
  for (const sprite of sprites) {
    const shape = sprite.dyed === undefined ? undefined : cache.get(`${scale}:${sprite.dyed.shape}`);
    const ready = stamps.get(sprite.key) ?? cache.get(`${scale}:${sprite.key}`);
    if (ready !== undefined) stamps.set(sprite.key, ready);
    else if (shape !== undefined) stamps.set(sprite.key, dyedFrom(sprite, shape));
    else missing.set(sprite.key, sprite);
  }
  // All sheets run at once: while one is rasterised elsewhere another is written or cut here.
  const cutUp = async (sheet: readonly Slot[]): Promise<void> => {
    const raster = await rasterise(sheetSvg(sheet, scale), 4);
    for (const { key, sprite, x, y, width, height } of sheet) {
      const pixels = cutOut(raster, x, y, width, height);
      const { dyed } = sprite;
      dyed?.prepare(pixels, width, height, scale);
      const stamp: Stamp = dyed === undefined ? makeStamp(pixels, width, height) : shapeOf(pixels, width, height);
      stamps.set(key, dyed === undefined ? keep(key, stamp) : dyedFrom(sprite, keep(dyed.shape, stamp)));
    }
  };
  await Promise.all(sheetsOf([...missing.values()], scale).map(cutUp));
  return stamps;
}

/** Shelf packing, tallest first. */
function sheetsOf(sprites: readonly Sprite[], scale: number): Slot[][] {
  const sized = sprites.map((sprite) => ({
    sprite,
    key: sprite.key,
    width: Math.max(1, Math.ceil(sprite.width * scale)),
    height: Math.max(1, Math.ceil(sprite.height * scale)),
  }));
  sized.sort((a, b) => b.height - a.height || (a.key < b.key ? -1 : 1));
  const sheets: Slot[][] = [];
  let [sheet, x, y, shelf]: [Slot[], number, number, number] = [[], 0, 0, 0];
  for (const item of sized) {
    if (x > 0 && x + item.width > SHEET_WIDTH) [x, y, shelf] = [0, y + shelf + MARGIN, 0];
    if (sheet.length > 0 && x === 0 && (y + item.height) * SHEET_WIDTH > SHEET_PIXELS) {
      sheets.push(sheet);
      [sheet, y] = [[], 0];
    }
    sheet.push({ ...item, x, y });
    x += item.width + MARGIN;
    shelf = Math.max(shelf, item.height);
  }
  return sheet.length === 0 ? sheets : [...sheets, sheet];
}

function sheetSvg(sheet: readonly Slot[], scale: number): string {
  const width = Math.max(...sheet.map((slot) => slot.x + slot.width));
  const height = Math.max(...sheet.map((slot) => slot.y + slot.height));
  const cells = sheet.map(
    ({ sprite, x, y, width: w, height: h }) =>
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${sprite.left} ${sprite.top} ${w / scale} ${h / scale}" overflow="hidden">${sprite.svg()}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
}
