/** What a sentence of the table may be filled with: already in words. */
export type Filling = Readonly<Record<string, string | number>>;

/**
 * `{name}` shows a value; `{count:turn|turns}` chooses by number: the first for one (and for none where the language
 * says so), else the second; in both, `#` is the number.
 */
export function format(template: string, filling: Filling, singular: (count: number) => boolean): string {
  return template.replace(/\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = filling[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return shown(value);
    const count = Number(value);
    return (singular(count) ? one : many).replaceAll('#', shown(value));
  });
}

/** Points and gold of some games go by halves: 2½ rather than 2.5. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const whole = Math.trunc(size);
  const figures = size !== whole && Number.isInteger(size * 2) ? `${whole === 0 ? '' : whole}½` : String(size);
  return value < 0 ? `−${figures}` : figures;
}
