import { beforeEach, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { lifeboat } from '../games/lifeboat/index.js';
import { tableFixture } from './fixture.js';

/** Two games that share `/pack` and `/orders`, each with options of its own. */
function games() {
  const boat = lifeboat();
  const pack = {
    name: 'pack',
    options: [
      { name: 'blanket', type: 'integer' as const },
      { name: 'goods', type: 'text' as const, choices: ['flare', 'oar'] },
    ],
  };
  return [diceRace(), { ...boat, typing: { ...boat.typing, commands: [...boat.typing.commands, pack] } }];
}

let t: ReturnType<typeof tableFixture>;

async function answer(command: string, options: Record<string, string | number | boolean> = {}) {
  const reply = await t.does('red', command, options);
  return `${reply.refused?.code}: ${t.textOf(reply).split('\n')[0]}`;
}

describe('a command that several games have', () => {
  beforeEach(async () => {
    t = tableFixture({ games: games() });
  });

  test('is held to what the game of this channel has', async () => {
    await t.racing();
    expect(await answer('pack', { goods: '1 bread', blanket: 2 })).toBe(
      'option-unknown: `/pack` has no option “blanket”. It has: goods and lane.',
    );
    expect(await answer('pack', { lane: 'lane-3' })).toBe('option-missing: `/pack` needs the option `goods`.');
    expect(await answer('boost', { goods: 'all' })).toBe(
      'option-none: `/boost` takes no options in this game, and no “goods”.',
    );
    expect(await answer('pack', { lnae: 'lane-3', goods: '1 bread' })).toContain('Did you mean `lane`?');
    expect((await t.does('red', 'pack', { goods: '1 bread', lane: 'lane-3' })).refused).toBeUndefined();
  });

  test('takes a number and a choice as this game describes them', async () => {
    await t.begun(['red'], 'lifeboat');
    expect(await answer('pack', { blanket: 'three' })).toBe('option-number: The option `blanket` takes a number.');
    expect(await answer('pack', { blanket: '2.5' })).toContain('option-number');
    expect(await answer('pack', { goods: 'Bread' })).toBe('choice-wrong: `goods` takes one of: flare and oar.');
    // Understood; only that there is nothing to pack in.
    expect(await answer('pack', { blanket: '3', goods: 'FLARE' })).toContain('not-offered');
  });

  test('of another game is refused with what this one has', async () => {
    await t.begun(['red'], 'lifeboat');
    expect(await answer('sneak', { steps: 1 })).toBe(
      'command-elsewhere: `/sneak` belongs to another game than the one in this channel. Commands here: /row, /rest, /rope, /pass and /pack.',
    );
    expect(await answer('map', { lane: 'lane-3' })).toContain('option-unknown: `/map` has no option “lane”');
  });
});

test('a typed command is read once, when the game is locked', async () => {
  let read = 0;
  const race = diceRace();
  const counting = {
    ...race,
    typing: {
      ...race.typing,
      interpret: (...asked: Parameters<typeof race.typing.interpret>) => {
        read += 1;
        return race.typing.interpret(...asked);
      },
    },
  };
  t = tableFixture({ games: [counting] });
  await t.racing();
  read = 0;
  await t.does('red', 'sneak', { steps: 1 });
  expect(read).toBe(1);
  expect(t.textOf(await t.does('green', 'odds'))).toContain('A push succeeds in 50 %');
  expect(read).toBe(2);
});
