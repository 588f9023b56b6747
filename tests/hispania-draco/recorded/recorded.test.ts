import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Hashes } from '../../kit/recorded/recording.js';
import { DRACO_SUBJECT } from '../fuzz/subject.js';
import { played, type Recorded } from './recording.js';

const file = fileURLToPath(new URL('./games.jsonl', import.meta.url));

/**
 * Games that were played once, over variants, scenarios and numbers of players: they come to the same, the same would
 * be done for whoever is away, and the same is shown. A change of any of it is meant, or it is a fault: RECORD=24 plays
 * so many games anew; a change of play raises the version of the rules besides.
 */
if (process.env.RECORD !== undefined) writeFileSync(file, recordedAnew(Number(process.env.RECORD)));
const games = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Recorded => JSON.parse(line));

describe.each(games)('$name', ({ setup, seats, seed, actions, hashes }) => {
  let again: Hashes | null = null;
  const hash = (of: keyof Hashes) => {
    again ??= played(setup, seats, seed, (_state, count) => actions[count] ?? null);
    return again[of];
  };
  test('comes to the same', () => expect(hash('play')).toBe(hashes.play));
  test('the absent would do the same', () => expect(hash('absent')).toBe(hashes.absent));
  test('shows the same', () => expect(hash('shown')).toBe(hashes.shown));
});

function recordedAnew(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const { seats, setup } = DRACO_SUBJECT.start(at + 1);
    const chance = new Chance(at + 1);
    const actions: Recorded['actions'][number][] = [];
    const hashes = played(setup, seats, at + 1, (state) => {
      if (state.ending !== null) return null;
      const { seat, action } = choose(DRACO_SUBJECT, state, chance, at + 1);
      actions.push([seat, action]);
      return [seat, action];
    });
    const variants = Object.entries(setup).flatMap(([name, value]) => (value === 'on' ? [name] : []));
    const name = `game ${at + 1}: ${setup.scenario}, ${seats.length} players, ${variants.join(' ')}`;
    return `${JSON.stringify({ name, setup, seats, seed: at + 1, actions, hashes } satisfies Recorded)}\n`;
  }).join('');
}
