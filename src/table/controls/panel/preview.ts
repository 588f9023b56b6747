import type { Preview } from '../../../core/contract/foresight.js';
import type { GameModule } from '../../../core/game-module.js';
import type { Choice, Offer } from '../../../core/offer.js';
import type { Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { peopleOf } from '../../seats.js';
import { button } from '../buttons.js';
import { chosenLines, verbLine } from '../question/choices.js';
import { openOffers } from '../question/offers.js';
import { oneStepBack, type Walk } from '../question/walk.js';
import { type Token, writeToken } from '../token.js';

/** Only losses, and choices that bind, are confirmed first. */
export function asksFirst(offer: Offer, preview: Preview | null): boolean {
  return offer.final === true || preview?.loses === true || preview?.binds === true;
}

/** What the action would mean, and whether to do it. */
export function confirmReply(
  module: GameModule,
  game: GameRecord,
  token: Omit<Token, 'kind' | 'path' | 'page'>,
  walk: Walk,
  preview: Preview | null,
  about: (choice: Choice) => Line | null = () => null,
): Reply {
  const sure = writeToken({ ...token, kind: 'sure', path: walk.path, page: 0 });
  const before = oneStepBack(walk.path);
  const back = writeToken({ ...token, kind: before === '' ? 'menu' : 'walk', path: before, page: 0 });
  // An automatic choice has not been shown anywhere yet.
  const told = preview === null ? chosenLines(module, walk, about) : [previewLine(module, preview)];
  const stays = walk.offer.final === true || preview?.binds === true;
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [...told, { from: 'table', key: stays ? 'panel.final' : 'panel.sure' }],
    controls: [
      [
        button(sure, { from: 'table', key: 'panel.confirm' }, 'danger'),
        button(back, { from: 'table', key: 'panel.cancel' }),
      ],
    ],
    confirm: sure,
  };
}

/** Where nobody can be asked (a script), what would have been said first is said with the answer. */
export function unaskedLine(module: GameModule, preview: Preview): Line {
  return { from: 'noted', line: { from: 'table', key: 'panel.unasked' }, note: previewLine(module, preview) };
}

/**
 * What Done would bring (battles that follow with their chances, gold left), told in advance; what is alike, once. Where
 * several things would bring something, each says which it is of.
 */
export function aheadLines(module: GameModule, state: State, seat: SeatId): readonly Line[] {
  const said = new Map<string, { readonly offer: Offer; readonly note: Line }>();
  for (const offer of module.offers(state, seat)) {
    const preview = offer.optional === true ? null : previewAtOnce(module, state, seat, offer);
    if (preview !== null)
      said.set(JSON.stringify([preview.key, preview.values]), { offer, note: previewLine(module, preview) });
  }
  const several = said.size > 1;
  return [...said.values()].map(({ offer, note }) =>
    several ? { from: 'noted', line: verbLine(module, offer), note } : note,
  );
}

/** The public part of it, shown under the post above the button that does it. */
export function openAheadLines(module: GameModule, state: State, seat: SeatId): readonly Line[] {
  return openOffers(module, state, seat).flatMap((offer) => {
    const preview = previewAtOnce(module, state, seat, offer);
    return preview?.open === true ? [previewLine(module, preview)] : [];
  });
}

/** What threatens these seats; what threatens several alike (one revolt against all) is said once. */
export function threatLines(module: GameModule, state: State, seats: readonly SeatId[]): readonly Line[] {
  const said = new Map<string, Phrase>();
  for (const seat of seats) {
    const threat = module.foresee.threat?.(state, seat) ?? null;
    if (threat !== null) said.set(JSON.stringify([threat.key, threat.values]), threat);
  }
  return [...said.values()].map((threat) => previewLine(module, threat));
}

/** The outcome noted on a button that asks nothing more. */
export function briefLine(module: GameModule, state: State, seat: SeatId, offer: Offer): Line | null {
  const preview = offer.optional === true || offer.secret === true ? null : previewAtOnce(module, state, seat, offer);
  return preview?.open === true && preview.brief !== undefined ? previewLine(module, preview.brief) : null;
}

function previewAtOnce(module: GameModule, state: State, seat: SeatId, { verb }: Offer): Preview | null {
  return module.ask(state, seat, verb, {}).kind === 'done' ? module.foresee.action(state, seat, { verb }) : null;
}

export function previewLine(module: GameModule, { key, values }: Phrase): Line {
  const line = { from: 'game', module: module.id, key: `preview.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}
