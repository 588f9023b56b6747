import type { GameEvent } from '../../core/chronicle.js';
import type { Affair } from '../../core/game-module.js';
import type { SceneRequest } from '../../core/scene.js';
import type { State } from '../../core/state.js';
import { inPublic, owedLines } from '../change/awaited.js';
import { eventLines } from '../change/event-lines.js';
import type { TableContext } from '../context.js';
import { openAheadLines, threatLines } from '../controls/panel/preview.js';
import { awayLines } from '../people/away-lines.js';
import type { Line } from '../ports/message.js';
import type { Live } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';
import type { PostUse } from '../service.js';
import { affairIn, cardLine, eventsOf } from './affairs.js';
import { storyEvents } from './story.js';

/** What a post tells beyond what it told when sent. */
export interface LivePart {
  readonly lines: readonly Line[];
  /** The lines that tell what happened: the oldest may be dropped to save room. */
  readonly told: { readonly from: number; readonly to: number };
  /** The picture of an affair, as it stands. */
  readonly picture: { readonly state: State; readonly request: SceneRequest } | null;
}

/**
 * The newest of these posts tells the current chapter, its open affair, and who is awaited now. Once replaced, a card
 * keeps how its affair went; any other post keeps what it told when sent.
 */
export async function livePart(table: TableContext, game: GameRecord, live: Live, as: PostUse): Promise<LivePart> {
  const state = await table.stateOf(game);
  const after = live.afterChapter === undefined ? {} : { afterChapter: live.afterChapter };
  const events = await storyEvents(table, game, { from: live.since, to: game.version, ...after });
  if (as === 'superseded') {
    const own = live.affair === undefined ? [] : eventsOf(live.affair, events);
    return { ...toldAlone(eventLines(table, game, state, null, own)), picture: null };
  }
  const module = table.moduleOf(game);
  const affair = affairIn(module, game, state);
  const card = affair === null ? [] : eventsOf(affair, events);
  const before = events.filter((event) => !card.includes(event));
  const said = (some: readonly GameEvent[]) => eventLines(table, game, state, null, some);
  const earlier = said(before);
  const told = [...earlier, ...said(card)];
  const stands = affair === null ? [] : [affair.title, ...affair.lines].map((line) => cardLine(module, line));
  const open = inPublic(await table.deps.store.obligations(game.id));
  const asked = [...new Set(open.flatMap(({ kind, seats }) => (kind === 'turn' ? seats : [])))];
  const threats = state === null ? [] : threatLines(module, state, asked);
  const ahead = state === null ? [] : asked.flatMap((seat) => openAheadLines(module, state, seat));
  const owed = owedLines(module.id, open);
  const waited = open.flatMap(({ kind, seats }) => (kind === 'window' ? [] : seats));
  const away = await awayLines(table, game, waited);
  const lines = [...told, ...stands, ...threats, ...ahead, ...owed, ...away];
  const picture = affair === null || state === null ? null : { state, request: withEvents(affair, card) };
  return { lines, told: { from: 0, to: told.length }, picture };
}

function toldAlone(lines: readonly Line[]): Pick<LivePart, 'lines' | 'told'> {
  return { lines, told: { from: 0, to: lines.length } };
}

function withEvents({ picture }: Affair, events: readonly GameEvent[]): SceneRequest {
  return { ...picture, events };
}
