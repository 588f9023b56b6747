import type { GameModule, State } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import { refusal } from '../change/alter.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import { type Asking, chosenLines } from './asking.js';
import { slotTerm } from './choices.js';
import { isPart } from './counts.js';
import { questionControls } from './question.js';

import type { Token } from './token.js';
import type { Walk } from './walk.js';
import { withAll } from './whole.js';

/** The next question of a walk: what was chosen so far, what is asked, and what may be pressed. */
export function askOn(
  module: GameModule,
  game: GameRecord,
  state: State,
  token: Token & { readonly seat: SeatId },
  walk: Walk,
): Reply {
  const asking: Asking = { module, state, token };
  const controls = questionControls(asking, walk);
  if (controls === null)
    return refusal({ code: 'panel-too-long', values: { verb: { kind: 'verb', id: walk.offer.verb } } }, game);
  const all = isPart(walk) ? null : withAll(module, state, token.seat, walk);
  const ahead = all?.domain.kind === 'one' ? all : walk;
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [...chosenLines(module, ahead), asked(module, ahead)],
    controls,
  };
}

/** What is asked, and how many of it where not all of it can be had. */
function asked(module: GameModule, { domain }: Walk): Line {
  const slot = slotTerm(domain);
  const there = domain.kind === 'some' ? domain.choices.reduce((sum, { count }) => sum + count, 0) : 0;
  if (domain.kind !== 'some' || domain.max >= there)
    return { from: 'table', key: 'panel.ask', module: module.id, values: { slot } };
  const { min, max } = domain;
  const key = min === max ? 'panel.ask-exactly' : 'panel.ask-some';
  return { from: 'table', key, module: module.id, values: { slot, min, max } };
}
