import type { GameModule } from '../../core/game-module.js';
import type { Locale } from '../../core/words.js';
import { takenUpLines } from '../challenge/taken-up.js';
import { inPublic, owedLines } from '../change/awaited.js';
import { chapterLines } from '../change/chapter-lines.js';
import { bareStatusLines } from '../commands/game/without-rules.js';
import { statusLines } from '../commands/look/status.js';
import type { TableContext } from '../context.js';
import { privatePanel, publicPanel } from '../controls/panel/panel.js';
import { setupSummary } from '../controls/panel/setup.js';
import { myTurnButton, shortcutButton, statusControls } from '../controls/panel/shortcuts.js';
import { fingerprintMark } from '../dice/sealed-words.js';
import { wholeFilm } from '../film/whole-film.js';
import { pastLines } from '../people/past-games.js';
import type { Controls, Line } from '../ports/message.js';
import type { Post } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf } from '../seats.js';
import type { LiveLines, PostUse, ResolvedPost } from '../service.js';
import { watchAddress } from '../watch/links.js';
import { glanceLines } from '../welcome/welcome.js';
import { pictureOf } from '../words/picture.js';
import { type LivePart, livePart } from './live-post.js';
import { showsNothingNew } from './nothing-new.js';
import { retrospectOf } from './retrospect.js';
import { shownState, storyEvents } from './story.js';

/** A post as everyone may see it: all of it comes from the public view. */
export async function resolvePost(table: TableContext, post: Post, as: PostUse): Promise<ResolvedPost | null> {
  const game = await table.deps.store.find(post.gameId);
  if (game === null) return null;
  const base = {
    game,
    locale: await localeFor(table, game, post),
    people: peopleOf(game),
    mentions: await mentionsNow(table, game, post, as),
  };
  if (table.lacksRules(game) !== null) {
    const lines = post.to.kind === 'status' ? await bareStatusLines(table, game) : post.lines.filter(isTablesOwn);
    return lines.length === 0 ? null : { ...base, lines, picture: null, controls: [] };
  }
  if (post.to.kind === 'status') {
    const asPosts = game.phase === 'gathering' || game.phase === 'over';
    const controls = asPosts ? publicPanel(table, game, null) : statusControls(table, game);
    const address = watchAddress(table, game);
    const watched: readonly Line[] =
      address === null ? [] : [{ from: 'table', key: 'link.watch', values: { address } }];
    return { ...base, lines: [...(await statusLines(table, game)), ...watched], picture: null, controls };
  }
  if (post.retrospect === true) {
    const retrospect = await retrospectOf(table, game);
    return retrospect === null ? null : { ...base, ...retrospect, controls: [] };
  }
  if (post.film === true) return { ...base, ...(await wholeFilm(table, game)), picture: null, controls: [] };
  const events = post.story === undefined ? [] : await storyEvents(table, game, post.story);
  const state = await table.stateAt(game, post.version);
  const told = chapterLines(table, game, state, null, events);
  const past = post.past === true ? await pastLines(table, game) : [];
  const invites = post.invites === true ? invitationLines(table.moduleOf(game), game) : [];
  const fixed: readonly Line[] = [...post.lines, ...invites, ...told];
  const live = post.live === undefined ? null : await livePart(table, game, post.live, as);
  // Only a card shows its affair's current picture; others keep that of the chapter they told.
  const drawn = post.live?.affair === undefined ? null : (live?.picture ?? null);
  // A chapter's picture stands under that chapter; later events are told below it.
  const ofChapter = post.picture !== undefined && drawn === null && fixed.length > 0;
  const all = [...fixed, ...(live?.lines ?? post.closing ?? []), ...past];
  const lines = as === 'superseded' && all.length === 0 ? await stillAsked(table, game, post) : all;
  const module = table.moduleOf(game);
  const pressable = post.panel !== undefined && as === 'newest';
  const resolved = {
    ...base,
    lines,
    asks: fixed.length + (ofChapter ? 0 : (live?.told.to ?? 0)),
    controls: pressable ? publicPanel(table, game, await table.stateOf(game)) : await callControls(table, game, post),
    ...(live === null ? {} : { live: liveLines(fixed.length, live, drawn !== null) }),
  };
  if (drawn !== null) return { ...resolved, picture: pictureOf(module, game, drawn.state, null, drawn.request) };
  const request = post.picture?.request;
  const shown = request?.show === 'changes' && request.events?.length === 0 ? { ...request, events } : request;
  const seen = post.picture === undefined ? null : await shownState(table, game, post.picture);
  if (post.picture === undefined || shown === undefined || seen === null) return { ...resolved, picture: null };
  const ref = { ...post.picture, request: shown };
  const stale = post.story !== undefined && (await showsNothingNew(table, game, post.story, ref, seen));
  return { ...resolved, picture: stale ? null : pictureOf(module, game, seen, null, shown) };
}

/** A direct message includes secrets. */
async function callControls(table: TableContext, game: GameRecord, { call, to }: Post): Promise<Controls> {
  if (call !== true || game.phase !== 'playing') return [];
  if (to.kind !== 'direct') return [[myTurnButton(game), shortcutButton(game, 'rules')]];
  const panel = privatePanel(table, game, await table.stateOf(game), to.userId);
  return panel.length < table.limits.rows ? [...panel, [shortcutButton(game, 'rules')]] : panel;
}

function liveLines(from: number, { told }: LivePart, drawn: boolean): LiveLines {
  return { told: { from: from + told.from, to: from + told.to }, drawn };
}

/** For a game whose rules are missing, only this can be said. */
function isTablesOwn(line: Line): boolean {
  return line.from === 'table' && line.module === undefined;
}

/** A message to one person is in his language, anything else in the table's. */
async function localeFor(table: TableContext, game: GameRecord, { to }: Post): Promise<Locale> {
  if (to.kind !== 'direct') return game.locale;
  const { locale } = await table.deps.store.preferences(to.userId);
  return locale ?? game.locale;
}

/**
 * The rest of a call whose story the next post tells: what those called are still asked, without a running time. Once
 * they have answered nothing of it is left, and the edge takes the message away.
 */
async function stillAsked(table: TableContext, game: GameRecord, { mentions }: Post): Promise<readonly Line[]> {
  const called = game.seats.flatMap(({ seat, userId }) => (userId !== null && mentions.includes(userId) ? [seat] : []));
  const owed = inPublic(await table.deps.store.obligations(game.id));
  const theirs = owed.filter(({ seats }) => seats.some((seat) => called.includes(seat)));
  return owedLines(
    game.module,
    theirs.map((one) => ({ ...one, dueAt: null })),
  );
}

/** What the game is and its current setup, for those about to join; it is updated until the game begins. */
function invitationLines(module: GameModule, game: GameRecord): readonly Line[] {
  const places = module.setup.seatsFor(game.setup);
  return [
    ...glanceLines(module),
    ...setupSummary(module, game),
    ...(places.ok ? [seatsLine(places.value)] : []),
    ...(game.challenge === null ? [] : takenUpLines(game.challenge)),
    fingerprintMark(game),
  ];
}

function seatsLine({ min, max }: { readonly min: number; readonly max: number }): Line {
  return min === max
    ? { from: 'table', key: 'game.seats-exactly', values: { count: max } }
    : { from: 'table', key: 'game.seats-wanted', values: { min, max } };
}

/**
 * Whom a post names: those it called when sent. A live post keeps only those still asked; otherwise a name would stand
 * under what only others can answer.
 */
async function mentionsNow(table: TableContext, game: GameRecord, post: Post, as: PostUse): Promise<readonly string[]> {
  const { mentions } = post;
  if (post.live === undefined || as === 'superseded' || game.version <= post.version || mentions.length === 0)
    return mentions;
  const awaited = inPublic(await table.deps.store.obligations(game.id)).flatMap(({ seats }) => seats);
  const seated = game.seats.filter(({ seat }) => awaited.includes(seat)).map(({ userId }) => userId);
  const invited = game.requests.map((request) => (request.what === 'hand' ? request.to : null));
  return mentions.filter((userId) => seated.includes(userId) || invited.includes(userId));
}
