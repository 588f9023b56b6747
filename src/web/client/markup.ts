import { h } from './dom.js';
import { timeSaid } from './words.js';

/** Chat markup as elements: bold, italics, code, quotes, lists, headings. An escaped mark stands for itself. */
export function told(text: string): HTMLElement[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const heading = /^#{1,6} (.*)$/.exec(line);
    if (heading !== null) return h('p', { class: 'heading' }, inline(heading[1] ?? ''));
    const small = /^-# (.*)$/.exec(line);
    if (small !== null) return h('p', { class: 'small' }, inline(small[1] ?? ''));
    const quote = /^> (.*)$/.exec(line);
    if (quote !== null) return h('p', { class: 'quote' }, inline(quote[1] ?? ''));
    const item = /^\s*[-*•] (.*)$/.exec(line);
    if (item !== null) return h('p', { class: 'item' }, inline(item[1] ?? ''));
    return h('p', {}, inline(line));
  });
}

const MARKS =
  /\\([!-/:-@[-`{-~])|\*\*((?:\\.|[^\\])+?)\*\*|`([^`]+)`|\*((?:\\.|[^\\*])+)\*|_((?:\\.|[^\\_])+)_(?!\w)|\{t:([^}]+)\}/g;

function inline(text: string): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, escaped, bold, code, starred, slanted, time] = found;
    nodes.push(text.slice(from, found.index));
    from = found.index + whole.length;
    if (escaped !== undefined) nodes.push(escaped);
    else if (bold !== undefined) nodes.push(h('strong', {}, inline(bold)));
    else if (code !== undefined) nodes.push(h('code', {}, code.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')));
    else if (time !== undefined) nodes.push(h('time', { datetime: time }, timeSaid(time)));
    else nodes.push(h('em', {}, inline(starred ?? slanted ?? '')));
  }
  nodes.push(text.slice(from));
  return nodes;
}
