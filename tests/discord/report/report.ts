import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import type { GameStage } from '../game-stage.js';
import { CountedGame } from './counted-game.js';
import { figuresOf, firstAnswers } from './figures.js';
import { BATTLE_BEGINS, KINDS, sidesIn, VERBS } from './hispania.js';
import { KeptTallies } from './kept-tallies.js';
import { pageOf, type Section } from './page.js';
import { questionsAtOnce } from './questions-at-once.js';
import type { Tally } from './tally.js';

interface ReportPlan {
  readonly seeds: readonly number[];
  readonly people: number;
  readonly mostActs: number;
  /** Games that are not over by then are counted as far as they got. */
  readonly minutes: number;
  /** Where what was counted is kept, game by game; null: nowhere. */
  readonly keep: string | null;
  /** Where the page is written; null: it is only printed. */
  readonly file: string | null;
  /** Only kinds of games of these names; none: all. */
  readonly only: readonly string[];
  readonly tell: (line: string) => void;
}

/** Whole games of every kind by people who know the bot, counted; the page, and what went wrong on the way. */
export async function report(stage: GameStage, plan: ReportPlan): Promise<readonly string[]> {
  const subject = SUBJECTS.find(({ module }) => module.id === 'hispania');
  if (subject === undefined) throw new Error('no such game');
  const wrong: string[] = [];
  const until = performance.now() + plan.minutes * 60_000;
  const kinds = KINDS.filter((kind) => plan.only.length === 0 || plan.only.includes(kind.name));
  const tallies = new Map<string, Tally[]>(kinds.map(({ name }) => [name, []]));
  const kept = new KeptTallies(plan.keep);
  // A game of each kind at once: what takes the time is waiting for one another.
  for (const seed of plan.seeds) {
    const games = kinds.map(async ({ name, setup, orders }) => {
      const game = {
        name: `${name} ${seed}`,
        subject,
        setup,
        seed,
        people: plan.people,
        orders,
        together: VERBS.goods,
        begins: BATTLE_BEGINS,
        sidesIn,
      };
      const enough = () => performance.now() > until;
      const known = kept.read(game.name);
      const tally = known ?? (await new CountedGame(stage, { ...game, mostActs: plan.mostActs, enough }).play());
      if (known === null && tally.over) kept.write(game.name, tally);
      plan.tell(`${game.name}: ${tally.acts} actions${tally.over ? '' : ', not to its end'}`);
      tallies.get(name)?.push(tally);
    });
    await Promise.all(games);
  }
  wrong.push(...[...tallies.values()].flat().flatMap((tally) => tally.wrong));
  const columns: Section['columns'] = kinds.map(({ name, goals }) => {
    return { name, figures: figuresOf(tallies.get(name) ?? [], VERBS, goals) };
  });
  const answers = firstAnswers(kept.firstAnswers(stage.firsts));
  // Of a page that is only printed nobody wants to know it.
  const load = plan.file === null ? [] : await questionsAtOnce();
  wrong.push(...stage.discord.violations, ...stage.faults.map(({ doing, fault }) => `${doing}: ${String(fault)}`));
  const sections: Section[] = [
    { title: 'A game of Hispania', columns },
    { title: 'Waiting', columns: [{ name: 'all games', figures: [...answers, ...load] }] },
  ];
  const page = pageOf(
    [
      'Whole games of Hispania, scenario A, through the fake Discord: people who know the bot do what came to their',
      'mind, up to three of a kind a phase, and take the shortest way among the buttons in sight. Goals that are missed',
      `are in bold. Seeds ${plan.seeds.join(', ')}; made by \`npm run rehearse -- --report\`.`,
      `Load of the machine meanwhile: ${(loadavg()[1] ?? 0).toFixed(0)} on ${cpus().length} cores (times are slow where it is more).`,
    ],
    sections,
  );
  if (plan.file !== null) writeFileSync(plan.file, page);
  plan.tell(page);
  return [...new Set(wrong)];
}
