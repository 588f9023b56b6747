import { type AnsweringLater, type Around, wrapped } from '../table/around.js';
import type { Reply } from '../table/ports/message.js';
import type { TableService } from '../table/service.js';
import type { Metrics } from './metrics.js';

/** The table as the edges see it: measured, and counted so that a stop can wait for what is under way. */
interface MeteredTable {
  readonly table: TableService;
  readonly underWay: () => number;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
}

type RequestResult = 'done' | 'refused' | 'fault';

export function meterTable(table: TableService, metrics: Metrics): MeteredTable {
  let underWay = 0;
  let waiters: (() => void)[] = [];

  async function pass<Answer>(kind: string, work: () => Promise<Answer>, judge: (answer: Answer) => RequestResult) {
    const end = metrics.requestSeconds.startTimer({ kind });
    underWay += 1;
    let outcome: RequestResult = 'fault';
    try {
      const answer = await work();
      outcome = judge(answer);
      return answer;
    } finally {
      end();
      metrics.requests.inc({ kind, outcome });
      underWay -= 1;
      if (underWay === 0) {
        for (const wake of waiters) wake();
        waiters = [];
      }
    }
  }
  const judgeReply = (reply: Reply): RequestResult => (reply.refused === undefined ? 'done' : 'refused');
  const done = (): RequestResult => 'done';

  /** All of them by name: a new method of the table cannot be forgotten here. */
  const metered: Required<Pick<Around<TableService>, AnsweringLater<TableService>>> = {
    execute: (call) => pass('command', call, judgeReply),
    press: (call) => pass('press', call, judgeReply),
    complete: (call) => pass('complete', call, done),
    resolve: (call) => pass('post', call, done),
    panel: (call) => pass('panel', call, done),
    lapse: (call) => pass('lapse', call, done),
    rest: (call) => pass('rest', call, done),
    strand: (call) => pass('rest', call, done),
    playOn: (call) => pass('bot', call, done),
  };
  return {
    table: wrapped(table, metered),
    underWay: () => underWay,
    idle: () =>
      underWay === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.push(resolve);
          }),
  };
}
