import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Debian's; the test set-up (.ci/run) installs it where it can. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

if (CHROMIUM === undefined)
  console.log('There is no Chromium in /usr/bin: the tests of the page in a browser are left out.');

export const hasBrowser = CHROMIUM !== undefined;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
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
