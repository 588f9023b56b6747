import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../src/core/json.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { GameStage } from '../discord/game-stage.js';
import { Rehearsal } from '../discord/rehearsal.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';

let stage: GameStage;
let drop: () => Promise<void>;
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-medioevo-'));

beforeAll(async () => {
  const server = await answeringServer();
  const made =
    server === null
      ? { place: { kind: 'folder', directory: folder, image: await testImage() } as const, drop: async () => undefined }
      : await onServer(server).make();
  drop = made.drop;
  stage = await GameStage.open({ games: [MEDIOEVO], place: made.place });
});
afterAll(async () => {
  await stage.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a game of three, abridged: its beginning and its last turn to the final count, with restarts', async () => {
  const plan = { system: 'medioevo', setup: { turns: '8' }, seed: 5, people: 3, sense: 8 };
  const rehearsal = new Rehearsal(stage, { ...plan, restartEvery: 10, troubleEvery: 15, tell: () => undefined });
  await rehearsal.gather();
  await rehearsal.play(50);
  const position = await stage.table.position(rehearsal.channel.id);
  if (!isObject(position)) throw new Error('no position');
  await stage.table.setPosition({
    requestId: 'to-the-last-turn',
    channelId: rehearsal.channel.id,
    locale: 'en',
    system: 'medioevo',
    position: { ...position, turn: 8 },
  });
  await rehearsal.play(600);
  const { wrong, figures } = await rehearsal.report();
  expect(wrong).toEqual([]);
  expect((await stage.gameIn(rehearsal.channel)).phase).toBe('over');
  expect(figures.restarts).toBeGreaterThan(1);
});
