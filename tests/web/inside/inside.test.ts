import type { Browser, FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { openPlotter } from '../../../src/rendering/plot.js';
import type { FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { hasBrowser, openBrowser, openTab, PHONE } from '../browser.js';
import { type Host, openHost } from './host.js';
import { type InsideStage, openInside } from './stage.js';

/** The page as Discord's client shows it on a phone: in a frame, through a proxy, after a press in the channel. */
describe.runIf(hasBrowser)('the table inside Discord', () => {
  let inside: InsideStage;
  let host: Host;
  let browser: Browser;
  let ann: FakeUser;
  let instanceId = 'none';
  let code: (() => string) | null = null;

  beforeAll(async () => {
    inside = await openInside([HISPANIA], openPlotter());
    host = await openHost({
      applicationId: inside.discord.applicationId,
      page: () => inside.web.port,
      instanceId: () => instanceId,
      code: () => code?.() ?? null,
    });
    browser = await openBrowser(host.browserArguments);
    ann = inside.discord.user('Ann', 'es-ES');
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await inside?.close();
  });

  /** Discord as this person sees it who has just opened the Activity in that channel. */
  async function opened(person: FakeUser, channelId: string, at = 'https://discord.com/channels/2/1') {
    const { activities } = inside.discord;
    instanceId = activities.launch(person.id, channelId).id;
    code = () => activities.codeFor(person.id);
    const { tab, faults } = await openTab(browser, PHONE);
    const hosts = new Set<string>();
    tab.on('request', (request) => hosts.add(new URL(request.url()).host));
    await tab.goto(at);
    return { tab, faults, hosts, frame: tab.frameLocator('iframe') };
  }

  /** By whom, in order. */
  async function acts(channel: FakeChannel): Promise<readonly string[]> {
    const log = await inside.stage.opened.store.log((await inside.stage.gameIn(channel)).id);
    return log.flatMap(({ kind, userId }) => (kind === 'act' ? [userId] : []));
  }

  it('is played on a phone from the press in the channel on, in the language of its user', async () => {
    const channel = inside.stage.channel('phone');
    await inside.begun(channel, 'hispania', ann);
    const { tab, faults, hosts, frame } = await opened(ann, channel.id);
    await frame.locator('path.lit').first().waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe('es');
    await frame.locator('path.lit[data-place="sea"]').click();
    await frame.locator('.reply').filter({ hasText: '¿' }).waitFor();
    await frame.locator('path.lit[data-place="denia"]').click();
    await frame.locator('.reply').filter({ hasText: 'Denia' }).waitFor();
    const held = frame.locator('path[data-place="denia"]');
    await expect.poll(() => held.getAttribute('aria-label')).toContain('12');
    expect(await acts(channel)).toEqual([ann.id]);
    expect(await besideScreen(frame)).toBe(0);
    expect([...hosts].toSorted()).toEqual([`${inside.discord.applicationId}.discordsays.com`, 'discord.com']);
    // Nothing but the document came without the proxy's path, and no link shows the key.
    expect([host.strays, host.asked.filter((path) => path.includes('key='))]).toEqual([[], []]);
    expect(await frame.getByRole('button', { name: 'Enlace' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await tab.context().close();
  });

  it('lets onlookers watch, and becomes the seat of whoever sits down', async () => {
    const channel = inside.stage.channel('looks on');
    const bea = inside.discord.user('Bea');
    await ann.slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
    const { tab, frame, faults } = await opened(bea, channel.id);
    await frame.locator('h1').filter({ hasText: /\S/ }).waitFor();
    expect(await frame.getByRole('combobox', { name: /command/ }).count()).toBe(0);
    await bea.slash(channel, 'game join');
    await inside.web.live.round();
    await frame.getByRole('combobox', { name: /command/ }).waitFor();
    await frame.locator('.players strong').filter({ hasText: 'Bea' }).waitFor();
    expect(faults).toEqual([]);
    await tab.context().close();
  });

  it('says why it opens nothing, and tries again', async () => {
    const channel = inside.stage.channel('empty');
    const { tab, frame } = await opened(ann, channel.id);
    const notice = frame.locator('.notice');
    await notice.filter({ hasText: 'No game is being played in this channel' }).waitFor();
    await inside.begun(channel, 'hispania', ann);
    await notice.getByRole('button').click();
    await frame.locator('path.lit').first().waitFor();
    code = null;
    await tab.reload();
    await notice.filter({ hasText: 'Discord could not tell me who you are' }).waitFor();
    await tab.context().close();
  });

  it('is shown in a frame by nobody else', async () => {
    const { tab, frame } = await opened(ann, '1', 'https://evil.example/');
    await expect.poll(() => tab.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/');
    expect(await frame.locator('#words').count()).toBe(0);
    await tab.context().close();
  });

  it('in a corner of the screen shows the board alone', async () => {
    const channel = inside.stage.channel('corner');
    await inside.begun(channel, 'hispania', ann);
    const { tab, frame } = await opened(ann, channel.id);
    await frame.locator('path.lit').first().waitFor();
    await tab.setViewportSize({ width: 320, height: 180 });
    await expect.poll(() => frame.locator('.side').isVisible()).toBe(false);
    expect(await frame.locator('svg.board').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 180 });
    await tab.context().close();
  });
});

function besideScreen(frame: FrameLocator): Promise<number> {
  return frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
}
