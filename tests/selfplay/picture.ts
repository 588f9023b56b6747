import sharp from 'sharp';
import type { Spread } from './statistics.js';

/** Bars of the means, a line over each from one deviation below to one above. */
const ROW = 26;
const LEFT = 190;
const RIGHT = 980;

export function barsSvg(title: string, rows: readonly (readonly [string, Spread])[]): string {
  const most = Math.max(1, ...rows.map(([, { mean, deviation }]) => mean + deviation));
  const x = (points: number) => LEFT + ((RIGHT - LEFT) * Math.max(0, points)) / most;
  const height = 60 + ROW * rows.length;
  const bars = rows.map(([name, { mean, deviation }], index) => {
    const y = 50 + ROW * index;
    const [from, to] = [x(mean - deviation), x(mean + deviation)];
    return [
      `<text x="${LEFT - 8}" y="${y + 15}" text-anchor="end">${name.replace(/[<&>]/g, ' ')}</text>`,
      `<rect x="${LEFT}" y="${y + 3}" width="${Math.max(1, x(mean) - LEFT).toFixed(1)}" height="16" fill="#5b7fa6"/>`,
      `<line x1="${from.toFixed(1)}" x2="${to.toFixed(1)}" y1="${y + 11}" y2="${y + 11}" stroke="#222" stroke-width="2"/>`,
      `<text x="${(to + 6).toFixed(1)}" y="${y + 15}">${mean.toFixed(1)}</text>`,
    ].join('');
  });
  const head = `<text x="20" y="30" font-size="20" font-weight="bold">${title}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1060" height="${height}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbf8f0"/>${head}${bars.join('')}</svg>`;
}

export async function drawBars(
  file: string,
  title: string,
  rows: readonly (readonly [string, Spread])[],
): Promise<void> {
  await sharp(Buffer.from(barsSvg(title, rows)))
    .png()
    .toFile(file);
}
