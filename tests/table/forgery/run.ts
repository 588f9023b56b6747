import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { judged } from './judged.js';
import { trueExport } from './true-games.js';

// npm run exports -- [GAMES] [SEED] [FOLDER]: so many games of all kinds as people play them, each exported and checked;
// none of them may be called wrong. What is called so is written to the folder.
const [games = '1000', first = '1', folder = ''] = process.argv.slice(2);
const REAL = ['hispania', 'reconquista', 'hispania-draco', 'medioevo'];
const subjects = SUBJECTS.filter(({ module }) => REAL.includes(module.id) || module.id === 'frontier');
const counts = new Map<string, number>();
const deeds = new Map<string, number>();
const count = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1);
let wrong = 0;
const began = performance.now();
for (let at = 0; at < Number(games); at++) {
  const subject = subjects[at % subjects.length];
  if (subject === undefined) break;
  const seed = Number(first) + at;
  const { id } = subject.module;
  const made = await trueExport(subject, seed);
  for (const deed of made.deeds) count(deeds, deed);
  const { code, what, entry, said } = await judged(subject.module, made.text);
  count(counts, `${id}: ${code === 0 ? 'right' : code === 3 ? `not everything (${what.join(', ')})` : 'WRONG'}`);
  if (code !== 1) continue;
  wrong++;
  console.log(`WRONG: ${id} ${seed}, entry ${entry}: ${said}`);
  if (folder === '') continue;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}-${seed}.json`), made.text);
}
for (const [what, many] of [...counts].sort()) console.log(`${many}  ${what}`);
console.log([...deeds].map(([deed, many]) => `${deed} ${many}`).join(', '));
console.log(`${games} true exports, ${wrong} called wrong, ${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = wrong > 0 ? 1 : 0;
