import { describe, expect, it } from 'vitest';
import { awaitedSeats, firstAwaited, type Obligation } from '../../../src/core/obligation.js';
import { apply, obligations, offers } from '../../../src/games/hispania/engine/steps.js';
import { NATION_IDS, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { seatScore } from '../../../src/games/hispania/scoring/final.js';
import { readOptions, SETUP_OPTIONS, seatsFor } from '../../../src/games/hispania/setup/options.js';
import { unitCount } from '../../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Faces } from './support.js';

const FOUR = ['a', 'b', 'c', 'd'];
const FIVE = [...FOUR, 'e'];

function start(setup: Record<string, string>, seats = FOUR, dice = new Faces()): Hispania {
  const result = HISPANIA.setup.begin(setup, seats, dice);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  // The state is opaque to the table; here it is read as what it is.
  return result.value.state;
}
const code = (setup: Record<string, string>, seats = FOUR) => {
  const result = HISPANIA.setup.begin(setup, seats, new Faces());
  return result.ok ? 'ok' : result.rejection.code;
};
const of = (state: Hispania, seat: string) => NATION_IDS.filter((id) => state.nations[id].seat === seat);
const act = (state: Hispania, seat: string, action: { verb: string }, dice = new Faces()): Hispania => {
  const result = apply(state, seat, action, dice);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.value.state;
};

describe('scenarios', () => {
  it('begin and end on their turns [16.1] [16.2] [16.3] [16.4] [16.5]', () => {
    expect(start({ scenario: 'A' }).turn).toBe(1);
    expect(start({ scenario: 'C' }).turn).toBe(4);
    expect(start({ scenario: 'D' }).turn).toBe(1);
    expect(start({ scenario: 'B', version: 'advanced' }).turn).toBe(4);
    expect(start({ scenario: 'E', version: 'advanced' }).turn).toBe(1);
    expect(code({ scenario: 'B', version: 'standard' })).toBe('setup-standard-absent');
    expect(code({ scenario: 'E' })).toBe('setup-standard-absent');
  });

  it('begin with their units on the board; the first nation acts [12.1] [12.2]', () => {
    const first = start({ scenario: 'A' });
    expect(first.areas.carthagene).toEqual({ carthage: { infantry: 1 } });
    expect(first.stage.nation).toBe('carthage');
    expect(awaitedSeats(obligations(first))).toEqual(['a']);
    const fourth = start({ scenario: 'C' });
    expect(fourth.areas.carthagene).toEqual({ rome: { elite: 3 } });
    expect(fourth.nations.ibere.status).toBe('gone');
    expect(fourth.stage.nation).toBe('carthage');
  });

  it('give every nation nothing at the start [2.4.4]', () => {
    const state = start({ scenario: 'D' });
    expect(NATION_IDS.every((id) => state.nations[id].gold === 0 || id === state.stage.nation)).toBe(true);
    expect(state.nations.carthage.gold).toBe(0);
  });

  it('pass over nations that have nothing [1.1]', () => {
    let state = start({ scenario: 'A' });
    const began: string[] = [];
    for (let step = 0; step < 400 && state.turn === 1; step++) {
      const [owed] = obligations(state);
      if (owed === undefined) break;
      if (state.stage.nation !== null && began.at(-1) !== state.stage.nation) began.push(state.stage.nation);
      const [offer] = offers(state, firstAwaited(owed)).filter(({ verb }) => verb === 'done');
      const dice = new Faces();
      dice.always(2);
      state =
        offer === undefined
          ? act(state, firstAwaited(owed), fallbackOf(state, owed), dice)
          : act(state, firstAwaited(owed), { verb: 'done' }, dice);
    }
    expect(began).toEqual(['carthage', 'galicien', 'cantabrien', 'lusitanien', 'basque', 'celte', 'ibere']);
  });

  it('know neither CROISADE nor ALMOHADE outside scenario E [1.6] [13.6]', () => {
    const state = start({ scenario: 'D' });
    expect([state.nations.croisade.status, state.nations.almohade.status]).toEqual(['gone', 'gone']);
    const extended = start({ scenario: 'E', version: 'advanced' });
    expect([extended.nations.croisade.status, extended.nations.almohade.status]).toEqual(['waiting', 'waiting']);
  });
});

describe('the standard version', () => {
  it('is for four, with fixed groups [13.1] [13.2] [13.3] [13.4] [13.5]', () => {
    expect(seatsFor({ scenario: 'A' })).toMatchObject({ ok: true, value: { min: 4, max: 4 } });
    expect(code({ scenario: 'A' }, FIVE)).toBe('setup-seats');
    const state = start({ scenario: 'D' });
    expect(of(state, 'a')).toEqual([
      'carthage',
      'lusitanien',
      'alain',
      'byzance',
      'badajoz-nation',
      'saragosse-nation',
      'almoravide',
    ]);
    expect(of(state, 'b')).toEqual(['galicien', 'basque', 'vandale', 'omeyyad', 'navarre', 'seville-nation']);
    expect(of(state, 'c')).toEqual(['cantabrien', 'celte', 'wisigoth', 'castille', 'grenade-nation', 'el-cid']);
    expect(of(state, 'd')).toEqual([
      'ibere',
      'rome',
      'hispano-romain',
      'sueve',
      'franc',
      'aragon',
      'leon-nation',
      'valence-nation',
    ]);
  });

  it('can draw who has which group [13.1]', () => {
    const dice = new Faces();
    dice.next(1, 1, 1);
    const state = start({ scenario: 'D', groups: 'drawn' }, FOUR, dice);
    expect(dice.left).toBe(0);
    const groups = FOUR.map((seat) => of(state, seat)[0]);
    expect([...groups].sort()).toEqual(['cantabrien', 'carthage', 'galicien', 'ibere']);
    expect(groups).not.toEqual(['carthage', 'galicien', 'cantabrien', 'ibere']);
  });

  it('gives points in scenario A to balance the groups [16.1]', () => {
    const state = start({ scenario: 'A' });
    expect(FOUR.map((seat) => seatScore(state, seat))).toEqual([16, 8, 0, 3]);
    expect(FOUR.map((seat) => seatScore(start({ scenario: 'D' }), seat))).toEqual([0, 0, 0, 0]);
  });
});

describe('options', () => {
  it('are all known by name, and switchable', () => {
    expect(SETUP_OPTIONS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'scenario',
        'version',
        'events',
        'sign-of-god',
        'submission-of-all',
        'group-bids',
        'secret-bids',
        'barbarian',
      ]),
    );
    expect(
      start({ scenario: 'D', events: 'on', 'sign-of-god': 'on', 'submission-of-all': 'on' }, FOUR, anyDice()).options,
    ).toMatchObject({
      events: true,
      signOfGod: true,
      submissionOfAll: true,
      barbarian: false,
    });
  });
  it('are refused with a code where they do not fit', () => {
    expect(code({ scenario: 'Z' })).toBe('setup-unknown');
    expect(code({ colour: 'red' })).toBe('setup-unknown');
    expect(code({ scenario: 'A', barbarian: 'on' })).toBe('setup-advanced-only');
    expect(code({ scenario: 'A', 'secret-bids': 'on' })).toBe('setup-advanced-only');
    expect(code({ scenario: 'A' }, ['a', 'b', 'c'])).toBe('setup-seats');
    expect(code({ scenario: 'A' }, ['a', 'b', 'c', 'c'])).toBe('setup-seats');
  });
  it('take a corrected card, and refuse a wrong one', () => {
    const corrected = HISPANIA.setup.begin({ scenario: 'D' }, FOUR, new Faces(), {
      setup: { turn1: { celte: { algarve: { infantry: 5 } } } },
    });
    expect(corrected.ok && corrected.value.state.areas.algarve.celte).toEqual({ infantry: 5 });
    const wrong = HISPANIA.setup.begin({ scenario: 'D' }, FOUR, new Faces(), { provinces: { valence: { income: 9 } } });
    expect(wrong).toMatchObject({ ok: false, rejection: { code: 'override-fixed' } });
  });
});

describe('bids for groups', () => {
  const open = (dice = new Faces()) => start({ scenario: 'D', 'group-bids': 'on' }, FOUR, dice);
  const bid = (state: Hispania, seat: string, points: number[], dice = new Faces()) => {
    const lots = ['carthage', 'omeyyad', 'wisigoth', 'rome'];
    const written = points.reduce(
      (so, value, index) => act(so, seat, { verb: 'bid', ...{ nation: lots[index], points: value } }),
      state,
    );
    return act(written, seat, { verb: 'done' }, dice);
  };
  it('are written by all in secret on all four groups [10.1.1]', () => {
    const state = open();
    expect(obligations(state).map(({ seats, what }) => `${seats.join()}:${what}`)).toEqual([
      'a:lots',
      'b:lots',
      'c:lots',
      'd:lots',
    ]);
    const closed = bid(state, 'b', [1, 2, 3, 4]);
    expect(awaitedSeats(obligations(closed))).toEqual(['a', 'c', 'd']);
    expect(JSON.stringify(viewOf(closed, 'a').frames)).not.toContain('"wisigoth":3');
    expect(JSON.stringify(viewOf(closed, 'b').frames)).toContain('"wisigoth":3');
  });
  it('may be as high as any other bid [10.1.1]', () => {
    const state = bid(open(), 'a', [0, 0, 0, 140]);
    expect(JSON.stringify(viewOf(state, 'a').frames)).toContain('"rome":140');
  });
  it('give each drawn group to the highest bidder without one, and cost him his bid [10.1.2] [10.1.5]', () => {
    const dice = new Faces();
    let state = open();
    state = bid(state, 'a', [5, 1, 0, 0]);
    state = bid(state, 'b', [4, 0, 3, 0]);
    state = bid(state, 'c', [0, 0, 0, 9]);
    dice.next(1, 1, 1, 1);
    state = bid(state, 'd', [0, 2, 9, 0], dice);
    expect(
      ['carthage', 'omeyyad', 'wisigoth', 'rome'].map(
        (id) => state.nations[NATION_IDS.find((n) => n === id) ?? 'celte'].seat,
      ),
    ).toEqual(['a', 'd', 'b', 'c']);
    expect(FOUR.map((seat) => seatScore(state, seat))).toEqual([-5, -3, -9, -2]);
  });
  it('that are equal are raised openly [10.1.3]', () => {
    const dice = new Faces();
    let state = open();
    for (const seat of ['a', 'b'] as const) state = bid(state, seat, [6, 0, 0, 0]);
    state = bid(state, 'c', [0, 1, 0, 0]);
    dice.next(1);
    state = bid(state, 'd', [0, 0, 1, 0], dice);
    expect(obligations(state).map(({ seats, what }) => `${seats.join()}:${what}`)).toEqual(['a:bid']);
    state = act(state, 'a', { verb: 'bid', ...{ points: 7 } });
    const rest = new Faces();
    rest.next(1, 1, 1);
    state = act(state, 'b', { verb: 'pass' }, rest);
    expect(state.nations.carthage.seat).toBe('a');
    expect(seatScore(state, 'a')).toBe(-7);
  });
  it('of nothing leave what is set aside, dealt for nothing [10.1.4]', () => {
    const dice = new Faces();
    let state = open();
    for (const seat of ['a', 'b', 'c'] as const) state = bid(state, seat, [0, 0, 0, 0]);
    dice.next(1, 1, 1, 1, 1, 1, 1);
    state = bid(state, 'd', [0, 0, 0, 3], dice);
    expect(state.nations.rome.seat).toBe('d');
    expect(
      new Set(
        ['carthage', 'omeyyad', 'wisigoth'].map(
          (id) => state.nations[NATION_IDS.find((n) => n === id) ?? 'celte'].seat,
        ),
      ),
    ).toEqual(new Set(['a', 'b', 'c']));
    expect(seatScore(state, 'a')).toBe(0);
  });
});

describe('major nations', () => {
  it('are chosen seat by seat, four or five of them, at their initial scores [14.1.1] [14.1.2]', () => {
    expect(seatsFor({ scenario: 'D', version: 'advanced' })).toMatchObject({ value: { min: 4, max: 5 } });
    let state = start({ scenario: 'D', version: 'advanced' }, FIVE);
    // What one chooses between says what it costs, and when it comes.
    const choices = HISPANIA.ask(state, FIVE[0] ?? '', 'choose', {});
    expect(choices.kind === 'one' ? choices.choices.find(({ id }) => id === 'wisigoth') : null).toMatchObject({
      note: 'major',
      values: { points: 46, turn: 6 },
    });
    const picks = ['rome', 'wisigoth', 'omeyyad', 'castille'] as const;
    for (const [index, choice] of picks.entries()) {
      expect(obligations(state).map(({ seats, what }) => `${seats.join()}:${what}`)).toEqual([`${FIVE[index]}:major`]);
      state = act(state, FIVE[index] ?? '', { verb: 'choose', ...{ choice } });
    }
    const dice = anyDice();
    state = act(state, 'e', { verb: 'choose', ...{ choice: 'carthage' } }, dice);
    expect(FIVE.map((seat) => seatScore(state, seat))).toEqual([-41, -46, -35, -39, -11]);
  });
  it('are bid for where that was chosen; one who bids nothing gets any of those left [14.1.3]', () => {
    const dice = new Faces();
    let state = start({ scenario: 'D', version: 'advanced', 'group-bids': 'on' }, FOUR, dice);
    const bid = (seat: string, rome: number, with_ = new Faces()) => {
      state = act(state, seat, { verb: 'bid', ...{ nation: 'rome', points: rome } });
      state = act(state, seat, { verb: 'done' }, with_);
    };
    bid('a', 3);
    bid('b', 0);
    bid('c', 0);
    const rolls = anyDice();
    bid('d', 0, rolls);
    expect(state.nations.rome.seat).toBe('a');
    expect(seatScore(state, 'a')).toBe(-44);
    const held = (['wisigoth', 'omeyyad', 'castille', 'carthage'] as const).filter(
      (id) => state.nations[id].seat !== null,
    );
    expect(held).toHaveLength(3);
  });
});

function anyDice(): Faces {
  let face = 0;
  const dice = new Faces();
  for (let index = 0; index < 400; index++) {
    face = (face % 9) + 1;
    dice.next(face);
  }
  return dice;
}
function fallbackOf(state: Hispania, owed: Obligation) {
  const [offer] = offers(state, firstAwaited(owed));
  return { verb: offer?.verb ?? 'done' };
}

describe('units at the start', () => {
  it('stand within the stack limits', () => {
    for (const scenario of ['D', 'C']) {
      const state = start({ scenario });
      for (const id of PROVINCE_IDS)
        for (const stack of Object.values(state.areas[id])) expect(unitCount(stack)).toBeLessThanOrEqual(4);
    }
  });
});

describe('what is not chosen at creation', () => {
  it('takes its default: each option its own', () => {
    const read = readOptions({});
    expect(read.ok ? read.value : null).toMatchObject({
      groupBids: false,
      signOfGod: false,
      events: false,
      submissionOfAll: false,
      secretBids: false,
      barbarian: false,
    });
    for (const { name, choices, fallback } of SETUP_OPTIONS) {
      expect(choices, name).toContain(fallback);
      expect(readOptions({ [name]: fallback }), name).toEqual(read);
    }
  });
});

it('whom somebody plays is told with the turn on which each comes, the first first [13]', () => {
  const begun = HISPANIA.setup.begin({ scenario: 'A' }, ['a', 'b', 'c', 'd'], { roll: () => 1 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const told = HISPANIA.seats(HISPANIA.view(begun.value.state, null)).find(({ seat }) => seat === 'd')?.plays?.values
    ?.nations;
  const comes = [
    ['ibere', 1],
    ['rome', 2],
    ['hispano-romain', 6],
    ['sueve', 6],
    ['franc', 9],
  ] as const;
  expect(told).toEqual(
    comes.map(([nation, turn]) => [
      { kind: 'nation', id: nation },
      { kind: 'from-turn', id: String(turn) },
    ]),
  );
});
