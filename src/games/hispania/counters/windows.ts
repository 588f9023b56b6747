import type { Play } from '../engine/play.js';

/** When a battle stops for events (10.3) and the Sign of God (10.2). */
export const MOMENTS = ['battle-opening', 'before-dice', 'after-dice'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Asks everybody who might play something now, whether he holds it or not. */
export function openWindow(_play: Play, _moment: Moment): void {}
