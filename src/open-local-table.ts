import type { GameModule } from './core/game-module.js';
import { LOCAL_LIMITS } from './local/limits.js';
import { HandClock, type OpenLocalTable } from './local/local-table.js';
import { systemEntropy } from './operation/system.js';
import { openStore, type Place } from './persistence/open-store.js';
import { createBotTurns } from './reminders/bot-turns.js';
import { createReminders, passTime } from './reminders/round.js';
import { openAnimator } from './rendering/animator.js';
import { openPicturer } from './rendering/picturer.js';
import { openRulebooks } from './rulebooks/open-rulebooks.js';
import { LoadedDice } from './table/dice/loaded-dice.js';
import { openTable } from './table/open-table.js';
import type { Clock } from './table/ports/world.js';
import { wordsOf } from './table/words/words.js';

interface LocalTableParts {
  readonly place: Place;
  readonly games: readonly GameModule[];
  /** The real clock, or a manual one. */
  readonly clock: Clock;
  /** The seed of the dice; null: a new one for each game. */
  readonly seed: string | null;
  readonly pictures: boolean;
  /** Faces to come, if somebody else reads them as well. */
  readonly loadedDice?: LoadedDice;
  /** A channel whose game's time is resumed, if it has one. */
  readonly continues: string | null;
}

/** Wires a table without Discord: database, rules, reminders and pictures, with a manual clock. */
export function openLocalTableOn(parts: LocalTableParts): OpenLocalTable {
  const loadedDice = parts.loadedDice ?? new LoadedDice();
  return async () => {
    const { clock } = parts;
    const opened = await openStore(parts.place);
    const earlier = parts.continues === null ? null : await opened.store.inChannel(parts.continues);
    if (clock instanceof HandClock && earlier !== null && earlier.updatedAt > clock.now()) clock.set(earlier.updatedAt);
    const entropy = {
      seed: () => parts.seed ?? systemEntropy.seed(),
      id: () => systemEntropy.id(),
    };
    const listeners: ((gameId: string) => void)[] = [];
    const outboxSignal = {
      ring: (gameId: string) => {
        for (const listener of listeners) listener(gameId);
      },
    };
    const onFault = (fault: unknown) => console.error(fault);
    const table = openTable({
      store: opened.store,
      clock,
      entropy,
      games: parts.games,
      rulebooks: openRulebooks(parts.games.map(({ id }) => id)),
      limits: LOCAL_LIMITS,
      outboxSignal,
      loadedDice,
      onFault,
    });
    const botTurns = createBotTurns({ table, onFault });
    listeners.push((gameId) => botTurns.begin(gameId));
    if (earlier !== null) botTurns.begin(earlier.id);
    const reminders = createReminders({ store: opened.reminders, table, clock, entropy, outboxSignal });
    const picturer = parts.pictures ? openPicturer() : null;
    const animator = parts.pictures ? openAnimator() : null;
    return {
      table,
      store: opened.store,
      outbox: opened.outbox,
      picturer,
      animator,
      say: wordsOf(parts.games),
      async pass(ms, gameId) {
        if (!(clock instanceof HandClock)) throw new Error('the clock on the wall cannot be moved');
        const [from, to] = [clock.now(), new Date(clock.now().getTime() + ms)];
        if (gameId === null) return clock.set(to);
        // Only this game: others may live in the same database by the real clock.
        const round = async () => {
          const found = await reminders.round(gameId);
          await botTurns.idle();
          return found;
        };
        const own = { round, nextMoment: (after: Date) => reminders.nextMoment(after) };
        await botTurns.idle();
        await passTime(own, (now) => clock.set(now), from, to);
      },
      onChange: (listener) => void listeners.push(listener),
      botsPlayed: () => botTurns.idle(),
      async close() {
        await botTurns.stop();
        await picturer?.close();
        await animator?.close();
        await opened.close();
      },
    };
  };
}
