import type { GameEvent } from '../../../src/core/chronicle.js';
import { canonical, type Json } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import {
  AREA_IDS,
  NATION_IDS,
  type NationId,
  PROVINCE_IDS,
  UNIT_KINDS,
} from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Frame } from '../../../src/games/hispania/state/frame.js';
import type { Hispania, PlayerState } from '../../../src/games/hispania/state/state.js';
import { must } from '../../kit/fuzz/broken.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { difference } from '../../kit/fuzz/checks.js';

/** What must hold of every state, told from the rules anew, so that a fault of the engine is not repeated here. */

/** Counts are whole and above nothing, gold goes by halves; one Castle or Fort at most in a province, and no Ruin under it. */
export function checkBoard(state: Hispania): void {
  for (const area of AREA_IDS) {
    for (const [nation, stack] of Object.entries(state.areas[area])) {
      const kinds = Object.entries(stack).filter(([kind]) => kind !== 'leaders');
      must(kinds.length + (stack.leaders?.length ?? 0) > 0, () => `an empty stack of ${nation} in ${area}`);
      for (const [kind, count] of kinds) {
        must(Number.isInteger(count) && Number(count) > 0, () => `${count} ${kind} of ${nation} in ${area}`);
      }
      must(new Set(stack.leaders).size === (stack.leaders?.length ?? 0), () => `a Leader twice in ${area}`);
    }
    // While land is being taken the old Castle or Fort may still stand beside the new.
    if (state.frames.length > 0) continue;
    const strong = Object.values(state.areas[area]).reduce((n, { castle = 0, fort = 0 }) => n + castle + fort, 0);
    must(strong <= 1, () => `${strong} Castles and Forts in ${area}`);
    const ruin = PROVINCE_IDS.find((id) => id === area && state.ruins[id] !== undefined);
    const castle = Object.values(state.areas[area]).some((stack) => (stack.castle ?? 0) > 0);
    must(ruin === undefined || !castle, () => `a Ruin under a Castle in ${area}`);
  }
  for (const nation of NATION_IDS) checkNation(state, nation);
}

function checkNation(state: Hispania, nation: NationId): void {
  const { gold, status } = state.nations[nation];
  must(gold >= 0 && Number.isInteger(gold * 2), () => `${nation} has ${gold} gold`);
  // EL CID fights for others before his own time comes.
  if ((status === 'waiting' && nation !== 'el-cid') || status === 'gone') {
    const here = AREA_IDS.filter((area) => state.areas[area][nation] !== undefined);
    must(here.length === 0, () => `${nation} is ${status} and stands in ${here.join()}`);
  }
}

/** Nobody buys more than his counters (2.3.2); arrivals come in full all the same (2.3.6). */
export function checkPurchases(events: readonly GameEvent[], after: Hispania): void {
  for (const event of events) {
    const nation = NATION_IDS.find((id) => id === event.nation);
    const unit = UNIT_KINDS.find((id) => id === event.unit);
    if (event.type !== 'unit-bought' || nation === undefined || unit === undefined) continue;
    const { limits, limitsFrom20, buys = [] } = STANDARD_BOOK.nations[nation];
    const used = inUse(after, nation, unit);
    const most = (after.turn >= 20 ? limitsFrom20?.[unit] : undefined) ?? limits[unit] ?? 0;
    must(used <= most, () => `${nation} has bought ${unit}: uses ${used} of ${most}`);
    must(
      buys.some((kind) => kind === unit),
      () => `${nation} has bought ${unit}`,
    );
  }
}

function inUse(state: Hispania, nation: NationId, unit: (typeof UNIT_KINDS)[number]): number {
  let used = AREA_IDS.reduce((sum, area) => sum + (state.areas[area][nation]?.[unit] ?? 0), 0);
  for (const waiting of state.nations[nation].pool) if (waiting.unit === unit) used += waiting.count;
  if (unit === 'castle') used += Object.values(state.ruins).filter((whose) => whose === nation).length;
  return used;
}

/** At the end of a nation's turn no stack of it is too high (4.5) and its people live (7). */
export function checkLimits(events: readonly GameEvent[], after: Hispania): void {
  if (events.some(({ type }) => type === 'transformed' || type === 'land-taken')) return;
  for (const event of events) {
    if (event.type !== 'chapter-ended' || event.chapter !== 'nation') continue;
    const nation = NATION_IDS.find((id) => id === event.nation);
    if (nation === undefined) continue;
    let people = 0;
    let provinces = 0;
    for (const area of AREA_IDS) {
      const stack = after.areas[area][nation];
      if (stack === undefined) continue;
      const units = UNIT_KINDS.reduce((sum, unit) => sum + (unit === 'berber' ? 0 : (stack[unit] ?? 0)), 0);
      people += units - (stack.castle ?? 0) - (stack.fort ?? 0);
      const province = PROVINCE_IDS.find((id) => id === area);
      if (province === undefined) continue;
      if (units + (stack.berber ?? 0) > 0) provinces += 1;
      const { capital, overfull } = after.nations[nation];
      const most =
        STANDARD_BOOK.provinces[province].stacking + (capital === area ? 1 : 0) + (overfull.includes(province) ? 1 : 0);
      // WISIGOTH's free Castles come after its last check (11.wisigoth.6).
      const late = givenCastles(nation, event.turn) ? (stack.castle ?? 0) : 0;
      must(units - late <= most, () => `${nation} has ${units} units in ${area}, ${most} may stay`);
    }
    const exempt = nation === 'el-cid' && event.turn === 17;
    must(exempt || people <= 2 * provinces, () => `${nation} has ${people} people in ${provinces} provinces`);
  }
}

function givenCastles(nation: NationId, turn: Json | undefined): boolean {
  const powers = STANDARD_BOOK.nations[nation].powers ?? [];
  return powers.some((power) => power.power === 'free-castles' && power.endOfOwnTurn === turn);
}

/** The same game with other secrets of the others is the same to this seat, and awaits the same people. */
export function checkSecrets(state: Hispania, chance: Chance): void {
  for (const viewer of [...state.seats, null]) {
    const other = withOtherSecrets(state, viewer, chance);
    const [seen, otherwise] = [HISPANIA.view(state, viewer), HISPANIA.view(other, viewer)];
    must(
      JSON.stringify(seen) === JSON.stringify(otherwise),
      () => `${viewer} sees secrets: ${difference(JSON.stringify(seen), JSON.stringify(otherwise))}`,
    );
  }
}
export function checkTiming(state: Hispania, chance: Chance): void {
  const [owed, other] = [state, withOtherHands(state, null, chance)].map((one) =>
    JSON.stringify([HISPANIA.obligations(one), one.seats.map((seat) => buttonsOf(one, seat))]),
  );
  must(owed === other, () => `who is awaited, or a button, tells who holds what: ${owed} and ${other}`);
}

/** What everybody sees of a seat's offers: those that are no secret, numbered after their place among all. */
function buttonsOf(state: Hispania, seat: SeatId): readonly string[] {
  const offers = HISPANIA.offers(state, seat);
  return offers.flatMap(({ verb, secret, optional }, place) => (secret || optional ? [] : [`${place} ${verb}`]));
}

/** Other counters in the hands of all but the viewer, as many as before, from all that are hidden. */
export function withOtherHands(state: Hispania, viewer: SeatId | null, chance: Chance): Hispania {
  const hidden = [...state.counters.bag];
  for (const seat of state.seats) if (seat !== viewer) hidden.push(...(state.players[seat]?.hand ?? []));
  for (let last = hidden.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1);
    const [one, two] = [hidden[pick], hidden[last]];
    if (one !== undefined && two !== undefined) [hidden[pick], hidden[last]] = [two, one];
  }
  const players: Record<SeatId, PlayerState> = {};
  for (const seat of state.seats) {
    const player = state.players[seat];
    if (player === undefined) continue;
    // A hand keeps no Remise: it is shown when drawn (10.3.18).
    players[seat] = seat === viewer ? player : { ...player, hand: hidden.splice(0, player.hand.length) };
  }
  return { ...state, players, counters: { ...state.counters, bag: hidden } };
}

/** Another hand for this seat alone, of what is in the bag; null where it holds none, or only what all are like. */
export function withAnotherHand(state: Hispania, seat: SeatId, chance: Chance): Hispania | null {
  const player = state.players[seat];
  if (player === undefined || player.hand.length === 0) return null;
  for (let attempt = 0; attempt < 10; attempt++) {
    const bag = [...state.counters.bag];
    const hand = player.hand.map((event) => {
      const place = chance.below(bag.length + 1);
      const drawn = bag[place];
      if (drawn === undefined || drawn === 'remise') return event;
      bag[place] = event;
      return drawn;
    });
    if (canonical([...hand].sort()) === canonical([...player.hand].sort())) continue;
    const players = { ...state.players, [seat]: { ...player, hand } };
    return { ...state, players, counters: { ...state.counters, bag } };
  }
  return null;
}

/** This seat has another hand and has bid otherwise. That it left an order may show: it is not asked, or answers at once. */
export function withAnotherSecret(state: Hispania, seat: SeatId, chance: Chance): Hispania | null {
  const handed = withAnotherHand(state, seat, chance) ?? state;
  const frames = handed.frames.map((frame) => {
    const other = withOtherBids(frame, null);
    if (frame.kind === 'sealed' && other.kind === 'sealed')
      return { ...frame, bids: { ...frame.bids, ...pickOf(other.bids, seat) } };
    if (frame.kind === 'lots' && other.kind === 'lots')
      return { ...frame, bids: { ...frame.bids, ...pickOf(other.bids, seat) } };
    return frame;
  });
  const other = { ...handed, frames };
  return canonical(other) === canonical(state) ? null : other;
}

function pickOf<Value>(all: Readonly<Record<SeatId, Value>>, seat: SeatId): Readonly<Record<SeatId, Value>> {
  const own = all[seat];
  return own === undefined ? {} : { [seat]: own };
}

function withOtherSecrets(state: Hispania, viewer: SeatId | null, chance: Chance): Hispania {
  const other = withOtherHands(state, viewer, chance);
  const players: Record<SeatId, PlayerState> = {};
  for (const [seat, player] of Object.entries(other.players)) {
    const order = { kind: 'stand', nation: 'any', province: 'any', until: 'half' } as const;
    players[seat] = seat === viewer ? player : { ...player, orders: player.orders.length === 0 ? [order] : [] };
  }
  return { ...other, players, frames: other.frames.map((frame) => withOtherBids(frame, viewer)) };
}

function withOtherBids(frame: Frame, viewer: SeatId | null): Frame {
  if (frame.kind === 'sealed') {
    const bids = Object.entries(frame.bids).map(([seat, bid]) => [seat, seat === viewer ? bid : bid + 7] as const);
    return { ...frame, bids: Object.fromEntries(bids) };
  }
  if (frame.kind !== 'lots') return frame;
  const bids = Object.entries(frame.bids).map(([seat, bid]) => [seat, seat === viewer ? bid : { rome: 99 }] as const);
  return { ...frame, bids: Object.fromEntries(bids) };
}
