import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/core/words.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { checkedOptions } from '../../../src/table/commands/typing/check-options.js';
import type { GameRecord } from '../../../src/table/ports/store.js';
import { readCommand } from '../../../src/table/typed/typed-command.js';
import { describeCommands } from '../../../src/table/words/describe-commands.js';
import { tableFixture } from '../../table/fixture.js';
import { faces, SEATS } from '../support/world.js';
import { LINES, type Line } from './lines.js';
import { ANNA, SITUATIONS } from './situations.js';

const PEOPLE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];
const LANGUAGES: readonly Locale[] = ['en', 'fr', 'es'];
const commands = describeCommands([MEDIOEVO]);

/** "caravan/caravane/caravana", or one text for all three. */
function textIn(locale: Locale, text: string): string {
  const all = text.split('/');
  return (all.length === 3 ? all[LANGUAGES.indexOf(locale)] : text) ?? '';
}

/** As it is typed in a language: the command, its options and what they say. */
function written({ command, options }: Line, locale: Locale): string {
  const described = commands.find(({ name }) => name === command);
  const named = Object.entries(options).map(([name, text]) => {
    const option = described?.options.find((one) => one.name === name);
    return ` ${option?.names[locale] ?? name}:"${textIn(locale, text)}"`;
  });
  return `/${described?.names[locale] ?? command}${named.join('')}`;
}

describe('what people type', () => {
  const t = tableFixture({ games: [MEDIOEVO] });
  let game: GameRecord;
  beforeAll(async () => {
    await t.begun(PEOPLE, MEDIOEVO.id);
    const seats = (await t.game()).seats;
    game = {
      ...(await t.game()),
      seats: seats.map((one, at) => ({ ...one, seat: SEATS[at] ?? one.seat, userName: PEOPLE[at] ?? '' })),
    };
  });

  /** What is done by it, or why it is asked about: the code, and the slot or option. */
  function meant(line: Line, text: string) {
    const state = SITUATIONS[line.in]();
    const read = readCommand(commands, MEDIOEVO.id, text, () => null);
    if (!read.ok) throw new Error(`${text}: ${read.rejection.code}`);
    const options = checkedOptions({ game, module: MEDIOEVO, state }, read.value.command, read.value.options);
    const said = options.ok ? MEDIOEVO.typing.interpret(state, ANNA, read.value.command, options.value) : options;
    if (!said.ok) return asked(said.rejection);
    if (said.value.kind === 'answer') return 'answer';
    const [action] = said.value.actions;
    if (action === undefined) return 'nothing';
    const applied = MEDIOEVO.apply(state, ANNA, action, faces(...Array.from({ length: 99 }, () => 1)));
    return applied.ok ? action : asked(applied.rejection);
  }

  const asked = ({ code, values = {} }: { code: string; values?: Readonly<Record<string, unknown>> }) => {
    const about = values.slot ?? (code.startsWith('option-') ? values.option : undefined);
    const id = typeof about === 'object' && about !== null && 'id' in about ? ` ${String(about.id)}` : '';
    return `${code}${id}`;
  };

  describe.each(MEDIOEVO.typing.commands.map(({ name }) => name))('/%s', (command) => {
    const own = LINES.filter((line) => line.command === command);
    it('has five lines', () => expect(own.length).toBeGreaterThanOrEqual(5));
    describe.each(LANGUAGES)('%s', (locale) => {
      it.each(own.map((line) => [`${written(line, locale)} (${line.in})`, line] as const))('%s', (_text, line) => {
        const came = meant(line, written(line, locale));
        if (typeof line.meant === 'string') expect(came).toBe(line.meant);
        else expect(came).toMatchObject(line.meant);
      });
    });
  });
});
