import type { GameModule, State } from '../../core/game-module.js';
import type { Offer } from '../../core/offer.js';
import type { NameTerm } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { inPublic } from '../change/awaited.js';
import type { Control, Controls, Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { isSelfPlayed, seatsOf, seenBy } from '../seats.js';
import { answerButtons } from './answers.js';
import { button, rowsOf } from './question.js';
import { setupButton } from './setup-panel.js';
import { writeToken } from './token.js';
import { offersOf, sameOffer } from './walk.js';

/** What the table itself lets one press. */
export const TABLE_VERBS = ['join', 'leave', 'start', 'agree', 'refuse'] as const;
export type TableVerb = (typeof TABLE_VERBS)[number];

/** Buttons of one panel: four rows of five, so that a row is left for others. */
const MOST_BUTTONS = 20;

/** What this person may press now: of all his seats. */
export function privatePanel(module: GameModule, game: GameRecord, state: State | null, userId: string): Controls {
  const mine = seatsOf(game, userId);
  switch (game.phase) {
    case 'gathering':
      return gatheringPanel(
        game,
        mine.length > 0,
        game.masterId === userId,
        game.masterId === userId && module.setupOptions.length > 0 ? [setupButton(game)] : [],
      );
    case 'playing': {
      if (state === null) return [];
      const owing = mine.filter((seat) => module.offers(state, seat).some((offer) => offer.optional !== true));
      const alone = owing.length === 1 && game.undoAsked === null;
      const several = mine.length > 1 ? seenBy(module, game, state, null) : null;
      const buttons = mine.flatMap((seat) => [
        ...consentButtons(game, seat),
        ...offerButtons(module, game, state, seat, module.offers(state, seat), alone).map((one) =>
          several === null ? one : ofSeat(one, module, seat, module.roleOf?.(several, seat) ?? null),
        ),
      ]);
      return rowsOf(buttons.slice(0, MOST_BUTTONS));
    }
    case 'paused':
    case 'over':
    case 'archived':
      return [];
  }
}

/** Whoever has several seats sees whose button it is. */
function ofSeat(control: Control, module: GameModule, seat: SeatId, role: NameTerm | null): Control {
  return { ...control, label: { from: 'of-seat', module: module.id, seat, role, line: control.label } };
}

/**
 * The buttons that everybody sees: what the one obligation asks for, as far as that tells no secret (any of those it
 * awaits may press them); where several things are awaited, each opens his own panel.
 */
export function publicPanel(module: GameModule, game: GameRecord, state: State | null): Controls {
  if (game.phase === 'gathering') return gatheringPanel(game, false, true);
  if (game.phase !== 'playing' || state === null) return [];
  const groups = inPublic(module.obligations(state)).map(({ seats }) =>
    seats.filter((seat) => !isSelfPlayed(game, seat)),
  );
  const awaited = new Set(groups.filter((seats) => seats.length > 0).map((seats) => seats.join()));
  const only = groups.find((seats) => seats.length > 0)?.[0];
  const owed =
    only === undefined || awaited.size > 1
      ? []
      : module.offers(state, only).filter((offer) => offer.optional !== true && offer.secret !== true);
  const menu = button(tokenOf(game, null, 'menu', ''), { from: 'table', key: 'panel.menu' }, 'secondary');
  const consents = game.undoAsked === null ? [] : consentButtons(game, null);
  const offers = only === undefined ? [] : offerButtons(module, game, state, only, owed, consents.length === 0);
  return rowsOf([...consents, ...offers.slice(0, MOST_BUTTONS - 3), menu]);
}

/** `alone`: nothing else is asked under the same words, so that a bare "yes" can only mean this seat's question. */
function offerButtons(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId,
  shown: readonly Offer[],
  alone: boolean,
): readonly Control[] {
  const all = offersOf(module, state, seat);
  const place = (offer: Offer) => all.findIndex((other) => sameOffer(other, offer));
  const verb = (offer: Offer, style: 'primary' | 'secondary') =>
    button(tokenOf(game, seat, 'walk', place(offer).toString(36)), verbLine(module, offer), style);
  const owed = shown.filter((offer) => offer.optional !== true);
  const [only] = owed;
  const answers =
    alone && only !== undefined && owed.length === 1 ? answerButtons(module, game, state, seat, place(only)) : null;
  return [
    ...(answers ?? owed.map((offer) => verb(offer, 'primary'))),
    ...shown.filter((offer) => offer.optional === true).map((offer) => verb(offer, 'secondary')),
  ];
}

export function verbLine(module: GameModule, offer: Offer): Line {
  const line = { from: 'game', module: module.id, key: `verb.${offer.verb}` } as const;
  return offer.values === undefined ? line : { ...line, values: offer.values };
}

function gatheringPanel(game: GameRecord, seated: boolean, master: boolean, more: readonly Control[] = []): Controls {
  const verbs: TableVerb[] = [seated ? 'leave' : 'join'];
  if (master) verbs.push('start');
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
