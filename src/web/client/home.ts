import type { CoverShown, HomeShown, ReplyShown } from '../shown.js';
import { Board, learnSprites } from './board.js';
import { rowsElement } from './controls.js';
import { fill, h } from './dom.js';
import { PLAYERS } from './head.js';
import { told } from './markup.js';
import { ask, type Key, post } from './net.js';
import { phaseSaid, t, timeSaid } from './words.js';

const FIRST = PLAYERS[0];

const keyOf = (channel: string, user: string): Key => ({
  authorization: `Here ${encodeURIComponent(channel)} ${encodeURIComponent(user)}`,
});

/** The games that can be played here, and those begun. */
export function homeElement(go: (channel: string) => void): HTMLElement {
  const element = h('div', { class: 'home' });
  ask<HomeShown>(keyOf('home', FIRST), 'home').then(
    (home) => show(home),
    () => fill(element, h('p', { class: 'notice' }, t('failed'))),
  );
  return element;

  function show({ intro, games, begun }: HomeShown): void {
    const running = begun.filter(({ phase }) => phase !== 'archived');
    fill(
      element,
      running.length === 0
        ? []
        : [
            h('h2', {}, t('begun-here')),
            h(
              'ul',
              { class: 'begun' },
              running.map(({ channel, name, phase, at }) =>
                h(
                  'li',
                  {},
                  h('a', { href: `/t/${encodeURIComponent(channel)}` }, name),
                  h('small', {}, `${phaseSaid(phase)} · ${timeSaid(at)}`),
                ),
              ),
            ),
          ],
      h('div', { class: 'intro' }, told(intro)),
      h('div', { class: 'games' }, games.map(card)),
    );
  }

  function card({ id, mode, text, rows }: HomeShown['games'][number]): HTMLElement {
    const notice = h('div', { role: 'status' });
    const begin = (lines: readonly string[]) => {
      const channel = `${id}-${crypto.randomUUID().slice(0, 8)}`;
      void run(channel, lines, notice).then((began) => {
        if (began) go(channel);
      });
    };
    const preview = new Board({ onPlace: () => undefined });
    void cover(id, preview);
    preview.element.setAttribute('inert', '');
    const create = `/game create system:${id}`;
    const way = (key: 'against-bots' | 'alone' | 'hot-seat', lines: readonly string[], style = '') =>
      h('button', { type: 'button', class: style, onclick: () => begin(lines) }, t(key));
    const [row = []] = rows;
    return h(
      'article',
      { class: 'game' },
      preview.element,
      h('div', { class: 'about' }, told(text)),
      h(
        'div',
        { class: 'row' },
        mode === 'competitive'
          ? way('against-bots', [`${create} bots:middle`, '/game join', '/game start'], 'primary')
          : way('alone', [create, '/game join', '/game start'], 'primary'),
        mode === 'solitaire' ? null : way('hot-seat', [create, '/game join']),
      ),
      h(
        'details',
        {},
        h('summary', {}, t('more-ways')),
        rowsElement([row.slice(1)], ({ token }) => void press(token, notice)),
        notice,
      ),
    );
  }
}

/** The words are there first; without its board a card is still one. */
async function cover(game: string, preview: Board): Promise<void> {
  const shown = await ask<CoverShown>(keyOf('home', FIRST), 'cover', { game }).catch(() => null);
  if (shown === null) return;
  learnSprites(shown.sprites);
  await preview.show(shown.board);
}

/** Line by line, as typed, until one is refused. */
async function run(channel: string, lines: readonly string[], notice: HTMLElement): Promise<boolean> {
  let began = false;
  for (const line of lines) {
    const answer = await post<ReplyShown>(keyOf(channel, FIRST), 'act', { line, id: crypto.randomUUID() });
    if (answer.refused) {
      fill(notice, told(answer.text));
      return began;
    }
    began = true;
  }
  return began;
}

/** Rules and lessons are read where they are. */
async function press(token: string, notice: HTMLElement): Promise<void> {
  const answer = await post<ReplyShown>(keyOf('home', FIRST), 'act', { token, id: crypto.randomUUID() });
  learnSprites(answer.sprites);
  fill(
    notice,
    told(answer.text),
    rowsElement(answer.rows, (next) => void press(next.token, notice)),
  );
}
