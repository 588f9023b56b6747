import type { Lapsed } from '../table/service.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

/** Turns the parts' reports into log lines and metrics: one place for what an operator sees. */
interface Watch {
  readonly discord: {
    acknowledged(kind: string, milliseconds: number, outcome: string): void;
    failed(reference: string, doing: string, fault: unknown): void;
    published(outcome: string, milliseconds: number): void;
    refused(status: number): void;
  };
  readonly reminders: {
    onOutage(milliseconds: number): void;
    onRound(result: RoundSeen): void;
    onFault(fault: unknown): void;
  };
  onGone(servers: number): void;
  onPruned(posts: number): void;
  fault(where: string, fault: unknown): void;
  /** This process's last successful round. */
  lastRound(): Date | null;
}

/** What is worth logging of a round of reminders. */
interface RoundSeen {
  readonly told: number;
  readonly lapsed: readonly {
    readonly lapse: { readonly gameId: string; readonly obligationId: string };
    readonly answer: Lapsed;
  }[];
  readonly failures: readonly unknown[];
}

/** So many refused requests in ten minutes are told to the host, once in that time. */
export const ALARM_AT = 1_000;
const WINDOW_MS = 600_000;

/** Counts within ten minutes; true when it is time for the alarm. */
function countRefusals() {
  let since = 0;
  let count = 0;
  return {
    add(now: Date): boolean {
      if (now.getTime() - since > WINDOW_MS) [since, count] = [now.getTime(), 0];
      count += 1;
      return count === ALARM_AT;
    },
  };
}

export function createWatch(log: Log, metrics: Metrics, now: () => Date): Watch {
  let lastRound: Date | null = null;
  const refusals = countRefusals();
  const fault = (where: string, cause: unknown, fields: object = {}): void => {
    metrics.faults.inc({ where });
    log.error({ ...fields, fault: cause }, `${where} failed`);
  };
  return {
    discord: {
      acknowledged(kind, milliseconds, outcome) {
        metrics.acknowledgementSeconds.observe({ kind, outcome }, milliseconds / 1000);
        if (outcome === 'late') log.warn({ kind, milliseconds }, 'an interaction was answered too late');
      },
      failed: (reference, doing, cause) => fault('discord', cause, { reference, doing }),
      published: (outcome, milliseconds) => metrics.postSeconds.observe({ outcome }, milliseconds / 1000),
      refused(status) {
        metrics.refused.inc({ status: String(status) });
        if (refusals.add(now()))
          log.error(
            { refusals: ALARM_AT },
            'Discord refuses many requests: it shuts out whoever has 10,000 in ten minutes',
          );
      },
    },
    reminders: {
      onOutage: (milliseconds) =>
        log.warn(
          { minutes: Math.round(milliseconds / 60_000) },
          'nobody was on duty: all deadlines are moved on by as much',
        ),
      onRound({ told, lapsed, failures }) {
        lastRound = now();
        metrics.reminders.inc(told);
        metrics.rounds.inc({ outcome: failures.length === 0 ? 'done' : 'partly' });
        for (const { lapse, answer } of lapsed) {
          metrics.lapses.inc({ answer });
          log.info({ game: lapse.gameId, obligation: lapse.obligationId, answer }, 'a deadline lapsed');
        }
        for (const cause of failures) fault('reminders', cause);
        if (told > 0) log.info({ told }, 'reminded');
      },
      onFault(cause) {
        metrics.rounds.inc({ outcome: 'failed' });
        fault('reminders', cause);
      },
    },
    onGone: (servers) => log.info({ servers }, 'servers that the bot has left: their games rest'),
    onPruned: (posts) => log.info({ posts }, 'posts that left long ago are taken out'),
    fault,
    lastRound: () => lastRound,
  };
}
