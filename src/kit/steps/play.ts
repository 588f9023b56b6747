import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import type { Course, Unnumbered } from './course.js';

/** One action being carried out: the state so far (changed parts copied, the rest shared), what happened, the dice. */
export class Play<S extends Course, E extends GameEvent = GameEvent> {
  readonly events: E[] = [];
  /** The state at the end of each chapter: parts of it are copied where they change. */
  readonly chapterEnds: S[] = [];
  readonly dice: Dice;
  protected readonly draft: S;
  /** The same draft: what the steps change of it, assigned as it stands, for nothing is done as often. */
  private readonly course: { frames: Course['frames']; wait: number };

  constructor(state: S, dice: Dice) {
    this.draft = this.copyOf(state);
    this.course = this.draft;
    this.dice = dice;
  }

  /** The state as it is, to change parts of; a game may name them, which is quicker. */
  protected copyOf(state: S): S {
    return { ...state };
  }

  /** Always the present one. */
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

  /** A number that no step of this game has had. */
  nextId(): number {
    this.course.wait += 1;
    return this.course.wait;
  }
  /** This step is done before the one that is under way. */
  push(frame: S['frames'][number]): void {
    this.course.frames = [...this.draft.frames, frame];
  }
  /** These are done next, the first of them first; each gets its number here. */
  next(...steps: readonly Unnumbered<S['frames'][number]>[]): void {
    const frames = steps.map((step) => ({ ...step, id: this.nextId() }));
    this.course.frames = [...this.draft.frames, ...frames.reverse()];
  }
  /** The innermost step is done. */
  pop(): void {
    this.course.frames = this.draft.frames.slice(0, -1);
  }
  /** The same step, further on. It need not be the innermost one. */
  replace(frame: S['frames'][number]): void {
    this.course.frames = this.draft.frames.map((other) => (other.id === frame.id ? frame : other));
  }
}
