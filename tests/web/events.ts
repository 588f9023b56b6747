import { fromRuns } from '../../src/http/runs.js';
import type { Delta, Shot } from '../../src/web/shown.js';
import type { PageOpen } from './open-page.js';

/** What a page receives, put together as the page does it. */
export class Follower {
  readonly #stop = new AbortController();
  readonly #shots = new Map<string, Shot>();
  #reader: ReadableStreamDefaultReader<string> | null = null;
  #text = '';
  /** The name of the last event. */
  last = '';

  async begin(page: PageOpen, channel: string, user: string, last = ''): Promise<this> {
    const more = last === '' ? {} : { 'last-event-id': last };
    const answer = await page.ask(channel, user, 'live', { headers: more, signal: this.#stop.signal });
    this.#reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader() ?? null;
    return this;
  }

  /** The next event of this kind, as it came. */
  async event(kind: string): Promise<{ readonly id: string; readonly data: string }> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end < 0) {
        const read = await this.#reader?.read();
        if (read?.value === undefined) throw new Error('the stream has ended');
        this.#text += read.value;
        continue;
      }
      const event = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1] ?? '';
      if (field('event') === kind) return { id: field('id'), data: field('data') };
    }
  }

  async shot(): Promise<{ readonly shot: Shot; readonly delta: Delta }> {
    const delta: Delta = JSON.parse((await this.event('shot')).data);
    this.last = delta.id;
    const shot = appliedTo(delta.from === null ? null : (this.#shots.get(delta.from) ?? null), delta);
    this.#shots.set(delta.id, shot);
    return { shot, delta };
  }

  knows(id: string): Shot | undefined {
    return this.#shots.get(id);
  }

  close(): void {
    this.#stop.abort();
  }
}

export function appliedTo(before: Shot | null, { changed, lists }: Delta): Shot {
  return {
    ...{
      board: null,
      name: '',
      phase: '',
      status: '',
      stands: '',
      standings: '',
      chart: null,
      rows: [],
      offer: '',
      touch: [],
      players: [],
    },
    ...before,
    ...changed,
    below: fromRuns(before?.below ?? [], lists.below),
    above: fromRuns(before?.above ?? [], lists.above),
    told: fromRuns(before?.told ?? [], lists.told),
  };
}
