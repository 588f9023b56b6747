import type { GameModule } from '../core/game-module.js';
import type { Json } from '../core/json.js';
import type { Rejection } from '../core/result.js';
import { refusal } from './change/alter.js';
import { lapse } from './change/lapse.js';
import { positionOf, setPosition, viewOf, wholeState } from './change/scripted.js';
import { autopilotReply, substituteReply } from './commands/absence.js';
import { createGame } from './commands/create.js';
import { diceReply } from './commands/dice.js';
import { type CommandHandler, textOption, withGame, withGameOr, withRecord } from './commands/handler.js';
import { helpReply } from './commands/help.js';
import { logReply } from './commands/log.js';
import { mapReply } from './commands/map.js';
import { moveGame } from './commands/moving.js';
import { changePhase, changePhaseOfRecord, PHASE_CHANGES } from './commands/phases.js';
import { playReply } from './commands/play-command.js';
import { awayReply, remindReply } from './commands/preferences.js';
import { exportReply, importReply } from './commands/record.js';
import { rulesReply } from './commands/rules.js';
import { scoreReply } from './commands/score.js';
import { joinGame, leaveGame } from './commands/seating.js';
import { settingsReply } from './commands/settings.js';
import { startGame } from './commands/start.js';
import { mineReply, seatsReply, statusReply } from './commands/status.js';
import { TABLE_COMMANDS } from './commands/table-commands.js';
import { undoReply } from './commands/undo.js';
import { bareLogReply, bareStatusReply } from './commands/without-rules.js';
import type { TableDeps } from './context.js';
import { TableContext } from './context.js';
import { complete } from './controls/complete.js';
import { privatePanel } from './controls/panel.js';
import { press } from './controls/press.js';
import type { Controls, Reply } from './ports/message.js';
import type { Post } from './ports/post.js';
import { resolvePost } from './posts/resolve-post.js';
import type { CommandRequest, CompleteRequest, PressRequest } from './request.js';
import type {
  DescribedCommand,
  Lapse,
  Lapsed,
  PositionRequest,
  ResolvedPost,
  ScriptedTable,
  TableService,
} from './service.js';
import { describeCommands } from './words/describe-commands.js';

const GAME_COMMANDS: Readonly<Record<string, CommandHandler>> = {
  create: createGame,
  join: withGame((table, game, request) => joinGame(table, game, request, textOption(request.options, 'seat'))),
  leave: withGame(leaveGame),
  start: withGame(startGame),
  status: withGameOr(statusReply, bareStatusReply),
  seats: withRecord(seatsReply),
  settings: withGame(settingsReply),
  mine: mineReply,
  move: moveGame,
  import: importReply,
  ...Object.fromEntries(
    PHASE_CHANGES.map((change) => [
      change,
      change === 'end' || change === 'archive'
        ? withGameOr(
            (table, game, request) => changePhase(table, game, request, change),
            (table, game, request) => changePhaseOfRecord(table, game, request, change),
          )
        : withGame((table, game, request) => changePhase(table, game, request, change)),
    ]),
  ),
};

const COMMANDS: Readonly<Record<string, CommandHandler>> = {
  game: async (table, request) => {
    const handler = GAME_COMMANDS[request.subcommand ?? ''];
    if (handler !== undefined) return handler(table, request);
    return refusal({ code: 'subcommand-unknown', values: { subcommands: Object.keys(GAME_COMMANDS) } }, null);
  },
  map: withGame(mapReply),
  score: withGame(scoreReply),
  log: withGameOr(logReply, bareLogReply),
  dice: withGame(diceReply),
  undo: withGame(undoReply),
  done: withGame(playReply),
  orders: withGame(playReply),
  remind: remindReply,
  away: awayReply,
  autopilot: withGame(autopilotReply),
  substitute: withGame(substituteReply),
  rules: rulesReply,
  export: withRecord(exportReply),
  help: helpReply,
};

/** What this game has instead. */
function elsewhere(module: GameModule, command: string): Rejection {
  return { code: 'command-elsewhere', values: { command, commands: module.commands.map(({ name }) => `/${name}`) } };
}

/** The table, ready to be sat at. */
export function openTable(deps: TableDeps): TableService & ScriptedTable {
  return new Table(deps);
}

class Table implements TableService, ScriptedTable {
  private readonly table: TableContext;
  private described: readonly DescribedCommand[] | null = null;

  constructor(deps: TableDeps) {
    this.table = new TableContext(deps);
  }

  async execute(request: CommandRequest): Promise<Reply> {
    const own = COMMANDS[request.command];
    if (own !== undefined) return own(this.table, request);
    const isPlay = (commands: readonly { readonly name: string }[]) =>
      commands.some(({ name }) => name === request.command);
    if (!this.table.deps.games.some((game) => isPlay(game.commands))) return this.unknownCommand(request);
    return withGame((table, game, asked) =>
      isPlay(table.moduleOf(game).commands)
        ? playReply(table, game, asked)
        : Promise.resolve(refusal(elsewhere(table.moduleOf(game), asked.command), game)),
    )(this.table, request);
  }

  press(request: PressRequest): Promise<Reply> {
    return press(this.table, request);
  }

  complete(request: CompleteRequest) {
    return complete(this.table, request);
  }

  commands(): readonly DescribedCommand[] {
    this.described ??= describeCommands(this.table.deps.games);
    return this.described;
  }

  resolve(post: Post): Promise<ResolvedPost | null> {
    return resolvePost(this.table, post);
  }

  async panel(gameId: string, userId: string): Promise<Controls> {
    const game = await this.table.deps.store.find(gameId);
    if (game === null || this.table.lacksRules(game) !== null) return [];
    return privatePanel(this.table.moduleOf(game), game, await this.table.stateOf(game), userId);
  }

  lapse(request: Lapse): Promise<Lapsed> {
    return lapse(this.table, request);
  }

  load(faces: readonly number[]): void {
    this.table.deps.loadedDice?.load(faces);
  }

  setPosition(request: PositionRequest): Promise<Reply> {
    return setPosition(this.table, request);
  }

  position(channelId: string): Promise<Json> {
    return positionOf(this.table, channelId);
  }

  view(channelId: string, seat: string): Promise<Json> {
    return viewOf(this.table, channelId, seat);
  }

  state(channelId: string): Promise<Json> {
    return wholeState(this.table, channelId);
  }

  private unknownCommand(request: CommandRequest): Reply {
    const names = new Set([
      ...TABLE_COMMANDS.map((command) => command.name),
      ...this.table.deps.games.flatMap((game) => game.commands.map((command) => command.name)),
    ]);
    const values = { command: { kind: 'text', id: request.command }, commands: [...names].map((name) => `/${name}`) };
    return refusal({ code: 'command-unknown', values }, null);
  }
}
