import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import { killRounds } from '../torture/rounds.js';

// The short form of `npm run torture`: what was acknowledged survives kill -9, and nothing is applied twice.
const ROUNDS = 4;

describe('kill -9 at random moments', () => {
  it('loses and doubles nothing on the embedded database', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'postumus-kill-'));
    const survived = await killRounds({ kind: 'folder', directory, image: await testImage() }, ROUNDS);
    rmSync(directory, { recursive: true, force: true });
    expect(survived.broken).toEqual([]);
    expect(survived.acknowledged).toBeGreaterThan(0);
  });

  it('loses and doubles nothing on a PostgreSQL server, where one answers', async () => {
    const server = await answeringServer();
    if (server === null) return;
    const { place, drop } = await onServer(server).make();
    const survived = await killRounds(place, ROUNDS);
    await drop();
    expect(survived.broken).toEqual([]);
    expect(survived.acknowledged).toBeGreaterThan(0);
  });
});
