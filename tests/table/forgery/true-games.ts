import { createHash } from 'node:crypto';
import type { TypedOptions } from '../../../src/core/command.js';
import { isObject, type Json } from '../../../src/core/json.js';
import { readToken } from '../../../src/table/controls/token.js';
import { LoadedDice } from '../../../src/table/dice/loaded-dice.js';
import { openTable } from '../../../src/table/open-table.js';
import { isEnded } from '../../../src/table/ports/phase.js';
import type { GameRecord } from '../../../src/table/ports/store.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { LIMITS } from '../../support/edge-limits.js';
import { MemoryStore } from '../memory-store.js';
import { chain, chained } from '../peeking/chained.js';

/** Data that may be replaced, of each game that a table may own. */
const REPLACED: Readonly<Record<string, Json>> = {
  hispania: { provinces: { porto: { income: 1 } } },
  reconquista: { places: { pamplona: { mountain: false, faces: [2, 3] }, barcelona: { faces: [1] } } },
  'hispania-draco': { cities: { beseda: { number: 2 }, gerunda: { number: 1 } } },
  medioevo: { kingdoms: { 'golden-horde': { colour: 'white' } } },
};
const MORE_PEOPLE = ['kim', 'lou', 'max'];
const START = Date.parse('2026-11-18T12:00:00Z');

/** An export of a table, and what was done at it. */
export interface TrueExport {
  readonly text: string;
  readonly deeds: ReadonlySet<string>;
}

/** A game as people play it, with all that happens at tables, exported by somebody; the same for the same seed. */
export function trueExport(subject: Subject, seed: number, steps = 40): Promise<TrueExport> {
  return new TrueGame(subject, seed).play(steps).catch((fault: unknown) => {
    if (fault instanceof NotTaken) return { text: fault.text, deeds: new Set<string>() };
    throw fault;
  });
}

class NotTaken extends Error {
  readonly text: string;
  constructor(text: string) {
    super('a true export was not taken up');
    this.text = text;
  }
}

class TrueGame {
  private readonly chance: Chance;
  private readonly store = new MemoryStore();
  private readonly table: ReturnType<typeof openTable>;
  private readonly subject: Subject;
  private readonly seed: number;
  private readonly deeds = new Set<string>();
  private readonly words = new Map<string, string>();
  private channel = 'here';
  private now = START;
  private requests = 0;

  constructor(subject: Subject, seed: number) {
    this.subject = subject;
    this.seed = seed;
    this.chance = new Chance(seed);
    let ids = 0;
    this.table = openTable({
      store: this.store,
      games: [chained(subject.module)],
      limits: LIMITS,
      clock: { now: () => new Date(this.now) },
      entropy: {
        id: () => `id${++ids}`,
        seed: () => createHash('sha256').update(`${seed}:${++ids}`).digest('hex'),
      },
      loadedDice: new LoadedDice(),
    });
  }

  async play(steps: number): Promise<TrueExport> {
    await this.gathers();
    const many = this.chance.between(5, steps);
    for (let step = 0; step < many; step++) {
      await this.bots();
      await this.step();
    }
    await this.ends();
    const { text } = await this.exported(this.chance.one([...this.people, 'onlooker']));
    return { text, deeds: this.deeds };
  }

  private get game(): GameRecord | null {
    const game = [...this.store.games.values()].find(({ game: one }) => one.channelId === this.channel)?.game;
    return game ?? null;
  }

  private get people(): readonly string[] {
    return [...new Set(this.game?.seats.flatMap(({ userId }) => userId ?? []) ?? [])];
  }

  private async gathers(): Promise<void> {
    const { chance, subject } = this;
    const { module } = subject;
    const { setup, seats } = subject.start(this.seed);
    const replaced = REPLACED[module.id];
    const options: Record<string, string> = { system: module.id, ...setup };
    if (replaced !== undefined && chance.happens(0.15)) options.overrides = JSON.stringify(replaced);
    else if (module.setup.challenge !== undefined && chance.happens(0.3)) options.challenge = 'autumn';
    const bots = module.adviser !== undefined && module.mode === 'competitive' && chance.happens(0.2);
    if (bots) options.bots = chance.one(['default', 'middle']);
    if (chance.happens(0.6)) options.tempo = 'days';
    await this.does('p1', 'game create', options);
    // Not every scenario takes the replaced data.
    const { overrides: _, challenge: __, ...plain } = options;
    if (this.game === null) await this.does('p1', 'game create', plain);
    if (this.game === null) throw new Error(`${module.id} ${this.seed}: no game was made`);
    const sitting = bots ? Math.max(1, seats.length - 1) : seats.length;
    for (const seat of seats.slice(0, sitting)) await this.does(seat, 'game join');
    if (chance.happens(0.2)) await this.does('p1', 'game fill', { strength: chance.one(['default', 'middle']) });
    if (chance.happens(0.2)) {
      const leaver = chance.one(seats.slice(0, sitting));
      await this.does(leaver, 'game leave');
      await this.does(leaver, 'game join');
    }
    for (const seat of seats) if (chance.happens(0.2)) await this.gives(seat);
    if (chance.happens(0.1)) await this.settings();
    await this.starts('game start');
  }

  /** A word in plain, or its hash first; not everybody shows his. */
  private async gives(user: string): Promise<void> {
    const word = `${user} says ñ ${this.chance.below(100)}`;
    if (this.chance.happens(0.5)) {
      await this.does(user, 'dice', { word });
      return;
    }
    this.words.set(user, word);
    await this.does(user, 'dice', { hash: createHash('sha256').update(word).digest('hex') });
  }

  private async starts(command: string): Promise<void> {
    await this.does('p1', command);
    if (this.game?.sealing == null) return;
    for (const [user, word] of this.words) if (this.chance.happens(0.7)) await this.does(user, 'dice', { word });
    this.words.clear();
    this.now += 25 * 3_600_000;
    await this.does('p1', command);
  }

  private async bots(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const { game } = this;
      if (game === null || (await this.table.playOn(game.id)) !== 'played') return;
      this.now += 1_000;
    }
  }

  private async step(): Promise<void> {
    const { chance, game } = this;
    this.now += chance.between(0, 3) * 3_600_000;
    if (game === null || isEnded(game)) return;
    if (game.phase === 'paused') {
      await this.starts('game resume');
      return;
    }
    if (game.phase === 'gathering') {
      await this.starts('game start');
      return;
    }
    const drawn = chance.next();
    if (drawn < 0.8) await this.acts();
    else if (drawn < 0.86) await this.undoes();
    else if (drawn < 0.88) await this.leaves();
    else if (drawn < 0.9) await this.handsOver();
    else if (drawn < 0.92) await this.autopilot();
    else if (drawn < 0.94) await this.settings();
    else if (drawn < 0.955) await this.lapses();
    else if (drawn < 0.96) await this.asksAbout();
    else if (drawn < 0.97) await this.does(this.someone(), 'game pause');
    else if (drawn < 0.98) await this.reopens();
    else if (drawn < 0.99) await this.carriedElsewhere();
    else await this.does(this.someone(), 'dice', { count: 3 });
  }

  private someone(): string {
    return this.people.length === 0 ? 'p1' : this.chance.one(this.people);
  }

  private async acts(): Promise<void> {
    const { chance, game } = this;
    const state = await this.table.state(this.channel);
    if (game === null || !isObject(state)) return;
    if (this.subject.module.obligations(state).length === 0) return;
    const { seat, action } = choose(this.subject, state, chance, this.seed);
    const user = game.seats.find((one) => one.seat === seat)?.userId ?? null;
    if (user === null) {
      await this.fills();
      return;
    }
    const { command, options } = chain([JSON.parse(JSON.stringify(action))], 'none');
    await this.does(user, command, options);
  }

  private async fills(): Promise<void> {
    const { chance, game } = this;
    const master = game?.masterId ?? 'p1';
    if (this.subject.module.adviser !== undefined && chance.happens(0.4))
      await this.does(master, 'game fill', { strength: chance.one(['default', 'middle']) });
    else await this.does(chance.one([...MORE_PEOPLE, 'p1', 'p2']), 'game join');
    await this.answersAll();
  }

  private async undoes(): Promise<void> {
    const user = this.someone();
    if (this.chance.happens(0.3)) await this.does(this.game?.masterId ?? user, 'undo', { force: true });
    else await this.does(user, 'undo');
    await this.answersAll();
  }

  private async leaves(): Promise<void> {
    const user = this.someone();
    await this.does(user, 'game leave', { force: true });
    if (this.chance.happens(0.7)) await this.does(this.chance.one([user, ...MORE_PEOPLE]), 'game join');
    await this.answersAll();
  }

  private async handsOver(): Promise<void> {
    const when = this.chance.one(['now', 'absent']);
    await this.does(this.someone(), 'substitute', { user: this.chance.one(MORE_PEOPLE), when });
    await this.answersAll();
  }

  private async autopilot(): Promise<void> {
    const { chance } = this;
    const on = chance.happens(0.7);
    const strength = chance.one(['default', 'middle']);
    const until = chance.happens(0.3) ? { until: chance.one(['2026-12-24', '5', '12']) } : {};
    const only = chance.happens(0.3) ? { only: 'reactions' } : {};
    await this.does(this.someone(), 'autopilot', on ? { on, strength, ...until, ...only } : { on });
  }

  private async settings(): Promise<void> {
    const { chance } = this;
    const master = this.game?.masterId ?? 'p1';
    const one: readonly TypedOptions[] = [
      { turn: 48, grace: 1 },
      { absence: 'autopilot' },
      { absence: 'substitute' },
      { strength: 'middle', absence: 'autopilot' },
      { undo: chance.happens(0.3) ? 'never' : 'consent' },
      { open: true },
      { tempo: chance.one(['table', 'days']) },
      { advice: true, threads: true },
      { master: this.someone() },
    ];
    await this.does(master, 'game settings', chance.one(one));
  }

  /** Wants to be asked about something, or no more. */
  private async asksAbout(): Promise<void> {
    const user = this.someone();
    const controls = (await this.does(user, 'orders')).controls?.flat() ?? [];
    const matters = controls.filter(({ token }) => readToken(token)?.path.startsWith('ask-me:'));
    if (matters.length === 0) return;
    await this.presses(user, this.chance.one(matters).token);
    this.deeds.add('asks');
  }

  private presses(user: string, token: string) {
    const asker = { requestId: `a${++this.requests}`, userId: user, userName: user, channelId: this.channel };
    return this.table.press({ ...asker, guildId: null, locale: 'en', token });
  }

  private async lapses(): Promise<void> {
    const { game } = this;
    if (game === null) return;
    this.now += 200 * 3_600_000;
    for (const { id } of await this.store.obligations(game.id)) {
      const lapsed = await this.table.lapse({ gameId: game.id, obligationId: id, requestId: `l${++this.requests}` });
      this.deeds.add(`lapse ${lapsed}`);
    }
  }

  /** Ended by hand, and played on when all agree: with another seed. */
  private async reopens(): Promise<void> {
    await this.does(this.game?.masterId ?? 'p1', 'game end');
    await this.does(this.someone(), 'game resume');
    await this.answersAll();
    for (const user of this.people) if (this.chance.happens(0.3)) await this.gives(user);
    await this.starts('game resume');
  }

  /** Exported, and taken up again in another channel. */
  private async carriedElsewhere(): Promise<void> {
    const { chance } = this;
    if (chance.happens(0.5)) await this.does(this.game?.masterId ?? 'p1', 'game end');
    const users = this.people;
    const { text, complete } = await this.exported(this.someone());
    if (!complete) return;
    this.channel = `there${++this.requests}`;
    await this.does('p1', 'game import', { file: text });
    // The checker says of the very file what is wrong with it.
    if (this.game === null) throw new NotTaken(text);
    for (const user of users) await this.does(user, 'game join');
    for (const user of users) if (chance.happens(0.3)) await this.gives(user);
    await this.starts('game resume');
  }

  /** Everybody answers what he is asked beside the play, mostly with yes. */
  private async answersAll(): Promise<void> {
    const { game } = this;
    if (game === null) return;
    const yes = this.chance.happens(0.85);
    for (let round = 0; round < 12; round++) {
      let pressed = false;
      for (const user of [...new Set([game.masterId, ...this.people, ...MORE_PEOPLE])]) {
        const controls = (await this.table.panel(game.id, user)).flat();
        const wanted = controls.find(({ token }) => {
          const read = readToken(token);
          return read?.kind === 'table' && (yes ? /^(yes|agree)/ : /^(no|refuse)/).test(read.path);
        });
        if (wanted === undefined) continue;
        const reply = await this.presses(user, wanted.token);
        pressed ||= reply.refused === undefined;
      }
      if (!pressed) return;
    }
  }

  private async ends(): Promise<void> {
    const { chance, game } = this;
    if (game === null || isEnded(game) || chance.happens(0.25)) return;
    await this.does(game.masterId, 'game end');
  }

  private async exported(user: string): Promise<{ readonly text: string; readonly complete: boolean }> {
    const { game } = this;
    if (game === null) throw new Error('nothing to export');
    // The seed of a challenge is told when it is closed.
    if (this.chance.happens(0.7)) this.now += 9 * 24 * 3_600_000;
    const reply = await this.does(user, 'export');
    const text = reply.attachments?.[0]?.content;
    if (typeof text !== 'string') throw new Error(`${this.subject.module.id} ${this.seed}: no export`);
    const json: Json = JSON.parse(text);
    return { text, complete: isObject(json) && json.complete === true };
  }

  private async does(user: string, command: string, options: TypedOptions = {}) {
    const [name = '', subcommand] = command.split(' ');
    const asker = { requestId: `r${++this.requests}`, userId: user, userName: user, channelId: this.channel };
    const path = subcommand === undefined ? {} : { subcommand };
    const reply = await this.table.execute({ ...asker, guildId: null, locale: 'en', command: name, options, ...path });
    if (reply.refused === undefined) this.deeds.add(command);
    return reply;
  }
}
