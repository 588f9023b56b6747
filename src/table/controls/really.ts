import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import { button } from './choices.js';
import { writeToken } from './token.js';

/** Asks before something of the table's own is done; `path` is what the button that confirms stands for. */
export function reallyReply(game: GameRecord, question: Line, path: string): Reply {
  const token = { gameId: game.id, version: game.version, seat: null, page: 0 } as const;
  const sure = writeToken({ ...token, kind: 'table', path });
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [question],
    controls: [
      [
        button(sure, { from: 'table', key: 'panel.confirm' }, 'danger'),
        button(writeToken({ ...token, kind: 'menu', path: '' }), { from: 'table', key: 'panel.cancel' }),
      ],
    ],
    confirm: sure,
  };
}
