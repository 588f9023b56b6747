import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import type { Course, Unnumbered } from './course.js';

/** One action being carried out: the state so far (changed parts copied, the rest shared), the events, the dice. */
export class Play<S extends Course, E extends GameEvent = GameEvent> {
  readonly events: E[] = [];
  /** The state at the end of each chapter: parts are copied when they change. */
  readonly chapterEnds: S[] = [];
  readonly dice: Dice;
  protected readonly draft: S;
  /** The same draft, for the steps to assign directly: this is the most frequent operation. */
  private readonly course: { frames: Course['frames']; wait: number };

  constructor(state: S, dice: Dice) {
    this.draft = this.copyOf(state);
    this.course = this.draft;
    this.dice = dice;
  }

  /** A shallow copy of the state; a game may list the parts, which is faster. */
  protected copyOf(state: S): S {
    return { ...state };
  }

  /** Always current. */
  get state(): S {
    return this.draft;
  }

  emit(event: E): void {
    this.events.push(event);
    if (event.type === CHAPTER_ENDED) this.chapterEnds.push({ ...this.draft });
  }

  set(patch: Partial<S>): void {
    Object.assign(this.draft, patch);
  }

  /** A number no step of this game has had. */
  nextId(): number {
    this.course.wait += 1;
    return this.course.wait;
  }
  /** This step comes before the current one. */
  push(frame: S['frames'][number]): void {
    this.course.frames = [...this.draft.frames, frame];
  }
  /** These come next, in order; each gets its number here. */
  next(...steps: readonly Unnumbered<S['frames'][number]>[]): void {
    const frames = steps.map((step) => ({ ...step, id: this.nextId() }));
    this.course.frames = [...this.draft.frames, ...frames.reverse()];
  }
  /** The innermost step is done. */
  pop(): void {
    this.course.frames = this.draft.frames.slice(0, -1);
  }
  /** The same step, further on. It need not be the innermost. */
  replace(frame: S['frames'][number]): void {
    this.course.frames = this.draft.frames.map((other) => (other.id === frame.id ? frame : other));
  }
}
