import type { NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import { attackLimit } from '../movement/stack-limit.js';
import { assaultOf, companyOf, companyRoom, strongestThatFit } from '../special/company.js';
import type { Units } from '../state/battle.js';
import { cardOf, isMountain, provincesOf } from '../state/reading.js';
import { isUnitKind, leaderOf, leaderPiece, type Piece, stackOf, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { allied } from '../state/vassals.js';
import { type Coming, Marches } from './coming.js';
import { type NextTurn, nextTurnsBefore } from './next-turns.js';
import { oddsAhead } from './odds.js';

/** An attack that a nation may suffer before it plays again: the strongest force that can be there, and its chance. */
export interface Menace {
  readonly province: ProvinceId;
  readonly by: NationId;
  readonly turn: number;
  readonly units: Stack;
  readonly crossed: Units;
  /** Only by the second movement of an Invasion or a Fougue. */
  readonly second: boolean;
  /** Exact, against those who stand there now, fought to the end. */
  readonly wins: number;
}

/**
 * All menaces to a nation's land, the likeliest first: by what stands on the board now and what the cards bring. Not
 * counted: purchases, events, units that become another nation's, or that come only over a battle won.
 */
export function menacesTo(state: Hispania, nation: NationId): readonly Menace[] {
  const land = provincesOf(state, nation);
  if (land.length === 0) return [];
  const { seat } = state.nations[nation];
  const menaces = nextTurnsBefore(state, nation).flatMap((next): Menace[] => {
    if (allied(state, next.by, nation) || (seat !== null && state.nations[next.by].seat === seat)) return [];
    const marches = new Marches(next);
    return land.flatMap((province) => menace(state, nation, next, marches, province) ?? []);
  });
  return menaces.sort((one, other) => other.wins - one.wins);
}

function menace(
  state: Hispania,
  nation: NationId,
  next: NextTurn,
  marches: Marches,
  province: ProvinceId,
): Menace | null {
  const here = state.areas[province][nation];
  if (here === undefined) return null;
  const { by, turn } = next;
  let best: Menace | null = null;
  for (const twice of next.state.stage.second === null ? [false] : [false, true]) {
    // The second attack has no zeal, and other limits.
    const then = twice ? { ...next.state, stage: { ...next.state.stage, pass: 2 as const } } : next.state;
    const forces = [...forcesAt(then, by, province, marches.to(province, twice)), ...assault(then, by, province)];
    for (const { units, crossed } of forces) {
      const defender = { nation, units: here };
      const { attackerWins: wins } = oddsAhead(then, province, { nation: by, units, crossed }, defender);
      if (best === null || wins > best.wins) best = { province, by, turn, units, crossed, second: twice, wins };
    }
  }
  return best;
}

interface Force {
  readonly units: Stack;
  readonly crossed: Units;
}

/** The strongest there without a Leader, and with each of those who can come, from wherever he may start. */
function forcesAt(state: Hispania, by: NationId, province: ProvinceId, coming: readonly Coming[]): readonly Force[] {
  const leaders = coming.flatMap(({ lot }) => {
    const leader = leaderOf(lot.piece);
    return leader === null ? [] : [leader];
  });
  const starts = new Map<string, { readonly leader: string; readonly from: string }>();
  for (const { led } of coming) for (const one of led) starts.set(`${one.leader}/${one.from}`, one);
  const plans = [null, ...starts.values()];
  return plans.flatMap((plan) => {
    const led = plan === null ? leaders : [...new Set([...leaders, plan.leader])];
    const force = strongestOf(state, by, province, coming, led, plan);
    return force === null ? [] : [force];
  });
}

/** As many of the best as may attack together (4.4); of equals, those who need not cross a river. */
function strongestOf(
  state: Hispania,
  by: NationId,
  province: ProvinceId,
  coming: readonly Coming[],
  leaders: readonly string[],
  plan: { readonly leader: string; readonly from: string } | null,
): Force | null {
  const ready = coming.flatMap(({ lot: { piece, count }, alone, led }) => {
    if (!isUnitKind(piece)) return [];
    const beside = led.find((one) => one.leader === plan?.leader && one.from === plan.from)?.way ?? null;
    const dry = alone?.dry === true || beside?.dry === true;
    return alone === null && beside === null ? [] : [{ piece, count, dry }];
  });
  const order = isMountain(state, province) ? IN_MOUNTAINS : IN_PLAINS;
  const rank = (piece: UnitKind) => order.indexOf(piece);
  ready.sort((one, other) => rank(one.piece) - rank(other.piece) || Number(other.dry) - Number(one.dry));
  let room = attackLimit(state, by, province, leaders);
  let units: Stack = leaders.length === 0 ? {} : { leaders };
  let crossed: Stack = {};
  for (const { piece, count, dry } of ready) {
    const some = piece === 'berber' ? count : Math.min(count, room);
    if (some <= 0) continue;
    if (piece !== 'berber') room -= some;
    units = withPiece(units, piece, some);
    if (!dry) crossed = withPiece(crossed, piece, some);
  }
  const { leaders: _none, ...afoot } = crossed;
  return unitCount(units) === 0 ? null : { units, crossed: afoot };
}

/** The best first, by what they hit on and what they stand (6.2). */
const IN_PLAINS: readonly UnitKind[] = ['knight', 'crusader', 'cavalry', 'berber', 'elite', 'infantry'];
const IN_MOUNTAINS: readonly UnitKind[] = ['knight', 'crusader', 'berber', 'elite', 'infantry', 'cavalry'];

/** EL CID's company enters Valence from off the board (11.el-cid.10). */
function assault(state: Hispania, by: NationId, province: ProvinceId): readonly Force[] {
  if (assaultOf(state, by)?.province !== province) return [];
  const company = companyAt(state, by);
  const chosen = strongestThatFit(company, companyRoom(state, by, company, province));
  const pieces: (readonly [Piece, number])[] = Object.entries(chosen).flatMap(([kind, count]) =>
    isUnitKind(kind) ? [[kind, count] as const] : [],
  );
  if (pieces.length === 0) return [];
  return [
    {
      units: stackOf([...pieces, ...(company.leaders ?? []).map((name) => [leaderPiece(name), 1] as const)]),
      crossed: {},
    },
  ];
}

/** Off the board, or to come with the turn (11.el-cid.1). */
function companyAt(state: Hispania, by: NationId): Stack {
  const here = companyOf(state, by);
  if (unitCount(here) > 0) return here;
  const due = cardOf(state, by).arrivals?.find(({ turn, waits }) => turn === state.turn && waits === true);
  return due === undefined || state.nations[by].status !== 'waiting'
    ? here
    : { ...due.units, leaders: due.leaders ?? [] };
}
