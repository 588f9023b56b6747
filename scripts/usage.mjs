// A program's usage: the comment at its head that names its npm command.
import { readFileSync } from 'node:fs';

const HEADS = [/^\/\*\*\n?((?:(?!\*\/)[\s\S])*)\*\//gm, /^(?:\/\/.*\n)+/gm];

/** Null if the file has none. */
export function usageOf(file) {
  const text = readFileSync(file, 'utf8');
  for (const head of HEADS)
    for (const [comment] of text.matchAll(head)) if (/\bnpm (run|start)\b/.test(comment)) return plain(comment);
  return null;
}

function plain(comment) {
  return comment
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\/|\*) ?/, '').trimEnd())
    .join('\n')
    .replaceAll('`', '')
    .trim();
}
