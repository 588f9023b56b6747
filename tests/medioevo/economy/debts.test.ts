import { describe, expect, it } from 'vitest';
import { heldBy } from '../../../src/games/medioevo/control/holder.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { FrameOf } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { hide } from '../../../src/games/medioevo/tells/view.js';
import * as kit from '../../../src/kit/index.js';
import { acted, buying, during, refusalOf, told, verbsOf } from '../support/acts.js';
import { faces, world } from '../support/world.js';

const cash = (state: Medioevo, seat: string) => state.realms[seat]?.cash;
/** The Empire owes this; the purchases of all come next. */
const owing = (arrange: (play: Play) => void, due: number, interest: boolean): Medioevo => {
  const frame: FrameOf<'upkeep'> = { kind: 'upkeep', id: 2, seat: 'empire', due, interest, rebelled: [] };
  return during(world(arrange), { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false }, frame);
};
const ruined = (play: Play, more: object = {}) =>
  play.changeRealm('empire', { cash: 0, loans: 5, borrowed: 1, ...more });
const wagon = { ...NEW_VEHICLE, kind: 'war-wagon', level: 2, owner: 'empire', at: 'cologne' } as const;
const isPaid = (state: Medioevo) => state.frames.at(-1)?.kind === 'purchases';
/** What is done for whoever is away, until nothing is owed any more. */
function byDefault(state: Medioevo): { readonly state: Medioevo; readonly verbs: readonly string[] } {
  const verbs: string[] = [];
  while (!isPaid(state) && verbs.length < 30) {
    const [owed] = MEDIOEVO.obligations(state);
    if (owed === undefined) break;
    const action = MEDIOEVO.fallback(state, owed);
    verbs.push(action.verb);
    state = acted(state, [['empire', action]], [1, 1, 1, 1, 1, 1]);
  }
  return { state, verbs };
}

describe('what is missing', () => {
  it.each([false, true])(
    '[3.4] tells him alone how many florins he lacks, and everybody what is due (interest: %s)',
    (interest) => {
      const state = owing(
        (play) => {
          play.changeRealm('empire', { cash: 80, loans: 2, borrowed: 1 });
          play.addUnits('cologne', 'empire', { archer: 26 });
        },
        520,
        interest,
      );
      const begun = kit.engineOf(PROCEDURE).begin(state, faces());
      expect(begun.events).toEqual([
        { type: 'florins-missing', seat: 'empire', due: 520, missing: 440, interest, audience: ['empire'] },
      ]);
      expect(MEDIOEVO.obligations(begun.state)).toMatchObject([{ what: 'upkeep', values: { due: 520 } }]);
      expect(JSON.stringify(hide(begun.state, 'horde').frames)).not.toContain('440');
      // Said once, as long as it stays so.
      expect(kit.engineOf(PROCEDURE).begin(begun.state, faces()).events).toEqual([]);
      if (interest) return;
      const fewer = told(begun.state, [['empire', { verb: 'remove-unit', at: 'cologne', unit: 'archer' }]]);
      expect(fewer.events).toMatchObject([{ type: 'removed' }, { type: 'florins-missing', due: 500, missing: 420 }]);
      expect(MEDIOEVO.obligations(fewer.state)).toMatchObject([{ values: { due: 500 } }]);
    },
  );
});

describe('a bankrupt', () => {
  const bankrupt = (more: object) =>
    owing(
      (play) => {
        ruined(play, more);
        play.addVehicle(wagon);
      },
      250,
      true,
    );
  it('[8.4] may leave his interest unpaid and keep what he has (RULINGS 124)', () => {
    expect(verbsOf(bankrupt({}), 'empire')).toContain('unpaid');
    const kept = acted(bankrupt({ cash: 30 }), [['empire', { verb: 'unpaid' }]]);
    expect([cash(kept, 'empire'), kept.realms.empire?.arrears, kept.realms.empire?.unpaid]).toEqual([0, 220, 1]);
    expect(kept.vehicles).toHaveLength(1);
  });
  it('[8.4] plunders nothing of his own while he may still borrow', () => {
    const verbs = verbsOf(bankrupt({ loans: 4 }), 'empire');
    expect(verbs).toContain('borrow');
    expect(verbs).not.toContain('plunder-transport');
    expect(verbs).not.toContain('unpaid');
  });
});

describe('upkeep that cannot be paid', () => {
  it('[3.4] borrows first, then loses the cheapest units, engines and transports', () => {
    const poor = (loans: number) =>
      owing(
        (play) => {
          play.changeRealm('empire', { cash: 10, loans, borrowed: 1 });
          play.addUnits('cologne', 'empire', { cavalry: 1, 'light-infantry': 1 });
          play.addVehicle({ ...wagon, kind: 'siege-engine' });
          play.addVehicle(wagon);
        },
        80,
        false,
      );
    expect(byDefault(poor(0))).toMatchObject({ verbs: ['borrow'] });
    expect(cash(byDefault(poor(0)).state, 'empire')).toBe(430);
    const { state, verbs } = byDefault(poor(5));
    expect(verbs).toEqual(['remove-unit', 'remove-unit', 'remove-vehicle', 'remove-vehicle']);
    expect([cash(state, 'empire'), state.vehicles, state.lands.cologne.armies]).toEqual([10, [], {}]);
  });

  it('[3.4] pays for no more than is left', () => {
    const state = owing(
      (play) => {
        play.changeRealm('empire', { cash: 20, loans: 5, borrowed: 1 });
        play.addUnits('cologne', 'empire', { cavalry: 1 });
        play.addVehicle({ ...wagon, kind: 'galley', at: 'north-sea', units: { archer: 1 } });
      },
      60,
      false,
    );
    const removed = acted(state, [
      ['empire', { verb: 'remove-unit', at: '1', unit: 'archer' }],
      ['empire', { verb: 'remove-vehicle', vehicle: '1' }],
    ]);
    expect([isPaid(removed), cash(removed, 'empire')]).toEqual([true, 0]);
    expect(removed.lands.cologne.armies.empire?.units).toEqual({ cavalry: 1 });
  });

  it('[3.3] lets everybody take pieces off the map before, in his own turn alone', () => {
    const state = during(
      world((play) => {
        play.addUnits('cologne', 'empire', { cavalry: 2 });
        play.addVehicle(wagon);
      }),
      { kind: 'tax-levels', id: 1, chosen: {} },
    );
    const gone = acted(state, [['empire', { verb: 'dismiss', at: 'cologne', pieces: { cavalry: 1, 'vehicle:1': 1 } }]]);
    expect([gone.lands.cologne.armies.empire?.units, gone.vehicles]).toEqual([{ cavalry: 1 }, []]);
    expect(verbsOf(gone, 'hungary')).not.toContain('dismiss');
    const combat = during(state, { kind: 'combat', id: 1, round: 1, place: 0, passes: 0, legs: [], stop: null });
    expect(verbsOf(combat, 'empire')).not.toContain('dismiss');
    const trading = during(state, { kind: 'commerce', id: 1, place: 3, bought: [] });
    expect(verbsOf(trading, 'empire')).toContain('dismiss');
    const ready = acted(buying(state), [['empire', { verb: 'done' }]]);
    expect(verbsOf(ready, 'empire')).not.toContain('dismiss');
  });
});

describe('loans and bankruptcy', () => {
  it('[8.3] lends 500 once a turn, five times at most, and takes 500 back once a turn', () => {
    const state = acted(buying(world()), [['empire', { verb: 'loan' }]]);
    expect(state.realms.empire).toMatchObject({ cash: 2100, loans: 1, borrowed: 2 });
    expect(refusalOf(state, 'empire', { verb: 'loan' })).toBe('not-offered');
    const repaid = acted(state, [['empire', { verb: 'repay' }]]);
    expect(repaid.realms.empire).toMatchObject({ cash: 1600, loans: 0, repaid: 2 });
    const full = buying(world((play) => play.changeRealm('empire', { loans: 5, borrowed: 1, repaid: 2 })));
    expect([refusalOf(full, 'empire', { verb: 'loan' }), refusalOf(full, 'empire', { verb: 'repay' })]).toEqual([
      'not-offered',
      'not-offered',
    ]);
    const four = buying(world((play) => play.changeRealm('empire', { loans: 4, borrowed: 1, cash: 499 })));
    expect([verbsOf(four, 'empire').includes('loan'), verbsOf(four, 'empire').includes('repay')]).toEqual([
      true,
      false,
    ]);
  });

  it('[8.4] plunders own transports and buildings for half of what they cost, the tokens of a tower with it', () => {
    const state = owing(
      (play) => {
        ruined(play);
        play.addVehicle(wagon);
        play.changeLand('cologne', { military: { level: 1, damage: 0 } });
        play.changeLand('rome', { token: { owner: 'empire', from: 'cologne' } });
      },
      150,
      true,
    );
    expect(verbsOf(state, 'empire')).not.toContain('sell-peace');
    const first = acted(state, [['empire', { verb: 'plunder-transport', vehicle: '1' }]]);
    expect([cash(first, 'empire'), isPaid(first)]).toEqual([100, false]);
    const second = acted(first, [['empire', { verb: 'plunder-building', at: 'cologne', class: 'military' }]]);
    expect([cash(second, 'empire'), isPaid(second)]).toEqual([0, true]);
    expect([second.lands.cologne.military, second.lands.rome.token]).toEqual([null, null]);
  });

  it('[8.4] raises 100 florins by each rebellion when nothing is left, no more of them than are needed', () => {
    const state = owing((play) => ruined(play), 150, true);
    const circle = { ...state, warCircle: { d4: 4, d6: 6, d8: 8 } };
    const { state: paid, events } = told(circle, [['empire', { verb: 'sell-peace', at: 'cologne' }]]);
    expect(events.map(({ type }) => type)).not.toContain('honour');
    const again = acted(paid, [['empire', { verb: 'sell-peace', at: 'saxony' }]]);
    expect(again.realms.empire).toMatchObject({ cash: 50, honour: 9 });
    expect([again.lands.cologne.holder, again.lands.saxony.holder, isPaid(again)]).toEqual([null, null, true]);
    expect(refusalOf(paid, 'empire', { verb: 'sell-peace', at: 'cologne' })).toBe('slot-illegal');
  });

  it('[8.4] leaves unpaid what nobody can raise, and keeps it due', () => {
    const state = owing(
      (play) => {
        ruined(play, { cash: 40 });
        for (const at of heldBy(play.state, 'empire')) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
      },
      250,
      true,
    );
    const circle = { ...state, warCircle: { d4: 4, d6: 6, d8: 8 } };
    const { state: left, verbs } = byDefault(circle);
    expect(verbs.filter((verb) => verb === 'sell-peace')).toHaveLength(3);
    expect(left.realms.empire).toMatchObject({ unpaid: 0, arrears: 0, cash: 90 });
    const worse = byDefault({
      ...circle,
      frames: circle.frames.map((frame) => (frame.kind === 'upkeep' ? { ...frame, due: 2000 } : frame)),
    });
    expect(worse.verbs.at(-1)).toBe('unpaid');
    expect(worse.state.realms.empire).toMatchObject({ unpaid: 1, cash: 0, out: false });
    expect(worse.state.realms.empire?.arrears).toBe(2000 - 40 - 100 * (worse.verbs.length - 1));
  });

  it('[8.4] puts whoever leaves interest unpaid twice running out of the game', () => {
    const state = owing(
      (play) => {
        ruined(play, { unpaid: 1, prisoners: { hungary: { archer: 1 } }, wars: { horde: 1 } });
        play.changeRealm('horde', { wars: { empire: 1 }, prisoners: { empire: { cavalry: 1 } } });
        play.addUnits('rome', 'empire', { archer: 1 });
        play.changeLand('tuscany', { token: { owner: 'empire', from: 'rome' } });
        for (const at of heldBy(play.state, 'empire')) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
      },
      5000,
      true,
    );
    const signed = {
      ...state,
      warCircle: { d4: 4, d6: 6, d8: 8 },
      pacts: [
        {
          id: 1,
          between: ['empire', 'hungary'] as const,
          ending: [],
          articles: [],
          toll: 0,
          units: 0,
          against: [],
          until: 9,
          secret: false,
          words: 'x',
        },
      ],
    };
    const { state: out } = byDefault(signed);
    expect(out.realms.empire).toMatchObject({ out: true, cash: 0, prisoners: {}, wars: {}, cards: [] });
    expect(out.order).not.toContain('empire');
    expect([heldBy(out, 'empire'), out.lands.rome.armies.empire, out.lands.tuscany.token]).toEqual([
      [],
      undefined,
      null,
    ]);
    expect(out.realms.horde).toMatchObject({ wars: {}, prisoners: {} });
    expect(out.realms.hungary).toMatchObject({ surrendered: { archer: 1 }, honour: 10 });
    expect(out.pacts).toEqual([]);
    expect(verbsOf(out, 'empire')).toEqual([]);
  });
});
