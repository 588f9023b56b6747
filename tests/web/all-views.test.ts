import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { DESKTOP, hasBrowser, inBrowser, openTab, PHONE } from './browser.js';
import { answered, show, TABS } from './seen.js';

/** axe-core's own script, for the page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

describe.runIf(hasBrowser)('every view of every game', () => {
  const { page, browser } = inBrowser();

  it('the choice of games has no barrier, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { tab } = await openTab(browser(), DESKTOP);
      await tab.emulateMedia({ colorScheme });
      await tab.goto(page().address);
      await tab.locator('article.game').nth(3).waitFor();
      expect([colorScheme, await barriers(tab)]).toEqual([colorScheme, []]);
      await tab.context().close();
    }
  });

  it.each(GAMES.map(({ id }) => id))('%s has no barrier', async (game) => {
    const channel = `axe-${game}`;
    await page().types(channel, 'red', `/game create system:${game} bots:default`);
    await page().types(channel, 'red', '/game join');
    await page().types(channel, 'red', '/game start');
    for (const [name, size, colorScheme] of [
      ['desk', DESKTOP, 'light'],
      ['phone', PHONE, 'dark'],
    ] as const) {
      const { tab, faults } = await openTab(browser(), size);
      await tab.emulateMedia({ colorScheme });
      await tab.goto(`${page().address}/t/${channel}`);
      await tab.locator('.controls button').first().waitFor();
      for (const view of TABS) {
        await show(tab, view);
        expect([name, view, await barriers(tab)]).toEqual([name, view, []]);
      }
      const [place] = await tab.locator('path.lit').all();
      await (place ?? tab.locator('path[data-place]').first()).click({ force: true });
      await answered(tab);
      expect([name, 'a place', await barriers(tab)]).toEqual([name, 'a place', []]);
      expect(faults).toEqual([]);
      await tab.context().close();
    }
  });
});

/** What axe finds that is serious or worse: the rule, and where. */
async function barriers(tab: Page): Promise<readonly string[]> {
  await tab.evaluate(AXE);
  const found = await tab.evaluate<readonly Finding[]>('axe.run(document).then(({ violations }) => violations)');
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
