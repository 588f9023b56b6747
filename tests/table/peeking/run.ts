import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { peek } from './peek.js';
import { KINDS } from './probes.js';

// npm run peek -- [COMMANDS] [SEED]: so many commands of all kinds, at all games, each under two seeds.
const commands = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);

const began = performance.now();
let leaks = 0;
for (const [index, subject] of SUBJECTS.entries()) {
  const share = Math.ceil(commands / SUBJECTS.length);
  const peeked = await peek(subject, share, seed + index * 1_000_000);
  leaks += peeked.leaks.length;
  const kinds = KINDS.map((kind) => `${peeked.tried[kind]} ${kind}`).join(', ');
  console.log(
    `${subject.module.id}: ${kinds}; ${peeked.refused} refused or only asked, ${peeked.thrown} threw, ${peeked.stopped} of them stopped on the way`,
  );
  for (const found of peeked.leaks.slice(0, 5)) console.log(`  LEAK ${found.slice(0, 4000)}`);
}
console.log(
  `${commands} commands under two seeds, ${leaks} leaks, ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exitCode = leaks > 0 ? 1 : 0;
