import { GAMES } from '../../../src/games/registry.js';
import { TEMPI, type Tempo } from '../../../src/table/ports/settings.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { compareHoldings } from './holdings.js';
import { compareLines } from './lines.js';
import { comparePages } from './page-pairs.js';
import { peek } from './peek.js';
import { KINDS } from './probes.js';

/** A long run says how far it is. */
const TOLD_EVERY = 100;

// npm run peek -- [COMMANDS] [SEED]: so many commands of all kinds, at all games, each under two seeds.
// npm run peek -- lines [MOMENTS] [SEED]: so many moments at which somebody writes secret lines at one table, one at another.
// npm run peek -- pages [STATES] [SEED] [GAME]: so many states of the games played, and what the page sends of each to whom.
// npm run peek -- holdings [GAMES] [SEED] [GAME]: so many games played twice, the two differing only in what one seat holds.
if (process.argv[2] === 'holdings')
  await holdings(Number(process.argv[3] ?? 2_000), Number(process.argv[4] ?? 1), process.argv[5]);
else if (process.argv[2] === 'pages')
  await pages(Number(process.argv[3] ?? 10_000), Number(process.argv[4] ?? 1), process.argv[5]);
else if (process.argv[2] === 'lines') await lines(Number(process.argv[3] ?? 500), Number(process.argv[4] ?? 1));
else await seeds(Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 1));

async function pages(states: number, seed: number, only: string | undefined): Promise<void> {
  const began = performance.now();
  let leaks = 0;
  const own = SUBJECTS.filter(({ module }) => GAMES.some(({ id }) => id === module.id));
  for (const subject of own.filter(({ module }) => only === undefined || module.id === only)) {
    const share = Math.ceil(states / (only === undefined ? own.length : 1));
    let due = TOLD_EVERY;
    const paired = await comparePages(subject, share, seed, (so) => {
      if (so.states < due && so.states < share) return;
      due += TOLD_EVERY;
      const { module } = subject;
      console.log(
        `${module.id}: ${so.states} states, ${so.parts} parts of pages; ${so.imagined} with all but the view dealt anew, ${so.seeds} under another seed, ${so.held} where a seat held something else, ${so.unheard} secret lines while others watched, ${so.tried} trials; ${so.leaks.length} leaks, ${Math.round((performance.now() - began) / 1000)} s`,
      );
    });
    leaks += paired.leaks.length;
    for (const found of paired.leaks.slice(0, 5)) console.log(`  LEAK ${found.slice(0, 4000)}`);
  }
  console.log(`${leaks} leaks`);
  process.exitCode = leaks > 0 ? 1 : 0;
}

async function lines(moments: number, seed: number): Promise<void> {
  let leaks = 0;
  for (const subject of SUBJECTS.filter(({ secretsElse }) => secretsElse !== undefined)) {
    const written = await compareLines(subject, moments, seed);
    leaks += written.leaks.length;
    console.log(`${subject.module.id}: ${written.lines} secret lines at ${written.moments} moments`);
    for (const found of written.leaks.slice(0, 3)) console.log(`  LEAK ${found.slice(0, 4000)}`);
  }
  console.log(`${leaks} leaks`);
  process.exitCode = leaks > 0 ? 1 : 0;
}

async function holdings(games: number, seed: number, only: string | undefined): Promise<void> {
  const began = performance.now();
  let leaks = 0;
  for (const subject of SUBJECTS.filter(
    ({ secretsElse, module }) => secretsElse !== undefined && (only === undefined || module.id === only),
  )) {
    for (const tempo of TEMPI) leaks += await holdingsAt(subject, tempo, games, seed);
  }
  console.log(`${leaks} leaks, ${Math.round((performance.now() - began) / 1000)} s`);
  process.exitCode = leaks > 0 ? 1 : 0;
}

async function holdingsAt(subject: Subject, tempo: Tempo, games: number, seed: number): Promise<number> {
  const held = await compareHoldings(subject, games, seed, tempo);
  console.log(
    `${subject.module.id}, ${tempo}: ${held.games} games played twice, ${held.actions} actions, ${held.inWindows} of them in windows; ${held.settled} answered by his policies; in ${held.played} it was played; ${held.tried} questions, completions, presses and commands of the others`,
  );
  for (const found of held.leaks.slice(0, 3)) console.log(`  LEAK ${found.slice(0, 6000)}`);
  return held.leaks.length;
}

async function seeds(commands: number, seed: number): Promise<void> {
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
}
