import { fill, h } from './dom.js';
import { told } from './markup.js';
import { t } from './words.js';

const MOST = 8;

/** What happened since one's own last press, without looking into the log; read aloud as it comes. */
export class News {
  readonly #list = h('div', { 'aria-live': 'polite' });
  readonly element = h('section', { class: 'news', hidden: true }, h('h3', {}, t('meanwhile')), this.#list);
  readonly #lines: { readonly text: string; readonly shown: HTMLElement }[] = [];

  /** Adds lines, each once; what is gone already is not read again. */
  add(lines: readonly string[], known: string): void {
    for (const text of lines) {
      if (known.includes(text)) continue;
      const shown = h('div', {}, told(text));
      this.#lines.push({ text, shown });
      this.#list.append(shown);
    }
    while (this.#lines.length > MOST) this.#lines.shift()?.shown.remove();
    this.element.hidden = this.#lines.length === 0;
  }

  /** The answer to a press tells these itself. */
  leaveOut(known: string): void {
    const others = this.#lines.splice(0).filter(({ text }) => !known.includes(text));
    this.clear();
    this.add(
      others.map(({ text }) => text),
      '',
    );
  }

  clear(): void {
    this.#lines.length = 0;
    fill(this.#list);
    this.element.hidden = true;
  }
}
