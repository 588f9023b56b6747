import { describe, expect, it } from 'vitest';
import { endExpiredPacts, forgetPactsOf } from '../../../src/games/medioevo/diplomacy/breach.js';
import { judgeGuests, noteGuests } from '../../../src/games/medioevo/diplomacy/overstaying.js';
import {
  areAllied,
  attackUndeclared,
  atWar,
  declareWar,
  makePeace,
} from '../../../src/games/medioevo/diplomacy/relations.js';
import { isArmistice, payToll, placingLands, rightOf } from '../../../src/games/medioevo/diplomacy/rights.js';
import { type Play, Play as PlayOf } from '../../../src/games/medioevo/engine/play.js';
import { entryOf } from '../../../src/games/medioevo/movement/reach.js';
import type { Pact } from '../../../src/games/medioevo/state/pact.js';
import { noDice } from '../../../src/kit/index.js';
import { done, world } from '../support/world.js';

type Kind = Pact['articles'][number]['kind'];
/** Hungary gives Byzantium a right. */
const pact = (id: number, kind: Kind, more: Partial<Pact> = {}): Pact => ({
  id,
  between: ['byzantium', 'hungary'],
  articles: [{ kind, gives: 'hungary', gets: 'byzantium' }],
  toll: 0,
  units: 0,
  against: [],
  until: 9,
  secret: false,
  words: '',
  ending: [],
  ...more,
});
const under = (pacts: readonly Pact[], arrange: (play: Play) => void = () => undefined) =>
  world((play) => {
    play.set({ pacts });
    arrange(play);
  });

describe('the right that a pact gives', () => {
  const right = (pacts: readonly Pact[], cash = 100, kind: 'trade' | 'passage' | 'civil-control' = 'passage') =>
    rightOf(
      under(pacts, (play) => play.changeRealm('byzantium', { cash })),
      'byzantium',
      'hungary',
      kind,
    )?.id ?? null;

  it('[11.10] is of whoever can pay the toll, to the last florin; what is not used needs none', () => {
    expect([right([pact(1, 'passage', { toll: 100 })]), right([pact(1, 'passage', { toll: 101 })])]).toEqual([1, null]);
    expect(right([pact(1, 'civil-control', { toll: 101 })], 100, 'civil-control')).toBe(1);
  });

  it('[11.10] of several pacts the cheapest is used', () => {
    const [dear, cheap] = [pact(1, 'passage', { toll: 50 }), pact(2, 'passage', { toll: 20 })];
    expect([right([dear, cheap]), right([cheap, dear]), right([dear, cheap], 30)]).toEqual([2, 2, 2]);
  });

  it('[11.12] holds in the last turn that the pact names, and not after it', () => {
    expect([right([pact(1, 'passage', { until: 2 })]), right([pact(1, 'passage', { until: 1 })])]).toEqual([1, null]);
    const ends = done(under([pact(1, 'trade', { until: 2 }), pact(2, 'trade', { until: 3 })]), (play) =>
      endExpiredPacts(play),
    );
    expect(ends.pacts.map(({ id }) => id)).toEqual([2]);
  });

  it('[11.5] is for him alone to whom it is given, and for what it says', () => {
    const given = under([pact(1, 'passage')]);
    expect(rightOf(given, 'hungary', 'byzantium', 'passage')).toBeNull();
    expect(rightOf(given, 'empire', 'hungary', 'passage')).toBeNull();
    expect(rightOf(given, 'byzantium', 'hungary', 'trade')).toBeNull();
  });

  it('[11.10] takes the toll from the guest to the host, once, and nothing where there is none', () => {
    const paid = (toll: number) =>
      done(under([pact(1, 'passage', { toll })]), (play) => payToll(play, 'byzantium', 'hungary', 'passage'));
    expect([paid(30).realms.byzantium?.cash, paid(30).realms.hungary?.cash]).toEqual([1570, 1630]);
    expect(paid(0).realms.byzantium?.cash).toBe(1600);
  });

  it('[11.6] lets one place what one buys in the lands of whoever gives it, and of nobody else', () => {
    const lands = (pacts: readonly Pact[]) => placingLands(under(pacts), 'byzantium', 'military-control');
    expect(lands([])).not.toContain('buda');
    expect(lands([pact(1, 'military-control')])).toEqual(expect.arrayContaining(['nicaea', 'buda']));
    expect(lands([pact(1, 'military-control')])).not.toContain('cologne');
    expect(lands([pact(1, 'civil-control')])).not.toContain('buda');
  });
});

describe('peace and war between two', () => {
  it('[11.1] a war that was declared is on from the next turn, for both and for nobody else', () => {
    const declared = done(world(), (play) => declareWar(play, 'byzantium', 'hungary'));
    const pairs = [
      ['byzantium', 'hungary'],
      ['hungary', 'byzantium'],
      ['byzantium', 'empire'],
      ['byzantium', 'byzantium'],
    ] as const;
    const wars = (turn: number) => pairs.map(([one, other]) => atWar({ ...declared, turn }, one, other));
    expect([wars(2), wars(3)]).toEqual([
      [false, false, false, false],
      [true, true, false, false],
    ]);
    const peace = done(declared, (play) => makePeace(play, 'hungary', 'byzantium'));
    expect(atWar({ ...peace, turn: 3 }, 'byzantium', 'hungary')).toBe(false);
  });

  it('[11.15] [11.9] an armistice and an alliance are between those two, as long as they hold', () => {
    const of = (kind: Kind, until: number, one: string, other: string) => {
      const state = under([pact(1, kind, { until })]);
      return kind === 'armistice' ? isArmistice(state, one, other) : areAllied(state, one, other);
    };
    for (const kind of ['armistice', 'offensive-alliance', 'defensive-alliance'] as const) {
      expect([of(kind, 2, 'hungary', 'byzantium'), of(kind, 1, 'hungary', 'byzantium')]).toEqual([true, false]);
      expect([of(kind, 2, 'hungary', 'empire'), of(kind, 2, 'empire', 'byzantium')]).toEqual([false, false]);
    }
    const trade = under([pact(1, 'trade')]);
    expect([isArmistice(trade, 'hungary', 'byzantium'), areAllied(trade, 'hungary', 'byzantium')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('an attack under an armistice', () => {
  const enemies = (play: Play) => {
    play.changeRealm('byzantium', { wars: { hungary: 1 } });
    play.changeRealm('hungary', { wars: { byzantium: 1 } });
  };
  const attacked = (pacts: readonly Pact[], arrange: (play: Play) => void = () => undefined) =>
    done(under(pacts, arrange), (play) => attackUndeclared(play, 'byzantium', 'hungary'));
  const told = (state: ReturnType<typeof attacked>) => [state.realms.byzantium?.honour, state.pacts.length];

  it('[11.15] [11.2] breaks the armistice and no more where the two are at war already (RULINGS 127)', () => {
    const after = attacked([pact(1, 'armistice')], enemies);
    expect([told(after), atWar(after, 'byzantium', 'hungary')]).toEqual([[8, 0], true]);
    expect(after.realms.byzantium?.wars).toEqual({ hungary: 1 });
    // Without a war, or with one that begins next turn, it is an attack without a war besides.
    expect(told(attacked([pact(1, 'armistice')]))).toEqual([5, 0]);
    const declared = (play: Play) => play.changeRealm('byzantium', { wars: { hungary: 3 } });
    expect(told(attacked([pact(1, 'armistice')], declared))).toEqual([5, 0]);
    const entry = (arrange: (play: Play) => void) =>
      entryOf(under([pact(1, 'armistice')], arrange), 'byzantium', 'banat');
    expect([entry(enemies), entry(() => undefined)]).toEqual(['truce', 'undeclared']);
  });

  it('[11.13] tells all that a secret pact was broken, and what it said to those alone who signed it (RULINGS 132)', () => {
    const play = new PlayOf(under([pact(1, 'trade', { secret: true })]), noDice());
    declareWar(play, 'byzantium', 'hungary');
    const about = play.events.filter(({ type }) => type.endsWith('pact-broken'));
    expect(about).toEqual([
      { type: 'secret-pact-broken', seat: 'byzantium' },
      expect.objectContaining({ type: 'pact-broken', with: 'hungary', audience: ['byzantium', 'hungary'] }),
    ]);
  });
});

describe('guests whose passage is over', () => {
  const guest = (arrange: (play: Play) => void, later: (play: Play) => void = () => undefined) =>
    done(
      world((play) => {
        play.addUnits('banat', 'byzantium', { archer: 1 });
        arrange(play);
      }),
      (play) => {
        noteGuests(play);
        later(play);
        judgeGuests(play);
      },
    );
  const blame = (state: ReturnType<typeof guest>) => state.realms.byzantium?.honour;

  it('[11.21] have attacked without a war when they are still there, warned and in another’s land', () => {
    const judged = guest(() => undefined);
    expect([blame(judged), atWar(judged, 'byzantium', 'hungary')]).toEqual([7, true]);
    expect(judged.diplomacy.overstaying).toEqual([]);
  });

  it('[11.21] not those who have left, are let stand there, are at war, or came only after', () => {
    expect(
      blame(
        guest(
          () => undefined,
          (play) => play.takeUnits('banat', 'byzantium', { archer: 1 }),
        ),
      ),
    ).toBe(10);
    expect(blame(guest((play) => play.set({ pacts: [pact(1, 'passage')] })))).toBe(10);
    expect(blame(guest((play) => play.set({ pacts: [pact(1, 'military-control')] })))).toBe(10);
    expect(blame(guest((play) => play.set({ pacts: [pact(1, 'armistice')] })))).toBe(10);
    // A pact of trade lets nobody stand there, and is broken by it.
    expect(blame(guest((play) => play.set({ pacts: [pact(1, 'trade')] })))).toBe(5);
    expect(
      blame(
        guest((play) => {
          play.changeRealm('byzantium', { wars: { hungary: 1 } });
          play.changeRealm('hungary', { wars: { byzantium: 1 } });
        }),
      ),
    ).toBe(10);
    // War was declared in this turn: it begins with the next, and costs nothing (RULINGS 87).
    expect(blame(guest((play) => declareWar(play, 'hungary', 'byzantium')))).toBe(10);
    // Warned in one land, he stands in another.
    expect(
      blame(
        guest(
          () => undefined,
          (play) => {
            play.takeUnits('banat', 'byzantium', { archer: 1 });
            play.addUnits('buda', 'byzantium', { archer: 1 });
          },
        ),
      ),
    ).toBe(10);
  });
});

describe('whoever leaves the game', () => {
  it('[11.22] leaves a pact of several to the others, who still want its end or not as before', () => {
    const three = pact(1, 'trade', {
      between: ['byzantium', 'hungary', 'empire'],
      articles: [
        { kind: 'trade', gives: 'hungary', gets: 'byzantium' },
        { kind: 'trade', gives: 'empire', gets: 'hungary' },
        { kind: 'non-aggression', gives: 'empire', gets: 'hungary' },
      ],
      ending: ['hungary', 'empire'],
    });
    const left = done(under([three, pact(2, 'passage')]), (play) => forgetPactsOf(play, 'empire'));
    expect(left.pacts).toMatchObject([
      {
        id: 1,
        between: ['byzantium', 'hungary'],
        articles: [
          { kind: 'trade', gives: 'hungary', gets: 'byzantium' },
          { kind: 'non-aggression', gives: 'byzantium', gets: 'hungary' },
        ],
        ending: ['hungary'],
      },
      { id: 2 },
    ]);
    const alone = done(left, (play) => forgetPactsOf(play, 'byzantium'));
    expect(alone.pacts).toEqual([]);
  });
});
