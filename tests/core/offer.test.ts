import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/json.js';
import { allows, type Domain, misfitOf, mostOf, sumsOf } from '../../src/core/offer.js';
import { mayRead, personIn } from '../../src/core/seat.js';

const one: Domain = { kind: 'one', slot: 'to', choices: [{ id: 'leon' }, { id: 'porto' }] };
const some: Domain = {
  kind: 'some',
  slot: 'units',
  choices: [
    { id: 'infantry', count: 2 },
    { id: 'knight', count: 1 },
  ],
  min: 1,
  max: 2,
};
/** Two of those bound, and the servant whether or not. */
const served: Extract<Domain, { kind: 'some' }> = {
  ...some,
  choices: [...some.choices, { id: 'servant', count: 3, free: true }],
};
const half: Domain = { kind: 'number', slot: 'gold', min: 0.5, max: 2, step: 0.5 };

describe('a domain', () => {
  it.each([
    [one, 'leon', true],
    [one, 'toledo', false],
    [one, 3, false],
    [some, { infantry: 2 }, true],
    [some, { infantry: 1, knight: 1 }, true],
    [some, { infantry: 3 }, false],
    [some, { infantry: 2, knight: 1 }, false],
    [some, {}, false],
    [some, { infantry: 0.5 }, false],
    [some, { infantry: -1 }, false],
    [some, { castle: 1 }, false],
    [served, { infantry: 1, knight: 1, servant: 3 }, true],
    [served, { servant: 1 }, true],
    [served, { infantry: 2, knight: 1 }, false],
    [served, { infantry: 1, servant: 4 }, false],
    [half, 1.5, true],
    [half, 1.25, false],
    [half, 2.5, false],
    [half, Number.NaN, false],
    [{ kind: 'text', slot: 'words', maxLength: 3 } satisfies Domain, 'abc', true],
    [{ kind: 'text', slot: 'words', maxLength: 3 } satisfies Domain, 'abcd', false],
  ])('%j allows %j: %s', (domain, value, expected) => {
    expect(allows(domain, value)).toBe(expected);
  });
});

it('of some: so many may be chosen in all, those that are free beyond the others', () => {
  expect(mostOf(some)).toBe(2);
  expect(mostOf(served)).toBe(5);
  expect(mostOf({ ...served, max: 9 })).toBe(6);
});

describe('an action', () => {
  const ask = (_seat: string, _verb: string, filled: object): Domain =>
    'to' in filled ? ('units' in filled ? { kind: 'done' } : some) : one;
  const misfit = (action: { verb: string; [slot: string]: string | number | Record<string, number> }) =>
    misfitOf([{ verb: 'move' }], ask, 'p1', action)?.code ?? null;
  it('is exactly one that is offered, or it is refused with the reason', () => {
    expect(misfit({ verb: 'move', to: 'leon', units: { knight: 1 } })).toBeNull();
    expect(misfit({ verb: 'fly', to: 'leon' })).toBe('not-offered');
    expect(misfit({ verb: 'move', to: 'leon' })).toBe('slot-missing');
    expect(misfit({ verb: 'move', to: 'rome', units: { knight: 1 } })).toBe('slot-illegal');
    expect(misfit({ verb: 'move', to: 'leon', units: { knight: 1 }, via: 'porto' })).toBe('slot-unknown');
  });
});

describe('a tally', () => {
  const choices = [
    { id: 'infantry', count: 2 },
    { id: 'knight', count: 1 },
    { id: 'berber', count: 3, free: true },
  ] as const;
  const some = (min: number, max: number) => ({ kind: 'some', slot: 'units', choices, min, max }) as const;
  it('names what is there, whole numbers of it from one on, no more than there are', () => {
    const fits = (tally: Record<string, number>) => allows(some(0, 3), tally);
    for (const tally of [{}, { infantry: 2 }, { infantry: 2, knight: 1 }, { berber: 3, infantry: 2, knight: 1 }])
      expect(fits(tally), JSON.stringify(tally)).toBe(true);
    for (const tally of [
      { dragon: 1 },
      { dragon: 1.5 },
      { dragon: 0 },
      { infantry: 0 },
      { infantry: -1 },
      { infantry: 1.5 },
      { infantry: 3 },
      { infantry: 1, knight: 2 },
      { berber: 4 },
    ])
      expect(fits(tally), JSON.stringify(tally)).toBe(false);
  });
  it('keeps to the least and the most in all; what is free fills no place, but counts as chosen', () => {
    expect(allows(some(2, 2), { infantry: 1 })).toBe(false);
    expect(allows(some(2, 2), { infantry: 2 })).toBe(true);
    expect(allows(some(2, 2), { infantry: 2, knight: 1 })).toBe(false);
    expect(allows(some(2, 2), { infantry: 2, berber: 3 })).toBe(true);
    expect(allows(some(2, 2), { berber: 2 })).toBe(true);
    expect(mostOf(some(0, 2))).toBe(5);
    expect(mostOf(some(0, 9))).toBe(6);
    expect(sumsOf(some(0, 9), { infantry: 1, berber: 2 })).toEqual({ total: 3, bound: 1 });
  });
});

describe('who may read', () => {
  it('is everybody, or the seats that are named', () => {
    expect(mayRead('all', null)).toBe(true);
    expect(mayRead(['p1'], 'p1')).toBe(true);
    expect(mayRead(['p1'], 'p2')).toBe(false);
    expect(mayRead([], 'p1')).toBe(false);
    expect(mayRead(['p1'], null)).toBe(false);
  });

  it('is called by name where the table knows it', () => {
    expect(personIn({ people: { p1: 'Ana' } }, 'p1')).toBe('Ana');
    expect(personIn({ people: { p1: 'Ana' } }, 'p2')).toBe('p2');
    expect(personIn({}, 'p1')).toBe('p1');
  });
});

describe('canonical JSON', () => {
  it('is the same whatever the order of keys, and without what is undefined', () => {
    expect(canonical({ b: [1, null, 'x'], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,null,"x"]}');
    expect(canonical({ a: { d: true }, b: [1, null, 'x'] })).toBe(canonical({ b: [1, null, 'x'], a: { d: true } }));
    expect(canonical(undefined)).toBe('null');
  });
});
