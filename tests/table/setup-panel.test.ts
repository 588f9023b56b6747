import { beforeEach, describe, expect, test } from 'vitest';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { diceRace } from '../games/dice-race/index.js';
import { lifeboat } from '../games/lifeboat/index.js';
import { tableFixture } from './fixture.js';

/** The race for two, or for three where it is long. */
const RACE = {
  ...diceRace(),
  setup: {
    ...diceRace().setup,
    seatsFor: (setup: Readonly<Record<string, string>>) =>
      ({ ok: true, value: setup.length === 'long' ? { min: 2, max: 3 } : { min: 2, max: 2 } }) as const,
  },
};

let t: ReturnType<typeof tableFixture>;

beforeEach(() => {
  t = tableFixture({ games: [RACE, lifeboat()] });
});

describe('what is chosen before a game begins', () => {
  test('is a panel of the game master, with what each option is', async () => {
    const made = await t.does('red', 'game create', { system: 'dice-race' });
    const shown = await t.press('red', t.tokenOf(made, 'Options'));
    expect(t.textOf(shown)).toBe('length: **short**');
    const asked = await t.press('red', t.controlsOf(shown)[0]?.token ?? '', ['0']);
    const done = await t.press('red', t.tokenOf(asked, 'long'));
    expect(t.textOf(done)).toBe('length: **long**');
    expect((await t.game()).setup).toEqual({ length: 'long' });
    expect((await t.game()).seats.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3']);
    expect((await t.press('blue', t.tokenOf(made, 'Options'))).refused?.code).toBe('not-master');
  });

  test('keeps those who sit, and is told to them', async () => {
    const made = await t.does('red', 'game create', { system: 'dice-race', length: 'long' });
    for (const person of ['red', 'blue']) await t.does(person, 'game join');
    const choose = async (place: string) => {
      const shown = await t.press('red', t.tokenOf(made, 'Options'));
      const asked = await t.press('red', t.controlsOf(shown)[0]?.token ?? '', ['0']);
      return t.press('red', t.tokenOf(asked, place));
    };
    expect((await choose('short')).refused).toBeUndefined();
    expect((await t.game()).seats.map(({ userId }) => userId)).toEqual(['red', 'blue']);
    const told = t.memory.posts.findLast(({ to }) => to.kind === 'channel');
    expect(told === undefined ? '' : await t.post(told)).toContain('length: **short**');
    expect((await choose('long')).refused).toBeUndefined();
    await t.does('green', 'game join');
    expect((await choose('short')).refused?.code).toBe('setup-seats-taken');
    await t.does('red', 'game start');
    expect((await t.press('red', t.tokenOf(made, 'Options'))).refused?.code).toBe('started-already');
  });
});

describe('/game create', () => {
  const create = () => {
    const game = describeCommands([RACE, lifeboat()]).find(({ name }) => name === 'game');
    return game?.subcommands.find(({ name }) => name === 'create')?.options ?? [];
  };

  test('does not grow with the games: the options of each are for lines alone', () => {
    const shown = create().filter(({ lineOnly }) => lineOnly !== true);
    expect(shown.map(({ name }) => name)).toEqual([
      'system',
      'scenario',
      'name',
      'challenge',
      'bots',
      'tempo',
      'language',
      'overrides',
    ]);
    const typed = create().filter(({ lineOnly }) => lineOnly === true);
    expect(typed.map(({ name }) => name)).toEqual(['length', 'sea']);
  });

  test('refuses a scenario where the game has none', async () => {
    const reply = await t.does('red', 'game create', { system: 'lifeboat', scenario: 'A' });
    expect(reply.refused).toMatchObject({ code: 'setup-option' });
  });
});

test('where games say different things of a command, Discord is told what fits all', () => {
  const race = diceRace();
  const other = {
    ...lifeboat(),
    typing: {
      ...lifeboat().typing,
      commands: [{ name: 'pack', options: [{ name: 'lane', type: 'integer' as const }] }, { name: 'move' }],
    },
    words: {
      ...lifeboat().words,
      say: (_locale: string, key: string) =>
        ({ 'command.pack': 'Stow the oars', 'command.move': 'Row', 'command.row': 'Row on' })[key] ?? null,
    },
  };
  const moving = { ...race, typing: { ...race.typing, commands: [...race.typing.commands, { name: 'move' }] } };
  const words = {
    ...race.words,
    say: (...asked: Parameters<typeof race.words.say>) =>
      asked[1] === 'command.move' ? 'Run' : race.words.say(...asked),
  };
  const described = describeCommands([{ ...moving, words }, other]);
  const english = (name: string) => described.find((command) => command.name === name)?.descriptions.en;
  expect(english('pack')).toBe('A command of the game in this channel; /help tells what it does there');
  expect(english('move')).toBe('Move your forces');
  expect(english('bid')).toBe('Bid for the order');
  const lane = described.find(({ name }) => name === 'pack')?.options.find(({ name }) => name === 'lane');
  expect(lane).toMatchObject({ type: 'text', autocomplete: true });
  expect(lane?.required).toBeUndefined();
});
