import type { Outlines } from '../../table/ports/plotter.js';
import { keptOnce } from '../kept-once.js';
import type { BoardShown, PlaceShown } from '../shown.js';
import { fill, h, svg } from './dom.js';
import { given, t } from './words.js';

type Box = readonly [left: number, top: number, width: number, height: number];
export type BoardSeen = Omit<BoardShown, 'panels'>;

/** Sprites by name: each is sent once. */
const sprites = new Map<string, SVGGElement>();
export function learnSprites(sent: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(sent)) {
    if (sprites.has(name)) continue;
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
      'image/svg+xml',
    );
    const group = svg('g', { id: `s-${name}` });
    group.append(...[...parsed.documentElement.childNodes].map((node) => document.importNode(node, true)));
    sprites.set(name, group);
  }
}

const outlines = new Map<string, Promise<Outlines>>();
function outlinesOf(map: string): Promise<Outlines> {
  return keptOnce(outlines, map, async () => {
    const answer = await fetch(`${given.root}/maps/${map}/outlines`);
    if (!answer.ok) throw new Error(`the outlines of ${map}: ${answer.status}`);
    return answer.json();
  });
}

interface Doing {
  /** `isLong`: pressed for a while, to learn about it rather than to choose it. */
  readonly onPlace: (place: PlaceShown, isLong: boolean) => void;
}

const CLOSEST = 8;
const A_TAP = 8;
const A_WHILE_MS = 450;

/** The board as vectors: seen closer, moved, touched, and walked over with the keys. */
export class Board {
  readonly element: HTMLElement;
  readonly #doing: Doing;
  readonly #picture = svg('svg', { class: 'board', role: 'group', preserveAspectRatio: 'xMidYMid meet' });
  readonly #hint = h('div', { class: 'hint', role: 'status' });
  readonly #used = svg('defs');
  readonly #below = svg('g');
  readonly #above = svg('g');
  readonly #touch = svg('g', { class: 'touch' });
  #seen: BoardSeen | null = null;
  #map = '';
  #whole: Box = [0, 0, 1600, 1200];
  #box: Box = [0, 0, 1600, 1200];
  #places: Outlines['places'] = {};
  #lit: ReadonlySet<string> = new Set();
  #current = '';
  readonly #fingers = new Map<number, readonly [x: number, y: number]>();
  #moved = 0;
  #down = 0;

  constructor(doing: Doing) {
    this.#doing = doing;
    const button = (key: 'zoom-in' | 'zoom-out' | 'whole-board', sign: string, act: () => void) =>
      h('button', { type: 'button', class: 'tool', title: t(key), 'aria-label': t(key), onclick: act }, sign);
    this.element = h(
      'section',
      { class: 'board-frame', 'aria-label': t('board') },
      this.#picture,
      this.#hint,
      h(
        'div',
        { class: 'tools' },
        button('zoom-in', '+', () => this.#zoom(1 / 1.5)),
        button('zoom-out', '−', () => this.#zoom(1.5)),
        button('whole-board', '⤢', () => this.#look(this.#whole)),
      ),
    );
    this.#listen();
  }

  async show(board: BoardSeen): Promise<void> {
    const before = this.#seen;
    this.#seen = board;
    if (board.map !== this.#map) await this.#open(board.map);
    if (this.#seen !== board) return;
    this.#lay(this.#below, board.below);
    this.#lay(this.#above, board.above);
    this.#picture.setAttribute('aria-label', `${board.title}. ${board.subtitle}`);
    for (const place of board.places) {
      const held = place.held === '' ? t('nothing') : place.held;
      this.#touch.querySelector(`[data-place="${place.id}"]`)?.setAttribute('aria-label', `${place.name}: ${held}`);
    }
    const focus = board.focus?.join();
    if (focus !== undefined && focus !== before?.focus?.join()) this.#look(boxOf(board.focus ?? []));
    else if (focus === undefined && before?.focus !== null && before !== null) this.#look(this.#whole);
  }

  /** The places that can be chosen now. */
  light(places: ReadonlySet<string>): void {
    this.#lit = places;
    for (const path of this.#touch.children) {
      const lit = places.has(path.getAttribute('data-place') ?? '');
      path.classList.toggle('lit', lit);
    }
  }

  async #open(map: string): Promise<void> {
    const { box, places } = await outlinesOf(map);
    this.#map = map;
    this.#whole = box;
    this.#places = places;
    const sheet = (name: string) =>
      svg('image', { href: `${given.root}/maps/${map}/${name}`, x: 0, y: 0, width: 1600, height: 1200 });
    fill(this.#picture, this.#used, sheet('base'), this.#below, sheet('over'), this.#above, this.#touch);
    fill(
      this.#touch,
      Object.entries(places).map(([id, { d }]) =>
        svg('path', { d, 'data-place': id, role: 'button', tabindex: -1, 'fill-rule': 'evenodd', 'aria-label': id }),
      ),
    );
    this.#current = Object.keys(places)[0] ?? '';
    this.#touch.querySelector(`[data-place="${this.#current}"]`)?.setAttribute('tabindex', '0');
    this.light(this.#lit);
    this.#look(box);
  }

  #lay(group: SVGGElement, items: readonly string[]): void {
    fill(
      group,
      items.map((item) => {
        const [name = '', spot = ''] = item.split('@');
        const [x = '0', y = '0'] = spot.split(',');
        const sprite = sprites.get(name);
        if (sprite !== undefined && sprite.parentNode !== this.#used) {
          // Several boards may stand on one page: each has its own copy.
          if (this.#used.querySelector(`#s-${name}`) === null) this.#used.append(sprite.cloneNode(true));
        }
        return svg('use', { href: `#s-${name}`, x, y });
      }),
    );
  }

  #look([left, top, width, height]: Box): void {
    const [, , most, tall] = this.#whole;
    const wide = Math.min(most, Math.max(most / CLOSEST, width));
    const high = (wide * tall) / most;
    const [x, y] = [left + width / 2 - wide / 2, top + height / 2 - high / 2];
    const within = (value: number, from: number, room: number) => Math.max(from, Math.min(from + room, value));
    const [fromX, fromY] = this.#whole;
    this.#box = [within(x, fromX, most - wide), within(y, fromY, tall - high), wide, high];
    this.#picture.setAttribute('viewBox', this.#box.map((value) => value.toFixed(1)).join(' '));
    this.#picture.style.setProperty('--closer', String(most / wide));
  }

  #zoom(by: number, around?: readonly [x: number, y: number]): void {
    const [left, top, width, height] = this.#box;
    const [x, y] = around ?? [left + width / 2, top + height / 2];
    this.#look([x - (x - left) * by, y - (y - top) * by, width * by, height * by]);
  }

  #spot(clientX: number, clientY: number): readonly [x: number, y: number] {
    const matrix = this.#picture.getScreenCTM();
    if (matrix === null) return [0, 0];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }

  #listen(): void {
    const picture = this.#picture;
    picture.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.#zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, this.#spot(event.clientX, event.clientY));
      },
      { passive: false },
    );
    picture.addEventListener('pointerdown', (event) => {
      if (this.#fingers.size === 0) this.#moved = 0;
      this.#down = event.timeStamp;
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    picture.addEventListener('pointermove', (event) => {
      const before = this.#fingers.get(event.pointerId);
      if (before === undefined) return this.#hover(event);
      this.#drag(event, before);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      picture.addEventListener(name, (event) => {
        this.#fingers.delete(event.pointerId);
        if (name === 'pointerleave') this.#hint.textContent = '';
      });
    picture.addEventListener('click', (event) => {
      const place = placeUnder(event.target);
      if (this.#moved < A_TAP && place !== null) this.#choose(place, event.timeStamp - this.#down > A_WHILE_MS);
    });
    picture.addEventListener('keydown', (event) => this.#key(event));
  }

  #drag(event: PointerEvent, [x, y]: readonly [number, number]): void {
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [other] = others;
    this.#moved += Math.hypot(event.clientX - x, event.clientY - y);
    if (this.#moved >= A_TAP && !this.#picture.hasPointerCapture(event.pointerId))
      this.#picture.setPointerCapture(event.pointerId);
    const [fromX, fromY] = this.#spot(x, y);
    const [toX, toY] = this.#spot(event.clientX, event.clientY);
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (other !== undefined) {
      const [otherX, otherY] = this.#spot(...other);
      const apart = Math.hypot(toX - otherX, toY - otherY);
      if (apart > 1) this.#zoom(Math.hypot(fromX - otherX, fromY - otherY) / apart, [otherX, otherY]);
      return;
    }
    const [left, top, width, height] = this.#box;
    this.#look([left + fromX - toX, top + fromY - toY, width, height]);
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const place = this.#seen?.places.find(({ id }) => id === placeUnder(event.target));
    this.#hint.textContent =
      place === undefined ? '' : [place.name, place.held].filter((part) => part !== '').join(': ');
  }

  #choose(id: string, isLong: boolean): void {
    const place = this.#seen?.places.find((one) => one.id === id);
    if (place !== undefined) this.#doing.onPlace(place, isLong);
  }

  /** The arrows lead to the nearest place in that direction; Tab inside a question goes from lit place to lit place. */
  #key(event: KeyboardEvent): void {
    const here = placeUnder(event.target);
    if (event.key === '+' || event.key === '-') this.#zoom(event.key === '+' ? 1 / 1.5 : 1.5);
    if (here === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#choose(here, event.shiftKey);
      return;
    }
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = nearest(this.#places, here, way);
    if (next !== null) this.focus(next);
  }

  focus(id: string): void {
    this.#touch.querySelector(`[data-place="${this.#current}"]`)?.setAttribute('tabindex', '-1');
    this.#current = id;
    const path = this.#touch.querySelector<SVGPathElement>(`[data-place="${id}"]`);
    path?.setAttribute('tabindex', '0');
    path?.focus({ preventScroll: true });
    const centre = this.#places[id]?.centre;
    const [left, top, width, height] = this.#box;
    if (centre === undefined) return;
    const [x, y] = centre;
    if (x < left || y < top || x > left + width || y > top + height)
      this.#look([x - width / 2, y - height / 2, width, height]);
  }
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(places: Outlines['places'], from: string, [wayX, wayY]: readonly [number, number]): string | null {
  const [x, y] = places[from]?.centre ?? [0, 0];
  let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [id, { centre }] of Object.entries(places)) {
    const [dx, dy] = [centre[0] - x, centre[1] - y];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (along <= 1 || along + aside * 2 >= least) continue;
    [best, least] = [id, along + aside * 2];
  }
  return best;
}

function placeUnder(target: EventTarget | null): string | null {
  return target instanceof Element ? target.getAttribute('data-place') : null;
}

function boxOf([left = 0, top = 0, width = 1600, height = 1200]: readonly number[]): Box {
  return [left, top, width, height];
}
