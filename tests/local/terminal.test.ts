import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { History } from '../../src/local/history.js';
import { HandClock } from '../../src/local/local-table.js';
import { plainText, terminalText } from '../../src/local/prompt.js';
import { Folder } from '../../src/local/show-reply.js';
import { Terminal } from '../../src/local/terminal.js';
import { openLocalTableOn } from '../../src/open-local-table.js';
import { TABLE_COMMANDS } from '../../src/table/commands/table-commands.js';
import { optionsOf } from '../../src/table/commands/typing/check-options.js';
import { diceRace } from '../games/dice-race/index.js';
import { TEST_GAMES } from '../games/registry.js';
import { testImage } from '../support/databases.js';

const folder = mkdtempSync(path.join(tmpdir(), 'postumus-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function terminal(isFirstVisit: boolean, games: readonly GameModule[] = [diceRace()]) {
  const printed: string[] = [];
  let ids = 0;
  const made = new Terminal({
    screen: { print: (text) => void printed.push(text) },
    isFirstVisit,
    newId: () => `line-${++ids}`,
    open: openLocalTableOn({
      place: { kind: 'memory', image: await testImage() },
      games,
      clock: new HandClock(new Date('2026-01-05T12:00:00Z')),
      seed: 'c'.repeat(64),
      pictures: false,
      continues: null,
    }),
    locale: 'en',
    folder: new Folder(path.join(folder, 'shown')),
    directory: folder,
    usualSystem: 'dice-race',
  });
  return { made, printed, said: () => printed.splice(0).join('\n') };
}

describe('the terminal', () => {
  let t: Awaited<ReturnType<typeof terminal>>;
  beforeAll(async () => {
    t = await terminal(false);
    await t.made.begin();
  });
  afterAll(() => t.made.close());
  const types = async (...lines: readonly string[]) => {
    t.said();
    for (const line of lines) expect(await t.made.take(line)).toBe(true);
    return t.said();
  };

  it('takes commands, numbers and labels of buttons, and changes who types', async () => {
    expect(await types('/game create', '@blue /game join', '/game start')).toContain(
      'red and blue** to play: a sealed bid',
    );
    expect(t.made.prompt).toBe('@red> ');
    expect(await types('/game status', '1')).toContain('amount?');
    expect(await types('amount: 12', '@blue')).toContain('Now blue types.');
    expect(t.made.prompt).toBe('@blue> ');
    await types('/bid amount:3', '@red', '/game status');
    expect(await types('Sneak')).toMatch(/\[1\]\s1 {2}\[2\]\s2/);
    expect(await types('2')).toContain('red comes to 2.');
  });

  it('asks before what cannot be taken back', async () => {
    await types('Done', '@blue', '/game status');
    expect(await types('Roll')).toContain('Confirm?');
    expect(await types('Yes, confirm')).toMatch(/blue rolls \d/);
  });

  it('says what it does not understand, and goes on', async () => {
    expect(await types('hello')).toContain('I do not understand “hello”');
    expect(await types('99')).toContain('There is no button 99 now.');
    expect(await types('/bid amount:lots')).toContain('takes a number');
    expect(await types('/shout words:"open')).toContain('quotation mark');
    expect(await types('', '   ')).toBe('');
    expect(await types('help')).toContain('Ctrl-D');
    expect(await types('#second')).toContain('There is no game in this channel');
    expect(t.made.prompt).toBe('#second @blue> ');
    expect(await types('#table')).toContain('Dice race');
    expect(await t.made.take('quit')).toBe(false);
  });

  it('completes commands, options, values and names', async () => {
    const ends = async (line: string) => (await t.made.complete(line))[0];
    expect(await ends('/ga')).toEqual(['/game ']);
    expect(await ends('/game pa')).toEqual(['pause ']);
    expect(await ends('/game settings abs')).toEqual(['absence:']);
    expect(await ends('/game settings absence:a')).toEqual(['absence:autopilot ']);
    expect(await ends('/pack goods:"1 rope" lane:lane-29')).toEqual(['lane:lane-29 ']);
    expect(await ends('@bl')).toEqual(['@blue ', '@black ']);
    expect(await ends('@blue /adv')).toEqual(['/advice ', '/advance ']);
    expect(await ends('/autopilot on:t')).toEqual(['on:true ']);
    expect(await ends('nothing')).toEqual([]);
    expect((await t.made.complete('/pack la'))[1]).toBe('la');
  });
});

describe('what is completed beside other games', () => {
  it('is what the table has and the game that is played here', async () => {
    const t = await terminal(false, TEST_GAMES);
    await t.made.begin();
    const ends = async (line: string) => (await t.made.complete(line))[0];
    const own = TABLE_COMMANDS.map(({ name }) => `/${name} `);
    expect((await ends('/')).sort()).toEqual([...own].sort());
    for (const line of ['/game create system:dice-race', '@blue /game join', '/game start']) await t.made.take(line);
    const played = diceRace().typing.commands.map(({ name }) => `/${name} `);
    expect((await ends('/')).sort()).toEqual([...new Set([...own, ...played])].sort());
    expect(await ends('/mov')).toEqual([]);
    // Nor another game's options of a command that this game has too, nor their choices.
    for (const { name } of diceRace().typing.commands) {
      const options = optionsOf(diceRace(), name).map((option) => `${option.name}:`);
      expect((await ends(`/${name} `)).sort(), name).toEqual([...options].sort());
    }
    // A new game is of any kind that there is, whatever is played here.
    expect(await ends('/game create system:med')).toEqual(['system:medioevo ']);
    expect(await ends('/game create hono')).toEqual(['honour-limit:']);
    expect(await ends('/game create system:medioevo hono')).toEqual(['honour-limit:']);
    expect(await ends('/game create system:hispania hono')).toEqual([]);
    await t.made.close();
  });
});

describe('the first visit', () => {
  it('leads through one turn, line by line', async () => {
    const t = await terminal(true);
    await t.made.begin();
    const typed: string[] = [];
    while (t.made.suggestion !== '' && typed.length < 40) {
      typed.push(t.made.suggestion);
      await t.made.take(t.made.suggestion);
    }
    expect(typed.slice(0, 6)).toEqual([
      '/game create system:dice-race',
      '/game join',
      '@blue /game join',
      '@green /game join',
      '@yellow /game join',
      '/game start',
    ]);
    expect(typed).toContain('/map');
    expect(t.said(), typed.join(' | ')).toContain('That was a turn.');
    await t.made.close();
  });

  it('can be ended at any time', async () => {
    const t = await terminal(true);
    await t.made.begin();
    await t.made.take('tour');
    expect(t.made.suggestion).toBe('');
    expect(t.said()).toContain('The tour is over.');
    await t.made.close();
  });
});

describe('the history', () => {
  it('is kept from visit to visit, the latest first', () => {
    const file = path.join(folder, 'deep', 'history');
    const first = new History(file);
    expect(first).toMatchObject({ isFirstVisit: true, lines: [] });
    first.keep(['/second', '/first']);
    const second = new History(file);
    expect(second).toMatchObject({ isFirstVisit: false, lines: ['/second', '/first'] });
    expect(readFileSync(file, 'utf8')).toBe('/first\n/second\n');
    // A file where a folder should be: it cannot be written, and that is all right.
    new History(path.join(file, 'history')).keep(['x']);
  });
});

describe('text at the prompt', () => {
  it('is wrapped between words and keeps who said it', () => {
    const text = terminalText('  channel| one two **three** four', 22);
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain('  channel| one two');
    expect(text.split('\n')[1]).toMatch(/^ {2}channel\| /);
    expect(plainText('**bold** and `code`')).toBe('bold and code');
  });
});
