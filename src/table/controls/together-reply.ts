import type { GameModule } from '../../core/game-module.js';
import type { Term } from '../../core/result.js';
import type { Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import { type Asking, verbLine } from './asking.js';
import { slotTerm } from './choices.js';
import { oneRows } from './one-rows.js';
import { backButton } from './question.js';

import type { Together } from './together.js';

/** Who goes, and where all of them can go. */
export function togetherReply(module: GameModule, game: GameRecord, asking: Asking, group: Together): Reply {
  const domain = { kind: 'one', slot: group.slot ?? '', choices: group.choices } as const;
  const { path } = asking.token;
  const [filled, ...before] = group.walks.map((walk) => walk.filled).reverse();
  const known = filled === undefined ? {} : { offer: group.offer, filled, beside: before.reverse() };
  const chosen: readonly Term[] = group.walks.flatMap(({ said }) => said.slice(0, 1));
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [
      verbLine(module, group.offer),
      { from: 'table', key: 'panel.chosen', module: module.id, values: { chosen } },
      { from: 'table', key: 'panel.ask', module: module.id, values: { slot: slotTerm(domain) } },
    ],
    controls: [...oneRows(asking, { domain, path, ...known }), [backButton(asking, { offer: group.offer, path })]],
  };
}
