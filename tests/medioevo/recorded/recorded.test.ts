import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../../kit/fuzz/player.js';
import { MEDIOEVO_SUBJECT } from '../fuzz/subject.js';
import { type Begun, type Found, played, type Recorded } from './recording.js';

const file = fileURLToPath(new URL('./games.jsonl', import.meta.url));

/**
 * Whole games that were played once by random offers, over numbers of seats, options and variants: they come to the same,
 * the same may be done at each step, the same would be done for whoever is away, and the same is shown. A change of any
 * of it is meant, or it is a fault. Where it is meant, `RECORD=1 npx vitest run tests/medioevo/recorded` plays them anew;
 * a change of play raises the version of the rules besides. The seeds are those of a hundred that together went furthest
 * through the code.
 */
const BEGUN: readonly Begun[] = [
  game(4, 3, { teams: '3', majority: 'town', 'time-limit': 'host' }),
  game(5, 4, { 'honour-limit': '20', tokens: '10-8' }),
  game(6, 3, { 'third-party-windows': 'off', blood: 'on', terrain: 'on' }),
  game(9, 4, { turns: '12' }),
  game(12, 5, { kingdoms: 'random', terrain: 'on' }),
  game(25, 4, { 'honour-limit': '20', tokens: '10-8' }),
  game(37, 6, { teams: '2', blood: 'on', kingdoms: 'random' }),
  game(43, 6, { deployment: 'on' }),
  game(48, 3, { deployment: 'on', terrain: 'on', blood: 'on', kingdoms: 'auction' }),
  game(50, 3, {}),
  game(65, 4, { 'honour-limit': '20', tokens: '10-8' }),
  game(86, 3, { 'third-party-windows': 'off', blood: 'on', terrain: 'on' }),
  game(97, 6, { teams: '2', blood: 'on', kingdoms: 'random' }),
];

function game(seed: number, seats: number, setup: Begun['setup']): Begun {
  return { setup: { turns: '8', ...setup }, seats: Array.from({ length: seats }, (_, at) => `p${at + 1}`), seed };
}

if (process.env.RECORD !== undefined) {
  const lines = BEGUN.map((begun) => `${JSON.stringify(recordedAnew(begun))}\n`);
  writeFileSync(file, lines.join(''));
}
const games = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Recorded => JSON.parse(line));

describe.each(games)('$name', (recorded) => {
  let again: Found | null = null;
  const found = (of: keyof Found) => {
    again ??= played(recorded, (_state, count) => recorded.actions[count] ?? null);
    return again[of];
  };
  test('goes through the same turns', () => expect(found('turns')).toEqual(recorded.found.turns));
  test('comes to the same', () => expect(found('play')).toBe(recorded.found.play));
  test('the same may be done', () => expect(found('offered')).toBe(recorded.found.offered));
  test('the absent would do the same', () => expect(found('absent')).toBe(recorded.found.absent));
  test('shows the same', () => expect(found('shown')).toBe(recorded.found.shown));
});

function recordedAnew(begun: Begun): Recorded {
  const chance = new Chance(begun.seed);
  const actions: Recorded['actions'][number][] = [];
  const found = played(begun, (state) => {
    if (MEDIOEVO.outcome(state) !== null) return null;
    const { seat, action } = choose(MEDIOEVO_SUBJECT, state, chance, begun.seed);
    actions.push([seat, action]);
    return [seat, action];
  });
  const chosen = Object.entries(begun.setup).map(([name, value]) => `${name} ${value}`);
  const name = `game ${begun.seed}: ${begun.seats.length} kingdoms, ${chosen.join(', ')}`;
  return { name, ...begun, actions, found };
}
