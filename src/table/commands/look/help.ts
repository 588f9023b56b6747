import type { GameModule } from '../../../core/game-module.js';
import { nearestName, plain } from '../../../core/slips.js';
import { LOCALES } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { CommandRequest } from '../../request.js';
import { welcomeReply } from '../../welcome/welcome.js';
import { describeCommands } from '../../words/describe-commands.js';
import { gameIfKnown, textOption } from '../handler.js';
import { commandNames, TABLE_COMMANDS } from '../table-commands.js';

/** Lists the commands, or explains one and its options. */
export async function helpReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const game = await gameIfKnown(table, request);
  const module = (game === null ? null : table.rulesOf(game)) ?? table.deps.games[0];
  const own = module?.typing.commands ?? [];
  const typed = textOption(request.options, 'command')?.replace(/^\//, '').toLowerCase() ?? null;
  if (game === null && typed === null && table.deps.games.length > 1) return welcomeReply(table);
  const wanted = typed === null ? null : commandNamed(table.deps.games, typed);
  const names = commandNames(module ?? null);
  if (wanted !== null && !names.includes(wanted)) {
    const meant = nearestName(names, wanted);
    const values = { command: { kind: 'text', id: wanted }, commands: names };
    if (meant === null) return refusal({ code: 'command-unknown', values }, null);
    return refusal({ code: 'command-unknown-near', values: { ...values, meant } }, null);
  }
  const described = (name: string): Line => ({
    from: 'table',
    key: 'help.line',
    ...(module === undefined ? {} : { module: module.id }),
    values: { command: name, what: { kind: 'command', id: name } },
  });
  if (wanted === null) {
    return {
      lines: [
        { from: 'table', key: 'help.intro' },
        ...names.map(described),
        ...strengthLines(module),
        { from: 'table', key: 'help.panel' },
      ],
    };
  }
  const spec = [...own, ...TABLE_COMMANDS].filter((command) => command.name === wanted);
  const subcommands = spec.flatMap((command) => command.subcommands ?? []);
  const options = spec.flatMap((command) => command.options ?? []);
  const optionLine = (path: string, option: string): Line => ({
    from: 'table',
    key: 'help.option',
    ...(module === undefined ? {} : { module: module.id }),
    values: { option, what: { kind: 'option', id: `${path}.${option}` } },
  });
  return {
    lines: [
      described(wanted),
      ...subcommands.flatMap((sub) => [
        described(`${wanted} ${sub.name}`),
        ...(sub.options ?? []).map((option) => optionLine(`${wanted}.${sub.name}`, option.name)),
      ]),
      ...options.map((option) => optionLine(wanted, option.name)),
      ...(ABOUT_BOTS.includes(wanted) ? strengthLines(module) : []),
    ],
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
