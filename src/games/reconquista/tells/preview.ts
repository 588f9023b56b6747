import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { percent } from '../answers/odds.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { buyInto, COSTS, maySpend } from '../income/purchase.js';
import { revenueOf } from '../income/revenue.js';
import { battleOdds } from '../odds/battle-odds.js';
import { blowsOfFate } from '../odds/fate-odds.js';
import { afterLeaving, afterTaking, gainOf } from '../odds/gain.js';
import { meetingIn, wouldBesiege } from '../odds/meeting.js';
import { outlookOf } from '../odds/outlook.js';
import { mayStayIn, STAYS_IN } from '../reaction/caution.js';
import { besiegedStrength } from '../siege/strength.js';
import { GOODS, type Good } from '../state/events.js';
import { cidWith, holderOf, isSheltered, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf, type Troops, troopsIn } from '../state/troops.js';
import { arrivalAt, comingOut } from './arrivals.js';
import { siegeBegun } from './siege-told.js';
import { dangerTerms, fallenTerms, lossTerms, sortieTerms, TOLD } from './threat-line.js';

/** What comes of an action, told in advance: odds, points, walls, and what would be lost. */
export function preview(state: Reconquista, _seat: SeatId, action: Action): Preview | null {
  const frame = state.frames.at(-1);
  const book = bookOf(state.overrides);
  switch (action.verb) {
    case 'attack':
      return attackPreview(state, book, action);
    case 'move':
      return movePreview(state, book, action);
    case 'buy':
      return buyPreview(state, book, action);
    case 'place':
    case 'choose':
      return arrivalPreview(state, action.place);
    case 'retreat':
      return arrivalPreview(state, action.to);
    case 'done':
      if (frame?.kind === 'spending') return spentPreview(state, book);
      return frame?.kind === 'campaign' ? reactionPreview(state) : null;
    default:
      return null;
  }
}

function arrivalPreview(state: Reconquista, chosen: Action[string]): Preview | null {
  const at = kit.oneIn(PLACE_IDS, chosen);
  return at === null ? null : arrivalAt(state, at);
}

interface March {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly units: Troops;
}

function marchOf(action: Action): March | null {
  const [from, to] = [kit.oneIn(PLACE_IDS, action.from), kit.oneIn(PLACE_IDS, action.to)];
  return from === null || to === null ? null : { from, to, units: troopsIn(action.units) };
}

/** Left without troops, a place is open to whoever comes. */
function emptied(state: Reconquista, { from, units }: March): Terms {
  const all = unitsOf(state.places[from], 'christian');
  return sizeOf(all) === sizeOf(units) ? { left: placeTerm(from) } : {};
}

/** He goes along if told to, and with the last unit beside him (9.12). */
function takesCid(state: Reconquista, { from, units }: March, { cid }: Action): boolean {
  const alone = sizeOf(unitsOf(state.places[from], 'christian')) === sizeOf(units);
  return cid === 'yes' || (alone && cidWith(state.cid, 'christian', from));
}

function attackPreview(state: Reconquista, book: Book, action: Action): Preview | null {
  const march = marchOf(action);
  if (march === null) return null;
  const { from, to, units } = march;
  const met = meetingIn(state, book, to, units, takesCid(state, march, action));
  if (met === null) return null;
  const chances = battleOdds(met.meeting);
  const relieved = state.places[to].inside?.side === 'christian' ? { relieved: placeTerm(to) } : {};
  const { outside } = state.places[to];
  const stays = outside === null && isSheltered(state.places[to]) && mayStayIn(state, sizeOf(units), state.places[to]);
  const staying = stays ? { stays: kit.percentSaid(STAYS_IN) } : {};
  return {
    key: 'attack',
    values: {
      place: placeTerm(to),
      percent: percent(chances['defender-gone'] + chances['defender-back'] + chances['defender-in']),
      worse: percent(
        chances['attacker-gone'] + chances['attacker-back'] + chances['attacker-in'] + chances['both-gone'],
      ),
      ...gainTerms(gainOf(state, book, afterTaking(afterLeaving(state, from, units), to, units))),
      ...relieved,
      ...staying,
      ...emptied(state, march),
    },
  };
}

/** A move that begins or joins a siege, or that leaves a place empty. */
function movePreview(state: Reconquista, book: Book, action: Action): Preview | null {
  const march = marchOf(action);
  if (march === null) return null;
  const { from, to, units } = march;
  const left = emptied(state, march);
  if (!wouldBesiege(state, to) && state.places[to].outside?.side !== 'christian')
    return quietMove(march, left, comingOut(state.places[to], afterTaking(state.places, to, units)[to]));
  const gain = gainOf(state, book, afterTaking(afterLeaving(state, from, units), to, units));
  return {
    key: 'siege',
    values: { ...siegeBegun(state, to, units, takesCid(state, march, action)), ...gainTerms(gain), ...left },
  };
}

/** Nobody is met: a place left empty, or troops that would come out of the walls they now share. */
function quietMove({ from, to }: March, left: Terms, { sortie }: Terms): Preview | null {
  const values = {
    ...(left.left === undefined ? {} : { place: placeTerm(from) }),
    ...(sortie === undefined ? {} : { walls: placeTerm(to) }),
  };
  return Object.keys(values).length === 0 ? null : { key: 'alone', values };
}

/** The price, what is left, and what it adds: points, income, walls. */
function buyPreview(state: Reconquista, book: Book, action: Action): Preview | null {
  const [good, at] = [kit.oneIn(GOODS, action.unit), kit.oneIn(PLACE_IDS, action.place)];
  if (good === null || at === null) return null;
  const bought = buyInto(state.places[at], good);
  const places = { ...state.places, [at]: bought };
  const income = revenueOf({ ...state, places }, book).points - revenueOf(state, book).points;
  const [before, walls] = [besiegedStrength(state.places[at]), besiegedStrength(bought)];
  return {
    key: 'buy',
    values: {
      ware: { kind: 'ware', id: good },
      place: placeTerm(at),
      cost: COSTS[good],
      left: state.purse - COSTS[good],
      ...gainTerms(gainOf(state, book, places)),
      ...(income === 0 ? {} : { income }),
      ...(walls === before ? {} : { before, walls }),
      ...comingOut(state.places[at], bought),
      ...joining(state, good),
    },
  };
}

/** Of Mercenaries those who are not hired join the Muslims (9.8). */
function joining({ fortune }: Reconquista, good: Good): Terms {
  const left = fortune.mercenaries - (good === 'mercenary' ? 1 : 0);
  return left > 0 ? { joining: left } : {};
}

function gainTerms(gain: number): Terms {
  if (gain === 0) return {};
  return gain > 0 ? { gain } : { fewer: -gain };
}

/** Income is not kept, and Mercenaries who are not hired join the Muslims (10.3, 9.8). */
function spentPreview(state: Reconquista, book: Book): Preview | null {
  const wasted = maySpend(state, book);
  const { mercenaries } = state.fortune;
  const values = {
    ...(wasted ? { points: state.purse } : {}),
    ...(mercenaries > 0 ? { mercenaries } : {}),
  };
  if (!wasted && mercenaries === 0) return null;
  return wasted ? { key: 'unspent', values, loses: true } : { key: 'unspent', values };
}

/** What comes next: our cities without troops, sieges and places in danger with their chances. */
function reactionPreview(state: Reconquista): Preview {
  const empty = PLACE_IDS.filter((at) => {
    const place = state.places[at];
    return place.city !== null && place.inside === null && holderOf(place) === 'christian';
  });
  const outlook = outlookOf(state);
  const sieges = outlook.sieges.map(({ at, taken }): Term => [placeTerm(at), kit.percentSaid(taken)]);
  const [blow] = blowsOfFate(state);
  return {
    key: 'reaction',
    values: {
      ...(empty.length > 0 ? { empty: empty.map(placeTerm) } : {}),
      ...(sieges.length > 0 ? { sieges } : {}),
      ...sortieTerms(outlook, NAMED),
      ...fallenTerms(outlook),
      ...lossTerms(outlook, NAMED),
      ...dangerTerms(outlook, NAMED),
      ...(blow === undefined ? {} : { fate: placeTerm(blow.at), fateMost: kit.percentSaid(blow.chance) }),
      ...(outlook.lost < TOLD ? {} : { lost: kit.percentSaid(outlook.lost) }),
    },
  };
}

/** Before the last press of a turn more are named than in a call. */
const NAMED = 8;

function placeTerm(id: PlaceId): { readonly kind: string; readonly id: string } {
  return { kind: 'place', id };
}
