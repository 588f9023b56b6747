import { askMeReply } from '../../ahead/asking.js';
import { refusal } from '../../change/alter.js';
import { createGame } from '../../commands/game/create.js';
import { fillReply } from '../../commands/game/fill.js';
import { changePhase } from '../../commands/game/phases.js';
import { rematchReply } from '../../commands/game/rematch.js';
import { answerRequest } from '../../commands/game/requests.js';
import { joinGame, leaveGame } from '../../commands/game/seating.js';
import { settingsReply } from '../../commands/game/settings.js';
import { startGame } from '../../commands/game/start.js';
import { substituteReply } from '../../commands/person/absence.js';
import { autopilotReply, pilotOptions } from '../../commands/person/autopilot.js';
import { answerUndo } from '../../commands/play/undo.js';
import type { TableContext } from '../../context.js';
import { isOfPractice, pressPractice } from '../../learn/press-practice.js';
import type { Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest, PressRequest } from '../../request.js';
import { isOfTrial } from '../../whatif/buttons.js';
import { pressTrial } from '../../whatif/press-trial.js';
import { asksOwnForm, formIn } from '../form/form.js';
import { mayHideEntries, raisedToNewest } from '../known-mark.js';
import { isUnsealed, markOf, versionOf } from '../mark.js';
import { panelReply } from '../panel/panel.js';
import { TABLE_VERBS, type TableVerb } from '../panel/table-buttons.js';
import { readToken, type Token } from '../token.js';
import { pressRules } from './rules.js';
import { pressSetup } from './setup.js';
import { pressShortcut } from './shortcut.js';
import { pressWalk } from './walk.js';

/** A button pressed or a choice made. If it no longer applies it is refused, and the possible actions are shown. */
export async function press(table: TableContext, request: PressRequest): Promise<Reply> {
  const read = readToken(request.token);
  if (read === null) return refusal({ code: 'press-unknown' }, null);
  if (read.kind === 'rules') return pressRules(table, read, request);
  if (read.kind === 'play') return createGame(table, { ...request, ...PLAY, options: { system: read.gameId } });
  if (isOfPractice(read)) return pressPractice(table, read, request);
  if (isOfTrial(read)) return pressTrial(table, read, request);
  return pressInGame(table, read, request);
}

/** What a button to play a game of some system does. */
const PLAY = { command: 'game', subcommand: 'create', careful: true } as const;

async function pressInGame(table: TableContext, read: Token, request: PressRequest): Promise<Reply> {
  const game = await table.deps.store.find(read.gameId);
  if (game === null) return refusal({ code: 'game-gone' }, null);
  const lacking = table.lacksRules(game);
  if (lacking !== null) return refusal(lacking, game);
  const { userId } = request;
  const token = isUnsealed(read.version)
    ? marked(table, game, read, userId)
    : await raisedToNewest(table, game, read, userId);
  switch (token.kind) {
    case 'menu':
      return pressMenu(table, game, token, request);
    case 'table':
      return pressTable(table, game, token, request);
    case 'setup':
      return pressSetup(table, game, token, request);
    case 'shortcut':
      return pressShortcut(table, game, token, request);
    case 'walk':
    case 'sure':
    case 'form':
    case 'about':
      return pressWalk(table, game, token, request);
    // They stand for no game's record.
    case 'rules':
    case 'play':
    case 'learn':
    case 'trial':
      return refusal({ code: 'press-unknown' }, null);
  }
}

/**
 * A button of an earlier version in today's form. If anything may be hidden from the presser it is out of date: trying
 * numbers would reveal the current version and whether others wrote anything.
 */
function marked(table: TableContext, game: GameRecord, token: Token, userId: string): Token {
  if (mayHideEntries(table, game, userId)) return token;
  const again = (version: number) => markOf(game, version);
  const path = token.path.replace(
    /^(agree|refuse|yes|no|undo):([0-9a-z]+)/,
    (_, verb: string, at: string) => `${verb}:${again(Number.parseInt(at, 36)).toString(36)}`,
  );
  return { ...token, version: again(token.version), path };
}

/** The private panel, or its form. */
async function pressMenu(table: TableContext, game: GameRecord, token: Token, request: PressRequest): Promise<Reply> {
  const panel = await panelReply(table, game, request.userId, [], token.page);
  const form = asksOwnForm(token) ? formIn(panel) : null;
  return form === null ? panel : press(table, { ...request, token: form });
}

async function pressTable(table: TableContext, game: GameRecord, token: Token, request: PressRequest): Promise<Reply> {
  const [named, first = '', when = '', userId = ''] = token.path.split(':');
  const verb = TABLE_VERBS.find((known) => known === named);
  if (verb === undefined) return refusal({ code: 'press-unknown' }, game);
  // It confirmed what was asked then; by now another question may apply.
  const sure = versionOf(game, token.version) === game.version;
  const at = versionOf(game, Number.parseInt(first, 36));
  const typed = (command: string, options: CommandRequest['options']): CommandRequest => {
    return { ...request, command, options, careful: !sure };
  };
  const handlers: Readonly<Record<TableVerb, () => Promise<Reply>>> = {
    join: () => joinGame(table, game, request, null),
    leave: () => leaveGame(table, game, request, sure && first === 'sure'),
    start: () => startGame(table, game, request),
    agree: () => answerUndo(table, game, request, true, at),
    refuse: () => answerUndo(table, game, request, false, at),
    yes: () => answerRequest(table, game, request, true, at),
    no: () => answerRequest(table, game, request, false, at),
    end: () => changePhase(table, game, typed('game', {}), 'end'),
    pilot: () => autopilotReply(table, game, typed('autopilot', pilotOptions(token.path.split(':')))),
    fill: () => fillReply(table, game, typed('game', {})),
    resume: () => changePhase(table, game, typed('game', {}), 'resume'),
    reopen: () => changePhase(table, game, typed('game', {}), 'resume'),
    rematch: () => rematchReply(table, game, request, sure && first === 'sure'),
    tempo: () => settingsReply(table, game, { ...typed('game', { tempo: first }), subcommand: 'settings' }),
    'ask-me': () => askMeReply(table, game, request, first),
    hand: () => substituteReply(table, game, typed('substitute', { user: userId, seat: first, when })),
  };
  return handlers[verb]();
}
