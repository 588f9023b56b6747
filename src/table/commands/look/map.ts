import type { SceneRequest } from '../../../core/scene.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { sinceLastTurn } from '../../log/recent.js';
import type { Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf, seenBy } from '../../seats.js';
import { pictureOf } from '../../words/picture.js';
import { gameReply, textOption } from '../handler.js';
import { playReply } from '../play/play-command.js';
import { checkedOptions } from '../typing/check-options.js';

/** The board as this person may see it; with an option, what the game makes of it (a region, a reach). */
export async function mapReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const state = await table.stateOf(game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  const show = textOption(request.options, 'show');
  const others = Object.keys(request.options).filter((name) => name !== 'show');
  if (others.length > 0) return playReply(table, game, request);
  const module = table.moduleOf(game);
  const options = checkedOptions({ game, module, state }, 'map', request.options);
  if (!options.ok) return refusal(options.rejection, game);
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const scene: SceneRequest =
    show === 'changes' ? { show: 'changes', events: await sinceLastTurn(table, game, seat) } : { show: 'board' };
  const status = module.status(seenBy(module, game, state, seat));
  return {
    ...gameReply(game, {
      from: 'game',
      module: module.id,
      key: `status.${status.key}`,
      ...(status.values === undefined ? {} : { values: status.values }),
    }),
    picture: pictureOf(module, game, state, seat, scene),
  };
}
