import type { Action } from '../../core/action.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { Choice, Offer } from '../../core/offer.js';
import type { SeatId } from '../../core/seat.js';
import { actionOf, fill, follow, type Walk } from './walk.js';
import { withAll } from './whole.js';

/** Before the places of several first answers, in a token: `0,&3+5`. */
const GATHERED = '&';

export function gathered(path: string, places: readonly string[]): string {
  return `${path},${GATHERED}${places.join('+')}`;
}

export function isGathered(path: string): boolean {
  return path.includes(`,${GATHERED}`);
}

/** Several stacks that go to one place, each with all that it has: what they can all answer. */
export interface Together {
  readonly offer: Offer;
  readonly slot: string;
  readonly walks: readonly Walk[];
  /** What each of them may answer, and nothing is asked after it. */
  readonly choices: readonly Choice[];
}

/** Null where they cannot be asked the same question. */
export function togetherOn(module: GameModule, state: State, seat: SeatId, path: string): Together | null {
  const [verb = '', places = ''] = path.split(',');
  const walks = places
    .slice(GATHERED.length)
    .split('+')
    .flatMap((place) => {
      const from = follow(module, state, seat, `${verb},${place}`);
      const whole = from === null ? null : (withAll(module, state, seat, from) ?? from);
      return whole === null ? [] : [whole];
    });
  const [first] = walks;
  if (first === undefined || first.domain.kind !== 'one' || first.offer.several !== true) return null;
  const { slot } = first.domain;
  if (walks.some(({ domain }) => domain.kind !== 'one' || domain.slot !== slot)) return null;
  const choices = first.domain.choices.filter(({ id }) =>
    walks.every((walk) => fill(module, state, seat, walk, id)?.domain.kind === 'done'),
  );
  return { offer: first.offer, slot, walks, choices };
}

/** What each of them does. */
export function actionsOf({ slot, walks }: Together, choice: Choice): readonly Action[] {
  return walks.map((walk) => ({ ...actionOf(walk), [slot]: choice.id }));
}
