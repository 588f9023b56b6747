import { describe, expect, it } from 'vitest';
import { plunderByBarbarians } from '../../src/games/medioevo/barbarians/plunder.js';
import { conquer } from '../../src/games/medioevo/battle/aftermath/conquest.js';
import { beginBattle } from '../../src/games/medioevo/battle/begin.js';
import { giveBloodTokens } from '../../src/games/medioevo/battle/blood.js';
import { finalHonour } from '../../src/games/medioevo/closing/final-count.js';
import { rankingOf, teamsOf } from '../../src/games/medioevo/closing/ranking.js';
import { controlTokensLeft, reserveOf, vehicleLevelsLeft } from '../../src/games/medioevo/control/supply.js';
import type { Play } from '../../src/games/medioevo/engine/play.js';
import { KINGDOM_IDS, type KingdomId } from '../../src/games/medioevo/facts/ids.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { stepCost } from '../../src/games/medioevo/movement/steps.js';
import { NEW_VEHICLE } from '../../src/games/medioevo/setup/founding.js';
import { SETUP_OPTIONS } from '../../src/games/medioevo/setup/options.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { upkeepOf } from '../../src/games/medioevo/taxes/income.js';
import { verdict } from '../../src/games/medioevo/tells/verdict.js';
import { acted, buying, choicesIn, during, refusalOf, told, verbsOf } from './support/acts.js';
import { done, faces, SEATS, world } from './support/world.js';

const realm = (state: Medioevo, seat: string) => state.realms[seat];
const started = (setup: Readonly<Record<string, string>>, seats: readonly string[], dice: readonly number[] = []) => {
  const begun = MEDIOEVO.setup.begin(setup, seats, faces(...dice));
  if (!begun.ok) throw new Error(begun.rejection.code);
  return begun.value.state;
};

/** As the board says them (1.3). */
const LINKED: readonly (readonly [KingdomId, KingdomId])[] = [
  ['holy-roman-empire', 'kingdom-of-hungary'],
  ['byzantine-empire', 'kingdom-of-hungary'],
  ['byzantine-empire', 'golden-horde'],
  ['byzantine-empire', 'mamluk-sultanate'],
  ['republic-of-novgorod', 'golden-horde'],
  ['golden-horde', 'kingdom-of-hungary'],
  ['republic-of-novgorod', 'kingdom-of-hungary'],
];

describe('the starting auction', () => {
  const bid = (kingdom: string, honour: number) => ({ verb: 'kingdom-bid', kingdom, honour });
  it('[9.1] gives each kingdom to its best bid, who pays, and lets the tied bid again among the free ones', () => {
    const state = acted(started({ kingdoms: 'auction' }, ['a', 'b', 'c']), [
      ['a', bid('byzantine-empire', 3)],
      ['b', bid('kingdom-of-hungary', 5)],
      ['c', bid('kingdom-of-hungary', 5)],
    ]);
    expect([realm(state, 'a')?.kingdom, realm(state, 'b')?.kingdom]).toEqual(['byzantine-empire', null]);
    expect(verbsOf(state, 'a')).not.toContain('kingdom-bid');
    expect(choicesIn(state, 'b', { verb: 'kingdom-bid' })).not.toContain('byzantine-empire');
    const settled = acted(state, [
      ['b', bid('golden-horde', 0)],
      ['c', bid('mamluk-sultanate', 1)],
    ]);
    expect(SEATS.length).toBe(6);
    expect(['a', 'b', 'c'].map((seat) => [realm(settled, seat)?.kingdom, realm(settled, seat)?.honour])).toEqual([
      ['byzantine-empire', 7],
      ['golden-horde', 10],
      ['mamluk-sultanate', 9],
    ]);
  });

  it('[9.1] gives one by lot to whoever is tied again, and moves all markers up', () => {
    const state = acted(
      started({ kingdoms: 'auction' }, ['a', 'b', 'c']),
      [
        ['a', bid('byzantine-empire', 3)],
        ['b', bid('kingdom-of-hungary', 5)],
        ['c', bid('kingdom-of-hungary', 5)],
        ['b', bid('golden-horde', 2)],
        ['c', bid('golden-horde', 2)],
      ],
      [1, 1],
    );
    const kingdoms = ['a', 'b', 'c'].map((seat) => realm(state, seat)?.kingdom);
    expect(new Set(kingdoms).size).toBe(3);
    expect(kingdoms).not.toContain(null);
    expect(['a', 'b', 'c'].map((seat) => realm(state, seat)?.honour)).toEqual([7, 10, 10]);
  });

  it('[9.1] has the tied bid again for another kingdom, and nobody who was outbid (RULINGS 122)', () => {
    const state = acted(started({ kingdoms: 'auction' }, ['a', 'b', 'c', 'd']), [
      ['a', bid('byzantine-empire', 3)],
      ['b', bid('byzantine-empire', 3)],
      ['c', bid('kingdom-of-hungary', 5)],
      ['d', bid('kingdom-of-hungary', 4)],
    ]);
    const bidders = ['a', 'b', 'c', 'd'].filter((seat) => verbsOf(state, seat).includes('kingdom-bid'));
    expect(bidders).toEqual(['a', 'b']);
    expect(choicesIn(state, 'a', { verb: 'kingdom-bid' })).not.toContain('byzantine-empire');
    expect(choicesIn(state, 'a', { verb: 'kingdom-bid' })).toContain('holy-roman-empire');
  });

  it.each([3, 4, 5, 6])('[1.3] gives %i players linked kingdoms, whatever is bid and drawn', (players) => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, players);
    const pairs = KINGDOM_IDS.flatMap((one) => KINGDOM_IDS.map((other) => [one, other] as const));
    const apart = pairs.flatMap(([one, other]) =>
      [1, Number.POSITIVE_INFINITY].flatMap((face) => {
        const dice = { roll: (sides: number) => Math.min(sides, face) };
        const begun = MEDIOEVO.setup.begin({ kingdoms: 'auction' }, seats, dice);
        if (!begun.ok) throw new Error(begun.rejection.code);
        let { state } = begun.value;
        const bids = seats.map((_seat, at) => (at === 0 ? bid(one, 9) : at === 1 ? bid(other, 8) : bid(one, 0)));
        for (let more = 0; more < 2; more++) {
          for (const [at, seat] of seats.entries()) {
            if (!verbsOf(state, seat).includes('kingdom-bid')) continue;
            const [any] = choicesIn(state, seat, { verb: 'kingdom-bid' });
            const action = more === 0 ? bids[at] : bid(`${any}`, 0);
            const applied = MEDIOEVO.apply(state, seat, action ?? bid(one, 0), dice);
            if (!applied.ok) throw new Error(applied.rejection.code);
            state = applied.value.state;
          }
        }
        const taken = seats.map((seat) => realm(state, seat)?.kingdom);
        const reached = [taken[0]];
        for (const at of reached)
          for (const [left, right] of LINKED)
            for (const next of at === left ? [right] : at === right ? [left] : [])
              if (taken.includes(next) && !reached.includes(next)) reached.push(next);
        return reached.length === players ? [] : [taken];
      }),
    );
    expect(apart).toEqual([]);
  });

  it('[9.1] passes over a bid that leaves no linked choice', () => {
    const state = acted(started({ kingdoms: 'auction' }, ['a', 'b', 'c']), [
      ['a', bid('mamluk-sultanate', 9)],
      ['b', bid('holy-roman-empire', 8)],
      ['c', bid('republic-of-novgorod', 7)],
    ]);
    // The Mamluks and the Empire are joined by a Byzantium or a Horde with Hungary: by four kingdoms, not by three.
    expect(['a', 'b', 'c'].map((seat) => realm(state, seat)?.kingdom)).toEqual(['mamluk-sultanate', null, null]);
  });
});

describe('the other variants', () => {
  it('[9.2] charges movement by the terrain entered and upkeep by where a piece stands', () => {
    const state = world(
      (play) => {
        play.addUnits('rome', 'empire', { archer: 2 });
        play.addVehicle({
          ...NEW_VEHICLE,
          kind: 'galley',
          level: 1,
          owner: 'empire',
          at: 'north-sea',
          units: { archer: 1 },
        });
      },
      { terrain: 'on' },
    );
    // Two at 10 in an inhabited zone; a galley and a man at sea at 20.
    expect(upkeepOf(state, 'empire')).toBe(60);
    const steps = (at: Medioevo['inPlay'][number]) => [stepCost(world(), at, at), stepCost(state, at, at)];
    // Plain, hill, forest, desert, mountain.
    expect((['cologne', 'bavaria', 'brandenburg', 'upper-egypt', 'pozsony'] as const).map(steps)).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 3],
    ]);
    const upkeepAt = (at: Medioevo['inPlay'][number]) =>
      upkeepOf(
        world((play) => play.addUnits(at, 'empire', { archer: 1 }), { terrain: 'on' }),
        'empire',
      );
    expect((['cumania', 'bavaria', 'philadelphia', 'upper-egypt', 'pozsony'] as const).map(upkeepAt)).toEqual([
      20, 20, 30, 40, 10,
    ]);
  });

  it('[9.3] gives a blood token for plunder and for a home that is conquered, eighteen in all', () => {
    const plundered = done(
      world(
        (play) => {
          play.changeLand('cologne', { civil: { level: 1, damage: 0 }, market: ['salt'] });
          play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'hungary', at: 'cologne' });
          play.addUnits('cologne', 'barbarians', { 'light-infantry': 1 });
        },
        { blood: 'on' },
      ),
      (play) => plunderByBarbarians(play, 'cologne'),
    );
    expect([realm(plundered, 'empire')?.blood, realm(plundered, 'hungary')?.blood]).toEqual([1, 1]);
    const taken = done(
      world((play) => play.addUnits('buda', 'empire', { archer: 1 }), { blood: 'on' }),
      (play) => conquer(play, 'buda', 'empire', 'hungary'),
    );
    expect([realm(taken, 'hungary')?.blood, realm(taken, 'empire')?.blood]).toEqual([1, 0]);
    const full = done(
      world(() => undefined, { blood: 'on' }),
      (play) => {
        for (let more = 0; more < 20; more++) giveBloodTokens(play, ['horde', 'horde']);
      },
    );
    expect(realm(full, 'horde')?.blood).toBe(18);
    expect(
      realm(
        done(world(), (play) => giveBloodTokens(play, ['horde'])),
        'horde',
      )?.blood,
    ).toBe(0);
  });

  it('[9.3] adds one to the attack value of the round for each token spent', () => {
    const fighting = done(
      world(
        (play) => {
          play.changeRealm('empire', { blood: 3, battleOrder: { ...play.realm('empire').battleOrder, ask: 'all' } });
          play.addUnits('rome', 'empire', { cavalry: 2 });
          play.addUnits('rome', 'barbarians', { 'light-infantry': 2 });
        },
        { blood: 'on' },
      ),
      (play) => {
        play.set({ warCircle: { d4: 4, d6: 4, d8: 4 }, phase: 'combat' });
        beginBattle(play, { at: 'rome', attacker: 'empire', defender: 'barbarians' });
      },
    );
    expect(verbsOf(fighting, 'hungary')).not.toContain('spend-blood');
    expect(refusalOf(fighting, 'empire', { verb: 'spend-blood', count: 4 })).toBe('slot-illegal');
    const spent = acted(fighting, [['empire', { verb: 'spend-blood', count: 2 }]]);
    expect(realm(spent, 'empire')?.blood).toBe(1);
    expect(spent.frames.at(-1)).toMatchObject({
      bonuses: [{ side: 'attacker', what: 'attack', points: 2, until: 'round' }],
    });
  });

  it('[9.4] adds up the honour of a team', () => {
    const six = world((play) => play.changeRealm('mamluks', { honour: 20 }), { teams: '2' });
    expect(teamsOf(six)).toEqual([
      ['byzantium', 'hungary', 'novgorod'],
      ['mamluks', 'empire', 'horde'],
    ]);
    expect(rankingOf(six).ranking).toEqual([
      { seats: ['mamluks', 'empire', 'horde'], score: 40 },
      { seats: ['byzantium', 'hungary', 'novgorod'], score: 30 },
    ]);
    expect(teamsOf(world(() => undefined, { teams: '3' })).map((team) => team.length)).toEqual([2, 2, 2]);
    // The sum is told under the score of each.
    const parts = MEDIOEVO.seats(MEDIOEVO.view(six, null)).map((one) => one.parts[0]);
    expect(parts.slice(0, 2)).toEqual([
      { kind: 'team', id: '1', score: 30 },
      { kind: 'team', id: '2', score: 40 },
    ]);
    expect(MEDIOEVO.seats(MEDIOEVO.view(world(), null)).flatMap((one) => one.parts)).toEqual([]);
    expect(teamsOf(world())).toHaveLength(6);
  });

  it('[9.5] hides what was bought until each places it in turn order', () => {
    const two = buying({ ...world(() => undefined, { deployment: 'on' }), order: ['horde', 'empire'] });
    const state = {
      ...two,
      realms: Object.fromEntries(
        Object.entries(two.realms).map(([seat, one]) => [seat, { ...one, out: !['horde', 'empire'].includes(seat) }]),
      ),
    };
    const troops = (at: string) => ({ verb: 'units', unit: 'archer', count: 2, at });
    const { state: placing, events } = told(state, [
      ['empire', { verb: 'deploy' }],
      ['empire', troops('cologne')],
      ['horde', troops('ukek')],
      ['horde', { verb: 'done' }],
      ['empire', { verb: 'done' }],
    ]);
    expect(placing.frames.at(-1)).toMatchObject({ kind: 'deployment', place: 0 });
    expect([placing.lands.cologne.armies, placing.lands.ukek.armies.horde]).toEqual([{}, undefined]);
    expect(events.filter(({ type }) => type === 'raised').map(({ audience }) => audience)).toEqual([
      ['horde'],
      ['empire'],
    ]);
    expect(JSON.stringify(MEDIOEVO.view(placing, 'horde').frames)).not.toContain('cologne');
    // What stands behind a screen is out of the box all the same.
    expect([reserveOf(placing, 'empire', 'archer'), reserveOf(placing, 'hungary', 'archer')]).toEqual([8, 10]);
    const moved = acted(placing, [
      ['horde', { verb: 'place', from: 'ukek', pieces: { archer: 1 }, to: 'saraj' }],
      ['horde', { verb: 'done' }],
      ['empire', { verb: 'done' }],
    ]);
    expect([moved.lands.saraj.armies.horde?.units, moved.lands.ukek.armies.horde?.units]).toEqual([
      { archer: 1 },
      { archer: 1 },
    ]);
    expect(moved.lands.cologne.armies.empire?.units).toEqual({ archer: 2 });
    expect(verbsOf(buying(world()), 'empire')).not.toContain('deploy');
  });

  it('[9.6] counts towns for the majority, and swaps the tokens, where a table wants it', () => {
    const towns = (setup: Readonly<Record<string, string>>) =>
      finalHonour(world((play) => play.changeLand('cologne', { civil: { level: 2, damage: 0 } }), setup)).filter(
        ({ why }) => why === 'cities',
      );
    expect([towns({ majority: 'town' }).length, towns({}).length]).toEqual([1, 0]);
    const tokens = (setup: Readonly<Record<string, string>>) =>
      controlTokensLeft(
        world(() => undefined, setup),
        'empire',
      );
    expect([tokens({}), tokens({ tokens: '10-8' })]).toEqual([8, 10]);
    const wagons = (play: Play) => {
      for (let more = 0; more < 8; more++) {
        play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: more < 4 ? 1 : 2, owner: 'empire', at: 'cologne' });
      }
    };
    expect(vehicleLevelsLeft(world(wagons, { tokens: '10-8' }), 'empire')).toEqual([]);
    expect(vehicleLevelsLeft(world(wagons), 'empire').length).toBeGreaterThan(0);
  });
});

describe('when it ends', () => {
  it('[1.1] lasts 8, 10 or 12 turns, 10 if nobody says', () => {
    expect(SETUP_OPTIONS.find(({ name }) => name === 'turns')).toMatchObject({
      name: 'turns',
      choices: ['8', '10', '12'],
      fallback: '10',
    });
    expect([world().options.turns, world(() => undefined, { turns: '8' }).options.turns]).toEqual([10, 8]);
  });

  it('[1.1] is over after the turn that the first seat calls the last', () => {
    const timed = buying(world(() => undefined, { 'time-limit': 'host' }));
    expect(verbsOf(timed, 'mamluks')).not.toContain('last-turn');
    const last = acted(timed, [['byzantium', { verb: 'last-turn' }]]);
    expect(last.options.turns).toBe(2);
    expect(verbsOf(last, 'byzantium')).not.toContain('last-turn');
    expect(verbsOf(buying(world()), 'byzantium')).not.toContain('last-turn');
    const over = done(during(last, { kind: 'turn', id: 1 }), (play) => play.set({ frames: [] }));
    expect(over.turn).toBe(2);
  });

  it('[10.6] ranks by honour, then wealth, then who played first, the bankrupt last', () => {
    const state = world((play) => {
      play.changeRealm('byzantium', { honour: 20, cash: 100 });
      play.changeRealm('mamluks', { honour: 20, cash: 1000, loans: 1 });
      play.changeRealm('hungary', { honour: 20, cash: 450 });
      play.changeRealm('horde', { honour: 99, out: true });
    });
    const ranked = rankingOf({ ...state, order: ['hungary', 'mamluks', 'byzantium', 'empire', 'novgorod'] });
    expect(ranked.ranking.map(({ seats }) => seats[0])).toEqual([
      'hungary',
      'mamluks',
      'byzantium',
      'empire',
      'novgorod',
      'horde',
    ]);
    expect(verdict(state)).toMatchObject({ key: 'earlier' });
    const rich = world((play) => {
      play.changeRealm('byzantium', { honour: 20, cash: 100 });
      play.changeRealm('hungary', { honour: 20, cash: 450 });
      play.changeRealm('horde', { honour: 99, out: true });
    });
    expect(verdict(rich)).toMatchObject({ key: 'richer', values: { honour: 20, worth: 450, less: 100 } });
    const ahead = world((play) => play.changeRealm('hungary', { honour: 20 }));
    expect(verdict(ahead)).toMatchObject({ key: 'ahead', values: { who: [{ id: 'hungary' }] } });
    const other = rankingOf({ ...state, order: ['byzantium', 'mamluks', 'hungary', 'novgorod', 'empire'] });
    expect(other.ranking.map(({ seats }) => seats[0])).toEqual([
      'mamluks',
      'hungary',
      'byzantium',
      'novgorod',
      'empire',
      'horde',
    ]);
  });
});
