import type { GameModule } from '../../../core/game-module.js';
import type { NameTerm } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { learnButtons } from '../../learn/buttons.js';
import { isBot } from '../../pilots.js';
import type { EdgeLimits } from '../../ports/edge-limits.js';
import type { Control, Controls, Line, Reply } from '../../ports/message.js';
import { canBeReopened } from '../../ports/phase.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { TableRequest } from '../../ports/table-request.js';
import { peopleOf } from '../../seats.js';
import { button, rowsOf } from '../buttons.js';
import { markOf } from '../mark.js';
import { gameToken } from '../token.js';
import { setupButton } from './setup.js';
import { shortcutButton } from './shortcuts.js';

/** Buttons of the table itself. */
export const TABLE_VERBS = [
  'join',
  'leave',
  'start',
  'agree',
  'refuse',
  'yes',
  'no',
  'end',
  'pilot',
  'hand',
  'fill',
  'reopen',
  'resume',
  'rematch',
  'tempo',
  'ask-me',
] as const;

export type TableVerb = (typeof TABLE_VERBS)[number];

/** The setup, and bots for free seats if the game has a thinking bot. */
export function mastersControls(module: GameModule, game: GameRecord): readonly Control[] {
  const chooses = module.setup.options.length > 0 && game.challenge === null;
  const isFree = (seat: SeatRecord) => seat.userId === null && !isBot(seat);
  const fills = module.adviser !== undefined && game.seats.filter(isFree).length > 1;
  return [...(chooses ? [setupButton(game)] : []), ...(fills ? [tableButton(game, 'fill')] : [])];
}

export function gatheringPanel(
  limits: EdgeLimits,
  module: GameModule,
  game: GameRecord,
  seated: boolean,
  master: boolean,
  more: readonly Control[] = [],
): Controls {
  const full = game.seats.every(({ userId }) => userId !== null);
  const verbs: TableVerb[] = seated ? ['leave'] : full ? [] : ['join'];
  if (master) verbs.push('start');
  const buttons = verbs.map((verb) => tableButton(game, verb, verb === 'join' ? 'primary' : 'secondary'));
  return rowsOf(limits, [...buttons, ...more, shortcutButton(game, 'rules'), ...learnButtons(module, 'learn.learn')]);
}

/** Null: for any of those asked. */
export function consentButtons(game: GameRecord, seat: SeatId | null): readonly Control[] {
  const awaiting = game.undoAsked?.awaiting ?? [];
  if (awaiting.length === 0 || (seat !== null && !awaiting.includes(seat))) return [];
  const asked = game.undoAsked?.at ?? 0;
  return [tableButton(game, 'agree', 'primary', asked), tableButton(game, 'refuse', 'danger', asked)];
}

/** `asked`: the version at which an undo was asked. Agreeing to one is not agreeing to the next. */
function tableButton(
  game: GameRecord,
  verb: TableVerb,
  style: 'primary' | 'secondary' | 'danger' = 'secondary',
  asked?: number,
): Control {
  const path = asked === undefined ? verb : `${verb}:${markOf(game, asked).toString(36)}`;
  return button(gameToken(game, 'table', path), { from: 'table', key: `panel.${verb}` }, style);
}

/** For a game that rests. */
export function pausedPanel(game: GameRecord): Controls {
  return [[tableButton(game, 'resume', 'primary')]];
}

/** For a game that is over: watch it, play it again, or continue it if ended by hand. */
export function endedPanel(game: GameRecord): Controls {
  if (game.phase !== 'over') return [];
  const looks = (['score', 'map', 'log', 'replay', 'rules'] as const).map((one) => shortcutButton(game, one));
  const asked = game.requests.some(({ what }) => what === 'reopen');
  const on = canBeReopened(game) && !asked ? [tableButton(game, 'reopen')] : [];
  return [looks, [...on, tableButton(game, 'rematch'), shortcutButton(game, 'dice'), shortcutButton(game, 'whatif')]];
}

/** The answers to all requests; who may answer is checked when they are pressed. */
export function requestButtons(game: GameRecord, mine: (request: TableRequest) => boolean): readonly Control[] {
  return game.requests.filter(mine).flatMap((request) => {
    const one = (verb: 'yes' | 'no', style: 'primary' | 'secondary') =>
      button(
        gameToken(game, 'table', `${verb}:${markOf(game, request.at).toString(36)}`),
        labelOf(request, verb),
        style,
      );
    return [one('yes', 'primary'), one('no', 'secondary')];
  });
}

/** Who is to answer, or may withdraw the request. */
export function mayAnswerRequest(game: GameRecord, request: TableRequest, userId: string): boolean {
  if (request.by === userId) return true;
  switch (request.what) {
    case 'hand':
      return request.to === userId;
    case 'join':
      return game.masterId === userId;
    case 'reopen':
      return request.awaiting.includes(userId);
  }
}

function labelOf(request: TableRequest, verb: 'yes' | 'no'): Line {
  const seat: NameTerm = { kind: 'text', id: request.what === 'reopen' ? '' : request.seat };
  const values = { seat, who: { kind: 'text', id: request.byName } } as const;
  return { from: 'table', key: `panel.${request.what}-${verb}`, values };
}

/** Confirms an action of the table; `path` is what the confirming button stands for. */
export function reallyReply(game: GameRecord, question: Line, path: string): Reply {
  const sure = gameToken(game, 'table', path);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [question],
    controls: [
      [
        button(sure, { from: 'table', key: 'panel.confirm' }, 'danger'),
        button(gameToken(game, 'menu'), { from: 'table', key: 'panel.cancel' }),
      ],
    ],
    confirm: sure,
  };
}
