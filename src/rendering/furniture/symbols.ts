import { LEGEND_SYMBOLS, type LegendSymbol, type SceneLegend } from '../../core/scene.js';
import type { MapFolder } from '../map-folder.js';
import { battleSvg } from '../marks/changes.js';
import { shapeSvg } from '../style.js';

const INK = '#2a190c';

/** A symbol as it is on the board, in a box of 100 by 100. */
export function symbolSvg(map: MapFolder, symbol: SceneLegend['symbol']): string {
  if (isLegendSymbol(symbol)) return boardSymbol(symbol);
  return shapeSvg(map.style.units[symbol] ?? [], INK, '#fbf5e3');
}

function isLegendSymbol(symbol: string): symbol is LegendSymbol {
  return LEGEND_SYMBOLS.some((known) => known === symbol);
}

function boardSymbol(symbol: LegendSymbol): string {
  const box = (fill: string, edge: string, dash = '') =>
    `<rect x="10" y="20" width="80" height="60" rx="6" fill="${fill}" stroke="${edge}" stroke-width="12" stroke-dasharray="${dash}"/>`;
  const shaft = (dash: string) =>
    `<path d="M6 60H60" stroke="${INK}" stroke-width="16" stroke-dasharray="${dash}"/><path d="M58 32L96 60L58 88Z" fill="${INK}"/>`;
  switch (symbol) {
    case 'income':
      return `<circle cx="50" cy="50" r="38" fill="#f2cc4d" stroke="#6b4a0c" stroke-width="6"/><circle cx="50" cy="50" r="28" fill="none" stroke="#a67c1c" stroke-width="3"/>`;
    case 'stacking':
      return `<path d="M14 10H86V54Q84 82 50 96Q16 82 14 54Z" fill="#efe6d0" stroke="#4a3824" stroke-width="6"/>`;
    case 'capital':
      return `<path d="M16 82L8 24L32 46L50 14L68 46L92 24L84 82Z" fill="#f7cf3c" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>`;
    case 'vassal':
      return `<path d="M14 6V70" stroke="${INK}" stroke-width="9"/><path d="M16 8H84L66 28L84 50H16Z" fill="#a5142c" stroke="${INK}" stroke-width="6"/><g fill="none" stroke="${INK}" stroke-width="9"><ellipse cx="30" cy="80" rx="17" ry="11"/><ellipse cx="62" cy="80" rx="17" ry="11"/></g>`;
    case 'wound':
      return '<path d="M50 8Q86 52 78 70A29 29 0 0 1 22 70Q14 52 50 8Z" fill="#d3121b"/>';
    case 'move':
      return shaft('');
    case 'retreat':
      return shaft('18 10');
    case 'loss':
      return '<path d="M20 20L80 80M80 20L20 80" stroke="#c8101a" stroke-width="18" stroke-linecap="round"/>';
    case 'battle':
      return `<g transform="translate(50 50) scale(.92)">${battleSvg()}</g>`;
    case 'reach':
      return box('#c9efce', '#0b6b3a', '14 9');
    case 'attack':
      return box('#ffc4b6', '#a60d12', '6 8');
    case 'source':
      return box('#ffe9a6', '#ffd23c');
    case 'contested':
      return box('#f2d9cb', '#ff5a3c', '12 8');
    case 'scoring':
      return '<path d="M50 92A40 40 0 0 1 22 20M50 92A40 40 0 0 0 78 20" fill="none" stroke="#2f7a34" stroke-width="13" stroke-dasharray="16 5"/>';
  }
}
