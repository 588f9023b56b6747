import { type Box, type Canvas, type Stamp, stampOnto } from './paint/pixels.js';
import type { Placed, View } from './paint/sprite.js';

/**
 * The board below its counters: art, tints, rivers, names. Between pictures only a province or two change; only there
 * is it repainted, with the same result as repainting everything.
 */
export interface Ground {
  readonly canvas: Canvas;
  /** Its items, by name and spot. */
  readonly laid: ReadonlyMap<string, Box>;
}

export interface GroundPlan {
  readonly view: View;
  readonly art: Canvas;
  readonly below: readonly Placed[];
  readonly rivers: Stamp | null;
  readonly above: readonly Placed[];
  readonly stamps: ReadonlyMap<string, Stamp>;
}

export function layGround(plan: GroundPlan, before: Ground | undefined): Ground {
  const laid = new Map<string, Box>();
  for (const item of [...plan.below, ...plan.above]) laid.set(nameOf(item), boxOf(plan, item));
  if (before === undefined) {
    const canvas: Canvas = { ...plan.art, data: new Uint8Array(plan.art.data) };
    layWithin(plan, canvas, { left: 0, top: 0, right: canvas.width, bottom: canvas.height });
    return { canvas, laid };
  }
  const { canvas } = before;
  for (const box of changedBoxes(before.laid, laid)) {
    const cut: Box = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(canvas.width, box.right),
      bottom: Math.min(canvas.height, box.bottom),
    };
    if (cut.left >= cut.right || cut.top >= cut.bottom) continue;
    for (let row = cut.top; row < cut.bottom; row++) {
      const [from, to] = [(row * canvas.width + cut.left) * 3, (row * canvas.width + cut.right) * 3];
      canvas.data.set(plan.art.data.subarray(from, to), from);
    }
    layWithin(plan, canvas, cut);
  }
  return { canvas, laid };
}

function layWithin(plan: GroundPlan, canvas: Canvas, box: Box): void {
  layItems(plan, plan.below, canvas, box);
  if (plan.rivers !== null) stampOnto(canvas, plan.rivers, 0, 0, box);
  layItems(plan, plan.above, canvas, box);
}

function layItems(plan: GroundPlan, items: readonly Placed[], canvas: Canvas, box: Box): void {
  for (const item of items) {
    const stamp = plan.stamps.get(item.sprite.key);
    const { left, top, right, bottom } = boxOf(plan, item);
    if (stamp === undefined || left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top)
      continue;
    stampOnto(canvas, stamp, left, top, box);
  }
}

function changedBoxes(before: ReadonlyMap<string, Box>, now: ReadonlyMap<string, Box>): Box[] {
  const gone = [...before].filter(([name]) => !now.has(name));
  const come = [...now].filter(([name]) => !before.has(name));
  const boxes = new Map(
    [...gone, ...come].map(([, box]) => [`${box.left}:${box.top}:${box.right}:${box.bottom}`, box]),
  );
  return [...boxes.values()];
}

function nameOf({ sprite, x, y }: Placed): string {
  return `${sprite.key}@${x}:${y}`;
}

/** In pixels of the canvas. */
function boxOf({ view, stamps }: GroundPlan, item: Placed): Box {
  const [left, top] = pixelSpot(view, item);
  const stamp = stamps.get(item.sprite.key);
  return { left, top, right: left + (stamp?.width ?? 0), bottom: top + (stamp?.height ?? 0) };
}

/** The upper left corner of the item's stamp. */
export function pixelSpot(view: View, { sprite, x, y }: Placed): readonly [left: number, top: number] {
  return [Math.round((x + sprite.left - view.left) * view.scale), Math.round((y + sprite.top - view.top) * view.scale)];
}
