import { describe, expect, it } from 'vitest';
import { finalHonour, worthOf } from '../../src/games/medioevo/closing/final-count.js';
import { endAtLimit, lastCheck } from '../../src/games/medioevo/closing/last-check.js';
import { checkRebellions } from '../../src/games/medioevo/events/rebellion.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { acted, buying, during } from './support/acts.js';
import { done, SEATS, world } from './support/world.js';

/** What one gets at the end for this. */
function counted(state: Medioevo, why: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    finalHonour(state)
      .filter((one) => one.why === why)
      .map(({ seat, points }) => [seat, points]),
  );
}

describe('the majorities at the end', () => {
  it('[10.3] [8.4] counts interest that was left unpaid as owed', () => {
    const owing = world((play) => play.changeRealm('byzantium', { cash: 1000, loans: 1, arrears: 80 }));
    expect(worthOf(owing, 'byzantium')).toBe(370);
  });

  it('[10.3] counts florins less debts and their interest', () => {
    const rich = world((play) => {
      play.changeRealm('horde', { cash: 2200, loans: 1 });
      play.changeRealm('empire', { cash: 1651 });
    });
    expect(counted(rich, 'richest')).toEqual({ empire: 3 });
    const equal = world((play) => {
      play.changeRealm('horde', { cash: 2201, loans: 1 });
      play.changeRealm('empire', { cash: 1651 });
    });
    expect(counted(equal, 'richest')).toEqual({ horde: 1, empire: 1 });
    const broke = world((play) => {
      for (const seat of play.state.seats) play.changeRealm(seat, { cash: 0 });
    });
    expect(counted(broke, 'richest')).toEqual({});
  });

  it('[10.3] counts the greatest market, but none where armies at war stand', () => {
    const markets = (contest: boolean) =>
      world((play) => {
        play.changeLand('cologne', { market: ['salt', 'furs', 'spices'] });
        play.changeLand('buda', { market: ['salt', 'furs'] });
        play.changeLand('cairo', { market: ['salt', 'furs'] });
        if (!contest) return;
        play.addUnits('cologne', 'empire', { archer: 1 });
        play.addUnits('cologne', 'horde', { archer: 1 });
        play.changeRealm('empire', { wars: { horde: 1 } });
        play.changeRealm('horde', { wars: { empire: 1 } });
      });
    expect(counted(markets(false), 'great-market')).toEqual({ empire: 3 });
    expect(counted(markets(true), 'great-market')).toEqual({ hungary: 1, mamluks: 1 });
  });

  it('[10.3] counts the highest technology, then how many of that level', () => {
    const learned = world((play) => {
      const none = play.realm('empire').technologies;
      play.changeRealm('empire', { technologies: { ...none, blue: 3, red: 1 } });
      play.changeRealm('horde', { technologies: { ...none, green: 3, violet: 3 } });
      play.changeRealm('hungary', { technologies: { blue: 2, yellow: 2, orange: 2, red: 2, green: 2, violet: 2 } });
    });
    expect(counted(learned, 'technology')).toEqual({ horde: 3 });
    expect(counted(world(), 'technology')).toEqual({});
  });

  it('[10.3] counts cathedrals, cities, castles and territories', () => {
    const built = world((play) => {
      play.changeLand('cologne', { religious: { level: 3, damage: 0 }, civil: { level: 3, damage: 0 } });
      play.changeLand('buda', { military: { level: 3, damage: 0 }, civil: { level: 2, damage: 0 } });
      play.addUnits('rome', 'horde', { archer: 1 });
    });
    expect(counted(built, 'cathedrals')).toEqual({ empire: 3 });
    expect(counted(built, 'cities')).toEqual({ empire: 3 });
    expect(counted(built, 'castles')).toEqual({ hungary: 3 });
    expect(counted(built, 'territories')).toEqual({ horde: 3 });
  });

  it('[10.3] counts Rome, and Jerusalem for all but the Mamluks', () => {
    expect(counted(world(), 'places')).toEqual({});
    const held = world((play) => {
      play.addUnits('rome', 'horde', { archer: 1 });
      play.changeLand('jerusalem', {
        holder: 'empire',
        armies: { empire: { units: { archer: 1 }, stopped: {} } },
      });
    });
    expect(counted(held, 'places')).toEqual({ horde: 3, empire: 3 });
  });

  it('[10.3] counts a monopoly of all the zones in play of a good', () => {
    const zones = [...STANDARD_BOOK.board.territories.values()]
      .filter(({ good }) => good === 'salt')
      .map(({ id }) => id);
    expect(zones.length).toBeGreaterThan(3);
    const all = (but: number) =>
      world((play) => {
        for (const at of zones.slice(but))
          play.changeLand(at, { token: { owner: 'horde', from: 'saraj' }, holder: 'horde' });
      });
    expect(counted(all(0), 'monopolies')).toEqual({ horde: 3 });
    expect(counted(all(1), 'monopolies')).toEqual({});
    const [first = 'rome'] = zones;
    const fewer = { ...all(1), inPlay: all(1).inPlay.filter((at) => at !== first) };
    expect(counted(fewer, 'monopolies')).toEqual({ horde: 3 });
  });
});

describe('what is left at the end', () => {
  it('[10.4] costs honour for own units in the hands of others', () => {
    const points = (one: number, other: number) =>
      counted(
        world((play) => {
          play.changeRealm('empire', { prisoners: { horde: { archer: one } } });
          play.changeRealm('hungary', { prisoners: { horde: { cavalry: other } } });
        }),
        'prisoners',
      ).horde;
    expect([points(1, 0), points(2, 1), points(2, 2), points(3, 3), points(4, 3)]).toEqual([-3, -3, -6, -6, -9]);
    expect(points(0, 0)).toBeUndefined();
  });

  it('[10.4] costs honour for loans', () => {
    const points = (loans: number) =>
      counted(
        world((play) => play.changeRealm('horde', { loans })),
        'debts',
      ).horde;
    expect([1, 2, 3, 4, 5].map(points)).toEqual([-2, -4, -6, -9, -15]);
    expect(points(0)).toBeUndefined();
  });

  it('[10.5] brings honour for objective tokens, ready or turned', () => {
    const points = (blue: number, red: number) =>
      counted(
        world((play) => play.changeRealm('horde', { tokens: { blue }, turnedTokens: { red } })),
        'objective-tokens',
      ).horde;
    expect([points(1, 0), points(1, 1), points(0, 3), points(4, 0)]).toEqual([undefined, 1, 3, 5]);
    expect([points(2, 3), points(6, 0), points(7, 0), points(8, 0), points(5, 5)]).toEqual([8, 11, 15, 20, 20]);
  });

  it('[10.7] checks the tax once more by the back of the card after next', () => {
    const state = {
      ...world((play) => {
        play.changeRealm('horde', { tax: 50 });
        play.set({ warCircle: { d4: 4, d6: 4, d8: 4 } });
      }),
      eventDeck: { top: ['5', '7'], middle: [], bottom: ['4'] },
    };
    // The back of 5 was open, 7 is tolerated up to 50, 4 up to 30.
    const lax = done(state, (play) => lastCheck(play));
    expect(lax.toleratedTax).toBe(50);
    expect(lax.frames).toEqual([]);
    const strict = done({ ...state, eventDeck: { top: ['5', '4'], middle: [], bottom: [] } }, (play) =>
      lastCheck(play),
    );
    expect(strict.toleratedTax).toBe(30);
    expect(strict.frames).toMatchObject([{ kind: 'rebellion', seat: 'horde', left: 2 }]);
  });

  it('[10.2] costs honour for each new rebellion while barbarians hold a home', () => {
    const taxed = (rebels: boolean) =>
      done(
        {
          ...world((play) => {
            play.changeRealm('horde', { tax: 50 });
            if (rebels) play.addUnits('ukek', 'barbarians', { 'light-infantry': 1 });
          }),
          toleratedTax: 30,
        },
        (play) => checkRebellions(play),
      ).realms.horde?.honour;
    expect([taxed(false), taxed(true)]).toEqual([10, 8]);
  });
});

describe('the end itself', () => {
  const quiet = {
    warCircle: { d4: 4, d6: 4, d8: 4 },
    toleratedTax: 50,
    eventDeck: { top: ['5', '7'], middle: [], bottom: [] },
  };
  it('[1.1] comes at once with the limit of honour, whatever is under way', () => {
    const limited = (honour: number, ...frames: Medioevo['frames']) => ({
      ...during(
        world((play) => play.changeRealm('horde', { honour }), { 'honour-limit': '30' }),
        { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false },
        ...frames,
      ),
      ...quiet,
    });
    expect(done(limited(29), (play) => endAtLimit(play)).frames).toHaveLength(1);
    const over = done(limited(30), (play) => endAtLimit(play));
    expect(over.frames.map(({ kind }) => kind)).toEqual(['final-count', 'last-check']);
    const plundering = limited(30, { kind: 'spoils', id: 2, seat: 'horde', at: 'rome', from: null, conquered: true });
    expect(done(plundering, (play) => endAtLimit(play)).frames.map(({ kind }) => kind)).toEqual(
      over.frames.map(({ kind }) => kind),
    );
    const foes = { seat: 'horde', at: 'rome', held: null, beaten: null, pointsLeft: 0, must: false } as const;
    expect(done(limited(30, { kind: 'foes', id: 2, ...foes }), (play) => endAtLimit(play)).frames).toHaveLength(2);
    expect(done({ ...limited(50), options: world().options }, (play) => endAtLimit(play)).frames).toHaveLength(1);
  });

  it('[1.1] makes no other purchase and asks about no loot once the limit is reached (RULINGS 112)', () => {
    const builds = { verb: 'build', at: 'constantinople', building: 'cathedral' } as const;
    const buyers = world(
      (play) => {
        for (const seat of ['byzantium', 'mamluks']) {
          play.changeRealm(seat, {
            honour: seat === 'byzantium' ? 29 : 10,
            cash: 1600,
            technologies: { ...play.realm(seat).technologies, violet: 1 },
          });
        }
      },
      { 'honour-limit': '30' },
    );
    const listed = acted({ ...buying(buyers), ...quiet, frames: [{ kind: 'turn', id: 9 }, ...buying(buyers).frames] }, [
      ['byzantium', builds],
      ['byzantium', { verb: 'card' }],
      ['mamluks', { verb: 'card' }],
    ]);
    const over = acted(
      listed,
      SEATS.map((seat) => [seat, { verb: 'done' }]),
    );
    expect(over.phase).toBe('over');
    expect(over.lands.constantinople.religious).not.toBeNull();
    // The cathedral and its point alone: 400 of 1600; whoever comes after pays nothing.
    expect([over.realms.byzantium?.cash, over.realms.mamluks?.cash]).toEqual([1200, 1600]);
  });

  it('[1.1] comes after the last turn, with the count, and nobody is awaited any more', () => {
    const last = { ...during({ ...world(), turn: 10 }, { kind: 'turn', id: 1 }), ...quiet };
    const ready = {
      ...last,
      frames: [...last.frames, ...buying(world()).frames.map((frame) => ({ ...frame, id: 2 }))],
    };
    const over = acted(
      { ...ready, phase: 'end' },
      ready.seats.map((seat) => [seat, { verb: 'done' }] as const),
    );
    expect([over.phase, MEDIOEVO.obligations(over)]).toEqual(['over', []]);
    expect(MEDIOEVO.outcome(over)?.ranking).toHaveLength(6);
    // All seven territories each, 1600 florins each: two majorities shared.
    expect(over.seats.map((seat) => over.realms[seat]?.honour)).toEqual([12, 12, 12, 12, 12, 12]);
  });
});
