import { describe, expect, it } from 'vitest';
import * as kit from '../../src/kit/index.js';

/** Claims, then bids in envelopes, then a window: what steps can say besides the usual. */
type Frame = kit.Frames<{
  sale: { claims: readonly string[]; bids: { readonly [seat: string]: number } };
  window: kit.WindowFrame;
  packing: { chests: readonly string[] };
}>;
type Sale = Extract<Frame, { kind: 'sale' }>;
type House = kit.Course<Frame> & { readonly orders: { readonly [seat: string]: number }; readonly told: string };
type Act = kit.Play<House>;

const tell = (play: Act, what: string) => play.set({ told: `${play.state.told}${what};` });
const STEPS: kit.Steps<House, Act, Frame> = {
  sale: kit.inParts<House, Act, Sale>(
    (_state, { claims }) => claims.length > 0,
    kit.awaited({
      what: (_state, { claims }) => (claims.length > 1 ? 'several-claim' : 'claim'),
      who: (_state, { claims }) => claims,
      verbs: {
        waive: {
          byDefault: true,
          does: (play, here, seat) => play.replace({ ...here, claims: here.claims.filter((one) => one !== seat) }),
        },
      },
    }),
    kit.inSecretBy<House, Act, Sale>(
      {
        has: ({ bids }, seat) => bids[seat] !== undefined,
        keeps: (play, here, seat, action) =>
          play.replace({ ...here, bids: { ...here.bids, [seat]: kit.numberIn(action, 'points') } }),
      },
      {
        what: 'bid',
        verb: 'bid',
        once: true,
        who: ({ seats }) => seats,
        values: () => ({ least: 1 }),
        slots: [() => kit.askNumber('points', 1, 9)],
        atOnce: { nothing: (_state, _here, seat) => (seat === 'a' ? null : { verb: 'bid', points: 0 }) },
        ahead: ({ orders }, _here, seat) => {
          const points = orders[seat];
          return points === undefined ? null : { verb: 'bid', points };
        },
        opened: (play, { bids }) => {
          tell(play, JSON.stringify(bids));
          play.next({ kind: 'window', passed: [] });
        },
      },
    ),
  ),
  window: kit.windowOf<House, Act, Extract<Frame, { kind: 'window' }>>({
    what: 'window',
    who: ({ seats }) => seats,
    openly: ['shout'],
    verbs: {
      shout: { does: (play) => tell(play, 'shout') },
      pass: {
        byDefault: () => ({ verb: 'shout' }),
        does: (play, here, seat) => play.replace({ ...here, passed: [...here.passed, seat] }),
      },
      whisper: { does: (play) => tell(play, 'whisper') },
    },
    closed: (play) => play.next({ kind: 'packing', chests: ['oak', 'elm'] }),
  }),
  packing: kit.awaited({
    what: 'packing',
    who: () => ['a'],
    verbs: {
      pack: {
        byDefault: true,
        shown: (_state, { chests }) => ({ values: { count: chests.length } }),
        ask(_state, { chests }, _seat, filled) {
          const next = chests.find((chest) => filled[chest] === undefined);
          return next === undefined ? kit.DONE : kit.askNumber(next, 1, 3);
        },
        does(play, _here, _seat, action) {
          play.pop();
          tell(play, `oak ${action.oak}, elm ${action.elm}`);
        },
      },
    },
  }),
};
const engine = kit.engineOf(kit.byFrames<House, Act>(STEPS, (state, dice) => new kit.Play(state, dice)));
const NO_DICE = {
  roll() {
    throw new Error('no die is rolled here');
  },
};

function house(claims: readonly string[], orders: House['orders'] = {}, ...steps: readonly Frame[]): House {
  const first: readonly Frame[] = steps.length > 0 ? steps : [{ kind: 'sale', id: 1, claims, bids: {} }];
  const state = { ...kit.courseOf<Frame>(['a', 'b', 'c'], ...first), orders, told: '' };
  return engine.begin(state, NO_DICE).state;
}
function played(state: House, seat: string, action: Parameters<typeof engine.apply>[2]): House {
  const done = engine.apply(state, seat, action, NO_DICE);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value.state;
}
const verbs = (state: House, seat: string) => engine.offers(state, seat).map(({ verb }) => verb);
const owed = (state: House) => engine.obligations(state).map(({ what, seats }) => `${what}:${seats.join()}`);

describe('a step in parts', () => {
  it('is its first part as long as that holds, by what it is called then', () => {
    const both = house(['a', 'b']);
    expect(owed(both)).toEqual(['several-claim:a', 'several-claim:b']);
    expect(verbs(both, 'c')).toEqual([]);
    const one = played(both, 'a', { verb: 'waive' });
    expect(owed(one)).toEqual(['claim:b']);
    expect(owed(played(one, 'b', { verb: 'waive' }))).toEqual(['bid:a', 'bid:b', 'bid:c']);
  });
});

describe('choices in secret that a frame keeps in its own form', () => {
  it('are made once, by an order where there is one, and opened when the last is in', () => {
    const state = house([], { b: 4 });
    expect(owed(state)).toEqual(['bid:a', 'bid:c']);
    expect(engine.obligations(state)[0]?.values).toEqual({ least: 1 });
    expect([verbs(state, 'a'), verbs(state, 'b'), verbs(state, 'c')]).toEqual([['bid'], [], ['bid', 'nothing']]);
    const bid = played(state, 'a', { verb: 'bid', points: 2 });
    expect(verbs(bid, 'a')).toEqual([]);
    const opened = played(bid, 'c', { verb: 'nothing' });
    expect(JSON.parse(opened.told.slice(0, -1))).toEqual({ a: 2, b: 4, c: 0 });
  });
});

describe('a window', () => {
  it('hides what only some can do, but what is open to all, and lets a game pass in its own way', () => {
    const state = house([], {}, { kind: 'window', id: 1, passed: [] });
    expect(engine.offers(state, 'b')).toEqual([{ verb: 'shout' }, { verb: 'pass' }, { verb: 'whisper', secret: true }]);
    const [all] = engine.obligations(state);
    expect(all?.seats).toEqual(['a', 'b', 'c']);
    expect(all === undefined ? null : engine.fallback(state, all)).toEqual({ verb: 'shout' });
    expect(owed(played(state, 'b', { verb: 'pass' }))).toEqual(['window:a,c']);
  });
});

describe('a verb', () => {
  it('asks as often as the state wants, and shows what it says', () => {
    const state = house([], {}, { kind: 'packing', id: 1, chests: ['oak', 'elm'] });
    expect(engine.offers(state, 'a')).toEqual([{ verb: 'pack', values: { count: 2 } }]);
    expect(engine.ask(state, 'a', 'pack', { oak: 1 })).toMatchObject({ slot: 'elm' });
    expect(played(state, 'a', { verb: 'pack', oak: 3, elm: 2 }).told).toBe('oak 3, elm 2;');
    const rules = STEPS.packing;
    const here: Extract<Frame, { kind: 'packing' }> = { kind: 'packing', id: 1, chests: ['oak'] };
    expect(rules.offer?.(state, here, 'a', 'pack')).toEqual({ verb: 'pack', values: { count: 1 } });
    expect(rules.fallback(state, here, 'a')).toEqual({ verb: 'pack', oak: 1 });
  });
});
