import { figuresOf, playedOut } from './self-play.js';

// node scripts/run.mjs tests/reconquista/figures.ts [GAMES] [SCENARIO]: what the default play reaches, beside chance.
const games = Number(process.argv[2] ?? 2000);
const scenario = process.argv[3] ?? '1';
for (const player of ['sensible', 'random'] as const) {
  const points = Array.from({ length: games }, (_, seed) => playedOut(scenario, player, seed + 1));
  console.log(player, JSON.stringify(figuresOf(points)));
}
