import type { Action } from '../../../src/core/action.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { Answered, FakeUser } from '../fake/fake-user.js';
import { type FakeChannel, type FakeMessage, InVain } from '../fake/world.js';
import type { GameStage } from '../game-stage.js';
import type { Boards } from './boards.js';
import { type FormStep, formFor, type MenuStep, menuFor } from './form-way.js';
import { type Step, stepsIn, type Wish } from './way.js';

/** More than this for one action is no way. */
const MOST_PRESSES = 25;
/** Of the channel people look at the newest posts alone. */
const POSTS_IN_SIGHT = 12;

/** How an action was come by. */
export interface Way {
  readonly presses: number;
  /** There was no button: a command was typed. */
  readonly typed: number;
  /** Presses that were refused. */
  readonly refused: number;
  /** How often it was asked "really?". */
  readonly confirmed: number;
  /** Presses that the person heard nothing of where he pressed: their answers came too late for Discord. */
  readonly unheard: number;
}

/** A person who knows the bot: wants something, and takes the shortest way to it among the buttons in sight. */
export class KnowingPlayer {
  readonly user: FakeUser;
  readonly #stage: GameStage;
  readonly #channel: FakeChannel;
  readonly #boards: Boards;
  /** The private answer that is open under his thumb. */
  #open: readonly FakeMessage[] = [];

  constructor(user: FakeUser, stage: GameStage, channel: FakeChannel, boards: Boards) {
    this.user = user;
    this.#stage = stage;
    this.#channel = channel;
    this.#boards = boards;
  }

  /** Null: no button led there. */
  async reach(seat: SeatId, action: Action): Promise<Way | null> {
    const wish = await this.#boards.wish(seat, action);
    const since = this.#boards.version;
    const spent = { presses: 0, typed: 0, refused: 0, confirmed: 0, unheard: 0 };
    const tried = new Set<string>();
    while (spent.presses < MOST_PRESSES) {
      const step = this.#best(wish, tried);
      if (step === null) {
        if (spent.typed > 0) return null;
        spent.typed++;
        this.#open = (await this.user.slash(this.#channel, 'game status')).messages;
        continue;
      }
      tried.add(nameOf(step));
      spent.presses++;
      const answer = await heard(this.#take(step));
      if (answer === null) spent.unheard++;
      this.#open = answer?.messages.filter((message) => message.privateTo !== null) ?? [];
      await this.#boards.look();
      if (await this.#boards.acted(seat, action.verb, since)) return spent;
      if (this.#boards.version > since) return null;
      if (step.reach >= WHOLE) spent.confirmed++;
    }
    return null;
  }

  /** All of it by one menu or one form in sight; null: there is none that holds just that. */
  async together(seat: SeatId, actions: readonly Action[]): Promise<Way | null> {
    const [first] = actions;
    if (first === undefined) return null;
    const wish = await this.#boards.wish(seat, first);
    const since = this.#boards.version;
    const [menu] = this.#inSight().flatMap((message) => menuFor(message, wish, actions) ?? []);
    const [form] = this.#inSight().flatMap((message) => formFor(message, wish, actions) ?? []);
    const spent = { presses: menu === undefined ? 2 : 1, typed: 0, refused: 0, confirmed: 0, unheard: 0 };
    if (menu === undefined && form === undefined) return null;
    const press = menu !== undefined ? this.#chosen(menu) : form !== undefined ? this.#filled(form) : null;
    const answer = press === null ? null : await heard(press);
    if (answer === null) this.#open = [];
    else this.#open = answer.messages.filter((message) => message.privateTo !== null);
    await this.#boards.look();
    return (await this.#boards.acted(seat, first.verb, since)) ? spent : null;
  }

  #chosen({ message, select, values }: MenuStep): Promise<Answered> {
    return this.user.choose(message, select, values);
  }

  /** Null: the machine was too busy for a form. */
  async #filled({ message, id, filled }: FormStep): Promise<Answered | null> {
    const opened = await this.user.settled(this.user.press(message, id), 'a form');
    return opened.interaction.modal === null ? null : this.user.submit(opened, this.#channel, filled);
  }

  #best(wish: Wish, tried: ReadonlySet<string>): Step | null {
    const steps = this.#inSight()
      .flatMap((message) => stepsIn(message, wish))
      .filter((step) => !tried.has(nameOf(step)));
    return steps.reduce<Step | null>((best, step) => (step.reach > (best?.reach ?? 0) ? step : best), null);
  }

  #inSight(): readonly FakeMessage[] {
    const own = this.#open.filter((message) => !message.deleted);
    const posts = this.#stage.discord.world
      .messagesIn(this.#channel.id)
      .filter((message) => message.privateTo === null && !message.system);
    return [...own, ...posts.slice(-POSTS_IN_SIGHT).reverse(), ...posts.filter(({ pinned }) => pinned)];
  }

  async #take({ message, press }: Step): Promise<Answered> {
    switch (press.kind) {
      case 'button':
        return this.user.settled(this.user.press(message, press.id), 'a button');
      case 'select':
        return this.user.choose(message, press.select, press.values);
      case 'form': {
        const opened = await this.user.settled(this.user.press(message, press.id), 'a form');
        return this.user.submit(opened, this.#channel, { text: press.text });
      }
    }
  }
}

/** Null: nothing came of it in the time that anybody would wait. */
async function heard<Found>(press: Promise<Found>): Promise<Found | null> {
  try {
    return await press;
  } catch (fault) {
    if (fault instanceof InVain) return null;
    throw fault;
  }
}

/** Beyond all slots: nothing is left to be asked but "really?". */
const WHOLE = 900;

function nameOf({ message, press }: Step): string {
  return press.kind === 'select'
    ? `${message.id} ${press.select.id} ${press.values.join()}`
    : `${message.id} ${press.id}`;
}
