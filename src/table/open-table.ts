import type { GameModule } from '../core/game-module.js';
import type { Json } from '../core/json.js';
import type { Rejection } from '../core/result.js';
import { refusal } from './change/alter.js';
import { playOn } from './change/play-on.js';
import { positionOf, setPosition, viewOf, wholeState } from './change/scripted.js';
import { gameIfKnown, withGame } from './commands/handler.js';
import { COMMANDS } from './commands/handlers.js';
import { playReply } from './commands/play/play-command.js';
import { commandNames } from './commands/table-commands.js';
import { complete } from './commands/typing/complete.js';
import { TableContext, type TableDeps } from './context.js';
import { panelAsKnown, withKnownMarks } from './controls/known-mark.js';
import { privatePanel, whereItStands } from './controls/panel/panel.js';
import { questionMenus, questionsFor, withShortcuts } from './controls/panel/shortcuts.js';
import { press } from './controls/press/press.js';
import { lapse } from './deadline/lapse.js';
import { rest, strand } from './deadline/rest.js';
import { typedInPractice } from './learn/type-practice.js';
import type { Controls, Line, Reply } from './ports/message.js';
import type { Post } from './ports/post.js';
import { resolvePost } from './posts/resolve-post.js';
import type { CommandRequest, CompleteRequest, PressRequest } from './request.js';
import type {
  DescribedCommand,
  Lapse,
  Lapsed,
  LetIn,
  LinkOpened,
  Moment,
  PlayedOn,
  PositionRequest,
  PostUse,
  Pressable,
  ResolvedPost,
  Rest,
  Rested,
  ScriptedTable,
  StepsRequest,
  TableService,
  Trail,
  Visit,
  Watched,
  WatchedTable,
  WatchRequest,
} from './service.js';
import { openLink } from './watch/links.js';
import { placeTold } from './watch/place-told.js';
import { moment, trail } from './watch/steps.js';
import { touchControls } from './watch/touch.js';
import { letIn } from './watch/visits.js';
import { watch } from './watch/watch.js';
import { describeCommands } from './words/describe-commands.js';

/** What this game has instead. */
function elsewhere(module: GameModule, command: string): Rejection {
  return {
    code: 'command-elsewhere',
    values: { command, commands: module.typing.commands.map(({ name }) => `/${name}`) },
  };
}

export function openTable(deps: TableDeps): TableService & ScriptedTable & WatchedTable {
  return new Table(deps);
}

class Table implements TableService, ScriptedTable, WatchedTable {
  private readonly table: TableContext;
  private readonly described = new Map<string | undefined, readonly DescribedCommand[]>();

  constructor(deps: TableDeps) {
    this.table = new TableContext(deps);
  }

  async execute(request: CommandRequest): Promise<Reply> {
    return withKnownMarks(this.table, request.userId, await this.carryOut(request));
  }

  private async carryOut(request: CommandRequest): Promise<Reply> {
    const reply = await this.inTheChannel(request);
    if (reply.refused?.code !== 'no-game-here') return reply;
    return (await typedInPractice(this.table, request)) ?? reply;
  }

  private async inTheChannel(request: CommandRequest): Promise<Reply> {
    const own = COMMANDS[request.command];
    if (own !== undefined) return own(this.table, request);
    const isPlay = (commands: readonly { readonly name: string }[]) =>
      commands.some(({ name }) => name === request.command);
    if (!this.table.deps.games.some((game) => isPlay(game.typing.commands))) return this.unknownCommand(request);
    return withGame((table, game, asked) =>
      isPlay(table.moduleOf(game).typing.commands)
        ? playReply(table, game, asked)
        : Promise.resolve(refusal(elsewhere(table.moduleOf(game), asked.command), game)),
    )(this.table, request);
  }

  async press(request: PressRequest): Promise<Reply> {
    return withKnownMarks(this.table, request.userId, await press(this.table, request));
  }

  complete(request: CompleteRequest) {
    return complete(this.table, request);
  }

  commands(module?: string): readonly DescribedCommand[] {
    const { games } = this.table.deps;
    const known = this.described.get(module);
    if (known !== undefined) return known;
    const made = describeCommands(module === undefined ? games : games.filter(({ id }) => id === module));
    this.described.set(module, made);
    return made;
  }

  resolve(post: Post, as: PostUse = 'newest'): Promise<ResolvedPost | null> {
    return resolvePost(this.table, post, as);
  }

  async panel(gameId: string, userId: string): Promise<Controls> {
    const game = await this.table.deps.store.find(gameId);
    if (game === null || this.table.lacksRules(game) !== null) return [];
    const controls = privatePanel(this.table, game, await this.table.stateOf(game), userId);
    return panelAsKnown(this.table, game, userId, controls);
  }

  watch(request: WatchRequest): Promise<Watched | null> {
    return watch(this.table, request);
  }

  placeTold(request: StepsRequest, place: string): Promise<readonly Line[]> {
    return placeTold(this.table, request, place);
  }

  trail(request: StepsRequest): Promise<Trail | null> {
    return trail(this.table, request);
  }

  moment(request: StepsRequest, at: number): Promise<Moment | null> {
    return moment(this.table, request, at);
  }

  async pressable(gameId: string, userId: string): Promise<Pressable> {
    const game = await this.table.deps.store.find(gameId);
    if (game === null || this.table.lacksRules(game) !== null)
      return { panel: [], touch: [], questions: [], stands: [] };
    const module = this.table.moduleOf(game);
    const state = await this.table.stateOf(game);
    const panel = await withShortcuts(this.table, game, privatePanel(this.table, game, state, userId), userId);
    const touch = state === null ? [] : [touchControls(this.table, game, state, userId)];
    const questions = questionMenus(module, game, questionsFor(module, game, state, userId));
    const known = (controls: Controls) => panelAsKnown(this.table, game, userId, controls);
    return {
      panel: await known(panel),
      touch: await known(touch),
      questions: await known(questions),
      stands: await whereItStands(this.table, game, state, userId),
    };
  }

  openLink(key: string): Promise<LinkOpened | null> {
    return openLink(this.table, key);
  }

  letIn(visit: Visit): Promise<LetIn> {
    return letIn(this.table, visit);
  }

  lapse(request: Lapse): Promise<Lapsed> {
    return lapse(this.table, request);
  }

  rest(request: Rest): Promise<Rested> {
    return rest(this.table, request);
  }

  strand(request: Rest): Promise<void> {
    return strand(this.table, request);
  }

  playOn(gameId: string): Promise<PlayedOn> {
    return playOn(this.table, gameId);
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

  private async unknownCommand(request: CommandRequest): Promise<Reply> {
    const game = await gameIfKnown(this.table, request);
    const names = commandNames(game === null ? null : this.table.rulesOf(game));
    const values = { command: { kind: 'text', id: request.command }, commands: names.map((name) => `/${name}`) };
    return refusal({ code: 'command-unknown', values }, null);
  }
}
