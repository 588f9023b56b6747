/** Cut to so many characters, as Discord counts them, with a sign that something is missing. */
export function clipped(text: string, most: number): string {
  const end = endOf(text, 0, most);
  return end === text.length ? text : `${text.slice(0, endOf(text, 0, most - 1))}…`;
}

/**
 * Split at line ends, then at spaces, so that no part is longer than `most`. Each character is looked at a few times
 * at the most, however long the text is.
 */
export function parted(text: string, most: number): string[] {
  const whole = text.trim();
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const end = endOf(whole, from, most);
    if (end === whole.length) break;
    const head = whole.slice(from, end);
    const cut = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > most / 4) ?? head.length;
    parts.push(head.slice(0, cut).trimEnd());
    from += cut;
    while (from < whole.length && /\s/.test(whole.charAt(from))) from++;
  }
  if (from < whole.length || parts.length === 0) parts.push(whole.slice(from));
  return parts;
}

/** Where so many characters from there end, no half one among them; the end of the text where it is shorter. */
function endOf(text: string, from: number, most: number): number {
  let at = from;
  for (let count = 0; count < most && at < text.length; count++) at += isPair(text, at) ? 2 : 1;
  return at;
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}
