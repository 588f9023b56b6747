import { describe, expect, it } from 'vitest';
import { derivationText, deriveFace } from '../../src/core/derive.js';
import { hmacSha256 } from '../../src/table/dice/roller.js';
import { atNight } from '../support/portion.js';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const base = { seed: SEED, words: [], number: 1, sides: 10, purpose: { what: 'attack' } };

/** The value that chi-square with so many degrees exceeds once in 100,000 cases (Wilson and Hilferty). */
function rareChiSquare(degrees: number): number {
  const z = 4.265;
  const ninth = 2 / (9 * degrees);
  return degrees * (1 - ninth + z * Math.sqrt(ninth)) ** 3;
}

describe('derived dice', () => {
  it.each([10, 6])('many d%i are even', (sides) => {
    const rolls = atNight(1_000_000, 100_000);
    const counts = new Array<number>(sides).fill(0);
    for (let number = 1; number <= rolls; number++) {
      const face = deriveFace(hmacSha256, { ...base, number, sides });
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const expected = rolls / sides;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rolls);
    expect(chi).toBeLessThan(rareChiSquare(sides - 1));
  });

  it('passes over what would favour the low faces', () => {
    // Of 2^32 values the last 2^32 mod 3 000 000 000 may not count: with a plain modulo they would come twice.
    const high = new Uint8Array([0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x05]);
    expect(deriveFace(() => high, { ...base, sides: 3_000_000_000 })).toBe(6);
    // When all of them are passed over, it asks again.
    const texts: string[] = [];
    const hmac = (_: string, text: string) => {
      texts.push(text);
      return texts.length === 1 ? new Uint8Array(32).fill(0xff) : new Uint8Array(32);
    };
    expect(deriveFace(hmac, { ...base, sides: 3_000_000_000 })).toBe(1);
    expect(texts.map((text) => text.at(-1))).toEqual(['0', '1']);
  });

  it('is changed by seed, number, sides, purpose, values and words, and by nothing else', () => {
    const many = (change: object) =>
      Array.from({ length: 60 }, (_, index) =>
        deriveFace(hmacSha256, { ...base, number: index + 1, ...change }),
      ).join();
    const plain = many({});
    expect(many({})).toBe(plain);
    expect(many({ seed: SEED.replace('00', '01') })).not.toBe(plain);
    expect(many({ purpose: { what: 'defence' } })).not.toBe(plain);
    expect(many({ purpose: { what: 'attack', values: { unit: 'infantry' } } })).not.toBe(plain);
    expect(many({ words: [{ seat: 'p1', word: 'hello', fromRoll: 1 }] })).not.toBe(plain);
    expect(many({ words: [{ seat: 'p1', word: 'hello', fromRoll: 61 }] })).toBe(plain);
    expect(many({ purpose: { what: 'attack', needed: 7, audience: ['p1'] } })).toBe(plain);
  });

  it('tells the words of two players apart from one long word', () => {
    const text = (words: readonly { seat: string; word: string; fromRoll: number }[]) =>
      derivationText({ ...base, words });
    expect(text([{ seat: 'p1', word: 'a","b', fromRoll: 1 }])).not.toBe(
      text([
        { seat: 'p1', word: 'a', fromRoll: 1 },
        { seat: 'b', word: '', fromRoll: 1 },
      ]),
    );
  });

  it('refuses dice that there are not', () => {
    for (const sides of [0, -1, 1.5, 2 ** 33])
      expect(() => deriveFace(hmacSha256, { ...base, sides })).toThrow(RangeError);
    expect(deriveFace(hmacSha256, { ...base, sides: 1 })).toBe(1);
  });
});
