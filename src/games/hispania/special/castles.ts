import { awaited } from '../../../kit/steps/awaited.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import { NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import { forceRetreat } from '../retreat/forced.js';
import { book, enemiesAt, hasFortification, hasUnitIn, provincesOf, unusedCounters } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import type { FreeCastles } from './frame.js';

/** WISIGOTH's free Castles at the end of its turns 7, 8 and 9 (11.wisigoth.3, 11.wisigoth.6 to 11.wisigoth.9). */
export function giveCastles(play: Play, nation: NationId): void {
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'free-castles' || power.endOfOwnTurn !== play.state.turn) continue;
    giveFixed(play, nation, power.fixed, power.fromVassals);
    if (power.others > 0) play.push({ kind: 'free-castles', id: play.nextId(), nation, left: power.others });
  }
}

/** In a controlled province; taken from a vassal, whose units retreat (11.wisigoth.8). */
function giveFixed(play: Play, nation: NationId, province: ProvinceId, fromVassals: boolean): void {
  const { state } = play;
  const vassal = fromVassals ? vassalIn(state, nation, province) : null;
  const own = hasUnitIn(state, nation, province);
  const free = enemiesAt(state, province, nation).length === 0;
  const castled = (state.areas[province][nation]?.castle ?? 0) > 0;
  if ((!own && vassal === null) || !free || castled || unusedCounters(state, nation, 'castle') === 0) {
    play.emit({ type: 'castle-forfeited', nation, count: 1 });
    return;
  }
  play.add(province, nation, 'castle', 1);
  play.emit({ type: 'castle-given', nation, province });
  if (vassal !== null) forceRetreat(play, 'free-castle', [{ nation: vassal, area: province }]);
}

function vassalIn(state: Hispania, suzerain: NationId, province: ProvinceId): NationId | null {
  for (const vassal of NATION_IDS) {
    if (state.nations[vassal].suzerain === suzerain && unitCount(state.areas[province][vassal]) > 0) return vassal;
  }
  return null;
}

/** Own plains south of the Douro without a Castle (11.wisigoth.9). */
function castleSites(state: Hispania, nation: NationId): readonly ProvinceId[] {
  const { provinces } = book(state);
  if (unusedCounters(state, nation, 'castle') === 0) return [];
  return provincesOf(state, nation).filter(
    (id) =>
      provinces[id].terrain === 'plain' &&
      provinces[id].southOfDouro &&
      enemiesAt(state, id, nation).length === 0 &&
      !hasFortification(state, id),
  );
}

export const FREE_CASTLES = awaited<Hispania, Play, FreeCastles>({
  what: 'free-castle',
  who: OF_NATION.who,
  values: (_state, { nation, left }) => ({ nation: { kind: 'nation', id: nation }, count: left }),
  verbs: {
    choose: {
      slots: [(state, { nation }) => oneOfAreas('choice', castleSites(state, nation))],
      does(play, frame, _seat, action) {
        const province = castleSites(play.state, frame.nation).find((id) => id === areaIn(action.choice));
        if (province === undefined) return;
        play.add(province, frame.nation, 'castle', 1);
        play.emit({ type: 'castle-given', nation: frame.nation, province });
        play.replace({ ...frame, left: frame.left - 1 });
      },
      /** Where income is highest. */
      byDefault(state, { nation }) {
        const { provinces } = book(state);
        const [best] = [...castleSites(state, nation)].sort(
          (one, other) => provinces[other].income - provinces[one].income,
        );
        return best === undefined ? { verb: 'choose' } : { verb: 'choose', choice: best };
      },
    },
  },
  settles(play, { nation, left }) {
    if (left > 0 && castleSites(play.state, nation).length > 0) return false;
    if (left > 0) play.emit({ type: 'castle-forfeited', nation, count: left });
    play.pop();
    return true;
  },
});
