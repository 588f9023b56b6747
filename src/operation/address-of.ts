import type { IncomingMessage } from 'node:http';

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** Who asks over HTTP. A neighbour is a proxy of the host's own: it says last whom it asks for. */
export function addressOf({ socket, headers }: Asking): string {
  const near = socket.remoteAddress ?? '';
  const from =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return NEIGHBOUR.test(near) && from !== '' ? from.slice(0, 60) : near;
}
const NEIGHBOUR = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;
