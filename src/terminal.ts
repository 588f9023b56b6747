import path from 'node:path';
import type { Config } from './config.js';
import { GAMES } from './games/registry.js';
import { tell } from './i18n/index.js';
import { History } from './local/history.js';
import { readAtPrompt } from './local/prompt.js';
import { Folder } from './local/show-reply.js';
import { Terminal } from './local/terminal.js';
import { openLocalTableOn } from './open-local-table.js';
import { systemClock, systemEntropy } from './operation/system.js';
import { placeOf } from './persistence/open-store.js';

/** Without a Discord token: the table at this prompt, on the same database. */
export async function sitDownHere(config: Config): Promise<void> {
  const { locale, dataDir } = config;
  const history = new History(path.join(dataDir, 'terminal-history'));
  await readAtPrompt({
    input: process.stdin,
    output: process.stdout,
    history,
    leaveHint: tell(locale, 'terminal.leave'),
    terminal: (screen) =>
      new Terminal({
        screen,
        isFirstVisit: history.isFirstVisit && process.stdin.isTTY === true,
        newId: () => systemEntropy.id(),
        open: openLocalTableOn({
          place: placeOf(config),
          games: GAMES,
          clock: systemClock,
          seed: null,
          pictures: true,
          continues: null,
        }),
        locale,
        folder: new Folder(path.join(dataDir, 'maps')),
        directory: process.cwd(),
        usualSystem: GAMES[0]?.id ?? '',
      }),
  });
}
