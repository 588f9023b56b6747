import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { openPage, type PageOpen } from './open-page.js';

/** Debian's; the test set-up (.ci/run) installs it where it can. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

if (CHROMIUM === undefined)
  console.log('There is no Chromium in /usr/bin: the tests of the page in a browser are left out.');

export const hasBrowser = CHROMIUM !== undefined;

export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', ...more];
  return chromium.launch({ executablePath: CHROMIUM ?? '', args });
}

/** A table with its page, and a browser to look at it, for the tests of a file. */
export function inBrowser(games?: readonly GameModule[]): {
  readonly page: () => PageOpen;
  readonly browser: () => Browser;
} {
  let opened: { readonly page: PageOpen; readonly browser: Browser } | undefined;
  beforeAll(async () => {
    opened = { page: await openPage(games), browser: await openBrowser() };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.page.close();
  });
  const open = () => {
    if (opened === undefined) throw new Error('the browser is opened before the tests');
    return opened;
  };
  return { page: () => open().page, browser: () => open().browser };
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page on which nothing may go wrong: its faults, and what it was refused. */
export async function openTab(browser: Browser, options: typeof DESKTOP): Promise<{ tab: Page; faults: string[] }> {
  const context = await browser.newContext({ ...options, locale: 'en', reducedMotion: 'reduce' });
  // What hangs is ended by the test run; nothing has to be quick.
  context.setDefaultTimeout(0);
  const tab = await context.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (fault) => faults.push(fault.message));
  tab.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text());
  });
  return { tab, faults };
}
