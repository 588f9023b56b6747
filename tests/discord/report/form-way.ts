import type { Action } from '../../../src/core/action.js';
import { canonical } from '../../../src/core/json.js';
import { basketActions, basketLots } from '../../../src/table/controls/basket.js';
import { asOwnSeat } from '../../../src/table/controls/shared-button.js';
import { readToken } from '../../../src/table/controls/token.js';
import { follow } from '../../../src/table/controls/walk.js';
import { buttonsOf } from '../fake/shown.js';
import type { FakeMessage } from '../fake/world.js';
import type { Wish } from './way.js';

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
function givenFor(id: string, { module, seat, seenAt }: Wish, actions: readonly Action[]): string[][] | null {
  const token = readToken(id);
  const state = token?.kind === 'form' ? seenAt(token.version) : null;
  if (token === null || state === null || token.seat === null) return null;
  const shared = { ...token, seat: token.seat };
  const own = token.seat === seat ? shared : asOwnSeat(module, state, shared, [seat]);
  const walk = own === null ? null : follow(module, state, seat, own.path);
  if (own === null || walk === null) return null;
  const asking = { module, state, token: { ...own, seat } };
  const lots = basketLots(asking, walk);
  if (lots === null) return null;
  const given = lots.map(({ walk: { domain, filled, offer } }) =>
    actions
      .filter((action) => action.verb === offer.verb)
      .filter((action) => Object.entries(filled).every(([slot, value]) => canonical(action[slot]) === canonical(value)))
      .flatMap((action) => {
        if (domain.kind === 'done') return ['0'];
        const value = action[domain.slot];
        const place =
          domain.kind === 'one'
            ? domain.choices.findIndex((choice) => choice.id === value)
            : domain.kind === 'number'
              ? (Number(value) - domain.min) / domain.step
              : -1;
        return place < 0 ? [] : [place.toString(36)];
      }),
  );
  const done = basketActions(asking, lots, given) ?? [];
  const sorted = (all: readonly Action[]) => all.map((action) => canonical(action)).toSorted();
  return canonical(sorted(done)) === canonical(sorted(actions)) ? given : null;
}
