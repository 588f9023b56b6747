import type { Play } from '../engine/play.js';
import { NATION_IDS } from '../facts/ids.js';
import { book, fortified, holds, isProvince } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import { setCompany } from './company.js';

/** What comes at the start of the game turn: FRANC's Castle (11.franc.6), EL CID's company (11.el-cid.1). */
export function openingArrivals(play: Play): void {
  for (const nation of NATION_IDS) {
    for (const arrival of book(play.state).nations[nation].arrivals ?? []) {
      if (arrival.turn !== play.state.turn) continue;
      const [at] = arrival.at;
      if (arrival.waits === true && at !== undefined && at !== 'own' && isProvince(at)) {
        const company = { ...arrival.units, ...(arrival.leaders === undefined ? {} : { leaders: arrival.leaders }) };
        setCompany(play, nation, company);
        play.emit({ type: 'arrived', nation, units: company, where: null });
      }
      if (arrival.when !== 'start-of-game-turn' || at === undefined || at === 'own') continue;
      if (!holds(play.state, nation, at) || fortified(play.state, at)) continue;
      for (const [piece, count] of piecesOf(arrival.units)) play.add(at, nation, piece, count);
      if (isProvince(at)) play.emit({ type: 'castle-given', nation, province: at });
    }
  }
}
