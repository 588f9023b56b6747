import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../../src/core/result.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { diceRace } from '../games/dice-race/index.js';
import { laid } from '../hispania/examples/script.js';
import { tableFixture } from './fixture.js';

const SEEDS = Array.from({ length: 8 }, (_, index) => (index + 1).toString(16).padStart(64, '0'));
type Race = ReturnType<typeof diceRace>;

/** The race, where `/advance` means these actions, and the rules trip over a face after it was thrown. */
function tripping(verbs: readonly string[], trip: (face: number) => Result<null> = () => ok(null)): Race {
  const race = diceRace();
  return {
    ...race,
    typing: {
      ...race.typing,
      interpret: (state, seat, command, options) =>
        command === 'advance'
          ? ok({
              kind: 'actions',
              actions: verbs.map((verb) => (verb === 'shout' ? { verb, words: 'look' } : { verb })),
            })
          : race.typing.interpret(state, seat, command, options),
    },
    apply(state, seat, action, dice) {
      const applied = race.apply(state, seat, action, dice);
      const [event] = applied.ok ? applied.value.events : [];
      const tripped = event?.type === 'rolled' ? trip(Number(event.face)) : ok(null);
      return tripped.ok ? applied : tripped;
    },
  };
}

/** What the one who is first to move hears of his `/advance`, and what was written of it. */
async function advances(game: Race, seed: string) {
  const faults: unknown[] = [];
  const t = tableFixture({ games: [game], seed, onFault: (fault) => faults.push(fault) });
  await t.racing();
  const before = await t.game();
  const reply = await t.does('red', 'advance');
  const after = await t.game();
  const written = await t.store.log(after.id, before.version + 1);
  return { t, faults, reply, written, before, after };
}

describe('a die that was thrown is written, whatever comes of it', () => {
  it('what came before a throw stays done, only the rest is refused', async () => {
    for (const seed of SEEDS) {
      const { t, reply, written, before, after } = await advances(tripping(['shout', 'advance', 'advance']), seed);
      expect(reply.refused?.code).toBe('not-offered');
      expect(t.textOf(reply)).toContain('red rolls');
      expect(written.map(({ kind, actions }) => [kind, actions.map(({ verb }) => verb).join()])).toEqual([
        ['act', 'shout,advance'],
      ]);
      expect(after.nextRoll).toBe(before.nextRoll + 1);
    }
  });

  it('without a throw several actions are done together or not at all', async () => {
    const { reply, written } = await advances(tripping(['shout', 'boost', 'boost']), SEEDS[0] ?? '');
    expect(reply.refused).toBeDefined();
    expect(written).toEqual([]);
  });

  it('rules that refuse after they threw leave the dice written, for all to see', async () => {
    for (const seed of SEEDS) {
      const { t, reply, written, before, after } = await advances(
        tripping(['advance'], () => refuse('not-now', { verb: 'advance' })),
        seed,
      );
      expect(reply.refused?.code).toBe('not-now');
      expect(written.map(({ kind, rolls }) => [kind, rolls.length])).toEqual([['spent', 1]]);
      expect(after.nextRoll).toBe(before.nextRoll + 1);
      expect(await Promise.all(t.memory.posts.map((post) => t.post(post)))).toContainEqual(
        expect.stringContaining('1 die was thrown for what was then refused'),
      );
      expect(t.textOf(await t.does('blue', 'dice'))).toContain(`Roll ${before.nextRoll}`);
    }
  });

  it('rules that fail after they threw too, and the fault is heard', async () => {
    const { t, reply, written, faults, before } = await advances(
      tripping(['shout', 'advance'], () => {
        throw new Error('tripped');
      }),
      SEEDS[0] ?? '',
    );
    expect(reply.refused?.code).toBe('rules-failed');
    expect(faults.map(String)).toEqual(['Error: tripped']);
    expect(written.map(({ kind }) => kind)).toEqual(['act', 'spent']);
    // The next throw is another one, and what was thrown is taken back only if the others agree.
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'undo');
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2']);
    expect((await t.game()).nextRoll).toBe(before.nextRoll + 1);
  });

  it('what fails in what follows leaves the command done: the autopilot stops', async () => {
    const race = tripping(['advance', 'done']);
    const failing: Race = {
      ...race,
      apply(state, seat, action, dice) {
        if (seat === 'p2' && action.verb === 'sneak') throw new Error('the autopilot trips');
        return race.apply(state, seat, action, dice);
      },
    };
    const faults: unknown[] = [];
    const t = tableFixture({ games: [failing], onFault: (fault) => faults.push(fault) });
    await t.racing();
    await t.does('blue', 'autopilot', { on: true });
    const { version } = await t.game();
    expect((await t.does('red', 'advance')).refused).toBeUndefined();
    expect(faults.map((fault) => (fault instanceof Error ? String(fault.cause) : ''))).toEqual([
      'Error: the autopilot trips',
    ]);
    expect((await t.store.log((await t.game()).id, version + 1)).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['act', 'p1'],
    ]);
  });

  it('what fails where nothing of the command can be kept leaves the dice alone written', async () => {
    const race = diceRace();
    const failing: Race = {
      ...race,
      outcome(state) {
        if (state.at.p1 !== 0) throw new Error('no outcome');
        return race.outcome(state);
      },
    };
    const { t, reply, written, faults } = await advances(failing, SEEDS[0] ?? '');
    expect(reply.refused?.code).toBe('rules-failed');
    expect(faults.map(String)).toEqual(['Error: no outcome']);
    expect(written.map(({ kind, rolls }) => [kind, rolls.length])).toEqual([['spent', 1]]);
    expect(await t.table.state(t.channel)).toMatchObject({ at: { p1: 0 } });
  });

  it('a beginning that the rules refuse after a throw leaves its dice and its words written', async () => {
    const race = diceRace();
    const refusing: Race = {
      ...race,
      setup: {
        ...race.setup,
        begin(_setup, _seats, dice) {
          dice.roll(6, { what: 'order' });
          return refuse('setup-choice', { option: 'length', choices: [], given: '' });
        },
      },
    };
    const t = tableFixture({ games: [refusing] });
    await t.gathered();
    await t.does('red', 'dice', { word: 'swordfish' });
    t.loadedDice.load([4, 2]);
    expect((await t.does('red', 'game start')).refused?.code).toBe('setup-choice');
    const game = await t.game();
    expect(game).toMatchObject({ phase: 'gathering', nextRoll: 2, sealing: null });
    expect(game.words.map(({ word }) => word)).toEqual(['swordfish']);
    await t.does('red', 'game archive');
    const [entry] = (await t.store.log(game.id)).filter(({ kind }) => kind === 'spent');
    expect(entry?.rolls).toMatchObject([{ face: 4, scripted: true }]);
    expect(t.loadedDice.left).toBe(1);
    expect(entry?.detail).toMatchObject({ words: [{ word: 'swordfish' }] });
  });

  it('a fault before any throw is a fault, and nothing is written', async () => {
    const race = diceRace();
    const failing: Race = {
      ...race,
      apply() {
        throw new Error('at once');
      },
    };
    const t = tableFixture({ games: [failing] });
    await t.begun();
    const { version } = await t.game();
    await expect(t.does('red', 'bid', { amount: 1 })).rejects.toThrow('at once');
    expect((await t.game()).version).toBe(version);
  });
});

describe('Hispania', () => {
  /** Six ALAIN in Ségovie where five may stand: the second removal begins the battle, the third is one too many. */
  const removes = async (seed: string, count: number) => {
    const t = tableFixture({ games: [HISPANIA], seed });
    await t.lay({
      turn: 7,
      nation: 'alain',
      phase: 'move',
      provinces: laid({
        cuenca: { alain: '3 infantry' },
        calatayud: { alain: '3 infantry' },
        segovie: { 'hispano-romain': '2 infantry' },
      }),
      seats: { red: ['alain'], blue: ['hispano-romain'] },
    });
    for (const from of ['cuenca', 'calatayud'])
      await t.does('red', 'move', { from, to: 'segovie', units: '3 infantry' });
    await t.does('red', 'done');
    const { version } = await t.game();
    const reply = await t.does('red', 'remove', { province: 'segovie', unit: 'infantry', count });
    return { t, reply, written: await t.store.log((await t.game()).id, version + 1) };
  };

  it('one more `/remove` than is due begins the battle, and what it threw stays thrown', async () => {
    for (const seed of SEEDS) {
      const { reply, written } = await removes(seed, 9);
      const rolls = written.flatMap((entry) => entry.rolls);
      expect(reply.refused).toBeDefined();
      expect(rolls.length).toBeGreaterThan(0);
    }
  });
});
