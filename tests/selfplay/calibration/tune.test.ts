import { expect, test } from 'vitest';
import type { NationId, ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import type { Counted } from './game.js';
import { leastBids, summary } from './summary.js';
import { proposals } from './tune.js';

/** CELTE holds Algarve on turn 13 (SUÈVE Léon, if it is said), and the groups come to these. */
function game(seats: readonly number[], more: Partial<Record<NationId, number>> = {}, leon = false): Counted {
  const provinces: readonly ProvinceId[] = ['algarve'];
  const sueve: readonly ProvinceId[] = leon ? ['leon'] : [];
  const heads: Partial<Record<NationId, number>> = {
    byzance: seats[0] ?? 0,
    galicien: seats[1] ?? 0,
    celte: seats[2] ?? 0,
    sueve: seats[3] ?? 0,
  };
  return {
    scenario: 'D',
    version: 'standard',
    player: 'middle',
    seed: 1,
    countings: [
      {
        turn: 13,
        held: { celte: { provinces, vassal: false }, sueve: { provinces: sueve, vassal: false } },
        scored: {},
      },
    ],
    nations: { ...heads, ...more },
    seats,
  };
}
const MEANS = { carthage: 11, alain: 30, wisigoth: 46, omeyyad: 35, castille: 39, rome: 41 };

test('land that a group behind holds is to count more, no further than what is printed allows', () => {
  const even = { byzance: 44, galicien: 50, celte: 0, sueve: 44 };
  expect(proposals([[game([85, 85, 85, 85], { ...MEANS, ...even })]])).toEqual([
    'then D: won 25.0, 25.0, 25.0, 25.0 %, points 85.0, 85.0, 85.0, 85.0',
  ]);
  const [raised, ...others] = proposals([[game([85, 85, 83, 85], { ...MEANS, ...even, celte: -2 })]]);
  expect(raised).toMatch(/^celte 13 algarve: \d to \d \(held 1\.00\)$/);
  expect(others).toHaveLength(1);
});

test('with equal totals the group that wins more games is to have less', () => {
  const games = [
    game([90, 90, 90, 95], MEANS, true),
    game([85, 85, 85, 88], MEANS, true),
    game([80, 80, 80, 72], MEANS),
  ];
  const [lowered, ...others] = proposals([games], [13]);
  expect(lowered).toMatch(/^sueve 13 leon: 3 to [012] \(held 0\.67\)$/);
  expect(others).toEqual([expect.stringMatching(/^then D: won /)]);
  expect(proposals([games], [10])).toHaveLength(1);
});

test('a report tells what nations brought, and whom it was far from', () => {
  const text = summary([game([10, 20, 30, 40], { rome: 20 }), game([50, 20, 30, 40], { rome: 60 })]);
  expect(text).toContain('2 games');
  expect(text).toMatch(/rome +40\.0 .* of 41: -2\.4 %/);
  expect(text).toContain('won 50.0 (35.4) %');
});

test('least bids are five under the mean, never below nothing, and the rulebook keeps its own', () => {
  const bids = leastBids([game([30, 4, 0, 0], { rome: 60 })]);
  expect(bids).toMatchObject({ byzance: 25, galicien: 0 });
  expect(bids).not.toHaveProperty('rome');
});
