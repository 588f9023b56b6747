import type { Action } from '../action.js';
import type { Choice, Filled } from '../offer.js';
import type { Phrase } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** Consequences told before something is done. Uses only what the seat may know. */
export interface Foresight<S extends State> {
  /**
   * Of an action (`preview.<key>`): "this would leave Toledo empty, attack at 62 %". It also decides whether to ask for
   * confirmation. Null: nothing worth saying.
   */
  action(state: S, seat: SeatId, action: Action): Preview | null;
  /**
   * Of one choice (the odds of an attack); replaces the choice's own note. It may be slower than listing choices, as it
   * is only asked about what is shown. `beside`: others already chosen to do the same (stacks that go together).
   */
  choice?(
    state: S,
    seat: SeatId,
    verb: string,
    filled: Filled,
    choice: Choice,
    beside?: readonly Filled[],
  ): Pick<Choice, 'note' | 'values'> | null;
  /**
   * What may befall a seat before it can act again, in one line (`preview.<key>`): said in the call to its turn and in
   * its private panel. Public knowledge only; it is asked at most once for a state and seat. Null: nothing threatens,
   * or something else matters now (a battle under way).
   */
  threat?(state: S, seat: SeatId): Phrase | null;
}

/**
 * `loses`: something is lost that could still be saved; typed and pressed commands alike may ask first. `binds`: the
 * choice is final (a bid, a nation). With neither, it is shown but not asked about. `open`: it uses only public
 * information and is shown under the post too; `brief`: on the button itself (`preview.<key>`), for open ones.
 */
export type Preview = Phrase & {
  readonly loses?: true;
  readonly binds?: true;
  readonly open?: true;
  readonly brief?: Phrase;
};
