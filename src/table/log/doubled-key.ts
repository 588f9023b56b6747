interface Level {
  /** Null: a list. */
  readonly keys: Set<string> | null;
  readonly path: string;
  index: number;
  key: string;
}

/**
 * The first duplicate key within one JSON object, as a path (`entries[3].rolls[0].face`); null: none. Parsers differ on
 * duplicates, so one file could be two games. The text must be valid JSON.
 */
export function doubledKeyIn(text: string): string | null {
  const levels: Level[] = [];
  let level: Level | undefined;
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (isKey && level?.keys) {
        const key = String(JSON.parse(text.slice(at, end + 1)));
        if (level.keys.has(key)) return pathWith(level.path, key);
        level.keys.add(key);
        level.key = key;
        isKey = false;
      }
      at = end;
    } else if (sign === '{' || sign === '[') {
      level = { keys: sign === '{' ? new Set() : null, path: pathOf(level), index: 0, key: '' };
      levels.push(level);
      isKey = sign === '{';
    } else if (sign === '}' || sign === ']') {
      levels.pop();
      level = levels.at(-1);
      isKey = false;
    } else if (sign === ',' && level !== undefined) {
      level.index++;
      isKey = level.keys !== null;
    }
  }
  return null;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function pathOf(level: Level | undefined): string {
  if (level === undefined) return '';
  return level.keys === null ? `${level.path}[${level.index}]` : pathWith(level.path, level.key);
}

function pathWith(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
