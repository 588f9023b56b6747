import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../../src/core/json.js';
import { ApiError, unauthorized } from './api-error.js';
import type { Answer, Call, Route } from './call.js';
import type { Faults } from './faults.js';
import { parseJson } from './json.js';
import type { UploadedFile } from './limits-message.js';
import type { OpenApi } from './openapi.js';

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: Json | undefined;
  readonly files: readonly string[];
  readonly status: number;
  readonly at: number;
}

interface ServerParts {
  readonly routes: () => readonly Route[];
  readonly openApi: OpenApi | null;
  readonly faults: Faults;
  readonly token: string;
  /** What `/attachments/<id>/<name>` gives. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Already acknowledged, thread exists: what a retry meets when only the answer to the first attempt was lost; a thread
 * that was closed meanwhile, of which nobody tells the bot.
 */
const UNAVOIDABLE = [40060, 160004, 50083];

const PREFIX = /^\/api(\/v10)?(?=\/)/;

/** Discord's REST API on loopback: every request is checked before it is answered. */
export class RestServer {
  readonly http: Server;
  readonly exchanges: Exchange[] = [];
  /** What the bot did that Discord would refuse or that its description does not know. */
  readonly violations: string[] = [];
  readonly #parts: ServerParts;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.http = createServer((request, response) => {
      this.#serve(request, response).catch((failure: unknown) => {
        this.violations.push(`the fake itself failed: ${String(failure)}`);
        response.destroy();
      });
    });
  }

  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve) => this.http.listen(port, '127.0.0.1', resolve));
    return addressOf(this.http).port;
  }

  async close(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise<void>((resolve) => this.http.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await readAll(request);
    const url = new URL(request.url ?? '/', 'http://fake');
    const file = /^\/attachments\/(\d+)\//.exec(url.pathname)?.[1];
    if (file !== undefined) {
      response.statusCode = this.#parts.files.has(file) ? 200 : 404;
      response.end(this.#parts.files.get(file));
      return;
    }
    const path = decodeURIComponent(url.pathname.replace(PREFIX, ''));
    const method = request.method ?? 'GET';
    const trouble = this.#parts.faults.take(method, path);
    switch (trouble?.kind) {
      case 'drop':
        response.destroy();
        return;
      case 'delay':
        await sleep(trouble.milliseconds);
        break;
      case 'held':
        await trouble.until;
        break;
      case 'status':
        this.#log({ method, path, body: undefined, files: [] }, trouble.status);
        write(response, {
          status: trouble.status,
          json: { message: trouble.message ?? 'made to fail', code: trouble.code ?? 0 },
        });
        return;
      case 'rate-limit':
        this.#log({ method, path, body: undefined, files: [] }, 429);
        limit(response, trouble.retryAfterMs / 1000, trouble.global === true);
        return;
      default:
        break;
    }
    const { body, files } = await bodyOf(raw, request.headers['content-type'] ?? '');
    const { authorization } = request.headers;
    const call: Call = { method, path, query: url.searchParams, body, files, authorization };
    const answer = this.#answer(call);
    this.#log({ method, path, body, files: files.map((file) => file.name) }, answer.status);
    if (trouble?.kind === 'drop-after') response.destroy();
    else write(response, answer);
  }

  #answer(call: Call): Answer {
    try {
      const asPerson = call.authorization?.startsWith('Bearer ') === true;
      const route = this.#parts
        .routes()
        .find(
          ({ method, pattern, bearer = false }) =>
            method === call.method && pattern.test(call.path) && bearer === asPerson,
        );
      const known = asPerson || route?.open === true || call.authorization === `Bot ${this.#parts.token}`;
      if (!known) throw unauthorized();
      const checks = route?.undescribed === true ? null : this.#parts.openApi;
      const faults = checks?.faults(call.method, call.path, call.query, call.body, call.files.length > 0) ?? [];
      if (faults.length > 0) throw new ApiError(400, 50035, 'Invalid Form Body', faults);
      if (route === undefined)
        throw new ApiError(404, 0, `404: Not Found (the fake has no ${call.method} ${call.path})`);
      return route.handle(call, route.pattern.exec(call.path)?.slice(1) ?? []);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const unheard = failure.code === 0 && (failure.status === 404 || failure.status === 500);
      const isOwnFault = failure.status === 400 || unheard;
      if (isOwnFault && !UNAVOIDABLE.includes(failure.code))
        this.violations.push(`${call.method} ${call.path}: ${failure.message} ${failure.details.join('; ')}`);
      return {
        status: failure.status,
        json: {
          message: failure.message,
          code: failure.code,
          ...(failure.details.length > 0
            ? { errors: { _errors: failure.details.map((message) => ({ code: 'INVALID', message })) } }
            : {}),
        },
      };
    }
  }

  #log(call: { method: string; path: string; body: Json | undefined; files: readonly string[] }, status: number): void {
    this.exchanges.push({ ...call, status, at: performance.now() });
  }
}

function limit(response: ServerResponse, seconds: number, global: boolean): void {
  response.setHeader('retry-after', String(seconds));
  response.setHeader('x-ratelimit-scope', global ? 'global' : 'user');
  if (global) response.setHeader('x-ratelimit-global', 'true');
  write(response, { status: 429, json: { message: 'You are being rate limited.', retry_after: seconds, global } });
}

function write(response: ServerResponse, answer: Answer): void {
  response.statusCode = answer.status;
  if (answer.json === undefined) {
    response.end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer.json));
}

async function readAll(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function bodyOf(
  raw: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ body: Json | undefined; files: readonly UploadedFile[] }> {
  if (raw.length === 0) return { body: undefined, files: [] };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { body: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(raw))), files: [] };
  if (!type.startsWith('multipart/form-data')) return { body: parseJson(new TextDecoder().decode(raw)), files: [] };
  const form = await new Response(raw, { headers: { 'content-type': type } }).formData();
  const files: UploadedFile[] = [];
  let body: Json = {};
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') body = field === 'payload_json' ? parseJson(value) : body;
    else files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { body, files };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address;
}
