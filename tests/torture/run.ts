import { partsOf } from './parts/all.js';

// npm run torture [-- KILLS [part ...]]: what must hold though everything around the bot fails. Without parts all of them;
// KILLS (300) says how large they are. The parts: kills-embedded, first-starts-embedded, kills-server, first-starts-server,
// posts-after-kill-embedded, posts-after-kill-server, questions, unreachable, black-hole, files, many-games.
const [count = '300', ...asked] = process.argv.slice(2);
const kills = Number(count);

const PARTS = partsOf(kills);

const strange = asked.filter((name) => PARTS[name] === undefined);
if (!Number.isInteger(kills) || kills < 1 || strange.length > 0) {
  console.error(`npm run torture -- [KILLS] [${Object.keys(PARTS).join(' | ')} ...]`);
  process.exit(2);
}
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = performance.now();
  const broken = await part();
  console.log(`${name}: ${broken.length} promises broken, ${Math.round((performance.now() - began) / 1000)} s`);
  for (const sentence of broken) console.log(`  ${sentence}`);
  if (broken.length > 0) process.exitCode = 1;
}
