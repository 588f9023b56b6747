import { h } from './dom.js';
import { homeElement } from './home.js';
import { PLAYERS, Table } from './table.js';
import { languages, locale, speak, t } from './words.js';

/** On this machine `/t/<channel>` is a table, and `/` the choice of games; a link has its key behind the `#`. */
function open(): void {
  const behind = new URLSearchParams(location.hash.slice(1));
  const step = behind.get('step');
  const at = step === null || !/^\d+$/.test(step) ? null : Number(step);
  const link = behind.get('key');
  const channel = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (link !== null) seated(link, at);
  else if (channel !== undefined) here(channel, at);
  else show(homeElement((made) => location.assign(`/t/${encodeURIComponent(made)}`)));
}

function seated(link: string, step: number | null): void {
  const table = new Table({
    key: { authorization: `Bearer ${link}` },
    handOver: null,
    user: '',
    watches: link.startsWith('w'),
    linkTo: (to) => `${location.origin}/#step=${to}&key=${link}`,
    step,
  });
  show(table.element);
}

const PLAYING = 'plays';

function here(channel: string, step: number | null): void {
  const user = sessionStorage.getItem(`${PLAYING} ${channel}`) ?? PLAYERS[0];
  const table = new Table({
    key: { authorization: `Here ${channel} ${encodeURIComponent(user)}` },
    handOver: (to) => {
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
  const home = location.hash.includes('key=')
    ? h('span', { class: 'brand' }, 'Postumus')
    : h('a', { class: 'brand', href: '/', title: t('home') }, 'Postumus');
  document.body.append(h('header', {}, home, choose), h('main', {}, element));
}

open();
