import type { GameModule } from '../../core/game-module.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import type { Asker } from '../request.js';
import { stepReply } from './practice-reply.js';
import { beginAnew, type Learning, oneByOne, readKeptPractice } from './practices.js';

/** A game that has a lesson, and who learns it; null: it has none. */
export function learningOf(module: GameModule | undefined, asker: Asker): Learning | null {
  return module?.lesson === undefined ? null : { module, lesson: module.lesson, asker };
}

/** Takes the practice up where it was left, or begins it. */
export function learnReply(table: TableContext, learning: Learning): Promise<Reply> {
  return oneByOne(table, learning, () => openPractice(table, learning));
}

export async function openPractice(table: TableContext, learning: Learning): Promise<Reply> {
  const taken = await readKeptPractice(table, learning);
  if (taken === null || taken.practice.over) return beginPractice(table, learning);
  return stepReply(taken.practice, learning.asker.userId, {
    lines: [{ from: 'table', key: 'learn.taken-up' }],
    opens: true,
  });
}

export async function beginPractice(table: TableContext, learning: Learning): Promise<Reply> {
  const { practice } = await beginAnew(table, learning);
  const { id } = learning.module;
  return stepReply(practice, learning.asker.userId, {
    lines: [
      { from: 'table', key: 'learn.heading', module: id, values: { game: { kind: 'game', id: 'game' } } },
      { from: 'game', module: id, key: 'learn.begin' },
    ],
  });
}
