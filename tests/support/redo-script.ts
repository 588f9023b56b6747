import { expect } from 'vitest';
import type { LocalTable } from '../../src/local/local-table.js';
import type { Runner, StepResult } from '../../src/local/runner.js';
import type { ScriptStep } from '../../src/local/script-line.js';
import type { LoadedDice } from '../../src/table/dice/loaded-dice.js';
import { showsChance } from '../../src/table/log/undo-plan.js';
import type { GameRecord, LogEntry } from '../../src/table/ports/store.js';

interface Place {
  readonly runner: Runner;
  readonly channelId: string;
  readonly loadedDice: LoadedDice;
  /** What was pressed on the way to an action, and has changed nothing yet. */
  readonly onTheWay: ScriptStep[];
}

/** A line of a script; where it played, what it did is taken back at the table and done again. */
export async function redone(place: Place, step: ScriptStep, id: string): Promise<StepResult> {
  const { runner, channelId } = place;
  const local = await runner.opened();
  const before = await local.store.inChannel(channelId);
  const state = before?.phase === 'playing' ? await local.table.state(channelId) : null;
  const outcome = await runner.run(step, id);
  const after = await local.store.inChannel(channelId);
  if (!outcome.ok || before === null || state === null || after === null) return outcome;
  if (step.kind !== 'command' && step.kind !== 'press') return outcome;
  if (after.version === before.version) {
    place.onTheWay.push(step);
    return outcome;
  }
  const entries = await local.store.log(after.id, before.version + 1);
  const steps = [...place.onTheWay.splice(0), step];
  if (!canRedo(after, entries, step.user)) return outcome;

  const played = await local.table.state(channelId);
  const thrown = await rollsOf(local, after.id);
  if (after.settings.undo === 'never' && entries.some(showsChance)) {
    const refused = await local.table.execute(asking(channelId, step.user, `${id}:undo`));
    expect(refused.refused?.code).toBe('undo-never');
    return outcome;
  }
  await undo(local, channelId, step.user, entries, id);
  expect(await local.table.state(channelId)).toEqual(state);
  // No die changes by it, and none comes back.
  expect(await rollsOf(local, after.id)).toEqual(thrown);
  expect((await local.store.inChannel(channelId))?.nextRoll).toBe(after.nextRoll);

  putBack(
    place.loadedDice,
    entries.flatMap(({ rolls }) => rolls.map(({ face }) => face)),
  );
  for (const [index, one] of steps.entries()) {
    const again = await runner.run(one, `${id}:again${index}`);
    expect(again.ok, `done again it is refused: ${JSON.stringify(again.rejection)}`).toBe(true);
  }
  expect(await local.table.state(channelId)).toEqual(played);
  expect((await rollsOf(local, after.id)).slice(0, thrown.length)).toEqual(thrown);
  return outcome;
}

/** A command of this person's alone, in a game that goes on with nobody playing by himself. */
function canRedo(game: GameRecord, entries: readonly LogEntry[], user: string): boolean {
  const own = entries.length === 1 && entries[0]?.kind === 'act' && entries[0].userId === user;
  return own && game.phase === 'playing' && game.seats.every((seat) => !seat.autopilot);
}

async function undo(
  { table, store }: LocalTable,
  channelId: string,
  user: string,
  entries: readonly LogEntry[],
  id: string,
): Promise<void> {
  await table.execute(asking(channelId, user, `${id}:undo`));
  const game = await store.inChannel(channelId);
  if (game === null) throw new Error('no game');
  const others = game.seats.filter((seat) => seat.userId !== null && seat.userId !== user);
  const owed = entries.some(showsChance) ? others.map(({ seat }) => seat) : [];
  expect([...(game.undoAsked?.awaiting ?? [])].sort(), 'who is asked').toEqual(owed.sort());
  for (const { userId } of others) {
    if (userId === null || owed.length === 0) continue;
    const controls = (await table.panel(game.id, userId)).flat();
    const agree = controls.find(({ label }) => label.from === 'table' && label.key === 'panel.agree');
    if (agree !== undefined)
      await table.press({ ...asker(channelId, userId, `${id}:agree-${userId}`), token: agree.token });
  }
}

function asker(channelId: string, userId: string, requestId: string) {
  return { requestId, userId, userName: userId, channelId, guildId: null, locale: 'en' } as const;
}

function asking(channelId: string, userId: string, requestId: string) {
  return { ...asker(channelId, userId, requestId), command: 'undo', options: {} };
}

async function rollsOf({ store }: LocalTable, gameId: string) {
  return (await store.log(gameId)).flatMap(({ rolls }) => rolls);
}

function putBack(loadedDice: LoadedDice, faces: readonly number[]): void {
  const left = Array.from({ length: loadedDice.left }, (_, at) => loadedDice.peek(at) ?? 0);
  loadedDice.use(left.length);
  loadedDice.load([...faces, ...left]);
}
