import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEPT = 500;

/** The prompt's history, kept between sessions; latest first, as readline wants it. */
export class History {
  private readonly file: string;
  readonly lines: readonly string[];
  /** There was no earlier session. */
  readonly isFirstVisit: boolean;

  constructor(file: string) {
    this.file = file;
    const text = readText(file);
    this.isFirstVisit = text === null;
    this.lines = (text ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .slice(-KEPT)
      .reverse();
  }

  /** An unwritable history is no reason to stop playing. */
  keep(latestFirst: readonly string[]): void {
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${[...latestFirst].slice(0, KEPT).reverse().join('\n')}\n`, { mode: 0o600 });
    } catch {
      return;
    }
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
