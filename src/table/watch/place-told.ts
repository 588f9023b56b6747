import type { TableContext } from '../context.js';
import { entryLine } from '../controls/question/choices.js';
import type { Line } from '../ports/message.js';
import type { StepsRequest } from '../service.js';

/** What a place of the board is, as where it is among what can be chosen. */
export async function placeTold(
  table: TableContext,
  { gameId, seat }: StepsRequest,
  place: string,
): Promise<readonly Line[]> {
  const game = await table.deps.store.find(gameId);
  const state = game === null || table.lacksRules(game) !== null ? null : await table.stateOf(game);
  if (game === null || state === null) return [];
  const module = table.moduleOf(game);
  const entry = module.about.of(state, seat, module.about.place(place));
  return entry === null ? [] : [entryLine(module, 'explained', entry)];
}
