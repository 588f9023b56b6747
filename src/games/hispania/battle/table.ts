import type { NationId, UnitKind } from '../facts/ids.js';
import type { Side } from '../state/battle.js';

/** The two combat tables (6.2.9 to 6.2.14): the lowest hitting face, on plain and in mountains, before modifiers. */
type Row = 'infantry' | 'elite' | 'cavalry' | 'knight' | 'castle';
type Numbers = { readonly [Target in Row]: readonly [plain: number, mountain: number] };

const ATTACKER: { readonly [Shooter in Row]: Numbers } = {
  infantry: { infantry: [7, 8], elite: [8, 9], cavalry: [7, 8], knight: [8, 9], castle: [8, 9] },
  cavalry: { infantry: [4, 8], elite: [5, 9], cavalry: [4, 8], knight: [5, 9], castle: [5, 9] },
  knight: { infantry: [5, 6], elite: [6, 7], cavalry: [5, 6], knight: [6, 7], castle: [6, 7] },
  elite: { infantry: [6, 7], elite: [8, 9], cavalry: [7, 8], knight: [8, 9], castle: [8, 9] },
  // Never used: a Castle does not attack. It fights like an Elite, whose row is printed without Elites (6.2.20).
  castle: { infantry: [6, 7], elite: [8, 9], cavalry: [7, 8], knight: [8, 9], castle: [8, 9] },
};

const FOOT: Numbers = { infantry: [7, 7], elite: [8, 8], cavalry: [9, 7], knight: [8, 8], castle: [8, 8] };
const DEFENDER: { readonly [Shooter in Row]: Numbers } = {
  infantry: FOOT,
  cavalry: FOOT,
  elite: FOOT,
  castle: FOOT,
  knight: { infantry: [5, 5], elite: [6, 6], cavalry: [7, 7], knight: [6, 6], castle: [6, 6] },
};

/** Berbers hit anything on 7, and are hit on 9 (11.omeyyad.13). */
const BERBER_HITS = 7;
const BERBER_IS_HIT = 9;

/** A Fort fights like an Elite for ROME, like Infantry for HISPANO-ROMAIN (6.2.17, 11.hispano-romain.2). */
function rowOf(unit: UnitKind, nation: NationId): Row {
  switch (unit) {
    case 'fort':
      return nation === 'rome' ? 'elite' : 'infantry';
    case 'crusader':
      return 'knight';
    case 'berber':
      return 'infantry';
    default:
      return unit;
  }
}

/** The number before modifiers, by the attacked terrain (6.2.1, 6.3.1). */
export function baseNumber(
  side: Side,
  shooter: { readonly unit: UnitKind; readonly nation: NationId },
  target: { readonly unit: UnitKind; readonly nation: NationId },
  ground: 'plain' | 'mountain',
): number {
  if (target.unit === 'berber') return BERBER_IS_HIT;
  if (shooter.unit === 'berber') return BERBER_HITS;
  const table = side === 'attacker' ? ATTACKER : DEFENDER;
  const pair = table[rowOf(shooter.unit, shooter.nation)][rowOf(target.unit, target.nation)];
  return ground === 'plain' ? pair[0] : pair[1];
}
