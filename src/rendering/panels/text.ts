import type { TextPanel } from '../../core/scene-panels.js';
import { INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { blockPath, fitted } from '../text/wrap.js';

const EDGE = 18;
const HEAD = 22;

/** A heading and paragraphs, as large as they fit. */
export function textSvg(lettering: Lettering, panel: TextPanel, width: number, height: number): string {
  const room = width - 2 * EDGE;
  const top = panel.title === undefined ? EDGE - 2 : EDGE + HEAD + 8;
  const { size, paragraphs } = fitted(
    lettering,
    'prose',
    panel.paragraphs,
    { largest: 21, smallest: 12 },
    room,
    height - top - EDGE + 4,
  );
  const body = blockPath(lettering, 'prose', paragraphs, size, [EDGE, top], height - 8);
  return `${headSvg(lettering, panel.title, width)}<path d="${body}" fill="${INKS.text}"/>`;
}

/** A panel's heading, above a fine line. */
export function headSvg(lettering: Lettering, title: string | undefined, width: number): string {
  if (title === undefined) return '';
  const room = width - 2 * EDGE;
  const size = Math.min(HEAD, Math.max(15, (HEAD * room) / Math.max(1, lettering.measure('name', title, HEAD))));
  const shown = lettering.fit('name', title, size, room);
  return `<path d="${lettering.path('name', shown, { x: EDGE, y: EDGE + size * 0.72, size })}" fill="${INKS.rubric}"/>
    <path d="M${EDGE} ${EDGE + HEAD + 1}H${width - EDGE}" stroke="${INKS.text}" stroke-opacity=".35" stroke-width="1.500"/>`;
}
export const HEAD_HEIGHT = EDGE + HEAD + 4;
