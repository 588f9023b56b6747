import type { TableContext } from '../context.js';
import { KeyedQueue } from '../ports/queue.js';

/** So many games aside are kept ready; any other is played again from what is kept of it. */
const READY_MOST = 30;

interface Ready<Taken> {
  readonly open: Map<string, Taken>;
  readonly queue: KeyedQueue;
}

/** Games aside that were opened lately, by the name of their memo, as long as that still says the same. */
export class KeptReady<Taken extends { readonly text: string }> {
  private readonly tables = new WeakMap<TableContext, Ready<Taken>>();

  find(table: TableContext, key: string, text: string): Taken | null {
    const open = this.of(table).open.get(key);
    return open?.text === text ? open : null;
  }

  keep(table: TableContext, key: string, taken: Taken): Taken {
    const { open } = this.of(table);
    open.delete(key);
    open.set(key, taken);
    const [oldest] = open.keys();
    if (open.size > READY_MOST && oldest !== undefined) open.delete(oldest);
    return taken;
  }

  /** Replaces what is kept of it. Null: it went on elsewhere meanwhile, and nothing of it counts. */
  async write(table: TableContext, key: string, was: Taken, next: Taken): Promise<Taken | null> {
    this.of(table).open.delete(key);
    if (!(await table.deps.store.setMemo(key, was.text, next.text))) return null;
    return this.keep(table, key, next);
  }

  /** One press after the other. */
  oneByOne<Answer>(table: TableContext, key: string, work: () => Promise<Answer>): Promise<Answer> {
    return this.of(table).queue.run(key, work);
  }

  private of(table: TableContext): Ready<Taken> {
    const found = this.tables.get(table) ?? { open: new Map(), queue: new KeyedQueue() };
    this.tables.set(table, found);
    return found;
  }
}
