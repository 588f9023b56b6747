import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE } from './certificate.js';

/** What a client of Discord is asked, and how it answers. */
export interface ClientPart {
  readonly applicationId: string;
  /** Where the page itself listens. */
  readonly page: () => number;
  /** The Activity that this client has open. */
  readonly instanceId: () => string;
  /** What it gives the page when that asks who its user is; null: the user says no. */
  readonly code: () => string | null;
}

export interface Host {
  /** So that a browser finds all names here. */
  readonly browserArguments: readonly string[];
  /** What Discord's proxy would not pass on. */
  readonly strays: string[];
  /** Which origins the proxy saw, and which addresses with their queries the page was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/**
 * Discord's client at https://discord.com, which shows an application's page in a frame, and its proxy, which shows that
 * page at https://<application>.discordsays.com: the document itself, and whatever begins with `/.proxy/`, with a policy
 * that allows nothing else. Beside them somebody else's site with the same frame.
 */
export async function openHost(part: ClientPart): Promise<Host> {
  const proxied = `${part.applicationId}.discordsays.com`;
  const strays: string[] = [];
  const asked: string[] = [];
  const server = createServer(CERTIFICATE, (asks, answers) => {
    if (asks.headers.host === proxied) return through(asks, answers);
    if (asks.url === '/code') return answers.end(JSON.stringify({ code: part.code() }));
    answers.setHeader('content-type', 'text/html');
    return answers.end(clientHtml(part, proxied));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  return {
    browserArguments: [
      `--host-resolver-rules=${['discord.com', proxied, 'evil.example'].map((name) => `MAP ${name} 127.0.0.1:${port}`)},MAP * ~NOTFOUND`,
      '--ignore-certificate-errors',
    ],
    strays,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function through(asks: IncomingMessage, answers: ServerResponse): void {
    const path = asks.url ?? '/';
    asked.push(path);
    const isDocument = path.startsWith('/?');
    if (!isDocument && !path.startsWith('/.proxy/')) {
      strays.push(path);
      answers.writeHead(404).end();
      return;
    }
    const headers = { ...asks.headers, host: 'table.example', 'x-forwarded-for': '203.0.113.7' };
    const port = part.page();
    const to = { host: '127.0.0.1', port, path: path.replace(/^\/\.proxy/, ''), method: asks.method, headers };
    const passed = request(to, (answer) => {
      answers.writeHead(answer.statusCode ?? 502, withPolicy(answer.headers));
      answer.pipe(answers);
    });
    passed.on('error', () => answers.destroy());
    answers.on('close', () => passed.destroy());
    asks.pipe(passed);
  }

  /** Its own beside the page's: a browser keeps to both. */
  function withPolicy(headers: IncomingMessage['headers']): Record<string, string | string[]> {
    const own = `https://${proxied}/.proxy/`;
    const policy = `default-src ${own}; connect-src ${own} https://discord.com/api/; img-src ${own} data: blob:`;
    const theirs = headers['content-security-policy'];
    const kept = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { ...Object.fromEntries(kept), 'content-security-policy': theirs === undefined ? policy : [theirs, policy] };
  }
}

/** Shows the page in a frame and answers it, as Discord's client does, by messages `[what, data]`. */
function clientHtml({ applicationId, instanceId }: ClientPart, proxied: string): string {
  const query = new URLSearchParams({
    instance_id: instanceId(),
    location_id: instanceId(),
    launch_id: '1',
    frame_id: '7f1c6a52-5a9c-4cf0-9a0c-6f5f7f7d2c11',
    platform: 'mobile',
    mobile_app_version: '300.0',
    // What a client says of where it is may be anything.
    channel_id: '1',
    guild_id: '2',
  });
  return `<!doctype html><meta name="viewport" content="width=device-width">
<style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
<iframe sandbox="allow-forms allow-modals allow-popups allow-same-origin allow-scripts"
  src="https://${proxied}/?${query}"></iframe>
<script>
const page = 'https://${proxied}';
const said = [];
addEventListener('message', async ({ origin, source, data: [kind, data] }) => {
  if (origin !== page) return;
  said.push([kind, data]);
  const answer = (frame) => source.postMessage([1, frame], page);
  if (kind === 0 && data.v === 1 && data.client_id === '${applicationId}' && data.frame_id !== '')
    answer({ cmd: 'DISPATCH', evt: 'READY', nonce: null,
      data: { v: 1, config: { api_endpoint: '//discord.com/api', environment: 'production' } } });
  if (kind !== 1) return;
  const { cmd, nonce, args } = data;
  // Somebody who does not know what was asked is not heard.
  answer({ cmd, evt: null, nonce: 'forged', data: { code: 'forged' } });
  const { code } = cmd === 'AUTHORIZE' ? await (await fetch('/code')).json() : { code: null };
  const asks = cmd === 'AUTHORIZE' && args.client_id === '${applicationId}' && args.response_type === 'code' &&
    args.prompt === 'none' && args.scope.join() === 'identify';
  if (asks && code !== null) answer({ cmd, evt: null, nonce, data: { code } });
  else answer({ cmd, evt: 'ERROR', nonce, data: { code: 4000, message: 'no' } });
});
</script>`;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return address;
}
