import { describe, expect, it } from 'vitest';
import type { Tally } from '../../../src/core/action.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { Article } from '../../../src/games/medioevo/state/pact.js';
import { preview } from '../../../src/games/medioevo/tells/preview.js';
import { acted, choicesIn, during, refusalOf, told, verbsOf } from '../support/acts.js';
import { castle, moving, vehicle } from '../support/full-move.js';

const at = (state: ReturnType<typeof moving>, id: number) => state.vehicles.find((one) => one.id === id);

describe('a full move', () => {
  it('[6.2.1] line 1951: a wagon brings three units to a port, a galley takes them to sea, the wagon goes back', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('adrianople', 'byzantium', { 'light-infantry': 2, archer: 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'adrianople' });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople' });
    });
    const [wagon, galley] = state.vehicles.map(({ id }) => id);
    const men = { 'light-infantry': 2, archer: 1 };
    const after = acted(state, [
      ['byzantium', { verb: 'bring', from: 'adrianople', group: men, to: 'constantinople' }],
      ['byzantium', { verb: 'bring', from: 'constantinople', group: men, to: 'aegean-sea' }],
      ['byzantium', { verb: 'move', from: 'constantinople', group: { [`vehicle:${wagon}`]: 1 }, to: 'adrianople' }],
    ]);
    expect(at(after, wagon ?? 0)).toMatchObject({ at: 'adrianople', used: 2 });
    expect(at(after, galley ?? 0)).toMatchObject({ at: 'aegean-sea', used: 1, units: men });
    expect(after.lands.adrianople.armies).toEqual({});
    expect(after.lands.constantinople.armies).toEqual({});
  });

  it('[6.2.2] line 1945: a wagon II supplies six units and a galley III carries nine', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('adrianople', 'byzantium', { 'light-infantry': 12 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'adrianople', level: 2 });
    });
    const group = (count: number) => ({ 'light-infantry': count });
    const go = (count: number) => ({ verb: 'move', from: 'adrianople', group: group(count), to: 'constantinople' });
    expect(refusalOf(state, 'byzantium', go(7))).toBe('slot-illegal');
    expect(acted(state, [['byzantium', go(6)]]).lands.constantinople.armies.byzantium?.units).toEqual(group(6));
    const afloat = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 12 });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople', level: 3 });
    });
    const sail = (count: number) => ({ verb: 'move', from: 'constantinople', group: group(count), to: 'aegean-sea' });
    expect(refusalOf(afloat, 'byzantium', sail(10))).toBe('slot-illegal');
    expect(acted(afloat, [['byzantium', sail(9)]]).vehicles[0]?.units).toEqual(group(9));
  });

  it('[6.2.2] line 1947: a wagon, a catapult and three units take five of the six spaces of a galley II', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 5 });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople', level: 2 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'constantinople' });
    });
    const [galley, wagon, engine] = state.vehicles.map(({ id }) => `vehicle:${id}`);
    const load = (count: number) => ({
      verb: 'move',
      from: 'constantinople',
      group: { 'light-infantry': count, [`${galley}`]: 1, [`${wagon}`]: 1, [`${engine}`]: 1 },
      to: 'aegean-sea',
    });
    expect(refusalOf(state, 'byzantium', load(5))).toBe('slot-illegal');
    const after = acted(state, [['byzantium', load(4)]]);
    const [first, second, third] = after.vehicles;
    expect([second?.aboard, third?.aboard]).toEqual([first?.id, first?.id]);
    expect([first?.at, second?.at, third?.at]).toEqual(['aegean-sea', 'aegean-sea', 'aegean-sea']);
    expect([second?.used, third?.used]).toEqual([0, 0]);
  });

  it('[6.2.1] from sea to sea nobody changes ships, for only docked ones load and unload', () => {
    const state = moving('byzantium', (play) => {
      const sea = 'western-black-sea';
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: sea, level: 2, units: { cavalry: 2 } });
      const second = vehicle(play, { kind: 'galley', owner: 'byzantium', at: sea, level: 2, units: { archer: 3 } });
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: sea, aboard: second });
    });
    const [first, second] = state.vehicles.map(({ id }) => `vehicle:${id}`);
    const after = acted(state, [
      [
        'byzantium',
        { verb: 'move', from: 'western-black-sea', group: { [`${first}`]: 1, [`${second}`]: 1 }, to: 'aegean-sea' },
      ],
    ]);
    expect(after.vehicles.map(({ at, units }) => [at, units])).toEqual([
      ['aegean-sea', { cavalry: 2 }],
      ['aegean-sea', { archer: 3 }],
      ['aegean-sea', {}],
    ]);
    expect(after.vehicles[2]?.aboard).toBe(after.vehicles[1]?.id);
  });

  it('[6.2.2] [6.6.1] each galley that puts to sea has a man aboard, as far as they go, and no more than its spaces', () => {
    const boarded = (men: number, ...levels: readonly (1 | 2 | 3)[]) => {
      const state = moving('byzantium', (play) => {
        play.addUnits('constantinople', 'byzantium', { 'light-infantry': men });
        for (const level of levels) vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'constantinople', level });
      });
      const galleys = Object.fromEntries(state.vehicles.map(({ id }) => [`vehicle:${id}`, 1]));
      const group = { 'light-infantry': men, ...galleys };
      const after = acted(state, [['byzantium', { verb: 'move', from: 'constantinople', group, to: 'aegean-sea' }]]);
      return after.vehicles.map(({ units }) => units['light-infantry'] ?? 0);
    };
    expect(boarded(5, 2, 2)).toEqual([4, 1]);
    expect(boarded(1, 2, 1)).toEqual([1, 0]);
    expect(boarded(8, 1, 2)).toEqual([3, 5]);
    expect(boarded(9, 1, 1, 1)).toEqual([3, 3, 3]);
  });

  it('[6.2.3] line 1894: out of its castle an army walks free of cost and stops; out of the next one it walks on', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('nicaea', 'byzantium', { cavalry: 2 });
      castle(play, 'nicaea');
      castle(play, 'smyrna');
    });
    const walked = acted(state, [
      ['byzantium', { verb: 'bring', from: 'nicaea', group: { cavalry: 1 }, to: 'smyrna' }],
    ]);
    expect(walked.lands.smyrna.armies.byzantium).toMatchObject({ units: { cavalry: 1 }, stopped: { cavalry: 1 } });
    // All moves out of a castle are free, also of whoever has stopped there.
    expect(choicesIn(walked, 'byzantium', { verb: 'bring' })).toEqual(['nicaea', 'smyrna']);
    expect(choicesIn(state, 'byzantium', { verb: 'move', from: 'nicaea', group: { cavalry: 1 } })).not.toContain(
      'western-black-sea',
    );
  });

  it('[6.2.3] men named alone leave a castle on foot, and their wagon stays; farther it takes them along', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('nicaea', 'byzantium', { cavalry: 3 });
      castle(play, 'nicaea');
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' });
    });
    const go = (to: string, group: Tally = { cavalry: 3 }) =>
      acted(state, [['byzantium', { verb: 'move', from: 'nicaea', group, to }]]);
    expect([go('smyrna').vehicles[0]?.at, go('smyrna').lands.smyrna.armies.byzantium?.units]).toEqual([
      'nicaea',
      { cavalry: 3 },
    ]);
    expect(go('smyrna', { cavalry: 3, 'vehicle:1': 1 }).vehicles[0]?.at).toBe('smyrna');
    expect(go('adrianople').vehicles[0]?.at).toBe('adrianople');
  });

  it('[6.2.3] a wagon steps out of a castle for nothing, though it has no point left', () => {
    const state = moving('byzantium', (play) => {
      castle(play, 'nicaea');
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea', used: 6 });
    });
    const group = { [`vehicle:${state.vehicles[0]?.id}`]: 1 };
    const after = acted(state, [['byzantium', { verb: 'bring', from: 'nicaea', group, to: 'smyrna' }]]);
    expect(after.vehicles[0]).toMatchObject({ at: 'smyrna', used: 6 });
    expect(verbsOf(after, 'byzantium')).not.toContain('bring');
  });

  it('[6.2.3] a castle on the way lets a group pass on for nothing', () => {
    const state = moving('byzantium', (play) => {
      castle(play, 'nicaea');
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople', used: 5 });
    });
    const group = { [`vehicle:${state.vehicles[0]?.id}`]: 1 };
    // One point to Nicaea over the strait, and on to Smyrna without.
    const after = acted(state, [['byzantium', { verb: 'move', from: 'constantinople', group, to: 'smyrna' }]]);
    expect(after.vehicles[0]).toMatchObject({ at: 'smyrna', used: 6 });
  });

  it('[6.2.7] the Dardanelles are crossed by land, and no other water', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { archer: 1 });
      play.addUnits('apulia', 'byzantium', { archer: 1 });
      for (const at of ['constantinople', 'apulia'] as const) {
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at });
        vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at });
      }
      castle(play, 'constantinople');
      castle(play, 'apulia');
      vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'constantinople' });
    });
    const ways = (from: string, group: object) =>
      choicesIn(state, 'byzantium', { verb: 'move', from, group: { ...group } });
    const [wagon, engine] = [1, 2].map((id) => ({ [`vehicle:${id}`]: 1 }));
    // With a wagon, with an engine, on foot out of the castle.
    for (const group of [{ archer: 1, ...wagon }, { ...engine }]) {
      expect(ways('constantinople', group)).toContain('nicaea');
    }
    expect(ways('apulia', { archer: 1, 'vehicle:3': 1 })).not.toContain('panormum');
    expect(ways('apulia', { archer: 1, 'vehicle:3': 1 })).not.toContain('ragusa');
    const caravan = state.vehicles.find(({ kind }) => kind === 'caravan');
    const trade = during({ ...state, phase: 'commerce' }, { kind: 'commerce', id: 1, place: 0, bought: [] });
    expect(choicesIn(trade, 'byzantium', { verb: 'trade', vehicle: `${caravan?.id}` })).toContain('nicaea');
    expect(STANDARD_BOOK.board.borders.get('constantinople')?.get('nicaea')).toBe('strait');
    const straits = [...STANDARD_BOOK.board.borders.values()].flatMap((near) => [...near.values()]);
    expect(straits.filter((kind) => kind === 'strait')).toHaveLength(2);
  });

  it('[6.3.1] line 1958: a group stops where an enemy stands, and the battle begins', () => {
    const state = moving('byzantium', (play) => {
      play.changeRealm('byzantium', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { byzantium: 1 } });
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 3 });
      play.addUnits('tarnovo', 'hungary', { archer: 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    });
    const after = acted(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group: { 'light-infantry': 3 }, to: 'tarnovo' }],
    ]);
    expect(after.frames.at(-1)).toMatchObject({ kind: 'battle', at: 'tarnovo', attacker: 'byzantium', pointsLeft: 5 });
    expect(after.vehicles[0]).toMatchObject({ at: 'tarnovo', stopped: true });
    expect(after.lands.tarnovo.armies.byzantium?.stopped).toEqual({ 'light-infantry': 3 });
  });

  it('[6.2.4] several groups end in one place: those that come later join before the battle begins', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 2 });
      play.addUnits('thessalonica', 'byzantium', { cavalry: 1 });
      play.addUnits('smyrna', 'byzantium', { archer: 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'thessalonica' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'smyrna' });
    });
    const first = acted(state, [
      ['byzantium', { verb: 'bring', from: 'constantinople', group: { 'light-infantry': 2 }, to: 'tarnovo' }],
    ]);
    expect(first.frames.at(-1)).toMatchObject({ kind: 'combat', stop: { at: 'tarnovo', entry: 'horde', held: null } });
    expect(first.lands.tarnovo.armies.barbarians).toBeUndefined();
    const join = { verb: 'bring', from: 'thessalonica', group: { cavalry: 1 } };
    expect(choicesIn(first, 'byzantium', join)).toEqual(['tarnovo']);
    const both = acted(first, [
      ['byzantium', { ...join, to: 'tarnovo' }],
      ['byzantium', { verb: 'halt' }],
    ]);
    expect(both.frames.at(-1)).toMatchObject({ kind: 'battle', began: { attacker: 3, defender: 1 } });
    expect(both.lands.tarnovo.armies.byzantium?.units).toEqual({ 'light-infantry': 2, cavalry: 1 });
  });

  it('[6.2.4] whatever has gone in a full move goes no more this turn', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 3 });
      play.addUnits('adrianople', 'byzantium', { archer: 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'adrianople' });
      vehicle(play, { kind: 'war-wagon', owner: 'mamluks', at: 'cairo' });
    });
    const [first] = state.vehicles.map(({ id }) => `vehicle:${id}`);
    const after = acted(state, [
      ['byzantium', { verb: 'bring', from: 'constantinople', group: { 'light-infantry': 2 }, to: 'adrianople' }],
      [
        'byzantium',
        { verb: 'move', from: 'adrianople', group: { 'light-infantry': 1, [`${first}`]: 1 }, to: 'thessalonica' },
      ],
      ['mamluks', { verb: 'pass' }],
    ]);
    // One was left on the way, one arrived; who stood there before may still go, with the other wagon.
    expect(after.lands.adrianople.armies.byzantium?.stopped).toEqual({ 'light-infantry': 1 });
    expect(after.lands.thessalonica.armies.byzantium?.stopped).toEqual({ 'light-infantry': 1 });
    expect(at(after, 1)).toMatchObject({ at: 'thessalonica', used: 2, stopped: true });
    expect(choicesIn(after, 'byzantium', { verb: 'move' })).toEqual(['adrianople']);
    expect(choicesIn(after, 'byzantium', { verb: 'move', from: 'adrianople' })).toEqual(['archer', 'vehicle:2']);
  });

  it('[6.2.4] what goes in one full move hangs together', () => {
    const state = moving('byzantium', (play) => {
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'smyrna', used: 5 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'thessalonica', used: 5 });
    });
    const [one, two] = state.vehicles.map(({ id }) => ({ [`vehicle:${id}`]: 1 }));
    const begun = acted(state, [
      ['byzantium', { verb: 'bring', from: 'constantinople', group: one ?? {}, to: 'adrianople' }],
    ]);
    // Smyrna is out of touch with the way from Constantinople to Adrianople; Thessalonica can join there.
    expect(choicesIn(begun, 'byzantium', { verb: 'bring' })).toEqual(['adrianople', 'thessalonica']);
    expect(choicesIn(begun, 'byzantium', { verb: 'bring', from: 'smyrna', group: two ?? {} })).not.toContain('nicaea');
    expect(verbsOf(begun, 'byzantium')).not.toContain('pass');
  });

  it('[6.3.2] a horde rises where nobody holds the land, and not in one’s own empty home', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    });
    const go = (to: string) => ({ verb: 'move', from: 'constantinople', group: { 'light-infantry': 1 }, to });
    const home = told(state, [['byzantium', go('adrianople')]]);
    expect(home.events.map(({ type }) => type)).not.toContain('horde');
    const wild = told(state, [['byzantium', go('tarnovo')]]);
    expect(wild.events.find(({ type }) => type === 'horde')).toMatchObject({ units: { 'light-infantry': 1 } });
    expect(wild.state.frames.at(-1)).toMatchObject({ kind: 'battle', defender: 'barbarians' });
  });

  it('[6.3.3] an empty land of an enemy is taken without a battle, with honour for its zone', () => {
    const state = moving('byzantium', (play) => {
      play.changeRealm('byzantium', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { byzantium: 1 } });
      play.changeLand('tarnovo', { token: { owner: 'hungary', from: 'banat' }, civil: { level: 2, damage: 0 } });
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 1 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    });
    const { state: after, events } = told(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group: { 'light-infantry': 1 }, to: 'tarnovo' }],
    ]);
    expect(events.map(({ type }) => type)).toContain('conquered');
    expect(after.lands.tarnovo).toMatchObject({ holder: 'byzantium', token: null });
    expect(after.realms.byzantium?.honour).toBe(10 + 1 + 2);
    expect(after.vehicles[0]?.stopped).toBe(true);
  });

  it('[6.3.4] entering without a war costs three honour and is war at once, an empty land too', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { 'light-infantry': 1 });
      play.changeLand('tarnovo', { token: { owner: 'hungary', from: 'banat' } });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    });
    const after = acted(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group: { 'light-infantry': 1 }, to: 'tarnovo' }],
    ]);
    expect(after.realms.byzantium?.honour).toBe(10 - 3 + 1);
    expect(after.realms.hungary?.wars.byzantium).toBe(2);
    expect(after.lands.tarnovo.holder).toBe('byzantium');
  });

  it('[6.3.4] to fight an enemy in the land of a third is an attack on him too, but not on an ally', () => {
    const guests = (articles: readonly Article[]) =>
      moving('byzantium', (play) => {
        play.changeRealm('byzantium', { wars: { horde: 1 } });
        play.changeRealm('horde', { wars: { byzantium: 1 } });
        play.addUnits('banat', 'hungary', { archer: 1 });
        play.addUnits('banat', 'horde', { archer: 1 });
        play.addUnits('tarnovo', 'byzantium', { cavalry: 1 });
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'tarnovo' });
        const treaty = { toll: 0, units: 1, against: [], until: 9, secret: false, words: '', ending: [] };
        play.set({ pacts: [{ id: 1, between: ['byzantium', 'hungary'], articles, ...treaty }] });
      });
    const go = { verb: 'move', from: 'tarnovo', group: { cavalry: 1 }, to: 'banat' } as const;
    const stranger = acted(guests([]), [['byzantium', go]]);
    expect([stranger.realms.byzantium?.honour, stranger.realms.byzantium?.wars.hungary]).toEqual([5, 2]);
    const ally = acted(guests([{ kind: 'defensive-alliance', gives: 'byzantium', gets: 'hungary' }]), [
      ['byzantium', go],
    ]);
    expect([ally.realms.byzantium?.honour, ally.realms.byzantium?.wars.hungary]).toEqual([10, undefined]);
    expect(ally.frames.at(-1)).toMatchObject({ kind: 'battle', defender: 'horde' });
  });

  it('[6.3.5] wagons and engines without men end no move where they would be lost', () => {
    const state = moving('byzantium', (play) => {
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'constantinople' });
    });
    const group = { [`vehicle:${state.vehicles[0]?.id}`]: 1 };
    const to = choicesIn(state, 'byzantium', { verb: 'move', from: 'constantinople', group });
    expect(to).toContain('adrianople');
    expect(to).not.toContain('tarnovo');
  });

  it('[6.2.5] engines go four steps by themselves', () => {
    const state = moving('byzantium', (play) => {
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'thessalonica', level: 3 });
    });
    const group = { [`vehicle:${state.vehicles[0]?.id}`]: 1 };
    const to = choicesIn(state, 'byzantium', { verb: 'move', from: 'thessalonica', group });
    expect(to.toSorted()).toEqual(['adrianople', 'constantinople', 'nicaea', 'paphlagonia', 'philadelphia', 'smyrna']);
    const slower = moving('byzantium', (play) => {
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'thessalonica', used: 2 });
    });
    const near = choicesIn(slower, 'byzantium', { verb: 'move', from: 'thessalonica', group });
    expect(near.toSorted()).toEqual(['adrianople', 'constantinople']);
  });

  it('[6.1.1] the phase goes on in rounds until all have passed one', () => {
    const state = moving('byzantium', (play) => {
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'smyrna' });
      vehicle(play, { kind: 'war-wagon', owner: 'mamluks', at: 'cairo' });
    });
    const group = { [`vehicle:${state.vehicles[0]?.id}`]: 1 };
    const moved = acted(state, [
      ['byzantium', { verb: 'move', from: 'constantinople', group, to: 'adrianople' }],
      ['mamluks', { verb: 'pass' }],
    ]);
    expect(moved.frames.at(-1)).toMatchObject({ kind: 'combat', round: 2, place: 0, passes: 0 });
    const over = acted(moved, [
      ['byzantium', { verb: 'pass' }],
      ['mamluks', { verb: 'pass' }],
    ]);
    expect(over.frames).toEqual([]);
  });

  it('[6.1.2] who stands beside an enemy at war may open the battle without a move', () => {
    const state = moving('byzantium', (play) => {
      play.changeRealm('byzantium', { wars: { hungary: 1 } });
      play.changeRealm('hungary', { wars: { byzantium: 1 } });
      play.addUnits('tarnovo', 'hungary', { archer: 1 });
      play.addUnits('tarnovo', 'byzantium', { cavalry: 1 });
    });
    expect(verbsOf(state, 'byzantium')).toContain('attack');
    const after = acted(state, [['byzantium', { verb: 'attack', at: 'tarnovo', enemy: 'hungary' }]]);
    expect(after.frames.at(-1)).toMatchObject({ kind: 'battle', attacker: 'byzantium', defender: 'hungary' });
  });

  it('[6.3.6] or attacks without a war: three honour, and war at once', () => {
    const state = moving('byzantium', (play) => {
      play.addUnits('tarnovo', 'hungary', { archer: 1 });
      play.addUnits('tarnovo', 'byzantium', { cavalry: 1 });
    });
    expect(verbsOf(state, 'byzantium')).not.toContain('attack');
    const attack = { verb: 'assault', at: 'tarnovo', enemy: 'hungary' };
    expect(preview(state, 'byzantium', attack)).toMatchObject({ key: 'undeclared', loses: true });
    const after = acted(state, [['byzantium', attack]]);
    expect(after.frames.at(-1)).toMatchObject({ kind: 'battle', attacker: 'byzantium', defender: 'hungary' });
    expect(after.realms.byzantium?.wars).toEqual({ hungary: state.turn });
    expect(after.realms.byzantium?.honour).toBe((state.realms.byzantium?.honour ?? 0) - 3);
  });

  it('[6.3.6] or takes what nobody guards, which is an attack without war too; never what is guarded', () => {
    const beside = (men: Tally) =>
      moving('byzantium', (play) => {
        play.addUnits('tarnovo', 'byzantium', { cavalry: 1 });
        play.addUnits('tarnovo', 'hungary', men);
        vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'tarnovo' });
      });
    expect(verbsOf(beside({ archer: 1 }), 'byzantium')).not.toContain('rob');
    const state = beside({});
    const robs = { verb: 'rob', at: 'tarnovo', enemy: 'hungary' };
    expect(preview(state, 'byzantium', robs)).toMatchObject({ key: 'robbery', loses: true });
    const after = acted(state, [['byzantium', robs]]);
    expect(after.realms.hungary?.wars).toEqual({ byzantium: state.turn });
    expect(after.realms.byzantium?.honour).toBe((state.realms.byzantium?.honour ?? 0) - 3);
    const lots = after.frames.at(-1)?.kind === 'spoils' ? acted(after, [['byzantium', { verb: 'keep-all' }]]) : after;
    expect(lots.vehicles.map(({ owner }) => owner)).toEqual(['byzantium']);
  });
});
