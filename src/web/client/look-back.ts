import { fromRuns } from '../../http/runs.js';
import type { Delta, MomentShown, Shot, TrailShown } from '../shown.js';
import { learnSprites } from './board.js';
import { fill, h } from './dom.js';
import { told } from './markup.js';
import { ask, type Key } from './net.js';
import { t } from './words.js';

/** The shots this page holds, by name: what follows is a difference from one of them. */
const shots = new Map<string, Shot>();
const KEPT = 60;

export function applied(delta: Delta): Shot | null {
  const before = delta.from === null ? EMPTY : shots.get(delta.from);
  if (before === undefined) return null;
  learnSprites(delta.sprites);
  const { below, above, told } = delta.lists;
  const shot: Shot = {
    ...before,
    ...delta.changed,
    below: fromRuns(before.below, below),
    above: fromRuns(before.above, above),
    told: fromRuns(before.told, told),
  };
  shots.set(delta.id, shot);
  const [oldest] = shots.keys();
  if (shots.size > KEPT && oldest !== undefined) shots.delete(oldest);
  return shot;
}

const EMPTY: Shot = {
  board: null,
  below: [],
  above: [],
  name: '',
  phase: '',
  status: '',
  stands: '',
  standings: '',
  told: [],
  chart: null,
  rows: [],
  offer: '',
  touch: [],
  players: [],
};

interface Parts {
  readonly key: Key;
  /** The name of the shot shown last. */
  readonly has: () => string;
  /** Null: the present again. */
  readonly onStep: (shot: Shot | null, id: string) => void;
  /** To a step, counted from 1; null: no link leads there. */
  readonly linkTo: ((step: number) => string) | null;
  /** Begins a trial from that step, counted from 1; null: who only watches begins none. */
  readonly onTry: ((step: number) => void) | null;
}

/** The slider over the steps of a game. */
export class LookBack {
  readonly element: HTMLElement;
  readonly #parts: Parts;
  readonly #slider = h('input', { type: 'range', min: 0, max: 0, step: 1, 'aria-label': t('look-back') });
  readonly #said = h('output', {});
  readonly #chapters = h('select', { 'aria-label': t('look-back') });
  readonly #story = h('div', { class: 'story', 'aria-live': 'polite' });
  readonly #note = h('span', { role: 'status', class: 'small' });
  readonly #mine = h(
    'button',
    { type: 'button', onclick: () => this.#go((this.#trail?.acted ?? -1) + 1) },
    t('since-mine'),
  );
  #trail: TrailShown | null = null;
  #wanted: number | null = null;
  #busy = false;
  at: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { linkTo } = parts;
    const button = (key: 'first-step' | 'step-back' | 'step-on', sign: string, to: () => number) =>
      h('button', { type: 'button', 'aria-label': t(key), title: t(key), onclick: () => this.#go(to()) }, sign);
    this.#slider.addEventListener('input', () => this.#go(Number(this.#slider.value)));
    this.#chapters.addEventListener('change', () => this.#go(Number(this.#chapters.value)));
    this.element = h(
      'div',
      { class: 'look-back' },
      this.#slider,
      h(
        'div',
        { class: 'row' },
        button('first-step', '«', () => 0),
        button('step-back', '‹', () => (this.at ?? this.#last) - 1),
        button('step-on', '›', () => (this.at ?? this.#last) + 1),
        this.#said,
        h('button', { type: 'button', class: 'primary', onclick: () => this.leave() }, t('live-again')),
      ),
      h(
        'div',
        { class: 'row' },
        this.#chapters,
        this.#mine,
        parts.onTry === null ? null : h('button', { type: 'button', onclick: () => this.#try() }, t('try-here')),
        linkTo === null ? null : h('button', { type: 'button', onclick: () => this.#copy(linkTo) }, t('copy-link')),
        this.#note,
      ),
      this.#story,
    );
  }

  /** Which step it is, of how many. */
  get said(): string {
    return this.at === null ? '' : t('step', { at: this.at + 1, last: this.#last + 1 });
  }

  get #last(): number {
    return (this.#trail?.steps ?? 1) - 1;
  }

  /** Asks how long the way is; goes to that step, or to the last. */
  async open(at?: number): Promise<void> {
    this.#trail = await ask<TrailShown>(this.#parts.key, 'trail');
    const { steps, acted, chapters } = this.#trail;
    this.#slider.max = String(Math.max(0, steps - 1));
    this.#mine.hidden = acted === null || acted + 1 >= steps;
    const ended = chapters.at(-1)?.to ?? steps;
    const last = ended < steps - 1 ? [{ at: steps - 1, label: t('last-step') }] : [];
    fill(
      this.#chapters,
      [...chapters, ...last].map(({ at: place, label }) => h('option', { value: place }, label)),
    );
    this.#chapters.hidden = chapters.length === 0;
    if (steps === 0) this.#said.textContent = t('no-steps');
    else this.#go(at ?? this.at ?? this.#last);
  }

  /** The first step after the reader's own last turn; null: there is none since. */
  async sinceMine(): Promise<number | null> {
    const { steps, acted } = await ask<TrailShown>(this.#parts.key, 'trail');
    return acted === null || acted + 1 >= steps ? null : acted + 1;
  }

  leave(): void {
    if (this.at === null) return;
    this.at = null;
    this.#wanted = null;
    this.#parts.onStep(null, '');
  }

  #go(to: number): void {
    const at = Math.max(0, Math.min(this.#last, to));
    this.#wanted = at;
    this.#slider.value = String(at);
    const said = t('step', { at: at + 1, last: this.#last + 1 });
    this.#said.textContent = said;
    this.#slider.setAttribute('aria-valuetext', said);
    const chapter = this.#trail?.chapters.find((one) => one.at <= at && at <= one.to);
    this.#chapters.value = String(chapter?.at ?? this.#last);
    if (!this.#busy) void this.#fetch();
  }

  /** One step at a time; of those passed by meanwhile only the last is asked for. */
  async #fetch(): Promise<void> {
    this.#setBusy(true);
    try {
      while (this.#wanted !== null && this.#wanted !== this.at) {
        const at = this.#wanted;
        const moment = await ask<MomentShown>(this.#parts.key, 'moment', { at: String(at), have: this.#parts.has() });
        const shot = applied(moment.delta);
        if (this.#wanted === null || shot === null) break;
        this.at = at;
        fill(this.#story, told(shot.status), told(shot.told.join('\n')));
        this.#parts.onStep(shot, moment.delta.id);
      }
    } catch {
      this.#note.textContent = t('failed');
    } finally {
      this.#setBusy(false);
    }
  }

  /** Told to screen readers as well: what is shown is not yet the step that was asked for. */
  #setBusy(busy: boolean): void {
    this.#busy = busy;
    this.element.setAttribute('aria-busy', String(busy));
  }

  /** From the step that the slider is at, also while its board is on its way. */
  #try(): void {
    if (this.#last >= 0) this.#parts.onTry?.((this.#wanted ?? this.at ?? this.#last) + 1);
  }

  #copy(linkTo: (at: number) => string): void {
    const link = linkTo((this.at ?? this.#last) + 1);
    navigator.clipboard.writeText(link).then(
      () => (this.#note.textContent = t('copied')),
      () => (this.#note.textContent = link),
    );
  }
}
