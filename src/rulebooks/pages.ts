/** What one message holds beside its title and its buttons. */
const MOST = 3_500;

export function fitsOnePage(text: string): boolean {
  return text.length <= MOST;
}

/** Cuts a long text into pages of about the same length, between paragraphs if it can, else between lines. */
export function pagesOf(text: string): readonly string[] {
  const count = Math.ceil(text.length / MOST);
  if (count <= 1) return [text];
  const wanted = text.length / count;
  const pages: string[] = [];
  let rest = text;
  while (rest.length > MOST) {
    const end = endOf(rest, wanted);
    pages.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pages, rest];
}

/** Where paragraphs, lines and words end, the best first. */
const ENDS = ['\n\n', '\n', ' '];

/** The end nearest to the wanted length; one far from it is worse than a lesser end. */
function endOf(text: string, wanted: number): number {
  for (const end of ENDS) {
    const before = text.lastIndexOf(end, wanted);
    const after = text.indexOf(end, wanted);
    const near = [before, after].filter((at) => at > wanted / 2 && at <= MOST);
    const [best] = near.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    if (best !== undefined) return best;
  }
  return Math.floor(wanted);
}
