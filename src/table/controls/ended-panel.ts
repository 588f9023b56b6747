import type { Control, Controls } from '../ports/message.js';
import { canBeReopened } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import { button } from './choices.js';
import { shortcutButton } from './shortcuts.js';
import { writeToken } from './token.js';

/** What one wants of a game that is over: to look at it again, to play it again, or on where it was ended by hand. */
export function endedPanel(game: GameRecord): Controls {
  if (game.phase !== 'over') return [];
  const looks = (['score', 'map', 'log', 'replay'] as const).map((one) => shortcutButton(game, one));
  const asked = game.requests.some(({ what }) => what === 'reopen');
  const on = canBeReopened(game) && !asked ? [tableButton(game, 'reopen')] : [];
  return [looks, [...on, tableButton(game, 'rematch')]];
}

function tableButton(game: GameRecord, verb: 'reopen' | 'rematch'): Control {
  const token = { kind: 'table', gameId: game.id, version: game.version, seat: null, path: verb, page: 0 } as const;
  return button(writeToken(token), { from: 'table', key: `panel.${verb}` });
}
