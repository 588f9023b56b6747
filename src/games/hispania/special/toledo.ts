import type { Play } from '../engine/play.js';
import { type AreaId, NATION_IDS, type NationId } from '../facts/ids.js';
import { book, cardOf, hasUnitIn, isInTurns } from '../state/reading.js';
import { releaseVassal } from '../submission/ending.js';
import { noteOf } from './notes.js';

/** Tolède falls the moment OMEYYAD first holds it alone: WISIGOTH's vassals are free (9.6.12, 11.wisigoth.16). */
export function toledoEntered(play: Play, by: NationId, area: AreaId): void {
  for (const nation of NATION_IDS) {
    for (const power of book(play.state).nations[nation].powers ?? []) {
      if (power.power !== 'toledo' || power.to !== by || power.province !== area) continue;
      if (noteOf(play.state, nation, 'toledoFallen') === true) continue;
      play.note(nation, 'toledoFallen', true);
      play.emit({ type: 'toledo-fell', to: by });
      freeVassals(play, nation);
    }
  }
}

/** In a position without a word of it: it has fallen if OMEYYAD holds Tolède alone. */
export function toledoUntold(play: Play): void {
  for (const nation of NATION_IDS) {
    for (const power of play.book.nations[nation].powers ?? []) {
      if (power.power !== 'toledo' || !isInTurns(power.turns, play.state.turn)) continue;
      const told = noteOf(play.state, nation, 'toledoFallen') !== undefined;
      const alone = Object.keys(play.state.areas[power.province]).length === 1;
      if (!told && alone && hasUnitIn(play.state, power.to, power.province)) play.note(nation, 'toledoFallen', true);
    }
  }
}

function freeVassals(play: Play, suzerain: NationId): void {
  for (const vassal of NATION_IDS) {
    if (play.state.nations[vassal].suzerain !== suzerain) continue;
    const rule = cardOf(play.state, vassal).submit?.find(({ to }) => to === suzerain);
    if (rule?.endsWithToledo !== false) releaseVassal(play, vassal);
  }
}
