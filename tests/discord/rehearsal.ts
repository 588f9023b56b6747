import type { Json } from '../../src/core/json.js';
import type { Filled } from '../../src/core/offer.js';
import { LOCALES } from '../../src/core/words.js';
import { GAMES } from '../../src/games/registry.js';
import { tell } from '../../src/i18n/index.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { wrongAtTheEnd } from './ended-buttons.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import type { GameStage } from './game-stage.js';
import { olderLive } from './live-buttons.js';
import { chanceOf, PanelPlayer } from './panel-player.js';

/** What is rehearsed: the program as it ships, or its table in this process. */
export interface RehearsedBot
  extends Pick<GameStage, 'discord' | 'channel' | 'gameIn' | 'awaited' | 'posted' | 'restart'> {
  readonly opened: Pick<GameStage['opened'], 'store' | 'sentMessages'>;
  readonly faults: readonly { readonly doing: string; readonly fault: unknown }[];
  readonly firsts: readonly number[];
  position(channelId: string): Promise<Json>;
  botsPlayed(channel: FakeChannel, users: readonly FakeUser[]): Promise<void>;
}

interface RehearsalPlan {
  readonly system: string;
  readonly setup: Readonly<Record<string, string>>;
  readonly seed: number;
  /** How many people sit down; the four of them, if it is not said. */
  readonly people?: number;
  /** The language of all of them; without it each has his own. */
  readonly locale?: string;
  /** How well bots play that take the seats left; without it these stay empty. */
  readonly bots?: string;
  /** In how many of ten acts a person does what the module would do for him; the others are left to chance. */
  readonly sense?: number;
  /** Whoever may end a phase does so once in so many times: the more, the more is done in it. */
  readonly patience?: number;
  readonly restartEvery: number;
  readonly troubleEvery: number;
  readonly tell: (line: string) => void;
}

/** Acts between two looks at the buttons of all posts. */
const LOOK_EVERY = 10;

const PEOPLE = [
  ['Ann', 'en-US'],
  ['Benoît', 'fr'],
  ['Carmen', 'es-ES'],
  ['Diego', 'es-419'],
] as const;

/** A game from its creation to its final score, played by people who only press what they see. */
export class Rehearsal {
  readonly #stage: RehearsedBot;
  readonly #plan: RehearsalPlan;
  readonly channel: FakeChannel;
  readonly #pick: (count: number) => number;
  readonly players: readonly PanelPlayer[];
  #acts = 0;
  #restarts = 0;
  #troubles = 0;
  #looks = 0;
  readonly #olderLive = new Set<string>();
  /** So many texts had been shown when the game was last seen to go on. */
  #shownWhilePlaying = 0;

  readonly #began = performance.now();

  constructor(stage: RehearsedBot, plan: RehearsalPlan) {
    this.#stage = stage;
    this.#plan = plan;
    this.#pick = chanceOf(plan.seed);
    this.channel = stage.channel('table');
    this.players = PEOPLE.slice(0, plan.people ?? PEOPLE.length).map(
      ([name, locale]) =>
        new PanelPlayer(stage.discord.user(name, plan.locale ?? locale), this.#pick, closingWords(), plan.patience),
    );
  }

  /** To the end of the game, or until so many acts more are done. */
  async play(mostActs: number): Promise<void> {
    let chapter = '';
    const last = this.#acts + mostActs;
    while (this.#acts < last && (await this.#stage.gameIn(this.channel)).phase === 'playing') {
      await this.#stage.botsPlayed(this.channel, this.#users);
      if ((await this.#stage.gameIn(this.channel)).phase !== 'playing') break;
      const awaited = await this.#stage.awaited(this.channel, this.#users);
      const user = awaited[this.#pick(awaited.length)];
      if (user === undefined) throw new Error('nobody is awaited in a game that goes on');
      const sensible = this.#pick(10) < (this.#plan.sense ?? 0);
      const wished = sensible ? await this.#sensible(user) : [];
      this.#shownWhilePlaying = this.#stage.discord.world.shown.length;
      await this.players.find((player) => player.user === user)?.act(this.channel, wished);
      this.#acts++;
      if (this.#acts % this.#plan.troubleEvery === 0) await this.#trouble();
      if (this.#acts % this.#plan.restartEvery === 0) await this.#restart();
      const now = await this.#where();
      if (this.#acts % LOOK_EVERY === 0) await this.#lookAtButtons();
      if (now !== chapter) this.#plan.tell(`${this.#seconds()} s  act ${this.#acts}  ${now}`);
      chapter = now;
    }
    this.#stage.discord.faults.clear();
    await this.#stage.posted();
    await this.#lookAtButtons();
  }

  /** When all has left: only the newest post may be pressed. */
  async #lookAtButtons(): Promise<void> {
    await this.#stage.posted();
    this.#looks++;
    for (const id of olderLive(this.#stage.discord.world.messagesIn(this.channel.id))) this.#olderLive.add(id);
  }

  /** Posts that could be pressed though another had come after them, whenever it was looked. */
  get olderLive(): readonly string[] {
    return [...this.#olderLive];
  }

  get #users(): readonly FakeUser[] {
    return this.players.map((player) => player.user);
  }

  /** What the module would do for this person, as the words of the buttons and choices that lead there. */
  async #sensible(user: FakeUser): Promise<readonly string[]> {
    const game = await this.#stage.gameIn(this.channel);
    const module = GAMES.find(({ id }) => id === game.module);
    const position = module?.position.read(await this.#stage.position(this.channel.id), (name) => name);
    if (module === undefined || position?.ok !== true) return [];
    const state = position.value;
    const owed = module.obligations(state).find(({ seats }) => seats.includes(user.record.name));
    if (owed === undefined) return [];
    const { verb, ...slots } = module.fallback(state, owed);
    const [language] = user.record.locale.split('-');
    const locale = LOCALES.find((known) => known === language) ?? 'en';
    const wished = [module.words.say(locale, `verb.${verb}`) ?? verb];
    let filled: Filled = {};
    for (;;) {
      const domain = module.ask(state, user.record.name, verb, filled);
      const value = domain.kind === 'one' || domain.kind === 'number' ? slots[domain.slot] : undefined;
      if ((domain.kind !== 'one' && domain.kind !== 'number') || value === undefined) return wished;
      const name = domain.kind === 'one' ? domain.choices.find(({ id }) => id === value)?.name : undefined;
      wished.push(name === undefined ? String(value) : module.words.name(locale, name));
      filled = { ...filled, [domain.slot]: value };
    }
  }

  async gather(): Promise<void> {
    const [first, ...others] = this.#users;
    if (first === undefined) throw new Error('nobody plays');
    const { scenario, ...chosen } = this.#plan.setup;
    // What everybody is asked is counted too.
    const created = { system: this.#plan.system, tempo: 'table', ...(scenario === undefined ? {} : { scenario }) };
    const answer = await first.slash(this.channel, 'game create', created);
    await this.#setUp(first, answer, chosen);
    await first.slash(this.channel, 'game join');
    await this.#stage.posted();
    for (const other of others) await other.slash(this.channel, 'game join');
    if (this.#plan.bots !== undefined) await first.slash(this.channel, 'game fill', { strength: this.#plan.bots });
    const started = await first.slash(this.channel, 'game start');
    if ((await this.#stage.gameIn(this.channel)).phase !== 'playing') throw new Error(`no start: ${started.text}`);
  }

  /** Everything but the scenario is chosen in the panel of whoever created the game, one option after the other. */
  async #setUp(master: FakeUser, created: Answered, chosen: Readonly<Record<string, string>>): Promise<void> {
    const setupOptions = GAMES.find(({ id }) => id === this.#plan.system)?.setup.options ?? [];
    let panel = created;
    for (const [name, wanted] of Object.entries(chosen)) {
      const place = setupOptions.findIndex((option) => option.name === name);
      const choice = setupOptions[place]?.choices.indexOf(wanted) ?? -1;
      if (choice < 0) throw new Error(`nobody can choose ${name}=${wanted}`);
      if (panel === created) panel = await master.click(lastOf(panel), tell('en', 'panel.setup'));
      panel = await this.#choose(master, panel, String(place));
      const button = panel.selects.length === 0 ? panel.buttons[choice] : undefined;
      panel =
        button === undefined
          ? await this.#choose(master, panel, String(choice))
          : await master.click(lastOf(panel), button.label);
      if ((await this.#stage.gameIn(this.channel)).setup[name] !== wanted) throw new Error(`refused: ${panel.text}`);
    }
  }

  async #choose(user: FakeUser, shown: Answered, value: string): Promise<Answered> {
    const [select] = shown.selects;
    if (select === undefined) throw new Error(`no menu: ${shown.text}`);
    return user.choose(lastOf(shown), select, [value]);
  }

  async #restart(): Promise<void> {
    this.#stage.discord.faults.clear();
    await this.#stage.restart();
    this.#restarts++;
  }

  /** What happens to a bot in a year, here within minutes. */
  async #trouble(): Promise<void> {
    const { discord } = this.#stage;
    this.#troubles++;
    switch (this.#pick(5)) {
      case 0:
        discord.gateway.dropSockets();
        break;
      case 1:
        discord.gateway.askReconnect();
        break;
      case 2:
        discord.faults.add({ path: /messages/, times: 5, trouble: { kind: 'status', status: 502 } });
        break;
      case 3:
        discord.faults.add({ path: /messages$/, trouble: { kind: 'rate-limit', retryAfterMs: 300 } });
        break;
      case 4:
        discord.faults.add({ method: 'POST', path: /messages$/, trouble: { kind: 'drop-after' } });
        break;
    }
    await discord.world.until('a connected bot', () => discord.gateway.connected);
  }

  async #where(): Promise<string> {
    const [notice] = await this.#stage.opened.sentMessages.ofKind(
      (await this.#stage.gameIn(this.channel)).id,
      'status',
    );
    const status = this.#stage.discord.world.messages.get(notice?.messageId ?? '');
    return (status && textIn(status))?.split('\n').slice(0, 4).join(' · ') ?? '';
  }

  #seconds(): string {
    return ((performance.now() - this.#began) / 1000).toFixed(0).padStart(4);
  }

  async report(): Promise<{
    readonly figures: Readonly<Record<string, string | number>>;
    readonly wrong: readonly string[];
  }> {
    const { discord, faults, firsts } = this.#stage;
    const game = await this.#stage.gameIn(this.channel);
    const posts = discord.world
      .messagesIn(this.channel.id)
      .filter((message) => message.privateTo === null && !message.system);
    const sorted = firsts.toSorted((one, other) => one - other);
    const at = (part: number) => `${(sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
    const late = discord.interactions.all.filter((interaction) => interaction.ackedAfterMs === null);
    const wrong = [
      ...discord.violations,
      ...(game.phase === 'over' ? [] : [`the game is not over but ${game.phase}`]),
      ...(late.length === 0 ? [] : [`${late.length} interactions were never answered`]),
      ...own(faults).map((fault) => `a fault of our own: ${fault}`),
      ...(this.#olderLive.size === 0 ? [] : [`${this.#olderLive.size} older posts had live buttons`]),
      ...(posts.filter((post) => post.pinned).length === 1 ? [] : ['not one pinned status']),
      ...(this.#users[0] === undefined ? [] : await wrongAtTheEnd(posts, this.#users[0])),
      ...(await this.#leaks(game)),
    ];
    return {
      figures: {
        'time (s)': this.#seconds().trim(),
        'acts of the players': this.#acts,
        'log entries': game.version,
        interactions: discord.interactions.all.length,
        'requests to Discord': discord.exchanges.length,
        'public posts': posts.length,
        'pictures among them': posts.filter((post) => post.attachments.length > 0).length,
        restarts: this.#restarts,
        troubles: this.#troubles,
        'looks at the buttons of all posts': this.#looks,
        'older posts with a live button': this.#olderLive.size,
        'first answer, median': at(0.5),
        'first answer, p99': at(0.99),
        'first answer, worst': at(1),
        'faults met on the way': faults.length,
        'checked against Discord’s description': discord.described ? 'yes' : 'no, it is not here',
        'end of the pinned status': (posts.filter((post) => post.pinned).map(textIn)[0] ?? '')
          .split('\n')
          .slice(0, 12)
          .join(' | '),
      },
      wrong: [...new Set(wrong)],
    };
  }

  /** The seed is for the end; a sentence told to one in private must never have been shown to another. */
  async #leaks(game: GameRecord): Promise<string[]> {
    const leaks: string[] = [];
    const { shown } = this.#stage.discord.world;
    // Beside a game that has ended much is shown yet: its buttons are tried, and copies of it.
    if (shown.slice(0, this.#shownWhilePlaying).some((text) => text.text.includes(game.seed)))
      leaks.push('the seed was shown before the end');
    const secrets = await this.#secrets(game);
    for (const { user } of this.players) {
      const mine = new Set(secrets.filter(({ to }) => to.has(user.id)).map(({ sentence }) => sentence));
      const others = secrets.filter(({ sentence }) => !mine.has(sentence));
      const seen = this.#stage.discord.seenBy(user);
      for (const { sentence } of others)
        if (seen.includes(sentence)) leaks.push(`${user.record.name} saw: ${sentence}`);
    }
    return leaks;
  }

  /** Everything that only some may read, as it is said to them. */
  async #secrets(game: GameRecord): Promise<{ readonly sentence: string; readonly to: ReadonlySet<string> }[]> {
    const module = GAMES.find((known) => known.id === game.module);
    const people = Object.fromEntries(game.seats.map((seat) => [seat.seat, seat.userName]));
    const log = await this.#stage.opened.store.log(game.id);
    return log
      .flatMap((entry) => entry.events)
      .flatMap((event) => {
        const { audience } = event;
        if (audience === undefined || audience === 'all') return [];
        const to = new Set(game.seats.filter((seat) => audience.includes(seat.seat)).map((seat) => seat.userId ?? ''));
        return LOCALES.flatMap((locale) => {
          const sentence = module?.words.describe(locale, event, people);
          return sentence === null || sentence === undefined || sentence === '' ? [] : [{ sentence, to }];
        });
      });
  }
}

function lastOf(answer: Answered): FakeMessage {
  const message = answer.messages.at(-1);
  if (message === undefined) throw new Error('an answer without a message');
  return message;
}

/** What buttons that end a phase are called, in every game and language. */
function closingWords(): string[] {
  const say = (verb: string) =>
    GAMES.flatMap((game) => LOCALES.map((locale) => game.words.say(locale, `verb.${verb}`) ?? `verb.${verb}`));
  return ['done', 'pass'].flatMap(say);
}

/** Faults that nobody made: not Discord's failing on purpose. */
function own(faults: readonly { readonly doing: string; readonly fault: unknown }[]): string[] {
  const expected = /Discord 5\d\d|rate limit|ECONNRESET|socket|other side closed|terminated|502/i;
  return faults
    .filter(({ fault }) => !expected.test(String(fault)))
    .map(({ doing, fault }) => `${doing}: ${String(fault)}`);
}
