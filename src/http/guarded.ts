import type { IncomingMessage } from 'node:http';

/** What a browser may do with what it is sent. `framedBy`: whose frames may show it; without it, nobody's. */
export function guardingHeaders(framedBy: string | undefined): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
      `base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy ?? "'none'"}`,
    ].join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(framedBy === undefined ? { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' } : {}),
  };
}

/** A name that leads here by somebody else's DNS is none of ours. `hosts`: null allows any. */
export function isCalledBy({ headers }: IncomingMessage, hosts: readonly string[] | null): boolean {
  return hosts === null || hosts.includes((headers.host ?? '').replace(/:\d+$/, ''));
}

/** Asked by a page of ours, or of this other origin. */
export function isFromHere({ headers }: IncomingMessage, other: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined || origin === other) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
