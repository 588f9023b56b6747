import type { Lesson, LessonStep } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import { ok, type Rejection, refuse } from '../../core/result.js';
import type { State } from '../../core/state.js';
import { AsideGame } from '../aside/aside-game.js';
import { tableAside } from '../aside/table-aside.js';
import { decideAct } from '../change/act.js';
import { alter } from '../change/alter.js';
import { emptySeat, newGame } from '../change/new-game.js';
import { TableContext } from '../context.js';
import { Roller } from '../dice/roller.js';
import { botIn } from '../pilots.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Asker } from '../request.js';
import { PRACTICE } from './buttons.js';
import type { Deed, KeptPractice } from './kept-practice.js';
import { AT_FIRST, isOver, type Progress, pastImpossibleSteps, progressAfter, stepNow } from './progress.js';

/** Not what the lesson asks now. Its own words say why, and what instead. */
export const NOT_NOW = 'practice-not-now';

/** A practice as it stands: a game on a table of its own, where only what the lesson asks is possible. */
export class Practice {
  /** Its own table: nobody else can find the game. */
  readonly table: TableContext;
  readonly lesson: Lesson;
  private readonly store: AsideGame;
  private readonly module: GameModule;
  private progress: Progress = AT_FIRST;
  private drafted: Progress = AT_FIRST;
  /** Steps done by the present press. */
  private passed: LessonStep[] = [];
  /** As the steps left it. */
  private began: State | null = null;

  private constructor(table: TableContext, module: GameModule, lesson: Lesson, asker: Asker, seed: string) {
    this.module = module;
    this.lesson = lesson;
    const id = `${PRACTICE}${module.id}`;
    const entropy = { id: () => id, seed: () => seed };
    const seats = lesson.seats.map((seat) =>
      seat === lesson.seat
        ? { ...emptySeat(seat), userId: asker.userId, userName: asker.userName }
        : botIn(seat, 'default'),
    );
    const setup = 'setup' in lesson.begins ? lesson.begins.setup : {};
    const parts = { name: '', locale: asker.locale, setup, overrides: null, seats };
    const where = { channelId: '', guildId: null, userId: asker.userId };
    const game: GameRecord = {
      ...newGame(new TableContext({ ...table.deps, entropy }), where, module, parts),
      phase: 'playing',
      sealing: null,
    };
    this.store = new AsideGame(module, game);
    this.table = tableAside(table.deps, { module: this.guided(), store: this.store, id, seed });
  }

  /** Plays again what was done. Null: by today's rules or lesson it cannot be. */
  static async open(table: TableContext, module: GameModule, lesson: Lesson, asker: Asker, kept: KeptPractice) {
    const practice = new Practice(table, module, lesson, asker, kept.seed);
    await practice.begin();
    for (const deed of kept.deeds) {
      const rejection = await practice.redo(asker, deed);
      if (rejection !== null) return null;
    }
    return practice;
  }

  get game(): GameRecord {
    if (this.store.game === null) throw new Error('a practice without its game');
    return this.store.game;
  }

  get state(): State {
    if (this.store.state === null) throw new Error('a practice that has not begun');
    return this.store.state;
  }

  get step(): LessonStep | null {
    return stepNow(this.lesson, this.progress);
  }

  /** The number of the step, from 1, and of how many: those that the dice left out are not counted. */
  get at(): { readonly step: number; readonly of: number } {
    const { step, skipped } = this.progress;
    return { step: step + 1 - skipped, of: this.lesson.steps.length - skipped };
  }

  get over(): boolean {
    return isOver(this.module, this.lesson, this.state, this.progress);
  }

  /** Whether the goal of one's own turn is reached; null: the lesson sets none. */
  get goalMet(): boolean | null {
    const { lesson, began } = this;
    return began === null || lesson.goal === undefined ? null : lesson.goal(began, this.state);
  }

  /** Does something: what was asked until then, and what was written meanwhile. */
  async does<Answer>(work: () => Promise<Answer>) {
    const before = this.game.version;
    this.drafted = this.progress;
    this.passed = [];
    const answer = await work();
    if (this.game.version === before) return { answer, entries: [], passed: [] };
    this.settle();
    const entries: readonly LogEntry[] = await this.store.log('', before + 1);
    return { answer, entries, passed: this.passed };
  }

  /** The rules as they are, but that only what the lesson asks is done. Replayed actions were judged before. */
  private guided(): GameModule {
    const { module, lesson } = this;
    return {
      ...module,
      apply: (state, seat, action, dice) => {
        if (seat !== lesson.seat || !(dice instanceof Roller)) return module.apply(state, seat, action, dice);
        const now = pastImpossibleSteps(module, lesson, state, this.drafted);
        const next = progressAfter(lesson, now, action);
        if (next === null) return refuse(NOT_NOW);
        const applied = module.apply(state, seat, action, dice);
        const step = stepNow(lesson, now);
        if (applied.ok && step !== null && next.step > now.step) this.passed.push(step);
        if (applied.ok) this.drafted = next;
        return applied;
      },
    };
  }

  private settle(): void {
    this.progress = pastImpossibleSteps(this.module, this.lesson, this.state, this.drafted);
    this.drafted = this.progress;
    if (this.step === null) this.began ??= this.state;
  }

  private async begin(): Promise<void> {
    const { begins, seats } = this.lesson;
    const begun = await alter(this.table, this.game.id, 'learn:begin', async ({ game, module, roller }) => {
      if ('position' in begins) {
        const state = module.position.read(begins.position, (name) => name);
        if (!state.ok) return state;
        const seatOf = Object.fromEntries(seats.map((seat) => [seat, seat]));
        const detail = { position: begins.position, seatOf };
        return ok({ change: { game, state: state.value, entry: entryOf('position', [], [], detail) }, answer: null });
      }
      const laid = module.setup.begin(begins.setup, seats, roller, null);
      if (!laid.ok) return laid;
      const detail = { setup: begins.setup, seats: [...seats], overrides: null };
      const { state, events } = laid.value;
      return ok({
        change: { game, state, entry: entryOf('setup', events, roller.since(0), detail) },
        answer: null,
      });
    });
    if (begun.kind !== 'done') throw new Error(`the lesson of ${this.module.id} does not begin: ${whyNot(begun)}`);
    this.settle();
  }

  private async redo(asker: Asker, { requestId, actions }: Deed): Promise<Rejection | null> {
    const { answer } = await this.does(() =>
      alter(this.table, this.game.id, requestId, async (opened) =>
        decideAct(this.table, opened, asker, this.lesson.seat, actions, true),
      ),
    );
    return answer.kind === 'refused' ? answer.rejection : null;
  }
}

function entryOf(
  kind: 'position' | 'setup',
  events: LogEntry['events'],
  rolls: LogEntry['rolls'],
  detail: LogEntry['detail'],
) {
  return { userId: '', kind, seat: null, actions: [], events, rolls, detail } as const;
}

function whyNot(begun: { readonly kind: string; readonly rejection?: Rejection }): string {
  return begun.rejection === undefined ? begun.kind : JSON.stringify(begun.rejection);
}
