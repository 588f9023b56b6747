import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Json } from '../../../src/core/json.js';
import { LOCALES } from '../../../src/core/languages.js';
import nations from '../../../src/games/hispania/facts/data/nations.json' with { type: 'json' };
import { testImage } from '../../support/databases.js';
import { FALSE, foreign, forgetFalseLanguage, registerFalseLanguage } from './false-language.js';

/** Persons have their names in every language: those at the table, and the Leaders. */
const PERSONS = new Set([
  'Ann',
  'Benoît',
  'Carmen',
  'Diego',
  // The time zone, the code of the language, and a command that is no verb of the game.
  'UTC',
  FALSE,
  'orders',
  ...nations.nations.flatMap(({ leaders = [] }) => leaders.flatMap(({ name }) => name.match(/\p{L}+/gu) ?? [])),
]);

/** What people read in a request to Discord, in a scene: never ids, looks, files. Of commands, what our language says. */
const READ = new Set([
  'content',
  'label',
  'placeholder',
  'description',
  'title',
  'subtitle',
  'text',
  'name',
  'note',
  'alt',
]);

function textsIn(json: Json | undefined, read: ReadonlySet<string> = READ, key = ''): readonly string[] {
  if (typeof json === 'string') return read.has(key) ? [json] : [];
  if (Array.isArray(json)) return json.flatMap((one: Json) => textsIn(one, read, key));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => textsIn(value, read, name));
}

beforeAll(registerFalseLanguage);
afterAll(forgetFalseLanguage);

/** Setups that bring much of each game. */
const GAMES_PLAYED = [
  { system: 'reconquista', setup: { scenario: '8' }, people: 1, acts: 25 },
  { system: 'hispania-draco', setup: {}, people: 2, acts: 25 },
  { system: 'medioevo', setup: {}, people: 3, acts: 25 },
  { system: 'hispania', setup: { scenario: 'A' }, people: 4, acts: 150 },
] as const;

describe.each(GAMES_PLAYED)('$system in a language that nobody speaks', ({ system, setup, people, acts }) => {
  it('shows nobody a word of another', async () => {
    expect(LOCALES).not.toContain(FALSE);
    const { GAMES } = await import('../../../src/games/registry.js');
    const { GameStage } = await import('../game-stage.js');
    const { Rehearsal } = await import('../rehearsal.js');
    const { isLocale } = await import('../../../src/core/languages.js');
    const module: GameModule | undefined = GAMES.find(({ id }) => id === system);
    if (module === undefined || !isLocale(FALSE)) throw new Error('the language is not registered');
    const locale = FALSE;
    const stage = await GameStage.open({
      games: GAMES,
      // Nobody has written any in this language.
      rulebooks: { book: () => null },
      place: { kind: 'memory', image: await testImage() },
    });
    try {
      const plan = {
        system,
        setup,
        people,
        seed: 1,
        restartEvery: 10_000,
        troubleEvery: 10_000,
        tell: () => undefined,
      };
      const rehearsal = new Rehearsal(stage, { ...plan, sense: 6, locale: FALSE });
      await rehearsal.gather();
      const [first] = rehearsal.players;
      const { channel } = rehearsal;
      const ask = async (line: string, typed: Readonly<Record<string, string>> = {}) =>
        first?.user.slash(channel, line, typed);
      for (const command of [
        'help',
        'map',
        'score',
        'log',
        'dice',
        'game status',
        'game settings',
        'game seats',
        'undo',
      ])
        await ask(command);
      for (const topic of module.words.ruleTopics) await ask('rules', { topic });
      await rehearsal.play(acts);
      for (const command of ['log', 'score', 'orders', 'done', 'advice', 'remind', 'game mine']) await ask(command);
      // Refusals and suggestions.
      for (const { name, options = [] } of module.typing.commands) {
        const given = options.flatMap((option) =>
          option.type === 'text' && option.choices === undefined ? [[option.name, '~~~'] as const] : [],
        );
        await ask(name, Object.fromEntries(given));
        for (const option of options)
          if (option.type === 'text' && option.autocomplete === true)
            await first?.user.complete(channel, name, { [option.name]: '' }, option.name);
      }
      await stage.posted();
      const shown = stage.discord.exchanges.flatMap(({ path, body }) =>
        path.endsWith('/commands') ? textsIn(body, new Set([FALSE])) : textsIn(body),
      );
      const read = module.position.read(await stage.position(channel.id), (name) => name);
      if (!read.ok) throw new Error(read.rejection.code);
      const view = { ...module.view(read.value, null), people: {} };
      const scenes = ['board', ...(module.pictures.views ?? []).map(({ name }) => name)].flatMap((show) => {
        const scene = module.pictures.scene(view, { show }, locale);
        return scene.ok ? textsIn(JSON.parse(JSON.stringify(scene.value))) : [];
      });
      expect(shown.length).toBeGreaterThan(200);
      const faults = new Map<string, string>();
      for (const text of [...shown, ...scenes])
        for (const word of foreign(text, PERSONS)) faults.set(word, text.slice(0, 200));
      expect([...faults].map(([word, text]) => `${word}: ${text}`)).toEqual([]);
    } finally {
      await stage.close();
    }
  });
});
