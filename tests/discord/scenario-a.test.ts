import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../src/core/json.js';
import { GAMES } from '../../src/games/registry.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import { GameStage } from './game-stage.js';
import { Rehearsal } from './rehearsal.js';

let stage: GameStage;
let drop: () => Promise<void>;
const folder = mkdtempSync(path.join(tmpdir(), 'postumus-scenario-'));

beforeAll(async () => {
  const server = await answeringServer();
  const made =
    server === null
      ? { place: { kind: 'folder', directory: folder, image: await testImage() } as const, drop: async () => undefined }
      : await onServer(server).make();
  drop = made.drop;
  stage = await GameStage.open({ games: GAMES, place: made.place });
});
afterAll(async () => {
  await stage.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

test('scenario A of Hispania, abridged: its beginning and its last turn to the final score, with restarts', async () => {
  const rehearsal = new Rehearsal(stage, {
    system: 'hispania',
    setup: { scenario: 'A' },
    seed: 5,
    restartEvery: 30,
    troubleEvery: 20,
    tell: () => undefined,
  });
  await rehearsal.gather();
  await rehearsal.play(45);
  const position = await stage.table.position(rehearsal.channel.id);
  if (!isObject(position)) throw new Error('no position');
  const { nation: _, phase: __, step: ___, ...rest } = position;
  await stage.table.setPosition({
    requestId: 'to-the-last-turn',
    channelId: rehearsal.channel.id,
    locale: 'en',
    system: 'hispania',
    position: { ...rest, turn: 21 },
  });
  await rehearsal.play(1_000);
  const { wrong, figures } = await rehearsal.report();
  expect(wrong).toEqual([]);
  expect((await stage.gameIn(rehearsal.channel)).phase).toBe('over');
  expect(figures.restarts).toBeGreaterThan(1);
});
