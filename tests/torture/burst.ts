import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openStore, type Place } from '../../src/persistence/open-store.js';
import type { TableService } from '../../src/table/service.js';
import { tortureTable } from './racers.js';

/** One of many commands sent at the same moment. */
export interface Shot {
  readonly requestId: string;
  readonly channel: string;
  readonly user: string;
  readonly command: string;
  readonly options: Readonly<Record<string, string | number>>;
}
export interface Answered {
  readonly shot: Shot;
  /** The code of a refusal; `seen` for a request that came before; `fault` for what the table threw. */
  readonly how: 'done' | 'seen' | 'fault' | { readonly refused: string };
  readonly said: string;
}

export async function shoot(table: TableService, shot: Shot): Promise<Answered> {
  try {
    const [command = '', subcommand] = shot.command.split(' ');
    const reply = await table.execute({
      requestId: shot.requestId,
      userId: shot.user,
      userName: shot.user,
      channelId: shot.channel,
      guildId: null,
      locale: 'en',
      command,
      ...(subcommand === undefined ? {} : { subcommand }),
      options: shot.options,
    });
    const said = JSON.stringify(reply.lines);
    if (reply.refused !== undefined) return { shot, how: { refused: reply.refused.code }, said };
    const seen = reply.lines.some((line) => line.from === 'table' && line.key === 'request.seen');
    return { shot, how: seen ? 'seen' : 'done', said };
  } catch (error) {
    return { shot, how: 'fault', said: String(error) };
  }
}

// As a process of its own: opens the database, says so, and shoots a volley at once with each line it is sent.
if (process.argv[2] !== undefined && process.argv[1]?.endsWith('burst.ts')) {
  const task: { readonly place: Place; readonly volleys: readonly (readonly Shot[])[] } = JSON.parse(process.argv[2]);
  const opened = await openStore(task.place);
  const table = tortureTable(opened.store);
  writeSync(1, 'open\n');
  for (const volley of task.volleys) {
    await once(process.stdin, 'data');
    const answers = await Promise.all(volley.map((shot) => shoot(table, shot)));
    writeSync(1, `${JSON.stringify(answers)}\n`);
  }
  process.stdin.destroy();
  await opened.close();
}
