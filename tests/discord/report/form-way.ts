import type { Action } from '../../../src/core/action.js';
import { canonical } from '../../../src/core/json.js';
import { DISCORD_LIMITS } from '../../../src/discord/limits.js';
import { tokenOf } from '../../../src/discord/messages/controls.js';
import { basketActions, basketLots } from '../../../src/table/controls/form/basket.js';
import { asOwnSeat } from '../../../src/table/controls/press/walk.js';
import { actionsOf, severalPath, togetherOn } from '../../../src/table/controls/question/together.js';
import { followPath } from '../../../src/table/controls/question/walk.js';
import { readToken, type Token } from '../../../src/table/controls/token.js';
import { buttonsOf, type ShownSelect, selectsOf } from '../fake/shown.js';
import type { FakeMessage } from '../fake/world.js';
import type { Wish } from './way.js';

/** A menu in which all of it is chosen at once, and nothing is asked after it. */
export function menuFor(message: FakeMessage, wish: Wish, actions: readonly Action[]): MenuStep | null {
  for (const select of selectsOf(message)) {
    const values = select.disabled ? null : valuesFor(select, wish, actions);
    if (values !== null) return { message, select, values };
  }
  return null;
}

export interface MenuStep {
  readonly message: FakeMessage;
  readonly select: ShownSelect;
  readonly values: readonly string[];
}

function valuesFor(select: ShownSelect, wish: Wish, actions: readonly Action[]): readonly string[] | null {
  const own = ownToken(tokenOf(select.id, []).token, wish, 'walk');
  const walk = own === null ? null : followPath(wish.module, own.state, wish.seat, own.token.path);
  if (own === null || walk === null || walk.domain.kind !== 'one' || actions.length > select.max) return null;
  const { choices, slot } = walk.domain;
  const values = actions.map((action) => choices.findIndex(({ id }) => id === action[slot]).toString(36));
  const group = togetherOn(wish.module, own.state, wish.seat, severalPath(own.token.path, values));
  return group?.slot === null && same(actionsOf(group, null), actions) ? values : null;
}

/** A form in sight that holds all that is wished for, and what is filled into it. */
export interface FormStep {
  readonly message: FakeMessage;
  readonly id: string;
  readonly filled: Readonly<Record<string, readonly string[]>>;
}

export function formFor(message: FakeMessage, wish: Wish, actions: readonly Action[]): FormStep | null {
  for (const { id, disabled } of buttonsOf(message)) {
    const given = disabled ? null : givenFor(id, wish, actions);
    if (given === null) continue;
    const filled = Object.fromEntries(
      given.flatMap((values, at) => (values.length === 0 ? [] : [[String(at), values]])),
    );
    return { message, id, filled };
  }
  return null;
}

/** Field by field; null where this form cannot come to exactly these actions. */
function givenFor(id: string, wish: Wish, actions: readonly Action[]): string[][] | null {
  const { module, seat } = wish;
  const own = ownToken(id, wish, 'form');
  const walk = own === null ? null : followPath(module, own.state, seat, own.token.path);
  if (own === null || walk === null) return null;
  const asking = { module, state: own.state, token: own.token, limits: DISCORD_LIMITS };
  const lots = basketLots(asking, walk);
  if (lots === null) return null;
  const wanted = new Set(actions.map((action) => canonical(action)));
  const given = lots.map(({ ends }) =>
    ends.filter(({ action }) => wanted.has(canonical(action))).map(({ value }) => value),
  );
  return same(basketActions(lots, given) ?? [], actions) ? given : null;
}

function same(done: readonly Action[], wanted: readonly Action[]): boolean {
  const sorted = (all: readonly Action[]) => canonical(all.map((action) => canonical(action)).toSorted());
  return sorted(done) === sorted(wanted);
}

/** The token as it is for this seat, with the board that it was made on. */
function ownToken(text: string, { module, seat, seenAt }: Wish, kind: Token['kind']) {
  const token = readToken(text);
  const state = token?.kind === kind ? seenAt(token.version) : null;
  if (token === null || state === null || token.seat === null) return null;
  const shared = { ...token, seat: token.seat };
  const own = token.seat === seat ? shared : asOwnSeat(module, state, shared, [seat]);
  return own === null ? null : { state, token: { ...own, seat } };
}
