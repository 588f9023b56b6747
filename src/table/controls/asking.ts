import type { GameModule, State } from '../../core/game-module.js';
import type { Domain, Offer } from '../../core/offer.js';
import type { Term } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { Line } from '../ports/message.js';
import { shown, slotTerm } from './choices.js';
import { type Token, writeToken } from './token.js';
import type { Walk } from './walk.js';

/** A question that is being asked: of whom, on which state, and how what is pressed is written. */
export interface Asking {
  readonly module: GameModule;
  readonly state: State;
  readonly token: Token & { readonly seat: SeatId };
}

/** The token of a walk, at a page of a long list. */
export function at({ token }: Asking, path: string, page = 0): string {
  return writeToken({ ...token, kind: 'walk', path, page });
}

export function slotLine({ module }: Asking, domain: Domain): Line {
  return { from: 'table', key: 'panel.slot', module: module.id, values: { slot: slotTerm(domain) } };
}

export function verbLine(module: GameModule, offer: Offer): Line {
  const line = { from: 'game', module: module.id, key: `verb.${offer.verb}` } as const;
  return offer.values === undefined ? line : { ...line, values: offer.values };
}

/** What is being done, and what was chosen for it so far; what was chosen without asking with its question and its note. */
export function chosenLines(
  module: GameModule,
  { offer, said, unasked }: Pick<Walk, 'offer' | 'said' | 'unasked'>,
): readonly Line[] {
  const steps = said.flatMap((term, place): readonly Line[] => {
    const chosen = listed(term);
    if (chosen.length === 0) return [];
    const alone = unasked[place];
    if (alone === undefined) return [{ from: 'table', key: 'panel.chosen', module: module.id, values: { chosen } }];
    const values = { slot: { kind: 'slot', id: alone.slot }, chosen };
    const line: Line = { from: 'table', key: 'panel.chosen-alone', module: module.id, values };
    const { note } = shown(module, alone.choice);
    return [note === undefined ? line : { from: 'noted', line, note }];
  });
  return [verbLine(module, offer), ...steps];
}

/** "3 infantry and 1 cavalry": the counts stand beside the names. */
function listed(term: Term): readonly Term[] {
  return typeof term === 'object' && Array.isArray(term) ? term : [term];
}
