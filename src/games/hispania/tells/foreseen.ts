import type { Choice, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { areaIn, nationIn } from '../engine/domain.js';
import { apply, ask } from '../engine/steps.js';
import { chanceTerm, oddsAt } from '../odds/ahead.js';
import { meanPoints } from '../odds/odds.js';
import { isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { costOf } from './costs.js';

/** What a choice costs; the odds of an attack, before choosing a destination or the first fight. */
export function foreseen(
  state: Hispania,
  seat: SeatId,
  verb: string,
  filled: Filled,
  choice: Choice,
  beside: readonly Filled[] = [],
): Pick<Choice, 'note' | 'values'> | null {
  const cost = costOf(state, seat, verb, filled, choice);
  if (cost !== null) return cost;
  const { nation } = state.stage;
  if (nation === null) return null;
  if (verb === 'move' && filled.to !== undefined) return byWay(state, seat, filled, choice);
  if (verb === 'move') {
    if (choice.note !== 'attack') return null;
    const there = beside.reduce<Hispania | null>(
      (moving, other) => (moving === null ? null : moved(moving, seat, other, choice.id)),
      state,
    );
    return there === null ? null : whereTo(there, seat, filled, choice.id);
  }
  if (verb !== 'battle') return null;
  const province = areaIn(filled.province ?? choice.id);
  if (province === null || !isProvince(province)) return null;
  const against = filled.province === undefined ? null : nationIn(choice.id);
  return oddsNote('battle-odds', state, province, against);
}

/** As if they were there: by the last step, whose choice comes first if there are several. */
function whereTo(state: Hispania, seat: SeatId, filled: Filled, goal: string) {
  const via = ask(state, seat, 'move', { ...filled, to: goal });
  const [way] = via.kind === 'one' ? via.choices : [];
  return afterMove(state, seat, way === undefined ? filled : { ...filled, via: way.id }, goal, 'attack-odds');
}

/** Each last step into an attack has its own odds: one may cross a river. */
function byWay(state: Hispania, seat: SeatId, { to, ...filled }: Filled, choice: Choice) {
  const note = choice.note === 'river' ? 'river-odds' : 'attack-odds';
  const odds = afterMove(state, seat, { ...filled, via: choice.id }, String(to), note);
  return odds === null ? null : { ...odds, values: { ...choice.values, ...odds.values } };
}

function afterMove(state: Hispania, seat: SeatId, filled: Filled, goal: string, note: string) {
  const to = areaIn(goal);
  if (to === null || !isProvince(to)) return null;
  const there = moved(state, seat, filled, goal);
  return there === null ? null : oddsNote(note, there, to, null);
}

function moved(state: Hispania, seat: SeatId, filled: Filled, goal: string): Hispania | null {
  const done = apply(state, seat, { verb: 'move', ...filled, to: goal }, noDice());
  return done.ok ? done.value.state : null;
}

/** With several enemies there are several battles: no single number applies. */
function oddsNote(
  note: string,
  state: Hispania,
  province: Parameters<typeof oddsAt>[2],
  against: string | null,
): Pick<Choice, 'note' | 'values'> | null {
  const { nation } = state.stage;
  if (nation === null) return null;
  const battles = oddsAt(state, nation, province).filter(({ enemy }) => against === null || enemy === against);
  const [only, second] = battles;
  if (only === undefined || second !== undefined) return null;
  const points = meanPoints(only.odds);
  return {
    note,
    values: {
      wins: chanceTerm(only.odds.attackerWins),
      ...(points === 0 ? {} : { points: { kind: 'decimal', id: points.toFixed(1) } }),
    },
  };
}
