import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lineJson, type PlayedLine, readScript } from '../../src/local/script.js';
import { diceRace } from '../games/dice-race/index.js';
import { playedScript } from '../support/played-script.js';

// One database for all of them, each in a channel of its own: opening a new one takes seconds.
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-test-'));
let channels = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function play(
  text: string,
  seed = '1'.repeat(64),
  channelId = `test-${++channels}`,
): Promise<readonly PlayedLine[]> {
  writeFileSync(
    path.join(folder, 'start.json'),
    JSON.stringify({ at: { red: 2, blue: 5 }, turn: 'red', seats: { red: [], blue: [] } }),
  );
  return playedScript({ text, games: [diceRace()], usualSystem: 'dice-race', folder, channelId, seed });
}

describe('the play script', () => {
  it('speaks to each person in the language they chose, and to the channel in its own, buttons too', async () => {
    const played = await play(`
      @fernand /remind language:fr
      @esteban /game create system:dice-race language:es
      @fernand /game join
      @fernand press "Frobnicate"
      @esteban /game join seat:
    `);
    const [remind, create, join, press, empty] = played;
    expect(remind?.replies[0]?.text).toContain('Langue');
    expect(create?.replies.find(({ to }) => to === 'channel')?.buttons[0]).toBe('Unirse');
    expect(join?.replies[0]?.buttons).toEqual(['Quitter', 'Règles']);
    // A button that is not there is answered with those that are.
    expect(press?.rejection?.text).toContain('« Frobnicate »');
    expect(press?.replies[0]?.buttons).toEqual(['Quitter', 'Règles']);
    expect(empty?.rejection).toEqual({ code: 'option-empty', text: 'The option `seat` is empty.' });
  });

  it('plays a position with set dice, presses, waits, restarts and shows what is asked', async () => {
    const played = await play(`
      # red stands on 2, blue on 5
      position start.json
      dice 3 5
      @red /advance
      @blue press "Push"
      restart
      @red press "Done"
      position
      view blue
      state
      wait 2d
    `);
    const byLine = new Map(played.map((line) => [line.input, line]));
    expect(played.filter((line) => !line.ok)).toEqual([]);
    expect(byLine.get('@red /advance')?.replies[0]).toMatchObject({ to: 'red' });
    expect(byLine.get('@red /advance')?.replies.at(-1)).toMatchObject({ to: 'channel' });
    expect(byLine.get('@red /advance')?.replies.at(-1)?.text).toContain('@blue');
    expect(byLine.get('@red /advance')?.replies.at(-1)?.buttons).toContain('Yield');
    expect(byLine.get('@blue press "Push"')?.replies[0]?.text).toContain('blue pushes red: 5 (needs 4).');
    expect(byLine.get('position')?.value).toMatchObject({ at: { red: 4, blue: 5 }, turn: 'blue' });
    expect(byLine.get('view blue')?.value).toMatchObject({ cards: {} });
    const reminded = byLine.get('wait 2d')?.replies ?? [];
    expect(reminded.length).toBeGreaterThan(0);
    expect(reminded.every((reply) => reply.text.includes('@blue'))).toBe(true);
  });

  it('lets deadlines pass: a warning, the grace, then what the table wanted', async () => {
    const played = await play(`
      position start.json
      @red /game settings turn:24 grace:12 warn:6 absence:autopilot
      wait 68h
      view spectator
      wait 1d
      view spectator
    `);
    const values = played.filter((line) => line.input.startsWith('view')).map((line) => line.value);
    expect(values[0]).toMatchObject({ at: { p1: 2, p2: 5 }, turn: 'p1' });
    expect(values[1]).toMatchObject({ at: { p1: 3, p2: 5 }, turn: 'p2' });
    const told = played.flatMap((line) => line.replies.map((reply) => reply.text)).join('\n');
    expect(told).toContain('Your time is running out');
    expect(told).toContain('the autopilot has played the default');
  });

  it('answers each line with exactly the fields of the description', async () => {
    const [line] = await play('@red /game create system:dice-race name:"A race"');
    if (line === undefined) throw new Error('nothing was played');
    expect(Object.keys(JSON.parse(lineJson(line)))).toEqual(['line', 'input', 'ok', 'rejection', 'replies', 'value']);
    expect(line).toMatchObject({ line: 1, ok: true, rejection: null, value: null });
    for (const reply of line.replies) expect(Object.keys(reply)).toEqual(['to', 'text', 'images', 'buttons']);
  });

  it('is the same each time with the same seed, and another with another', async () => {
    const text = [
      '@red /game create',
      '@blue /game join',
      '@red /game start',
      '@red /bid amount:2',
      '@blue /bid amount:1',
      '@red /advance',
      'position',
    ].join('\n');
    const first = await play(text, 'a'.repeat(64));
    const second = await play(text, 'a'.repeat(64));
    const third = await play(text, 'b'.repeat(64));
    expect(second.at(-1)?.value).toEqual(first.at(-1)?.value);
    const cards = (played: readonly PlayedLine[]) => played[2]?.replies[0]?.text;
    expect([cards(third), third.at(-1)?.value]).not.toEqual([cards(first), first.at(-1)?.value]);
  });

  it('goes on behind what its channel remembers, and tries nothing anew that was refused then', async () => {
    const channel = `test-${++channels}`;
    const begun = `
      position start.json
      @blue /advance
      dice 3 5 1
      @red /advance
      @blue press "Push"
      @red press "Done"
    `;
    const first = await play(begun, undefined, channel);
    expect(first.map((line) => line.rejection?.code ?? 'ok')).toEqual(['ok', 'not-your-turn', 'ok', 'ok', 'ok', 'ok']);
    const again = await play(
      `${begun}
      position
      @blue /advance
      position
    `,
      undefined,
      channel,
    );
    // It is blue's turn now: his refused line would have moved him. The face that was left is his.
    const positions = again.filter((line) => line.input === 'position').map((line) => line.value);
    expect(positions[0]).toMatchObject({ at: { red: 4, blue: 5 }, turn: 'blue' });
    expect(positions[1]).toMatchObject({ at: { blue: 6 } });
    expect(again.slice(0, 4).map((line) => line.rejection?.code ?? 'ok')).toEqual(['ok', 'passed-over', 'ok', 'ok']);
  });

  it('plays nothing where another script has played, and takes no line of it for its own', async () => {
    const channel = `test-${++channels}`;
    await play('position start.json\n@red /advance\n@blue press "Yield"', undefined, channel);
    expect(await play('position start.json\n@red /sneak steps:1\n@red /advance', undefined, channel)).toEqual([]);
    expect(await play('position start.json', undefined, channel)).toEqual([]);
  });

  it('treats refusals as data and says what is possible', async () => {
    const played = await play(
      `
      @red /advance
      @red /nonsense
      @red /game create system:chess
      @red /game create size:9
      position start.json
      @red /sneak steps:two
      @red /sneak
      @red /sneak steps:7
      @blue /advance
      @blue press "Fly"
      @green /advance
      @red /sneak steps:1 or so
      @red /shout words:"unfinished
    `.replace('@red /shout words:"unfinished', '@red /shout nothing:"x"'),
    );
    expect(played.map((line) => line.rejection?.code ?? 'ok')).toEqual([
      'no-game-here',
      'command-unknown',
      'system-unknown',
      'option-unknown',
      'ok',
      'option-number',
      'option-missing',
      'slot-illegal',
      'not-your-turn',
      'button-missing',
      'not-seated',
      'option-loose',
      'option-unknown',
    ]);
    for (const line of played) if (!line.ok) expect(line.rejection?.text).toMatch(/[.!?]$/);
  });
});

describe('a broken script', () => {
  it.each([
    ['hello', 1, 'none of'],
    ['\n\n@red', 3, 'what does @red do'],
    ['@red move', 1, 'type a /command or press'],
    ['@red press', 1, 'press takes a label'],
    ['wait a while', 1, 'wait takes a time'],
    ['wait', 1, 'wait takes a time'],
    ['dice seven', 1, 'dice takes whole numbers'],
    ['dice 0', 1, 'dice takes whole numbers'],
    ['view', 1, 'view takes one seat'],
    ['restart now', 1, 'stands alone'],
    ['position nowhere.json', 1, 'cannot be read'],
    ['position {"turn":', 1, 'is not JSON'],
    ['@red /shout words:"no end', 1, 'quotation mark'],
  ])('%j is told with its line', (text, line, why) => {
    const { broken, steps } = readScript(text, tmpdir());
    expect(broken).toHaveLength(1);
    expect(broken[0]?.line).toBe(line);
    expect(broken[0]?.why).toContain(why);
    expect(steps.length).toBeLessThanOrEqual(1);
  });

  it('passes over comments and blank lines, also behind a command', () => {
    const { broken, steps } = readScript('# all of it\n\n  state # really\ndice 1,2 3 # three\n', tmpdir());
    expect(broken).toEqual([]);
    expect(steps.map((step) => step.line)).toEqual([3, 4]);
    expect(steps[1]?.step).toEqual({ kind: 'dice', faces: [1, 2, 3] });
  });
});
