import { createInterface } from 'node:readline';
import type { History } from './history.js';
import type { Screen, Terminal } from './terminal.js';

interface PromptParts {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly history: History;
  /** Created once the screen is there. */
  readonly terminal: (screen: Screen) => Terminal;
  /** Shown when Ctrl-C is pressed on an empty line. */
  readonly leaveHint: string;
}

/**
 * Reads lines until the user leaves; also from a pipe, without a prompt. False: the input ended before anything was
 * typed, so nobody sits here.
 */
export async function readAtPrompt({
  input,
  output,
  history,
  terminal: make,
  leaveHint,
}: PromptParts): Promise<boolean> {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const terminal = make({
    print: (text) => void output.write(`${isTerminal ? terminalText(text, output.columns) : plainText(text)}\n`),
  });
  const lines: string[] = [];
  let wake: (() => void) | null = null;
  let closed = false;
  let asked = false;
  let typed = false;
  const reader = createInterface({
    input,
    output: isTerminal ? output : undefined,
    terminal: isTerminal,
    history: [...history.lines],
    historySize: 500,
    removeHistoryDuplicates: true,
    completer: (line: string, done: (fault: null, result: [string[], string]) => void) => {
      terminal.complete(line).then(
        (result) => done(null, result),
        () => done(null, [[], line]),
      );
    },
  });
  const stir = () => {
    wake?.();
    wake = null;
  };
  reader.on('line', (line) => {
    asked = false;
    lines.push(line);
    stir();
  });
  reader.on('close', () => {
    closed = true;
    stir();
  });
  reader.on('history', (latestFirst: string[]) => history.keep(latestFirst));
  reader.on('SIGINT', () => {
    // As in a shell: it first clears the line, and only then leaves.
    if (reader.line !== '') {
      reader.write(null, { ctrl: true, name: 'e' });
      reader.write(null, { ctrl: true, name: 'u' });
    } else if (asked) reader.close();
    else {
      asked = true;
      output.write(`\n${leaveHint}\n`);
      reader.prompt();
    }
  });

  try {
    await terminal.begin();
    while (true) {
      let line = lines.shift();
      if (line === undefined && !closed) {
        if (isTerminal) {
          reader.setPrompt(terminal.prompt);
          reader.prompt();
          if (terminal.suggestion !== '') reader.write(terminal.suggestion);
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (closed || lines.length > 0) resolve();
        });
        line = lines.shift();
      }
      if (line === undefined) break;
      typed = true;
      if (!(await terminal.take(line))) break;
    }
    if (isTerminal) output.write('\n');
    if (typed || isTerminal) terminal.leave();
    return typed || isTerminal;
  } finally {
    reader.close();
    await terminal.close();
  }
}

const BOLD = '\u001b[1m';

const CODE = '\u001b[36m';

const PLAIN = '\u001b[0m';

/** Chat markup as a terminal shows it, with lines broken between words. */
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

/** Continuation lines keep the first one's start: its spaces and quote mark. */
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
