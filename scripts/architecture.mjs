// Writes the import graph of the sources into docs/architecture.md (npm run docs).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importGraph } from './check-arrows.mjs';
import { WIRING } from './layers.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const page = path.join(root, 'docs', 'architecture.md');
const BLOCK = /```mermaid\n[\s\S]*?```/;

/** The page as it should be: the same text with the current graph. */
export function pageWithGraph() {
  return readFileSync(page, 'utf8').replace(BLOCK, `\`\`\`mermaid\n${drawnGraph()}\n\`\`\``);
}

export function pageAsItIs() {
  return readFileSync(page, 'utf8');
}

/** Without the files that wire everything, since they point at everything. */
function drawnGraph() {
  const name = (layer) => layer.replace('games/*', 'games').replace('games/registry', 'registry');
  const arrows = [...importGraph(path.join(root, 'src'))]
    .filter(([from]) => !WIRING.includes(from))
    .flatMap(([from, targets]) => [...targets].map((target) => `  ${name(from)} --> ${name(target)}`));
  return ['graph LR', ...arrows.sort()].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, pageWithGraph());
