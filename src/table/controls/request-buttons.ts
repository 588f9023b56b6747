import type { NameTerm } from '../../core/result.js';
import type { Control, Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { TableRequest } from '../ports/table-request.js';
import { button } from './choices.js';
import { writeToken } from './token.js';

/** The answers to all that was asked; whose they are is looked at when they are pressed. */
export function requestButtons(game: GameRecord, mine: (request: TableRequest) => boolean): readonly Control[] {
  return game.requests.filter(mine).flatMap((request) => {
    const one = (verb: 'yes' | 'no', style: 'primary' | 'secondary') =>
      button(tokenOf(game, `${verb}:${request.at.toString(36)}`), labelOf(request, verb), style);
    return [one('yes', 'primary'), one('no', 'secondary')];
  });
}

/** Who is to answer, or may take back what he asked. */
export function concerns(game: GameRecord, request: TableRequest, userId: string): boolean {
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

function tokenOf(game: GameRecord, path: string): string {
  return writeToken({ kind: 'table', gameId: game.id, version: game.version, seat: null, path, page: 0 });
}
