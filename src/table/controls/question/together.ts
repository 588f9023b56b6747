import type { Action } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import type { Choice, Offer } from '../../../core/offer.js';
import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import type { Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { peopleOf } from '../../seats.js';
import { type Asking, oneRows, slotTerm, verbLine } from './choices.js';
import { backButton } from './question.js';
import { actionOf, fillSlot, followPath, takingAll, type Walk } from './walk.js';

/** Marks several answers to one question in a token: `0,&3+5`. */
const GATHERED = '&';

export function severalPath(path: string, places: readonly string[]): string {
  return `${path},${GATHERED}${places.join('+')}`;
}

/** Contains several answers to one question. */
export function isSeveralPath(path: string): boolean {
  return path.includes(`,${GATHERED}`);
}

/** The question with its several answers, and the answers after it. */
export function splitSeveralPath(path: string): readonly [string, string | undefined] {
  const end = path.indexOf(',', path.indexOf(GATHERED));
  return end < 0 ? [path, undefined] : [path.slice(0, end), path.slice(end + 1)];
}

/** Several things of one kind done together: the next question they share, if any. */
interface Together {
  readonly offer: Offer;
  /** Null: nothing more is asked. */
  readonly slot: string | null;
  readonly walks: readonly Walk[];
  /** What each of them may answer if nothing is asked after it. */
  readonly choices: readonly Choice[];
}

/** Null if they cannot be asked the same question. */
export function togetherOn(module: GameModule, state: State, seat: SeatId, path: string): Together | null {
  const at = path.indexOf(`,${GATHERED}`);
  const places = path.slice(at + 2).split('+');
  const walks = places.flatMap((place) => {
    const walk = onward(module, state, seat, followPath(module, state, seat, `${path.slice(0, at)},${place}`));
    return walk === null ? [] : [walk];
  });
  const [first] = walks;
  if (first === undefined || walks.length < places.length) return null;
  const { offer, domain } = first;
  if (offer.several === undefined || places.length > offer.several.most) return null;
  if (walks.every((walk) => walk.domain.kind === 'done')) return { offer, slot: null, walks, choices: [] };
  if (domain.kind !== 'one') return null;
  const { slot } = domain;
  if (walks.some((walk) => walk.domain.kind !== 'one' || walk.domain.slot !== slot)) return null;
  const choices = domain.choices.filter(({ id }) =>
    walks.every((walk) => fillSlot(module, state, seat, walk, id)?.domain.kind === 'done'),
  );
  return { offer, slot, walks, choices };
}

/** All that may be taken; for a number the minimum, so that each of several places gets its share. */
function onward(module: GameModule, state: State, seat: SeatId, from: Walk | null): Walk | null {
  if (from === null) return null;
  const whole = takingAll(module, state, seat, from) ?? from;
  return whole.domain.kind === 'number' ? fillSlot(module, state, seat, whole, whole.domain.min) : whole;
}

/** What each of them does. */
export function actionsOf({ slot, walks }: Together, choice: Choice | null): readonly Action[] {
  return walks.map((walk) =>
    slot === null || choice === null ? actionOf(walk) : { ...actionOf(walk), [slot]: choice.id },
  );
}

/** Who goes, and where all of them can go. */
export function togetherReply(asking: Asking, game: GameRecord, group: Together): Reply {
  const { module } = asking;
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
