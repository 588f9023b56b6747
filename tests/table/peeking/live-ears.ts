import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Action } from '../../../src/core/action.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { Locale } from '../../../src/core/words.js';
import { Live } from '../../../src/web/live.js';
import { chain } from './chained.js';
import { answersOn, guestOf } from './page-of.js';
import { CHANNEL, type PlayedLog } from './played-log.js';

/**
 * What those who watch are sent while somebody writes a line, once they have been shown where the game stands; null: the
 * line was refused.
 */
export async function heardLive(
  log: PlayedLog,
  writer: SeatId,
  line: Action,
  readers: readonly (SeatId | null)[],
  locale: Locale,
): Promise<ReadonlyMap<SeatId | null, string> | null> {
  const store = log.store();
  const answers = answersOn(store, log.module);
  const faults: unknown[] = [];
  const live = new Live(answers, { stillOpen: async () => true }, (fault) => faults.push(fault));
  try {
    const ears = new Map(readers.map((reader) => [reader, new Ear()]));
    for (const [reader, ear] of ears) await live.join(guestOf(log.gameId, reader), locale, null, ear);
    for (const ear of ears.values()) ear.said = '';
    const asker = { userId: writer, userName: writer, channelId: CHANNEL, guildId: null, locale };
    const reply = await answers.parts.table.execute({
      ...asker,
      requestId: 'in-secret',
      ...chain([JSON.parse(JSON.stringify(line))], 'none'),
    });
    if (reply.refused !== undefined) return null;
    live.changed(log.gameId);
    await live.round();
    if (faults.length > 0) throw faults[0];
    return new Map([...ears].map(([reader, { said }]) => [reader, said]));
  } finally {
    live.close();
  }
}

/** A connection that remembers what was written to it. */
class Ear extends ServerResponse {
  said = '';
  constructor() {
    super(new IncomingMessage(new Socket()));
  }
  override write(text: unknown): boolean {
    this.said += String(text);
    return true;
  }
}
