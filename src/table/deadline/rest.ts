import { ok } from '../../core/result.js';
import { alter, type Opened } from '../change/alter.js';
import type { Change } from '../change/change.js';
import { AUTOPILOT } from '../change/default.js';
import { endingLines } from '../commands/game/phases.js';
import { tableEntry } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import type { Line } from '../ports/message.js';
import type { GamePhase } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import { isAlone } from '../seats.js';
import type { Rest, Rested } from '../service.js';

/** Reports that a game has been silent for its time; whether it has is checked under the lock. */
export async function rest(table: TableContext, { gameId, requestId }: Rest): Promise<Rested> {
  const altered = await alter<Rested>(table, gameId, requestId, async (opened) => {
    const now = table.deps.clock.now();
    const { restsAt: at, phase } = opened.game;
    const waits = at === null || at > now || (phase === 'playing' && isAlone(opened.game));
    const change = waits ? null : putToRest(opened, now);
    return ok({ change, answer: change === null ? 'awake' : RESTED[change.game.phase] });
  });
  return altered.kind === 'done' ? altered.answer : 'awake';
}

const RESTED: Readonly<Record<GamePhase, Rested>> = {
  gathering: 'awake',
  playing: 'awake',
  paused: 'paused',
  over: 'ended',
  archived: 'lapsed',
};

/** Nobody can read it any more: the channel or the server is gone, or closed to the bot. It rests without a word. */
export async function strand(table: TableContext, { gameId, requestId }: Rest): Promise<void> {
  await alter<null>(table, gameId, requestId, async (opened) => {
    const { phase } = opened.game;
    const rests = phase === 'gathering' || phase === 'playing';
    const change = rests ? putToRest(opened, table.deps.clock.now()) : null;
    return ok({ change: change === null ? null : { ...change, announce: [], panel: false }, answer: null });
  });
}

/** What follows if nobody acts: a pause, then the end; what never began is put away. */
export function putToRest({ game, module, state }: Opened, now: Date): Change | null {
  const told = (what: 'pause' | 'end' | 'archive') => tableEntry(AUTOPILOT, { what });
  const line = (key: 'silence.paused' | 'silence.ended' | 'silence.unfilled'): Line => ({ from: 'table', key });
  switch (game.phase) {
    case 'gathering':
      return {
        game: { ...game, phase: 'archived' },
        state,
        entry: told('archive'),
        announce: [line('silence.unfilled')],
      };
    case 'playing':
      return {
        game: { ...game, phase: 'paused', pausedAt: now },
        state,
        entry: told('pause'),
        announce: [line('silence.paused')],
        panel: true,
      };
    case 'paused': {
      const next: GameRecord = { ...game, phase: 'over', pausedAt: null };
      const announce = [line('silence.ended'), ...endingLines(module, next, state, now)];
      return { game: next, state, entry: told('end'), announce, picture: state !== null };
    }
    case 'over':
    case 'archived':
      return null;
  }
}
