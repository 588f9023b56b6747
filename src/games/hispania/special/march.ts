import { awaited } from '../../../kit/steps/awaited.js';
import { killLoneLeaders } from '../battle/lone-leaders.js';
import { areaChoice, areaIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import { type AreaId, type NationId, UNIT_KINDS } from '../facts/ids.js';
import { book, isProvince, othersAt } from '../state/reading.js';
import { hasLeader, leaderPiece, piecesOf, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import type { VandalMarch } from './frame.js';

/** Begins the Vandals' march before their Invasion, when due (11.vandale.2 to 11.vandale.4). */
export function beginMarch(play: Play, nation: NationId, pass: 1 | 2): void {
  const { turn } = play.state;
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'march' || power.turn !== turn || pass !== 1) continue;
    if (unitCount(play.state.areas[power.from][nation]) === 0) continue;
    play.push({ kind: 'march', id: play.nextId(), nation, at: power.from, left: power.provinces, crossed: [] });
  }
}

export const MARCH = awaited<Hispania, Play, VandalMarch>({
  what: 'march',
  ...OF_NATION,
  verbs: {
    choose: {
      final: true,
      slots: [
        (state, frame) => {
          const attacked = (area: AreaId) => (othersAt(state, area, frame.nation).length > 0 ? 'attacked' : undefined);
          return { kind: 'one', slot: 'choice', choices: ways(state, frame).map((at) => areaChoice(at, attacked(at))) };
        },
      ],
      does(play, frame, _seat, action) {
        const to = areaIn(action.choice);
        if (to !== null) cross(play, frame, to);
      },
      /** The way with the fewest enemies. */
      byDefault(state, frame) {
        const [best] = [...ways(state, frame)].sort(
          (one, other) => dangerOf(state, frame.nation, one) - dangerOf(state, frame.nation, other),
        );
        return best === undefined ? { verb: 'choose' } : { verb: 'choose', choice: best };
      },
    },
  },
  settles(play, frame) {
    const stack = play.state.areas[frame.at][frame.nation];
    if (frame.left > 0 && unitCount(stack) > 0 && ways(play.state, frame).length > 0) return false;
    play.pop();
    return true;
  },
});

/** Neighbouring provinces of Hispania not yet crossed; mountains stop nobody here (11.vandale.4). */
function ways(state: Hispania, frame: VandalMarch): readonly AreaId[] {
  return (book(state).neighbours.get(frame.at) ?? [])
    .map(({ to }) => to)
    .filter((to) => isProvince(to) && !frame.crossed.includes(to));
}

function dangerOf(state: Hispania, nation: NationId, area: AreaId): number {
  return othersAt(state, area, nation).reduce((sum, other) => sum + unitCount(state.areas[area][other]), 0);
}

/** The whole stack enters; every enemy unit there attacks it once, by the defender's table (11.vandale.3). */
function cross(play: Play, frame: VandalMarch, to: AreaId): void {
  const { nation, at } = frame;
  for (const [piece, count] of piecesOf(play.state.areas[at][nation])) {
    play.remove(at, nation, piece, count);
    play.add(to, nation, piece, count);
  }
  play.replace({ ...frame, at: to, left: frame.left - 1, crossed: [...frame.crossed, to] });
  if (!isProvince(to)) return;
  const [against] = othersAt(play.state, to, nation);
  const faces: number[] = [];
  let hits = 0;
  for (const other of othersAt(play.state, to, nation)) {
    const stack = play.state.areas[to][other];
    const bonus = hasLeader(stack) ? 2 : 0;
    for (const unit of UNIT_KINDS) {
      const needed = Math.max(2, (unit === 'knight' || unit === 'crusader' ? 5 : 7) - bonus);
      for (let shot = 0; shot < (stack?.[unit] ?? 0); shot++) {
        const values = {
          nation: { kind: 'nation', id: other },
          province: { kind: 'province', id: to },
          unit: { kind: 'unit', id: unit },
        };
        const face = play.dice.roll(10, { what: 'march', values, needed });
        faces.push(face);
        if (face >= needed) hits += 1;
      }
    }
  }
  const lost = Math.min(hits, play.state.areas[to][nation]?.infantry ?? 0);
  play.remove(to, nation, 'infantry', lost);
  play.emit({ type: 'marched', nation, province: to, against: against ?? null, faces, lost });
  const left = play.state.areas[to][nation];
  if (unitCount(left) > 0) {
    killLoneLeaders(play, nation, to);
    return;
  }
  for (const leader of left?.leaders ?? []) play.destroy(to, nation, leaderPiece(leader), 1);
}
