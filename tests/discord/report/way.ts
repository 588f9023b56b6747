import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { fieldAskedBy, tokenOf } from '../../../src/discord/messages/controls.js';
import { asOwnSeat } from '../../../src/table/controls/press/walk.js';
import { countedPlaces, NO_TICK } from '../../../src/table/controls/question/counts.js';
import { fillSlot, followPath, type Walk } from '../../../src/table/controls/question/walk.js';
import { readToken, type Token } from '../../../src/table/controls/token.js';
import { buttonsOf, type ShownSelect, selectsOf } from '../fake/shown.js';
import type { FakeMessage } from '../fake/world.js';

/** One press that leads on, and how far: what a person who knows the bot sees in a message. */
export interface Step {
  readonly message: FakeMessage;
  readonly press:
    | { readonly kind: 'button'; readonly id: string }
    | { readonly kind: 'form'; readonly id: string; readonly text: string }
    | { readonly kind: 'select'; readonly select: ShownSelect; readonly values: readonly string[] };
  readonly reach: number;
}

/** Beyond every count of slots. */
const WHOLE_ACTION = 900;
const CONFIRMED = 1_000;
/** The own panel, where nothing leads on directly. */
const PANEL = 0.5;

export interface Wish {
  readonly module: GameModule;
  readonly seat: SeatId;
  readonly action: Action;
  /** The board at present, and as it was when a message was written. */
  readonly now: State;
  readonly seenAt: (mark: number) => State | null;
}

/** Everything in this message that leads towards the wish. */
export function stepsIn(message: FakeMessage, wish: Wish): readonly Step[] {
  const steps: Step[] = [];
  for (const { id, disabled } of buttonsOf(message)) {
    if (disabled) continue;
    const field = fieldAskedBy(id);
    if (field !== null) {
      const [text, reach] = written(field.token, wish);
      if (reach > 0) steps.push({ message, press: { kind: 'form', id, text }, reach });
      continue;
    }
    const reach = reachOf(tokenOf(id, null).token, wish);
    if (reach > 0) steps.push({ message, press: { kind: 'button', id }, reach });
  }
  for (const select of selectsOf(message)) if (!select.disabled) steps.push(...chosenIn(message, select, wish));
  return steps;
}

function reachOf(text: string, wish: Wish): number {
  const token = readToken(text);
  if (token?.kind === 'menu') return PANEL;
  const walk = token === null ? null : walkOf(token, wish);
  return walk === null ? 0 : progress(walk, wish, token?.kind === 'sure');
}

function walkOf(token: Token, { module, seat, seenAt }: Wish): Walk | null {
  const state = seenAt(token.version);
  if (state === null || token.seat === null || (token.kind !== 'walk' && token.kind !== 'sure')) return null;
  const own = token.seat === seat ? token : asOwnSeat(module, state, { ...token, seat: token.seat }, [seat]);
  return own === null ? null : followPath(module, state, seat, own.path);
}

/** How far a walk is on the way; 0: it is another way. */
function progress(walk: Walk, { action }: Wish, sure: boolean): number {
  const same = (slot: string) => canonical(walk.filled[slot]) === canonical(action[slot]);
  if (walk.offer.verb !== action.verb || !Object.keys(walk.filled).every(same)) return 0;
  if (walk.domain.kind === 'done') return sure ? CONFIRMED : WHOLE_ACTION;
  const wanted = action[walk.domain.slot];
  const counts = typeof wanted === 'object' ? wanted : {};
  const partial = Object.entries(walk.partial ?? {});
  if (partial.some(([id, count]) => count > (counts[id] ?? 0))) return 0;
  // "Not all of it" leads on to the counts, where all of it is not what is wanted.
  return 1 + Object.keys(walk.filled).length + (walk.partial === null ? 0 : (1 + partial.length) / 100);
}

/** What is written into a field, and how far that leads. */
function written(text: string, wish: Wish): readonly [string, number] {
  const token = readToken(text);
  const walk = token === null ? null : walkOf(token, wish);
  if (walk === null || walk.domain.kind === 'done') return ['', 0];
  const value = wish.action[walk.domain.slot];
  return [String(value ?? ''), progress(walk, wish, false) + 1];
}

function chosenIn(message: FakeMessage, select: ShownSelect, wish: Wish): readonly Step[] {
  const { token: text } = tokenOf(select.id, []);
  const token = readToken(text);
  if (token === null) {
    // Buttons that were too many stand in a menu, each choice a button's token.
    return select.options.flatMap(({ value }) => {
      const reach = reachOf(tokenOf(select.id, [value]).token, wish);
      return reach > 0 ? [{ message, press: { kind: 'select', select, values: [value] }, reach }] : [];
    });
  }
  const walk = walkOf(token, wish);
  if (walk === null || progress(walk, wish, false) === 0) return [];
  const values = valuesFor(walk, select, wish.action);
  if (values === null) return [];
  return [{ message, press: { kind: 'select', select, values }, reach: reachBy(walk, wish, values) }];
}

/** The choices of this menu that the wish has; null where it has none of them. */
function valuesFor({ domain, partial }: Walk, select: ShownSelect, action: Action): readonly string[] | null {
  if (domain.kind === 'done') return null;
  const wanted = action[domain.slot];
  const there = new Set(select.options.map(({ value }) => value));
  switch (domain.kind) {
    case 'one': {
      const value = domain.choices.findIndex(({ id }) => id === wanted).toString(36);
      return there.has(value) ? [value] : null;
    }
    case 'number':
    case 'text':
      return there.has(String(wanted)) ? [String(wanted)] : null;
    case 'some': {
      const counts = typeof wanted === 'object' ? wanted : {};
      if (Object.keys(counts).length === 0 && there.has(NO_TICK)) return [NO_TICK];
      const values = countedPlaces(domain).flatMap(({ place, nth }) => {
        const value = `${place.toString(36)}.${nth}`;
        const id = domain.choices[place]?.id ?? '';
        return there.has(value) && counts[id] === nth && partial?.[id] === undefined ? [value] : [];
      });
      return values.length === 0 || values.length < select.min || values.length > select.max ? null : values;
    }
  }
}

function reachBy(walk: Walk, wish: Wish, values: readonly string[]): number {
  if (walk.domain.kind === 'done') return 0;
  const value = wish.action[walk.domain.slot];
  const next = value === undefined ? null : fillSlot(wish.module, wish.now, wish.seat, walk, value);
  const further = next === null ? 0 : progress(next, wish, false);
  return further > 0 ? further : progress(walk, wish, false) + values.length / 100;
}
