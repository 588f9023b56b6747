import type { Action, Tally } from '../../../core/action.js';
import { type Domain, type Filled, misfitOf } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { Play } from '../engine/play.js';
import { BRANCHES, type Branch } from '../facts/kinds.js';
import type { FrameOf, Purchase } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { withArchitect } from './building.js';
import { PURCHASES } from './catalogue.js';

type Here = FrameOf<'purchases'>;

/** The game as if only this seat's list were carried out: further purchases are asked of that. */
const projections = new WeakMap<readonly Purchase[], { readonly of: Medioevo; readonly state: Medioevo }>();

export function withPurchases(state: Medioevo, here: Here, seat: SeatId): Medioevo {
  const list = here.lists[seat] ?? [];
  if (list.length === 0) return state;
  const kept = projections.get(list);
  if (kept !== undefined && sameBut(state, kept.of)) return kept.state;
  return project(state, state, seat, list, list);
}

/** Carries these out after the earlier part, and keeps the result for the whole list. */
function project(
  state: Medioevo,
  foreseen: Medioevo,
  seat: SeatId,
  purchases: readonly Purchase[],
  list: readonly Purchase[],
): Medioevo {
  const play = new Play(foreseen, kit.noDice());
  for (const purchase of purchases) carryOut(play, seat, purchase);
  projections.set(list, { of: { ...state }, state: play.state });
  return play.state;
}

/** Only lists or waits have changed: others' lists change nothing for this one. */
function sameBut(state: Medioevo, before: Medioevo): boolean {
  for (const part in before) {
    if (part === 'frames' || part === 'wait') continue;
    if (Reflect.get(state, part) !== Reflect.get(before, part)) return false;
  }
  return true;
}

/** Carried out if still possible; otherwise false, and nothing is paid. */
export function carryOut(play: Play, seat: SeatId, listed: Purchase): boolean {
  const purchase = withArchitect(play.state, seat, listed);
  const verb = PURCHASES[purchase.verb];
  if (verb === undefined || !(verb.when?.(play.state, null, seat) ?? true)) return false;
  const ask = (_seat: SeatId, _verb: string, filled: Filled) => nextQuestion(verb, play.state, seat, filled);
  if (misfitOf([{ verb: purchase.verb }], ask, seat, purchase) !== null) return false;
  verb.does(play, null, seat, purchase);
  return true;
}

/** What a purchase asks next. */
export function nextQuestion(
  verb: kit.Verb<Medioevo, Play, unknown>,
  state: Medioevo,
  seat: SeatId,
  filled: Filled,
): Domain {
  for (const slot of verb.slots ?? []) {
    const domain = slot(state, null, seat, filled);
    if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
  }
  return kit.DONE;
}

/** The seat's money left after its list. */
export function cashIn(state: Medioevo, here: Here, seat: SeatId): number {
  return withPurchases(state, here, seat).realms[seat]?.cash ?? 0;
}

/** A counted kind, for a sentence. */
const unitsOn = ({ unit, count }: Action) =>
  typeof unit === 'string' && typeof count === 'number' ? { units: { [unit]: count } } : {};
/** The tokens turned for it automatically (8.2). */
function tokensOn(name: string, before: Medioevo, after: Medioevo, seat: SeatId): { readonly turns?: Tally } {
  const left = (state: Medioevo, colour: Branch) => state.realms[seat]?.tokens[colour] ?? 0;
  const turned = BRANCHES.map((colour) => [colour, left(before, colour) - left(after, colour)] as const);
  const turns = Object.fromEntries(turned.filter(([, count]) => count > 0));
  return name === 'turn-token' || Object.keys(turns).length === 0 ? {} : { turns };
}
const vehicleOn = ({ verb, vehicle }: Action) =>
  verb === 'vehicle' && vehicle !== undefined ? { bought: vehicle } : {};

/** Adds a purchase to the buyer's list: offered if possible after the list so far. */
function onTheList(name: string, verb: kit.Verb<Medioevo, Play, unknown>): kit.Verb<Medioevo, Play, Here> {
  return {
    optional: true,
    secret: true,
    ends: 'done',
    ...(verb.several === undefined ? {} : { several: verb.several }),
    when: (state, here, seat) => verb.when?.(withPurchases(state, here, seat), here, seat) ?? true,
    slots: (verb.slots ?? []).map(
      (slot) => (state: Medioevo, here: Here, seat: SeatId, filled: Filled) =>
        slot(withPurchases(state, here, seat), here, seat, filled),
    ),
    does(play, here, seat, action: Action) {
      const foreseen = withPurchases(play.state, here, seat);
      const list = [...(here.lists[seat] ?? []), action];
      play.replace({ ...here, lists: { ...here.lists, [seat]: list } });
      const before = foreseen.realms[seat]?.cash ?? 0;
      const after = project(play.state, foreseen, seat, [action], list);
      const left = after.realms[seat]?.cash ?? 0;
      const { verb: _verb, ...chosen } = action;
      const told = {
        purchase: name,
        cost: before - left,
        left,
        ...unitsOn(action),
        ...vehicleOn(action),
        ...tokensOn(name, foreseen, after, seat),
      };
      play.emit({ ...chosen, ...told, type: 'listed', seat, audience: [seat] });
    },
  };
}

export const LISTED: Readonly<Record<string, kit.Verb<Medioevo, Play, Here>>> = Object.fromEntries(
  Object.entries(PURCHASES).map(([name, verb]) => [name, onTheList(name, verb)]),
);
