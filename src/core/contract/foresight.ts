import type { Action } from '../action.js';
import type { Choice, Filled } from '../offer.js';
import type { Phrase } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** What would come of something, told before it is done. Only from what the seat may know. */
export interface Foresight<S extends State> {
  /**
   * Of an action (`preview.<key>`): "this would leave Toledo empty, attack at 62 %". Whether it is asked about first
   * follows from it. Null: nothing worth saying.
   */
  action(state: S, seat: SeatId, action: Action): Preview | null;
  /**
   * Of one choice (the odds of an attack), noted beside it instead of its own note. It may take longer than the choices
   * themselves: only asked about what is shown. `beside`: others that are done before it, with the same choice (stacks
   * that go together).
   */
  choice?(
    state: S,
    seat: SeatId,
    verb: string,
    filled: Filled,
    choice: Choice,
    beside?: readonly Filled[],
  ): Pick<Choice, 'note' | 'values'> | null;
}

/**
 * `loses`: something goes that could still be saved; whoever typed it may be asked first, like whoever pressed it.
 * `binds`: what is chosen so stays so (a bid, a nation). Without either the action is worth a word, but no question.
 * `open`: it says nothing but what everybody sees, and stands under the post too; `brief`: on the button itself
 * (`preview.<key>`), of what is open.
 */
export type Preview = Phrase & {
  readonly loses?: true;
  readonly binds?: true;
  readonly open?: true;
  readonly brief?: Phrase;
};
