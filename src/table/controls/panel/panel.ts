import type { GameModule } from '../../../core/game-module.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Offer } from '../../../core/offer.js';
import type { NameTerm } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import { inPublic, owedLines } from '../../change/awaited.js';
import type { TableContext } from '../../context.js';
import type { EdgeLimits } from '../../ports/edge-limits.js';
import type { Control, Controls, Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { isSelfPlayed, peopleOf, seatsOf, seenBy } from '../../seats.js';
import { button, rowsOf } from '../buttons.js';
import { ownFormButton } from '../form/form.js';
import { offeredAlike, openOffers, oweTheSame, sameOffer } from '../question/offers.js';
import { gameToken } from '../token.js';
import { aheadLines, threatLines } from './preview.js';
import { seatControls } from './seat-controls.js';
import { myTurnButton, publicShortcuts, shortcutButton, withShortcuts } from './shortcuts.js';
import {
  consentButtons,
  endedPanel,
  gatheringPanel,
  mastersControls,
  mayAnswerRequest,
  pausedPanel,
  requestButtons,
} from './table-buttons.js';

/**
 * Lines, then what this person is awaited for (or who is awaited), then his buttons. `before`: the state before he did
 * something; what threatened then as now is not said again.
 */
export async function panelReply(
  table: TableContext,
  game: GameRecord,
  userId: string,
  lines: readonly Line[],
  page = 0,
  before: State | null = null,
): Promise<Reply> {
  const state = await table.stateOf(game);
  const controls = await withShortcuts(table, game, privatePanel(table, game, state, userId, page), userId);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [...lines, ...(await whereItStands(table, game, state, userId, before))],
    panelFrom: lines.length,
    ...(controls.length > 0 ? { controls } : {}),
  };
}

/** What this person is awaited for and what it would bring, or who else is awaited. */
export async function whereItStands(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  userId: string,
  before: State | null = null,
): Promise<readonly Line[]> {
  switch (game.phase) {
    case 'gathering':
      return [{ from: 'table', key: 'phase.gathering' }];
    case 'paused':
      return [{ from: 'table', key: 'phase.paused' }];
    case 'over':
    case 'archived':
      return [{ from: 'table', key: 'phase.over' }];
    case 'playing': {
      const mine = seatsOf(game, userId);
      const open = await table.deps.store.obligations(game.id);
      const owed = open.filter(({ seats }) => seats.some((seat) => mine.includes(seat)));
      const told = mine.length > 0 ? false : undefined;
      if (owed.length === 0) return owedLines(game.module, inPublic(open), told);
      const owing = mine.filter((seat) => owed.some(({ seats }) => seats.includes(seat)));
      if (state === null) return owedLines(game.module, owed, true);
      const module = table.moduleOf(game);
      const turns = owing.filter((seat) => owed.some(({ kind, seats }) => kind === 'turn' && seats.includes(seat)));
      const ahead = owing.flatMap((seat) => aheadLines(module, state, seat));
      const threats = threatLines(module, state, turns);
      const known = new Set(
        before === null ? [] : threatLines(module, before, turns).map((line) => JSON.stringify(line)),
      );
      const fresh = threats.filter((line) => !known.has(JSON.stringify(line)));
      return [...fresh, ...ahead, ...owedLines(game.module, owed, true)];
    }
  }
}

/** At most two side requests; the others follow once these are answered. */
const MOST_REQUESTS = 2;

/** Puts a row above the others. */
function underRequests({ limits }: TableContext, requests: readonly Control[], panel: Controls): Controls {
  return [...rowsOf(limits, requests.slice(0, 2 * MOST_REQUESTS)), ...panel];
}

/** What this person may press now: requests to him, and all his seats. The rest goes on further pages. */
export function privatePanel(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  userId: string,
  page = 0,
): Controls {
  const asked = requestButtons(game, (request) => mayAnswerRequest(game, request, userId));
  return underRequests(table, asked, playPanel(table, game, state, userId, page));
}

function playPanel(table: TableContext, game: GameRecord, state: State | null, userId: string, page: number): Controls {
  const module = table.moduleOf(game);
  const mine = seatsOf(game, userId);
  switch (game.phase) {
    case 'gathering':
      return gatheringPanel(
        table.limits,
        module,
        game,
        mine.length > 0,
        game.masterId === userId,
        game.masterId === userId ? mastersControls(module, game) : [],
      );
    case 'playing': {
      if (state === null) return [];
      const owing = mine.filter((seat) => module.offers(state, seat).some((offer) => offer.optional !== true));
      const alone = owing.length === 1 && game.undoAsked === null;
      const several = mine.length > 1 ? seenBy(module, game, state, null) : null;
      const named = (seat: SeatId, one: Control) =>
        several === null
          ? one
          : ofSeat(one, module, seat, module.seats(several).find((one) => one.seat === seat)?.role ?? null);
      const menus: Control[] = [];
      const buttons: Control[] = [];
      for (const seat of mine) {
        const shown = seatControls(table, game, state, seat, module.offers(state, seat), alone, true);
        if (shown.menu !== null) menus.push(named(seat, shown.menu));
        buttons.push(...consentButtons(game, seat), ...shown.buttons.map((one) => named(seat, one)));
      }
      return onPage(table.limits, game, menus, buttons, page);
    }
    case 'over':
      return endedPanel(game);
    case 'paused':
      return mine.length > 0 || game.masterId === userId ? pausedPanel(game) : [];
    case 'archived':
      return [];
  }
}

/** With several seats, each button names its seat. */
function ofSeat(control: Control, module: GameModule, seat: SeatId, role: NameTerm | null): Control {
  return { ...control, label: { from: 'of-seat', module: module.id, seat, role, line: control.label } };
}

/** The buttons that everyone sees: side requests, and what the game asks. */
export function publicPanel(table: TableContext, game: GameRecord, state: State | null): Controls {
  return underRequests(
    table,
    requestButtons(game, () => true),
    sharedPanel(table, game, state),
  );
}

/** Whether anything of this game may have been told in a few lines. */
function mayShorten({ meanings }: GameModule, state: State): boolean {
  return meanings.summary !== undefined && (meanings.shortens?.(state) ?? true);
}

/**
 * The public part of a single obligation (any of those it awaits may press), or of several that ask the same; if
 * several things are awaited, everyone opens his own panel.
 */
function sharedPanel(table: TableContext, game: GameRecord, state: State | null): Controls {
  const { limits } = table;
  if (game.phase === 'gathering') return gatheringPanel(limits, table.moduleOf(game), game, false, true);
  if (game.phase === 'over') return endedPanel(game);
  if (game.phase === 'paused') return pausedPanel(game);
  if (game.phase !== 'playing' || state === null) return [];
  const module = table.moduleOf(game);
  const open = inPublic(module.obligations(state))
    .map((owed) => ({ ...owed, seats: owed.seats.filter((seat) => !isSelfPlayed(game, seat)) }))
    .filter(({ seats }) => seats.length > 0);
  const [first] = open;
  const awaited = new Set(open.map(({ seats }) => seats.join()));
  const [only, ...others] = first?.seats ?? [];
  const owed = first === undefined || only === undefined ? [] : owedOpenly(module, state, open, awaited.size > 1);
  const inForm = open.some((one) => one.inForm === true) ? [ownFormButton(game)] : [];
  // What was told in a few lines can be read in full.
  const whole = mayShorten(module, state) ? [shortcutButton(game, 'everything')] : [];
  const ways = [myTurnButton(game), ...inForm, ...whole, shortcutButton(game, 'more')];
  const consents = game.undoAsked === null ? [] : consentButtons(game, null);
  if (only === undefined) return [...rowsOf(limits, [...consents, ...ways]), publicShortcuts(game)];
  const shown = seatControls(table, game, state, only, owed, consents.length === 0);
  const menus = shown.menu === null ? [] : [shown.menu];
  // Options that only some of them have (onlookers at a battle) get a button too.
  const seen = [...owed];
  const more = (awaited.size > 1 ? [] : others).flatMap((seat) => {
    const fresh = openOffers(module, state, seat).filter((offer) => !seen.some((other) => sameOffer(other, offer)));
    seen.push(...fresh);
    return fresh.length === 0 ? [] : seatControls(table, game, state, seat, fresh, false).buttons;
  });
  const played = [...shown.buttons, ...more].slice(0, buttonsMost(limits) - consents.length - ways.length);
  const buttons = [...consents, ...played, ...ways];
  return [...underMenus(limits, menus, buttons), publicShortcuts(game)];
}

/** For one obligation the offers of its first seat; for several the offers all share. */
function owedOpenly(module: GameModule, state: State, open: readonly Obligation[], several: boolean): readonly Offer[] {
  const [first, ...others] = open;
  const [only] = first?.seats ?? [];
  if (first === undefined || only === undefined) return [];
  if (!several) return openOffers(module, state, only);
  if (!others.every((other) => oweTheSame(first, other))) return [];
  return offeredAlike(module, state, [...new Set(open.flatMap(({ seats }) => seats))]);
}

/** Buttons of one panel, leaving one row for a menu and one for others. */
function buttonsMost({ rows, buttons }: EdgeLimits): number {
  return (rows - 2) * buttons;
}

/** As many menus as leave a row for buttons. */
function underMenus(limits: EdgeLimits, menus: readonly Control[], buttons: readonly Control[]): Controls {
  const rows = rowsOf(limits, buttons.slice(0, buttonsMost(limits)));
  return [...menus.slice(0, limits.rows - 1 - rows.length).map((menu) => [menu]), ...rows];
}

/** Menus and the most used buttons come first; the other buttons follow page by page. */
function onPage(
  limits: EdgeLimits,
  game: GameRecord,
  menus: readonly Control[],
  buttons: readonly Control[],
  page: number,
): Controls {
  if (buttons.length <= buttonsMost(limits)) return underMenus(limits, menus, buttons);
  // One of them leads to the next page.
  const each = buttonsMost(limits) - 1;
  const last = Math.ceil(buttons.length / each) - 1;
  const at = Math.min(page, last);
  const part = buttons.slice(at * each, (at + 1) * each);
  const onward = at < last ? [pageButton(game, at + 1)] : [];
  const back = at > 0 ? [[myTurnButton(game, 'panel.back')]] : [];
  return [...underMenus(limits, at > 0 ? [] : menus, [...part, ...onward]), ...back];
}

function pageButton(game: GameRecord, page: number): Control {
  return button(gameToken(game, 'menu', '', page), { from: 'table', key: 'panel.others' });
}
