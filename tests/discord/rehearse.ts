/**
 * `npm run rehearse`: a whole game through the fake Discord, as four people with phones play it, with restarts, broken
 * connections and failing servers on the way. Ends with 1 when anything went otherwise than it should. The bot is `npm
 * start` in a process of its own, stopped and killed by turns; with --inside, or where no PostgreSQL answers on
 * 127.0.0.1:5432, its table in this process.
 * `--system hispania --set scenario=A --set events=on --people 4 --seed 1 --acts 100000 --restart-every 60 --sense 8
 * --bots middle --embedded --quiet`; --bots: seats that are left are played by bots of this strength; --patient: where
 * the machine has more to do, late answers count; --sense: in how many of ten acts people do what the module would do for them;
 * --patience: whoever may end a phase does so once in so many times (3)
 * `--report` counts instead what whole games ask of people who know the bot, and writes docs/rehearsal.md (`--seeds 1,2`,
 * `--only events`, `--minutes 20`, `--print` writes nothing; `--keep DIR` keeps what was counted, game by game, and does not
 * play again what is there).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/registry.js';
import { openThinking } from '../../src/open-reckoning.js';
import { openPicturer } from '../../src/rendering/picturer.js';
import { ShippedStage } from '../operation/shipped-stage.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import { GameStage } from './game-stage.js';
import { Rehearsal, type RehearsedBot } from './rehearsal.js';
import { report } from './report/report.js';

const { values: asked } = parseArgs({
  options: {
    system: { type: 'string', default: 'hispania' },
    set: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '4' },
    sense: { type: 'string', default: '0' },
    patience: { type: 'string', default: '3' },
    bots: { type: 'string' },
    patient: { type: 'boolean', default: false },
    acts: { type: 'string', default: '100000' },
    'restart-every': { type: 'string', default: '60' },
    embedded: { type: 'boolean', default: false },
    inside: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1,2,3' },
    only: { type: 'string', multiple: true, default: [] },
    print: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '240' },
    keep: { type: 'string', default: '' },
  },
});

const PATIENCE_MS = 90_000;

const server = asked.embedded ? null : await answeringServer();
console.log(server === null ? 'on the embedded database' : 'on a PostgreSQL server');
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-rehearsal-'));
const made =
  server === null
    ? { place: { kind: 'folder', directory: folder, image: await testImage() } as const, drop: async () => undefined }
    : await onServer(server).make();
const realDeadlines = !asked.report && !asked.patient;
try {
  const wrong = asked.report ? await inside(counted) : await rehearsedBy();
  for (const one of wrong) console.error(`WRONG: ${one}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function rehearsedBy(): Promise<readonly string[]> {
  if (made.place.kind !== 'server' || asked.inside) return inside(rehearsed);
  console.log('npm start, in a process of its own');
  const stage = await ShippedStage.open({ games: GAMES, place: made.place, realDeadlines });
  if (!realDeadlines) stage.discord.world.patienceMs = PATIENCE_MS;
  try {
    return await rehearsed(stage);
  } finally {
    await stage.close();
  }
}

/** The table in this process. Pictures take most of the time and are not what the report counts. */
async function inside(work: (stage: GameStage) => Promise<readonly string[]>): Promise<readonly string[]> {
  const picturer = asked.report ? null : openPicturer();
  const drawing = picturer === null ? {} : { picturer };
  // What is counted does not hang on how busy the machine is: how late an answer was stands in the report.
  const thinker = openThinking();
  const stage = await GameStage.open({ games: GAMES, place: made.place, realDeadlines, thinker, ...drawing });
  if (!realDeadlines) stage.discord.world.patienceMs = PATIENCE_MS;
  try {
    return await work(stage);
  } finally {
    await stage.close();
    await thinker.close();
    await picturer?.close();
  }
}

function counted(stage: GameStage): Promise<readonly string[]> {
  return report(stage, {
    seeds: asked.seeds.split(',').map(Number),
    people: Number(asked.people),
    mostActs: Number(asked.acts),
    minutes: Number(asked.minutes),
    keep: asked.keep === '' ? null : asked.keep,
    file: asked.print ? null : 'docs/rehearsal.md',
    only: asked.only,
    tell: (line) => console.log(line),
  });
}

async function rehearsed(stage: RehearsedBot): Promise<readonly string[]> {
  const rehearsal = new Rehearsal(stage, {
    system: asked.system,
    setup: Object.fromEntries(asked.set.map((chosen) => chosen.split('='))),
    seed: Number(asked.seed),
    people: Number(asked.people),
    sense: Number(asked.sense),
    patience: Number(asked.patience),
    ...(asked.bots === undefined ? {} : { bots: asked.bots }),
    restartEvery: Number(asked['restart-every']),
    troubleEvery: 25,
    tell: asked.quiet ? () => undefined : (line) => console.log(line),
  });
  await rehearsal.gather();
  await rehearsal.play(Number(asked.acts));
  const { figures, wrong } = await rehearsal.report();
  for (const [what, value] of Object.entries(figures)) console.log(`${what.padEnd(34)} ${value}`);
  return wrong;
}
