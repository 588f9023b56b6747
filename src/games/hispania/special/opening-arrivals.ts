import type { Play } from '../engine/play.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { Arrival } from '../facts/nation.js';
import { book, hasFortification, hasUnitIn, isPresent, isProvince } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { setCompany } from './company.js';

/** A position in turn 17 without a word of EL CID: his company is off the board. */
export function musterUntold(play: Play, told: readonly NationId[]): void {
  for (const nation of NATION_IDS) {
    if (told.includes(nation) || !isAwaited(play.state, nation)) continue;
    for (const arrival of book(play.state).nations[nation].arrivals ?? []) {
      if (arrival.turn === play.state.turn && arrival.waits === true) muster(play, nation, arrival);
    }
  }
}

/** Its company came this turn and its own turn is not over, but nothing is left (or stated) of it. */
export function isAwaited(state: Hispania, nation: NationId): boolean {
  const active = state.stage.nation;
  if (active === null || NATION_IDS.indexOf(active) > NATION_IDS.indexOf(nation) || isPresent(state, nation))
    return false;
  return (book(state).nations[nation].arrivals ?? []).some(({ turn, waits }) => turn === state.turn && waits === true);
}

function muster(play: Play, nation: NationId, arrival: Arrival): void {
  const company = { ...arrival.units, ...(arrival.leaders === undefined ? {} : { leaders: arrival.leaders }) };
  setCompany(play, nation, company);
  play.emit({ type: 'arrived', nation, units: company, where: null });
}

/** Arrivals at the start of the game turn: FRANC's Castle (11.franc.6), EL CID's company (11.el-cid.1). */
export function openingArrivals(play: Play): void {
  for (const nation of NATION_IDS) {
    for (const arrival of book(play.state).nations[nation].arrivals ?? []) {
      if (arrival.turn !== play.state.turn) continue;
      const [at] = arrival.at;
      if (arrival.waits === true) muster(play, nation, arrival);
      if (arrival.when !== 'start-of-game-turn' || at === undefined || at === 'own') continue;
      if (!hasUnitIn(play.state, nation, at) || hasFortification(play.state, at)) continue;
      for (const [piece, count] of piecesOf(arrival.units)) play.add(at, nation, piece, count);
      if (isProvince(at)) play.emit({ type: 'castle-given', nation, province: at });
    }
  }
}
