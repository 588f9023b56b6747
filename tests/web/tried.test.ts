import { describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser, inBrowser, openTab } from './browser.js';
import { answered, goOn, press, show, tap, told } from './seen.js';

describe.runIf(hasBrowser)('trying out from the page', () => {
  const { page, browser } = inBrowser();

  it('begins at the step of the slider, is played there, and leaves the game as it is until it is asked to', async () => {
    await page().types('tried', 'red', '/game create system:reconquista');
    await page().types('tried', 'red', '/game join');
    await page().types('tried', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/tried`);
    await tab.locator('.controls button').first().waitFor();
    for (let time = 0; time < 4; time++) await goOn(tab);
    const game = async () => (await page().local.store.inChannel('tried'))?.version;
    const before = await game();
    await show(tab, 'Look back');
    const said = tab.locator('.look-back output');
    await said.filter({ hasText: /\d/ }).waitFor();
    await tab.locator('.look-back[aria-busy="false"]').waitFor();
    await tab.getByRole('slider').focus();
    await tab.keyboard.press('Home');
    await said.filter({ hasText: /^\D*1\b/ }).waitFor();
    await tab.getByRole('button', { name: 'Try from here' }).click();
    await told(tab, 'What if: nothing here counts');
    await told(tab, 'step 1');
    await tab.locator('.stage svg[aria-label]').first().waitFor();
    await goOn(tab);
    for (let more = 0; more < 8 && (await tab.getByRole('button', { name: 'Take back' }).count()) === 0; more++)
      await goOn(tab);
    await told(tab, 'What if: nothing here counts');
    await tab.getByRole('button', { name: 'Take back' }).click();
    await told(tab, 'Taken back');
    expect(await game()).toBe(before);
    await tab.locator('.reply').getByRole('button', { name: 'Leave' }).click();
    await told(tab, '/whatif');
    await answered(tab);
    expect(faults).toEqual([]);
  });

  it('tells of the copy, not of the game: its places, also while it asks something', async () => {
    await page().types('copy', 'red', '/game create system:hispania scenario:A bots:default');
    await page().types('copy', 'red', '/game join');
    await page().types('copy', 'red', '/game start');
    const { tab, faults } = await openTab(browser(), DESKTOP);
    await tab.goto(`${page().address}/t/copy`);
    await press(tab, /^What if/);
    await told(tab, 'What if: nothing here counts');
    for (const place of ['sea', 'denia']) await tap(tab, place);
    await told(tab, 'At sea → Dénia');
    const stands = () => tab.locator('path[data-place="denia"]').getAttribute('aria-label');
    await expect.poll(stands).toContain('12 infantry');
    await tap(tab, 'denia');
    await tab.locator('.reply').filter({ hasText: 'Where to?' }).waitFor();
    expect(await stands()).toContain('12 infantry');
    expect(faults).toEqual([]);
  });
});
