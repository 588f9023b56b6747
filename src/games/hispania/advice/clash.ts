import { type NationId, type ProvinceId, UNIT_KINDS } from '../facts/ids.js';
import { meanOf, oddsAhead, shareLeft } from '../odds/odds.js';
import { halved, killPoints } from '../scoring/kills.js';
import type { Units } from '../state/battle.js';
import { cardOf, isMountain } from '../state/reading.js';
import { hasLeader, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';

/** The outcome of an attack, by exact odds, fought to the end. */
export interface Clash {
  readonly wins: number;
  /** The attackers' surviving share when they win. */
  readonly left: number;
  /** The defenders' share that falls, whoever wins. */
  readonly felled: number;
}

const known = new Map<string, Clash>();
const MOST_KNOWN = 50_000;

type Army = { readonly nation: NationId; readonly units: Stack };
type Attack = Army & { readonly crossed: Units };

/** The same armies on the same ground have the same odds everywhere: computed once. */
export function clashOf(state: Hispania, province: ProvinceId, attacker: Attack, defender: Army): Clash {
  const key = `${conditions(state, province, attacker, defender)}${textOf(attacker.units)}~${textOf(attacker.crossed)}/${textOf(defender.units)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = reckoned(state, province, attacker, defender);
  known.set(key, made);
  return made;
}

/** Everything else the odds depend on: the ground, zeal, whose Forts, surrendering Castles. */
function conditions(state: Hispania, province: ProvinceId, attacker: Attack, defender: Army): string {
  const { turn, stage, nations } = state;
  const invades = cardOf(state, attacker.nation).invasion?.turn === turn && stage.nation === attacker.nation;
  const zeal = invades ? `z${attacker.nation}${turn}.${stage.pass}` : '';
  const forts = (defender.units.fort ?? 0) > 0 && defender.nation === 'rome' ? 'f' : '';
  const lone = (defender.units.castle ?? 0) > 0 && attacker.nation === 'omeyyad';
  const toledo = lone ? `t${turn}.${defender.nation}.${nations.wisigoth.notes.toledoFallen === true}` : '';
  return `${isMountain(state, province) ? 'm' : 'p'}${zeal}${forts}${toledo}`;
}

function reckoned(state: Hispania, province: ProvinceId, attacker: Attack, defender: Army): Clash {
  const odds = oddsAhead(state, province, attacker, defender);
  const [mine, theirs] = [unitCount(attacker.units), unitCount(defender.units)];
  return {
    wins: odds.attackerWins,
    left: shareLeft(mine, odds.attackerWins, odds.attackerLosses),
    felled: theirs === 0 ? 1 : meanOf(odds.defenderLosses) / theirs,
  };
}

function textOf(stack: Stack): string {
  let text = hasLeader(stack) ? '!' : ':';
  for (const kind of UNIT_KINDS) text += `${stack[kind] ?? 0},`;
  return text;
}

/** The points for destroying an entire army in one's own turn (8.1, 8.10). */
export function pointsForArmy(
  state: Hispania,
  by: NationId,
  of: NationId,
  stack: Stack,
  led: readonly string[],
): number {
  let points = 0;
  for (const unit of UNIT_KINDS) {
    const count = stack[unit] ?? 0;
    if (count > 0) points += count * killPoints(state, { by, of, unit, ledBy: led });
  }
  for (const leader of stack.leaders ?? []) points += killPoints(state, { by, of, unit: 'leader', leader, ledBy: led });
  return state.nations[by].suzerain === null ? points : halved(points);
}
