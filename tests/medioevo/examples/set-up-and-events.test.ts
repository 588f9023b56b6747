import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../src/games/medioevo/barbarians/war-circle.js';
import { conquer } from '../../../src/games/medioevo/battle/aftermath/conquest.js';
import { endAtLimit } from '../../../src/games/medioevo/closing/last-check.js';
import { checkRebellions } from '../../../src/games/medioevo/events/rebellion.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, carriedOn, choicesIn, during, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

/** The examples of the rulebook by their line, as far as they are about the set-up, the order and the events. */
const waiting = { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const;
const quiet = { d4: 4, d6: 6, d8: 8 };

describe('examples of the set-up', () => {
  it('line 59 [1.1] ends with the conquest that brings the thirtieth honour', () => {
    const state = {
      ...during(
        world(
          (play) => {
            play.changeRealm('byzantium', { honour: 29 });
            play.addUnits('venice', 'byzantium', { archer: 1 });
          },
          { 'honour-limit': '30' },
        ),
        waiting,
      ),
      phase: 'combat' as const,
      eventDeck: { top: ['1', '7'], middle: [], bottom: [] },
    };
    const over = carriedOn(done(state, (play) => conquer(play, 'venice', 'byzantium', null)));
    expect([over.phase, over.frames]).toEqual(['over', []]);
    expect(over.realms.byzantium?.honour).toBeGreaterThanOrEqual(30);
  });

  it('line 66 [1.1] ends with the turns or with the time, whichever comes first', () => {
    const state = {
      ...during(
        world(() => undefined, { turns: '10', 'time-limit': 'host' }),
        waiting,
      ),
      turn: 7,
    };
    expect(verbsOf(state, 'byzantium')).toContain('last-turn');
    const timed = acted(state, [['byzantium', { verb: 'last-turn' }]]);
    expect([timed.options.turns, timed.turn]).toEqual([7, 7]);
    const last = { ...state, turn: 10 };
    expect(verbsOf(last, 'byzantium')).not.toContain('last-turn');
    expect(done(state, (play) => endAtLimit(play)).frames).toHaveLength(1);
  });

  it('line 80 [1.3] joins the Empire to Hungary, Byzantium to Hungary, the Horde and the Mamluks', () => {
    const joined = (id: 'holy-roman-empire' | 'byzantine-empire') => STANDARD_BOOK.board.linked.get(id)?.toSorted();
    expect(joined('holy-roman-empire')).toEqual(['kingdom-of-hungary']);
    expect(joined('byzantine-empire')).toEqual(['golden-horde', 'kingdom-of-hungary', 'mamluk-sultanate']);
  });

  it('line 685 [1.4] takes a galley and a caravan of level I, or a merchant ship of level II', () => {
    const founding = {
      ...during(world(), waiting, { kind: 'founding', id: 2, seat: 'byzantium' }),
      turn: 1,
      phase: 'setup' as const,
    };
    const begun = { verb: 'found', village: 'nicaea', archer: 'nicaea' };
    const two = acted(founding, [
      ['byzantium', { ...begun, transport: 'galley', at: 'smyrna', second: 'caravan', 'second-at': 'nicaea' }],
    ]);
    const one = acted(founding, [['byzantium', { ...begun, transport: 'merchant-ship-2', at: 'smyrna' }]]);
    const levels = (state: Medioevo) => state.vehicles.reduce((sum, { level }) => sum + level, 0);
    expect([levels(two), levels(one)]).toEqual([2, 2]);
    expect(choicesIn(founding, 'byzantium', { ...begun, transport: 'galley', at: 'smyrna' })).not.toContain(
      'caravan-2',
    );
  });
});

describe('examples of the events', () => {
  it('line 794 [2.1] rerolls the eight-sided die, and two light infantry are left', () => {
    const first = { ...during(world(), waiting, { kind: 'war-circle', id: 2 }), warCircle: { d4: 3, d6: 5, d8: 1 } };
    expect(hordeOf(first.warCircle)).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    const again = acted(first, [['byzantium', { verb: 'reroll', dice: { d8: 1 } }]], [4]);
    expect(again.warCircle).toEqual({ d4: 3, d6: 5, d8: 4 });
    expect(hordeOf(again.warCircle ?? quiet)).toEqual({ 'light-infantry': 2 });
  });

  it('line 874 [2.2] four points destroy two heavy infantry, a one stops a caravan, a five does nothing', () => {
    // Card 5: Rome, Tuscany, Venice, Apulia, here with armies and movement.
    const state = during(
      world((play) => {
        play.addUnits('rome', 'empire', { 'heavy-infantry': 2 });
        for (const owner of ['byzantium', 'hungary'] as const) {
          const caravan = {
            kind: 'caravan',
            level: 1,
            units: {},
            cubes: [],
            aboard: null,
            used: 0,
            stopped: false,
          } as const;
          play.addVehicle({ ...caravan, owner, at: 'venice' });
        }
      }),
      waiting,
      { kind: 'event-choice', id: 2 },
    );
    const event = { ...state, event: { number: 4, effects: [] }, phase: 'events' as const };
    const venice = {
      ...event,
      lands: {
        ...event.lands,
        venice: { ...event.lands.venice, armies: event.lands.rome.armies },
        rome: world().lands.rome,
      },
    };
    const struck = acted(
      venice,
      [
        ['byzantium', { verb: 'event', first: 'armies', second: 'movement' }],
        // The first point left no choice, and the last two do not either.
        ['empire', { verb: 'damage-army', at: 'venice', unit: 'light-infantry' }],
      ],
      [4, 1, 5],
    );
    expect(struck.lands.venice.armies).toEqual({});
    expect(struck.vehicles.map(({ owner, stopped }) => [owner, stopped])).toEqual([
      ['byzantium', true],
      ['hungary', false],
    ]);
  });

  it('line 933 [2.3] adds a light infantry and moves a horde by two territories, three points in all', () => {
    const state = {
      ...during(
        world((play) => play.addUnits('konya', 'barbarians', { 'light-infantry': 2 })),
        waiting,
        { kind: 'supply', id: 2, left: 3 },
      ),
      warCircle: quiet,
    };
    const spent = acted(
      state,
      [
        ['byzantium', { verb: 'add-barbarian', at: 'konya', unit: 'light-infantry' }],
        ['byzantium', { verb: 'move-horde', from: 'konya', to: 'cilicia' }],
        ['byzantium', { verb: 'move-horde', from: 'cilicia', to: 'antakya' }],
      ],
      [],
    );
    expect(spent.lands.antakya.armies.barbarians?.units).toMatchObject({ 'light-infantry': 3 });
    expect(spent.frames.at(-1)?.kind).toBe('purchases');
  });

  it('line 945 [2.4] tolerates what stands on the back of the next card', () => {
    const state = carriedOn({
      ...during(world(), waiting, { kind: 'event-card', id: 2 }),
      eventDeck: { top: ['2', '1'], middle: [], bottom: [] },
    });
    expect([state.event?.number, state.toleratedTax]).toEqual([2, 30]);
  });

  it('line 961 [2.4] [10.2] two rebellions more with two there before cost two honour', () => {
    const state = {
      ...world((play) => {
        play.changeRealm('novgorod', { tax: 50 });
        for (const at of ['pskov', 'ladoga'] as const) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
      }),
      toleratedTax: 30,
    };
    const taxed = done(state, (play) => checkRebellions(play));
    expect(taxed.realms.novgorod?.honour).toBe(8);
    expect(taxed.frames).toMatchObject([{ kind: 'rebellion', seat: 'novgorod', left: 2 }]);
  });
});
