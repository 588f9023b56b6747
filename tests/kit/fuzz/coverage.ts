import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';

/** The same as plain data: kinds, names and how often. */
export type Met = readonly (readonly [string, readonly (readonly [string, number])[]])[];

/** How often each kind of thing was met, over all games. */
export class Coverage {
  readonly counts = new Map<string, Map<string, number>>();

  met(): Met {
    return [...this.counts].map(([kind, names]) => [kind, [...names]] as const);
  }
  add(met: Met): void {
    for (const [kind, names] of met) for (const [name, count] of names) this.count(kind, name, count);
  }

  count(kind: string, name: string, by = 1): void {
    let names = this.counts.get(kind);
    if (names === undefined) {
      names = new Map();
      this.counts.set(kind, names);
    }
    names.set(name, (names.get(name) ?? 0) + by);
  }
  of(kind: string, name: string): number {
    return this.counts.get(kind)?.get(name) ?? 0;
  }

  see(action: Action, events: readonly GameEvent[]): void {
    this.count('verb', action.verb);
    for (const event of events) this.count('event', event.type);
  }

  /** The table of a run. */
  report(): string {
    const lines: string[] = [];
    for (const [kind, names] of [...this.counts].sort(([one], [two]) => one.localeCompare(two))) {
      lines.push(`${kind}`);
      const rows = [...names].sort(([one], [two]) => one.localeCompare(two, 'en', { numeric: true }));
      const width = Math.max(...rows.map(([name]) => name.length));
      const cells = rows.map(([name, count]) => `${name.padEnd(width)} ${count.toLocaleString('en').padStart(11)}`);
      const columns = Math.max(1, Math.floor(110 / (width + 15)));
      for (let at = 0; at < cells.length; at += columns) lines.push(`  ${cells.slice(at, at + columns).join('   ')}`);
    }
    return lines.join('\n');
  }
}
