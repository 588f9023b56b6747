import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/persistence/open-store.js';
import { testImage } from '../support/databases.js';
import { founding, newGame } from './tally.js';

let base: string;
let kept: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'postumus-folder-'));
  kept = path.join(base, 'kept');
  const opened = await openStore({ kind: 'folder', directory: kept, image: await testImage() });
  await opened.store.create(founding(newGame('kept')));
  await opened.close();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const open = async (directory: string) => openStore({ kind: 'folder', directory, image: await testImage() });
async function openedAnew(directory: string): Promise<string | null> {
  const opened = await open(directory);
  try {
    return (await opened.store.find('kept'))?.name ?? null;
  } finally {
    await opened.close();
  }
}

/** What can become of the folder `postgres`, by name. */
const DAMAGES: Readonly<Record<string, (games: string) => void>> = {
  'no PG_VERSION': (games) => rmSync(path.join(games, 'PG_VERSION')),
  'nothing left of it': (games) => rmSync(games, { recursive: true }),
  'an empty folder': (games) => {
    rmSync(games, { recursive: true });
    mkdirSync(games);
  },
  'no control file': (games) => rmSync(path.join(games, 'global', 'pg_control')),
  'half a control file': (games) => truncateSync(path.join(games, 'global', 'pg_control'), 100),
  'no write-ahead log': (games) => {
    const log = path.join(games, 'pg_wal');
    for (const name of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(path.join(log, name));
  },
  'no tables': (games) => {
    for (const name of readdirSync(path.join(games, 'base')))
      rmSync(path.join(games, 'base', name), { recursive: true });
  },
  'no record of what was committed': (games) => {
    for (const name of readdirSync(path.join(games, 'pg_xact'))) rmSync(path.join(games, 'pg_xact', name));
  },
  'the version of another PostgreSQL': (games) => writeFileSync(path.join(games, 'PG_VERSION'), '9.6\n'),
};

describe('a data folder', () => {
  it.each(Object.entries(DAMAGES))(
    'with %s is refused with the way back, and nothing is begun in it',
    async (name, damage) => {
      const directory = path.join(base, name.replaceAll(' ', '-'));
      cpSync(kept, directory, { recursive: true });
      damage(path.join(directory, 'postgres'));
      for (const attempt of ['first', 'second']) {
        await expect(open(directory), attempt).rejects.toMatchObject({
          name: 'StorageFault',
          code: 'damaged',
          message: expect.stringMatching(/^The database in .* is damaged: .*from a copy.*DATA_DIR\.$/),
        });
      }
    },
  );

  it('is whole again when its copy is put back', async () => {
    const directory = path.join(base, 'put-back');
    cpSync(kept, directory, { recursive: true });
    rmSync(path.join(directory, 'postgres', 'base'), { recursive: true });
    await expect(open(directory)).rejects.toMatchObject({ code: 'damaged' });
    rmSync(path.join(directory, 'postgres'), { recursive: true });
    cpSync(path.join(kept, 'postgres'), path.join(directory, 'postgres'), { recursive: true });
    expect(await openedAnew(directory)).toBe('Tally kept');
  });

  it('of somebody else is never taken for a new one', async () => {
    const directory = path.join(base, 'letters');
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'letter.txt'), 'Dear Ana');
    await expect(open(directory)).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('letter.txt'),
    });
    expect(readdirSync(directory)).toEqual(['letter.txt']);
  });

  it.runIf(process.platform === 'linux')('where no folder can be made is refused, and not tried for ever', async () => {
    await expect(open('/proc/nowhere/games')).rejects.toMatchObject({ name: 'StorageFault' });
  });

  it('whose first start was killed begins anew, also beside what the terminal leaves there', async () => {
    const directory = path.join(base, 'begun');
    cpSync(path.join(kept, 'postgres'), path.join(directory, 'postgres.unfinished'), { recursive: true });
    rmSync(path.join(directory, 'postgres.unfinished', 'global'), { recursive: true });
    writeFileSync(path.join(directory, 'terminal-history'), '/help\n');
    expect(await openedAnew(directory)).toBeNull();
    expect(existsSync(path.join(directory, 'postgres.unfinished'))).toBe(false);
    expect(await openedAnew(directory)).toBeNull();
  });
});
