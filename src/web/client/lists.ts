import type { PanelRows } from '../../table/ports/plotter.js';
import type { BoardShown, PlaceShown } from '../shown.js';
import { h } from './dom.js';
import { given, t } from './words.js';

/** The panels beside the board: who plays, tracks, hands, markets, dice. */
export function panelsElement({ map, panels }: Pick<BoardShown, 'map' | 'panels'>): HTMLElement[] {
  return panels.map((panel) => panelElement(map, panel));
}

function panelElement(map: string, { kind, title, rows }: PanelRows): HTMLElement {
  const shown = rows.map((row) => {
    const picture =
      row.picture === undefined
        ? null
        : h('img', { src: `${given.root}/maps/${map}/${row.picture}`, alt: '', width: 22, height: 22 });
    const score =
      row.score === undefined ? [] : [h('span', { class: 'figure', title: t('score') }, unseen('score'), row.score)];
    const figures = [...score, ...(row.figures ?? []).map((figure) => h('span', { class: 'figure' }, figure))];
    const name = h('span', { class: 'name' }, row.name, row.note === undefined ? null : h('small', {}, row.note));
    return h(
      'li',
      { class: row.state ?? '', ...(row.state === 'active' ? { 'aria-current': 'true' } : {}) },
      picture,
      name,
      figures,
    );
  });
  const list = h('ul', { class: `panel ${kind}` }, shown);
  if (title === undefined || title === '') return list;
  list.setAttribute('aria-label', title);
  return h('section', {}, h('h3', {}, title), list);
}

/** Read aloud, where those who see know it by its place. */
function unseen(key: 'score'): HTMLElement {
  return h('span', { class: 'unseen' }, `${t(key)} `);
}

/** The board for those who hear it, and to find a place by its name. */
export function placesElement(
  places: readonly PlaceShown[],
  lit: ReadonlySet<string>,
  onPlace: (place: PlaceShown) => void,
): HTMLElement {
  const row = (place: PlaceShown) =>
    h(
      'tr',
      { class: lit.has(place.id) ? 'lit' : '' },
      h(
        'th',
        { scope: 'row' },
        h('button', { type: 'button', class: 'plain', onclick: () => onPlace(place) }, place.name),
      ),
      h('td', {}, place.held === '' ? '–' : place.held),
    );
  const sorted = places.filter(({ name }) => name !== '').toSorted((one, other) => one.name.localeCompare(other.name));
  return h(
    'table',
    { class: 'places' },
    h('caption', {}, t('places')),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('place')), h('th', { scope: 'col' }, t('stands-there')))),
    h('tbody', {}, sorted.map(row)),
  );
}

export function chartElement(svg: string): HTMLElement {
  return h('img', {
    class: 'chart',
    alt: t('chart'),
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
  });
}

/** Panes behind tabs. */
export function tabsElement(
  panes: readonly {
    readonly name: string;
    readonly label: string;
    readonly element: HTMLElement;
    readonly onShow?: () => void;
  }[],
): { readonly element: HTMLElement; show(name: string): void } {
  const tabs = panes.map(({ name, label }) =>
    h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `pane-${name}`, onclick: () => show(name) },
      label,
    ),
  );
  const bodies = panes.map(({ name, element }) =>
    h(
      'div',
      { role: 'tabpanel', id: `pane-${name}`, 'aria-labelledby': `tab-${name}`, class: 'pane', tabindex: 0 },
      element,
    ),
  );
  function show(name: string): void {
    for (const [index, pane] of panes.entries()) {
      const isShown = pane.name === name;
      tabs[index]?.setAttribute('aria-selected', String(isShown));
      tabs[index]?.setAttribute('tabindex', isShown ? '0' : '-1');
      const body = bodies[index];
      if (body !== undefined) body.hidden = !isShown;
      if (isShown) pane.onShow?.();
    }
  }
  const list = h('div', { role: 'tablist', class: 'tabs' }, tabs);
  list.addEventListener('keydown', (event) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const now = document.activeElement instanceof HTMLButtonElement ? tabs.indexOf(document.activeElement) : -1;
    if (way === 0 || now < 0) return;
    const next = (now + way + tabs.length) % tabs.length;
    show(panes[next]?.name ?? '');
    tabs[next]?.focus();
  });
  show(panes[0]?.name ?? '');
  return { element: h('div', { class: 'tabbed' }, list, bodies), show };
}
