/** Cut to so many characters, as Discord counts them, with a sign that something is missing. */
export function clipped(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** Split at line ends, then at spaces, so that no part is longer than `most`. */
export function parted(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while ([...rest].length > most) {
    const head = [...rest].slice(0, most).join('');
    const cut = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > most / 4) ?? head.length;
    parts.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== '' || parts.length === 0) parts.push(rest);
  return parts;
}
