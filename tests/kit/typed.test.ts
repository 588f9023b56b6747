import { describe, expect, it } from 'vitest';
import type { Choice, Domain, Filled } from '../../src/core/offer.js';
import { ok, refuse } from '../../src/core/result.js';
import * as kit from '../../src/kit/index.js';
import { readingOf } from '../../src/kit/typed/filling.js';
import { tuples } from '../support/tuples.js';

const WORDS = kit.wordsFrom({
  catalogue: tuples({
    game: ['Game', 'Jeu', 'Juego'],
    'thing.cart': ['Cart', 'Chariot', 'Carro'],
    'thing.cart-2': ['Cart II', 'Chariot II', 'Carro II'],
    'thing.cart-3': ['Cart III', 'Chariot III', 'Carro III'],
    'place.mill': ['Mill', 'Moulin', 'Molino'],
    'place.keep': ['Keep', 'Donjon', 'Torre'],
    'verb.load': ['Load', 'Charger', 'Cargar'],
    'verb.burn': ['Burn all', 'Tout brûler', 'Quemar todo'],
  }),
});
const lexicon = {
  words: WORDS,
  placeOf: ({ values }: Choice) =>
    typeof values?.at === 'object' && 'kind' in values.at && 'id' in values.at ? values.at : null,
};
const CARTS = ['cart', 'cart-2', 'cart-3'].map((id) => kit.named('thing', id));
const twin = (id: string, at: string): Choice => ({
  ...kit.named('thing', 'cart'),
  id,
  values: { at: { kind: 'place', id: at } },
});

describe('a name with a number', () => {
  it.each([
    ['cart II', 'cart-2'],
    ['cart 2', 'cart-2'],
    ['chariot niveau 3', 'cart-3'],
    ['carro nivel III', 'cart-3'],
    ['cart', 'cart'],
  ])('%s', (typed, id) => expect(kit.choiceNamed(lexicon, CARTS, typed)?.id).toBe(id));

  it('is never the beginning of another number', () => {
    for (const typed of ['cart I', 'cart 1', 'cart IIII', 'carro level 1']) {
      expect(kit.choiceNamed(lexicon, CARTS, typed), typed).toBeNull();
    }
  });
});

describe('several things of one name', () => {
  const domain: Domain = { kind: 'one', slot: 'cart', choices: [twin('1', 'mill'), twin('2', 'keep')] };
  it('are asked about, by what tells them apart', () => {
    const read = kit.readValue(lexicon, domain, 'cart');
    expect(read).toMatchObject({ ok: false, rejection: { code: 'which-one' } });
    expect(kit.readValue(lexicon, domain, 'cart mill')).toEqual({ ok: true, value: '1' });
    expect(kit.readValue(lexicon, domain, 'chariot donjon')).toEqual({ ok: true, value: '2' });
  });
});

describe('what two options say of one slot', () => {
  const ask = ({ level }: Filled): Domain =>
    level === undefined ? kit.askOne('level', 'thing', ['1', '2']) : kit.DONE;
  const says = { option: 'unit', text: 'cart II', slots: { level: '2' } };
  it.each([
    [{}, '2'],
    [{ level: '2' }, '2'],
    [{ level: 'II' }, '2'],
  ])('is one thing: %o', (options, level) => {
    const { read } = readingOf(lexicon, 'build', ask, options, { says });
    expect(read).toEqual({ ok: true, value: { verb: 'build', level } });
  });
  it('is refused where it is two, or where nothing asks for it', () => {
    const { read } = readingOf(lexicon, 'build', ask, { level: '1' }, { says });
    expect(read).toMatchObject({ ok: false, rejection: { code: 'option-against' } });
    const none = readingOf(lexicon, 'build', () => kit.DONE, {}, { says });
    expect(none.read).toMatchObject({ ok: false, rejection: { code: 'option-unused', values: { text: 'cart II' } } });
  });
});

describe('a command that may mean several verbs', () => {
  const questions: Readonly<Record<string, (filled: Filled) => Domain>> = {
    load: ({ at, what }) =>
      at === undefined
        ? kit.askOne('at', 'place', ['mill', 'keep'])
        : what === undefined
          ? kit.askOne('what', 'thing', ['cart', 'cart-2'])
          : kit.DONE,
    burn: ({ at }) => (at === undefined ? kit.askOne('at', 'place', ['mill', 'keep']) : kit.DONE),
  };
  const game = {
    offers: () => Object.keys(questions).map((verb) => ({ verb })),
    ask: (_state: unknown, _seat: string, verb: string, filled: Filled) => questions[verb]?.(filled) ?? kit.DONE,
  };
  const apply = () => refuse('not-offered');
  const { interpret } = kit.commandsOf({ ...game, apply }, { ...lexicon, verbs: { goods: ['load', 'burn'] } });
  const meant = (options: Readonly<Record<string, string>>) => interpret({ seats: [] }, 'p1', 'goods', options);

  it('means the one that everything typed fits', () => {
    expect(meant({ at: 'mill', what: 'cart' })).toMatchObject({ ok: true, value: { actions: [{ verb: 'load' }] } });
  });
  it('does nothing that another would have asked more about', () => {
    expect(meant({ at: 'mill' })).toMatchObject({
      ok: false,
      rejection: { code: 'several-meant', values: { choices: [{ id: 'load' }, { id: 'burn' }] } },
    });
  });
  it('is told by the name of the verb in an option', () => {
    const burn = { ok: true, value: { actions: [{ verb: 'burn', at: 'mill' }] } };
    expect(meant({ at: 'mill', how: 'Burn all' })).toMatchObject(burn);
    expect(meant({ at: 'mill', how: 'tout brûler' })).toMatchObject(burn);
    expect(meant({ what: 'keep', at: 'mill', how: 'burn' })).toMatchObject({ rejection: { code: 'option-unused' } });
  });
  it('asks on for whichever understood most', () => {
    expect(meant({ what: 'cart' })).toMatchObject({ rejection: { code: 'slot-missing' } });
    expect(meant({ at: 'nowhere' })).toMatchObject({ rejection: { code: 'not-a-choice' } });
  });
});

it('refuses a text that is too long, and cuts none', () => {
  const domain: Domain = { kind: 'text', slot: 'words', maxLength: 5 };
  expect(kit.readValue(lexicon, domain, 'hello')).toEqual({ ok: true, value: 'hello' });
  expect(kit.readValue(lexicon, domain, 'hello!')).toMatchObject({ ok: false, rejection: { code: 'text-long' } });
});

describe('how many of which are suggested', () => {
  const counted = (count: number) => CARTS.map((choice) => ({ ...choice, count }));
  const domain: Domain = { kind: 'some', slot: 'carts', choices: counted(2), min: 0, max: 6 };
  const suggested = (typed: string, letters: number, suggestions = 25) =>
    kit.suggestionsFor(lexicon, domain, 'carts', { carts: typed }, 'fr', { suggestions, letters });

  it('all of them first, as long as an edge has room for the list', () => {
    expect(suggested('', 100)[0]).toEqual({
      name: '2 Chariot, 2 Chariot II, 2 Chariot III',
      value: '2 Chariot, 2 Chariot II, 2 Chariot III',
    });
    expect(suggested('', 30)[0]).toEqual({ name: '2 Chariot, 2 Chariot II, …', value: 'tout' });
    const read = kit.readValue(lexicon, domain, 'tout');
    expect(read).toEqual({ ok: true, value: { cart: 2, 'cart-2': 2, 'cart-3': 2 } });
  });
  it('a list that is too long is not cut, for it would mean something else', () => {
    expect(suggested('2 Chariot, 2 Chariot II, 1', 30)).toEqual([]);
    expect(suggested('2 Chariot, 2 Chariot II, 1', 100).length).toBeGreaterThan(0);
  });
  it('no more than an edge shows', () => expect(suggested('', 100, 4)).toHaveLength(4));
});

describe('slots that bear the names of things', () => {
  const inOne = { ...lexicon, within: { carts: CARTS }, usual: { carts: 'all' } } as const;
  const places: Domain = { ...kit.askSome('cart', 'place', { mill: 2, keep: 1 }, { min: 0 }) };
  const ask = (filled: Filled): Domain =>
    filled.cart === undefined
      ? places
      : filled['cart-2'] === undefined
        ? kit.askNumber('cart-2', 0, 3)
        : filled['cart-3'] === undefined
          ? kit.askNumber('cart-3', 0, 1)
          : kit.DONE;
  const read = (options: Readonly<Record<string, string>>) => readingOf(inOne, 'load', ask, options).read;

  it('are answered in one option, each by its name', () => {
    const value = { verb: 'load', cart: { mill: 2, keep: 1 }, 'cart-2': 2, 'cart-3': 1 };
    expect(read({ carts: 'cart: 2 mill, keep; cart II: 2; chariot III > 1' })).toEqual({ ok: true, value });
  });
  it('are none where others are named, and their numbers stand before them', () => {
    const value = { verb: 'load', cart: {}, 'cart-2': 3, 'cart-3': 0 };
    expect(read({ carts: '3 cart II' })).toEqual({ ok: true, value });
    expect(read({ carts: '3 cart II, 0 cart III' })).toEqual({ ok: true, value });
  });
  it('are refused where there is no such thing, or it is not asked for', () => {
    expect(read({ carts: 'coach: 2 mill' })).toMatchObject({ rejection: { code: 'unit-unknown' } });
    const one = readingOf(inOne, 'load', ({ cart }) => (cart === undefined ? places : kit.DONE), {
      carts: 'cart: mill; cart II: 2',
    });
    expect(one.read).toMatchObject({ rejection: { code: 'unit-unknown', values: { text: 'cart II' } } });
  });
});

describe('what a command means in this state', () => {
  type Yard = { readonly open: boolean };
  const game = {
    offers: ({ open }: Yard) => [{ verb: open ? 'load' : 'open' }],
    ask: (_state: Yard, _seat: string, verb: string, { cart, at }: Filled) =>
      verb === 'open' || at !== undefined
        ? kit.DONE
        : cart === undefined
          ? kit.askOne('cart', 'thing', ['cart', 'cart-2'])
          : kit.askOne('at', 'place', ['mill', 'keep']),
    apply: () => ok({ state: { open: true }, events: [] }),
  };
  const repeats = { load: { times: 'count', most: 4, each: { slot: 'cart', option: 'carts', things: CARTS } } };
  const { interpret } = kit.commandsOf<Yard>(
    game,
    { ...lexicon, repeats, usual: { at: ['tower', 'keep'] } },
    {},
    {
      first: ({ open }, _seat, command) => (command === 'load' && !open ? ok({ verb: 'open' }) : null),
      isSettled: (_state, _seat, _action, option, value) => option === 'colour' && value === 'red',
      whyNot: (_state, _seat, verb, _options, refused) => (refused === null ? { code: `no-${verb}` } : null),
    },
  );
  const meant = (open: boolean, command: string, options: Readonly<Record<string, string | number>>) =>
    interpret({ open }, 'p1', command, options);
  const load = { verb: 'load', cart: 'cart', at: 'keep' };

  it('is done after what must be done first', () => {
    const actions = [{ verb: 'open' }, load];
    expect(meant(false, 'load', { cart: 'cart' })).toEqual({ ok: true, value: { kind: 'actions', actions } });
  });
  it('is done several times, or for each thing listed', () => {
    const twice = { ok: true, value: { kind: 'actions', actions: [load, load] } };
    expect(meant(true, 'load', { cart: 'cart', count: 2 })).toEqual(twice);
    expect(meant(true, 'load', { carts: '2 cart' })).toEqual(twice);
    const both = { kind: 'actions', actions: [load, { ...load, cart: 'cart-2' }] };
    expect(meant(true, 'load', { carts: 'cart, cart II' })).toEqual({ ok: true, value: both });
    for (const count of [0, 5, 1.5])
      expect(meant(true, 'load', { cart: 'cart', count })).toMatchObject({ rejection: { code: 'not-in-range' } });
  });
  it('may say what is settled, and no more than that', () => {
    expect(meant(true, 'load', { cart: 'cart', colour: 'red' })).toMatchObject({ ok: true });
    expect(meant(true, 'load', { cart: 'cart', colour: 'blue' })).toMatchObject({
      rejection: { code: 'option-unused' },
    });
  });
  it('is refused for the reason that the game knows', () => {
    expect(meant(true, 'open', {})).toEqual({ ok: false, rejection: { code: 'no-open' } });
    expect(meant(true, 'load', { cart: 'coach' })).toMatchObject({ rejection: { code: 'not-a-choice' } });
  });
});

it('puts what was counted together into the slots that ask for it, and what none asks for into the last', () => {
  const slots = ['drivers', 'carts'] as const;
  const asked = { drivers: { ann: 1 }, carts: { cart: 2 } };
  const ask = (filled: Filled): Domain => {
    const slot = slots.find((one) => filled[one] === undefined);
    return slot === undefined ? kit.askOne('to', 'place', ['mill']) : kit.askSome(slot, 'thing', asked[slot]);
  };
  const put = (tally: Readonly<Record<string, number>>) => kit.intoSlots(ask, { from: 'keep' }, tally);
  expect(put({ cart: 2, ann: 1 })).toEqual({ from: 'keep', drivers: { ann: 1 }, carts: { cart: 2 } });
  expect(put({ cart: 1, ox: 3 })).toEqual({ from: 'keep', drivers: {}, carts: { cart: 1, ox: 3 } });
});
