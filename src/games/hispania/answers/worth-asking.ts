import type { Question } from '../../../core/contract/typing.js';
import type { SeatId } from '../../../core/seat.js';
import { battlesDue } from '../battle/due.js';
import { areaChoice, nationChoice } from '../engine/domain.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { hasEvents } from './events-held.js';

/** Common questions: a nation's card, units' reach, the odds of a due battle, what threatens, one's own counters. */
export function questions(state: Hispania, seat: SeatId | null): readonly Question[] {
  const { nation } = state.stage;
  const present = NATION_IDS.filter((id) => state.nations[id].status === 'playing');
  const mine = present.filter((id) => seat !== null && state.nations[id].seat === seat);
  const first = [...(nation === null ? [] : [nation]), ...mine];
  const nations = [...new Set([...first, ...present])];
  const marching = nation !== null && (seat === null || mine.includes(nation) || mine.length === 0) ? [nation] : mine;
  return [
    { command: 'nation', option: 'nation', choices: nations.map(nationChoice) },
    { command: 'map', option: 'reach', choices: whereStand(state, marching).map((area) => areaChoice(area)) },
    {
      command: 'odds',
      option: 'province',
      choices: nation === null ? [] : battlesDue(state, nation).map((area) => areaChoice(area)),
    },
    ...(present.length === 0 ? [] : [{ command: 'threat' }]),
    ...(seat !== null && hasEvents(state) ? [{ command: 'event' }] : []),
  ];
}

function whereStand(state: Hispania, nations: readonly NationId[]) {
  return [...new Set(nations.flatMap((nation) => areasWith(state, nation)))];
}
