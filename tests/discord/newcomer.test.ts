import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { buttonsOf, type ShownSelect, selectsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;

beforeAll(async () => {
  stage = await GameStage.open({
    games: [HISPANIA],
    place: { kind: 'memory', image: await testImage() },
    luck: 'newcomer',
  });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});

/** What a phone shows of a private answer without much scrolling. */
const A_SCREEN = 750;

/** As Discord shows it: a command by its name, no marks for bold. */
function shownOf(message: FakeMessage): string {
  return textIn(message)
    .replace(/<(\/[^:>]+):\d+>/g, '$1')
    .replaceAll('**', '');
}

function newest(channel: FakeChannel): FakeMessage {
  const posts = stage.discord.world
    .messagesIn(channel.id)
    .filter(({ privateTo, system, pinned }) => privateTo === null && !system && !pinned);
  const last = posts.at(-1);
  if (last === undefined) throw new Error('no post');
  return last;
}

/** Somebody who has never seen the game: presses what is there, types nothing. */
class Newcomer {
  readonly #user: FakeUser;
  #answer: Answered | null = null;
  presses = 0;

  constructor(user: FakeUser) {
    this.#user = user;
  }

  get text(): string {
    return this.#answer?.text ?? '';
  }

  get labels(): readonly string[] {
    return (this.#answer?.buttons ?? []).filter(({ disabled }) => !disabled).map(({ label }) => label);
  }

  async press(label: RegExp, message = this.#shown()): Promise<void> {
    this.#see(await this.#user.click(message, label));
  }

  /** In the first menu that has it. */
  async pick(label: RegExp): Promise<void> {
    const message = this.#shown();
    const has = ({ options }: ShownSelect) => options.some((option) => label.test(option.label));
    const menu = selectsOf(message).find(has);
    const chosen = menu?.options.find((option) => label.test(option.label));
    if (menu === undefined || chosen === undefined) throw new Error(`no ${label} in ${JSON.stringify(menu)}`);
    this.#see(await this.#user.choose(message, menu, [chosen.value]));
  }

  #shown(): FakeMessage {
    const message = this.#answer?.messages.at(-1);
    if (message === undefined) throw new Error('nothing is shown');
    return message;
  }

  #see(answer: Answered): void {
    this.presses++;
    this.#answer = answer;
    expect(answer.isPrivate).toBe(true);
    for (const message of answer.messages) expect(shownOf(message).length).toBeLessThan(A_SCREEN);
  }
}

/** The same turn in two languages: some of CARTHAGE land in Seville and fight, the others are lost at sea. */
const LANGUAGES = [
  {
    locale: 'fr',
    invites: /préparé/,
    join: /^Rejoindre$/,
    turn: /^Mon tour$/,
    sea: /^En mer$/,
    one: /^4 Infanteries$/,
    none: /^Aucun$/,
    seville: /^Séville$/,
    anywhere: /./,
    done: /^Terminer/,
    yes: /^Oui, confirmer$/,
    lost: /Perte en restant là/,
    odds: /Séville \(\d+,\d %\)/,
    weakest: /^Retirer/,
  },
  {
    locale: 'es-419',
    invites: /preparado/,
    join: /^Unirse$/,
    turn: /^Mi turno$/,
    sea: /^En el mar$/,
    one: /^4 infanterías$/,
    none: /^Ninguno$/,
    seville: /^Sevilla$/,
    anywhere: /./,
    done: /^Terminar/,
    yes: /^Sí, confirmar$/,
    lost: /Se pierden si se quedan ahí/,
    odds: /Sevilla \(\d+,\d %\)/,
    weakest: /^Retirar/,
  },
] as const;

test.each(LANGUAGES)(
  'the first turn of Hispania is played from the invitation by presses alone ($locale)',
  async (say) => {
    const channel = stage.channel(`new-${say.locale}`);
    const users = ['Ana', 'Bea', 'Cai', 'Dan'].map((name) => stage.discord.user(name, say.locale));
    const [first] = users;
    if (first === undefined) throw new Error('nobody');
    await first.slash(channel, 'game create', { system: 'hispania', scenario: 'A', name: 'Iberia' });
    await stage.posted();
    const invitation = stage.discord.world.messagesIn(channel.id).find((post) => say.invites.test(textIn(post)));
    if (invitation === undefined) throw new Error('no invitation');
    expect(shownOf(invitation).length).toBeLessThan(A_SCREEN);
    const people = users.map((user) => new Newcomer(user));
    for (const person of people) await person.press(say.join, invitation);
    await stage.posted();
    const start = buttonsOf(newest(channel))[0]?.label ?? '';
    await people[0]?.press(new RegExp(`^${start}$`), newest(channel));
    await stage.posted();

    const carthage = people[0];
    if (carthage === undefined) throw new Error('nobody');
    await carthage.press(say.turn, newest(channel));
    expect(carthage.text).toMatch(say.lost);
    // Four of those at sea go to Seville: where from, no Leader, how many, where to, from where.
    const before = carthage.presses;
    await carthage.pick(say.sea);
    await carthage.pick(say.none);
    await carthage.pick(say.one);
    await carthage.pick(say.seville);
    await carthage.press(say.sea.test(carthage.labels[0] ?? '') ? say.sea : say.anywhere);
    expect(carthage.presses - before).toBe(5);
    expect(carthage.text).toMatch(say.odds);
    // "Done" says which battle follows, and asks, for some are still at sea.
    expect(carthage.labels.some((label) => say.done.test(label) && say.odds.test(label))).toBe(true);
    await carthage.press(say.done);
    expect(carthage.text).toMatch(say.lost);
    await carthage.press(say.yes);
    // Whatever is asked until the next nation's turn is answered by the first button there is.
    for (let step = 0; step < 30 && (await stage.awaited(channel, [first])).length > 0; step++) {
      const owed = carthage.labels.find(
        (label) => say.weakest.test(label) || say.yes.test(label) || say.done.test(label),
      );
      if (owed === undefined) break;
      await carthage.press(new RegExp(`^${owed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    }
    await stage.posted();
    expect(textIn(newest(channel))).toMatch(/GALICIEN|GALAICOS|LUSITAN|IBÈRE|ÍBEROS/);
  },
);
