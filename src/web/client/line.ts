import { h } from './dom.js';
import { ask, type Key } from './net.js';
import { t } from './words.js';

let lines = 0;

/** A line for typed commands, with completion: Tab or a press takes what is offered. */
export function lineElement(key: Key, onLine: (line: string) => void): HTMLElement {
  const id = `line${lines++}`;
  const label = t('line', { example: '/help' });
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': label,
    placeholder: label,
    'aria-controls': id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 2_000,
  });
  const list = h('ul', { id, role: 'listbox', 'aria-label': label, hidden: true });
  let asked = 0;
  let hits: readonly string[] = [];
  let part = '';
  let at = -1;
  const show = () => {
    list.hidden = hits.length === 0;
    input.setAttribute('aria-expanded', String(hits.length > 0));
    list.replaceChildren(
      ...hits.map((hit, index) =>
        h(
          'li',
          {
            role: 'option',
            id: `${id}-${index}`,
            'aria-selected': String(index === at),
            onmousedown: (event) => take(index, event),
          },
          hit,
        ),
      ),
    );
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${id}-${at}`);
  };
  const complete = async () => {
    const now = ++asked;
    const line = input.value;
    const [found, replaced] = line.startsWith('/')
      ? await ask<[string[], string]>(key, 'complete', { line })
      : [[], ''];
    if (now !== asked) return;
    [hits, part, at] = [found.slice(0, 12), replaced, -1];
    show();
  };
  const take = (index: number, event: Event) => {
    event.preventDefault();
    const hit = hits[index];
    if (hit === undefined) return;
    input.value = input.value.slice(0, input.value.length - part.length) + hit;
    complete().catch(() => undefined);
  };
  const key_ = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || hits.length === 0) return;
    if (event.key === 'Tab' && !event.shiftKey) return take(Math.max(0, at), event);
    if (event.key === 'Enter' && at >= 0) return take(at, event);
    if (event.key === 'Escape') hits = [];
    else if (event.key === 'ArrowDown') at = (at + 1) % hits.length;
    else if (event.key === 'ArrowUp') at = (at - 1 + hits.length) % hits.length;
    else return;
    event.preventDefault();
    show();
  };
  const send = (event: Event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (line === '') return;
    input.value = '';
    hits = [];
    asked++;
    show();
    onLine(line.startsWith('/') ? line : `/${line}`);
  };
  input.addEventListener('input', () => void complete().catch(() => undefined));
  input.addEventListener('keydown', key_);
  input.addEventListener('blur', () => {
    hits = [];
    show();
  });
  return h('form', { class: 'line', onsubmit: send }, list, input, h('button', { class: 'primary' }, t('send')));
}
