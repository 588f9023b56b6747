import type { RosterPanel } from '../../core/scene-panels.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import { factionStyle, INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';

const TALLEST = 190;

/** Few rows in large letters, the name above the points: for pictures seen small. */
export function tallRosterSvg(
  map: MapFolder,
  lettering: Lettering,
  { rows }: RosterPanel,
  width: number,
  height: number,
): string {
  const step = Math.min(TALLEST, height / Math.max(1, rows.length));
  return rows
    .map((row, index) => `<g transform="translate(0 ${index * step})">${rowSvg(map, lettering, row, width, step)}</g>`)
    .join('');
}

function rowSvg(
  map: MapFolder,
  lettering: Lettering,
  { faction, name, score = '', state }: RosterPanel['rows'][number],
  width: number,
  step: number,
): string {
  const radius = step * 0.17;
  const left = 16 + radius * 2 + 10;
  const room = width - left - 22;
  const wanted = step * 0.25;
  const size = Math.max(
    wanted * 0.8,
    Math.min(wanted, (wanted * room) / Math.max(1, lettering.measure('figure', name, wanted))),
  );
  const said = lettering.fit('figure', name, size, room);
  const points = Math.min(
    step * 0.5,
    (step * 0.5 * (width - 50)) / Math.max(1, lettering.measure('figure', score, step * 0.5)),
  );
  const ground =
    state === 'active'
      ? `<rect x="5" y="3" width="${width - 18}" height="${step - 6}" rx="10" fill="#ffe48a" stroke="${INKS.rubric}" stroke-width="5"/>`
      : `<path d="M12 ${step - 1}H${width - 18}" stroke="${INKS.text}" stroke-opacity=".25" stroke-width="2"/>`;
  return `${ground}${plateSvg(map, faction, 16 + radius, step * 0.25, radius)}
    <circle cx="${16 + radius}" cy="${step * 0.25}" r="${radius - 1}" fill="none" stroke="${factionStyle(map.style, faction).field}" stroke-width="7"/>
    <path d="${lettering.path('figure', said, { x: left, y: step * 0.25 + size * 0.35, size })}" fill="${INKS.text}"/>
    <path d="${lettering.path('figure', score, { x: width - 28, y: step * 0.88, size: points, anchor: 'end' })}" fill="${INKS.rubric}"/>`;
}
