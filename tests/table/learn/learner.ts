import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Locale } from '../../../src/core/words.js';
import { TableContext } from '../../../src/table/context.js';
import { walkTo } from '../../../src/table/controls/question/walk.js';
import { readToken, walkToken } from '../../../src/table/controls/token.js';
import { practiceKey, readPractice } from '../../../src/table/learn/kept-practice.js';
import { Practice } from '../../../src/table/learn/practice.js';
import { rightAnswer } from '../../../src/table/learn/right-answers.js';
import type { Control, Reply } from '../../../src/table/ports/message.js';
import { LIMITS } from '../../support/edge-limits.js';
import { fits } from '../fits.js';
import type { tableFixture } from '../fixture.js';

type Fixture = ReturnType<typeof tableFixture>;

/** Somebody who learns a game, and reads only what the bot says. */
export class Learner {
  readonly t: Fixture;
  readonly module: GameModule;
  readonly name: string;
  readonly locale: Locale;
  /** The ids of the steps asked, in order. */
  readonly asked: string[] = [];
  last: Reply = { lines: [] };
  private seen: { readonly kept: string | undefined; readonly practice: Practice } | null = null;
  /** All that was said to him. */
  heard = '';

  constructor(t: Fixture, module: GameModule, name = 'ann', locale: Locale = 'en') {
    this.t = t;
    this.module = module;
    this.name = name;
    this.locale = locale;
  }

  get text(): string {
    return this.t.textOf(this.last, this.locale);
  }

  get kept(): string | undefined {
    return this.t.memory.memos.get(practiceKey(this.name, this.module.id));
  }

  async begins(): Promise<Reply> {
    const request = { ...this.t.asker(this.name, 'anywhere'), locale: this.locale };
    return this.hears(await this.t.table.execute({ ...request, command: 'learn', options: { game: this.module.id } }));
  }

  async presses(token: string, values?: readonly string[]): Promise<Reply> {
    const request = { ...this.t.asker(this.name, 'anywhere'), locale: this.locale, token };
    return this.hears(await this.t.table.press(values === undefined ? request : { ...request, values }));
  }

  /** The practice as it is kept, opened by another table; once for each press. */
  async practice(): Promise<Practice> {
    if (this.seen?.kept !== this.kept || this.seen === null)
      this.seen = { kept: this.kept, practice: await this.opened() };
    return this.seen.practice;
  }

  private async opened(): Promise<Practice> {
    const { lesson } = this.module;
    const kept = lesson === undefined ? null : readPractice(lesson, this.kept ?? 'null');
    const asker = { ...this.t.asker(this.name, 'anywhere'), locale: this.locale };
    const practice =
      lesson === undefined || kept === null
        ? null
        : await Practice.open(elsewhere(this.t), this.module, lesson, asker, kept);
    if (practice === null) throw new Error(`the practice of ${this.module.id} cannot be opened`);
    return practice;
  }

  /** The token that ends in this action, and the button or menu of the panel that begins it. */
  async wayTo(action: Action): Promise<{ readonly token: string; readonly first: Control | undefined }> {
    const { state, game, lesson } = await this.practice();
    const walk = walkTo(this.module, state, lesson.seat, action);
    if (walk === null) throw new Error(`${JSON.stringify(action)} is not possible`);
    const leads = ({ token }: Control) => {
      const read = readToken(token);
      const path = read?.path.split('!')[0] ?? '';
      return read?.kind === 'walk' && (walk.path === path || walk.path.startsWith(`${path},`));
    };
    return { token: walkToken(game, lesson.seat, walk.path), first: this.t.controlsOf(this.last).find(leads) };
  }

  /** Does it, and says yes if asked. */
  async does(action: Action): Promise<Reply> {
    const { token, first } = await this.wayTo(action);
    if (first === undefined) throw new Error(`no button for ${JSON.stringify(action)}`);
    if (first.token !== token && first.kind === 'button') await this.presses(first.token);
    const reply = await this.presses(token);
    return reply.confirm === undefined ? reply : this.presses(reply.confirm);
  }

  /** The right answer to what is asked; null: the turn is his own. */
  async rightAnswer(): Promise<Action | null> {
    const { step, state, lesson } = await this.practice();
    if (step === null) return null;
    const answer = rightAnswer(this.module, state, lesson.seat, step);
    if (answer === null) throw new Error(`nothing answers ${step.id}`);
    this.asked.push(step.id);
    return answer;
  }

  /** Until the practice is over; in his own turn as the autopilot would. */
  async learns(): Promise<void> {
    for (let presses = 0; presses < 200; presses++) {
      const { over, state, lesson } = await this.practice();
      if (over) return;
      const answer = await this.rightAnswer();
      const owed = this.module.obligations(state).find(({ seats }) => seats.includes(lesson.seat));
      if (owed === undefined) throw new Error('nothing is asked of the learner');
      await this.does(answer ?? this.module.fallback(state, owed));
    }
    throw new Error('the practice does not end');
  }

  private hears(reply: Reply): Reply {
    fits(reply);
    this.last = reply;
    this.heard += `${this.text}\n`;
    return reply;
  }
}

function elsewhere({ memory }: Fixture): TableContext {
  const nothing = () => {
    throw new Error('no chance here');
  };
  const clock = { now: () => new Date('2026-11-19T12:00:00Z') };
  return new TableContext({ store: memory, games: [], limits: LIMITS, clock, entropy: { id: nothing, seed: nothing } });
}
