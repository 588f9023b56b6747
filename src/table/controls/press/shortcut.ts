import type { TypedOptions } from '../../../core/command.js';
import { refusal } from '../../change/alter.js';
import { COMMANDS } from '../../commands/handlers.js';
import { askUndo } from '../../commands/play/ask-undo.js';
import { playReply } from '../../commands/play/play-command.js';
import { undoReply } from '../../commands/play/undo.js';
import type { TableContext } from '../../context.js';
import type { Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest, PressRequest } from '../../request.js';
import { rulesNow } from '../../rulebook/now.js';
import { peopleOf } from '../../seats.js';
import { whatIfNow } from '../../whatif/begin.js';
import { versionOf } from '../mark.js';
import {
  MEANT,
  moreControls,
  myTurnButton,
  questionsFor,
  SHORTCUTS,
  type Shortcut,
  withShortcuts,
} from '../panel/shortcuts.js';
import type { Token } from '../token.js';

/** A shortcut does what its command does, also in a direct message. */
export async function pressShortcut(
  table: TableContext,
  game: GameRecord,
  token: Token,
  request: PressRequest,
): Promise<Reply> {
  const { path } = token;
  if (path.startsWith('ask-')) return withWayBack(table, game, await ask(table, game, path, request), request.userId);
  const [name, version] = path.split(':');
  const shortcut = SHORTCUTS.find((known) => known === name);
  if (shortcut === undefined) return refusal({ code: 'press-unknown' }, game);
  if (shortcut === 'undo' && version !== undefined)
    return undoReply(table, game, typed(game, request, 'undo'), versionOf(game, Number.parseInt(version, 36)));
  return withWayBack(table, game, await answer(table, game, shortcut, request), request.userId);
}

async function answer(
  table: TableContext,
  game: GameRecord,
  shortcut: Shortcut,
  request: PressRequest,
): Promise<Reply> {
  if (shortcut === 'undo') return askUndo(table, game, request);
  if (shortcut === 'rules') return rulesNow(table, game, request);
  if (shortcut === 'whatif') return whatIfNow(table, game, request);
  if (shortcut === 'more') {
    const module = table.moduleOf(game);
    const questions = questionsFor(module, game, await table.stateOf(game), request.userId);
    return {
      gameId: game.id,
      people: peopleOf(game),
      lines: [{ from: 'table', key: 'panel.more-what' }],
      controls: moreControls(table, game, questions, request.userId),
    };
  }
  // A command is about the channel's current game.
  const here = await table.gameHere({ channelId: game.channelId });
  if (here?.id !== game.id) return refusal({ code: 'press-late' }, game);
  const { command, subcommand, since } = MEANT[shortcut];
  const asked = typed(game, request, command, since === undefined ? {} : { since });
  const handler = COMMANDS[command];
  if (handler === undefined) return refusal({ code: 'press-unknown' }, game);
  return handler(table, subcommand === undefined ? asked : { ...asked, subcommand });
}

/** Only the game's questions are allowed: another command would be play. */
async function ask(table: TableContext, game: GameRecord, path: string, request: PressRequest): Promise<Reply> {
  const [, command = '', option = ''] = path.split('-');
  const [value = ''] = request.values ?? [];
  const questions = questionsFor(table.moduleOf(game), game, await table.stateOf(game), request.userId);
  const question = questions.find((one) => one.command === command && (one.option ?? '') === option);
  if (question === undefined) return refusal({ code: 'press-late' }, game);
  if (question.option === undefined) return playReply(table, game, typed(game, request, command));
  if (question.choices?.some(({ id }) => id === value) !== true) return refusal({ code: 'press-late' }, game);
  return playReply(table, game, typed(game, request, command, { [option]: value }));
}

function typed(game: GameRecord, request: PressRequest, command: string, options: TypedOptions = {}): CommandRequest {
  const { token: _token, values: _values, ...asker } = request;
  return { ...asker, channelId: game.channelId, command, options, careful: true };
}

/** After a lookup one can go on from there. */
async function withWayBack(table: TableContext, game: GameRecord, reply: Reply, userId: string): Promise<Reply> {
  if (game.phase !== 'playing' || (reply.controls ?? []).length > 0) return reply;
  const [looks = []] = await withShortcuts(table, game, [], userId);
  return { ...reply, controls: [[myTurnButton(game)], looks] };
}
