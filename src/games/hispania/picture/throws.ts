import type { GameEvent } from '../../../core/chronicle.js';
import type { DicePanel, SceneDie } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { isNation, isProvince } from '../state/reading.js';
import type { HispaniaView } from '../tells/view.js';
import { areaName, lookOf, nationName } from './names.js';

/** Both sides' throw in a battle, from the events. */
export interface Throw {
  readonly area: ProvinceId;
  readonly round: number;
  readonly attacker: Thrown;
  readonly defender: Thrown;
}
interface Thrown {
  readonly nation: NationId;
  readonly shots: readonly Shot[];
}
interface Shot {
  readonly unit: string;
  readonly face: number;
  readonly needed: number;
}

export function diceOf(view: HispaniaView, { area, attacker, defender }: Throw, locale: Locale): DicePanel {
  const side = (symbol: 'attacker' | 'defender', { nation, shots }: Thrown) => ({
    faction: lookOf(view, nation),
    name: nationName(view, nation, locale),
    symbol,
    dice: shots.map(dieOf),
  });
  return {
    kind: 'dice',
    title: areaName(area, locale),
    symbol: 'battle',
    sides: [side('attacker', attacker), side('defender', defender)],
  };
}

/** A 1 always misses. */
function dieOf({ unit, face, needed }: Shot): SceneDie {
  return { face: String(face), success: face !== 1 && face >= needed, piece: unit, needed: `${needed}+` };
}

/** The last throw in this province; by default in the battle with most dice. */
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
    attacker: { nation: sides.attacker, shots: shots(last.attacker) },
    defender: { nation: sides.defender, shots: shots(last.defender) },
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
