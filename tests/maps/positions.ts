import { readFileSync } from 'node:fs';
import { chanceOf } from '../../scripts/maps/shared/chance.js';
import type { SceneStack } from '../../src/core/scene.js';
import type { SceneCounter } from '../../src/core/scene-pieces.js';
import { facts, offMapIds } from './board-files.js';

interface Nation {
  readonly id: string;
  readonly limits?: Readonly<Record<string, number>>;
  readonly leaders?: readonly { readonly name: string }[];
}
interface Setup {
  readonly id: string;
  readonly units: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}
const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../src/games/hispania/facts/data/${name}.json`, import.meta.url), 'utf8'));
const nations: readonly Nation[] = data('nations').nations;
const setups: readonly Setup[] = data('setup').setups;

const stack = (area: string, nation: string, counters: readonly SceneCounter[]): SceneStack => ({
  place: area,
  faction: nation,
  counters,
});

/** The set-ups as they stand before the first turn. */
export const setupPositions = (): SceneStack[][] =>
  setups.map(({ units }) =>
    Object.entries(units).flatMap(([nation, places]) =>
      Object.entries(places).map(([area, own]) =>
        stack(
          area,
          nation,
          Object.entries(own).map(([unit, count]) => ({ piece: unit, count })),
        ),
      ),
    ),
  );

/**
 * A position that could arise: every area has nobody, one nation, or two in battle; a nation has the kinds of unit
 * its card knows, a Leader of its own now and then, a Ruin or a Fort left behind by others.
 */
export function chancePosition(seed: number): SceneStack[] {
  const chance = chanceOf(`position ${seed}`);
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(chance() * of.length)];
  const areas = [...facts.provinces.map(({ id }) => id), ...offMapIds, 'sea'];
  const army = (area: string): SceneStack[] => {
    const nation = pick(nations);
    if (nation === undefined) return [];
    const kinds = Object.keys(nation.limits ?? { infantry: 1 });
    const counters: SceneCounter[] = kinds
      .filter(() => chance() < 0.55)
      .map((unit) => ({ piece: unit, count: 1 + Math.floor(chance() * 4) }));
    if (counters.length === 0) counters.push({ piece: kinds[0] ?? 'infantry', count: 1 + Math.floor(chance() * 3) });
    const leader = pick(nation.leaders ?? []);
    if (leader !== undefined && chance() < 0.3) counters.push({ piece: 'leader', label: leader.name });
    if (chance() < 0.08) counters.push({ piece: 'ruin' });
    if (chance() < 0.05) counters.push({ piece: 'berber', count: 2 });
    return [stack(area, nation.id, counters)];
  };
  return areas.flatMap((area) => {
    const luck = chance();
    if (luck < 0.12) return [];
    return luck < 0.85 ? army(area) : [...army(area), ...army(area)];
  });
}
