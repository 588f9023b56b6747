import type { Preview } from '../../../core/contract/foresight.js';
import type { Term } from '../../../core/result.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { battlesDue } from '../battle/due.js';
import { Play } from '../engine/play.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { partiesAt } from '../movement/groups.js';
import { chanceTerm, oddsAt } from '../odds/ahead.js';
import { atBattleTime } from '../odds/battle-time.js';
import { unitTerms } from '../odds/phrase.js';
import { PEOPLE_FED } from '../placement/room.js';
import { hasNoLimit, restAfterCombat } from '../sequence/checks.js';
import { isProvince, provincesOf } from '../state/reading.js';
import { isLeader, peopleCount, piecesOf, stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { handoverAhead } from './becoming.js';
import { joining } from './joining.js';
import { soManyIn } from './so-many-in.js';

/**
 * The consequences of ending the movement now: units that would be lost (where they are, above the stack, beyond what
 * the land feeds), the battles with their chances, units not moved. All of it is public.
 */
export function endOfMovement(state: Hispania, nation: NationId): Preview {
  const areas = areasWith(state, nation);
  const stranded = areas.filter((area) => !mayStay(state, nation, area));
  const then = atBattleTime(state, nation);
  const over = (area: AreaId) =>
    mayStay(state, nation, area) ? stackedCount(state.areas[area][nation]) - stackedCount(then.areas[area][nation]) : 0;
  const crowded = areas.filter((area) => over(area) > 0);
  const surplus = crowded.reduce((sum, area) => sum + over(area), 0);
  const there = (area: AreaId) => piecesOf(state.areas[area][nation]).reduce((sum, [, count]) => sum + count, 0);
  const battles = battlesDue(then, nation);
  const hungry = hungryAfter(state, nation, stranded, surplus, battles);
  const unmoved = areas
    .flatMap((area) => partiesAt(state, nation, area))
    .reduce((sum, { used, count, piece }) => (used === 0 && !isLeader(piece) ? sum + count : sum), 0);
  // Further fights or moves may still gain land.
  const sure = hungry !== null && battles.length === 0 && !movesAgain(state);
  const handover = handoverAhead(battles.length === 0 && !movesAgain(state) ? fed(then) : then, nation);
  const joiners = joining(state, nation, battles);
  const values = {
    ...(unmoved === 0 ? {} : { unmoved }),
    ...(stranded.length === 0
      ? {}
      : { lost: soManyIn(stranded, there), units: stranded.flatMap((area) => unitTerms(state.areas[area][nation])) }),
    ...(surplus === 0 ? {} : { crowded: soManyIn(crowded, over), surplus }),
    ...hungry,
    ...handover,
    ...(battles.length === 0 ? {} : { areas: battles.map((area) => withOdds(state, nation, area)) }),
    ...(joiners.length === 0 ? {} : { joining: joiners }),
  };
  const loses = stranded.length > 0 || surplus > 0 || sure;
  return {
    key: battles.length > 0 ? 'to-battle' : 'move-done',
    values,
    ...(loses ? { loses } : {}),
    ...(loses || hungry !== null || 'heir' in handover || battles.length > 0 ? { open: true } : {}),
    ...brief(state, nation, battles),
  };
}

function name(area: AreaId): Term {
  return { kind: isProvince(area) ? 'province' : 'area', id: area };
}

/** 7: the people above the land's limit, with all battles won, and without those lost earlier. */
function hungryAfter(
  state: Hispania,
  nation: NationId,
  stranded: readonly AreaId[],
  surplus: number,
  battles: readonly ProvinceId[],
) {
  if (hasNoLimit(state, nation)) return null;
  const kept = areasWith(state, nation).filter((area) => !stranded.includes(area));
  const people = kept.reduce((sum, area) => sum + peopleCount(state.areas[area][nation]), 0) - surplus;
  const limit = PEOPLE_FED * new Set([...provincesOf(state, nation), ...battles]).size;
  return people > limit
    ? { people, hungry: people - limit, ...(battles.length === 0 ? { limit } : { hoped: limit, won: battles.length }) }
    : null;
}

/** 9.1, 9.2: a known Invasion or Fougue. */
function movesAgain({ stage }: Hispania): boolean {
  return stage.pass === 1 && stage.second !== null;
}

/** With no battle to come: what the checks after it leave. */
function fed(state: Hispania): Hispania {
  const play = new Play(state, noDice(), {});
  restAfterCombat(play);
  return play.state;
}

function withOdds(state: Hispania, nation: NationId, area: ProvinceId): Term {
  const [only, second] = oddsAt(state, nation, area);
  return only === undefined || second !== undefined ? name(area) : [name(area), chanceTerm(only.odds.attackerWins)];
}

/** As much of it as fits a button. */
function brief(state: Hispania, nation: NationId, battles: readonly ProvinceId[]): Pick<Preview, 'brief'> {
  const [only] = battles;
  if (only === undefined) return {};
  if (battles.length > 1) return { brief: { key: 'battles', values: { battles: battles.length } } };
  return { brief: { key: 'battle', values: { area: [withOdds(state, nation, only)] } } };
}
