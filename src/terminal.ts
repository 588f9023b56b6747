import path from 'node:path';
import type { Config } from './config.js';
import { GAMES } from './games/registry.js';
import { tell } from './i18n/index.js';
import { History } from './local/history.js';
import { readAtPrompt } from './local/prompt.js';
import { Folder } from './local/show-reply.js';
import { Terminal } from './local/terminal.js';
import { openLocalTableOn } from './open-local-table.js';
import { openHere, openLocalWeb } from './open-local-web.js';
import { onStopSignal } from './operation/stop.js';
import { systemClock, systemEntropy } from './operation/system.js';
import { placeOf } from './persistence/open-store.js';

/** Without a Discord token: the table at this prompt and in a browser, on the same database. */
export async function sitDownHere(config: Config): Promise<void> {
  const { locale, dataDir } = config;
  const history = new History(path.join(dataDir, 'terminal-history'));
  const open = openLocalTableOn({
    place: placeOf(config),
    games: GAMES,
    clock: systemClock,
    seed: null,
    pictures: true,
    continues: null,
  });
  const local = await open();
  const page = await openLocalWeb(config, local).catch(async (fault: unknown) => {
    await local.close();
    throw new Error(`PORT ${config.web.port} cannot be had: ${fault instanceof Error ? fault.message : ''}`);
  });
  process.stdout.write(`${openHere(locale, page)}\n`);
  // The page may outlast the prompt: both are closed at the end.
  const shared = { ...local, close: async () => undefined };
  try {
    const sat = await readAtPrompt({
      input: process.stdin,
      output: process.stdout,
      history,
      leaveHint: tell(locale, 'terminal.leave'),
      terminal: (screen) =>
        new Terminal({
          screen,
          isFirstVisit: history.isFirstVisit && process.stdin.isTTY === true,
          newId: () => systemEntropy.id(),
          open: async () => shared,
          locale,
          folder: new Folder(path.join(dataDir, 'maps')),
          directory: process.cwd(),
          usualSystem: GAMES[0]?.id ?? '',
        }),
    });
    // Nobody at a prompt (a service, a container): the page stays until it is told to stop.
    if (!sat) await new Promise<void>((resolve) => onStopSignal(() => resolve()));
  } finally {
    await page.close();
    await local.close();
  }
}
