import type { Action } from '../../../src/core/action.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import { awaitedSeats } from '../../../src/core/obligation.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import type { FakeUser } from '../fake/fake-user.js';
import { textIn } from '../fake/shown.js';
import type { FakeChannel, FakeMessage } from '../fake/world.js';
import type { GameStage } from '../game-stage.js';
import { Boards } from './boards.js';
import { KnowingPlayer } from './knowing-player.js';
import type { Battle, Done, Tally, Turn } from './tally.js';
import { Wishes, wholeOf } from './wishes.js';

export interface CountedPlan {
  readonly name: string;
  readonly subject: Subject;
  readonly setup: Setup;
  readonly seed: number;
  readonly people: number;
  /** Given by everybody before his first turn. */
  readonly orders: readonly Action[];
  /** Verbs of which all that is wanted is done at once, where a form holds it. */
  readonly together: readonly string[];
  /** The event that begins a battle. */
  readonly begins: string;
  /** Who leads a side of the battle under way. */
  readonly sidesIn: (state: State) => readonly SeatId[];
  readonly mostActs: number;
  /** There is no time for more. */
  readonly enough: () => boolean;
}

/** Wishes that lead nowhere, one after the other, before it is a fault. */
const MOST_VAIN = 8;

/** A whole game by people who know the bot, and all that it asks of them counted. */
export class CountedGame {
  readonly #stage: GameStage;
  readonly #plan: CountedPlan;
  readonly #module: GameModule;
  readonly #channel: FakeChannel;
  readonly #boards: Boards;
  readonly #wishes: Wishes;
  readonly #chance: Chance;
  readonly #players: readonly KnowingPlayer[];
  readonly #turns: Turn[] = [];
  readonly #before: Done[] = [];
  readonly #wrong = new Set<string>();
  /** What each has done in the phase under way. */
  #phase = { key: '', done: new Map<string, number>() };
  #posts = new Set<string>();
  #counted = 0;
  #acts = 0;

  constructor(stage: GameStage, plan: CountedPlan) {
    this.#stage = stage;
    this.#plan = plan;
    this.#module = plan.subject.module;
    this.#channel = stage.channel(plan.name);
    this.#boards = new Boards(this.#module, stage, this.#channel);
    this.#chance = new Chance(plan.seed);
    this.#wishes = new Wishes(plan.subject, this.#chance);
    this.#players = Array.from({ length: plan.people }, (_, index) => {
      const user = stage.discord.user(`${plan.name} ${index + 1}`, 'en-US');
      return new KnowingPlayer(user, stage, this.#channel, this.#boards);
    });
  }

  async play(): Promise<Tally> {
    await this.#gather();
    await this.#giveOrders();
    for (; this.#acts < this.#plan.mostActs && !this.#boards.over && !this.#plan.enough(); this.#acts++)
      await this.#act();
    return {
      turns: this.#turns,
      before: this.#before,
      acts: this.#acts,
      over: this.#boards.over,
      wrong: [...this.#wrong],
    };
  }

  async #gather(): Promise<void> {
    const [first, ...others] = this.#players.map(({ user }) => user);
    // With all options at once, as a line takes them: setting up is not what is counted.
    await this.#stage.table.execute({
      requestId: `create ${this.#plan.name}`,
      userId: first?.id ?? '',
      userName: first?.record.name ?? '',
      channelId: this.#channel.id,
      guildId: this.#channel.guildId,
      locale: 'en',
      command: 'game',
      subcommand: 'create',
      options: { system: this.#module.id, ...this.#plan.setup },
    });
    for (const user of [first, ...others]) await user?.slash(this.#channel, 'game join');
    await first?.slash(this.#channel, 'game start');
    await this.#look();
    this.#posts = new Set(this.#channelPosts().map(({ id }) => id));
  }

  async #giveOrders(): Promise<void> {
    for (const player of this.#players)
      for (const action of this.#plan.orders) {
        const [seat] = await this.#seatsOf(player.user);
        const way = seat === undefined ? null : await player.reach(seat, action);
        if (way === null) this.#wrong.add(`${this.#plan.name}: no way to the order ${canonical(action)}`);
        else this.#before.push({ ...way, seat: seat ?? '', verb: action.verb, whole: null, own: true });
      }
    await this.#look();
    this.#counted = this.#boards.version;
  }

  async #act(): Promise<void> {
    const vain: string[] = [];
    while (vain.length < MOST_VAIN) {
      const seat = this.#chance.one(awaitedSeats(this.#module.obligations(this.#boards.now)));
      const player = await this.#playerOf(seat);
      const before = this.#boards.now;
      const phase = this.#phaseOf(seat);
      const action = this.#wishes.next(before, seat, phase);
      if (player === undefined || action === null) throw new Error(`${this.#plan.name}: ${seat} can do nothing`);
      const owner = this.#turnSeat();
      const battle = this.#openBattle(this.#turn());
      const all = this.#together(before, seat, action);
      const atOnce = all.length > 1 ? await player.together(seat, all) : null;
      const way = atOnce ?? (await player.reach(seat, action));
      phase.set(action.verb, (phase.get(action.verb) ?? 0) + (atOnce === null ? 1 : all.length));
      if (way === null) {
        vain.push(`${seat} ${canonical(action)}`);
        await this.#look();
        if (this.#boards.over) return;
        continue;
      }
      const whole = this.#whole(before, seat, action);
      const done = { ...way, seat, verb: action.verb, whole, own: owner === null || owner === seat };
      this.#turn().done.push(done);
      if (battle !== null && !done.own) {
        if (this.#plan.sidesIn(before).includes(seat)) battle.answers++;
        else battle.bystanders++;
      }
      await this.#look();
      await this.#settle();
      return;
    }
    throw new Error(`${this.#plan.name}: no button leads to any of:\n${vain.join('\n')}`);
  }

  #together(state: State, seat: SeatId, action: Action): readonly Action[] {
    const offer = this.#module.offers(state, seat).find(({ verb }) => verb === action.verb);
    if (offer?.several === undefined || !this.#plan.together.includes(action.verb)) return [action];
    return this.#wishes.together(state, seat, action, offer.several.slot);
  }

  /** Whether everything went that could: of the tally asked for in the action. */
  #whole(state: Parameters<GameModule['ask']>[0], seat: SeatId, { verb, ...slots }: Action): boolean | null {
    const filled: Record<string, string | number | Readonly<Record<string, number>>> = {};
    for (;;) {
      const domain = this.#module.ask(state, seat, verb, filled);
      if (domain.kind === 'done') return null;
      const value = slots[domain.slot];
      if (value === undefined) return null;
      if (domain.kind === 'some') return canonical(value) === canonical(wholeOf(domain) ?? undefined);
      filled[domain.slot] = value;
    }
  }

  /** After everything has left: what came into the channel, who was called, which battles went on. */
  async #settle(): Promise<void> {
    const entries = await this.#boards.entries(this.#counted);
    this.#counted = this.#boards.version;
    const turn = this.#turns.at(-1) ?? this.#turn();
    for (const { type, thread } of entries.flatMap(({ events }) => events)) {
      if (thread === undefined || (type !== this.#plan.begins && lastIn(turn, thread) !== null)) continue;
      const key = `${thread} ${turn.battles.size}`;
      turn.battles.set(key, { key, thread, answers: 0, bystanders: 0, pings: new Map() });
    }
    const fresh = this.#channelPosts().filter(({ id }) => !this.#posts.has(id));
    for (const post of fresh) this.#posts.add(post.id);
    turn.posts += fresh.length;
    const going = this.#openBattle(turn);
    if (going !== null) for (const user of fresh.flatMap(calledIn)) add(going.pings, user);
    // The next turn begins with the next action.
    this.#turn();
  }

  /** The battle under way, where somebody is awaited for an answer in it. */
  #openBattle(turn: Turn): Battle | null {
    const reaction = this.#module.obligations(this.#boards.now).some(({ kind }) => kind !== 'turn');
    const going = reaction ? this.#module.affair?.(this.#module.view(this.#boards.now, null)) : null;
    return going ? lastIn(turn, going.thread) : null;
  }

  #turn(): Turn {
    const status = this.#boards.over ? { key: 'over', values: {} } : this.#status();
    const { phase: _, ...where } = status.values ?? {};
    const key = canonical(JSON.parse(JSON.stringify(where)));
    const last = this.#turns.at(-1);
    if (last?.key === key) return last;
    const turn: Turn = { key, seat: this.#turnSeat(), done: [], battles: new Map(), posts: 0 };
    this.#turns.push(turn);
    return turn;
  }

  #status() {
    return this.#module.status(this.#module.view(this.#boards.now, null));
  }

  /** Whose own turn it is; between the turns nobody's. */
  #turnSeat(): SeatId | null {
    if (this.#boards.over) return null;
    const owed = this.#module.obligations(this.#boards.now).find(({ kind }) => kind === 'turn');
    return owed?.seats[0] ?? this.#turns.at(-1)?.seat ?? null;
  }

  #phaseOf(seat: SeatId): Map<string, number> {
    const owed = this.#module.obligations(this.#boards.now).find(({ seats }) => seats.includes(seat));
    const key = `${seat} ${owed?.id}`;
    if (this.#phase.key !== key) this.#phase = { key, done: new Map() };
    return this.#phase.done;
  }

  async #look(): Promise<void> {
    await this.#stage.posted();
    await this.#boards.look();
  }

  async #playerOf(seat: SeatId): Promise<KnowingPlayer | undefined> {
    const game = await this.#stage.gameIn(this.#channel);
    const userId = game.seats.find((one) => one.seat === seat)?.userId;
    return this.#players.find(({ user }) => user.id === userId);
  }

  async #seatsOf(user: FakeUser): Promise<readonly SeatId[]> {
    const game = await this.#stage.gameIn(this.#channel);
    return game.seats.filter(({ userId }) => userId === user.id).map(({ seat }) => seat);
  }

  #channelPosts(): readonly FakeMessage[] {
    return this.#stage.discord.world
      .messagesIn(this.#channel.id)
      .filter((message) => message.privateTo === null && !message.system);
  }
}

/** The same two may fight in the same place again, in the nation's next movement. */
function lastIn({ battles }: Turn, thread: string): Battle | null {
  return [...battles.values()].findLast((battle) => battle.thread === thread) ?? null;
}

/** Who gets a sound from a message. */
function calledIn(message: FakeMessage): readonly string[] {
  const users = message.allowedMentions?.users;
  const allowed = Array.isArray(users) ? users.map(String) : [];
  return allowed.filter((id) => textIn(message).includes(`<@${id}>`));
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
