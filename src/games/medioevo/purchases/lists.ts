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

/** The game as it would be if this seat's list were carried out alone: what it may add is asked of that. */
const projections = new WeakMap<readonly Purchase[], { readonly of: Medioevo; readonly state: Medioevo }>();

export function projected(state: Medioevo, here: Here, seat: SeatId): Medioevo {
  const list = here.lists[seat] ?? [];
  if (list.length === 0) return state;
  const kept = projections.get(list);
  if (kept !== undefined && sameBut(state, kept.of)) return kept.state;
  return project(state, state, seat, list, list);
}

/** These carried out after what is foreseen already, and kept as what becomes of the whole list. */
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

/** Only what is listed, or who waits, has changed: what others list changes nothing for this one. */
function sameBut(state: Medioevo, before: Medioevo): boolean {
  for (const part in before) {
    if (part === 'frames' || part === 'wait') continue;
    if (Reflect.get(state, part) !== Reflect.get(before, part)) return false;
  }
  return true;
}

/** Carried out where it is still possible; else false, and nothing is paid. */
export function carryOut(play: Play, seat: SeatId, listed: Purchase): boolean {
  const purchase = withArchitect(play.state, seat, listed);
  const verb = PURCHASES[purchase.verb];
  if (verb === undefined || !(verb.when?.(play.state, null, seat) ?? true)) return false;
  const ask = (_seat: SeatId, _verb: string, filled: Filled) => next(verb, play.state, seat, filled);
  if (misfitOf([{ verb: purchase.verb }], ask, seat, purchase) !== null) return false;
  verb.does(play, null, seat, purchase);
  return true;
}

/** What a purchase asks next. */
export function next(verb: kit.Verb<Medioevo, Play, unknown>, state: Medioevo, seat: SeatId, filled: Filled): Domain {
  for (const slot of verb.slots ?? []) {
    const domain = slot(state, null, seat, filled);
    if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
  }
  return kit.DONE;
}

/** What the seat would have left with its list carried out. */
export function cashIn(state: Medioevo, here: Here, seat: SeatId): number {
  return projected(state, here, seat).realms[seat]?.cash ?? 0;
}

/** So many of a kind, as a sentence counts them. */
const unitsOn = ({ unit, count }: Action) =>
  typeof unit === 'string' && typeof count === 'number' ? { units: { [unit]: count } } : {};
/** The tokens that are turned for it by themselves (8.2). */
function tokensOn(name: string, before: Medioevo, after: Medioevo, seat: SeatId): { readonly turns?: Tally } {
  const left = (state: Medioevo, colour: Branch) => state.realms[seat]?.tokens[colour] ?? 0;
  const turned = BRANCHES.map((colour) => [colour, left(before, colour) - left(after, colour)] as const);
  const turns = Object.fromEntries(turned.filter(([, count]) => count > 0));
  return name === 'turn-token' || Object.keys(turns).length === 0 ? {} : { turns };
}
const vehicleOn = ({ verb, vehicle }: Action) =>
  verb === 'vehicle' && vehicle !== undefined ? { bought: vehicle } : {};

/** A purchase goes on the list of its buyer: offered by what the list before it leaves possible. */
function onTheList(name: string, verb: kit.Verb<Medioevo, Play, unknown>): kit.Verb<Medioevo, Play, Here> {
  return {
    optional: true,
    secret: true,
    ends: 'done',
    ...(verb.several === undefined ? {} : { several: verb.several }),
    when: (state, here, seat) => verb.when?.(projected(state, here, seat), here, seat) ?? true,
    slots: (verb.slots ?? []).map(
      (slot) => (state: Medioevo, here: Here, seat: SeatId, filled: Filled) =>
        slot(projected(state, here, seat), here, seat, filled),
    ),
    does(play, here, seat, action: Action) {
      const foreseen = projected(play.state, here, seat);
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
