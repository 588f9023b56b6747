import type { GameModule } from '../../../core/game-module.js';
import { nearestName, plain } from '../../../core/slips.js';
import { LOCALES } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { CommandRequest } from '../../request.js';
import { welcomeReply } from '../../welcome/welcome.js';
import { describeCommands } from '../../words/describe-commands.js';
import { gameOrUnknown, textOption } from '../handler.js';
import { commandNames, TABLE_COMMANDS } from '../table-commands.js';

/** Lists the commands, or explains one and its options. */
export async function helpReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const { games } = table.deps;
  const game = await gameOrUnknown(table, request);
  const here = game === null || game === 'unknown' ? null : table.rulesOf(game);
  const typed = textOption(request.options, 'command')?.replace(/^\//, '').toLowerCase() ?? null;
  if (typed !== null) return explained(here === null ? games : [here], commandNamed(games, typed));
  return game === null && games.length > 1 ? welcomeReply(table) : listed(here ?? games[0]);
}

function listed(module: GameModule | undefined): Reply {
  const names = commandNames(module ?? null);
  return {
    lines: [
      { from: 'table', key: 'help.intro' },
      ...names.map((name) => described(module, name)),
      ...strengthLines(module),
      { from: 'table', key: 'help.panel' },
    ],
  };
}

/** Where no game is, each game that knows the command says what it means there. */
function explained(games: readonly GameModule[], wanted: string): Reply {
  const names = [...new Set([null, ...games].flatMap(commandNames))];
  if (!names.includes(wanted)) {
    const meant = nearestName(names, wanted);
    const values = { command: { kind: 'text', id: wanted }, commands: names };
    if (meant === null) return refusal({ code: 'command-unknown', values }, null);
    return refusal({ code: 'command-unknown-near', values: { ...values, meant } }, null);
  }
  const owners = games.filter(({ typing }) => typing.commands.some(({ name }) => name === wanted));
  if (owners.length < 2) return { lines: aboutCommand(owners[0] ?? games[0], wanted) };
  return {
    lines: owners.flatMap((module): readonly Line[] => [
      { from: 'table', key: 'help.of', module: module.id, values: { game: { kind: 'game', id: 'game' } } },
      ...aboutCommand(module, wanted),
    ]),
  };
}

function aboutCommand(module: GameModule | undefined, wanted: string): readonly Line[] {
  const own = module?.typing.commands ?? [];
  const spec = [...own, ...TABLE_COMMANDS].filter((command) => command.name === wanted);
  const optionLine = (path: string, option: string): Line => ({
    from: 'table',
    key: 'help.option',
    ...(module === undefined ? {} : { module: module.id }),
    values: { option, what: { kind: 'option', id: `${path}.${option}` } },
  });
  return [
    described(module, wanted),
    ...spec
      .flatMap(({ subcommands = [] }) => subcommands)
      .flatMap((sub) => [
        described(module, `${wanted} ${sub.name}`),
        ...(sub.options ?? []).map((option) => optionLine(`${wanted}.${sub.name}`, option.name)),
      ]),
    ...spec.flatMap(({ options = [] }) => options).map((option) => optionLine(wanted, option.name)),
    ...(ABOUT_BOTS.includes(wanted) ? strengthLines(module) : []),
  ];
}

function described(module: GameModule | undefined, name: string): Line {
  return {
    from: 'table',
    key: 'help.line',
    ...(module === undefined ? {} : { module: module.id }),
    values: { command: name, what: { kind: 'command', id: name } },
  };
}

/** Commands that concern the strength of bots. */
const ABOUT_BOTS: readonly string[] = ['game', 'autopilot', 'advice'];

/** In a game without a thinking bot every strength plays the default, and this is said. */
function strengthLines(module: GameModule | undefined): readonly Line[] {
  return module === undefined || module.adviser !== undefined ? [] : [{ from: 'table', key: 'help.strengths' }];
}

/** A command by its own name, or by its name in some language: "déplacer", "partie rejoindre". */
function commandNamed(games: readonly GameModule[], typed: string): string {
  const [name = ''] = typed.split(/\s+/);
  const known = describeCommands(games);
  const same = (one: string) => plain(one) === plain(name);
  const own = known.find((command) => same(command.name));
  return (own ?? known.find(({ names }) => LOCALES.some((locale) => same(names[locale]))))?.name ?? typed;
}
