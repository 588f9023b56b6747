import type { GameModule } from '../../core/game-module.js';
import { mapReply } from '../commands/look/map.js';
import { playReply } from '../commands/play/play-command.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import type { CommandRequest } from '../request.js';
import { learningOf } from './begin.js';
import { carriedOut } from './carry-out.js';
import { type Learning, oneByOne, readKeptPractice } from './practices.js';

/**
 * Where no game is, a command that a lesson names (`/threat`, `/move`) belongs to the practice that its person has begun:
 * to the first game that knows it. Null: no such practice.
 */
export async function typedInPractice(table: TableContext, request: CommandRequest): Promise<Reply | null> {
  for (const module of table.deps.games) {
    const learning = hasCommand(module, request.command) ? learningOf(module, request) : null;
    const reply = learning === null ? null : await typed(table, learning, request);
    if (reply !== null) return reply;
  }
  return null;
}

/** The table's own that make sense in a practice, and all of the game. */
const OF_THE_TABLE: readonly string[] = ['done', 'map'];

function hasCommand({ typing }: GameModule, command: string): boolean {
  return OF_THE_TABLE.includes(command) || typing.commands.some(({ name }) => name === command);
}

function typed(table: TableContext, learning: Learning, request: CommandRequest): Promise<Reply | null> {
  return oneByOne(table, learning, async () => {
    const taken = await readKeptPractice(table, learning);
    if (taken === null || taken.practice.over) return null;
    const { table: own, game } = taken.practice;
    const reply = request.command === 'map' ? mapReply : playReply;
    return carriedOut(table, learning, taken, () => reply(own, game, request));
  });
}
