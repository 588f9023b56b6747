import type { Lesson } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import type { TableContext } from '../context.js';
import { KeyedQueue } from '../ports/queue.js';
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
  const open = readyIn(table).open.get(key);
  if (open?.text === text) return open;
  const kept = readPractice(lesson, text);
  const practice = kept === null ? null : await Practice.open(table, module, lesson, asker, kept);
  return kept === null || practice === null ? null : remembered(table, key, { practice, kept, text });
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
  return remembered(table, key, { practice, kept, text });
}

/** Writes what a press did. False: it went on elsewhere meanwhile, and nothing of it counts. */
export async function writeProgress(
  table: TableContext,
  { module, asker }: Learning,
  { practice, kept, text }: TakenUp,
  entries: readonly LogEntry[],
): Promise<boolean> {
  const key = practiceKey(asker.userId, module.id);
  readyIn(table).open.delete(key);
  const next: KeptPractice = { ...kept, deeds: [...kept.deeds, deedIn(entries, asker)] };
  const written = writePractice(next);
  if (!(await table.deps.store.setMemo(key, text, written))) return false;
  remembered(table, key, { practice, kept: next, text: written });
  return true;
}

/** The learner's own actions among them, with what was refused after a throw. */
function deedIn(entries: readonly LogEntry[], { userId }: Asker): Deed {
  const own = entries.filter((entry) => entry.userId === userId);
  return { requestId: entries[0]?.requestId ?? '', actions: own.flatMap(({ actions }) => actions) };
}

/** So many practices are kept ready; any other is played again from what is kept. */
const READY_MOST = 30;

interface Ready {
  readonly open: Map<string, TakenUp>;
  readonly queue: KeyedQueue;
}

const READY = new WeakMap<TableContext, Ready>();

function readyIn(table: TableContext): Ready {
  const found = READY.get(table) ?? { open: new Map(), queue: new KeyedQueue() };
  READY.set(table, found);
  return found;
}

function remembered(table: TableContext, key: string, taken: TakenUp): TakenUp {
  const { open } = readyIn(table);
  open.delete(key);
  open.set(key, taken);
  const [oldest] = open.keys();
  if (open.size > READY_MOST && oldest !== undefined) open.delete(oldest);
  return taken;
}

/** One press after the other. */
export function oneByOne<Answer>(
  table: TableContext,
  { module, asker }: Learning,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return readyIn(table).queue.run(practiceKey(asker.userId, module.id), work);
}
