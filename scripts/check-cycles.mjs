// Circular imports between files, types included: prints each cycle. A cycle has no place to start reading, and
// no part that can be removed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesImportedBy, sourceFiles } from './check-arrows.mjs';

/** @returns {string[][]} the files of each cycle (Tarjan's strongly connected components of more than one file) */
export function rings(src) {
  const graph = new Map(sourceFiles(src).map((file) => [file, filesImportedBy(src, file)]));
  const found = [];
  const open = [];
  const order = new Map();
  const lowest = new Map();
  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of graph.get(file)) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const ring = open.splice(open.indexOf(file));
    if (ring.length > 1) found.push(ring.sort());
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = rings(path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'src'));
  for (const ring of found) console.error(`these import each other in a ring: ${ring.join(', ')}`);
  if (found.length > 0) process.exit(1);
}
