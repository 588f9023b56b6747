import type { HandPanel, SceneCard } from '../../core/scene-panels.js';
import { plateSvg } from '../counters/tile.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import { factionStyle, INKS, NEUTRAL, paletteOf } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { blockPath, fitted, heightOf } from '../text/wrap.js';
import { symbolSvg } from './legend.js';
import { HEAD_HEIGHT, headSvg } from './text.js';

/** The height of a card that is 100 wide. */
const TALL = 140;
const GAP = 10;
const EDGE = 16;
/** At the foot of a card. */
const BADGE = 14;

/** Cards in rows, as large as they fit. */
export function handSvg(
  map: MapFolder,
  lettering: Lettering,
  { title, cards }: HandPanel,
  width: number,
  height: number,
  columns = cards.length,
): string {
  const top = title === undefined ? EDGE - 4 : HEAD_HEIGHT;
  const [room, deep] = [width - 2 * EDGE, height - top - EDGE + 4];
  const wide = (across: number) =>
    Math.min((room + GAP) / across - GAP, ((deep + GAP) / Math.ceil(cards.length / across) - GAP) / (TALL / 100));
  const most = Math.max(1, Math.min(columns, cards.length));
  const across = Array.from({ length: most }, (_, index) => index + 1).reduce((best, one) =>
    wide(one) > wide(best) ? one : best,
  );
  const card = wide(across);
  const drawn = cards.map((one, index) => {
    const x = EDGE + (index % across) * (card + GAP);
    const y = top + Math.floor(index / across) * ((card * TALL) / 100 + GAP);
    return `<g transform="translate(${x} ${y}) scale(${card / 100})">${cardSvg(map, lettering, one)}</g>`;
  });
  return headSvg(lettering, title, width) + drawn.join('');
}

function cardSvg(map: MapFolder, lettering: Lettering, card: SceneCard): string {
  const frame = (fill: string) =>
    `<rect x="1" y="1" width="98" height="${TALL - 2}" rx="8" fill="${fill}" stroke="${INKS.text}" stroke-width="2.500"/>`;
  const count = card.count === undefined || card.count < 2 ? '' : countSvg(lettering, card.count);
  if (card.down === true) return `${frame('#6a4a2e')}${backSvg(map, card.faction)}${count}`;
  const band = card.faction === undefined ? '#e6d7b0' : factionStyle(map.style, card.faction).field;
  const ink = card.faction === undefined ? INKS.text : factionStyle(map.style, card.faction).ink;
  const named = fitted(lettering, 'name', [card.title ?? ''], { largest: 17, smallest: 10 }, 86, 36);
  const head = blockPath(
    lettering,
    'name',
    named.paragraphs,
    named.size,
    [7, 7 + (34 - heightOf(named.paragraphs, named.size)) / 2],
    44,
  );
  const symbol =
    card.symbol === undefined
      ? ''
      : `<g transform="translate(30 46) scale(.4)">${symbolSvg(map, card.symbol, card.faction)}</g>`;
  const from = card.symbol === undefined ? 48 : 90;
  const { badges = [] } = card;
  const foot = TALL - (badges.length === 0 ? 8 : 8 + BADGE);
  const told = fitted(lettering, 'prose', [card.text ?? ''], { largest: 14, smallest: 8 }, 86, foot - from);
  const body = blockPath(lettering, 'prose', told.paragraphs, told.size, [7, from], foot + 4);
  const given = badges.map(({ badge }, index) => {
    const [x, y] = [8 + index * (BADGE + 2), TALL - BADGE - 6];
    const drawn = drawingSvg(
      map.style.badges[badge]?.drawing ?? [],
      INKS.text,
      '#fbf5e3',
      paletteOf(map.style, NEUTRAL),
    );
    return `<g transform="translate(${x} ${y}) scale(${BADGE / 100})">${drawn}</g>`;
  });
  return `${frame('#fdf8e9')}<path d="M3 11Q3 3 11 3H89Q97 3 97 11V42H3Z" fill="${band}"/><path d="M3 42H97" stroke="${INKS.text}" stroke-width="1.500"/>
    <path d="${head}" fill="${ink}"/>${symbol}<path d="${body}" fill="${INKS.text}"/>${given.join('')}${count}`;
}

function backSvg(map: MapFolder, faction: string | undefined): string {
  const net = Array.from({ length: 9 }, (_, index) => `M${10 + index * 10} 10V${TALL - 10}`).join('');
  const emblem = faction === undefined ? '' : plateSvg(map, faction, 50, TALL / 2, 26);
  return `<rect x="8" y="8" width="84" height="${TALL - 16}" rx="4" fill="none" stroke="${INKS.gilt}" stroke-width="2"/><path d="${net}" stroke="${INKS.gilt}" stroke-opacity=".4"/>${emblem}`;
}

function countSvg(lettering: Lettering, count: number): string {
  return `<circle cx="86" cy="${TALL - 14}" r="15" fill="#fffaf0" stroke="${INKS.outline}" stroke-width="2.500"/>
    <path d="${lettering.path('figure', String(count), { x: 86, y: TALL - 7, size: 20, anchor: 'middle' })}" fill="${INKS.outline}"/>`;
}
