import type { Interpreted } from '../core/game-module.js';
import type { Result } from '../core/result.js';
import type { HardQuestion, Reckoner } from '../table/ports/reckoner.js';
import type { Thinker, ThoughtStep, ToThink } from '../table/ports/thinker.js';
import { ThreadQueue } from './thread-queue.js';

/** Hard questions of people, one after the other in a thread of their own. */
export class ReckoningQueue extends ThreadQueue<HardQuestion, Result<Interpreted>> implements Reckoner {
  answer(question: HardQuestion): Promise<Result<Interpreted> | null> {
    return this.ask(question);
  }
}

/** The thoughts of bots: in another thread, for people wait for their answers and nobody for a bot's. */
export class ThinkingQueue extends ThreadQueue<ToThink, readonly ThoughtStep[]> implements Thinker {
  think(about: ToThink): Promise<readonly ThoughtStep[] | null> {
    return this.ask(about);
  }
}
