import type { GameModule, State } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import type { Offer } from '../../core/offer.js';
import type { NameTerm } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { inPublic } from '../change/awaited.js';
import { isBot } from '../pilots.js';
import type { Control, Controls } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord } from '../ports/store.js';
import { isSelfPlayed, seatsOf, seenBy } from '../seats.js';
import { isAlike, offeredAlike, openOffers } from './asked-alike.js';
import { button, rowsOf } from './choices.js';
import { endedPanel } from './ended-panel.js';
import { ownFormButton } from './own-form.js';
import { MOST_BUTTONS, onPage, underMenus } from './panel-pages.js';
import { concerns, requestButtons } from './request-buttons.js';
import { seatControls } from './seat-controls.js';
import { setupButton } from './setup-panel.js';
import { myTurnButton, publicShortcuts, shortcutButton } from './shortcuts.js';
import { writeToken } from './token.js';
import { sameOffer } from './walk.js';

/** What the table itself lets one press. */
export const TABLE_VERBS = [
  'join',
  'leave',
  'start',
  'agree',
  'refuse',
  'yes',
  'no',
  'end',
  'pilot',
  'hand',
  'fill',
  'reopen',
  'rematch',
] as const;
export type TableVerb = (typeof TABLE_VERBS)[number];

/** Two of what was asked beside the play; the others follow when these are answered. */
const MOST_REQUESTS = 2;

/** A row above the others. */
function underRequests(requests: readonly Control[], panel: Controls): Controls {
  return [...rowsOf(requests.slice(0, 2 * MOST_REQUESTS)), ...panel];
}

/** What this person may press now: what he is asked, and of all his seats. What is too much for one panel is on further pages. */
export function privatePanel(
  module: GameModule,
  game: GameRecord,
  state: State | null,
  userId: string,
  page = 0,
): Controls {
  const asked = requestButtons(game, (request) => concerns(game, request, userId));
  return underRequests(asked, playPanel(module, game, state, userId, page));
}

function playPanel(module: GameModule, game: GameRecord, state: State | null, userId: string, page: number): Controls {
  const mine = seatsOf(game, userId);
  switch (game.phase) {
    case 'gathering':
      return gatheringPanel(
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
        several === null ? one : ofSeat(one, module, seat, module.roleOf?.(several, seat) ?? null);
      const menus: Control[] = [];
      const buttons: Control[] = [];
      for (const seat of mine) {
        const shown = seatControls(module, game, state, seat, module.offers(state, seat), alone);
        if (shown.menu !== null) menus.push(named(seat, shown.menu));
        buttons.push(...consentButtons(game, seat), ...shown.buttons.map((one) => named(seat, one)));
      }
      return onPage(game, menus, buttons, page);
    }
    case 'over':
      return endedPanel(game);
    case 'paused':
    case 'archived':
      return [];
  }
}

/** Whoever has several seats sees whose button it is. */
function ofSeat(control: Control, module: GameModule, seat: SeatId, role: NameTerm | null): Control {
  return { ...control, label: { from: 'of-seat', module: module.id, seat, role, line: control.label } };
}

/** The buttons that everybody sees: what somebody is asked beside the play, and what the play asks for. */
export function publicPanel(module: GameModule, game: GameRecord, state: State | null): Controls {
  return underRequests(
    requestButtons(game, () => true),
    sharedPanel(module, game, state),
  );
}

/**
 * What the one obligation asks for, as far as that tells no secret (any of those it
 * awaits may press them), or several that ask all the same; where several things are awaited, each opens his own panel.
 */
function sharedPanel(module: GameModule, game: GameRecord, state: State | null): Controls {
  if (game.phase === 'gathering') return gatheringPanel(game, false, true);
  if (game.phase === 'over') return endedPanel(game);
  if (game.phase !== 'playing' || state === null) return [];
  const open = inPublic(module.obligations(state))
    .map((owed) => ({ ...owed, seats: owed.seats.filter((seat) => !isSelfPlayed(game, seat)) }))
    .filter(({ seats }) => seats.length > 0);
  const [first] = open;
  const awaited = new Set(open.map(({ seats }) => seats.join()));
  const [only, ...others] = first?.seats ?? [];
  const owed = first === undefined || only === undefined ? [] : owedOpenly(module, state, open, awaited.size > 1);
  const inForm = open.some((one) => one.inForm === true) ? [ownFormButton(game)] : [];
  const ways = [myTurnButton(game), ...inForm, shortcutButton(game, 'more')];
  const consents = game.undoAsked === null ? [] : consentButtons(game, null);
  if (only === undefined) return [...rowsOf([...consents, ...ways]), publicShortcuts(game)];
  const shown = seatControls(module, game, state, only, owed, consents.length === 0);
  const menus = shown.menu === null ? [] : [shown.menu];
  // What only some of them may do (who looks on at a battle) has its button too.
  const seen = [...owed];
  const more = (awaited.size > 1 ? [] : others).flatMap((seat) => {
    const fresh = openOffers(module, state, seat).filter((offer) => !seen.some((other) => sameOffer(other, offer)));
    seen.push(...fresh);
    return fresh.length === 0 ? [] : seatControls(module, game, state, seat, fresh, false).buttons;
  });
  const played = [...shown.buttons, ...more].slice(0, MOST_BUTTONS - consents.length - ways.length);
  const buttons = [...consents, ...played, ...ways];
  return [...underMenus(menus, buttons), publicShortcuts(game)];
}

/** Of one obligation what its first seat is offered; of several what all of them are asked alike. */
function owedOpenly(module: GameModule, state: State, open: readonly Obligation[], several: boolean): readonly Offer[] {
  const [first, ...others] = open;
  const [only] = first?.seats ?? [];
  if (first === undefined || only === undefined) return [];
  if (!several) return openOffers(module, state, only);
  if (!others.every((other) => isAlike(first, other))) return [];
  return offeredAlike(module, state, [...new Set(open.flatMap(({ seats }) => seats))]);
}

/** What is played, and bots for the seats that are free, where the game has somebody who thinks. */
function mastersControls(module: GameModule, game: GameRecord): readonly Control[] {
  const chooses = module.setupOptions.length > 0 && game.challenge === null;
  const isFree = (seat: SeatRecord) => seat.userId === null && !isBot(seat);
  const fills = module.adviser !== undefined && game.seats.filter(isFree).length > 1;
  return [...(chooses ? [setupButton(game)] : []), ...(fills ? [tableButton(game, 'fill', 'secondary')] : [])];
}

function gatheringPanel(game: GameRecord, seated: boolean, master: boolean, more: readonly Control[] = []): Controls {
  const full = game.seats.every(({ userId }) => userId !== null);
  const verbs: TableVerb[] = seated ? ['leave'] : full ? [] : ['join'];
  if (master) verbs.push('start');
  if (verbs.length + more.length === 0) return [];
  return [[...verbs.map((verb) => tableButton(game, verb, verb === 'join' ? 'primary' : 'secondary')), ...more]];
}

/** Null: for whoever of those asked presses it. */
function consentButtons(game: GameRecord, seat: SeatId | null): readonly Control[] {
  const awaiting = game.undoAsked?.awaiting ?? [];
  if (awaiting.length === 0 || (seat !== null && !awaiting.includes(seat))) return [];
  const asked = game.undoAsked?.at ?? 0;
  return [tableButton(game, 'agree', 'primary', asked), tableButton(game, 'refuse', 'danger', asked)];
}

/** `asked`: the version at which an undo was asked. Agreeing to one is not agreeing to the next. */
function tableButton(
  game: GameRecord,
  verb: TableVerb,
  style: 'primary' | 'secondary' | 'danger',
  asked?: number,
): Control {
  const path = asked === undefined ? verb : `${verb}:${asked.toString(36)}`;
  return button(tokenOf(game, null, 'table', path), { from: 'table', key: `panel.${verb}` }, style);
}

function tokenOf(game: GameRecord, seat: SeatId | null, kind: 'walk' | 'menu' | 'table', path: string): string {
  return writeToken({ kind, gameId: game.id, version: game.version, seat, path, page: 0 });
}
