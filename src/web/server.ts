import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Json } from '../core/json.js';
import { isLocale, type Locale } from '../core/words.js';
import type { AnswerParts } from './answer-parts.js';
import { Answers } from './answers.js';
import type { Door, Guest } from './guest.js';
import type { Inside } from './inside.js';
import { Live } from './live.js';
import { insideScript, pageHtml, pageScript, pageStyle } from './page.js';

export interface WebTable {
  readonly port: number;
  readonly live: Live;
  close(): Promise<void>;
}

export interface WebParts extends AnswerParts {
  readonly door: Door;
  readonly listen: { readonly host: string | null; readonly port: number; readonly asked: boolean };
  /** For those who say none. */
  readonly locale: Locale;
  readonly onFault: (fault: unknown) => void;
  /** Null: the page is not to be had inside Discord, and nobody may show it in a frame. */
  readonly inside: Inside | null;
}

const BODY_MOST = 64 * 1024;
/** Longer than a proxy in front keeps idle connections: it would send a press into one that is just being closed. */
const KEPT_OPEN_MS = 75_000;
const FOR_GOOD = 'public, max-age=31536000, immutable';

interface Body {
  readonly type: string;
  readonly content: string;
  readonly kept?: string;
}

/** The page and what it asks, over HTTP. */
export async function openWeb(parts: WebParts): Promise<WebTable> {
  const answers = new Answers(parts);
  const live = new Live(answers, parts.door, parts.onFault);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersOf(parts))) response.setHeader(name, value);
    serve(request, response).catch((fault: unknown) => {
      parts.onFault(fault);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  await listen(server, parts.listen);
  const { port } = addressOf(server);
  if (parts.door.opensGames) answers.home.warm(parts.locale).catch(parts.onFault);
  return {
    port,
    live,
    close: () =>
      new Promise((resolve) => {
        live.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://table');
    if (!isCalledSo(request, parts.door)) return refuse(response, 421);
    if (!pathname.startsWith('/api/')) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      const body = still(parts, pathname, searchParams.has('frame_id'));
      return body === null ? refuse(response, 404) : send(request, response, body);
    }
    // A page of somebody else's can neither send this header nor read the answer.
    if (request.headers['x-table'] !== '1' || !isFromHere(request, parts.inside)) return refuse(response, 403);
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
  const svg = (content: string | null): Body | null =>
    content === null ? null : { type: 'image/svg+xml', content, kept: 'public, max-age=86400' };
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
      return outlines === null
        ? null
        : { type: 'application/json', content: JSON.stringify(outlines), kept: 'public, max-age=86400' };
    }
    case 'emblem':
      return svg(plotter.emblem(map, name));
    case 'symbol':
      return svg(plotter.symbol(map, name));
    default:
      return null;
  }
}

function headersOf({ inside }: WebParts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
      `base-uri 'none'; form-action 'none'; frame-ancestors ${inside?.framedBy ?? "'none'"}`,
    ].join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(inside === null ? { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' } : {}),
  };
}

/** A name that leads here by somebody else's DNS is none of ours. */
function isCalledSo({ headers }: IncomingMessage, { hosts }: Door): boolean {
  return hosts === null || hosts.includes((headers.host ?? '').replace(/:\d+$/, ''));
}

function isFromHere({ headers }: IncomingMessage, inside: Inside | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined || origin === inside?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}

const squeezed = promisify(gzip);
const SMALL = 1_000;

async function send(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
  const { type, content, kept = 'no-store' } = body;
  response.setHeader('content-type', type);
  response.setHeader('cache-control', kept);
  if (kept !== 'no-store') {
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
    response.setHeader('etag', tag);
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
  }
  const zips = content.length > SMALL && String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (zips) response.setHeader('content-encoding', 'gzip');
  response.setHeader('vary', 'accept-encoding');
  const bytes = zips ? await squeezed(content, { level: 5 }) : Buffer.from(content);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end();
}

/** Null: too long, or no JSON. */
async function readJson(request: IncomingMessage): Promise<Json> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > BODY_MOST) return null;
    parts.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

/** On the wished port; on a free one, if nobody asked for that very one. */
async function listen(server: Server, { host, port, asked }: WebParts['listen']): Promise<void> {
  const at = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: wanted, ...(host === null ? {} : { host }) }, () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  try {
    await at(port);
  } catch (fault) {
    if (asked) throw fault;
    await at(0);
  }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page has no port');
  return address;
}
