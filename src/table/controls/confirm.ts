import type { GameModule, Preview } from '../../core/game-module.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import { button } from './question.js';
import { type Token, writeToken } from './token.js';
import type { Walk } from './walk.js';

/** What the action would mean, and whether it is really to be done. */
export function confirmReply(
  module: GameModule,
  game: GameRecord,
  token: Omit<Token, 'kind' | 'path' | 'page'>,
  walk: Walk,
  preview: Preview | null,
): Reply {
  const sure = writeToken({ ...token, kind: 'sure', path: walk.path, page: 0 });
  const told: readonly Line[] = preview === null ? [] : [previewLine(module, preview)];
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [...told, { from: 'table', key: 'panel.final' }],
    controls: [
      [
        button(sure, { from: 'table', key: 'panel.confirm' }, 'danger'),
        button(writeToken({ ...token, kind: 'menu', path: '', page: 0 }), { from: 'table', key: 'panel.cancel' }),
      ],
    ],
    confirm: sure,
  };
}

function previewLine(module: GameModule, { key, values }: Preview): Line {
  const line = { from: 'game', module: module.id, key: `preview.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}
