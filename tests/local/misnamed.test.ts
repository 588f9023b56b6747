import { describe, expect, it } from 'vitest';
import { nearestName } from '../../src/core/slips.js';
import { readCommand } from '../../src/table/typed/typed-command.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { plainStyle, wordsOf } from '../../src/table/words/words.js';
import { TEST_GAMES } from '../games/registry.js';
import { tableFixture } from '../table/fixture.js';

const commands = describeCommands(TEST_GAMES);
const say = wordsOf(TEST_GAMES);

function answer(text: string, locale: 'en' | 'fr' | 'es' = 'en', here: string | null = 'hispania'): string {
  const read = readCommand(commands, here, text, () => null);
  if (read.ok) throw new Error(`${text} was understood`);
  return say({ from: 'rejection', module: null, rejection: read.rejection }, plainStyle(locale, {}));
}

describe('a name mistyped', () => {
  it('of a command is asked about in three languages, without the list of all', () => {
    expect(answer('/mvoe from:leon')).toBe('I do not know “mvoe”. Did you mean `/move`? `/help` lists all commands.');
    expect(answer('/Move')).toContain('Did you mean `/move`?');
    expect(answer('/subst')).toContain('Did you mean `/substitute`?');
    expect(answer('/deplaser', 'fr')).toMatch(/Vouliez-vous dire `\/d[eé]placer` \?/);
    expect(answer('/ratreat', 'es')).toContain('¿Querías decir `/retreat`?');
    expect(answer('/status')).toMatch(/Did you mean `\/game status`\?/);
    expect(answer('/frobnicate')).toMatch(/^I do not know “frobnicate”\. Commands: .*\/move/);
  });

  it('of a subcommand or an option is asked about, with what there is', () => {
    expect(answer('/game craete')).toMatch(/Did you mean `\/game create`\? There are: create, /);
    expect(answer('/game frobnicate')).toContain('`/game` needs one of: create');
    expect(answer('/log cuont:3')).toMatch(/`\/log` has no option “cuont”\. Did you mean `count`\? It has: count/);
    expect(answer('/log weather:fine')).toMatch(/`\/log` has no option “weather”\. It has: count/);
    expect(answer('/game create systm:hispania', 'fr')).toContain('Vouliez-vous dire `system` ?');
  });

  it('of a command is looked for among those of the game in this channel', () => {
    const listed = (here: string | null) => answer('/frobnicate', 'en', here);
    expect(listed('hispania')).toContain('/recruit');
    expect(listed('frontier')).toMatch(/\/muster.*/);
    for (const other of ['frontier', null]) expect(listed(other)).not.toContain('/recruit');
    expect(answer('/recruti', 'en', 'frontier')).toMatch(/^I do not know “recruti”\. Commands: /);
    expect(answer('/hepl', 'en', null)).toContain('Did you mean `/help`?');
    expect(readCommand(commands, 'frontier', '/recruit', () => null).ok).toBe(true);
  });

  it('of an option of a game is asked about by the table, in the language it was typed in', async () => {
    const t = tableFixture({ games: TEST_GAMES });
    await t.begun(['red', 'blue', 'green', 'black'], 'hispania', { scenario: 'D' });
    const typed = async (text: string) => {
      const read = readCommand(commands, 'hispania', text, () => null);
      return read.ok ? t.textOf(await t.does('red', read.value.command, read.value.options)) : text;
    };
    const has = 'It has: from, to, units and via.';
    expect(await typed('/move form:leon')).toContain(`\`/move\` has no option “form”. Did you mean \`from\`? ${has}`);
    expect(await typed('/move from:leon unidadse:3')).toContain('Did you mean `unidades`?');
    expect(await typed('/move weather:fine')).toContain(`\`/move\` has no option “weather”. ${has}`);
    expect(await typed('/odds of:siege')).toContain('It has: province, units, against, nation and until.');
  });

  it('of an option may be left out where only one can be meant', async () => {
    const t = tableFixture({ games: TEST_GAMES });
    await t.begun(['red', 'blue', 'green', 'black'], 'hispania', { scenario: 'D' });
    const typed = async (text: string) => {
      const read = readCommand(commands, 'hispania', text, () => null);
      return read.ok ? t.textOf(await t.does('red', read.value.command, read.value.options)) : text;
    };
    expect(await typed('/nation carthage')).toBe(await typed('/nation nation:carthage'));
    expect(await typed('/province la rioja')).toBe(await typed('/province province:"la rioja"'));
    expect(await typed('/nation natoin')).toContain('Did you mean `nation`?');
  });

  it('is asked about by /help too', async () => {
    const t = tableFixture({ games: TEST_GAMES });
    const reply = await t.does('red', 'help', { command: '/mvoe' });
    expect(reply.refused?.code).toBe('command-unknown-near');
    expect(t.textOf(reply)).toContain('Did you mean `/move`?');
  });

  it('is left alone where two are meant as well, or next to nothing was typed', () => {
    expect(nearestName(['submit', 'substitute'], 'sub')).toBeNull();
    expect(nearestName(['map', 'move'], 'm')).toBeNull();
    expect(nearestName(['map', 'move'], 'mvoe')).toBe('move');
  });
});
