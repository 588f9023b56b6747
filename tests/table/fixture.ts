import type { TypedOptions } from '../../src/core/command.js';
import type { GameModule } from '../../src/core/game-module.js';
import type { JsonObject } from '../../src/core/json.js';
import type { Locale } from '../../src/core/words.js';
import { readToken } from '../../src/table/controls/token.js';
import { LoadedDice } from '../../src/table/dice/loaded-dice.js';
import { openTable } from '../../src/table/open-table.js';
import type { EdgeLimits } from '../../src/table/ports/edge-limits.js';
import type { Control, Reply } from '../../src/table/ports/message.js';
import type { Post } from '../../src/table/ports/post.js';
import type { Rulebooks } from '../../src/table/ports/rulebooks.js';
import type { Store } from '../../src/table/ports/store.js';
import type { Asker } from '../../src/table/request.js';
import { plainStyle, sayAll, wordsOf } from '../../src/table/words/words.js';
import { diceRace } from '../games/dice-race/index.js';
import { LIMITS } from '../support/edge-limits.js';
import { RULEBOOKS } from '../support/rulebooks.js';
import { MemoryStore } from './memory-store.js';

const START = new Date('2026-11-18T12:00:00Z');

/** A table in a channel, its people by name, and shorthands for what they do. */
export function tableFixture(
  options: {
    readonly games?: readonly GameModule[];
    readonly store?: Store;
    readonly seed?: string;
    readonly guild?: string;
    readonly onFault?: (fault: unknown) => void;
    readonly limits?: EdgeLimits;
    readonly rulebooks?: Rulebooks;
  } = {},
) {
  const memory = new MemoryStore();
  const store = options.store ?? memory;
  const games = options.games ?? [diceRace()];
  const loadedDice = new LoadedDice();
  let now = START;
  let ids = 0;
  let requests = 0;
  let seed = 0;
  const tag = Math.floor(Math.random() * 1e9).toString(36);
  const table = openTable({
    ...(options.onFault === undefined ? {} : { onFault: options.onFault }),
    store,
    games,
    rulebooks: options.rulebooks ?? RULEBOOKS,
    limits: options.limits ?? LIMITS,
    loadedDice,
    clock: { now: () => now },
    entropy: {
      id: () => `g${tag}${(++ids).toString(36)}`,
      seed: () => options.seed ?? (++seed).toString(16).padStart(64, '0'),
    },
  });
  const say = wordsOf(games);
  const asker = (user: string, channelId: string, requestId?: string): Asker => ({
    requestId: requestId ?? `${tag}-r${++requests}`,
    userId: user,
    userName: user,
    channelId,
    guildId: options.guild ?? null,
    locale: 'en',
  });
  const textOf = (reply: Reply, locale: Locale = 'en') =>
    sayAll(say, reply.lines, plainStyle(locale, reply.people ?? {}));
  const labelOf = (control: Control) => say(control.label, plainStyle('en', {}));
  const controlsOf = (reply: Reply) => (reply.controls ?? []).flat();
  return {
    table,
    store,
    memory,
    loadedDice,
    say,
    textOf,
    labelOf,
    controlsOf,
    /** What can be done; what is only looked at left out. */
    doable: (reply: Reply) =>
      controlsOf(reply)
        .filter(({ token }) => readToken(token)?.kind !== 'shortcut')
        .map(labelOf),
    asker,
    channel: `c${tag}`,
    /** Hispania, laid out. */
    lay(position: JsonObject, system = 'hispania') {
      const where = { requestId: `${tag}-laid`, channelId: `c${tag}`, locale: 'en', system } as const;
      return table.setPosition({ ...where, position });
    },
    /** `game start` is a command and its subcommand. */
    async does(
      user: string,
      command: string,
      options: TypedOptions = {},
      extra: { requestId?: string; channel?: string } = {},
    ) {
      const [name = '', subcommand] = command.split(' ');
      const request = { ...asker(user, extra.channel ?? `c${tag}`, extra.requestId), command: name, options };
      return table.execute(subcommand === undefined ? request : { ...request, subcommand });
    },
    press(user: string, token: string, values?: readonly string[], requestId?: string) {
      const request = { ...asker(user, `c${tag}`, requestId), token };
      return table.press(values === undefined ? request : { ...request, values });
    },
    /** A form filled in and sent. */
    submit(user: string, token: string, given: readonly (readonly string[])[], requestId?: string) {
      return table.press({ ...asker(user, `c${tag}`, requestId), token, given });
    },
    tokenOf(reply: Reply, label: string): string {
      const found = controlsOf(reply).find((control) => labelOf(control) === label);
      if (found === undefined) throw new Error(`no "${label}" among ${controlsOf(reply).map(labelOf).join(', ')}`);
      return found.token;
    },
    /** Presses what he is asked beside the play. */
    async answers(user: string, label: string) {
      const panel = await table.panel((await this.game()).id, user);
      return this.press(user, this.tokenOf({ lines: [], controls: panel }, label));
    },
    wait(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    async game() {
      const game = await store.inChannel(`c${tag}`);
      if (game === null) throw new Error('no game in the channel');
      return game;
    },
    async post(post: Post, locale: Locale = 'en') {
      const resolved = await table.resolve(post);
      return resolved === null ? '' : sayAll(say, resolved.lines, plainStyle(locale, resolved.people));
    },
    /** Two or more sit down. */
    async gathered(people: readonly string[] = ['red', 'blue'], system = 'dice-race', options: TypedOptions = {}) {
      const [first = 'red'] = people;
      await this.does(first, 'game create', { system, ...options });
      for (const person of people) await this.does(person, 'game join');
      return first;
    },
    /** They begin. */
    async begun(people: readonly string[] = ['red', 'blue'], system = 'dice-race', options: TypedOptions = {}) {
      return this.does(await this.gathered(people, system, options), 'game start');
    },
    /** Everybody bids, the first the most: play begins with him. */
    async racing(people: readonly string[] = ['red', 'blue']) {
      await this.begun(people);
      for (const [index, person] of people.entries()) await this.does(person, 'bid', { amount: 50 - index });
    },
  };
}
