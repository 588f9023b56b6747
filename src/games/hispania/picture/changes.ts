import type { GameEvent } from '../../../core/event.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { isArea, isNation, isProvince } from '../state/reading.js';
import type { HispaniaView } from '../view.js';

/** What happened, as the events tell it: they come from the log as plain JSON and are read with care. */

/** Who went where, who lost how many, where there was battle. */
export type Change =
  | {
      readonly kind: 'move' | 'retreat';
      readonly path: readonly AreaId[];
      readonly nation: NationId;
      readonly count: number;
    }
  | { readonly kind: 'loss'; readonly area: string; readonly nation: NationId; readonly count: number }
  | { readonly kind: 'battle'; readonly area: string };

/** A throw of both sides in a battle. */
export interface Throw {
  readonly area: string;
  readonly round: number;
  readonly sides: readonly {
    readonly nation: NationId;
    readonly role: 'attacker' | 'defender';
    readonly dice: readonly Shot[];
  }[];
}
export interface Shot {
  readonly unit: string;
  readonly face: number;
  readonly needed: number;
}

/** The same way twice is one move, losses of one nation in one place are one loss. */
export function changesOf(events: readonly GameEvent[]): readonly Change[] {
  const changes = new Map<string, Change>();
  const add = (key: string, change: Change): void => {
    const known = changes.get(key);
    if (known === undefined || known.kind === 'battle' || change.kind === 'battle') changes.set(key, change);
    else changes.set(key, { ...change, count: known.count + change.count });
  };
  for (const event of events) {
    const nation = typeof event.nation === 'string' && isNation(event.nation) ? event.nation : null;
    if (event.type === 'battle-began' && typeof event.province === 'string')
      add(`battle ${event.province}`, { kind: 'battle', area: event.province });
    if (nation === null) continue;
    switch (event.type) {
      case 'moved': {
        const path = areas(event.path);
        const count = people(event.units);
        if (path.length > 1 && count > 0)
          add(`move ${nation} ${path.join(' ')}`, { kind: 'move', path, nation, count });
        break;
      }
      case 'retreated': {
        const path = areas([event.from, event.to]);
        const count = people(event.units);
        if (path.length > 1 && count > 0)
          add(`retreat ${nation} ${path.join(' ')}`, { kind: 'retreat', path, nation, count });
        break;
      }
      case 'units-lost': {
        const count = total(event.lost);
        if (typeof event.province === 'string' && count > 0)
          add(`loss ${nation} ${event.province}`, { kind: 'loss', area: event.province, nation, count });
        break;
      }
      case 'removed':
      case 'leader-killed': {
        const count = typeof event.count === 'number' ? event.count : 1;
        if (typeof event.area === 'string')
          add(`loss ${nation} ${event.area}`, { kind: 'loss', area: event.area, nation, count });
        break;
      }
    }
  }
  return [...changes.values()];
}

/** The last throw in this province; without one named, in the battle that threw most dice. */
export function throwOf(view: HispaniaView, events: readonly GameEvent[], province: ProvinceId | null): Throw | null {
  const throws = events.filter((event) => event.type === 'dice-rolled' && typeof event.province === 'string');
  const where = province ?? busiest(throws);
  const last = throws.findLast((event) => event.province === where);
  if (last === undefined || where === null) return null;
  const sides = sidesOf(view, events, where);
  if (sides === null) return null;
  return {
    area: where,
    round: typeof last.round === 'number' ? last.round : 1,
    sides: [
      { nation: sides.attacker, role: 'attacker', dice: shots(last.attacker) },
      { nation: sides.defender, role: 'defender', dice: shots(last.defender) },
    ],
  };
}

function busiest(throws: readonly GameEvent[]): ProvinceId | null {
  const dice = new Map<ProvinceId, number>();
  for (const event of throws) {
    if (typeof event.province !== 'string' || !isProvince(event.province)) continue;
    const thrown = shots(event.attacker).length + shots(event.defender).length;
    dice.set(event.province, (dice.get(event.province) ?? 0) + thrown);
  }
  const [most] = [...dice].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

function sidesOf(
  view: HispaniaView,
  events: readonly GameEvent[],
  province: ProvinceId,
): { readonly attacker: NationId; readonly defender: NationId } | null {
  const frame = view.frames.findLast((one) => one.kind === 'battle' && one.province === province);
  if (frame?.kind === 'battle') return { attacker: frame.attacker.nation, defender: frame.defender.nation };
  const began = events.findLast((event) => event.type === 'battle-began' && event.province === province);
  const [attacker, defender] = [began?.attacker, began?.defender];
  if (typeof attacker !== 'string' || typeof defender !== 'string' || !isNation(attacker) || !isNation(defender))
    return null;
  return { attacker, defender };
}

function shots(json: unknown): readonly Shot[] {
  return Array.isArray(json) ? json.filter(isShot).map(({ unit, face, needed }) => ({ unit, face, needed })) : [];
}

function isShot(json: unknown): json is Shot {
  if (typeof json !== 'object' || json === null) return false;
  return (
    'unit' in json &&
    typeof json.unit === 'string' &&
    'face' in json &&
    typeof json.face === 'number' &&
    'needed' in json &&
    typeof json.needed === 'number'
  );
}

function areas(json: unknown): readonly AreaId[] {
  return Array.isArray(json) ? json.filter((area): area is AreaId => typeof area === 'string' && isArea(area)) : [];
}

/** Units and Leaders of a stack. */
function people(json: unknown): number {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 0;
  const leaders = 'leaders' in json && Array.isArray(json.leaders) ? json.leaders.length : 0;
  return total(json) + leaders;
}

function total(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  return Object.values(json).reduce(
    (sum: number, count: unknown) => (typeof count === 'number' ? sum + count : sum),
    0,
  );
}
