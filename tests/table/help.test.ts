import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { tableFixture } from './fixture.js';

describe('/help with a command', () => {
  const said = async (command: string, system: string | null = null) => {
    const t = tableFixture({ games: GAMES });
    if (system !== null) await t.does('red', 'game create', { system });
    const reply = await t.does('red', 'help', { command });
    return { text: t.textOf(reply), refused: reply.refused?.code };
  };

  it('where no game is, says what it means in each game that knows it', async () => {
    const { text } = await said('bid');
    expect(text).toContain('**Hispania**');
    expect(text).toContain('**Medioevo Universale**');
    expect(text).not.toContain('**Reconquista**');
    const { text: tax } = await said('tax');
    expect(tax).toContain('/tax');
    expect(tax).not.toContain('**');
  });

  it('in a game, says what it means there alone', async () => {
    const { text } = await said('bid', 'medioevo');
    expect(text).not.toContain('**Hispania**');
    expect(text).toContain('kingdom');
    expect((await said('bid', 'reconquista')).refused).toMatch(/^command-unknown/);
  });

  it('of the table says it once', async () => {
    expect((await said('undo')).text.match(/`\/undo`/g)).toHaveLength(1);
  });
});

it('/help shows every game to whoever is in no channel, whatever the store is doing', async () => {
  const t = tableFixture({ games: GAMES });
  const never: Promise<never> = new Promise(() => undefined);
  t.memory.inChannel = () => never;
  const { lines } = await t.does('red', 'help', {}, { channel: '' });
  const shown = new Set(lines.flatMap((line) => ('module' in line ? (line.module ?? []) : [])));
  expect([...shown].sort()).toEqual(GAMES.map(({ id }) => id).toSorted());
});
