import type { AdviceAsked } from '../../../core/adviser.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import type { Frame } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { type Idea, idea, type ReasonKey } from './idea.js';

const ENGINE = kit.engineOf(PROCEDURE);

/** Why the usual answer is a good one, by the step in which it is asked. */
const WHY: { readonly [Kind in Frame['kind']]?: ReasonKey } = {
  battle: 'usual-battle',
  foes: 'usual-battle',
  pursuit: 'usual-battle',
  spoils: 'usual-spoils',
  reactions: 'usual-cards',
  bidding: 'usual-bid',
  'war-circle': 'usual-dice',
  'event-choice': 'usual-event',
  'event-pick': 'usual-event',
  'event-loss': 'usual-losses',
  rebellion: 'usual-losses',
  supply: 'usual-hordes',
  upkeep: 'usual-upkeep',
  combat: 'stays',
};

/** What is done for whoever is away, where nothing better is known. */
export function asUsual(state: Medioevo, { obligation }: AdviceAsked): Idea {
  const here = state.frames.at(-1);
  const key = here === undefined || obligation.what === 'pact' ? undefined : WHY[here.kind];
  return idea(ENGINE.fallback(state, obligation), key ?? 'usual');
}
