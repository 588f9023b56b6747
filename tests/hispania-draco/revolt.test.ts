import { describe, expect, test } from 'vitest';
import { inCampaign } from './campaign.js';

const AWAY = {
  commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
  fleets: ['mare-ibericum'],
};

/** Example 5: Cantabria, with its consul, its garrison, an army in Pompaelo. */
const EXAMPLE_5 = {
  commanders: { ...AWAY.commanders, consul: 'aracillum' },
  armies: [{ at: 'pompaelo' }],
  revolts: { deobriga: 3, pompaelo: 1, vareia: 1 },
  garrisons: { pallantia: ['consul'] },
  fleets: AWAY.fleets,
};
/** The praetor passes; the dice name VI and a city, then the army moves. */
function roll(pieces: object, number: number, faces: readonly number[] = []) {
  return inCampaign({ pieces: { ...EXAMPLE_5, ...pieces } }).actAndGoOn('done', {}, [6, number, ...faces]);
}

describe('the revolt spreads', () => {
  test('the Roman die names the province, the Hispanic die the city [8.1.1]', () => {
    const after = inCampaign({ pieces: AWAY }).act('done', {}, [3, 5]);
    expect(after.told('revolt-rolled')).toMatchObject({ roman: 3, hispanic: 5, city: 'salmantica' });
    expect(after.state.pieces.revolts).toEqual({ salmantica: 1 });
  });

  test('VI-3 and VI-4: the consul and the garrison protect their cities [8.1.2]', () => {
    for (const [number, at] of [
      [3, 'aracillum'],
      [4, 'pallantia'],
    ] as const) {
      const after = roll({}, number);
      expect(after.told('city-guarded')).toMatchObject({ at });
      expect(after.toldAll('revolt-spread')).toEqual([]);
    }
  });

  test('VI-6: Flaviobriga is empty and revolts [8.1.3]', () => {
    const after = roll({}, 6);
    expect(after.told('revolt-spread')).toMatchObject({ at: 'flaviobriga', count: 1 });
  });

  test('VI-1 and VI-5: a second revolt, for the province has an army [8.1.5] [0.6]', () => {
    expect(roll({}, 1).told('revolt-spread')).toMatchObject({ at: 'vareia', count: 2 });
    expect(roll({}, 5).told('revolt-spread')).toMatchObject({ at: 'pompaelo', count: 2 });
  });

  test('VI-2: nothing, for Deobriga has three [8.1.5]', () => {
    const after = roll({}, 2);
    expect(after.told('city-full')).toMatchObject({ at: 'deobriga' });
    expect(after.toldAll('revolt-spread')).toEqual([]);
    expect(after.state.pieces.revolts.deobriga).toBe(3);
  });

  test('without an army in the province VI-1, VI-2 and VI-5 bring one [8.1.4]', () => {
    for (const [number, at] of [
      [1, 'vareia'],
      [2, 'deobriga'],
      [5, 'pompaelo'],
    ] as const) {
      const after = roll({ armies: [] }, number);
      expect(after.told('army-rose')).toMatchObject({ at, army: 'normal' });
      expect(after.state.pieces.revolts[at]).toBe(EXAMPLE_5.revolts[at]);
    }
  });

  test('without an army in the reserve another revolt comes [8.1.5]', () => {
    const armies = [{ at: 'beseda' }, { at: 'puciala' }, { at: 'regina' }];
    const revolts = { ...EXAMPLE_5.revolts, beseda: 1, puciala: 1, regina: 1 };
    const after = roll({ armies, revolts }, 1);
    expect(after.told('revolt-spread')).toMatchObject({ at: 'vareia', count: 2 });
  });

  test('an army placed by the roll moves in the same phase [8.2.10]', () => {
    // From Vareia to Pompaelo or Deobriga, both in revolt: 5 is nearer to Pompaelo.
    const after = roll({ armies: [] }, 1, [5]);
    expect(after.told('army-rose')).toMatchObject({ at: 'vareia' });
    expect(after.told('army-marched')).toMatchObject({ from: 'vareia', to: 'pompaelo' });
  });
});

/** Example 6: armies in Salmantica, Talabriga and Lucus over one group of nine revolts. */
const EXAMPLE_6 = {
  commanders: { 'praetor-ulterior': 'capara', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
  armies: [{ at: 'salmantica' }, { at: 'talabriga' }, { at: 'lucus' }],
  revolts: { noega: 1, lancia: 1, asturica: 1, lucus: 2, bracara: 1, brigantium: 1, talabriga: 1, salmantica: 1 },
  garrisons: { conimbriga: ['praetor-ulterior'], abula: ['praetor-citerior'] },
  fleets: ['mare-ibericum'],
};
/** The roll of revolt hits a guarded city; then the armies of III, IV and V. */
const GUARDED = [4, 4];
function moves(faces: readonly number[], pieces: object = {}) {
  return inCampaign({ pieces: { ...EXAMPLE_6, ...pieces } }).act('done', {}, [...GUARDED, ...faces]);
}

describe('armies move', () => {
  test('all of them, in the order of their provinces [8.2.1]', () => {
    const chosen = moves([2, 2]).toldAll('army-chose');
    expect(chosen.map(({ at }) => at)).toEqual(['salmantica', 'talabriga', 'lucus']);
  });

  test('by the place where they stand, not by that in the list [8.2.1]', () => {
    const after = moves([2, 2], { armies: [...EXAMPLE_6.armies].reverse() });
    expect(after.toldAll('army-chose').map(({ at }) => at)).toEqual(['salmantica', 'talabriga', 'lucus']);
  });

  test('Salmantica sees Capara and Abula, both without a revolt [8.2.2] [8.2.4]', () => {
    expect(moves([2, 2]).told('army-chose')).toMatchObject({ options: expect.arrayContaining(['capara', 'abula']) });
  });

  test('on a 1 it besieges Abula: die + 9 against 1 x 2 [8.2.5] [8.3.1] [8.3.2] [8.3.3]', () => {
    const after = moves([1, 2]);
    const [fought] = after.toldAll('fought');
    expect(fought).toMatchObject({
      contest: 'army-siege',
      army: 'salmantica',
      target: 'abula',
      verdict: 'greater',
      sides: {
        attacker: { die: 'hispanic', parts: [{ what: 'revolts', count: 9 }], doublers: [] },
        defender: { die: null, parts: [{ what: 'shield', count: 1 }], doublers: [{ who: 'praetor-ulterior' }] },
      },
    });
    expect(after.state.pieces.garrisons.abula).toBeUndefined();
    expect(after.state.pieces.reserve.garrisons['praetor-citerior']).toBe(4);
    expect(after.state.pieces.armies).toContainEqual({ kind: 'normal', at: 'salmantica' });
  });

  test('on a 2 it stays: two cities are equally near [8.2.5]', () => {
    expect(moves([2, 2]).told('army-chose')).toMatchObject({ at: 'salmantica', face: 2, to: null });
  });

  test('on 3 to 6 it attacks the praetor: die + 9 against die + 1 [8.3.4] [8.3.5] [8.3.6]', () => {
    for (const face of [3, 4, 5, 6]) {
      const after = moves([face, 2]);
      expect(after.told('fought')).toMatchObject({
        contest: 'army-attack',
        commander: 'praetor-ulterior',
        target: 'capara',
        verdict: 'greater',
        roman: 0,
        sides: {
          attacker: { die: 'hispanic', parts: [{ what: 'revolts', count: 9 }], doublers: [] },
          defender: { die: 'roman', parts: [{ what: 'garrisons', count: 1, spaces: ['conimbriga'] }], doublers: [] },
        },
      });
      expect(after.state.pieces.commanders['praetor-ulterior']).toBeNull();
      expect(after.state.pieces.armies).toContainEqual({ kind: 'normal', at: 'salmantica' });
    }
  });

  test('Talabriga sees Conimbriga alone and besieges it without a die: die + 9 against 4 [8.2.3]', () => {
    const after = moves([2, 2]);
    expect(after.toldAll('army-chose')[1]).toMatchObject({
      at: 'talabriga',
      options: ['conimbriga'],
      face: 0,
      to: 'conimbriga',
    });
    expect(after.told('fought')).toMatchObject({
      contest: 'army-siege',
      target: 'conimbriga',
      verdict: 'greater',
      sides: {
        attacker: { parts: [{ what: 'revolts', count: 9 }] },
        // The praetor is next to his garrison, not to the army.
        defender: { parts: [{ what: 'shield', count: 4 }], doublers: [] },
      },
    });
  });

  test('Lucus: 1 Noega, 3 Asturica, 5 Bracara, 6 Brigantium, on 2 and 4 it stays [8.2.5]', () => {
    for (const [face, to] of [
      [1, 'noega'],
      [2, null],
      [3, 'asturica'],
      [4, null],
      [5, 'bracara'],
      [6, 'brigantium'],
    ] as const) {
      const after = moves([2, face]);
      expect(after.toldAll('army-chose')[2]).toMatchObject({ at: 'lucus', face, to });
      const there = after.state.pieces.armies.map(({ at }) => at);
      expect(there).toContain(to ?? 'lucus');
    }
  });

  test('cities without a revolt come first, and one alone needs no die [8.2.4] [8.2.3]', () => {
    const { bracara: _bracara, ...revolts } = EXAMPLE_6.revolts;
    // Without Bracara the army of Talabriga has one revolt behind it, and throws a 1 at Conimbriga.
    const after = moves([2, 1], { revolts: { ...revolts, lucus: 3 } });
    expect(after.toldAll('army-chose')[2]).toMatchObject({ options: ['bracara'], face: 0, to: 'bracara' });
  });

  test('an army that enters a city without a revolt places one [8.2.8]', () => {
    const { bracara: _bracara, ...revolts } = EXAMPLE_6.revolts;
    const before = inCampaign({ pieces: { ...EXAMPLE_6, revolts } });
    const after = before.act('done', {}, [...GUARDED, 2, 1]);
    expect(after.state.pieces.revolts).toMatchObject({ bracara: 1, lucus: 2 });
    expect(after.state.pieces.reserve.revolts).toBe(before.state.pieces.reserve.revolts - 1);
    expect(after.told('army-marched')).toMatchObject({ placed: true });
  });

  test('one that enters a city in revolt adds none, and leaves its discs behind [8.2.9]', () => {
    const before = inCampaign({ pieces: EXAMPLE_6 });
    const after = before.act('done', {}, [...GUARDED, 2, 6]);
    expect(after.state.pieces.revolts).toMatchObject({ brigantium: 1, lucus: 2 });
    expect(after.state.pieces.reserve.revolts).toBe(before.state.pieces.reserve.revolts);
    expect(after.told('army-marched')).toMatchObject({ from: 'lucus', to: 'brigantium', placed: false });
  });

  test('from a full province it may leave for those without an army: Lancia to Aracillum or Pallantia [8.2.6] [8.2.7]', () => {
    const armies = [{ at: 'lancia' }];
    const after = moves([3], { armies });
    expect(after.told('army-chose')).toMatchObject({ options: ['aracillum', 'pallantia'], face: 3, to: 'aracillum' });
    expect(after.told('army-marched')).toMatchObject({ province: 'cantabria', placed: true });
  });

  test('not into a province that has one [8.2.6] [0.6]', () => {
    const armies = [{ at: 'lancia' }, { at: 'vareia' }];
    const revolts = { ...EXAMPLE_6.revolts, vareia: 1 };
    // Carpetania is without an army, and Salmantica in revolt; so are Asturica and Noega.
    const after = moves([3, 6], { armies, revolts });
    expect(after.told('army-chose')).toMatchObject({ at: 'lancia' });
    expect(after.told('army-chose')?.options).toEqual(expect.arrayContaining(['salmantica', 'asturica', 'noega']));
    expect(after.told('army-chose')?.options).toHaveLength(3);
  });

  test('two with the same number in two provinces are equally near [8.2.5]', () => {
    // Flaviobriga guarded apart, Noega sees Lucus 4, Lancia 2 at home and Aracillum 3 abroad; only Aracillum is quiet.
    const armies = [{ at: 'asturica' }];
    const revolts = { ...EXAMPLE_6.revolts, capara: 1 };
    const commanders = { ...EXAMPLE_6.commanders, 'praetor-ulterior': 'gades' };
    // All are in revolt: Lucus 4, Lancia 2, Capara 3 of Carpetania.
    const after = inCampaign({ pieces: { ...EXAMPLE_6, armies, revolts, commanders } }).act('done', {}, [4, 4, 3]);
    expect(after.told('army-chose')).toMatchObject({
      options: expect.arrayContaining(['lucus', 'lancia', 'capara']),
      to: 'capara',
    });
    const two = { ...revolts, capara: 1 };
    const tie = inCampaign({
      pieces: {
        ...EXAMPLE_6,
        commanders,
        armies: [{ at: 'lancia' }],
        revolts: { ...two, aracillum: 1, pallantia: 1, asturica: 1 },
      },
    }).act('done', {}, [4, 4, 3]);
    // Asturica and Aracillum are both number 3.
    expect(tie.told('army-chose')).toMatchObject({ face: 3, to: null });
  });

  test('an army in a Roman province moves last, Ulterior before Citerior [8.2.1]', () => {
    const armies = [{ at: 'tarraco' }, { at: 'basti' }, { at: 'vareia' }];
    const revolts = { tarraco: 1, basti: 1, vareia: 1 };
    const after = inCampaign({
      pieces: {
        ...EXAMPLE_6,
        commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia' },
        garrisons: {},
        armies,
        revolts,
      },
    }).act('done', {}, [3, 5, 2]);
    expect(after.toldAll('army-chose').map(({ at }) => at)).toEqual(['vareia', 'basti', 'tarraco']);
  });

  test('no army enters a sea [8.2.9]', () => {
    const armies = [{ at: 'tarraco' }];
    const after = inCampaign({
      pieces: { ...AWAY, armies, revolts: { tarraco: 1 } },
    }).act('done', {}, [3, 5]);
    expect(after.told('army-chose')).toMatchObject({ options: ['dertosa'], to: 'dertosa' });
  });

  test('each acts once, also when it has entered a province whose turn is to come [8.2.10]', () => {
    const armies = [{ at: 'salmantica' }];
    const full = { abula: 1, regina: 1, capara: 1, baecula: 1, salmantica: 1, toletum: 1 };
    // Salmantica is full: Cauca of II and Lancia of V are quiet; 1 is nearest to Lancia.
    const after = inCampaign({ pieces: { ...AWAY, armies, revolts: full } }).act('done', {}, [4, 4, 1]);
    expect(after.toldAll('army-chose')).toHaveLength(1);
    expect(after.told('army-marched')).toMatchObject({ from: 'salmantica', to: 'lancia' });
  });
});

describe('armies fight', () => {
  const FACED = {
    commanders: { 'praetor-ulterior': 'capara', 'praetor-citerior': 'valentia' },
    armies: [{ at: 'salmantica' }],
    revolts: { salmantica: 2 },
    garrisons: { capara: ['consul', 'praetor-ulterior'], abula: ['consul', 'praetor-ulterior'] },
  };
  function assault(faces: readonly number[], pieces: object = {}) {
    return inCampaign({ pieces: { ...FACED, ...pieces } }).act('done', {}, [2, 6, ...faces]);
  }

  test('a general with garrisons is attacked, and all garrisons of his space go with him [8.3.1] [8.3.5]', () => {
    // On a 6 to Capara; then the Roman die and the Hispanic one: 1 + 1 against 6 + 2.
    const after = assault([6, 1, 6]);
    expect(after.told('fought')).toMatchObject({ contest: 'army-attack', roman: 1, hispanic: 6, verdict: 'greater' });
    expect(after.state.pieces.garrisons.capara).toBeUndefined();
    expect(after.state.pieces.garrisons.abula).toHaveLength(2);
    expect(after.state.pieces.commanders['praetor-ulterior']).toBeNull();
  });

  test('a defender who is greater destroys the army and the revolts of its space [8.3.5]', () => {
    const after = assault([6, 6, 1]);
    expect(after.told('fought')).toMatchObject({ verdict: 'less' });
    expect(after.state.pieces.armies).toEqual([]);
    expect(after.state.pieces.revolts.salmantica).toBeUndefined();
    expect(after.state.pieces.commanders['praetor-ulterior']).toBe('capara');
  });

  test('equal: nothing [8.3.5]', () => {
    const after = assault([6, 6, 5]);
    expect(after.told('fought')).toMatchObject({ verdict: 'equal' });
    expect(after.state.pieces.armies).toHaveLength(1);
    expect(after.state.pieces.commanders['praetor-ulterior']).toBe('capara');
  });

  test('of garrisons alone the top one falls [8.3.3]', () => {
    const after = assault([1], { commanders: { 'praetor-ulterior': 'gades' } });
    expect(after.told('garrison-lost')).toMatchObject({ at: 'abula', garrison: 'praetor-ulterior' });
    expect(after.state.pieces.garrisons.abula).toEqual(['consul']);
  });

  test('an army that is not greater than the shield does nothing [8.3.3]', () => {
    // Cauca (3) doubled by a general next to the army: die + 1 against 6.
    const pieces = {
      commanders: { consul: 'salmantica' },
      armies: [{ at: 'numantia' }],
      revolts: { numantia: 1, bilbilis: 1, segontia: 1 },
      garrisons: { cauca: ['consul'] },
    };
    const beside = { ...pieces, commanders: { consul: 'calagurris' } };
    const held = inCampaign({ turn: { general: 'consul' }, pieces: beside }).actAndGoOn('done', {}, [1, 1, 3]);
    expect(held.told('fought')).toMatchObject({ hispanic: 3, verdict: 'equal' });
    expect(held.state.pieces.garrisons.cauca).toEqual(['consul']);
    const alone = inCampaign({ turn: { general: 'consul' }, pieces }).actAndGoOn('done', {}, [1, 1]);
    expect(alone.told('fought')).toMatchObject({ verdict: 'greater' });
  });

  test('another army connected to the target doubles [8.3.2]', () => {
    // On a 4 the army of Cauca stays between Segontia and Numantia; on a 1 that of Salmantica goes against Abula.
    const after = assault([4, 1], {
      commanders: { 'praetor-ulterior': 'gades' },
      armies: [{ at: 'salmantica' }, { at: 'cauca' }],
      revolts: { salmantica: 1, cauca: 1, numantia: 1, segontia: 1 },
      garrisons: { abula: ['consul'] },
    });
    expect(after.told('fought')).toMatchObject({
      army: 'salmantica',
      target: 'abula',
      sides: { attacker: { doublers: [{ who: 'army', at: 'cauca' }] } },
    });
  });

  test('a general next to the army doubles the defender [8.3.4]', () => {
    const after = assault([6, 1, 1], {
      commanders: { 'praetor-ulterior': 'capara', consul: 'cauca' },
      garrisons: {},
    });
    expect(after.told('fought')).toMatchObject({
      sides: { defender: { die: 'roman', parts: [], doublers: [{ who: 'consul' }] } },
      verdict: 'greater',
    });
  });
});
