import { describe, expect, it } from 'vitest';
import { ok } from '../../src/core/result.js';
import { LOCALES } from '../../src/core/words.js';
import * as kit from '../../src/kit/index.js';

const { count, either, fields, keyed, kinds, list, oneOf, ofKind, pair, text, truth, unsaid } = kit.shape;

/** Coins by mint, and who minted last; a position leaves out empty mints, and knows the old mint by two names. */
const MINTS = ['old-mint', 'new-mint'] as const;
const mint = oneOf(MINTS, { old: 'old-mint' });
type Coins = { readonly coins: Readonly<Record<(typeof MINTS)[number], number>>; readonly last: string | null };

const shape = (seat: kit.shape.Reader<string>) =>
  fields({ coins: unsaid(keyed(mint, count)), last: unsaid(seat), next: unsaid(mint) });
type Said = kit.shape.Read<ReturnType<typeof shape>>;

const NOTATION = kit.notation<Coins, Said>('mint', {
  shape,
  said({ coins, last }) {
    const some = Object.fromEntries(MINTS.flatMap((id) => (coins[id] === 0 ? [] : [[id, coins[id]]])));
    return { coins: Object.keys(some).length === 0 ? null : some, last };
  },
  laid({ coins, last, next }) {
    if (next === 'old-mint') throw new kit.shape.Misread('next', 'known-name');
    return ok({ coins: { 'old-mint': 0, 'new-mint': 0, ...coins }, last: last ?? null });
  },
});
const seatOf = (name: string) => `seat of ${name}`;
const refused = (position: Parameters<typeof NOTATION.read>[0]) => {
  const read = NOTATION.read(position, seatOf);
  return read.ok ? null : read.rejection;
};

describe('a notation that says less than the state', () => {
  it('leaves out what goes without saying, and is read back to the same', () => {
    const state = { coins: { 'old-mint': 3, 'new-mint': 0 }, last: 'seat of ann' };
    const written = NOTATION.write(state, (seat) => seat.replace('seat of ', ''));
    expect(JSON.stringify(written)).toBe('{"system":"mint","coins":{"old-mint":3},"last":"ann"}');
    expect(NOTATION.read(written, seatOf)).toEqual(ok(state));
    const empty = { coins: { 'old-mint': 0, 'new-mint': 0 }, last: null };
    expect(NOTATION.write(empty, (seat) => seat)).toStrictEqual({ system: 'mint' });
    expect(NOTATION.read({ coins: null, last: null }, seatOf)).toEqual(ok(empty));
  });

  it('knows other names of a thing', () => {
    expect(NOTATION.read({ coins: { old: 2 } }, seatOf)).toMatchObject({ value: { coins: { 'old-mint': 2 } } });
  });

  it('names the line that is wrong, and what stands there', () => {
    expect(refused([])).toEqual({ code: 'position-value', values: { path: '' } });
    expect(refused({ moon: 1 })).toEqual({ code: 'position-key', values: { path: 'moon' } });
    expect(refused({ coins: { moon: 1 } })).toEqual({ code: 'position-key', values: { path: 'coins.moon' } });
    const half = { path: 'coins.old', found: 0.5 };
    expect(refused({ coins: { old: 0.5 } })).toEqual({ code: 'position-value', values: half });
    expect(refused({ coins: { old: [] } })).toEqual({ code: 'position-value', values: { path: 'coins.old' } });
    // One line belies another.
    const wrong = { path: 'next', found: 'old' };
    expect(refused({ next: 'old' })).toEqual({ code: 'position-value', values: wrong });
    const { say } = kit.wordsFrom({ catalogue: kit.catalogueOf({ en: {} }) });
    for (const locale of LOCALES) expect(say(locale, 'reject.position-value', wrong)).toMatch(/next.* \(old\)\./);
  });
});

describe('readers', () => {
  const found = <Value>(reader: kit.shape.Reader<Value>, json: Parameters<typeof reader>[0]) => {
    const value = kit.shape.read(reader, json, 'it');
    return 'misread' in value ? [value.misread.path, value.misread.expected] : value.value;
  };

  it('read one thing or the other', () => {
    const led = either(truth, list(text));
    expect(found(led, true)).toBe(true);
    expect(found(led, ['Tarik'])).toEqual(['Tarik']);
    expect(found(led, 7)).toEqual(['it', 'list']);
  });

  it('read each kind of something', () => {
    type Shape = { readonly kind: 'dot' } | { readonly kind: 'line'; readonly ends: readonly [number, number] };
    const shapes = kinds<Shape>({ dot: ofKind('dot', {}), line: ofKind('line', { ends: pair(count) }) });
    expect(found(shapes, { kind: 'line', ends: [1, 2] })).toEqual({ kind: 'line', ends: [1, 2] });
    expect(found(shapes, { kind: 'line', ends: [1, 2, 3] })).toEqual(['it.ends', 'pair']);
    expect(found(shapes, { kind: 'circle' })).toEqual(['it.kind', 'known-name']);
    expect(found(shapes, { kind: 'dot', ends: [1, 2] })).toEqual(['it.ends', 'unknown-field']);
  });

  it('name which of all is missing', () => {
    expect(found(kit.shape.each(MINTS, count), { 'old-mint': 1 })).toEqual(['it.new-mint', 'each-once']);
  });
});
