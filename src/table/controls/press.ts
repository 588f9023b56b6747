import { refusal } from '../change/alter.js';
import { joinGame, leaveGame } from '../commands/seating.js';
import { startGame } from '../commands/start.js';
import { answerUndo } from '../commands/undo.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { PressRequest } from '../request.js';
import { TABLE_VERBS, type TableVerb } from './panel.js';
import { panelReply } from './panel-reply.js';
import { pressSetup } from './press-setup.js';
import { pressShortcut } from './press-shortcut.js';
import { pressWalk } from './press-walk.js';
import { readToken, type Token } from './token.js';

/** A button pressed or a choice made. What cannot apply any more is refused, and what can be done is shown. */
export async function press(table: TableContext, request: PressRequest): Promise<Reply> {
  const token = readToken(request.token);
  if (token === null) return refusal({ code: 'press-unknown' }, null);
  const game = await table.deps.store.find(token.gameId);
  if (game === null) return refusal({ code: 'game-gone' }, null);
  const lacking = table.lacksRules(game);
  if (lacking !== null) return refusal(lacking, game);
  switch (token.kind) {
    case 'menu':
      return panelReply(table, game, request.userId, []);
    case 'table':
      return pressTable(table, game, token, request);
    case 'setup':
      return pressSetup(table, game, token, request);
    case 'shortcut':
      return pressShortcut(table, game, token, request);
    case 'walk':
    case 'sure':
      return pressWalk(table, game, token, request);
  }
}

async function pressTable(table: TableContext, game: GameRecord, token: Token, request: PressRequest): Promise<Reply> {
  const [named, asked = ''] = token.path.split(':');
  const verb = TABLE_VERBS.find((known) => known === named);
  if (verb === undefined) return refusal({ code: 'press-unknown' }, game);
  const handlers: Readonly<Record<TableVerb, () => Promise<Reply>>> = {
    join: () => joinGame(table, game, request, null),
    leave: () => leaveGame(table, game, request),
    start: () => startGame(table, game, request),
    agree: () => answerUndo(table, game, request, true, Number.parseInt(asked, 36)),
    refuse: () => answerUndo(table, game, request, false, Number.parseInt(asked, 36)),
  };
  return handlers[verb]();
}
