import { describe, expect, it } from 'vitest';
import { isList, isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import map from '../../../src/games/hispania/facts/data/map.json' with { type: 'json' };
import nations from '../../../src/games/hispania/facts/data/nations.json' with { type: 'json' };
import { bookFrom } from '../../../src/games/hispania/facts/override.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Chance } from '../../kit/fuzz/chance.js';

/** Every number of every card and province, one after the other, changed in an override of its own. */

type Leaf = {
  readonly item: string;
  readonly path: readonly string[];
  readonly source: string;
  readonly override: Json;
};

function leavesOf(part: 'nations' | 'provinces', items: readonly Json[]): readonly Leaf[] {
  return items.flatMap((item) => {
    if (!isObject(item) || typeof item.id !== 'string') return [];
    const { id, sources } = item;
    return numbersIn(item).map((path): Leaf => {
      // An object is corrected where it is named; a list is written whole.
      return { item: id, path, source: sourceOf(sources, path), override: { [part]: { [id]: changedAt(item, path) } } };
    });
  });
}

function numbersIn(json: Json | undefined, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json === 'number') return [path];
  if (isList(json)) return json.flatMap((inner, index) => numbersIn(inner, [...path, String(index)]));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, inner]) => numbersIn(inner, [...path, key]));
}

/** The longest prefix that the sources name; the rulebook's (R) where none is. */
function sourceOf(sources: Json | undefined, path: readonly string[]): string {
  for (let length = path.length; length > 0; length--) {
    const source = isObject(sources) ? sources[path.slice(0, length).join('.')] : undefined;
    if (typeof source === 'string') return source;
  }
  return 'R';
}

function changedAt(json: Json | undefined, [step, ...rest]: readonly string[]): Json {
  if (step === undefined) return typeof json === 'number' ? json + 1 : (json ?? null);
  if (isList(json)) return json.map((inner, index) => (String(index) === step ? changedAt(inner, rest) : inner));
  const inner = isObject(json) ? json[step] : undefined;
  // Tables of points are replaced turn by turn: the others of the turn are kept as they are.
  const beside: JsonObject = isObject(json) && typeof inner === 'number' ? json : {};
  return { ...beside, [step]: changedAt(inner, rest) };
}

const leaves = [...leavesOf('nations', nations.nations), ...leavesOf('provinces', map.provinces)];
const codeOf = (overrides: Json) => {
  const result = bookFrom(overrides);
  return result.ok ? 'ok' : result.rejection.code;
};

describe('overrides of facts', () => {
  it('change no value of the rulebook (R) nor of its examples (X), wherever it stands', () => {
    const fixed = leaves.filter(({ source }) => source !== 'C');
    expect(fixed.length).toBeGreaterThan(400);
    const passed = fixed.filter(({ override }) => codeOf(override) !== 'override-fixed');
    expect(passed.map(({ item, path }) => `${item}.${path.join('.')}`)).toEqual([]);
  });

  it('change every reconstructed value (C)', () => {
    const free = leaves.filter(({ source }) => source === 'C');
    expect(free.length).toBeGreaterThan(200);
    const refused = free.filter(({ override }) => codeOf(override) !== 'ok');
    expect(refused.map(({ item, path, override }) => `${item}.${path.join('.')}: ${codeOf(override)}`)).toEqual([]);
  });

  it('are refused with a code before a game begins, and never an exception', () => {
    const malformed = [
      '[]',
      '7',
      '"x"',
      '{"__proto__":{}}',
      '{"nations":{"__proto__":{"reserve":9}}}',
      '{"nations":{"galicien":{"__proto__":{"reserve":9}}}}',
      '{"nations":{"galicien":{"constructor":1}}}',
      '{"nations":null}',
      '{"provinces":{"porto":null}}',
      '{"borders":{}}',
      '{"borders":7}',
      '{"dates":7}',
      '{"dates":[]}',
      '{"events":7}',
      '{"setup":7}',
      '{"setup":{"turn1":7}}',
      '{"nations":7}',
      '{"provinces":7}',
      '{"borders":[null]}',
      '{"borders":[{"between":["porto"]}]}',
      '{"setup":{"turn1":null}}',
      '{"events":{"nul":-4}}',
      '{"events":{"nul":"many"}}',
      '{"dates":{"5":7}}',
      '{"towns":{}}',
    ];
    for (const text of malformed) {
      const overrides: Json = JSON.parse(text);
      const begun = HISPANIA.setup.begin({ scenario: 'A' }, ['a', 'b', 'c', 'd'], new Chance(1), overrides);
      expect(begun.ok ? `${text} was accepted` : begun.rejection.code).toMatch(/^override-[a-z]+$/);
    }
  });
});
