import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Json } from '../core/json.js';

const BODY_MOST = 64 * 1024;
/** The address changes with the content. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

export interface Body {
  readonly type: string;
  readonly content: string;
  /** How long it may be kept; without it, not at all. */
  readonly kept?: string;
}

const squeezed = promisify(gzip);
const SMALL = 1_000;

export async function send(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
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

/** With nothing to read. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end();
}

/** Null: too long, or no JSON. */
export async function readJson(request: IncomingMessage): Promise<Json> {
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
