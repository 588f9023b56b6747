import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import { practiceQuestion, practiceReply, stepReply, toldLines } from './practice-reply.js';
import { type Learning, type TakenUp, writeProgress } from './practices.js';

/** Does something in a practice, keeps what was done, and answers with what the lesson says to it. */
export async function carriedOut(
  table: TableContext,
  learning: Learning,
  taken: TakenUp,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { practice } = taken;
  const { answer, entries, passed } = await practice.does(work);
  if (entries.length === 0)
    return answer.refused === undefined || answer.form !== undefined
      ? practiceQuestion(practice, answer)
      : practiceReply(practice, answer, {});
  if (!(await writeProgress(table, learning, taken, entries))) return refusal({ code: 'press-stale' }, null);
  const events = entries.flatMap((entry) => entry.events);
  const told = toldLines(practice, events);
  // What was refused after a throw says why itself; so does what no sentence tells of.
  if (answer.refused !== undefined || told.length === 0) return practiceReply(practice, answer, { passed, events });
  return stepReply(practice, learning.asker.userId, { lines: told, passed, events });
}
