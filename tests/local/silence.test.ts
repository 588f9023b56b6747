import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import type { PlayedLine } from '../../src/local/script.js';
import { playedScript } from '../support/played-script.js';

const folder = mkdtempSync(path.join(tmpdir(), 'postumus-silence-'));
let channels = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is posted line by line, with nobody but those who are named acting. */
async function play(text: string): Promise<readonly PlayedLine[]> {
  const channelId = `silence-${++channels}`;
  const played = await playedScript({
    text,
    games: GAMES,
    usualSystem: 'hispania',
    folder,
    channelId,
    seed: '2'.repeat(64),
  });
  expect(played.filter(({ ok }) => !ok)).toEqual([]);
  return played;
}

const postsOf = (played: readonly PlayedLine[], input: string) =>
  played.filter((line) => line.input === input).flatMap(({ replies }) => replies);
const BEGUN = `
  @ann /game create system:hispania scenario:A
  @bob /game join
  @cy /game join
  @dan /game join
  @ann /game start
`;

describe('a game in which nobody acts any more', () => {
  it('pauses after two weeks, ends after sixty days more, and has told it in six posts', async () => {
    const played = await play(`${BEGUN} wait 91d\n @ann /game status`);
    const posts = postsOf(played, 'wait 91d');
    expect(posts.length).toBeLessThanOrEqual(6);
    const told = posts.map(({ text }) => text).join('\n');
    expect(told).toContain('Nobody has played for a while');
    expect(told).toContain('Nobody has come back for 60 days');
    expect(played.at(-1)?.replies[0]?.text).toContain('over');
  });

  it('goes on at a press, with its time as it was, and is patient again', async () => {
    const played = await play(`${BEGUN} wait 15d\n @bob press "Go on with the game"\n wait 13d\n wait 2d`);
    expect(postsOf(played, 'wait 15d').at(-1)?.buttons).toContain('Go on with the game');
    expect(
      postsOf(played, '@bob press "Go on with the game"')
        .map(({ text }) => text)
        .join(),
    ).toContain('bob has resumed');
    expect(
      postsOf(played, 'wait 13d')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('for a while');
    expect(
      postsOf(played, 'wait 2d')
        .map(({ text }) => text)
        .join(),
    ).toContain('for a while');
  });

  it('pauses as soon as the autopilot has played for everybody', async () => {
    const played = await play(`${BEGUN} @ann /game settings absence:autopilot turn:24 grace:12\n wait 91d`);
    const posts = postsOf(played, 'wait 91d').map(({ text }) => text);
    expect(posts.filter((text) => text.includes('for a while'))).toHaveLength(1);
    const pause = posts.findIndex((text) => text.includes('for a while'));
    expect(posts.slice(0, pause).join('\n')).toContain('time is over: the autopilot');
    expect(posts.slice(pause + 1).join('\n')).not.toContain('time is over: the autopilot');
  });

  it('waits as long as the table wants', async () => {
    const played = await play(`${BEGUN} @ann /game settings rest:30\n wait 29d\n wait 2d`);
    expect(
      postsOf(played, 'wait 29d')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('for a while');
    expect(
      postsOf(played, 'wait 2d')
        .map(({ text }) => text)
        .join(),
    ).toContain('for a while');
  });

  it('waits for ever if it waits for one person alone', async () => {
    const played = await play(`
      @ann /game create system:reconquista
      @ann /game start
      wait 91d
    `);
    expect(postsOf(played, 'wait 91d')).toEqual([]);
  });

  it('lapses after two weeks if it never began, and the channel is free', async () => {
    const played = await play(`
      @ann /game create system:hispania scenario:A
      wait 91d
      @bob /game create system:hispania scenario:A
    `);
    const posts = postsOf(played, 'wait 91d').map(({ text }) => text);
    expect(posts.filter((text) => text.includes('Nobody has come for two weeks'))).toHaveLength(1);
    expect(posts.length).toBeLessThanOrEqual(2);
  });
});
