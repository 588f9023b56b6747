import type { GameModule } from '../../../src/core/game-module.js';
import { LOCALES, type Locale } from '../../../src/core/words.js';
import { type Say, wordsOf } from '../../../src/table/words/words.js';
import { Answers } from '../../../src/web/answers.js';
import type { Guest } from '../../../src/web/guest.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { PLAIN_PLOTTER } from '../../web/plain-plotter.js';
import type { MemoryStore } from '../memory-store.js';
import { CHANNEL, tableOn } from './played-log.js';

/** What a reader asks the page for: the same of both games of a pair. */
export interface Asked {
  readonly locale: Locale;
  /** Steps of the slider, counted from the last. */
  readonly back: readonly number[];
  /** Of the places shown, by a number each. */
  readonly places: readonly number[];
  readonly lines: readonly string[];
  /** Whether he begins a trial, and presses the first thing that can be done there. */
  readonly tries: boolean;
}

export function askedBy(chance: Chance, module: GameModule): Asked {
  const commands = module.typing.commands.filter(({ name }) => name !== 'chain');
  const line = () => {
    const { name, options = [], subcommands = [] } = chance.one(commands);
    const [sub] = subcommands;
    const option = [...options, ...(sub?.options ?? [])].at(0);
    const path = sub === undefined ? `/${name} ` : `/${name} ${sub.name} `;
    return option === undefined ? path : `${path}${option.name}:`;
  };
  // Each commands list is described anew, and each place looked at with a shot of its own: not at every state.
  return {
    locale: chance.one(LOCALES),
    back: chance.happens(SELDOM) ? [0, chance.between(1, 12)] : [0],
    places: chance.happens(SELDOM) ? [chance.below(1000)] : [],
    lines: chance.happens(SELDOM) ? [line()] : [],
    tries: chance.happens(SELDOM),
  };
}
const SELDOM = 0.2;

export function guestOf(gameId: string, userId: string | null): Guest {
  return { channelId: CHANNEL, guildId: null, gameId, userId, userName: userId ?? '', key: 'link' };
}

/** By module, not by its name: a test may give a game other words. */
const SAID = new WeakMap<GameModule, Say>();

export function answersOn(store: MemoryStore, module: GameModule): Answers {
  const table = tableOn(store, module);
  const say = SAID.get(module) ?? wordsOf([module]);
  SAID.set(module, say);
  return new Answers({ table, watched: table, store, games: [module], say, plotter: PLAIN_PLOTTER });
}

/** Everything that the page sends to one reader (null: a spectator) who asks for this, part by part. */
export async function pageOf(
  store: MemoryStore,
  module: GameModule,
  gameId: string,
  userId: string | null,
  { locale, back, places, lines, tries }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const answers = answersOn(store, module);
  const guest = guestOf(gameId, userId);
  const sent = new Map<string, string>();
  const shot = await answers.shot(guest, locale);
  for (const [part, shown] of Object.entries(shot?.shot ?? {})) sent.set(`shot ${part}`, JSON.stringify(shown));
  const trail = await answers.trail(guest, locale);
  sent.set('trail', JSON.stringify(trail));
  for (const steps of back) {
    const at = (trail?.steps ?? 0) - 1 - steps;
    const moment = at < 0 ? null : await answers.moment(guest, locale, at, steps === 0 ? (shot?.id ?? null) : null);
    sent.set(`moment ${steps} back`, JSON.stringify(moment?.delta ?? null));
  }
  const shown = shot?.shot.board?.places ?? [];
  for (const number of places) {
    const place = shown[number % Math.max(1, shown.length)]?.id ?? '';
    sent.set(`about ${place}`, JSON.stringify(await answers.about(guest, locale, place)));
  }
  for (const line of lines)
    sent.set(`completion of ${line}`, JSON.stringify(await answers.complete(guest, locale, line)));
  if (tries && userId !== null) {
    // On a table of its own: a trial is remembered.
    const apart = answersOn(
      store.copy((game) => game),
      module,
    );
    const begun = await apart.act(guest, locale, { id: 'tries', line: '/whatif' });
    sent.set('what if', JSON.stringify(begun));
    const token = begun?.rows.flat().find(({ kind }) => kind === 'button')?.token;
    if (token !== undefined)
      sent.set('what if, on', JSON.stringify(await apart.act(guest, locale, { id: 'goes on', token })));
  }
  return sent;
}

/**
 * The same under another seed: marks on buttons are sealed by it, and a shot's name is made of its content, marks
 * included.
 */
export function withoutMarks(sent: string): string {
  return sent
    .replace(/\b([a-z]\.[\w-]+|\w+)\.[0-9a-z]{7}\./g, '$1.<mark>.')
    .replace(/\bundo:[0-9a-z]{7}\b/g, 'undo:<mark>')
    .replace(/"(id|from)":"[\w-]{22}"/g, '"$1":"<name>"');
}
