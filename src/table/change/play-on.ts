import { ok } from '../../core/result.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { pilotedPart } from '../pilots.js';
import type { GameRecord } from '../ports/store.js';
import type { ThoughtStep, ToThink } from '../ports/thinker.js';
import { isSelfPlayed } from '../seats.js';
import type { PlayedOn } from '../service.js';
import { alter, type Decision, type Opened } from './alter.js';
import type { NewEntry } from './change.js';
import { playDefault } from './default.js';
import { thoughtOf } from './think.js';

/**
 * An awaited bot thinks without holding up the game, then plays the result in one command unless the game has moved on.
 * If the process is killed in between, the same thought is repeated.
 */
export async function playOn(table: TableContext, gameId: string): Promise<PlayedOn> {
  const game = await table.deps.store.find(gameId);
  if (game === null || game.phase !== 'playing' || table.lacksRules(game) !== null) return 'waits';
  const state = await table.stateOf(game);
  if (state === null || !awaitsBot(table, game, state)) return 'waits';
  const { module, rulesVersion } = game;
  const steps = await think(table, { module, rulesVersion, state, game, first: null });
  const altered = await alter<PlayedOn>(table, gameId, `bot:${gameId}:${game.version}`, async (opened) =>
    opened.game.version === game.version
      ? played(table, opened, steps)
      : ok({ change: null, answer: 'played' as const }),
  );
  if (altered.kind === 'done') return altered.answer;
  return altered.kind === 'seen' ? 'played' : 'waits';
}

/** Bots stop while an undo is being asked for, and when no person is left. */
function awaitsBot(table: TableContext, game: GameRecord, state: State): boolean {
  if (game.undoAsked !== null || game.seats.every(({ seat }) => isSelfPlayed(game, seat))) return false;
  return table
    .moduleOf(game)
    .obligations(state)
    .some((owed) => pilotedPart(game.seats, owed, true) !== null);
}

/** Runs beside everything else where possible. If that failed, there is no thought. */
export async function think(table: TableContext, about: ToThink): Promise<readonly ThoughtStep[]> {
  const { id, seed, words, nextRoll, version, seats } = about.game;
  const asked = { ...about, game: { id, seed, words, nextRoll, version, seats } };
  try {
    const { thinker } = table.deps;
    if (thinker === undefined) return thoughtOf(table.moduleOf(about), asked);
    return (await thinker.think(asked)) ?? [];
  } catch (fault) {
    table.deps.onFault?.(fault);
    return [];
  }
}

/** Plays the thought acts while they are legal and the dice fall as thought; otherwise the default, once. */
function played(table: TableContext, opened: Opened, steps: readonly ThoughtStep[]): Decision<PlayedOn> {
  const { game, module, roller } = opened;
  const entries: NewEntry[] = [];
  let state = opened.state;
  if (state === null) return ok({ change: null, answer: 'waits' });
  for (const step of steps) {
    const { owed, action, strength } = step;
    const act = playDefault(table, module, game, state, { ...owed, seats: [step.seat] }, roller, { action, strength });
    if (!act.ok) {
      if (act.spent === null) break;
      entries.push(act.spent);
      return done(game, state, entries, { broken: act.broken });
    }
    state = act.state;
    entries.push(act.entry);
    const faces = act.entry.rolls.map(({ face }) => face);
    if (faces.join() !== step.faces.join()) break;
  }
  return entries.length > 0 ? done(game, state, entries) : byDefault(table, opened, state);
}

function byDefault(table: TableContext, { game, module, roller }: Opened, state: State): Decision<PlayedOn> {
  const [owed] = module.obligations(state).flatMap((one) => pilotedPart(game.seats, one, true)?.owed ?? []);
  if (owed === undefined) return ok({ change: null, answer: 'waits' });
  const act = playDefault(table, module, game, state, owed, roller);
  if (act.ok) return done(game, act.state, [act.entry]);
  const { broken, spent } = act;
  const entry = spent ?? { ...NOTHING, detail: { what: 'default-broken', reference: broken.reference } };
  return done(game, state, [entry], { broken });
}

const NOTHING = { userId: '', kind: 'table', seat: null, actions: [], events: [], rolls: [] } as const;

function done(
  game: GameRecord,
  state: State,
  [entry, ...more]: readonly NewEntry[],
  besides: { readonly broken?: Extract<ReturnType<typeof playDefault>, { ok: false }>['broken'] } = {},
): Decision<PlayedOn> {
  if (entry === undefined) return ok({ change: null, answer: 'waits' });
  return ok({ change: { game, state, entry, more, ...besides }, answer: 'played' });
}
