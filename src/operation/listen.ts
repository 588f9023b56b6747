/** Where a server listens. */
export interface Listen {
  /** Null: every address of the machine. */
  readonly host: string | null;
  readonly port: number;
  /** Somebody asked for it: then it must be had. */
  readonly asked: boolean;
}

/** `9464`, `127.0.0.1:9464` or `[::1]:9464`. */
export function readListen(text: string): Listen | null {
  const found = /^(?:(?<host>[\w.-]+|\[[0-9a-fA-F:]+\]):)?(?<port>\d{1,5})$/.exec(text);
  const port = Number(found?.groups?.port);
  if (found === null || port > 65_535) return null;
  const host = found.groups?.host?.replace(/^\[|\]$/g, '');
  return { host: host ?? null, port, asked: true };
}
