import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import type { PlaceId } from '../../../src/games/reconquista/facts/ids.js';
import type { Start } from '../../../src/games/reconquista/facts/starts.js';

/** The lists of turns 2 to 20 as the rulebook prints them, place by place with its number in brackets. */
const PRINTED = readFileSync(new URL('../printed-starts.txt', import.meta.url), 'utf8');

type Lists = Readonly<Record<string, Readonly<Record<string, number>>>>;

function printedStarts(): ReadonlyMap<number, { readonly year: number; readonly lists: Lists }> {
  const starts = new Map<number, { readonly year: number; readonly lists: Record<string, Record<string, number>> }>();
  let turn = 0;
  for (const line of PRINTED.trim().split('\n')) {
    const heading = /^turn (\d+) (\d+)$/.exec(line);
    if (heading !== null) {
      turn = Number(heading[1]);
      starts.set(turn, { year: Number(heading[2]), lists: {} });
      continue;
    }
    const [list = '', places = ''] = line.split(': ');
    const counted = places
      .split(', ')
      .filter((place) => place !== '')
      .map(countedPlace);
    const start = starts.get(turn);
    if (start !== undefined) start.lists[list.replace(':', '')] = Object.fromEntries(counted);
  }
  return starts;
}

/** "Leon (3)". Turns 17 to 20 print Galicia in French. */
function countedPlace(text: string): [string, number] {
  const match = /^(.*?)(?: \((\d+)\))?$/.exec(text.trim());
  const name = (match?.[1] ?? '').toLowerCase().replace(' ', '-').replace('galicie', 'galicia');
  return [name, Number(match?.[2] ?? 1)];
}

const ones = (places: readonly PlaceId[]) => Object.fromEntries(places.map((at) => [at, 1]));

function listsOf(start: Start): Lists {
  return {
    forts: ones(start.forts),
    'christian cities': ones(start.christianCities),
    'muslim cities': ones(start.muslimCities),
    rebels: start.rebels,
    'christian garrisons': start.christianGarrisons,
    'christian armies': start.christianArmies,
    'military orders': start.militaryOrders,
    'muslim garrisons': start.muslimGarrisons,
    'muslim armies': start.muslimArmies,
  };
}

describe('the printed set-ups', () => {
  it('are nineteen lists of nine lines', () => {
    expect([...printedStarts().keys()]).toEqual(Array.from({ length: 19 }, (_, index) => index + 2));
  });
  it.each([...printedStarts()])('start %i is as printed, entry by entry [18.1]', (turn, { year, lists }) => {
    const start = STANDARD_BOOK.starts.get(turn);
    if (start === undefined) throw new Error(`no start ${turn}`);
    expect(start.year).toBe(year);
    expect(listsOf(start)).toEqual(lists);
  });
});
