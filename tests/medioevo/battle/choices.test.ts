import { describe, expect, it } from 'vitest';
import { meleeValue } from '../../../src/games/medioevo/battle/throws/rolls.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { type Act, acted, choicesIn, refusalOf, told, verbsOf } from '../support/acts.js';
import { type Arranged, battleIn, battleOf, FIELD } from '../support/field.js';

const ALL = { ask: 'all' } as const;
const STILL = { reroll: 'none' } as const;
const FIGHT = { verb: 'fight' } as const;
const owed = (state: ReturnType<typeof battleOf>) => [battleIn(state).stage, ...verbsOf(state, 'hungary')];

/** Byzantium attacks, Hungary wants to be asked in everything. */
const asked = (more: Partial<Arranged> & { readonly own?: object; readonly his?: object }): Arranged => ({
  attacker: { owner: 'byzantium', units: { 'light-infantry': 2 }, order: STILL, ...more.own },
  defender: { owner: 'hungary', units: { 'light-infantry': 2 }, order: { ...STILL, ...ALL }, ...more.his },
  ...more,
});

describe('what a side decides in a battle', () => {
  it('[6.12.1] asks a defender nothing who has left an order, and to the end of the battle', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { 'light-infantry': 2 }, order: STILL },
      defender: { owner: 'hungary', units: { archer: 1, cavalry: 2, 'captain-1': 1 }, engines: [1] },
      building: 2,
    });
    const ordered = acted(state, [['hungary', { verb: 'orders', for: 'all', field: 'reroll', value: 'none' }]]);
    expect(ordered.realms.hungary?.battleOrder).toMatchObject({ reroll: 'none', answer: 'order' });
    const demanded = acted(ordered, [['byzantium', { verb: 'demand-surrender' }]]);
    expect(battleIn(demanded)).toMatchObject({ parley: null, stage: 'plan' });
    const { events } = told(
      demanded,
      [['byzantium', { verb: 'fight-on' }]],
      Array.from({ length: 40 }, () => 1),
    );
    expect(events.map(({ type }) => type)).toContain('battle-ended');
  });

  it('[6.12.2] an order for one place holds there alone, and is known to nobody else', () => {
    const state = battleOf(asked({ his: { order: { ...STILL } } }));
    const ordered = acted(state, [
      ['hungary', { verb: 'orders', for: FIELD, field: 'yield', value: 'outnumbered' }],
      ['hungary', { verb: 'orders', for: 'all', field: 'sacrifice', value: 'all' }],
    ]);
    expect(ordered.realms.hungary?.placeOrders[FIELD]).toMatchObject({ yield: 'outnumbered', sacrifice: 'none' });
    expect(ordered.realms.hungary?.battleOrder).toMatchObject({ yield: 'never', sacrifice: 'all' });
    const back = acted(ordered, [['hungary', { verb: 'usual-orders', for: FIELD }]]);
    expect(back.realms.hungary?.placeOrders).toEqual({});
    expect(refusalOf(state, 'hungary', { verb: 'usual-orders', for: 'rome' })).toBe('slot-illegal');
  });

  it('[6.12.3] the order of losses is named type by type', () => {
    const state = battleOf(asked({ his: { order: STILL } }));
    const falls = { 'falls-first': 'archer', 'falls-second': 'captain', 'falls-third': 'cavalry' };
    const order = { verb: 'orders', for: 'all', field: 'losses', ...falls };
    expect(choicesIn(state, 'hungary', order)).toEqual(['light-infantry', 'heavy-infantry']);
    const after = acted(state, [['hungary', { ...order, 'falls-fourth': 'heavy-infantry' }]]);
    expect(after.realms.hungary?.battleOrder.losses).toEqual([
      'archer',
      'captain',
      'cavalry',
      'heavy-infantry',
      'light-infantry',
    ]);
  });

  it('[6.5.8] line 2353: the holder of a tower names what it protects from, and a hit of an archer does nothing', () => {
    const state = battleOf(asked({ own: { units: { archer: 1, cavalry: 1 } }, building: 1 }));
    const begun = acted(state, [
      ['byzantium', FIGHT],
      ['hungary', { verb: 'stand' }],
    ]);
    expect(owed(begun)).toEqual(expect.arrayContaining(['protect', 'protect', 'by-order']));
    expect(choicesIn(begun, 'hungary', { verb: 'protect' })).toEqual(['siege', 'archers', 'melee']);
    const shot = told(begun, [['hungary', { verb: 'protect', kind: 'archers' }]], [2, 4, 5, 6]);
    expect(shot.events.filter(({ type, by }) => type === 'damaged' && by === 'archers')).toEqual([]);
    const open = told(begun, [['hungary', { verb: 'protect', kind: 'melee' }]], [2, 4, 5, 6]);
    expect(open.events.find(({ type, by }) => type === 'damaged' && by === 'archers')).toMatchObject({ points: 1 });
  });

  it('[6.5.6] line 2282: a catapult with a crew of two, cavalry in a tie, and the crew that is hit last', () => {
    const state = battleOf({
      attacker: {
        owner: 'byzantium',
        units: { 'light-infantry': 2, cavalry: 1 },
        engines: [1],
        order: { ...ALL, ...STILL },
      },
      defender: {
        owner: 'hungary',
        units: { 'light-infantry': 2, cavalry: 1 },
        order: { ...STILL, losses: ['light-infantry', 'cavalry', 'heavy-infantry', 'archer', 'captain'] },
      },
      order: ['byzantium', 'mamluks', 'empire', 'novgorod', 'horde', 'hungary'],
      arrange: (play) => play.set({ order: ['byzantium', 'hungary'] }),
    });
    const crewed = acted(
      state,
      [
        ['byzantium', FIGHT],
        ['byzantium', { verb: 'crew', engine: '1', units: { 'light-infantry': 1, cavalry: 1 } }],
      ],
      // Two shots, one of which hits for two points.
      [1, 5],
    );
    expect(crewed.lands[FIELD].armies.hungary?.units).toEqual({ cavalry: 1 });
    // Hungary is second of two: seven less one makes six, and both lose one.
    const thrown = acted(crewed, [['byzantium', { verb: 'sacrifice', count: 0 }]], [1, 6, 2]);
    const tied = told(
      thrown,
      [
        ['byzantium', { verb: 'keep-dice' }],
        // The melee is gone: one of the crew takes the other point.
        ['byzantium', { verb: 'lose', type: 'light-infantry' }],
      ],
      [1, 6, 7],
    );
    expect(tied.events.find(({ type }) => type === 'round-fought')).toMatchObject({ attack: [6, 6], losses: [1, 1] });
    expect(tied.state.lands[FIELD].armies.byzantium?.units).toEqual({ 'heavy-infantry': 1 });
    expect(tied.state.lands[FIELD].armies.hungary?.units).toEqual({ 'heavy-infantry': 1 });
  });

  it('[6.5.6] a trebuchet may aim at the enemy’s building, which falls when it has as many hits as structure', () => {
    const arranged = asked({ own: { units: { cavalry: 3 }, engines: [3], order: { ...ALL, ...STILL } }, building: 1 });
    const state = battleOf({ ...arranged, defender: { owner: 'hungary', units: { cavalry: 2 }, order: STILL } });
    const begun = acted(state, [['byzantium', FIGHT]]);
    const crew = { verb: 'crew', engine: '1', units: { cavalry: 2 } };
    expect(choicesIn(begun, 'byzantium', crew)).toEqual(['units', 'military']);
    const { state: after, events } = told(begun, [['byzantium', { ...crew, aim: 'military' }]], [3, 3, 1, 1, 1]);
    expect(events.find(({ type }) => type === 'building-damaged')).toMatchObject({ destroyed: true });
    expect(after.lands[FIELD].military).toBeNull();
  });

  it('[6.5.5] line 2222: a captain shoots as an archer before the melee', () => {
    const state = battleOf(
      asked({
        own: { units: { 'captain-1': 1, cavalry: 1 }, order: { ...ALL, ...STILL } },
        his: { units: { 'light-infantry': 2, cavalry: 1 }, order: STILL },
      }),
    );
    const begun = acted(state, [['byzantium', FIGHT]]);
    expect(battleIn(begun).stage).toBe('captains');
    expect(choicesIn(begun, 'byzantium', { verb: 'lead' })).toEqual(['own', 'free', 'stop']);
    expect(choicesIn(begun, 'byzantium', { verb: 'lead', use: 'free' })).toEqual(['cavalry']);
    expect(choicesIn(begun, 'byzantium', { verb: 'lead', use: 'stop' })).toEqual(['light-infantry', 'cavalry']);
    const shot = told(begun, [['byzantium', { verb: 'lead', use: 'own', type: 'archer' }]], [2, 1, 2, 3]);
    expect(shot.events.find(({ type }) => type === 'damaged')).toMatchObject({
      by: 'archers',
      owner: 'hungary',
      lost: { 'light-infantry': 1 },
    });
  });

  it('[6.5.2] line 2136: a light infantry sacrificed adds four, and so does a captain who acts as one', () => {
    const state = battleOf(
      asked({
        own: { units: { 'light-infantry': 2, cavalry: 1 }, order: { ...ALL, ...STILL } },
        his: { units: { 'heavy-infantry': 3 }, order: STILL },
      }),
    );
    const begun = acted(state, [['byzantium', FIGHT]]);
    expect(battleIn(begun).stage).toBe('attacker-sacrifice');
    const thrown = acted(begun, [['byzantium', { verb: 'sacrifice', count: 1 }]], [1, 5, 7]);
    const fought = told(thrown, [['byzantium', { verb: 'keep-dice' }]], [1, 2, 3]);
    expect(fought.events.find(({ type }) => type === 'round-fought')).toMatchObject({ attack: [11, 2] });
    const led = battleOf(
      asked({
        own: { units: { 'captain-2': 1, cavalry: 2 }, order: { ...ALL, ...STILL } },
        his: { units: { 'light-infantry': 3 }, order: STILL },
      }),
    );
    const given = acted(
      led,
      [
        ['byzantium', FIGHT],
        ['byzantium', { verb: 'lead', use: 'own', type: 'light-infantry' }],
        ['byzantium', { verb: 'enough' }],
        ['byzantium', { verb: 'sacrifice', count: 1 }],
      ],
      [1, 5, 7],
    );
    expect(given.lands[FIELD].armies.byzantium?.units).toEqual({ cavalry: 2 });
    expect(battleIn(given)).toMatchObject({ sacrificed: { attacker: 1 }, lost: { attacker: { 'captain-2': 1 } } });
  });

  it('[6.4.9] whoever is hit says who takes it, some points by one type and the rest by another', () => {
    const state = battleOf(
      asked({
        own: { units: { 'heavy-infantry': 4 } },
        his: { units: { 'light-infantry': 2, 'heavy-infantry': 1, archer: 1 } },
      }),
    );
    const hit = acted(
      state,
      [
        ['byzantium', FIGHT],
        ['hungary', { verb: 'stand' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [8, 4, 6, 8],
    );
    expect(battleIn(hit).stage).toBe('defender-sacrifice');
    const beaten = acted(
      hit,
      [
        ['hungary', { verb: 'sacrifice', count: 0 }],
        ['hungary', { verb: 'keep-dice' }],
      ],
      [1, 2, 6],
    );
    // Eight less five (six less one): three points.
    const [wound] = battleIn(beaten).wounds;
    expect(wound).toMatchObject({ side: 'defender', by: 'melee', points: 3 });
    expect(choicesIn(beaten, 'hungary', { verb: 'lose' })).toEqual(['light-infantry', 'archer', 'heavy-infantry']);
    const heavy = acted(beaten, [['hungary', { verb: 'lose', type: 'heavy-infantry' }]]);
    expect(heavy.lands[FIELD].armies.hungary?.units).toEqual({ 'light-infantry': 3, archer: 1 });
    expect(battleIn(heavy).wounds[0]?.points).toBe(2);
  });

  it('[6.4.9] shares damage among units of one type: two heavy infantry become light, or one falls', () => {
    const state = battleOf(asked({ own: { units: { 'heavy-infantry': 4 } }, his: { units: { 'heavy-infantry': 4 } } }));
    const wound = { side: 'defender', points: 2, by: 'melee', captured: false } as const;
    const wounded = (points: number, units: Units) => {
      const struck = battleOf(asked({ own: { units: { 'heavy-infantry': 4 } }, his: { units } }));
      return {
        ...struck,
        frames: struck.frames.map((one) => (one.kind === 'battle' ? { ...one, wounds: [{ ...wound, points }] } : one)),
      };
    };
    const hit = wounded(2, { 'heavy-infantry': 4 });
    const left = (after: typeof state) => after.lands[FIELD].armies.hungary?.units;
    const lose = (type: string, points?: number): Act => [
      'hungary',
      { verb: 'lose', type, ...(points === undefined ? {} : { points }) },
    ];
    expect(left(acted(hit, [lose('heavy-infantry', 2)]))).toEqual({ 'light-infantry': 2, 'heavy-infantry': 2 });
    expect(left(acted(hit, [lose('heavy-infantry', 1), lose('light-infantry')]))).toEqual({ 'heavy-infantry': 3 });
    // One point, one unit, or so many points that all fall: nothing to choose.
    const asks = (points: number, units: Units) => verbsOf(wounded(points, units), 'hungary').includes('lose');
    expect([asks(1, { 'heavy-infantry': 4 }), asks(2, { cavalry: 1 }), asks(2, { archer: 4 })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([asks(4, { 'heavy-infantry': 2 }), asks(3, { 'heavy-infantry': 2 }), asks(2, { cavalry: 2 })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[6.6] line 2319: on a galley of level III a catapult and a trebuchet are served, or a bombard, as its owner chooses', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { archer: 5 }, engines: [1, 2, 3], galleys: [3], order: ALL },
      defender: { owner: 'hungary', units: { archer: 3 }, galleys: [1], order: STILL },
      at: 'aegean-sea',
    });
    const begun = acted(state, [['byzantium', FIGHT]]);
    const engines = begun.vehicles.filter(({ kind }) => kind === 'siege-engine').map(({ id }) => `${id}`);
    const offered = (after: typeof state) => choicesIn(after, 'byzantium', { verb: 'crew' });
    const serve = (engine: string | undefined): Act => [
      'byzantium',
      { verb: 'crew', engine: `${engine}`, units: { archer: 1 } },
    ];
    expect(offered(begun)).toEqual(engines);
    const small = acted(begun, [serve(engines[0])]);
    expect(offered(small)).toEqual([engines[1]]);
    // Nothing goes with the bombard: fire is opened at once.
    const big = acted(begun, [serve(engines[2])], [8, 1, 1, 1]);
    expect([battleIn(big).stage, verbsOf(big, 'byzantium').includes('crew')]).toEqual(['attacker-reroll', false]);
    // By order the highest first.
    const served = acted(begun, [['byzantium', { verb: 'by-order' }]], [8, 8, 8, 1, 1, 1]);
    expect(battleIn(served).crews.attacker.map(({ level }) => level)).toEqual([3]);
  });

  it('[6.4.4] [6.4.9] whoever is asked is told his dice, what they must beat, and how many points hit him', () => {
    const due = (state: ReturnType<typeof battleOf>) => MEDIOEVO.obligations(state)[0]?.values;
    const at = { kind: 'place', id: FIELD };
    const his = { units: { 'light-infantry': 1, cavalry: 2 } };
    const state = battleOf(
      asked({ own: { units: { 'light-infantry': 2, archer: 1 } }, his: { ...his, order: { ...STILL, ...ALL } } }),
    );
    const stood = acted(state, [['byzantium', FIGHT]]);
    expect(due(stood)).toEqual({ at });
    // The archer misses.
    const thrown = acted(stood, [['hungary', { verb: 'stand' }]], [8, 2, 5, 8]);
    expect(due(thrown)).toEqual({ at, dice: [2, 5, 8] });
    const beaten = acted(thrown, [['byzantium', { verb: 'keep-dice' }]], [1, 2, 5]);
    expect(due(beaten)).toEqual({ at, dice: [1, 2, 5], reached: meleeValue(state, battleIn(beaten), 'attacker') });
    const hit = acted(beaten, [['hungary', { verb: 'keep-dice' }]]);
    expect(due(hit)).toEqual({ at, points: battleIn(hit).wounds[0]?.points });
    // Who flees has yet to be halved.
    const halved = { ...battleIn(beaten), flight: { to: 'rome', points: 1 } } as const;
    expect(due({ ...beaten, frames: [...beaten.frames.slice(0, -1), halved] })).toEqual({ at, dice: [1, 2, 5] });
  });

  it('[6.4.7] line 2078: blue wins by 21 with one unit, deals one, and takes the point off his own losses', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { 'heavy-infantry': 1 }, order: ALL },
      defender: { owner: 'hungary', units: { 'heavy-infantry': 2 }, order: {} },
      arrange: (play) => play.set({ order: ['byzantium', 'mamluks', 'empire', 'hungary'] }),
    });
    const thrown = acted(state, [['byzantium', FIGHT]], [1, 5, 3]);
    const again = acted(
      thrown,
      [['byzantium', { verb: 'reroll', dice: { d4: 1, d8: 1 } }]],
      // Hungary throws 1, 3, 7 and, behind, everything but its best die again: 2, 4, 7, less three.
      [1, 5, 1, 3, 7, 2, 4],
    );
    expect(battleIn(again)).toMatchObject({ stage: 'crush', outcome: { winner: 'attacker', crushing: 1 } });
    const spared = told(again, [['byzantium', { verb: 'crush', spared: 1 }]]);
    expect(spared.events.filter(({ type }) => type === 'damaged').map(({ owner }) => owner)).not.toContain('byzantium');
    expect(spared.state.lands[FIELD].armies.byzantium?.units).toEqual({ 'heavy-infantry': 1 });
    const dealt = told(again, [['byzantium', { verb: 'crush', spared: 0 }]]);
    expect(dealt.events.find(({ by }) => by === 'melee')).toMatchObject({ owner: 'hungary', points: 2 });
    expect(dealt.events.find(({ by, owner }) => by === 'losses' && owner === 'byzantium')).toMatchObject({ points: 1 });
  });

  it('[6.9] line 2493: who declares capture takes the beaten prisoner, and only he takes his losses', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 1 }, order: STILL },
      defender: { owner: 'hungary', units: { cavalry: 1 }, order: { ...STILL, ...ALL } },
      arrange: (play) => play.set({ order: ['byzantium', 'mamluks', 'hungary'] }),
    });
    const declared = acted(state, [['byzantium', { verb: 'take-prisoners' }]]);
    expect(battleIn(declared).capture).toEqual({ attacker: 'halved', defender: 'no' });
    expect(verbsOf(declared, 'byzantium')).not.toContain('take-prisoners');
    const { events } = told(
      declared,
      [
        ['byzantium', FIGHT],
        ['hungary', { verb: 'stand' }],
        ['byzantium', { verb: 'keep-dice' }],
        ['hungary', { verb: 'keep-dice' }],
      ],
      [1, 5, 8, 2, 3, 5],
    );
    // Eight, half of it off, against five less three.
    expect(events.find(({ type }) => type === 'round-fought')).toMatchObject({ attack: [4, 2], losses: [1, 2] });
    expect(events.filter(({ type }) => type === 'damaged').map(({ owner, by }) => [owner, by])).toEqual([
      ['hungary', 'melee'],
      ['byzantium', 'losses'],
    ]);
  });

  it('[6.9] prisoners are led away when the captor wins, and go free when he is gone', () => {
    const taken = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 3 }, order: { ...STILL, capture: 'three-to-one' } },
      defender: { owner: 'hungary', units: { archer: 1 }, order: STILL },
    });
    expect(battleIn(taken).capture).toEqual({ attacker: 'full', defender: 'no' });
    // Archers shoot first and miss.
    const after = acted(taken, [['byzantium', { verb: 'fight-on' }]], [8, 4, 6, 8, 1, 2, 3]);
    expect(after.realms.byzantium?.prisoners).toEqual({ hungary: { archer: 1 } });
    expect(after.lands[FIELD].holder).toBe('byzantium');
  });

  it('[6.12.4] an attacker who is not asked flees or yields by his order', () => {
    const yields = battleOf({
      attacker: {
        owner: 'byzantium',
        units: { 'light-infantry': 1 },
        order: { ...STILL, ask: 'none', yield: 'outnumbered-twice' },
      },
      defender: { owner: 'hungary', units: { cavalry: 2 }, order: { ...STILL, quarter: 'give', answer: 'order' } },
    });
    const after = acted(yields, [['byzantium', { verb: 'orders', for: 'all', field: 'flee', value: 'never' }]]);
    expect(after.realms.byzantium?.surrendered).toEqual({ 'light-infantry': 1 });
    const refused = battleOf({
      attacker: {
        owner: 'byzantium',
        units: { 'light-infantry': 1 },
        order: { ...STILL, ask: 'none', yield: 'hopeless' },
      },
      defender: { owner: 'hungary', units: { cavalry: 3 }, order: { ...STILL, quarter: 'give', answer: 'order' } },
    });
    const hopeless = acted(refused, [['byzantium', { verb: 'orders', for: 'all', field: 'flee', value: 'never' }]]);
    expect(hopeless.realms.byzantium?.surrendered).toEqual({ 'light-infantry': 1 });
  });
});

describe('/orders', () => {
  const asked = (state: ReturnType<typeof battleOf>, seat: string) => {
    const answered = MEDIOEVO.typing.interpret(state, seat, 'orders', {});
    return answered.ok && answered.value.kind === 'answer' ? answered.value.lines : [];
  };

  it('[6.12.2] tells whoever left orders what they are, and nobody else', () => {
    const state = acted(
      battleOf({
        attacker: { owner: 'byzantium', units: { cavalry: 3 } },
        defender: { owner: 'hungary', units: { archer: 3 } },
      }),
      [
        ['hungary', { verb: 'orders', for: 'all', field: 'flee', value: 'half-lost' }],
        ['hungary', { verb: 'orders', for: FIELD, field: 'crushing', value: 'deal' }],
      ],
    );
    const lines = asked(state, 'hungary').map(({ key, values }) =>
      MEDIOEVO.words.say('en', `answer.${key}`, values ?? {}),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'all armies: flight (as attacker): with half lost.',
        'Kiev: crushing superiority: more damage.',
      ]),
    );
    expect(asked(state, 'byzantium')).toEqual([{ key: 'no-orders' }]);
  });
});
