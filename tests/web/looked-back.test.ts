import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { chained } from '../table/peeking/chained.js';
import { DESKTOP, hasBrowser, inBrowser, openTab } from './browser.js';
import { playedOut } from './played-out.js';
import { answered, goOn, show } from './seen.js';

describe.runIf(hasBrowser)('a game from its first step to its last', () => {
  const { page, browser } = inBrowser();

  it('Reconquista, played whole by its buttons alone, and looked back at step by step', async () => {
    await page().types('whole', 'red', '/game create system:reconquista');
    await page().types('whole', 'red', '/game join');
    await page().types('whole', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/whole`);
    await tab.locator('.controls button').first().waitFor();
    while (!(await tab.locator('h1 small').innerText()).includes('over')) {
      const done = tab.locator('.controls').getByRole('button', { name: /^Done/ });
      if ((await done.count()) > 0) {
        await done.first().click();
        await answered(tab);
      } else await goOn(tab);
    }
    await slideThrough(tab);
    expect(faults).toEqual([]);
  });
});

describe.runIf(hasBrowser && process.env.NIGHTLY === '1')('a long game from its first step to its last', () => {
  const { page, browser } = inBrowser([chained(HISPANIA)]);

  it('scenario D of Hispania', async () => {
    await page().types('four', 'red', '/game create system:hispania scenario:D bots:default');
    await page().types('four', 'red', '/game join');
    await page().types('four', 'red', '/game start');
    await playedOut(page(), 'four', 'red');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/four`);
    await tab.locator('h1 small', { hasText: 'over' }).waitFor();
    await slideThrough(tab);
    expect(faults).toEqual([]);
  });
});

/** By the keys of the slider: each step says which it is, and the first differs from the last. */
async function slideThrough(tab: Page): Promise<void> {
  await show(tab, 'Look back');
  const slider = tab.getByRole('slider');
  const said = tab.locator('.look-back output');
  const shown = () => tab.locator('.look-back[aria-busy="false"]').waitFor();
  const board = () => tab.locator('svg[aria-label]').first().innerHTML();
  await said.filter({ hasText: /\d/ }).waitFor();
  await shown();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  expect(await said.innerText()).toContain(String(last + 1));
  const end = await board();
  await slider.focus();
  await tab.keyboard.press('Home');
  await said.filter({ hasText: /^\D*1\b/ }).waitFor();
  await shown();
  expect(await board()).not.toBe(end);
  for (let at = 1; at <= last; at++) {
    await tab.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe(String(at));
  }
  // What says that this is the past stands over the board, whatever tab is shown.
  const past = tab.locator('.past-bar');
  await show(tab, 'Log');
  expect(await past.innerText()).toContain(`${last + 1}`);
  await past.getByRole('button', { name: 'Back to the present' }).click();
  await past.waitFor({ state: 'hidden' });
}
