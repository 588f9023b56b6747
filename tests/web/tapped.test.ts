import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser, inBrowser, openTab, PHONE } from './browser.js';
import { answered, goOn, press, show, TABS, tap, told } from './seen.js';

/** The page as people use it: by tapping the board, by its buttons, by the keys. */
describe.runIf(hasBrowser)('the table in a browser', () => {
  const { page, browser } = inBrowser();

  it('leads from the first visit to a board, on a phone, with nothing beside the screen', async () => {
    const { tab, faults } = await openTab(browser(), PHONE);
    await tab.goto(page().address);
    await tab.locator('article.game').nth(3).locator('svg use').first().waitFor({ state: 'attached' });
    expect(await tab.locator('article.game').count()).toBe(4);
    await tab.locator('article.game').first().getByRole('button', { name: 'Play against bots' }).click();
    await tab.locator('.controls button').first().waitFor();
    await tab.locator('path.lit').nth(1).waitFor();
    for (const name of TABS) {
      await show(tab, name);
      const beside = await tab.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect([name, beside]).toEqual([name, 0]);
    }
    expect(faults).toEqual([]);
  });

  it('plays a turn of Hispania for four by tapping: moves, a battle, a retreat', async () => {
    await page().types('four', 'red', '/game create system:hispania scenario:A tempo:table');
    for (const user of ['red', 'blue', 'green', 'yellow']) await page().types('four', user, '/game join');
    await page().types('four', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/four`);
    // Nobody hits anything: the attacker is asked whether he stays.
    page().local.table.load([1, 1, 1]);
    for (const place of ['sea', 'denia', 'cadix', 'seville', 'cadix']) await tap(tab, place);
    await press(tab, /^Done – Seville/);
    await press(tab, /^Yes/);
    await press(tab, /^Remove the weakest/);
    await told(tab, 'Seville: attack by CARTHAGE (2 infantry)');
    await press(tab, /^Retreat/);
    await tap(tab, 'cadix');
    await press(tab, /^All: 2 infantry/);
    await press(tab, /^Yes/);
    await told(tab, 'second movement');
    await press(tab, /^Done/);
    const next = tab.getByRole('button', { name: /to play/ });
    await next.waitFor();
    await holds(tab, 'seville', 'IBERIANS 1 infantry');
    await holds(tab, 'denia', 'CARTHAGE 3 infantry');
    // Whoever is awaited sits down at the same screen.
    await next.click();
    await tab.locator('path.lit').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('plays a move with the keys alone', async () => {
    await page().types('keys', 'red', '/game create system:hispania scenario:A bots:default');
    await page().types('keys', 'red', '/game join');
    await page().types('keys', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/keys`);
    await tab.locator('path.lit').first().waitFor();
    await pressByKeys(tab, 'Places');
    await pressByKeys(tab, 'At sea');
    // What the place offers has the focus at once.
    await tab.keyboard.press('Enter');
    await tab.locator('.reply').filter({ hasText: 'Where to?' }).waitFor();
    await pressByKeys(tab, 'Dénia');
    await told(tab, 'At sea → Dénia');
    await holds(tab, 'denia', '12 infantry');
    expect(faults).toEqual([]);
  });

  it('tells whoever waits what others do, and what is asked of him as soon as it is', async () => {
    await page().types('waits', 'red', '/game create system:hispania scenario:A tempo:table');
    for (const user of ['red', 'blue', 'green', 'yellow']) await page().types('waits', user, '/game join');
    await page().types('waits', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), PHONE);
    await tab.addInitScript("sessionStorage.setItem('plays waits', 'blue')");
    await tab.goto(`${page().address}/t/waits`);
    await tab.locator('.stands').filter({ hasText: 'red to play' }).waitFor();
    const news = tab.locator('.news');
    expect(await news.isVisible()).toBe(false);
    // An answer of its own moment says nothing of where the game stands: the page does, and follows.
    const moved = await page().types('waits', 'red', '/move from:sea to:denia');
    expect([moved.refused, moved.asks, moved.rows]).toEqual([false, false, []]);
    await news.filter({ hasText: 'Dénia' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('buys in Medioevo by its buttons and lists', async () => {
    await page().types('buys', 'red', '/game create system:medioevo bots:default');
    await page().types('buys', 'red', '/game join');
    await page().types('buys', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), PHONE);
    await tab.goto(`${page().address}/t/buys`);
    await tab.locator('.controls button').first().waitFor();
    // Through the bid, the kingdom and the founding to the first purchase.
    const reply = tab.locator('.reply');
    while (!(await reply.innerText()).includes('On your list')) await goOn(tab);
    expect(await reply.innerText()).toMatch(/It costs \d+ florins; \d+ left/);
    await press(tab, /^Strike out/);
    await told(tab, /struck|Struck|no longer/);
    await press(tab, /^Done/);
    await tab.locator('.controls').getByRole('button', { name: /^Done/ }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

/** The board follows by itself, a moment after the answer. */
async function holds(tab: Page, place: string, pieces: string): Promise<void> {
  const label = () => tab.locator(`path[data-place="${place}"]`).getAttribute('aria-label');
  await expect.poll(label).toContain(pieces);
}

/** Tab leads there sooner or later, the arrows from one tab to the next; Enter presses it. */
async function pressByKeys(tab: Page, name: string): Promise<void> {
  const here = () => tab.evaluate<string>('document.activeElement?.textContent ?? ""');
  const isThere = async () => (await here()).startsWith(name);
  for (let at = 0; at < 300 && !(await isThere()); at++) {
    const role = await tab.evaluate<string | null>('document.activeElement?.getAttribute("role") ?? null');
    await tab.keyboard.press(role === 'tab' && TABS.some((one) => one === name) ? 'ArrowRight' : 'Tab');
  }
  expect(await here()).toMatch(new RegExp(`^${name}`));
  await tab.keyboard.press('Enter');
  await answered(tab);
}
