import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Json } from '../core/json.js';
import { isLocale, type Locale } from '../core/words.js';
import { type Body, FOR_GOOD, readJson, refuse, send } from '../http/body.js';
import { guardingHeaders, isCalledBy, isFromHere } from '../http/guarded.js';
import { closed, type Listen, listening } from '../http/listen.js';
import { Answers } from './answers.js';
import type { Door, Guest } from './guest.js';
import type { Inside } from './inside.js';
import { Live } from './live.js';
import { insideScript, pageHtml, pageScript, pageStyle } from './page.js';
import type { AnswerParts } from './speech.js';

export interface WebTable {
  readonly port: number;
  readonly live: Live;
  close(): Promise<void>;
}

export interface WebParts extends AnswerParts {
  readonly door: Door;
  readonly listen: Listen;
  /** For those who say none. */
  readonly locale: Locale;
  readonly onFault: (fault: unknown) => void;
  /** Null: the page is not to be had inside Discord, and nobody may show it in a frame. */
  readonly inside: Inside | null;
}

/** Longer than a proxy in front keeps idle connections: it would send a press into one that is just being closed. */
const KEPT_OPEN_MS = 75_000;

/** The page and what it asks, over HTTP. */
export async function openWeb(parts: WebParts): Promise<WebTable> {
  const answers = new Answers(parts);
  const live = new Live(answers, parts.door, parts.onFault);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(guardingHeaders(parts.inside?.framedBy)))
      response.setHeader(name, value);
    serve(request, response).catch((fault: unknown) => {
      parts.onFault(fault);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  const port = await listening(server, parts.listen);
  if (parts.door.opensGames) answers.home.warm(parts.locale).catch(parts.onFault);
  return {
    port,
    live,
    close() {
      live.close();
      return closed(server);
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://table');
    if (!isCalledBy(request, parts.door.hosts)) return refuse(response, 421);
    if (!pathname.startsWith('/api/')) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      const body = still(parts, pathname, searchParams.has('frame_id'));
      return body === null ? refuse(response, 404) : send(request, response, body);
    }
    // A page of somebody else's can neither send this header nor read the answer.
    if (request.headers['x-table'] !== '1' || !isFromHere(request, parts.inside?.origin)) return refuse(response, 403);
    if (pathname === '/api/activity') return letIn(request, response);
    const guest = await parts.door.admit(request);
    if (guest === null) return refuse(response, 401);
    const asked = String(request.headers['x-language'] ?? '');
    const locale = isLocale(asked) ? asked : parts.locale;
    if (pathname === '/api/live') return follow(guest, locale, request, response);
    const body = request.method === 'POST' ? await readJson(request) : null;
    const answer = await answerTo(pathname, searchParams, guest, locale, body);
    if (answer === null) return refuse(response, 404);
    return send(request, response, { type: 'application/json', content: JSON.stringify(answer) });
  }

  async function letIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { inside } = parts;
    if (inside === null || request.method !== 'POST') return refuse(response, 404);
    const found = await inside.enter(request, await readJson(request));
    if (typeof found === 'number') return refuse(response, found);
    return send(request, response, { type: 'application/json', content: JSON.stringify(found) });
  }

  async function answerTo(
    path: string,
    query: URLSearchParams,
    guest: Guest,
    locale: Locale,
    body: Json,
  ): Promise<object | null> {
    switch (path) {
      case '/api/home':
        return parts.door.opensGames ? answers.home.shown(guest, locale) : null;
      case '/api/cover':
        return parts.door.opensGames ? answers.home.cover(query.get('game') ?? '', locale) : null;
      case '/api/act':
        return body === null ? null : answers.act(guest, locale, body);
      case '/api/complete':
        return answers.complete(guest, locale, query.get('line') ?? '');
      case '/api/about':
        return answers.about(guest, locale, query.get('place') ?? '');
      case '/api/trail':
        return answers.trail(guest, locale);
      case '/api/moment':
        return answers.moment(guest, locale, Number(query.get('at') ?? 'x'), query.get('have'));
      default:
        return null;
    }
  }

  async function follow(
    guest: Guest,
    locale: Locale,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    await live.join(guest, locale, String(request.headers['last-event-id'] ?? '') || null, response);
  }
}

/** What is the same for everyone: the page, its script and style, the maps. */
function still({ plotter, locale, inside }: WebParts, path: string, framed: boolean): Body | null {
  const daily = (type: string, content: string | null): Body | null =>
    content === null ? null : { type, content, kept: 'public, max-age=86400' };
  const svg = (content: string | null) => daily('image/svg+xml', content);
  if (path === '/' || path.startsWith('/t/')) {
    const application = framed ? (inside?.applicationId ?? null) : null;
    return { type: 'text/html; charset=utf-8', content: pageHtml(locale, application) };
  }
  if (path === '/page.js') return { type: 'text/javascript', content: pageScript(), kept: FOR_GOOD };
  if (path === '/inside.js') return { type: 'text/javascript', content: insideScript(), kept: FOR_GOOD };
  if (path === '/page.css') return { type: 'text/css', content: pageStyle(), kept: FOR_GOOD };
  const [, map = '', file = '', name = ''] = /^\/maps\/([a-z0-9-]+)\/([a-z]+)(?:\/([\w.-]+))?$/.exec(path) ?? [];
  switch (file) {
    case 'base':
    case 'over':
      return svg(plotter.sheet(map, file));
    case 'outlines': {
      const outlines = plotter.outlines(map);
      return daily('application/json', outlines && JSON.stringify(outlines));
    }
    case 'emblem':
      return svg(plotter.emblem(map, name));
    case 'symbol':
      return svg(plotter.symbol(map, name));
    default:
      return null;
  }
}
