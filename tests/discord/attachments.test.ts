import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readAttachment } from '../../src/discord/interactions/attachments.js';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  opened.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/file.json`;
}

it('reads a file, also where a character falls between two pieces', async () => {
  const bytes = Buffer.from('{"name":"Tolède — Ñ"}');
  const url = await serving((_, response) => {
    response.write(bytes.subarray(0, 13));
    setImmediate(() => response.end(bytes.subarray(13)));
  });
  expect(await readAttachment(url, bytes.byteLength)).toBe('{"name":"Tolède — Ñ"}');
});

it('does not even ask for a file that is too large', async () => {
  let asked = 0;
  const url = await serving((_, response) => {
    asked++;
    response.end('{}');
  });
  await expect(readAttachment(url, 100_000_000)).rejects.toThrow('100000000 bytes');
  expect(asked).toBe(0);
});

it('stops reading what is larger than it was said to be', async () => {
  let closed: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const url = await serving((_, response) => {
    const pour = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => {
      clearInterval(pour);
      closed();
    });
  });
  await expect(readAttachment(url, 10, 50_000)).rejects.toThrow('more than 50000');
  await gone;
});

it('follows nowhere else, and takes no error for a file', async () => {
  const elsewhere = await serving((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
  await expect(readAttachment(elsewhere, 10)).rejects.toThrow();
  const failing = await serving((_, response) => response.writeHead(404).end('not here'));
  await expect(readAttachment(failing, 10)).rejects.toThrow('404');
});
