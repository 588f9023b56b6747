import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Examples of the rulebook, by their line, whose outcome is a number that the rules compute. */
const COMPUTED = [
  59, 685, 794, 874, 933, 961, 1208, 1238, 1535, 1575, 1581, 1629, 1652, 1694, 1754, 1945, 1947, 1999, 2034, 2078, 2136,
  2170, 2186, 2222, 2282, 2311, 2319, 2353, 2431, 2493, 2551, 2608, 2711, 2736, 2740, 2749, 3070, 3291, 3367, 3370,
  3511, 3553, 3798, 3805, 3843, 3933, 3947, 4022, 4025, 4064, 4072, 4092, 4115, 4124, 4134, 4143, 4150, 4157, 4165,
  4172, 4181, 4222,
] as const;
/** Those that tell a situation: a play script replays each. */
const REPLAYED = [
  66, 80, 945, 1177, 1260, 1264, 1524, 1722, 1799, 1894, 1951, 1958, 2250, 2397, 2402, 2620, 2660, 2791, 3334, 3427,
  3780, 3820, 3848, 3952, 3996, 4036, 4041, 4051, 4056, 4082, 4103, 4111, 4195, 4201, 4204, 4213,
] as const;

const HERE = new URL('../', import.meta.url);

/** The titles of all tests of the game; a title cites its example as `line 1234`. */
function titles(): readonly string[] {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return files.flatMap((name) => {
    const source = readFileSync(new URL(name, HERE), 'utf8');
    return [...source.matchAll(/(?:\bit\(|\)\()\s*['`]([^\n]*)['`],/g)].map(([, title]) => title ?? '');
  });
}

describe('the 98 worked examples', () => {
  it('each is the matter of a test, and no test cites another line', () => {
    expect([COMPUTED.length, REPLAYED.length]).toEqual([62, 36]);
    const all = new Set<number>([...COMPUTED, ...REPLAYED]);
    expect(all.size).toBe(98);
    const cited = new Set(
      titles().flatMap((title) => [...title.matchAll(/\bline (\d+)/g)].map(([, line]) => Number(line))),
    );
    expect([...all].filter((line) => !cited.has(line))).toEqual([]);
    // The rule of surrender has no example of its own.
    expect([...cited].filter((line) => !all.has(line))).toEqual([2446]);
  });
});
