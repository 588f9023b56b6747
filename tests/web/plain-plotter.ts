import { panelRows } from '../../src/rendering/panels/as-rows.js';
import type { Plotter } from '../../src/table/ports/plotter.js';

/** Draws nothing: the scene itself is the picture, so that two shots differ where their scenes do. */
export const PLAIN_PLOTTER: Plotter = {
  plot: (scene) => ({
    ...{ below: [], above: [JSON.stringify(scene)], sprites: new Map(), focus: null },
    panels: scene.panels.map(panelRows),
  }),
  chart: (chart) => JSON.stringify(chart),
  emblem: () => null,
  symbol: () => null,
  sheet: () => null,
  outlines: () => null,
};
