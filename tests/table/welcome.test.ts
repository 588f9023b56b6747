import { describe, expect, it } from 'vitest';
import { GLANCES, LOCALES } from '../../src/core/words.js';
import { GAMES } from '../../src/games/registry.js';
import { openingBoard } from '../../src/table/welcome/opening-board.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

describe('in a channel without a game', () => {
  it.each(['help', 'game create'])('/%s shows every game, with the ways into it', async (command) => {
    const t = tableFixture({ games: GAMES });
    const welcome = await t.does('ann', command);
    fits(welcome);
    const text = t.textOf(welcome);
    for (const module of GAMES) {
      expect(text).toContain(`**${module.words.say('en', 'game')}**`);
      for (const glance of GLANCES) expect(text).toContain(module.words.say('en', `glance.${glance}`) ?? '?');
    }
    expect(text.length).toBeLessThan(2_000);
    expect(welcome.controls?.map((row) => row.map(t.labelOf))).toEqual(
      GAMES.map(({ words, lesson }) => [
        `Play ${words.say('en', 'game')}`,
        ...(lesson === undefined ? [] : [`Learn ${words.say('en', 'game')}`]),
        `Rules: ${words.say('en', 'game')}`,
      ]),
    );
    expect(await t.store.inChannel(t.channel)).toBeNull();
  });

  it('Play sets a game up, once', async () => {
    const t = tableFixture({ games: GAMES });
    const play = t.tokenOf(await t.does('ann', 'help'), 'Play Reconquista');
    const created = await t.press('ann', play, undefined, 'the-press');
    expect(created.refused).toBeUndefined();
    expect((await t.game()).module).toBe('reconquista');
    expect(t.textOf(await t.press('ann', play, undefined, 'the-press'))).toContain('done already');
    expect((await t.press('bob', play)).refused?.code).toBe('channel-taken');
    expect((await t.press('ann', 'g.nothing.0..')).refused?.code).toBe('system-unknown');
  });

  it('has all boards in one picture', async () => {
    const t = tableFixture({ games: GAMES });
    const picture = (await t.does('ann', 'help')).picture?.('en');
    expect(picture?.kind === 'collage' && picture.scenes.map(({ map }) => map)).toEqual(
      GAMES.map((module) => openingBoard(module)?.('en')?.map),
    );
  });

  it('/help explains a command that is named, and where a game is, its commands', async () => {
    const t = tableFixture({ games: GAMES });
    expect(t.textOf(await t.does('ann', 'help', { command: 'dice' }))).toContain('`/dice`');
    await t.gathered(['ann'], 'reconquista');
    expect(t.textOf(await t.does('ann', 'help'))).toContain('`/buy`');
    expect((await t.does('ann', 'game create')).refused?.code).toBe('system-missing');
  });
});

describe('the four lines of a game', () => {
  it.each(GAMES.map((module) => [module.id, module] as const))('%s has them in every language', (_id, { words }) => {
    for (const locale of LOCALES)
      for (const glance of GLANCES) {
        const said = words.say(locale, `glance.${glance}`) ?? '';
        expect(said, `${locale} ${glance}`).toMatch(/^.{25,110}\.$/);
      }
  });

  it('are told in the invitation', async () => {
    const t = tableFixture({ games: GAMES });
    await t.does('ann', 'game create', { system: 'reconquista' });
    const [invitation] = t.memory.posts.filter(({ invites }) => invites === true);
    if (invitation === undefined) throw new Error('nobody is invited');
    expect(await t.post(invitation, 'fr')).toContain('De 721 à la chute de Grenade');
  });
});
