import type { Lesson } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import { KeptReady } from '../aside/kept-ready.js';
import type { TableContext } from '../context.js';
import type { LogEntry } from '../ports/store.js';
import type { Asker } from '../request.js';
import { type Deed, type KeptPractice, practiceKey, readPractice, writePractice } from './kept-practice.js';
import { Practice } from './practice.js';

/** A game with a lesson, and whose practice it is. */
export interface Learning {
  readonly module: GameModule;
  readonly lesson: Lesson;
  readonly asker: Asker;
}

/** A practice taken up, with what is kept of it. */
export interface TakenUp {
  readonly practice: Practice;
  readonly kept: KeptPractice;
  readonly text: string;
}

/** The practice as it was left; null: there is none, or it cannot go on by today's rules. */
export async function readKeptPractice(table: TableContext, learning: Learning): Promise<TakenUp | null> {
  const { module, lesson, asker } = learning;
  const key = practiceKey(asker.userId, module.id);
  const text = await table.deps.store.memo(key);
  if (text === null) return null;
  const open = READY.find(table, key, text);
  if (open !== null) return open;
  const kept = readPractice(lesson, text);
  const practice = kept === null ? null : await Practice.open(table, module, lesson, asker, kept);
  return kept === null || practice === null ? null : READY.keep(table, key, { practice, kept, text });
}

/** From the beginning, with other dice. */
export async function beginAnew(table: TableContext, { module, lesson, asker }: Learning): Promise<TakenUp> {
  const key = practiceKey(asker.userId, module.id);
  const kept: KeptPractice = { edition: lesson.edition, seed: table.deps.entropy.seed(), deeds: [] };
  const practice = await Practice.open(table, module, lesson, asker, kept);
  if (practice === null) throw new Error(`the lesson of ${module.id} does not begin`);
  const text = writePractice(kept);
  const { store } = table.deps;
  // Whoever begins in two places at once goes on with either.
  await store.setMemo(key, await store.memo(key), text);
  return READY.keep(table, key, { practice, kept, text });
}

/** Writes what a press did. False: it went on elsewhere meanwhile, and nothing of it counts. */
export async function writeProgress(
  table: TableContext,
  { module, asker }: Learning,
  taken: TakenUp,
  entries: readonly LogEntry[],
): Promise<boolean> {
  const { practice, kept } = taken;
  const next: KeptPractice = { ...kept, deeds: [...kept.deeds, deedIn(entries, asker)] };
  const written = { practice, kept: next, text: writePractice(next) };
  return (await READY.write(table, practiceKey(asker.userId, module.id), taken, written)) !== null;
}

/** The learner's own actions among them, with what was refused after a throw. */
function deedIn(entries: readonly LogEntry[], { userId }: Asker): Deed {
  const own = entries.filter((entry) => entry.userId === userId);
  return { requestId: entries[0]?.requestId ?? '', actions: own.flatMap(({ actions }) => actions) };
}

const READY = new KeptReady<TakenUp>();

/** One press after the other. */
export function oneByOne<Answer>(
  table: TableContext,
  { module, asker }: Learning,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return READY.oneByOne(table, practiceKey(asker.userId, module.id), work);
}
