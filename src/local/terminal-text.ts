const BOLD = '\u001b[1m';
const CODE = '\u001b[36m';
const PLAIN = '\u001b[0m';

/** The markup of chat messages as a terminal shows it, and lines broken between words. */
export function terminalText(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) =>
      wrapped(line, width)
        .replace(/\*\*(.+?)\*\*/gs, `${BOLD}$1${PLAIN}`)
        .replace(/`([^`]+)`/gs, `${CODE}$1${PLAIN}`),
    )
    .join('\n');
}

/** Without markup, for a pipe. */
export function plainText(text: string): string {
  return text.replace(/\*\*(.+?)\*\*/gs, '$1').replace(/`([^`]+)`/gs, '$1');
}

/** Continued lines keep the beginning of the first: its spaces and, where it quotes somebody, his mark. */
function wrapped(line: string, width: number): string {
  const [indent = ''] = /^\s*(?:\S+\| )?/.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current === indent ? `${current}${word}` : `${current} ${word}`;
    if (seenLength(longer) <= width || current === indent) current = longer;
    else {
      lines.push(current);
      current = `${indent}${word}`;
    }
  }
  lines.push(current);
  return lines.join('\n');
}

function seenLength(text: string): number {
  return [...text.replace(/\*\*|`/g, '')].length;
}
