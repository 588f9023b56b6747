import type { Fighters, Fought } from '../battle/battle.js';
import type { PlaceId } from '../facts/ids.js';
import type { BattleEnd, ReconquistaEvent } from '../state/events.js';
import { sizeOf } from '../state/troops.js';

/** Something that befalls Christians on one way that the turn may take. */
export interface Mishap {
  readonly at: PlaceId;
  /** Units of theirs that fall. */
  readonly fallen: number;
  /** Whether they came out of their walls to fight (13.10), and how that ended. */
  readonly sortie: 'won' | 'beaten' | null;
}

/** Who leaves at the end of the turn has not fallen. */
export function lossesToldBy(event: ReconquistaEvent): readonly Mishap[] {
  if (event.type !== 'lost' || event.why === 'left-over') return [];
  return event.tolls
    .filter(({ side }) => side === 'christian')
    .map(({ at, units }) => ({ at, fallen: sizeOf(units), sortie: null }));
}

export function lossesIn(at: PlaceId, attacker: Fighters, defender: Fighters, fought: Fought): readonly Mishap[] {
  if (attacker.side === 'christian')
    return [{ at, fallen: sizeOf(attacker.units) - sizeOf(fought.attackers), sortie: null }];
  if (defender.side !== 'christian') return [];
  const sortie = defender.shelter ? (HOLDS.includes(fought.end) ? 'won' : 'beaten') : null;
  return [{ at, fallen: sizeOf(defender.units) - sizeOf(fought.defenders), sortie }];
}

/** Of the defender: some of them are left, and not besieged. */
const HOLDS: readonly BattleEnd[] = ['attacker-gone', 'attacker-back', 'attacker-in'];

/** All mishaps of all ways, each as often as it comes: means. */
export class Mishaps {
  private readonly fallen = new Map<PlaceId, number>();
  private readonly fought = new Map<PlaceId, number>();
  private readonly beaten = new Map<PlaceId, number>();

  add({ at, fallen, sortie }: Mishap, chance: number): void {
    raise(this.fallen, at, fallen * chance);
    if (sortie !== null) raise(this.fought, at, chance);
    if (sortie === 'beaten') raise(this.beaten, at, chance);
  }
  /** Places where units fall, with how many on average. */
  losses(): readonly { readonly at: PlaceId; readonly mean: number }[] {
    return [...this.fallen].filter(([, mean]) => mean > 0).map(([at, mean]) => ({ at, mean }));
  }
  /** How often they come out there on average, and the share of those battles that they lose. */
  sortieAt(at: PlaceId): { readonly often: number; readonly beaten: number } | null {
    const often = this.fought.get(at) ?? 0;
    return often === 0 ? null : { often, beaten: (this.beaten.get(at) ?? 0) / often };
  }
}

function raise(counts: Map<PlaceId, number>, at: PlaceId, by: number): void {
  counts.set(at, (counts.get(at) ?? 0) + by);
}
