import { given, locale } from './words.js';

/** Who this page is: the door's key, sent with everything that is asked. */
export interface Key {
  readonly authorization: string;
}

function headers({ authorization }: Key): Record<string, string> {
  return { authorization, 'x-table': '1', 'x-language': locale };
}

export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

export async function ask<Answer>(
  key: Key,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return read(await fetch(`${given.root}/api/${path}${search === '' ? '' : `?${search}`}`, { headers: headers(key) }));
}

export async function post<Answer>(key: Key, path: string, body: object): Promise<Answer> {
  const sent = { method: 'POST', headers: headers(key), body: JSON.stringify(body) };
  return read(await fetch(`${given.root}/api/${path}`, sent));
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Refused(response.status);
  return response.json();
}

interface Listener {
  onEvent(name: string, data: string): void;
  onState(state: 'on' | 'off' | 'out'): void;
}

const PATIENCE_MS = [500, 1_000, 2_000, 5_000] as const;
/** The bot sends something every 20 seconds: after this the connection is dead, whoever holds it open. */
const SILENCE_MS = 50_000;

/** Server-sent events, with the key in a header; comes back with the last event's name until it is stopped. */
export function follow(key: Key, listener: Listener): () => void {
  const stop = new AbortController();
  let cut = new AbortController();
  let last = '';
  let tries = 0;
  const isOffline = () => {
    listener.onState('off');
    cut.abort();
  };
  addEventListener('offline', isOffline, { signal: stop.signal });
  const once = async (): Promise<void> => {
    cut = new AbortController();
    const more = last === '' ? {} : { 'last-event-id': last };
    const response = await fetch(`${given.root}/api/live`, {
      headers: { ...headers(key), ...more },
      signal: AbortSignal.any([stop.signal, cut.signal]),
    });
    if (response.status === 401) {
      stop.abort();
      return listener.onState('out');
    }
    if (!response.ok || response.body === null) throw new Refused(response.status);
    tries = 0;
    listener.onState('on');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const silence = setTimeout(() => cut.abort(), SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      text += value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1] ?? '';
        if (field('id') !== '') last = field('id');
        if (field('event') !== '') listener.onEvent(field('event'), field('data'));
      }
    }
  };
  const again = (): void => {
    if (stop.signal.aborted) return;
    once()
      .catch(() => undefined)
      .finally(() => {
        if (stop.signal.aborted) return;
        if (tries > 0) listener.onState('off');
        setTimeout(again, PATIENCE_MS[Math.min(tries++, PATIENCE_MS.length - 1)]);
      });
  };
  again();
  return () => stop.abort();
}
