import type { AboutShown, Delta, PlaceShown, ReplyShown, Shot } from '../shown.js';
import { Board, learnSprites } from './board.js';
import { byPlace, openForm, type Press, rowsElement, type Touch } from './controls.js';
import { fill, h } from './dom.js';
import { type Handing, headElements } from './head.js';
import { lineElement } from './line.js';
import { chartElement, panelsElement, placesElement, tabsElement } from './lists.js';
import { applied, LookBack } from './look-back.js';
import { told } from './markup.js';
import { ask, follow, type Key, post, Refused } from './net.js';
import { News } from './news.js';
import { t } from './words.js';

export interface Seat extends Handing {
  readonly key: Key;
  readonly watches: boolean;
  /** Null: no link leads there. */
  readonly linkTo: ((step: number) => string) | null;
  /** What to do when the key opens nothing any more, or something else. */
  readonly onOut?: () => void;
  /** The step that the page opens at. */
  readonly step: number | null;
}

/** A table: the board, what happened, and what can be done. */
export class Table {
  readonly element: HTMLElement;
  readonly #seat: Seat;
  readonly #board = new Board({ onPlace: (place, isLong) => this.#touched(place, isLong) });
  readonly #head = h('div', { class: 'game-head' });
  readonly #notice = h('p', { class: 'notice', role: 'status' });
  /** The past looks like the present but for this. */
  readonly #pastBar = h('p', { class: 'past-bar', hidden: true });
  readonly #back: LookBack;
  readonly #reply = h('section', { class: 'reply', 'aria-live': 'polite', tabindex: -1 });
  readonly #news = new News();
  readonly #stands = h('section', { class: 'stands', 'aria-live': 'polite', tabindex: -1 });
  readonly #status = h('section', { class: 'status' });
  readonly #controls = h('section', { class: 'controls' });
  readonly #card = h('section', { class: 'card', 'aria-live': 'polite', hidden: true });
  readonly #log = h('div', { class: 'log' });
  readonly #score = h('div', { class: 'scores' });
  readonly #places = h('div', {});
  readonly #panels = h('div', { class: 'panels' });
  #shot: Shot | null = null;
  #shotId = '';
  #past: Shot | null = null;
  #answer: ReplyShown | null = null;
  #opened = false;
  readonly #leave: () => void;
  /** Answers stand there, wherever they were asked for. */
  #showPlay: () => void = () => undefined;
  /** The step at which looking back begins; null: the last. */
  #from: number | null = null;

  constructor(seat: Seat) {
    this.#seat = seat;
    this.#back = new LookBack({
      key: seat.key,
      has: () => this.#shotId,
      onStep: (shot, id) => this.#step(shot, id),
      linkTo: seat.linkTo,
      onTry: seat.watches ? null : (step) => void this.act({ line: `/whatif step:${step}` }),
    });
    const line = seat.watches ? null : lineElement(seat.key, (text) => void this.act({ line: text }));
    const play = h(
      'div',
      { class: 'play' },
      this.#news.element,
      this.#reply,
      this.#stands,
      this.#controls,
      this.#status,
      this.#panels,
    );
    const tabs = tabsElement([
      { name: 'play', label: t('play'), element: play, onShow: () => this.#back.leave() },
      { name: 'log', label: t('log'), element: this.#log },
      { name: 'score', label: t('score'), element: this.#score },
      { name: 'places', label: t('places'), element: this.#places },
      { name: 'back', label: t('look-back'), element: this.#back.element, onShow: () => void this.#lookBack() },
    ]);
    this.element = h(
      'div',
      { class: 'table' },
      h('div', { class: 'stage' }, this.#notice, this.#pastBar, this.#board.element),
      h('div', { class: 'side' }, this.#head, this.#card, tabs.element, line),
    );
    this.#showPlay = () => tabs.show('play');
    this.#from = seat.step;
    if (seat.step !== null) tabs.show('back');
    else if (seat.handOver === null && !seat.watches) void this.#sinceMine(() => tabs.show('back'));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#escape();
    });
    this.#leave = follow(seat.key, {
      onEvent: (name, data) => this.#event(name, data),
      onState: (state) => (state === 'out' ? this.#out() : this.#say(state === 'on' ? '' : t('offline'))),
    });
  }

  async #lookBack(): Promise<void> {
    const first = !this.#opened;
    this.#opened = true;
    await this.#back.open(first ? (this.#from ?? undefined) : undefined).catch((fault) => this.#failed(fault));
  }

  /** Who comes back to his seat sees first what happened meanwhile. */
  async #sinceMine(show: () => void): Promise<void> {
    this.#from = await this.#back.sinceMine().catch(() => null);
    if (this.#from !== null) show();
  }

  /** A press or a line, and its answer. */
  async act(what: Press | { readonly line: string }): Promise<ReplyShown | null> {
    // Pressed twice in a hurry: the first one counts.
    if (this.element.classList.contains('waiting')) return null;
    this.#card.hidden = true;
    this.#news.clear();
    this.#back.leave();
    this.element.classList.add('waiting');
    try {
      const answer = await post<ReplyShown>(this.#seat.key, 'act', { ...what, id: crypto.randomUUID() });
      this.#answered(answer);
      return answer;
    } catch (fault) {
      this.#failed(fault);
      return null;
    } finally {
      this.element.classList.remove('waiting');
    }
  }

  /** Closes what was opened last: a place's card, an answer, the past. */
  #escape(): void {
    const open = [this.#card, this.#reply].find(({ hidden }) => !hidden);
    if (open !== undefined) open.querySelector<HTMLElement>('.close')?.click();
    else if (this.#past !== null) this.#toPresent();
  }

  #toPresent(): void {
    this.#back.leave();
    this.#showPlay();
  }

  #out(): void {
    this.#leave();
    (this.#seat.onOut ?? (() => this.#say(t('out'))))();
  }

  #failed(fault: unknown): void {
    this.#say(t(fault instanceof Refused && fault.status === 401 ? 'out' : 'failed'));
  }

  #say(text: string): void {
    this.#showNotice(text !== '').textContent = text;
  }

  #showNotice(shown = true): HTMLElement {
    this.#notice.hidden = !shown;
    return this.#notice;
  }

  #event(name: string, data: string): void {
    if (name === 'out') this.#out();
    if (name === 'none' && this.#seat.handOver !== null)
      fill(this.#showNotice(), `${t('nobody-yet')} `, h('a', { href: '/' }, t('home')));
    if (name !== 'shot') return;
    const delta: Delta = JSON.parse(data);
    const shot = applied(delta);
    if (shot === null) return;
    if (this.#answer?.offer !== undefined && this.#answer.offer !== shot.offer) this.#closeQuestion();
    this.#shot = shot;
    if (delta.from !== null) {
      const fresh = delta.lists.told.filter((piece) => typeof piece === 'string');
      this.#news.add(fresh, this.#answer?.text ?? '');
    }
    if (this.#past === null) this.#shotId = delta.id;
    this.#draw();
  }

  /** What it asked is asked no more, or otherwise; what it told stays. */
  #closeQuestion(): void {
    if (this.#answer?.asks !== true) return;
    this.#answer = { ...this.#answer, asks: false, rows: [], text: `${this.#answer.text}\n-# ${t('asked-no-more')}` };
  }

  #step(shot: Shot | null, id: string): void {
    this.#past = shot;
    if (shot !== null) this.#shotId = id;
    this.#draw();
  }

  #answered(answer: ReplyShown): void {
    this.#say('');
    learnSprites(answer.sprites);
    // A question about a copy stands beside the board that was shown of it last.
    const boards = answer.aside && answer.boards.length === 0 ? (this.#copy()?.boards ?? []) : answer.boards;
    this.#answer = isEmpty(answer) ? null : { ...answer, boards };
    this.#news.leaveOut(answer.text);
    if (answer.form !== null) openForm(answer.form, (press) => void this.act(press));
    this.#showPlay();
    this.#draw();
    // On a phone the board stands above: what is asked must not be behind it.
    if (this.#answer !== null) this.#reply.scrollIntoView({ block: 'start' });
    // What was pressed may be gone: whoever uses the keys goes on from the answer.
    const lost = document.activeElement === document.body || document.activeElement === this.#stands;
    if (lost) (this.#reply.hidden ? this.#stands : this.#reply).focus({ preventScroll: true });
  }

  /** The answer about a copy of the game, while the board shows that copy. */
  #copy(): ReplyShown | null {
    return this.#past === null && this.#answer?.aside === true ? this.#answer : null;
  }

  #draw(): void {
    const shot = this.#past ?? this.#shot;
    if (shot === null) return;
    const answer = this.#answer;
    document.title = shot.name === '' ? 'Postumus' : `${shot.name} · Postumus`;
    fill(this.#head, ...headElements(shot, this.#seat));
    this.#drawPast();
    const [shown] = this.#past === null ? (answer?.boards ?? []) : [];
    const board = shown ?? (shot.board === null ? null : { ...shot.board, below: shot.below, above: shot.above });
    const seen = (shown ?? shot.board)?.places ?? [];
    const places = this.#copy() === null ? seen.map((place) => withHeld(place, shot)) : seen;
    if (board !== null) void this.#board.show({ ...board, places });
    this.#drawReply(answer);
    const asks = answer?.asks === true;
    fill(this.#stands, asks || this.#past !== null ? [] : told(shot.stands));
    this.#drawControls(asks || this.#past !== null ? [] : shot.rows);
    fill(this.#status, told(shot.status));
    fill(this.#panels, board === null ? [] : panelsElement(board));
    fill(this.#log, this.#past === null ? shot.told.toReversed().flatMap(told) : told(shot.told.join('\n')));
    fill(this.#score, told(shot.standings), shot.chart === null ? [] : [chartElement(shot.chart)]);
    const touches = this.#touches();
    this.#board.light(new Set(touches.keys()));
    fill(
      this.#places,
      placesElement(places, new Set(touches.keys()), (place) => this.#touched(place, true)),
    );
  }

  /** Whoever uses the keys stays on the same button, or where it is said what can be done now. */
  #drawControls(rows: Shot['rows']): void {
    const held = this.#controls.contains(document.activeElement) ? document.activeElement : null;
    fill(
      this.#controls,
      rowsElement(rows, (press) => void this.act(press)),
    );
    if (held === null) return;
    const buttons = [...this.#controls.querySelectorAll('button')];
    const same = buttons.find(({ textContent }) => textContent === held.textContent);
    (same ?? this.#stands).focus({ preventScroll: true });
  }

  #drawPast(): void {
    this.#pastBar.hidden = this.#past === null;
    if (this.#past === null) return;
    const back = h('button', { type: 'button', onclick: () => this.#toPresent() }, t('live-again'));
    fill(this.#pastBar, this.#back.said, ' ', back);
  }

  #drawReply(answer: ReplyShown | null): void {
    this.#reply.hidden = answer === null || this.#past !== null;
    if (answer === null) return;
    const files = answer.files.map(({ name, content }) => {
      const href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
      return h('p', {}, h('a', { href, download: name }, t('saved', { file: name })));
    });
    const close = () => {
      this.#answer = null;
      this.#draw();
      this.#stands.focus({ preventScroll: true });
    };
    this.#reply.classList.toggle('refused', answer.refused);
    fill(
      this.#reply,
      h('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: close }, '×'),
      told(answer.text),
      answer.boards.length === 0 ? [] : [h('p', { class: 'small' }, t('now-shown'))],
      answer.chart === null ? [] : [chartElement(answer.chart)],
      files,
      rowsElement(answer.rows, (press) => void this.act(press)),
    );
  }

  /** What lights up: the answers to the question that is asked, else the first answers of all that is offered. */
  #touches(): ReadonlyMap<string, readonly Touch[]> {
    if (this.#past !== null || this.#shot === null) return new Map();
    if (this.#answer?.asks === true) return byPlace(this.#answer.rows);
    return byPlace([this.#shot.touch]);
  }

  #touched(place: PlaceShown, isLong: boolean): void {
    const touches = this.#touches().get(place.id) ?? [];
    const owed = touches.length === 1 ? touches : touches.filter(({ isOwed }) => isOwed);
    const [only] = owed;
    if (!isLong && only !== undefined && owed.length === 1) void this.act(only.press);
    else this.#openCard(place, touches);
  }

  #openCard(place: PlaceShown, touches: readonly Touch[]): void {
    const close = () => {
      this.#card.hidden = true;
      this.#board.focus(place.id);
    };
    const about = h('div', {}, h('p', {}, place.held === '' ? t('nothing') : place.held));
    const questions = h('div', {});
    const buttons = touches.map(({ label, press }) =>
      h('button', { type: 'button', class: 'primary', onclick: () => void this.act(press) }, label),
    );
    fill(
      this.#card,
      h('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: close }, '×'),
      h('h2', {}, place.name),
      about,
      h('div', { class: 'row' }, buttons),
      questions,
    );
    this.#card.hidden = false;
    this.#card.scrollIntoView({ block: 'nearest' });
    (this.#card.querySelector<HTMLElement>('.primary') ?? this.#card.querySelector('button'))?.focus({
      preventScroll: true,
    });
    // What it is now: of the past, and of a copy, only what stands there is told.
    if (this.#past !== null || this.#copy() !== null) return;
    ask<AboutShown>(this.#seat.key, 'about', { place: place.id }).then(
      ({ text, rows }) => {
        if (text !== '') fill(about, told(text));
        fill(
          questions,
          rowsElement(rows, (press) => void this.act(press)),
        );
      },
      () => undefined,
    );
  }
}

const isEmpty = ({ text, rows, boards, chart, files }: ReplyShown) =>
  text === '' && rows.length === 0 && boards.length === 0 && chart === null && files.length === 0;

/** A board that answers a question tells no more of a place than the one it lies on. */
function withHeld(place: PlaceShown, shot: Shot): PlaceShown {
  return { ...place, held: shot.board?.places.find(({ id }) => id === place.id)?.held ?? '' };
}
