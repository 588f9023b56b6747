import type { WebKey } from '../../i18n/web/index.js';
import type { EnteredShown } from '../shown.js';
import { h } from './dom.js';
import { PLAYERS } from './head.js';
import { homeElement } from './home.js';
import { post, Refused } from './net.js';
import { type Seat, Table } from './table.js';
import { given, languages, locale, speak, speakAny, t } from './words.js';

/** On this machine `/t/<channel>` is a table, and `/` the choice of games; a link has its key behind the `#`. */
function open(): void {
  const behind = new URLSearchParams(location.hash.slice(1));
  const step = behind.get('step');
  const at = step === null || !/^[1-9]\d*$/.test(step) ? null : Number(step) - 1;
  const link = behind.get('key');
  const channel = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (given.application !== null) void inside(given.application);
  else if (link !== null)
    seated(link, {
      watches: link.startsWith('w'),
      linkTo: (to) => `${location.origin}/#step=${to}&key=${link}`,
      step: at,
    });
  else if (channel !== undefined) here(channel, at);
  else show(homeElement((made) => location.assign(`/t/${encodeURIComponent(made)}`)));
}

function seated(link: string, more: Pick<Seat, 'watches' | 'linkTo' | 'step'> & Partial<Seat>): void {
  const table = new Table({ key: { authorization: `Bearer ${link}` }, handOver: null, user: '', ...more });
  show(table.element);
}

/** As an Activity: Discord's client says who looks, and our server gives him a key. */
async function inside(application: string): Promise<void> {
  const said = h('p', { class: 'notice', role: 'status' }, t('coming-in'));
  document.body.replaceChildren(said);
  try {
    const script: typeof import('./inside.js') = await import(`${given.root}/inside.js?${given.inside}`);
    const introduced = await script.introduced(application);
    const { key, watches, locale: theirs } = await post<EnteredShown>({ authorization: '' }, 'activity', introduced);
    speakAny([theirs]);
    said.remove();
    seated(key, { watches, linkTo: null, step: null, onOut: () => void inside(application) });
  } catch (fault) {
    said.textContent = t((fault instanceof Refused && WHY[fault.status]) || 'not-let-in');
    said.append(h('button', { type: 'button', onclick: () => void inside(application) }, t('try-again')));
  }
}
const WHY: Readonly<Record<number, WebKey>> = { 404: 'no-game-here', 409: 'players-only', 429: 'too-often' };

const PLAYING = 'plays';

function here(channel: string, step: number | null): void {
  const user = sessionStorage.getItem(`${PLAYING} ${channel}`) ?? PLAYERS[0];
  const keyOf = (one: string) => ({ authorization: `Here ${channel} ${encodeURIComponent(one)}` });
  const table = new Table({
    key: keyOf(user),
    async handOver(to, joins) {
      if (joins) await post(keyOf(to), 'act', { line: '/game join', id: crypto.randomUUID() }).catch(() => null);
      sessionStorage.setItem(`${PLAYING} ${channel}`, to);
      location.reload();
    },
    user,
    watches: false,
    linkTo: (to) => `${location.origin}/t/${channel}#step=${to}`,
    step,
  });
  show(table.element);
}

function show(element: HTMLElement): void {
  const choose = h('select', { 'aria-label': t('language') });
  const names = new Map(
    languages.map((one) => [one, new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one]),
  );
  choose.append(...languages.map((one) => h('option', { value: one, selected: one === locale }, names.get(one))));
  choose.addEventListener('change', () => speak(choose.value));
  const home =
    location.hash.includes('key=') || given.application !== null
      ? h('span', { class: 'brand' }, 'Postumus')
      : h('a', { class: 'brand', href: '/', title: t('home') }, 'Postumus');
  document.body.append(h('header', {}, home, choose), h('main', {}, element));
}

open();
