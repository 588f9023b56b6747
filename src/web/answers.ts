import { isList, isObject, isText, type Json, type JsonObject } from '../core/json.js';
import type { Locale } from '../core/words.js';
import { readToken } from '../table/controls/token.js';
import type { Control, Reply } from '../table/ports/message.js';
import type { GameRecord } from '../table/ports/store.js';
import type { Asker } from '../table/request.js';
import { peopleOf, seatsOf } from '../table/seats.js';
import type { Pressable } from '../table/service.js';
import { completions } from '../table/typed/completer.js';
import { readCommand } from '../table/typed/typed-command.js';
import { isOfTrial } from '../table/whatif/buttons.js';
import type { Guest } from './guest.js';
import { Home } from './home.js';
import { deltaOf, Kept, type Taken, takeShot } from './shots.js';
import type { AboutShown, ControlShown, MomentShown, ReplyShown, RowsShown, TrailShown } from './shown.js';
import { type AnswerParts, replyShown, rowsShown } from './speech.js';
import { labelOf, textOf } from './style.js';

/** How many shots are remembered, to send differences from. */
const KEPT = 400;

/** What the page may ask, each answered for one guest in one language. */
export class Answers {
  readonly parts: AnswerParts;
  readonly kept = new Kept(KEPT);
  readonly home: Home;

  constructor(parts: AnswerParts) {
    this.parts = parts;
    this.home = new Home(parts);
  }

  gameOf({ gameId, channelId }: Guest): Promise<GameRecord | null> {
    const { store } = this.parts;
    return gameId === null ? store.inChannel(channelId) : store.find(gameId);
  }

  /** The same for all who see the same: watchers of one game share their shots. */
  async readerOf(guest: Guest, locale: Locale): Promise<string> {
    const game = await this.gameOf(guest);
    return `${game?.id ?? guest.channelId} ${guest.userId ?? ''} ${locale}`;
  }

  async shot(guest: Guest, locale: Locale): Promise<Taken | null> {
    const { watched, store } = this.parts;
    const game = await this.gameOf(guest);
    if (game === null) return null;
    const { userId } = guest;
    const moment = await watched.watch({ gameId: game.id, seat: seatIn(game, userId) });
    if (moment === null) return null;
    const pressable = userId === null ? NOTHING : await watched.pressable(game.id, userId);
    const taken = takeShot(this.parts, { moment, pressable, owed: await store.obligations(game.id), userId }, locale);
    this.kept.keep(await this.readerOf(guest, locale), taken);
    return taken;
  }

  async act(guest: Guest, locale: Locale, asked: Json): Promise<ReplyShown | null> {
    if (!isObject(asked) || !isText(asked.id) || guest.userId === null) return null;
    const { say, plotter, table } = this.parts;
    const { userId, userName, channelId, guildId } = guest;
    const language = (await this.parts.store.preferences(userId)).locale ?? locale;
    const asker = {
      requestId: `web:${userId}:${asked.id.slice(0, 60)}`,
      ...{ userId, userName, channelId, guildId, linked: guest.key !== null },
      ...(guest.gameId === null ? {} : { onlyGame: guest.gameId }),
    };
    const request = { ...asker, locale: language };
    const voice = { say, plotter, locale: language };
    const reply = isText(asked.line)
      ? await this.line(guest, request, asked.line)
      : isText(asked.token) && mayPress(guest, asked.token)
        ? await table.press({ ...request, token: asked.token, ...filledIn(asked) })
        : null;
    if (reply === null) return null;
    const game = await this.gameOf(guest);
    if (game !== null) await this.parts.acted?.(game);
    const seen = game === null ? null : await this.shot(guest, locale);
    const places = seen?.shot.board?.places ?? [];
    const { panelFrom } = reply;
    // The panel and where the game stands are on the page already, and newer: others may have played since.
    if (panelFrom !== undefined && reply.gameId === game?.id)
      return replyShown(voice, { ...reply, lines: reply.lines.slice(0, panelFrom), controls: [] }, places);
    const shown = besidePanel(replyShown(voice, reply, places), seen?.shot.rows ?? []);
    return seen !== null && reply.gameId === game?.id ? { ...shown, offer: seen.shot.offer } : shown;
  }

  private async line(guest: Guest, asker: Asker, line: string): Promise<Reply | null> {
    const { table } = this.parts;
    const game = await this.gameOf(guest);
    const typed = readCommand(table.commands(), game?.module ?? null, line, () => null);
    if (!typed.ok)
      return { lines: [{ from: 'rejection', module: null, rejection: typed.rejection }], refused: typed.rejection };
    return table.execute({ ...asker, ...typed.value, careful: true });
  }

  async complete(guest: Guest, locale: Locale, line: string): Promise<readonly [readonly string[], string]> {
    const game = await this.gameOf(guest);
    const place = {
      table: this.parts.table,
      channelId: guest.channelId,
      user: guest.userId ?? '',
      locale,
      here: game?.module ?? null,
      people: game?.seats.flatMap(({ userName }) => (userName === '' ? [] : [userName])) ?? [],
    };
    return line.startsWith('@') ? [[], line] : completions(place, line);
  }

  /** What a place is, and what can be asked about it. */
  async about(guest: Guest, locale: Locale, place: string): Promise<AboutShown | null> {
    const { watched, say } = this.parts;
    const [game, seen] = [await this.gameOf(guest), await this.shot(guest, locale)];
    const places = seen?.shot.board?.places ?? [];
    if (game === null || !places.some(({ id }) => id === place)) return null;
    const { userId } = guest;
    const { questions } = userId === null ? NOTHING : await watched.pressable(game.id, userId);
    const about = questions.map((row) => row.flatMap((control) => narrowed(control, place)));
    const told = await watched.placeTold({ gameId: game.id, seat: seatIn(game, userId) }, place);
    return {
      text: textOf(say, locale, peopleOf(game), told),
      rows: rowsShown({ say, locale }, about, {}, places).filter((row) => row.length > 0),
    };
  }

  async trail(guest: Guest, locale: Locale): Promise<TrailShown | null> {
    const game = await this.gameOf(guest);
    if (game === null) return null;
    const trail = await this.parts.watched.trail({ gameId: game.id, seat: seatIn(game, guest.userId) });
    if (trail === null) return null;
    const label = labelOf(this.parts.say, locale, trail.people);
    return {
      steps: trail.steps,
      acted: trail.acted,
      chapters: trail.chapters.map(({ at, to, line, turn }) => ({
        ...{ at, to },
        label: turn === null ? label(line) : `${turn} · ${label(line)}`,
      })),
    };
  }

  /** A step, as what differs from a shot that the page has. */
  async moment(guest: Guest, locale: Locale, at: number, have: string | null): Promise<MomentShown | null> {
    const game = await this.gameOf(guest);
    if (game === null || !Number.isInteger(at)) return null;
    const moment = await this.parts.watched.moment({ gameId: game.id, seat: seatIn(game, guest.userId) }, at);
    if (moment === null) return null;
    const taken = takeShot(this.parts, { moment, pressable: NOTHING, owed: [], userId: guest.userId }, locale);
    const reader = await this.readerOf(guest, locale);
    const delta = deltaOf(this.kept.find(reader, have), taken);
    this.kept.keep(reader, taken);
    return { at, delta };
  }
}

const NOTHING: Pressable = { panel: [], touch: [], questions: [], stands: [] };

/** The panel stands on the page already: of an answer only what is not in it, and whether it asks something itself. */
function besidePanel(reply: ReplyShown, panel: RowsShown): ReplyShown {
  // The field that a button opens has that button's token.
  const nameOf = ({ kind, token }: ControlShown) => `${kind} ${token}`;
  const known = new Set(panel.flat().map(nameOf));
  const rows = reply.rows.map((row) => row.filter((control) => !known.has(nameOf(control))));
  const asks = rows.flat().some(({ token }) => ASKING.test(token));
  return asks ? { ...reply, asks } : { ...reply, rows: rows.filter((row) => row.length > 0) };
}
/** Walks, confirmed walks and forms. */
const ASKING = /^[wyf]\./;

function seatIn(game: GameRecord, userId: string | null) {
  return userId === null ? null : (seatsOf(game, userId)[0] ?? null);
}

/** A link to one game presses nothing of another one; of trials the table knows which are of this one. */
function mayPress({ gameId }: Guest, token: string): boolean {
  const read = readToken(token);
  if (gameId === null || read === null) return gameId === null;
  return read.gameId === gameId || read.kind === 'rules' || isOfTrial(read);
}

function filledIn({ values, given }: JsonObject) {
  const list = (from: Json | undefined) => (isList(from) ? from.filter(isText) : []);
  return {
    ...(isList(values) ? { values: list(values) } : {}),
    ...(isList(given) ? { given: given.map(list) } : {}),
  };
}

function narrowed(control: Control, place: string): Control[] {
  if (control.kind !== 'select') return [];
  const choices = control.choices.filter(({ thing }) => thing?.id === place);
  return choices.length === 0 ? [] : [{ ...control, choices }];
}
