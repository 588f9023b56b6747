/** The board's colours: sepia and washes on parchment, nothing as strong as a counter. */
export const INK = {
  sea: '#b9cfd0',
  seaDeep: '#adc6c9',
  waterline: '#7fa3aa',
  land: '#f3e8cb',
  foreign: '#e2d8bd',
  line: '#4a3722',
  border: '#7a6040',
  zone: '#8c2f1c',
  river: '#7fb0c4',
  riverEdge: '#3c6f86',
  hillLight: '#f2e2b8',
  hillShade: '#b88c50',
  hillLine: '#6d4c28',
  anchor: '#23465c',
  barred: '#a12a1c',
  strait: '#8a2f1f',
  gold: '#c79a3b',
} as const;

export type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element. */
export function draw(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${head}/>` : `<${name}${head}>${children.join('')}</${name}>`;
}
