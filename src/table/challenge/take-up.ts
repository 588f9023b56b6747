import { type Setup, wholeSetup } from '../../core/contract/setup.js';
import type { GameModule } from '../../core/game-module.js';
import { ok, type Result, refuse } from '../../core/result.js';
import { fold } from '../../core/slips.js';
import { shortText } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import { hashOfSeed } from '../dice/roller.js';
import { type Challenge, EVERYWHERE } from '../ports/challenge.js';

const DAY_MS = 24 * 3_600_000;
/** How long a challenge among friends can be taken up. */
const FRIENDS_MS = 7 * DAY_MS;

/** How one asks for today's challenge. */
export const OF_THE_DAY = 'day';
const DAYS = [OF_THE_DAY, 'today', 'jour', 'aujourd’hui', 'dia', 'hoy'].map(fold);

export function isOfTheDay(name: string): boolean {
  return DAYS.includes(fold(name));
}

/** The server's own, or the channel's if there is no server. */
export function scopeOf(where: { readonly guildId: string | null; readonly channelId: string }): string {
  return where.guildId ?? where.channelId;
}

/** The challenge meant, opened here if nobody has yet. `chosen`: the options typed. */
export async function challengeFor(
  table: TableContext,
  module: GameModule,
  where: { readonly guildId: string | null; readonly channelId: string },
  name: string,
  chosen: Setup,
): Promise<Result<Challenge>> {
  if (module.setup.challenge === undefined) return refuse('challenge-none', { system: module.id });
  if (fold(name) === '') return refuse('challenge-name');
  const now = table.deps.clock.now();
  const wanted = isOfTheDay(name) ? ofTheDay(module, now) : amongFriends(module, scopeOf(where), name, chosen, now);
  const setup: Setup = { ...wanted.setup, ...module.setup.challenge };
  const seed = table.deps.entropy.seed();
  const found = await table.deps.store.openChallenge({
    ...wanted,
    module: module.id,
    rulesVersion: module.rulesVersion,
    setup,
    seed,
    seedHash: hashOfSeed(seed),
    openedAt: now,
  });
  const values = {
    name: { kind: 'text', id: found.name },
    until: { kind: 'instant', id: found.until.toISOString() },
  } as const;
  if (now >= found.until) return refuse('challenge-closed', values);
  const other = Object.entries(chosen).find(([option, choice]) => found.setup[option] !== choice);
  return other === undefined ? ok(found) : refuse('challenge-setup', { ...values, option: other[0] });
}

type Draft = Pick<Challenge, 'id' | 'scope' | 'name' | 'setup' | 'until'>;

/** One a day (UTC) for everyone using this bot, with a different scenario each day. */
function ofTheDay(module: GameModule, now: Date): Draft {
  const date = now.toISOString().slice(0, 10);
  const number = Math.floor(now.getTime() / DAY_MS);
  const scenarios = module.setup.options.find(({ name }) => name === 'scenario')?.choices ?? [];
  const scenario = scenarios[number % scenarios.length];
  const setup = wholeSetup(module.setup.options, scenario === undefined ? {} : { scenario });
  return {
    id: idOf(module, EVERYWHERE, date),
    scope: EVERYWHERE,
    name: date,
    setup,
    until: new Date((number + 1) * DAY_MS),
  };
}

/** By name, within this server. The one who opens it picks the scenario. */
function amongFriends(module: GameModule, scope: string, typed: string, chosen: Setup, now: Date): Draft {
  const name = shortText(typed, 40);
  const setup = wholeSetup(module.setup.options, chosen);
  return { id: idOf(module, scope, fold(name)), scope, name, setup, until: new Date(now.getTime() + FRIENDS_MS) };
}

function idOf({ id, rulesVersion }: GameModule, scope: string, name: string): string {
  return [id, rulesVersion, scope, name].join('/');
}
