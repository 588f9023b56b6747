import type { Page } from 'playwright-core';

/** What people do on the page: tap, press, look into a tab. */
export const tap = (tab: Page, place: string): Promise<void> => tab.locator(`path.lit[data-place="${place}"]`).click();

export const press = (tab: Page, name: string | RegExp): Promise<void> =>
  tab.locator('.reply, .controls').getByRole('button', { name }).first().click();

export const TABS = ['Log', 'Score', 'Places', 'Look back', 'Play'] as const;
export const show = (tab: Page, name: (typeof TABS)[number]): Promise<void> =>
  tab.getByRole('tab', { name, exact: true }).click();

/** The page waits while it is being answered. */
export const answered = (tab: Page): Promise<void> => tab.locator('.table:not(.waiting)').waitFor();

/** Until a tap or press has been told. */
export async function told(tab: Page, words: string | RegExp): Promise<void> {
  await tab.locator('.reply').filter({ hasText: words }).waitFor();
}

const STANDS_OUT = 'form.field, form.choices, .choice, .row > button.primary, .row > button.danger';

/** Goes on with whatever stands out first: a question before the panel, the first choice, the least that is asked. */
export async function goOn(tab: Page): Promise<void> {
  const [reply, panel] = [tab.locator('.reply'), tab.locator('.controls')];
  // While something is asked the panel is empty.
  const asks = (await panel.locator('button').count()) === 0;
  const outstanding = (await reply.locator(STANDS_OUT).count()) > 0 ? reply : panel;
  const first = (asks ? reply.locator(`${STANDS_OUT}, .row > button`) : outstanding.locator(STANDS_OUT)).first();
  const kind = (await first.getAttribute('class')) ?? '';
  if (kind.includes('field')) {
    await first.getByRole('textbox').fill('10');
    await first.getByRole('button').click();
  } else if (kind.includes('choices')) {
    await first.getByRole('checkbox').first().check();
    await first.locator('button.primary').click();
  } else await first.click();
  await answered(tab);
}
