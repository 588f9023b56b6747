import type { SceneRequest } from '../../core/scene.js';
import { refusal } from '../change/alter.js';
import { type Inner, seatsOf, seenBy } from '../inner.js';
import { sinceLastTurn } from '../log/recent.js';
import type { Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { pictureOf } from '../words/picture.js';
import { fitted } from './fitting.js';
import { textOption, told } from './handler.js';
import { playReply } from './play-command.js';

/** The board as this person may see it; with an option, whatever the game makes of it (a region, a reach). */
export async function mapReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const state = await inner.stateOf(game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  const show = textOption(request.options, 'show');
  const others = Object.keys(request.options).filter((name) => name !== 'show');
  if (others.length > 0) return playReply(inner, game, request);
  const module = inner.moduleOf(game);
  const options = fitted(game, module, 'map', request.options);
  if (!options.ok) return refusal(options.rejection, game);
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const scene: SceneRequest =
    show === 'changes' ? { show: 'changes', events: await sinceLastTurn(inner, game, seat) } : { show: 'board' };
  const status = module.status(seenBy(module, game, state, seat));
  return {
    ...told(game, {
      from: 'game',
      module: module.id,
      key: `status.${status.key}`,
      ...(status.values === undefined ? {} : { values: status.values }),
    }),
    picture: pictureOf(module, game, state, seat, scene),
  };
}
