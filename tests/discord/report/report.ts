import { writeFileSync } from 'node:fs';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import type { GameStage } from '../game-stage.js';
import { CountedGame } from './counted-game.js';
import { figuresOf, firstAnswers } from './figures.js';
import { KINDS, VERBS } from './hispania.js';
import { pageOf, type Section } from './page.js';
import { questionsAtOnce } from './questions-at-once.js';
import type { Tally } from './tally.js';

interface ReportPlan {
  readonly seeds: readonly number[];
  readonly people: number;
  readonly mostActs: number;
  /** Where the page is written; null: it is only printed. */
  readonly file: string | null;
  /** Only kinds of games whose name has this in it. */
  readonly only: string;
  readonly tell: (line: string) => void;
}

/** Whole games of every kind by people who know the bot, counted; the page, and what went wrong on the way. */
export async function report(stage: GameStage, plan: ReportPlan): Promise<readonly string[]> {
  const subject = SUBJECTS.find(({ module }) => module.id === 'hispania');
  if (subject === undefined) throw new Error('no such game');
  const wrong: string[] = [];
  const all: Tally[] = [];
  const columns: Section['columns'][number][] = [];
  for (const { name, setup, orders, goals } of KINDS.filter((kind) => kind.name.includes(plan.only))) {
    const tallies: Tally[] = [];
    for (const seed of plan.seeds) {
      const began = performance.now();
      const game = { name: `${name} ${seed}`, subject, setup, seed, people: plan.people, orders };
      const tally = await new CountedGame(stage, { ...game, mostActs: plan.mostActs }).play();
      plan.tell(`${name}, seed ${seed}: ${tally.acts} actions, ${((performance.now() - began) / 1000).toFixed(0)} s`);
      tallies.push(tally);
      wrong.push(...tally.wrong);
    }
    all.push(...tallies);
    columns.push({ name, figures: figuresOf(tallies, VERBS, goals) });
  }
  const [anywhere] = stage.discord.world.channels.values();
  const load = anywhere === undefined ? [] : await questionsAtOnce(stage, anywhere);
  wrong.push(...stage.discord.violations, ...stage.faults.map(({ doing, fault }) => `${doing}: ${String(fault)}`));
  const sections: Section[] = [
    { title: 'A game of Hispania', columns },
    { title: 'Waiting', columns: [{ name: 'all games', figures: [...firstAnswers(all), ...load] }] },
  ];
  const page = pageOf(
    [
      'Whole games of Hispania, scenario A, through the fake Discord: people who know the bot do what came to their',
      'mind, up to three of a kind a phase, and take the shortest way among the buttons in sight. Goals that are missed',
      `are in bold. Seeds ${plan.seeds.join(', ')}; made by \`npm run rehearse -- --report\`.`,
    ],
    sections,
  );
  if (plan.file !== null) writeFileSync(plan.file, page);
  plan.tell(page);
  return [...new Set(wrong)];
}
