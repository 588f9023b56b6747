import type { FactionStyle, Pattern } from '../style.js';

/** A faction's field: its colour with the division drawn over it, in a box of 100 by 100. */
export function fieldSvg(faction: Pick<FactionStyle, 'field' | 'second' | 'pattern'>, width = 100): string {
  const ground = `<rect x="0" y="0" width="${width}" height="100" fill="${faction.field}"/>`;
  return ground + divisionSvg(faction.pattern, faction.second, width);
}

function divisionSvg(pattern: Pattern, colour: string, width: number): string {
  const w = width;
  const fill = (d: string) => `<path d="${d}" fill="${colour}"/>`;
  const line = (d: string, thick: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="miter"/>`;
  switch (pattern) {
    case 'plain':
      return '';
    case 'bend':
      return line(`M${w * 0.05} -5L${w * 0.95} 105`, 34);
    case 'bendy':
      return line(diagonals(w), 12);
    case 'barry':
      return fill(`M0 12H${w}V25H0ZM0 38H${w}V51H0ZM0 64H${w}V77H0ZM0 88H${w}V100H0Z`);
    case 'fess':
      return fill(`M0 36H${w}V66H0Z`);
    case 'pale':
      return fill(`M${w * 0.34} 0H${w * 0.66}V100H${w * 0.34}Z`);
    case 'paly':
      return fill(columns(w, 8, (index) => index % 2 === 1));
    case 'pales':
      return fill(columns(w, 9, (index) => index % 2 === 1));
    case 'saltire':
      return line(`M-5 -5L${w + 5} 105M-5 105L${w + 5} -5`, 22);
    case 'cross':
      return line(`M${w / 2} 0V100M0 50H${w}`, 22);
    case 'chevron':
      return line(`M-10 96L${w / 2} 40L${w + 10} 96M-10 56L${w / 2} 0L${w + 10} 56`, 16);
    case 'lozengy':
      return fill(lozenges(w));
    case 'chequy':
      return fill(chequers(w));
    case 'bordure':
      return fill(`M0 0H${w}V100H0ZM14 14V86H${w - 14}V14Z`);
    case 'chief':
      return fill(`M0 0H${w}V34H0Z`);
    case 'quarterly':
      return fill(`M0 0H${w / 2}V50H0ZM${w / 2} 50H${w}V100H${w / 2}Z`);
    case 'seme':
      return fill(dots(w));
  }
}

function columns(width: number, count: number, painted: (index: number) => boolean): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    painted(index) ? `M${index * step} 0H${(index + 1) * step}V100H${index * step}Z` : '',
  ).join('');
}

function diagonals(width: number): string {
  let path = '';
  for (let x = -100; x < width; x += 28) path += `M${x} 105L${x + 110} -5`;
  return path;
}

function lozenges(width: number): string {
  let path = '';
  for (let x = 0; x < width; x += 25)
    for (let y = 0; y < 100; y += 34) path += `M${x + 12.5} ${y}l12.500 17l-12.500 17l-12.500 -17Z`;
  return path;
}

function chequers(width: number): string {
  let path = '';
  for (let column = 0; column * 20 < width; column++)
    for (let row = column % 2; row < 5; row += 2) path += `M${column * 20} ${row * 20}h20v20h-20Z`;
  return path;
}

function dots(width: number): string {
  let path = '';
  for (let row = 0; row < 5; row++)
    for (let x = row % 2 === 0 ? 10 : 22; x < width; x += 24) path += `M${x} ${row * 22 + 3}l5 8l-5 8l-5 -8Z`;
  return path;
}
