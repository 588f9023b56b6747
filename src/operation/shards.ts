/**
 * Which gateway shards this process takes. Discord assigns guilds to shards by id; processes on one database, each with
 * other shards of the same count, form one bot.
 */
export type Shards =
  /** All of them, as many as Discord recommends. */
  { readonly kind: 'auto' } | { readonly kind: 'some'; readonly ids: readonly number[]; readonly count: number };

const MOST = 10_000;

/** `auto`; `4`: all of four; `0,1/4` or `0-1/4`: the first two of four. */
export function readShards(text: string): Shards | null {
  if (text === 'auto') return { kind: 'auto' };
  const found = /^(?:([\d,\s-]+)\/)?\s*(\d{1,5})$/.exec(text);
  const count = Number(found?.[2]);
  if (found === null || count < 1 || count > MOST) return null;
  const ids = new Set<number>();
  for (const part of (found[1] ?? `0-${count - 1}`).split(',')) {
    const range = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    if (range === null) return null;
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    if (last < first || last >= count) return null;
    for (let id = first; id <= last; id += 1) ids.add(id);
  }
  return { kind: 'some', ids: [...ids].sort((one, other) => one - other), count };
}

export function describeShards(shards: Shards): string {
  return shards.kind === 'auto' ? 'auto' : `${shards.ids.join(',')}/${shards.count}`;
}

/** Exactly one of a bot's processes has the first shard: it does what is needed only once. */
export function takesFirst(shards: Shards): boolean {
  return shards.kind === 'auto' || shards.ids.includes(0);
}
