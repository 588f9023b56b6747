import { describe, expect, test } from 'vitest';
import { attack, siege } from '../../src/games/hispania-draco/battle/contest.js';
import { SCENARIO_IDS, VARIANT_IDS } from '../../src/games/hispania-draco/facts/ids.js';
import { scenarioOf } from '../../src/games/hispania-draco/facts/scenario.js';
import { routesOf } from '../../src/games/hispania-draco/movement/ways.js';
import { stackOfBox } from '../../src/games/hispania-draco/sequence/calendar.js';
import { optionsOf } from '../../src/games/hispania-draco/setup/options.js';
import { board, fieldOf } from '../../src/games/hispania-draco/state/reading.js';
import { preview } from '../../src/games/hispania-draco/tells/preview.js';
import { type Campaign, inCampaign, newCampaign } from './campaign.js';

function begun(scenario: string, faces: readonly number[], setup: Readonly<Record<string, string>> = {}): Campaign {
  return newCampaign({ scenario, ...setup }, ['ann'], faces);
}
/** Lays every road, so that the first round begins. */
function underWay(campaign: Campaign): Campaign {
  let now = campaign;
  while (now.owed === 'roads') {
    const [road] = now.choices('lay');
    now = now.act('lay', { road: road ?? '' });
  }
  return now;
}

describe('scenarios', () => {
  test('a scenario narrows the level and names its variants [11.4]', () => {
    const of = (setup: Readonly<Record<string, string>>) => {
      const options = optionsOf(setup);
      return options.ok ? options.value : null;
    };
    expect(of({ scenario: 'first-repression', armies: '1' })?.level.armies).toBe(2);
    expect(of({ scenario: 'first-repression', armies: '3' })?.level.armies).toBe(3);
    expect(of({ scenario: 'river-of-oblivion', fleets: '2', roads: '5' })?.level).toMatchObject({
      fleets: 3,
      roads: 4,
    });
    expect(of({ scenario: 'new-empire', roads: '3', armies: '3' })?.level).toMatchObject({ roads: 5, armies: 2 });
    expect(of({ scenario: 'terror-of-rome' })?.variants).toEqual(['terror']);
    expect(of({ scenario: 'river-of-oblivion', terror: 'on' })?.variants).toEqual(['pirates', 'terror']);
    const barred = optionsOf({ scenario: 'new-empire', pirates: 'on' });
    expect(barred).toMatchObject({ ok: false, rejection: { code: 'variant-forbidden' } });
  });

  test('every piece stands where the scenario says [11.1]', () => {
    for (const id of SCENARIO_IDS) {
      const scenario = scenarioOf(id);
      // The two in which nothing but an army is drawn.
      const faces = id === 'new-empire' ? [1, 1] : id === 'river-of-oblivion' ? [] : null;
      if (faces === null || scenario === null) continue;
      const { pieces } = begun(id, faces, { armies: '1' }).state;
      for (const [space, { general, revolts, garrison }] of Object.entries(scenario.place)) {
        if (general !== undefined) expect(pieces.commanders[general]).toBe(space);
        if (revolts !== undefined) expect(Object.entries(pieces.revolts)).toContainEqual([space, revolts]);
        if (garrison !== undefined)
          expect(Object.entries(pieces.garrisons).find(([city]) => city === space)?.[1]).toContain(garrison);
      }
    }
  });

  test('the armies listed are part of the number; further ones are drawn, not where it bars them [11.2]', () => {
    // Numantia's stands; the second: I is barred, II has one, III it is.
    const campaign = begun('siege-of-numantia', [1, 1, 1, 1, 1, 2, 3], { armies: '2' });
    expect(campaign.state.pieces.armies).toEqual([
      { kind: 'normal', at: 'numantia' },
      { kind: 'normal', at: 'abula' },
    ]);
  });

  test('the first round has only the turns that remain [11.3]', () => {
    const campaign = underWay(begun('siege-of-numantia', [1, 1, 1, 1], { armies: '1' }));
    expect(campaign.state.turn.general).toBe('consul');
    const after = campaign.actAndGoOn('done');
    expect(after.told('years-passed')).toMatchObject({ year: 162 });
    expect(after.state).toMatchObject({ round: 2, turn: { general: 'praetor-ulterior' } });
  });
});

describe('the first repression', () => {
  const begin = () => begun('first-repression', [1, 1, 1], { armies: '2' });

  test('the consul begins; I to III have the listed revolts alone [11.first-repression.1]', () => {
    const { pieces } = begin().state;
    expect(pieces.revolts).toEqual({
      gerunda: 3,
      segobriga: 1,
      toletum: 1,
      puciala: 2,
      castulo: 2,
      talabriga: 3,
      noega: 3,
      vareia: 3,
    });
    expect(underWay(begin()).state.turn.general).toBe('consul');
  });

  test('two armies are listed, two at least are played [11.first-repression.3]', () => {
    expect(
      begin()
        .state.pieces.armies.map(({ at }) => at)
        .sort(),
    ).toEqual(['castulo', 'puciala']);
  });

  test('in the consul’s first turn the Hispanic value is the die alone [11.first-repression.2]', () => {
    const campaign = underWay(begin());
    expect(campaign.state.demonstration).toBe(true);
    const field = fieldOf(campaign.state);
    expect(attack(field, 'consul', 'puciala', 1, 2).defender).toEqual({ die: 'hispanic', parts: [], doublers: [] });
    const special = {
      ...field,
      pieces: { ...field.pieces, armies: [{ kind: 'special' as const, at: 'puciala' as const }] },
    };
    expect(attack(special, 'consul', 'puciala', 1).defender.doublers).toEqual([]);
    // Sieges stay as they are: shield and armies beside him.
    expect(siege(field, 'consul', 'toletum', 1).defender).toMatchObject({
      parts: [{ what: 'shield', count: 6 }],
      doublers: [{ who: 'army' }, { who: 'army' }],
    });
    const after = campaign.actAndGoOn('done');
    expect(after.state.demonstration).toBe(false);
    expect(
      attack(fieldOf({ ...campaign.state, demonstration: false }), 'consul', 'puciala', 1).defender.parts,
    ).toMatchObject([{ what: 'revolts' }]);
  });

  test('in the Hispanic phase of that turn too [11.first-repression.2]', () => {
    // The army of Castulo goes against the praetor in Corduba.
    const fought = underWay(begin()).actAndGoOn('done', {}, [3, 1, 3]).toldAll('fought');
    for (const one of fought) expect(one).toMatchObject({ sides: { attacker: { parts: [], doublers: [] } } });
    expect(fought.length).toBeGreaterThan(0);
  });
});

describe('the siege of Numantia', () => {
  test('two boxes are covered, the consul begins [11.siege-of-numantia.1]', () => {
    const { state } = begun('siege-of-numantia', [1, 1, 1, 1], { armies: '1' });
    expect(state.track.slice(0, 3)).toEqual([1, 1, 0]);
    expect(underWay(begun('siege-of-numantia', [1, 1, 1, 1], { armies: '1' })).state.turn.general).toBe('consul');
  });

  test('in III the city is 1, 3 or 5, thrown again otherwise; none but the listed in I and II [11.siege-of-numantia.2]', () => {
    const { pieces } = begun('siege-of-numantia', [2, 4, 6, 5, 1, 1, 1], { armies: '1' }).state;
    expect(pieces.revolts).toEqual({ calagurris: 1, numantia: 3, salmantica: 1, talabriga: 3, noega: 3, vareia: 3 });
    // What is on the board and on the track is out of the reserve.
    expect(pieces.reserve.revolts).toBe(22 - 14 - 2);
  });
});

describe('the terror of Rome', () => {
  const begin = () => begun('terror-of-rome', [1, 1, 1], { armies: '1' });

  test('three boxes covered; it begins with the Hispanic phase of Ulterior’s turn [11.terror-of-rome.1]', () => {
    expect(begin().state.track.slice(0, 4)).toEqual([1, 1, 1, 0]);
    let campaign = begin();
    while (campaign.owed === 'roads' && campaign.choices('lay').length > 0) {
      campaign = campaign.actAndGoOn('lay', { road: campaign.choices('lay')[0] ?? '' });
    }
    expect(campaign.toldAll('turn-began').map(({ general }) => general)).toEqual([
      'praetor-ulterior',
      'praetor-citerior',
    ]);
    expect(campaign.state.turn.general).toBe('praetor-citerior');
    expect(campaign.toldAll('revolt-rolled')).toHaveLength(1);
    // The next round gives him both phases again.
    const consul = inCampaign({
      options: { scenario: 'terror-of-rome', variants: ['terror'] },
      turn: { general: 'consul' },
      pieces: { commanders: { 'praetor-ulterior': 'gades', consul: 'tarraco' } },
    });
    const next = consul.act('done', {}, [3, 1]);
    expect(next.state).toMatchObject({ round: 2, turn: { general: 'praetor-ulterior', phase: 'roman' } });
  });

  test('the special army stands at Abula; I to III have the listed revolts alone [11.terror-of-rome.2]', () => {
    const { pieces } = begin().state;
    expect(pieces.armies).toEqual([{ kind: 'special', at: 'abula' }]);
    expect(pieces.reserve.armies).toEqual({ normal: 2, special: 0 });
    expect(pieces.revolts).toMatchObject({ calagurris: 1, numantia: 2, abula: 3 });
    expect(Object.keys(pieces.revolts)).toHaveLength(6);
  });
});

describe('the river of oblivion', () => {
  const begin = () => underWay(begun('river-of-oblivion', [], { armies: '1' }));
  const stick = (pieces: Readonly<Record<string, object | string | boolean>>, turn = {}) =>
    inCampaign({
      options: { scenario: 'river-of-oblivion', variants: ['pirates'] },
      turn,
      pieces: { stick: true, ...pieces },
    });

  test('three boxes, the praetor of Ulterior, the listed revolts and the pirates [11.river-of-oblivion.1]', () => {
    const { state } = begin();
    expect(state.turn.general).toBe('praetor-ulterior');
    expect(state.track.slice(0, 4)).toEqual([1, 1, 1, 0]);
    expect(state.pieces.revolts).toEqual({
      calagurris: 1,
      numantia: 2,
      salmantica: 1,
      talabriga: 1,
      lucus: 1,
      asturica: 1,
      pallantia: 2,
      'mare-atlanticum': 1,
      'mare-cantabricum': 1,
    });
    expect(state.pieces.stick).toBe(true);
  });

  test('no army begins in I, III or IV [11.river-of-oblivion.2]', () => {
    const { pieces } = begun('river-of-oblivion', [1, 3, 4, 5, 2], { armies: '2' }).state;
    expect(pieces.armies.map(({ at }) => at)).toEqual(['lucus', 'numantia']);
  });

  test('nobody enters the north, by land or by sea [11.river-of-oblivion.3]', () => {
    const consul = stick(
      { commanders: { consul: 'mare-atlanticum' }, fleets: ['mare-atlanticum'] },
      { general: 'consul' },
    );
    expect(consul.choices('move')).toContain('talabriga');
    for (const city of ['bracara', 'brigantium']) expect(consul.choices('move')).not.toContain(city);
    const east = stick({ commanders: { consul: 'deobriga' } }, { general: 'consul' });
    expect(east.choices('move')).toContain('flaviobriga');
    for (const city of ['pallantia', 'aracillum', 'lancia']) expect(east.choices('move')).not.toContain(city);
    const ulterior = stick({ commanders: { 'praetor-ulterior': 'flaviobriga' } }, { denarii: 3 });
    expect(ulterior.choices('move')).not.toContain('aracillum');
  });

  test('garrisons and the +1 add nothing to attacks into it; figures double; in defence all counts [11.river-of-oblivion.4]', () => {
    const pieces = {
      commanders: { 'praetor-ulterior': 'salmantica', consul: 'capara' },
      garrisons: { salmantica: ['praetor-ulterior'] },
      revolts: { lancia: 1, asturica: 1 },
    };
    const barred = fieldOf(stick(pieces).state);
    expect(siege(barred, 'praetor-ulterior', 'lancia', 2).attacker).toEqual({
      die: 'roman',
      parts: [{ what: 'denarii', count: 2 }],
      doublers: [],
    });
    expect(siege(barred, 'consul', 'asturica', 2).attacker.parts).toEqual([{ what: 'denarii', count: 2 }]);
    const open = fieldOf(inCampaign({ pieces }).state);
    expect(siege(open, 'praetor-ulterior', 'lancia', 2).attacker.parts).toContainEqual({
      what: 'garrisons',
      count: 1,
      spaces: ['salmantica'],
    });
    const attacked = stick({
      ...pieces,
      armies: [{ at: 'lancia' }],
      revolts: { lancia: 3, asturica: 3, noega: 3, lucus: 3, bracara: 3, brigantium: 1 },
    });
    // The province is full: Salmantica, Pallantia and Aracillum are open to it.
    const after = attacked.actAndGoOn('done', {}, [5, 1, 5]);
    expect(after.told('fought')).toMatchObject({
      target: 'salmantica',
      sides: { defender: { parts: [{ what: 'garrisons', count: 1 }] } },
    });
  });

  test('the praetor of Ulterior takes the stick away by crossing; nobody else can [11.river-of-oblivion.5]', () => {
    const before = stick({ commanders: { 'praetor-ulterior': 'talabriga', consul: 'salmantica' } });
    expect(before.cost('move', 'bracara')).toBe(2);
    const after = before.act('move', { to: 'bracara' });
    expect(after.state.pieces.stick).toBe(false);
    expect(after.told('stick-removed')).toBeDefined();
    const consul = stick({ commanders: { consul: 'salmantica' } }, { general: 'consul' });
    expect(consul.choices('move')).not.toContain('lancia');
    // A way that does not cross leaves it where it is.
    expect(before.act('move', { to: 'conimbriga' }).state.pieces.stick).toBe(true);
  });

  test('no way crosses the river that can go round it; one that must says so first [11.river-of-oblivion.6]', () => {
    // From Cauca to Flaviobriga over Pallantia, or round by Celtiberia.
    const crossed = (denarii: number) => {
      const one = stick({ commanders: { 'praetor-ulterior': 'cauca' } }, { denarii });
      return Object.fromEntries(
        routesOf(board(one.state), one.state.pieces, 'praetor-ulterior', { denarii }).map(({ to, cost, crosses }) => [
          to,
          { cost, crosses },
        ]),
      );
    };
    for (const denarii of [3, 4, 5, 6, 7])
      for (const [to, { crosses }] of Object.entries(crossed(denarii))) {
        const round = stick({ commanders: { 'praetor-citerior': 'cauca' } }, { general: 'praetor-citerior', denarii });
        expect([denarii, to, crosses]).toEqual([denarii, to, !round.choices('move').includes(to)]);
      }
    const one = stick({ commanders: { 'praetor-ulterior': 'cauca' } });
    const domain = one.ask('move');
    const notes = domain.kind === 'one' ? domain.choices.map(({ id, note }) => [id, note]) : [];
    expect(notes).toContainEqual(['pallantia', 'cost-lethe']);
    expect(preview(one.state, one.awaited, { verb: 'move', to: 'pallantia' })).toEqual({ key: 'lethe', binds: true });
    const plain = notes.find(([, note]) => note === 'cost')?.[0] ?? '';
    expect(preview(one.state, one.awaited, { verb: 'move', to: plain })).toBeNull();
  });
});

describe('the new empire', () => {
  const begin = (faces: readonly number[] = [3, 6]) => underWay(begun('new-empire', faces));

  test('three discs lie on 54; six rounds, the first with the consul’s turn only [11.new-empire.1] [11.new-empire.2]', () => {
    const campaign = begin();
    expect(campaign.state.track).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0]);
    expect(stackOfBox(campaign.state)).toBe(3);
    expect(campaign.state.pieces.reserve.revolts).toBe(13);
    const after = campaign.actAndGoOn('done');
    expect(after.told('years-passed')).toMatchObject({ year: 36, left: 5 });
    expect(after.state.track.slice(8)).toEqual([3, 1, 0]);
  });

  test('fleets in Mare Atlanticum and Cantabricum, the others from sea 1 on [11.new-empire.2]', () => {
    expect(begin().state.pieces.fleets).toEqual(['mare-balearicum', 'mare-atlanticum', 'mare-cantabricum']);
    expect(begin().state.turn.general).toBe('consul');
  });

  test('the armies by the die, two faces each; no other revolts [11.new-empire.3]', () => {
    expect(begin([3, 6]).state.pieces.armies).toEqual([
      { kind: 'normal', at: 'lancia' },
      { kind: 'special', at: 'flaviobriga' },
    ]);
    expect(begin([1, 3]).state.pieces.armies.map(({ at }) => at)).toEqual(['asturica', 'aracillum']);
    expect(begin().state.pieces.revolts).toEqual({
      noega: 1,
      lancia: 1,
      asturica: 1,
      pallantia: 1,
      aracillum: 1,
      flaviobriga: 1,
    });
  });

  test('Imperivm, Legio Hispana and Terror always [11.new-empire.4]', () => {
    expect(begin().state.options.variants).toEqual(['imperivm', 'legio-hispana', 'terror']);
    expect(VARIANT_IDS).toHaveLength(7);
  });

  test('the Roman die means Gallaecia when odd, Cantabria when even [11.new-empire.5]', () => {
    expect(begin().actAndGoOn('done', {}, [1, 6]).told('revolt-rolled')).toMatchObject({ city: 'brigantium' });
    expect(begin().actAndGoOn('done', {}, [4, 1]).told('revolt-rolled')).toMatchObject({ city: 'vareia' });
  });
});
